// How far a finger may miss a thing: what can be chosen gets room around it, up to half the way to the next.
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

/** What of each thing can be hit: nowhere do two overlap, and nothing is outside. */
export function reached(things: readonly Thing[], within: Box): Box[] {
    const all = things.map(({ box }) => spansOf(box));
    return all.map((mine, number) => {
        const limits = spansOf(within);
        all.forEach((its, index) => {
            if (index === number) return;
            const axis = apart(mine.across, its.across) >= apart(mine.down, its.down) ? "across" : "down";
            const [one, two, limit] = [mine[axis], its[axis], limits[axis]];
            const ahead = two.from + two.to - one.from - one.to;
            if (ahead > 0 || (ahead === 0 && index > number)) limit.to = Math.min(limit.to, (one.to + two.from) / 2);
            else limit.from = Math.max(limit.from, (one.from + two.to) / 2);
        });
        const across = grown(mine.across, limits.across);
        const down = grown(mine.down, limits.down, things[number]?.grow);
        const [w, h] = [Math.max(0, across.to - across.from), Math.max(0, down.to - down.from)];
        return { x: across.from, y: down.from, w, h };
    });
}
