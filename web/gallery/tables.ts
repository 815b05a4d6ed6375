// Games for the page that shows whole screens: one that Python played for the tests, as far as an entry.
import { fold } from "../src/game/fold";
import { SPECTATOR } from "../src/game/table";
import type { Ending, Legend, View, Waiting } from "../src/protocol/generated/messages";
import type { Played } from "../src/testing/games";
import { madeLegend, madeView, MOVES } from "../src/testing/made";

export interface Shown {
    legend: Legend;
    view: View;
    asking: Partial<Waiting>;
    ending: Ending;
}

const GAMES = "/node_modules/.cache/games.json"; // `npm test` has them played

/** A played game as a viewer saw it at the first question after so many entries. */
export async function played(number: number, viewer: number, entries: number): Promise<Shown> {
    const { games } = (await (await fetch(GAMES)).json()) as { games: Played[] };
    const game = games[number];
    const told = game?.viewers.find((one) => one.viewer === viewer);
    if (!game || !told) throw new Error(`there is no game ${number} for ${viewer}`);
    let view = told.view;
    for (const [at, entry] of told.entries.entries()) {
        view = fold(view, entry);
        if (at >= entries && entry.name === "asked" && (view.asked === viewer || viewer === SPECTATOR)) break;
    }
    const question = { decision: 1, part: 0, about: "Plan", options: view.options };
    const asking = { seats: [view.asked], about: "Plan", question: view.options.length > 0 ? question : null };
    return { legend: game.legend, view, asking, ending: game.ending };
}

/** The table that no box has yet, with the trains as they stand in one of its graphs. */
export function made(viewer: number, graph: number, beside: boolean): Shown {
    const options = viewer < 0 ? [] : MOVES;
    const question = options.length > 0 ? { decision: 1, part: 0, about: "MoveTo", options } : null;
    const seat = Math.max(0, viewer);
    const loot = [900, 450, 1200, 0, 700, 250, 950, 300];
    const [nothing, money] = [loot.map(() => 0), loot.map((_, bandit) => (bandit % 2 === 0 ? 4750 : 1000))];
    return {
        legend: madeLegend(beside),
        view: { ...madeView(viewer, graph), options },
        asking: { seats: [seat], about: "MoveTo", numbers: { bandit: seat, seat }, question },
        ending: {
            ...{ loot, events: nothing, ransoms: nothing, stations: nothing, sharpshooters: [6], title: 1000 },
            ...{ arrested: [], money, winners: [0, 2, 4, 6] },
        },
    };
}
