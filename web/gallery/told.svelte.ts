// A game that stands still: one legend and one view, for the screens that show games.
import { Told, type Around } from "../src/stores/told.svelte";
import type { Legend, SeatShown, View, Waiting } from "../src/protocol/generated/messages";

const NOBODY: Waiting = {
    ...{ seats: [], about: "", numbers: {}, public: null, question: null, away: [], undo: false },
    ...{ paused: false, pausing: [], left: {}, ending: null },
};
const PEOPLE = ["Lotte", "Bo", "Sam", "Ravi", "Nora", "Inès", "Aïcha", "Tom", "Kees", ""];

/** Who sits there: some people, and a bot on the last seat. */
export function sitting(seats: number): SeatShown[] {
    return Array.from({ length: seats }, (_, seat) => {
        const bot = seat === seats - 1;
        const person = { id: `${seat}`, name: PEOPLE[seat] ?? `${seat}` };
        const nobody = { role: "bandit", name: "", kept: null, bandits: [], ready: true, away: false, left: false };
        return { ...nobody, person: bot ? null : person, bot: bot ? "outlaw" : null };
    });
}

export class Still extends Told {
    override readonly alone = true;
    shown: Around;
    spectators = 0;

    constructor(legend: Legend, view: View, asking: Partial<Waiting> = {}) {
        super("still");
        this.seat = view.viewer >= 0 ? view.viewer : null;
        this.shown = { seats: sitting(legend.seats.length), options: { plan: "open", rated: false } };
        this.present = new Set(this.shown.seats.flatMap(({ person }) => person?.id ?? []));
        this.begins({ legend, view, event: 0, seen: null, asking: { ...NOBODY, ...asking } });
    }

    answer(): Promise<void> {
        return Promise.resolve();
    }

    undo(): Promise<void> {
        return Promise.resolve();
    }

    why(): Promise<null> {
        return Promise.resolve(null);
    }

    sketch(): Promise<never> {
        return Promise.reject(new Error("nobody is there to ask"));
    }
}
