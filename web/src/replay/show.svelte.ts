// A replay that is looked at: loads it for a viewer, and says through whose eyes one may look.
import type { ReplayShown } from "../protocol/generated/http";
import { call } from "../protocol/http";
import { asProblem, type Problem } from "../protocol/problem";
import { me } from "../stores/me.svelte";
import { type Reel, reelOf, sameMoment } from "../game/reel";

export const ALL = "all";
export const ONLOOKER = "spectator";

/** What was loaded: the game as the server sends it, its reel, and where to begin. */
export interface Loaded {
    readonly shown: ReplayShown;
    readonly reel: Reel;
    readonly event: number;
}

export class Show {
    readonly id: string;
    loaded = $state.raw<Loaded | null>(null);
    problem = $state.raw<Problem | null>(null);

    constructor(id: string) {
        this.id = id;
    }

    /** Whether everything may be seen. */
    get over(): boolean {
        const state = this.loaded?.shown.state;
        return state === "over" || state === "abandoned";
    }

    /** Through whose eyes one may look. */
    get viewers(): string[] {
        const seats = this.loaded?.shown.seats ?? [];
        const mine = seats.flatMap((seat, number) =>
            this.over || (seat.person !== null && seat.person === me.person?.id) ? [String(number)] : [],
        );
        return [...(this.over ? [ALL] : []), ...mine, ONLOOKER];
    }

    /** Loads it for a viewer, at an event; without one, with all that may be seen. */
    async load(viewer: string | null, event: number): Promise<void> {
        try {
            const shown = viewer === null ? await this.best() : await this.ask(viewer);
            this.loaded = { shown, reel: reelOf(shown), event };
            this.problem = null;
        } catch (error) {
            this.problem = asProblem(error);
        }
    }

    /** Looks at the same moment through other eyes. */
    async look(viewer: string, ply: number): Promise<void> {
        await this.load(viewer, 0);
        if (this.loaded?.shown.viewer === viewer) {
            this.loaded = { ...this.loaded, event: sameMoment(this.loaded.reel, ply) };
        }
    }

    private ask(viewer: string): Promise<ReplayShown> {
        return call("GET /api/replays/{replay}", { path: { replay: this.id }, query: { viewer } });
    }

    /** All of a game that is over; of one that runs, what one's own seat has seen, or everybody. */
    private async best(): Promise<ReplayShown> {
        try {
            return await this.ask(ALL);
        } catch (error) {
            if (asProblem(error).code !== "still-playing") throw error;
        }
        const open = await this.ask(ONLOOKER);
        const seat = open.seats.findIndex((one) => one.person !== null && one.person === me.person?.id);
        return seat < 0 ? open : this.ask(String(seat));
    }
}
