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
const NARROW = 30; // and beside others of its height
const READABLE = 62; // a card on which every name can be read
export const SMALLEST = 10; // px: letters of a name
export const MARGIN = 12; // px of a card's width that are not for its name

/** How far cards are apart: many lie close to each other. */
function gapOf(columns: number, rows = 1): number {
    if (columns > 6) return 3;
    return columns > 5 || rows > 1 ? 6 : 9;
}

/** The cards in so many rows. */
function inRows(rows: number, cards: number, room: Room): Fan {
    const columns = Math.max(1, Math.ceil(cards / rows));
    const gap = gapOf(columns, rows);
    const fair = (room.across - gap * (columns - 1)) / columns;
    const high = Math.max(LEAST, (room.high - gap * (rows - 1)) / rows);
    // whole pixels: what is measured of the screen is, and what hangs on it must come to rest
    const width = Math.floor(Math.max(NARROW, Math.min(room.most, fair, high / FLATTEST)));
    const height = Math.floor(Math.max(LEAST, Math.min(TALLEST * width, high)));
    return { columns, gap, width, tall: height / width, height: rows * height + gap * (rows - 1) };
}

/** How good it is to look at: large, and wide enough for names. */
function worth({ width, tall }: Fan): number {
    return Math.min(1, width / READABLE) ** 6 * width * Math.sqrt(tall);
}

export function fan(cards: number, room: Room): Fan {
    const one = inRows(1, cards, room);
    const two = inRows(2, cards, room);
    const fits = cards > 3 && room.high >= 2 * LEAST + two.gap;
    return fits && worth(two) > worth(one) ? two : one;
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

const TWO_ROWS = 2 * LEAST + 6;
const HIGH = { least: 98, most: 118 }; // px, for the hand of a phone: two rows with names, or a row of large cards
const ROWS = [
    { under: 600, least: 56 }, // px: a phone so low has one row, of cards with their pictures alone when they are many
    { under: 720, least: 70 },
];

/** Whether so many cards can lie in one row and still be hit. */
export function inOneRow(cards: number, across: number): boolean {
    return (across - gapOf(cards) * (cards - 1)) / Math.max(1, cards) >= NARROW;
}

/**
 * How much height the hand of a phone may take, so that the train above it can still use its whole width. How many cards there
 * are matters only where not even narrow ones would lie in the row of a low screen.
 */
export function handRoom(cards: number, across: number, spare: number, height: number): number {
    const low = ROWS.find(({ under }) => height <= under)?.least ?? HIGH.least;
    const least = inOneRow(cards, across) ? low : Math.max(low, TWO_ROWS);
    return Math.max(least, Math.min(spare, HIGH.most));
}
