// Cards: in hands and decks, on the common pile, kept and discarded.
import type { View } from "../protocol/generated/messages";
import { at, type Table, UNKNOWN } from "./table";

/** A card of a seat. */
export interface Card {
    kind: number; // 0: the viewer cannot see it
    name: string; // "move", "bullet doc", "move 2", "unknown"
    action: string; // what it does: "move"; "" for bullets and unknown ones
    bandit: number; // whose card it is, where a seat leads several and it matters; else -1
    shooter: string; // of a bullet: whose it is, or "neutral"; else ""
    open: boolean; // whether everybody knows that it is there
}

/** A card of the common pile. */
export interface Planned extends Card {
    index: number;
    seat: number;
    faceDown: boolean;
    state: "past" | "now" | "next";
}

const SEATS = 2 ** 4; // a card in a row: its kind, the seat that played it, a bit for face down

export function cardOf(table: Table, seat: number, kind: number, open = false): Card {
    const name = table.cardName(kind);
    const bullet = table.action(kind) === "" && kind !== UNKNOWN;
    return {
        kind,
        name,
        action: table.action(kind),
        bandit: table.owner(seat, kind),
        shooter: bullet ? name.slice(name.indexOf(" ") + 1) : "",
        open,
    };
}

/** The cards in a hand: those of each bandit together, then common ones, then bullets, then unknown ones. */
export function handOf(table: Table, view: View, seat: number): Card[] {
    const found = table.legend.hands.flatMap((first) => {
        const open = at(table.legend.spots, first + seat).pool < 0;
        return cardsIn(table, view, first + seat).map((kind) => cardOf(table, seat, kind, open));
    });
    const rank = (card: Card) => {
        if (card.kind === UNKNOWN) return table.bandits + 2;
        if (card.action === "") return table.bandits + 1;
        return card.bandit >= 0 ? card.bandit : table.bandits;
    };
    return found.sort((one, other) => rank(one) - rank(other) || one.kind - other.kind);
}

/** How many cards a seat holds, seen or not. */
export function handSize(table: Table, view: View, seat: number): number {
    return table.legend.hands.reduce((sum, first) => sum + sizeOf(table, view, first + seat), 0);
}

/** How many cards lie in a seat's deck: those that lie open on top of it too. */
export function deckSize(table: Table, view: View, seat: number): number {
    const spot = spotNamed(table, "deck", seat);
    return (spot < 0 ? 0 : sizeOf(table, view, spot)) + rowOf(table, view, `top ${seat}`).length;
}

/** The cards of a spot by its name ("discard", "kept", "borrowed"); none if the game has no such spot. */
export function spotOf(table: Table, view: View, name: string, seat: number): Card[] {
    const spot = spotNamed(table, name, seat);
    return spot < 0 ? [] : cardsIn(table, view, spot).map((kind) => cardOf(table, seat, kind));
}

/** The cards of a seat's own row: "top" (of its deck), "marked" (to be discarded), "keeping" (for the next round). */
export function seatRow(table: Table, view: View, name: string, seat: number): Card[] {
    return rowOf(table, view, `${name} ${seat}`).map((card) => cardOf(table, seat, card % table.kinds));
}

/** The common pile in its order. `resolved` cards have been turned over; the last of them is being acted out. */
export function pileOf(table: Table, view: View): Planned[] {
    const resolved = view.counters[table.counter("resolved")] ?? 0;
    return rowOf(table, view, "pile").map((packed, index) => {
        const seat = Math.floor(packed / table.kinds) % SEATS;
        return {
            ...cardOf(table, seat, packed % table.kinds),
            index,
            seat,
            faceDown: Math.floor(packed / table.kinds / SEATS) % 2 === 1,
            state: index < resolved - 1 ? "past" : index === resolved - 1 ? "now" : "next",
        };
    });
}

function rowOf(table: Table, view: View, name: string): number[] {
    const row = table.legend.rows.findIndex((one) => one.name === name);
    return row < 0 ? [] : at(view.rows, row);
}

function spotNamed(table: Table, name: string, seat: number): number {
    return table.legend.spots.findIndex((spot) => spot.name === name && spot.seat === seat);
}

/** The kinds of the cards in a spot. A deck owes cards that the viewer cannot see: it counts them as fewer than none. */
function cardsIn(table: Table, view: View, spot: number): number[] {
    const kinds = table.legend.cards.length;
    const counts = view.cards.slice(spot * kinds, (spot + 1) * kinds);
    return counts.flatMap((count, kind) => Array<number>(Math.max(count, 0)).fill(kind));
}

function sizeOf(table: Table, view: View, spot: number): number {
    const kinds = table.legend.cards.length;
    return view.cards.slice(spot * kinds, (spot + 1) * kinds).reduce((sum, count) => sum + count, 0);
}
