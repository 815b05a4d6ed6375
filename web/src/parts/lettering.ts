// How wide words of the display font are: names on cards must fit before anything is drawn.

const WIDTHS: readonly [letters: RegExp, width: number][] = [
    [/[MW]/, 1.16],
    [/[mw]/, 1.08],
    [/[ijlIJ.,:’' ]/, 0.44],
    [/[ftr]/, 0.48],
    [/[hknuü]/, 0.76],
    [/\p{Lu}/u, 0.8],
];
const USUAL = 0.65;

/** The width of a text on one line, in parts of its size. */
export function widthOf(text: string): number {
    return Array.from(text).reduce((sum, letter) => {
        const found = WIDTHS.find(([letters]) => letters.test(letter));
        return sum + (found?.[1] ?? USUAL);
    }, 0);
}

/** The largest size, up to a wished one, at which a text fits into a width: word by word, or all on one line. */
export function sizeFor(text: string, room: number, wished: number, oneLine = false): number {
    const words = oneLine ? [text] : text.split(/(?<=-)|\s/);
    const widest = Math.max(...words.map(widthOf));
    return widest > 0 ? Math.min(wished, room / widest) : wished;
}
