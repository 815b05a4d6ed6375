// What can be chosen, where it is on the board: places, pawns and tokens with the options that they stand for.
import { lootAt } from "../game/loot";
import { type Option, readOption } from "../game/options";
import type { Table } from "../game/table";
import type { Question, View, Waiting } from "../protocol/generated/messages";

/** A question and what was chosen so far; nothing while nobody is asked here. */
export interface Choosing {
    readonly question: Question;
    readonly numbers: Waiting["numbers"];
    readonly chosen: string | null; // the text of an option
}

export interface Marks {
    readonly places: ReadonlyMap<number, Option>;
    readonly pawns: ReadonlyMap<number, Option>;
    readonly tokens: ReadonlyMap<number, Option>;
    readonly cards: ReadonlyMap<number, readonly Option[]>; // by kind: open, hidden, kept
}

export const NO_MARKS: Marks = { places: new Map(), pawns: new Map(), tokens: new Map(), cards: new Map() };

/** The marks of a question. What has no place on the board is only in the list of options. */
export function marksOf(table: Table, view: View, choosing: Choosing | null): Marks {
    if (choosing === null) return NO_MARKS;
    const places = new Map<number, Option>();
    const pawns = new Map<number, Option>();
    const tokens = new Map<number, Option>();
    const cards = new Map<number, Option[]>();
    const actor = choosing.numbers.bandit ?? -1;
    for (const text of choosing.question.options) {
        const option = readOption(table, text);
        if (option.place !== undefined && option.place >= 0) places.set(option.place, option);
        const [pawn, ...more] = option.pawns ?? [];
        if (pawn !== undefined && more.length === 0) pawns.set(pawn, option);
        if (option.kind === "card" && option.cards?.[0] !== undefined) {
            const [kind] = option.cards;
            cards.set(kind, [...(cards.get(kind) ?? []), option]);
        }
        if (option.token !== undefined) {
            const { kind, value } = option.token;
            const hidden = table.legend.token_kinds.find((one) => one.name === kind)?.hidden ?? false;
            for (const token of lootAt(table, view, view.at[actor] ?? -1)) {
                if (token.kind === kind && (!hidden || token.value === value)) tokens.set(token.number, option);
            }
        }
    }
    return { places, pawns, tokens, cards };
}
