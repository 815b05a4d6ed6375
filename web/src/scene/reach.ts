// How far a finger may miss a thing: what can be chosen gets room around it, half of the way to the next one, or what
// that one can spare.
import { TOUCH } from "./measures";
import type { Box } from "./types";

/** Where a thing may grow first; without one, to all sides. */
export interface Thing {
    readonly box: Box;
    readonly grow?: "up" | "down";
}

interface Span {
    from: number;
    to: number;
}

interface Spans {
    readonly across: Span;
    readonly down: Span;
}

function spansOf({ x, y, w, h }: Box): Spans {
    return { across: { from: x, to: x + w }, down: { from: y, to: y + h } };
}

/** How far two spans are apart; less than nothing where they overlap. */
function apart(one: Span, other: Span): number {
    return Math.max(other.from - one.to, one.from - other.to);
}

/** A span between its limits, made as long as a finger is wide: first to its side of choice, then wherever there is room. */
function grown(span: Span, limits: Span, grow?: "up" | "down"): Span {
    let from = Math.max(span.from, limits.from);
    let to = Math.min(span.to, limits.to);
    const missing = (): number => Math.max(0, TOUCH - (to - from));
    const half = missing() / 2;
    if (grow !== "down") from = Math.max(limits.from, from - (grow === "up" ? missing() : half));
    if (grow !== "up") to = Math.min(limits.to, to + (grow === "down" ? missing() : half));
    from = Math.max(limits.from, from - missing());
    to = Math.min(limits.to, to + missing());
    return { from, to };
}

type Axis = keyof Spans;

/** Where the reach of one thing ends and that of another begins. */
interface Border {
    readonly axis: Axis;
    readonly before: number; // the number of the thing on the left, or above
    readonly after: number;
    at: number;
}

/** Which way something lies from another: the axis on which they are farther apart. */
function axisOf(one: Spans, other: Spans): Axis {
    return apart(one.across, other.across) >= apart(one.down, other.down) ? "across" : "down";
}

function meet(one: Spans, other: Spans): boolean {
    return Math.max(apart(one.across, other.across), apart(one.down, other.down)) < 0;
}

/** Whether something begins before another, as their middles lie. */
function isFirst(one: Span, other: Span): boolean {
    return one.from + one.to <= other.from + other.to;
}

/** The borders between all things: halfway at first. */
function bordersOf(all: readonly Spans[]): Border[] {
    return all.flatMap((one, number) =>
        all.slice(number + 1).map((other, more) => {
            const axis = axisOf(one, other);
            const [first, second] = [one[axis], other[axis]];
            const pair = [number, number + 1 + more] as const;
            const [before, after] = isFirst(first, second) ? pair : ([pair[1], pair[0]] as const);
            const at = isFirst(first, second) ? (first.to + second.from) / 2 : (second.to + first.from) / 2;
            return { axis, before, after, at };
        }),
    );
}

/** What of each thing can be hit: nowhere do two overlap, and nothing is outside, or under what lies in front. */
export function reached(things: readonly Thing[], within: Box, avoid: readonly Box[] = []): Box[] {
    const all = things.map(({ box }) => spansOf(box));
    const borders = bordersOf(all);

    function limitsOf(number: number, mine: Spans, kept = avoid): Spans {
        const limits = spansOf(within);
        for (const its of kept.map(spansOf)) {
            const axis = axisOf(mine, its);
            const limit = limits[axis];
            if (isFirst(mine[axis], its[axis])) limit.to = Math.min(limit.to, its[axis].from);
            else limit.from = Math.max(limit.from, its[axis].to);
        }
        for (const { axis, before, after, at } of borders) {
            const limit = limits[axis];
            if (before === number) limit.to = Math.min(limit.to, at);
            if (after === number) limit.from = Math.max(limit.from, at);
        }
        return limits;
    }

    /** Who has room on his other side leaves more than half of what is between to who has not. */
    function share(border: Border): void {
        const { axis, before, after } = border;
        const [one, two] = [all[before], all[after]];
        if (one === undefined || two === undefined) return;
        const between = two[axis].from - one[axis].to;
        const first = TOUCH - (one[axis].to - limitsOf(before, one)[axis].from); // what it needs of that
        const second = TOUCH - (limitsOf(after, two)[axis].to - two[axis].from);
        if (between <= 0 || (first > 0 && second > 0 && first + second > between)) return;
        const least = one[axis].to + Math.min(between, Math.max(0, first));
        const most = two[axis].from - Math.min(between, Math.max(0, second));
        border.at = Math.min(Math.max(border.at, least), most);
    }

    borders.forEach(share);
    return all.map((mine, number) => {
        const inside = (limits: Spans): Spans => ({
            across: grown(mine.across, limits.across),
            down: grown(mine.down, limits.down, things[number]?.grow),
        });
        const free = inside(limitsOf(number, mine, []));
        const met = avoid.some((box) => meet(free, spansOf(box)));
        const { across, down } = met ? inside(limitsOf(number, mine)) : free;
        const [w, h] = [Math.max(0, across.to - across.from), Math.max(0, down.to - down.from)];
        return { x: across.from, y: down.from, w, h };
    });
}
