// A replay that is looked at: loads it for a viewer, and says through whose eyes one may look.
import type { ReplayShown } from "../protocol/generated/http";
import { call } from "../protocol/http";
import { asProblem, type Problem } from "../protocol/problem";
import { me } from "../stores/me.svelte";
import { type Reel, reelOf } from "../game/reel";

export const ALL = "all";
export const ONLOOKER = "spectator";

/** A loaded game: as the server sends it, and its reel. */
export interface Loaded {
    readonly shown: ReplayShown;
    readonly reel: Reel;
}

export class Show {
    readonly id: string;
    loaded = $state.raw<Loaded | null>(null);
    problem = $state.raw<Problem | null>(null);
    wanted = $state(""); // through whose eyes one wants to look; they may still be on their way
    private asked = 0;

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

    /** Loads it for a viewer; without one, with all that may be seen. Null: it cannot be had, or others are wanted now. */
    async load(viewer: string | null): Promise<Loaded | null> {
        const asked = ++this.asked;
        this.wanted = viewer ?? "";
        this.problem = null;
        try {
            const shown = viewer === null ? await this.best() : await this.ask(viewer);
            if (asked !== this.asked) return null;
            this.loaded = { shown, reel: reelOf(shown) };
            this.wanted = shown.viewer;
            return this.loaded;
        } catch (error) {
            if (asked !== this.asked) return null;
            this.problem = asProblem(error);
            this.wanted = this.loaded?.shown.viewer ?? "";
            return null;
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
