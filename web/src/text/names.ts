// What the pieces of a table are called in one language.
import { at, bits, listed, type Table, UNKNOWN } from "../game/table";
import type { Arguments } from "./bundles";
import type { Speech } from "./speech";

export const NOBODY = -1;

export class Names {
    readonly speech: Speech;
    readonly table: Table;
    readonly reader: number; // the seat of who reads, who is called *you*; none for who looks on

    constructor(speech: Speech, table: Table, reader = NOBODY) {
        this.speech = speech;
        this.table = table;
        this.reader = reader;
    }

    /** The bandit that is all the reader leads, so that it is *you*; -1 if he leads several, or nobody. */
    get you(): number {
        return youIn(this.table, this.reader);
    }

    /** Some bandits and the reader, who comes last: "Belle and you". */
    withReader(others: readonly number[]): string {
        return this.speech.join([...others.map((pawn) => this.pawn(pawn)), this.speech.say("you-object")]);
    }

    /** Bandits, of whom the reader may be one. */
    pawns(pawns: readonly number[]): string {
        if (this.you < 0 || !pawns.includes(this.you)) return this.speech.join(pawns.map((pawn) => this.pawn(pawn)));
        return this.withReader(pawns.filter((pawn) => pawn !== this.you));
    }

    /** A bandit or a lawman (`form`: "letter", "colour", "power"). */
    pawn(pawn: number, form = ""): string {
        return this.named(this.table.pawnName(pawn), form);
    }

    named(name: string, form = ""): string {
        return this.speech.say(withForm(`pawn-${name}`, form));
    }

    /** A player: the pawns that he leads; one who leads none has a name of his own. */
    seat(seat: number): string {
        const [first, ...more] = this.table.led(seat).map((pawn) => this.table.pawnName(pawn));
        if (first === undefined) return this.speech.say(`seat-${this.table.face(seat)}`);
        const together = (start: string, next: string): string =>
            this.speech.say("seat-more", { start, next: this.named(next) });
        return more.reduce(together, this.named(first));
    }

    /** A side that has a name of its own: "Team 1"; "" for one that is called as its only seat is. */
    side(side: number): string {
        const { name, number } = this.table.sideName(side);
        return name === "" ? "" : this.speech.say(`side-${name}`, { number });
    }

    /** A power: one with a name of its own, that of a round card, or a pawn's. */
    power(name: string, form = ""): string {
        if (this.speech.has(`power-${name}`)) return this.speech.say(withForm(`power-${name}`, form));
        if (this.speech.has(`round-${name}`)) return this.round(name);
        return this.speech.say("power-of", { bandit: this.named(name) });
    }

    /** A position: "inside car 3"; with the form "to", "into car 3". */
    place(place: number, form = ""): string {
        const facts = this.table.legend.places[place];
        const holder = this.table.legend.loot.indexOf(place);
        const given = holder >= 0 ? { bandit: this.pawn(holder) } : { car: facts?.car ?? -1 };
        return this.speech.say(withForm(`place-${facts?.text ?? "nowhere"}`, form), given);
    }

    /** A type of car, or the locomotive (`form`: "title", "short"). */
    car(name: string, form = ""): string {
        return this.speech.say(withForm(`car-${name}`, form));
    }

    /** A kind of card; a bullet says whose it is, and so do a partner's card and one of a seat with two bandits. */
    card(kind: number, form = "", seat = -1): string {
        const card = this.cardAlone(kind, form);
        const facts = at(this.table.legend.cards, kind);
        if (facts.home !== kind) {
            if (seat < 0) return this.speech.say("partner-card-alone", { card });
            const partner = at(this.table.legend.seats, seat).partner;
            return this.speech.say("partner-card", { bandit: this.seat(partner), card });
        }
        const bandit = this.table.owner(seat, kind);
        if (bandit >= 0) return this.speech.say("bandit-card", { bandit: this.pawn(bandit), card });
        return facts.bandit > 0 && seat < 0 ? `${card} ${facts.bandit + 1}` : card;
    }

    /** A kind of card, whichever bandit of its seat it belongs to. */
    cardAlone(kind: number, form = ""): string {
        const name = this.table.cardName(kind);
        const space = name.indexOf(" ");
        const word = space < 0 ? name : name.slice(0, space);
        const rest = space < 0 ? "" : name.slice(space + 1);
        const given: Arguments = {};
        let key = word;
        if (this.table.legend.pawns.some((pawn) => pawn.name === rest)) given.bandit = this.named(rest);
        else if (rest !== "" && this.table.action(kind) === "") key = `${word}-${rest}`;
        return this.speech.say(withForm(`card-${key}`, form), given);
    }

    /** Several cards, equal ones counted; those of each bandit of a seat together: "Doc: Move, Rob; Tuco: Rob". */
    cards(kinds: readonly number[], seat = -1): string {
        const groups = new Map<number, number[]>();
        for (const kind of this.sorted(kinds)) {
            const bandit = this.table.owner(seat, kind);
            groups.set(bandit, [...(groups.get(bandit) ?? []), kind]);
        }
        let said = "";
        for (const [bandit, own] of groups) {
            const name = (kind: number) => (bandit >= 0 ? this.cardAlone(kind) : this.card(kind, "", seat));
            let card = [...new Set(own)].map((kind) => times(name(kind), count(own, kind))).join(", ");
            if (bandit >= 0) card = this.speech.say("bandit-card", { bandit: this.pawn(bandit), card });
            said = said === "" ? card : this.speech.say("groups-more", { start: said, next: card });
        }
        return said;
    }

    /** Where cards stand in a hand: those of each bandit together, then common ones, then bullets. */
    private sorted(kinds: readonly number[]): number[] {
        const order = (kind: number) => {
            if (this.table.action(kind) === "") return this.table.bandits + 1;
            const bandit = this.table.owner(0, kind);
            return bandit >= 0 ? bandit : this.table.bandits;
        };
        return [...kinds].sort((one, other) => order(one) - order(other) || one - other);
    }

    /** A token as somebody sees it: "a purse", "a purse worth $300". Value 0: not known. */
    token(kind: string, value: number): string {
        const facts = this.table.legend.token_kinds.find((one) => one.name === kind);
        const found = this.table.legend.values[value];
        if (value === UNKNOWN || !facts?.hidden || !found) return this.speech.say(`token-${kind}`);
        if (!isNumber(found.name)) return this.speech.say(`token-${kind}.${found.name}`); // to use, not to sell
        return this.speech.say(`token-${kind}.known`, { money: this.speech.money(found.worth) });
    }

    /** A token by its look: its kind, and its value if it is known. */
    look(look: number): string {
        return this.token(at(this.table.legend.token_kinds, look % 16).name, Math.floor(look / 16));
    }

    /** What is under a token: money, or something to use. */
    value(value: number): string {
        const { token_kinds: kinds, ranges, values } = this.table.legend;
        const found = at(values, value);
        const kind = kinds.find((one, i) => one.hidden && within(value, ranges[i]) && !isNumber(found.name));
        return kind ? this.token(kind.name, value) : this.speech.money(found.worth);
    }

    /** A round card's title. */
    round(name: string): string {
        return this.speech.say(`round-${name}`);
    }

    /** A kind of turn (`form`: "how", what one does in it; "short"). */
    turn(name: string, form = ""): string {
        return this.speech.say(withForm(`turn-${name}`, form));
    }

    /** A kind of turn as a stop on the round's ticket: what everybody sees of the card, or where the train goes. */
    stop(name: string): string {
        const key = `play-stop-${name}`;
        return this.speech.has(key) ? this.speech.say(key) : this.turn(name, "short");
    }

    /** The event at the end of a round with this card, in one line. */
    happens(card: number): string {
        const round = at(this.table.legend.rounds, card);
        return this.speech.say(round.event ? `round-${round.name}.event` : "no-event");
    }

    /** A number of an option or an entry in words, by what it means; `seat` is whose cards are meant. */
    thing(meaning: string, told: number | readonly number[], seat = -1, form = ""): string | number {
        const { legend } = this.table;
        if (meaning === "cards") return this.cards(listed(told), seat);
        if (meaning === "cars") return this.speech.join(listed(told).map((car) => this.car(at(legend.cars, car))));
        const number = Number(told);
        switch (meaning) {
            case "place":
                return this.place(number, "to");
            case "pawn":
                return this.pawn(number);
            case "pawns":
                return this.speech.join(bits(number).map((pawn) => this.pawn(pawn)));
            case "seat":
                return this.seat(number);
            case "card":
                return this.card(number, form, seat);
            case "look":
                return this.look(number);
            case "round":
                return this.round(at(legend.rounds, number).name);
            case "turn":
                return this.turn(at(legend.turns, number));
            case "money":
                return this.speech.money(number);
            case "power":
                return this.power(at(legend.powers, number));
            case "value":
                return this.value(number);
            default:
                return number;
        }
    }
}

/** The bandit that is all a reader's seat leads; -1 if it leads several, or nobody reads. */
export function youIn(table: Table, reader: number): number {
    const [only = -1, ...more] = reader < 0 ? [] : table.led(reader);
    return more.length === 0 ? only : -1;
}

/** A name with its number if there are several. */
export function times(name: string, number: number): string {
    return number > 1 ? `${name} ×${number}` : name;
}

function withForm(key: string, form: string): string {
    return form === "" ? key : `${key}.${form}`;
}

function isNumber(name: string): boolean {
    return /^\d+$/.test(name);
}

function within(value: number, range: readonly [number, number] | undefined): boolean {
    return range !== undefined && value >= range[0] && value <= range[1];
}

function count(list: readonly number[], one: number): number {
    return list.filter((other) => other === one).length;
}
