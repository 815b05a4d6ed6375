// Whose turn it is to hold the device, where one person plays for several seats: nobody sees a hand before its curtain was
// lifted, and nobody is asked to hand over while he is still choosing.

export interface Handing {
    readonly look: number | null; // the seat that looks now; none: what everybody may see
    readonly curtain: number | null; // the seat to which the device goes; none: no curtain
}

export interface Situation {
    readonly own: readonly number[]; // the seats of who plays here
    readonly asked: readonly number[]; // the seats that choose now
    readonly lifted: number | null; // the seat whose curtain was lifted last
    readonly over: boolean;
}

/** What to show. One seat needs no curtain; and when all is over, nothing is secret. */
export function handingOf({ own, asked, lifted, over }: Situation): Handing {
    const [only, second] = own;
    if (over || only === undefined) return { look: only ?? null, curtain: null };
    if (second === undefined) return { look: only, curtain: null };
    const waiting = own.filter((seat) => asked.includes(seat));
    const holds = lifted !== null && own.includes(lifted);
    if (holds && (waiting.length === 0 || waiting.includes(lifted))) return { look: lifted, curtain: null };
    if (waiting.length === 0) return { look: null, curtain: null };
    return { look: null, curtain: nextOf(waiting, lifted) };
}

/** The next one around the table, so that the device goes in one direction. */
function nextOf(waiting: readonly number[], lifted: number | null): number | null {
    const after = lifted ?? -1;
    return waiting.find((seat) => seat > after) ?? waiting[0] ?? null;
}
