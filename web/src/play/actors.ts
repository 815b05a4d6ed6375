// Whose badge stands before a line of the log: who played, acted, or was concerned first.
import type { Line } from "../game/story";
import { numbersOf, type Table } from "../game/table";
import type { Entry } from "../protocol/generated/messages";

/** The kind of a pawn that an entry is about; none for what concerns all. */
export function aboutWhom(table: Table, entry: Entry): string | null {
    const [first] = table.legend.happenings[entry.name] ?? [];
    const [number = -1, , seat = -1] = numbersOf(entry);
    if (!first) return null;
    if (first[1] === "pawn") return table.legend.pawns[number]?.name ?? table.seats[seat]?.face ?? null;
    return first[1] === "seat" ? (table.seats[number]?.face ?? null) : null;
}

export function actorOf(table: Table, line: Line): string | null {
    const entry = line.entries[0];
    return entry ? aboutWhom(table, entry) : null;
}
