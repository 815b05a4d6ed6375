// What happened, what is asked and what can be answered, in words of one language.
import { type Option, readOption } from "../game/options";
import { at, bits, numbersOf, type Table } from "../game/table";
import type { Entry, Waiting } from "../protocol/generated/messages";
import type { Arguments } from "./bundles";
import { Names, NOBODY } from "./names";
import type { Speech } from "./speech";

const ASKED_PAWNS = ["bandit", "victim"];
const ASKED_NUMBERS = ["printing", "car", "plays", "nth"]; // said as they are

const DISCARDED = "discarded";

/** Entries that tell nothing but that something is asked now. */
const SILENT = "asked";

export class Sentences {
    readonly names: Names;
    readonly speech: Speech;
    readonly table: Table;

    /** `reader`: the seat of who reads, who is called *you*; none for who looks on. */
    constructor(speech: Speech, table: Table, reader = NOBODY) {
        this.speech = speech;
        this.table = table;
        this.names = new Names(speech, table, reader);
    }

    /** An entry in a sentence; nothing for one that has nothing to tell. */
    entry(entry: Pick<Entry, "name" | "rule" | "numbers">): string {
        const { name, rule } = entry;
        const numbers = numbersOf(entry);
        if (name === SILENT) return "";
        const parts = this.table.legend.happenings[name];
        if (!parts) return name === "undone" ? this.undone(numbers) : "";
        const given: Arguments = { rule };
        const seat = parts[0]?.[1] === "seat" ? at(numbers, 0) : -1;
        parts.forEach(([part, meaning], i) => this.put(given, part, meaning, at(entry.numbers, i), seat));
        if (this.table.legend.private[name]) given.seen = isSeen(entry.numbers.at(-1)) ? "yes" : "no";
        this.particulars(given, name, numbers);
        const key = `event-${name}`;
        const own = `${key}-${rule}`; // a box tells in its own words of what the base game tells too
        return this.formed(this.speech.has(own) ? own : key, this.roles(given, entry), given);
    }

    /** A text in the form for what the reader is in it ("victim"), if it has one. */
    private formed(key: string, roles: readonly string[], given: Arguments): string {
        const form = roles.map((role) => `${key}.you-${role}`).find((one) => this.speech.has(one));
        return this.speech.sentence(form ?? key, given);
    }

    /** The reader's parts in an entry, by the names of its numbers; among others he comes last. */
    private roles(given: Arguments, entry: Pick<Entry, "name" | "numbers">): string[] {
        const { name } = entry;
        const { names, table } = this;
        const { reader, you } = names;
        const numbers = numbersOf(entry);
        const [first = -1, second = -1, third = -1] = numbers;
        if (reader < 0) return [];
        if (name === "resolved") return third === reader && table.owner(reader, second) < 0 ? ["bandit"] : [];
        if ((name === "played" || name === "hidden") && table.owner(first, second) >= 0) return []; // told of that bandit
        const found: string[] = [];
        (table.legend.happenings[name] ?? []).forEach(([role, meaning], i) => {
            const number = numbers[i] ?? -1;
            if (meaning === "pawns" && you >= 0 && bits(number).includes(you)) {
                const others = bits(number).filter((pawn) => pawn !== you);
                given[role] = names.withReader(others);
                if (others.length === 0) found.push(role);
            } else if (
                (meaning === "seat" && number === reader) ||
                (you >= 0 && meaning === "pawn" && number === you) ||
                (you >= 0 && meaning === "place" && table.legend.loot.indexOf(number) === you)
            ) {
                found.push(role);
            }
        });
        return found;
    }

    /** Entries that belong together, in one line of a log. Several cards that a seat discards are one sentence. */
    line(entries: readonly Pick<Entry, "name" | "rule" | "numbers">[]): string {
        const discards = entries.filter((entry) => entry.name === DISCARDED);
        const others = entries.filter((entry) => entry.name !== DISCARDED);
        const said = others.map((entry) => this.entry(entry)).filter((text) => text !== "");
        const [seat] = numbersOf(discards[0]);
        const kinds = discards.map((entry) => at(numbersOf(entry), 1));
        if (seat !== undefined) said.unshift(this.discards(seat, kinds));
        return said.join(" ");
    }

    private discards(seat: number, kinds: number[]): string {
        const given = { seat: this.names.seat(seat), card: this.names.cards(kinds, seat) };
        return this.formed(`event-${DISCARDED}`, seat === this.names.reader ? ["seat"] : [], given);
    }

    /** What some entries need besides their numbers one by one. */
    private particulars(given: Arguments, name: string, numbers: readonly number[]): void {
        const [first = 0, second = 0] = numbers;
        switch (name) {
            case "token":
                given.token = this.names.look(at(numbers, 2) + at(numbers, 3) * 16);
                return;
            case "played":
            case "hidden":
                this.sayWhoPlays(given, first, second);
                return;
            case "resolved": {
                given.card = this.names.cardAlone(second);
                const seat = at(numbers, 2);
                if (this.table.owner(seat, second) < 0) given.bandit = this.names.seat(seat);
                return;
            }
            case "round":
            case "turn":
                given[name] = first + 1;
                return;
            case "event":
                given.what = this.names.happens(first);
        }
    }

    /** Of a seat with several bandits the one whose card it is plays it, if the reader sees the card. */
    private sayWhoPlays(given: Arguments, seat: number, kind: number): void {
        const bandit = this.table.owner(seat, kind);
        if (bandit < 0) return;
        given.seat = this.names.pawn(bandit);
        given.card = this.names.cardAlone(kind);
    }

    /** One number of an entry in words; a place and a kind of turn in several forms. */
    private put(given: Arguments, name: string, meaning: string, told: number | number[], seat: number): void {
        const number = Number(told);
        if (meaning === "pawn" && number < 0) return; // a card of a seat that leads nobody
        if (meaning === "number") given[name] = number;
        else if (meaning === "place") {
            const holder = this.table.legend.loot.indexOf(number);
            const board = number < this.table.places;
            given[`${name}-kind`] = holder >= 0 ? "loot" : board ? "board" : this.table.placeName(number);
            given[name] = holder >= 0 ? this.names.pawn(holder) : this.names.place(number, "to");
            given[`${name}-at`] = this.names.place(number);
        } else if (meaning === "turn") {
            const turn = at(this.table.legend.turns, number);
            given[name] = this.names.turn(turn);
            given[`${name}-how`] = this.names.turn(turn, "how");
        } else given[name] = this.names.thing(meaning, told, seat);
    }

    private undone(numbers: readonly number[]): string {
        const seat = at(numbers, 0);
        return this.formed("web-undone", seat === this.names.reader ? ["seat"] : [], { seat: this.names.seat(seat) });
    }

    /** The same for who should not be told which card was planned. */
    hushed(entry: Pick<Entry, "numbers"> | undefined): string {
        const [seat = -1] = numbersOf(entry);
        return this.formed("play-hushed", seat === this.names.reader ? ["who"] : [], { who: this.names.seat(seat) });
    }

    /** An option as the text of a button; `seat` is who has it. The form "short" has short names of cards. */
    option(text: string, seat = -1, form = ""): string {
        const option = readOption(this.table, text);
        const led = seat >= 0 ? this.table.led(seat) : [];
        const given: Arguments = { alone: led.length === 1 ? "yes" : "no" };
        if (option.kind !== "") given[option.kind] = this.argument(option, seat, form);
        const doer = this.table.legend.words.doers[option.verb];
        if (doer && led.length > 1 && option.known) {
            const said = this.speech.say(`option-${doer.text}`, given);
            const card = said.slice(0, 1).toLowerCase() + said.slice(1);
            return this.speech.say("bandit-card", { bandit: this.names.pawn(at(led, doer.which)), card });
        }
        return option.known ? this.speech.sentence(`option-${option.verb}`, given) : option.text;
    }

    private argument(option: Option, seat: number, form: string): string | number {
        const { names } = this;
        if (option.place !== undefined) return names.place(option.place, "to");
        if (option.pawns) return this.speech.join(option.pawns.map((pawn) => names.pawn(pawn)));
        if (option.cards) {
            const [card = 0] = option.cards;
            return option.kind === "card" ? names.card(card, form, seat) : names.cards(option.cards, seat);
        }
        if (option.token) return names.token(option.token.kind, option.token.value);
        if (option.value !== undefined) return names.value(option.value);
        if (option.power !== undefined) return names.power(option.power);
        if (option.round !== undefined) return names.round(option.round);
        if (option.seat !== undefined) return names.seat(option.seat);
        return option.number ?? option.text;
    }

    /** What is asked, as the asked seat reads it or as the others do. */
    question(asking: Pick<Waiting, "about" | "numbers">, seat: number, viewer: number): string {
        const { about, numbers } = asking;
        const given: Arguments = { bandit: this.names.seat(seat) };
        for (const name of ASKED_PAWNS) {
            const pawn = numbers[name];
            if (pawn !== undefined) given[name] = this.names.pawn(pawn);
        }
        for (const name of ASKED_NUMBERS) given[name] = numbers[name] ?? 0;
        const key = `question-${about}`;
        const { reader, you } = this.names;
        const [to, form] = viewer === seat ? [seat === reader, ".you"] : [numbers.victim === you, ".you-victim"];
        if (you >= 0 && to && this.speech.has(key + form)) return this.speech.sentence(key + form, given);
        return this.speech.sentence(viewer === seat ? key : `${key}.other`, given);
    }
}

/** Whether a viewer may know the last number of an entry: several things that he may not know are a list of none. */
function isSeen(told: number | number[] | undefined): boolean {
    return typeof told === "object" ? told.length > 0 : Boolean(told);
}
