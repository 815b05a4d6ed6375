// Whose turn it is to hold the device, where one person plays for several seats. A hand is on the screen only while its
// seat chooses in secret, after its curtain was lifted. Otherwise the device lies before everybody, and what is asked in the
// open is answered there.

export interface Handing {
    readonly look: number | null; // the seat that looks now; none: what everybody may see
    readonly curtain: number | null; // the seat to which the device goes; none: no curtain
}

export interface Situation {
    readonly own: readonly number[]; // the seats of who plays here
    readonly asked: readonly number[]; // the seats that choose now
    readonly open: boolean; // everybody can see what may be answered: the server says so
    readonly lifted: number | null; // the seat for which the curtain is lifted
    readonly last: number | null; // the seat for which it was lifted last
    readonly over: boolean;
}

/** What to show. One seat needs no curtain; and when all is over, nothing is secret. */
export function handingOf({ own, asked, open, lifted, last, over }: Situation): Handing {
    const [only, second] = own;
    if (over || only === undefined) return { look: only ?? null, curtain: null };
    if (second === undefined) return { look: only, curtain: null };
    const waiting = open ? [] : own.filter((seat) => asked.includes(seat));
    if (waiting.length === 0) return { look: null, curtain: null };
    if (lifted !== null && waiting.includes(lifted)) return { look: lifted, curtain: null };
    return { look: null, curtain: nextOf(waiting, last) };
}

/** The next one around the table, so that the device goes in one direction. */
function nextOf(waiting: readonly number[], last: number | null): number | null {
    const after = last ?? -1;
    return waiting.find((seat) => seat > after) ?? waiting[0] ?? null;
}
