// What happened as a story: entries that belong together are one line, and what the picture shows anyway is quiet.
import type { Entry, View } from "../protocol/generated/messages";
import type { Happened } from "./follow";
import { roundOf } from "./round";
import { EVERYTHING, numbersOf, type Table } from "./table";

/** Entries that are told together: a card that is resolved, and all that follows from it. */
export interface Line {
    number: number; // of the first entry, for this viewer
    name: string; // what began it
    entries: Entry[]; // those that are told; never empty
    view: View; // after the last of them
}

const ASKED = "asked"; // tells nothing but that something is asked now
const UNDONE = "undone";
const AT_SETUP = new Set(["train", "first-player"]);
const DISCARDED = "discarded";
const DRAWS = ["took-top", "drew", "reshuffled"]; // one draw may be told in several sentences

/** The lines after more has happened; lines that have not changed are the same as before. */
export function tell(table: Table, lines: readonly Line[], happened: readonly Happened[]): Line[] {
    const found = [...lines];
    for (const { number, entry, view } of happened) {
        if (isQuiet(table, view, entry)) continue;
        const last = found.at(-1);
        if (!last || begins(table, last, entry)) found.push({ number, name: entry.name, entries: [entry], view });
        else found[found.length - 1] = { ...last, entries: [...last.entries, entry], view };
    }
    return found;
}

/** Whether an entry begins a line. */
function begins(table: Table, line: Line, entry: Entry): boolean {
    const last = line.entries.at(-1);
    const draw = DRAWS.includes(entry.name);
    if ((draw || entry.name === DISCARDED) && drawer(line) === numbersOf(entry)[0]) {
        if (!draw) return last?.name !== DISCARDED || last.rule !== entry.rule;
        return !DRAWS.includes(last?.name ?? "") || (last?.name === "drew" && entry.name !== "reshuffled");
    }
    const { own_line, own_rules } = table.legend.words;
    if (entry.name === UNDONE || own_line.includes(entry.name)) return true;
    return own_rules.includes(entry.rule) && last?.rule !== entry.rule;
}

/** Who draws or discards in a line. */
function drawer(line: Line): number | undefined {
    return numbersOf(line.entries.findLast(({ name }) => DRAWS.includes(name) || name === DISCARDED))[0];
}

/** Whether an entry is not worth a line: the picture shows it. */
function isQuiet(table: Table, view: View, entry: Entry): boolean {
    if (AT_SETUP.has(entry.name)) return false;
    if ((entry.name === "took-top" || entry.name === "drew") && roundOf(table, view).index < 0) {
        return view.viewer !== EVERYTHING && view.viewer !== entry.numbers[0]; // others fill up their hands
    }
    const { quiet, quiet_rules, quiet_tokens } = table.legend.words;
    if (entry.name === ASKED || (entry.name === "token" && quiet_tokens.includes(entry.rule))) return true;
    return quiet.includes(entry.name) || quiet_rules.includes(entry.rule);
}
