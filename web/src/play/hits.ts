// Hits on the reader himself: by whom, what they mean for him, and the card that he gets.
import { placeFacts } from "../game/board";
import { numbersOf, type Table } from "../game/table";
import { players } from "../game/players";
import type { Entry, View } from "../protocol/generated/messages";
import type { Sentences } from "../text/sentences";
import type { Names } from "../text/names";

/** Something that happens to the reader. */
export interface Hit {
    readonly name: string; // of the entry
    readonly by: number; // the pawn that does it; -1 for none
    readonly bullet: boolean; // a bullet comes into his deck
}

/** Whose eyes read: the bandit that is *you*. */
type Reading = Pick<Names, "table" | "you">;

/** How many numbers stand before the one that tells whom it hits, and whether it is a bullet. */
const HITS: Readonly<Record<string, { victim: number; bullet: boolean }>> = {
    shot: { victim: 1, bullet: true },
    "neutral-hit": { victim: 0, bullet: true },
    punched: { victim: 1, bullet: false },
};

const TOKEN = "token";

/** The hit of an entry on the reader's bandit; none, mostly. */
export function hitOf(names: Reading, entry: Entry): Hit | null {
    const { table, you } = names;
    const numbers = numbersOf(entry);
    if (you < 0) return null;
    if (entry.name === TOKEN) return loses(table, you, numbers) ? { name: TOKEN, by: -1, bullet: false } : null;
    const found = HITS[entry.name];
    if (!found || numbers[found.victim] !== you) return null;
    return { name: entry.name, by: found.victim > 0 ? (numbers[0] ?? -1) : -1, bullet: found.bullet };
}

function loses(table: Table, you: number, [from = -1, to = -1]: readonly number[]): boolean {
    return table.legend.loot[you] === from && to !== from;
}

/** Whether one wants a moment to read it: a blow that is followed by a loss is told with the loss. */
export function isHeld(names: Reading, view: View, entry: Entry): boolean {
    const hit = hitOf(names, entry);
    if (!hit) return false;
    return hit.name !== "punched" || view.token_at.every((place) => place !== names.table.legend.loot[names.you]);
}

/** A hit in words: its title, and in a line what it means for who is hit. */
export function hitSaid(sentences: Sentences, view: View, entry: Entry, hit: Hit): { title: string; means: string } {
    const { names, speech: say, table } = sentences;
    if (hit.name === TOKEN) {
        const to = numbersOf(entry)[1] ?? -1;
        const lies = placeFacts(table, to) !== undefined;
        const rule = `rule-${entry.rule}`;
        const means = lies ? say.say("play-hit-lies", { place: names.place(to) }) : say.has(rule) ? say.say(rule) : "";
        return { title: sentences.entry(entry), means };
    }
    const bandit = hit.by < 0 ? "" : names.pawn(hit.by);
    const received = players(table, view)[names.reader]?.bandits.reduce((sum, one) => sum + one.received, 0) ?? 0;
    return {
        title: say.sentence(`play-hit-${hit.name}`, { bandit }),
        means: hit.bullet ? say.say("play-hit-bullet", { received }) : say.say("play-hit-blow"),
    };
}
