// The ways in which things move, from which the score of a step is put together.
import type { Cue, Frame, Prop, Target, View } from "./steps";
import type { Point } from "./types";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const HOP = 180; // from car to car
export const SHOWN = 600; // how long a path or an arrow stands where nothing travels

export function to(from: Point, home: Point): string {
    return `translate(${(from.x - home.x).toFixed(1)}px, ${(from.y - home.y).toFixed(1)}px)`;
}

export function cue(on: Target, at: number, ms: number, frames: readonly Frame[], easing: string = EASE): Cue {
    return { on, at, ms, frames, easing };
}

/** Shown for a while, then gone. */
export function flashUp(prop: Prop, at: number, ms: number): Cue {
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
    return cue({ prop }, at, ms, frames, "linear");
}

/** Along a way from stop to stop, with a small hop on each leg; round the bend it leaves and comes in again. */
export function hops(view: View, stops: readonly Point[], lift: number): Frame[] {
    const home = stops.at(-1) ?? { x: 0, y: 0 };
    const legs = stops.slice(1).flatMap((stop, number) => [...view.legs(stops[number] ?? stop, stop)]);
    return legs.flatMap(([from, stop], number) => {
        const middle = { x: (from.x + stop.x) / 2, y: Math.min(from.y, stop.y) - lift };
        const bowed = { x: middle.x, y: (middle.y + (from.y + stop.y) / 2 - lift) / 2 };
        const start = { transform: to(from, home), offset: number / legs.length };
        const top = { transform: to(lift > 0 ? bowed : middle, home), offset: (number + 0.5) / legs.length };
        const end = { transform: to(stop, home), offset: (number + 1) / legs.length };
        const before = legs[number - 1]?.[1];
        const joined = before !== undefined && before.x === from.x && before.y === from.y;
        return joined ? [top, end] : [start, top, end];
    });
}

/** Held where it was, then at once where it is. */
export function held(view: View, who: string, at: number, ms: number): Cue[] {
    const from = view.before(who);
    const home = view.after(who);
    if (from === undefined || home === undefined) return [];
    const there = { transform: to(from, home) };
    return [cue({ piece: who }, at, ms, [there, there], "linear")];
}

/** A dotted path or an arrow, then the jump. */
export function jump(view: View, who: string, look: "path" | "arrow"): Cue[] {
    const from = view.before(who);
    const home = view.after(who);
    if (from === undefined || home === undefined) return [];
    return [flashUp({ look, legs: view.legs(from, home) }, 0, SHOWN), ...held(view, who, 0, SHOWN)];
}

/** Something flies in a bow to where it belongs. */
export function thrown(prop: Prop & { at: Point }, from: Point, home: Point, at: number, ms: number): Cue {
    const top = { x: (from.x + home.x) / 2, y: Math.min(from.y, home.y) - 40 };
    return cue({ prop }, at, ms, [
        { transform: `${to(from, home)} scale(.7)`, opacity: 1 },
        { transform: `${to(top, home)} scale(1.15)`, opacity: 1 },
        { transform: "none", opacity: 0.9 },
    ]);
}
