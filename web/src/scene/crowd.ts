// How several pawns stand at one place: side by side while there is room, then smaller and overlapping like a hand of
// cards, then in two ranks. Nobody's head and nobody's badge is ever hidden.
import { BADGE, PAWN } from "./measures";

/** Where one of a crowd stands, from the left end of the place and its floor; sizes as parts of a full pawn. */
export interface Stand {
    readonly x: number; // middle of the feet
    readonly up: number; // above the floor: the rear rank stands higher
    readonly size: number;
    readonly badge: { readonly x: number; readonly up: number; readonly size: number }; // middle, above the floor
}

const STEP = 0.02;
const NEAR = 38; // how close two full-grown pawns of one rank may stand
const APART = 46; // and how close when another rank looks through between them
const RAISED = 40; // how much higher the rear rank stands
const SMALLEST = 0.3;

/** The largest size at which so many fit side by side. */
function inOneRank(count: number, width: number, height: number): number {
    const room = count === 1 ? width / PAWN.w : width / (PAWN.w + NEAR * (count - 1));
    return Math.min(1, room, height / PAWN.h);
}

/** The largest size at which they fit in two ranks, the rear one half a step to the side. */
function inTwoRanks(count: number, width: number, height: number): number {
    const steps = Math.ceil(count / 2) - 0.5;
    return Math.min(1, width / (PAWN.w + APART * steps), height / (PAWN.h + RAISED));
}

/** The places of a crowd. `badge` is the least size of a badge in the same units (a phone needs larger ones). */
export function crowd(count: number, width: number, height: number, badge: number = BADGE): Stand[] {
    if (count === 0) return [];
    const one = inOneRank(count, width, height);
    const two = count > 3 ? inTwoRanks(count, width, height) : 0;
    const ranked = two > one + STEP;
    const size = Math.max(ranked ? two : one, SMALLEST);
    const perRank = ranked ? Math.ceil(count / 2) : count;
    const steps = ranked ? perRank - 0.5 : perRank - 1;
    const full = PAWN.w * size;
    const reachOf = (sign: number): number => 4 * size + sign / 2;
    const spread = (room: number): number => (steps > 0 ? Math.min((room - full) / steps, full * 0.97) : 0);
    const fitting = (pitch: number): number =>
        Math.min(Math.max(BADGE * size, badge), pitch > 0 ? pitch * 0.94 : Infinity, width / 2);
    // a badge that sticks out to the right takes its room from all
    const first = fitting(spread(width));
    const over = Math.max(0, reachOf(first) + first / 2 - full / 2);
    const pitch = spread(width - over);
    const sign = Math.min(first, fitting(pitch));
    const left = (width - over - pitch * steps) / 2;

    return Array.from({ length: count }, (_, number) => {
        const rear = ranked && number % 2 === 1;
        const column = ranked ? Math.floor(number / 2) + (rear ? 0.5 : 0) : number;
        const x = left + column * pitch;
        const up = rear ? RAISED * size : 0;
        // in front at the right foot; in the rear beside the hat, which looks out between the others
        const above = rear ? Math.min(up + 76 * size, height - sign / 2) : sign / 2 - 1;
        return { x, up, size, badge: { x: x + reachOf(sign), up: above, size: sign } };
    });
}

/** Tokens in a row on an edge: their middles from the left end, closer together when there are many. */
export function row(widths: readonly number[], width: number, gap: number): number[] {
    if (widths.length === 0) return [];
    const wanted = widths.reduce((sum, each) => sum + each, 0) + gap * (widths.length - 1);
    const last = widths.at(-1) ?? 0;
    const tight = wanted > width && wanted > last ? Math.max(0, width - last) / (wanted - last) : 1;
    let at = Math.max(0, (width - wanted) / 2);
    return widths.map((each) => {
        const middle = at + each / 2;
        at += (each + gap) * tight;
        return middle;
    });
}
