// Which card of the pile was laid in which turn. A view has one row of cards: who draws lays none, who drinks may lay two, so
// only what was told says where a turn began.
import type { Entry, View } from "../protocol/generated/messages";
import { numbersOf, type Table } from "./table";

/**
 * How many cards lay on the pile when each turn of the round began. `backwards` is what was told, the last thing first, and
 * `first` the view before all of it. Null: it was not told from the first card of the round on.
 */
export function turnStarts(table: Table, first: View, backwards: Iterable<Entry>): number[] | null {
    const pile = table.legend.rows.findIndex((one) => one.name === "pile");
    const told: Entry[] = []; // of this round
    for (const entry of backwards) {
        told.unshift(entry);
        if (entry.name === "turn" && entry.numbers[0] === 0) return startsIn(told, pile, []);
    }
    if (first.rows[pile]?.length !== 0) return null;
    const turn = first.counters[table.counter("turn")] ?? 0;
    return startsIn(told, pile, Array<number>(turn + 1).fill(0)); // nobody has laid a card yet
}

function startsIn(told: readonly Entry[], pile: number, before: readonly number[]): number[] {
    let starts = [...before];
    let laid = 0;
    for (const entry of told) {
        laid = laidAfter(entry.changes, pile, laid); // what is taken back is told so
        if (entry.name === "turn") starts = [...starts.slice(0, numbersOf(entry)[0]), laid];
    }
    return starts;
}

/** How many cards lie on the pile after something has changed. */
function laidAfter({ rows, splices }: Entry["changes"], pile: number, before: number): number {
    const spliced = splices?.find(([row]) => row === pile);
    if (spliced) {
        const [, , gone = 0, ...cards] = spliced;
        return before - gone + cards.length;
    }
    return rows?.[pile]?.length ?? before;
}
