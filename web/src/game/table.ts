// What lies on the table, by its legend: names for the numbers of a view. It is made once for a game and never changes.
import type { Entry, Legend } from "../protocol/generated/messages";

export const NOWHERE = -1;
export const EVERYTHING = -1; // the viewer who sees all of a game that is over
export const SPECTATOR = -2;
const FIVE_BITS = 5; // for a kind of card, in old replays
export const UNKNOWN = 0; // the kind of a card that the viewer cannot see

export type Role = "bandit" | "marshal" | "automaton";

/** A seat: a person or a bot plays there, or the box itself. */
export interface Seat {
    led: readonly number[]; // the pawns that it leads; maybe none
    face: string; // the drawing that stands for it: that of its first pawn, or its own
    role: Role;
    side: number; // those of one side win together
    partner: number; // the seat whose cards it also plays; its own if there is none
}

export class Table {
    readonly legend: Legend;
    readonly bandits: number; // the first so many pawns
    readonly places: number; // the first so many places are on the board
    readonly seats: readonly Seat[];
    readonly leader: readonly number[]; // the seat of each pawn; -1: nobody leads it
    readonly sides: readonly number[]; // with whom each bandit wins
    readonly kinds: number; // so many kinds of cards can be told apart in a row
    private readonly firsts = new Map<string, number>(); // the first counter of each name

    constructor(legend: Legend) {
        this.legend = legend;
        this.bandits = legend.pawns.filter((pawn) => pawn.bandit).length;
        this.kinds = 2 ** (legend.kind_bits ?? FIVE_BITS);
        this.places = legend.places.filter((place) => place.floor != null).length;
        this.seats = legend.seats.map((_, seat) => seatOf(legend, seat));
        this.leader = legend.pawns.map((_, pawn) => this.seats.findIndex((seat) => seat.led.includes(pawn)));
        this.sides = legend.sides.map((side, bandit) => this.seats[this.leader[bandit] ?? NOWHERE]?.side ?? side);
        legend.counters.forEach((name, number) => {
            if (!this.firsts.has(name)) this.firsts.set(name, number);
        });
    }

    /** The number of a counter, the first one of a block; -1 if this game has none of that name. */
    counter(name: string): number {
        return this.firsts.get(name) ?? -1;
    }

    /** How many counters have a name: the size of its block. */
    block(name: string): number {
        return this.legend.counters.filter((one) => one === name).length;
    }

    /** What a side is called, if not as its only seat is; with its number among all sides, from 1. */
    sideName(side: number): { name: string; number: number } {
        const all = [...new Set(this.seats.map((seat) => seat.side))].sort((one, other) => one - other);
        return { name: this.legend.side_names?.[side] ?? "", number: all.indexOf(side) + 1 };
    }

    /** The pawns that a seat leads. */
    led(seat: number): readonly number[] {
        return at(this.seats, seat).led;
    }

    /** The kind of drawing that stands for a seat. */
    face(seat: number): string {
        return at(this.seats, seat).face;
    }

    pawnName(pawn: number): string {
        return at(this.legend.pawns, pawn).name;
    }

    placeName(place: number): string {
        return place >= 0 ? at(this.legend.places, place).name : "nowhere";
    }

    cardName(kind: number): string {
        return at(this.legend.cards, kind).name;
    }

    /** What a kind of card does; nothing ("") for bullets and unknown cards. */
    action(kind: number): string {
        return at(this.legend.actions, kind);
    }

    /** The bandit whose card it is, where a seat leads several; -1 for cards that are common to them, and bullets. */
    owner(seat: number, kind: number): number {
        const action = this.action(kind);
        if (seat < 0 || this.led(seat).length < 2 || action === "") return -1;
        const shared = this.legend.actions.filter((other) => other === action);
        return shared.length > 1 ? at(this.led(seat), 0) + at(this.legend.cards, kind).bandit : -1;
    }
}

/** A seat by its legend. Legends of older games tell only which bandits it leads, and with whom these win. */
function seatOf(legend: Legend, seat: number): Seat {
    const { bandits, partner } = at(legend.seats, seat);
    const led = legend.led?.[seat] ?? bandits;
    const [first = NOWHERE] = led;
    return {
        led,
        face: legend.pawns[first]?.name ?? legend.names?.[seat] ?? "",
        role: legend.roles?.[seat] ?? "bandit",
        side: legend.side?.[seat] ?? legend.sides[first] ?? seat,
        partner,
    };
}

/** A thing of a list by its number. The server sends no other numbers: if one comes, drawing on would only hide it. */
export function at<T>(list: readonly T[], number: number): T {
    const found = list[number];
    if (found === undefined) throw new RangeError(`there is no number ${number} among ${list.length}`);
    return found;
}

/** Whether a mask has a bit. Masks have up to 53 bits here, more than the operators of the language take. */
export function has(mask: number, bit: number): boolean {
    return Math.floor(mask / 2 ** bit) % 2 === 1;
}

/** The bits of a mask, by number. */
export function bits(mask: number): number[] {
    const found: number[] = [];
    for (let bit = 0, left = mask; left > 0; bit += 1, left = Math.floor(left / 2)) if (left % 2 === 1) found.push(bit);
    return found;
}

/** Several cards, or cars, of an entry. In entries of old replays a number holds them, five bits each. */
export function listed(several: number | readonly number[]): readonly number[] {
    if (typeof several !== "number") return several;
    const found: number[] = [];
    const kinds = 2 ** FIVE_BITS;
    for (let left = several; left > 0; left = Math.floor(left / kinds)) found.push(left % kinds);
    return found;
}

/** The numbers of an entry, if there is one. A list of several cards, or cars, counts as 0. */
export function numbersOf(entry: Pick<Entry, "numbers"> | undefined): number[] {
    return entry?.numbers.map((one) => (typeof one === "number" ? one : 0)) ?? [];
}
