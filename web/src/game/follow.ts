// What happened, one entry after the other, each with the view after it. The log, the story and the motions are all made from it.
import type { Entry, View } from "../protocol/generated/messages";
import { pileOf } from "./cards";
import { fold } from "./fold";
import { numbersOf, type Table } from "./table";

/** Something that happened: its number, for this viewer, and the view after it. */
export interface Happened {
    readonly number: number;
    readonly entry: Entry;
    readonly view: View;
}

/** What happened after a view, with the events before it counted. */
export function follow(table: Table, before: View, entries: readonly Entry[], count: number): Happened[] {
    let view = before;
    return entries.map((entry, i) => {
        view = fold(view, entry);
        return { number: count + 1 + i, entry: withSeat(table, view, entry), view };
    });
}

/** A card that is resolved names the pawn that acts. Of a seat that leads nobody, the pile knows whose card it is. */
function withSeat(table: Table, view: View, entry: Entry): Entry {
    const [pawn = -1, card = 0] = numbersOf(entry);
    if (entry.name !== "resolved" || pawn >= 0) return entry;
    const seat = pileOf(table, view).find(({ state }) => state === "now")?.seat ?? -1;
    return { ...entry, numbers: [pawn, card, seat] };
}
