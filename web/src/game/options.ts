// An option as the server writes it ("move 3 roof", "rob purse 300"), and what it means on the board.
// It is read by the kinds of arguments that the legend gives, so options of boxes to come are read too.
import type { Table } from "./table";

export interface Option {
    text: string; // what is sent back
    verb: string; // "move", "play", "shoot", …
    kind: string; // what its argument is: "place", "pawn", "card", "look", …; "" for none
    known: boolean; // whether it could be read: one that could not is still playable from the list
    place?: number;
    pawns?: number[]; // the pawns that are meant
    cards?: number[]; // kinds of cards
    token?: { kind: string; value: number }; // a token by its look; value 0: not known
    value?: number; // what is under a token
    power?: string; // a hostage, for one
    seat?: number;
    round?: string;
    number?: number;
}

type Meaning = Omit<Option, "text" | "verb" | "kind" | "known">;

/** What an option means. */
export function readOption(table: Table, text: string): Option {
    const space = text.indexOf(" ");
    const verb = space < 0 ? text : text.slice(0, space);
    const rest = space < 0 ? "" : text.slice(space + 1);
    const kind = table.legend.verbs[verb];
    if (kind === undefined) return { text, verb, kind: "", known: false };
    if (kind === "") return { text, verb, kind, known: rest === "" };
    const meaning = READERS[kind]?.(table, rest);
    return { text, verb, kind, known: meaning !== undefined, ...meaning };
}

const READERS: Record<string, (table: Table, text: string) => Meaning | undefined> = {
    place: (table, text) => found(text === "nowhere" ? -1 : placeNamed(table, text), (place) => ({ place }), text),
    pawn: (table, text) => found(pawnNamed(table, text), (pawn) => ({ pawns: [pawn] })),
    pawns: (table, text) =>
        all(
            text,
            (word) => pawnNamed(table, word),
            (pawns) => ({ pawns }),
        ),
    card: (table, text) => found(cardNamed(table, text), (card) => ({ cards: [card] })),
    cards: (table, text) =>
        all(
            text,
            (word) => cardNamed(table, word),
            (cards) => ({ cards }),
        ),
    look: readLook,
    value: (table, text) => found(index(table.legend.values, text), (value) => ({ value })),
    power: (table, text) => found(table.legend.powers.indexOf(text), () => ({ power: text })),
    round: (table, text) => found(index(table.legend.rounds, text), () => ({ round: text })),
    seat: (_, text) => readNumber(text, (seat) => ({ seat })),
    number: (_, text) => readNumber(text, (number) => ({ number })),
    money: (_, text) => readNumber(text, (number) => ({ number })),
};

/** "purse", or "purse 300": values of other kinds of tokens may have the same name. */
function readLook(table: Table, text: string): Meaning | undefined {
    const [kind = "", ...rest] = text.split(" ");
    const number = index(table.legend.token_kinds, kind);
    const range = table.legend.ranges[number];
    if (range === undefined) return undefined;
    if (rest.length === 0) return { token: { kind, value: 0 } };
    const names = table.legend.values.map((value) => value.name);
    const value = names.findIndex((name, i) => i >= range[0] && i <= range[1] && name === rest.join(" "));
    return value < 0 ? undefined : { token: { kind, value } };
}

function placeNamed(table: Table, text: string): number {
    return index(table.legend.places, text);
}

function pawnNamed(table: Table, text: string): number {
    return index(table.legend.pawns, text);
}

function cardNamed(table: Table, text: string): number {
    return index(table.legend.cards, text);
}

function index(list: readonly { name: string }[], name: string): number {
    return list.findIndex((one) => one.name === name);
}

function found(number: number, make: (number: number) => Meaning, text = ""): Meaning | undefined {
    return number >= 0 || text === "nowhere" ? make(number) : undefined;
}

function all(text: string, find: (word: string) => number, make: (list: number[]) => Meaning): Meaning | undefined {
    const words = text.split(",").map((word) => word.trim());
    const list = words.filter((word) => word !== "").map(find);
    return list.includes(-1) ? undefined : make(list);
}

function readNumber(text: string, make: (number: number) => Meaning): Meaning | undefined {
    return /^-?\d+$/.test(text) ? make(Number(text)) : undefined;
}
