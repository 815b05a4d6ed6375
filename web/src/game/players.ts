// What everybody may see of each player: bullets, cards by number, loot by kind, and what has been gained.
import type { View } from "../protocol/generated/messages";
import { deckSize, handSize, spotOf } from "./cards";
import { leftToDo } from "./left";
import { lootOf, type Token, worthOf } from "./loot";
import { at, EVERYTHING, has, type Role, type Table } from "./table";

export interface Bandit {
    number: number; // of its pawn
    name: string;
    seat: number;
    loot: Token[];
    worth: number; // of its loot, as far as the viewer knows it, with the money of events
    known: boolean; // whether the viewer knows the worth of all of it
    money: number; // gained by events
    bullets: number; // left in its revolver
    full: number; // bullets of a full revolver
    received: number;
    powers: string[]; // in force for it: its own, and those of whom it has along
}

export interface Player {
    seat: number;
    faces: string[]; // the drawings that stand for it: its pawns, or its own
    bandits: Bandit[]; // those of its pawns that are bandits
    role: Role;
    side: number; // those of one side win together
    partner: number; // the seat that plays with it; its own if none does
    hand: number;
    deck: number;
    discards: number;
    first: boolean; // the first player of this round
    mine: boolean; // whether the viewer sits there
}

/** All players in the order of their seats. While it is not drawn who is first player, nobody is. */
export function players(table: Table, view: View): Player[] {
    const drawn = leftToDo(table, view, "before-first").length === 0;
    const first = view.counters[table.counter("first")];
    return table.seats.map(({ led, face, role, side, partner }, number) => ({
        seat: number,
        faces: led.length > 0 ? led.map((pawn) => table.pawnName(pawn)) : [face],
        bandits: led.filter((pawn) => pawn < table.bandits).map((bandit) => banditOf(table, view, bandit)),
        ...{ role, side, partner },
        hand: handSize(table, view, number),
        deck: deckSize(table, view, number),
        discards: spotOf(table, view, "discard", number).length,
        first: drawn && first === number,
        mine: view.viewer === number,
    }));
}

/**
 * The players by side, for tables at which many play against many. Where everybody plays for himself, or with a partner who
 * sits beside him, all are one group in the order of the seats.
 */
export function groupsOf<One extends Pick<Player, "seat" | "side" | "partner">>(all: readonly One[]): One[][] {
    const sides = [...new Set(all.map((one) => one.side))].sort((one, other) => one - other);
    const against = sides.length < all.length && all.every((one) => one.partner === one.seat);
    return against ? sides.map((side) => all.filter((one) => one.side === side)) : [[...all]];
}

/** How many plates stand in a row where there is little width: all of a small group, half of a large one. */
export function columnsFor(count: number, groups: number): number {
    return count <= (groups > 1 ? 5 : 4) ? count : Math.ceil(count / 2);
}

/** What can be told of a bandit. */
export function banditOf(table: Table, view: View, bandit: number): Bandit {
    const loot = lootOf(table, view, bandit);
    const counter = (name: string) => view.counters[table.counter(name) + bandit] ?? 0;
    return {
        number: bandit,
        name: table.pawnName(bandit),
        seat: at(table.leader, bandit),
        loot,
        worth: worthOf(loot) + counter("money"),
        known: loot.every((token) => token.worth !== null),
        money: counter("money"),
        bullets: counter("revolver"),
        full: table.legend.revolver,
        received: counter("received"),
        powers: powersOf(table, view, bandit),
    };
}

/** The powers in force for a pawn. */
export function powersOf(table: Table, view: View, pawn: number): string[] {
    const mask = view.counters[table.counter("powers") + pawn] ?? 0;
    return table.legend.powers.filter((_, power) => has(mask, power));
}

/** Neutral bullets in stock. */
export function neutralBullets(table: Table, view: View): number {
    return view.counters[table.counter("neutral")] ?? 0;
}

/** The seat from which the viewer looks; -1 for those who look on. */
export function ownSeat(view: View): number {
    return view.viewer > EVERYTHING ? view.viewer : -1;
}
