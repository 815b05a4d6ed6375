// Tokens: where they lie, whose they are, and what the viewer knows of their worth.
import type { View } from "../protocol/generated/messages";
import { at, type Table } from "./table";

export interface Token {
    number: number; // tokens that the viewer cannot tell apart may change their numbers
    kind: string; // "purse", "jewel", "strongbox", "flask", …
    value: number; // 0: not known to the viewer
    worth: number | null; // null: not known
    use: string; // what a known one is good for, if it is not money: "whisky", "old-whisky-half"; else ""
}

/** A token as the viewer sees it. */
export function token(table: Table, view: View, number: number): Token {
    const kind = at(table.legend.token_kinds, at(table.legend.tokens, number));
    const value = at(view.token_value, number);
    const known = table.legend.values[value];
    const name = value > 0 && kind.hidden && known ? known.name : "";
    return {
        number,
        kind: kind.name,
        value,
        worth: value > 0 && known ? known.worth : null,
        use: /^\d*$/.test(name) ? "" : name,
    };
}

/** The tokens on a place, by kind, worth and use. */
export function lootAt(table: Table, view: View, place: number): Token[] {
    const found: Token[] = [];
    view.token_at.forEach((where, number) => {
        if (where === place) found.push(token(table, view, number));
    });
    const order = table.legend.token_kinds.map((kind) => kind.name);
    const rank = (one: Token) => order.indexOf(one.kind);
    return found.sort(
        (one, other) =>
            rank(one) - rank(other) || (one.worth ?? 0) - (other.worth ?? 0) || one.use.localeCompare(other.use),
    );
}

/** The tokens that a bandit holds. */
export function lootOf(table: Table, view: View, bandit: number): Token[] {
    return lootAt(table, view, at(table.legend.loot, bandit));
}

/** What tokens are worth as far as the viewer knows. */
export function worthOf(tokens: readonly Token[]): number {
    return tokens.reduce((sum, one) => sum + (one.worth ?? 0), 0);
}

/** How many tokens of each kind: what everybody may count. */
export function countByKind(tokens: readonly Token[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const one of tokens) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);
    return counts;
}
