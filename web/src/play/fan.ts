// How a hand of cards is laid out: in one row as long as the names can be read, else in two; as large as there is room.

export interface Fan {
    readonly columns: number;
    readonly gap: number; // px
    readonly width: number; // of a card, px
    readonly tall: number; // its height in parts of its width
    readonly height: number; // of all rows, px
}

export interface Room {
    readonly across: number;
    readonly high: number; // for all rows
    readonly most: number; // the widest card that is wished
}

const TALLEST = 1.36;
const FLATTEST = 0.75;
const LEAST = 44; // px: a finger must hit it
const NARROW = 38;
const READABLE = 62; // a card on which every name can be read
export const SMALLEST = 8; // px: letters of a name
export const MARGIN = 16; // px of a card's width that are not for its name

/** The cards in so many rows. */
function inRows(rows: number, cards: number, room: Room): Fan {
    const columns = Math.max(1, Math.ceil(cards / rows));
    const gap = columns > 5 || rows > 1 ? 6 : 9;
    const fair = (room.across - gap * (columns - 1)) / columns;
    const high = Math.max(LEAST, (room.high - gap * (rows - 1)) / rows);
    // whole pixels: what is measured of the screen is, and what hangs on it must come to rest
    const width = Math.floor(Math.max(NARROW, Math.min(room.most, fair, high / FLATTEST)));
    const height = Math.floor(Math.max(LEAST, Math.min(TALLEST * width, high)));
    return { columns, gap, width, tall: height / width, height: rows * height + gap * (rows - 1) };
}

/** How good it is to look at: large, and wide enough for names. */
function worth({ width, tall }: Fan): number {
    return Math.min(1, width / READABLE) * width * Math.sqrt(tall);
}

export function fan(cards: number, room: Room): Fan {
    const one = inRows(1, cards, room);
    const two = inRows(2, cards, room);
    const fits = cards > 3 && room.high >= 2 * LEAST + two.gap;
    return fits && worth(two) > worth(one) ? two : one;
}

/** How much height a hand takes that is only shown: one low row, or two where one would leave the screen. */
export function shownRoom(cards: number, across: number): number {
    return (across + 6) / Math.max(1, cards) < NARROW + 6 ? 98 : 62;
}

const STRIP = 58; // px: how high a card can be where a screen is low

/** The cards of a phone on its side: one row, each card wide enough for a finger. What does not fit is scrolled to. */
export function strip(cards: number, across: number): Fan {
    const gap = cards > 6 ? 4 : 7;
    const fair = (across - gap * (cards - 1)) / Math.max(1, cards);
    const width = Math.floor(Math.max(LEAST, Math.min(92, fair)));
    const height = Math.floor(Math.min(STRIP, TALLEST * width));
    return { columns: cards, gap, width, tall: height / width, height };
}

/** How much height a hand may take of a screen, so that the train above it can still use its whole width. */
export function handRoom(cards: number, across: number, spare: number): number {
    const rows = (across + 6) / Math.max(1, cards) < READABLE - 2 ? 2 : 1;
    return Math.max(rows > 1 ? 98 : 84, Math.min(spare, rows > 1 ? 206 : 132));
}
