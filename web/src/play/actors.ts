// Whose badge stands before a line of the log: who played, acted, or was concerned first.
import type { Line } from "../game/story";
import { numbersOf, type Table } from "../game/table";
import type { Entry } from "../protocol/generated/messages";

/** The kind of a pawn that an entry is about; none for what concerns all. */
export function aboutWhom(table: Table, entry: Entry): string | null {
    const [first] = table.legend.happenings[entry.name] ?? [];
    const number = numbersOf(entry)[0];
    if (!first || number === undefined || number < 0) return null;
    if (first[1] === "pawn") return table.legend.pawns[number]?.name ?? null;
    if (first[1] !== "seat") return null;
    return table.face(number);
}

export function actorOf(table: Table, line: Line): string | null {
    const entry = line.entries[0];
    return entry ? aboutWhom(table, entry) : null;
}
