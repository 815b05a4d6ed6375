// How people, mounts and vehicles travel: moves, ladders, rides, the walk of a lawman, what an event carries along.
import { cue, flashUp, held, HOP, hops, jump, SHOWN, to } from "./cues";
import type { Cue, Of, View } from "./steps";
import type { Point } from "./types";

export function move(step: Of<"move">, view: View, reduced: boolean): Cue[] {
    if (reduced) return jump(view, step.who, "path");
    const from = view.before(step.who);
    const home = view.after(step.who);
    if (from === undefined || home === undefined) return [];
    const via = (step.via ?? []).flatMap((place) => view.after(place) ?? []);
    const stops = [from, ...via.map((stop) => ({ x: stop.x, y: from.y })), home];
    const ms = HOP * (stops.length - 1);
    const dust = { look: "dust" as const, at: { x: from.x, y: from.y + 36 * view.unit } };
    return [
        cue({ piece: step.who }, 0, ms, hops(view, stops, 9 * view.unit), "linear"),
        cue({ prop: dust }, 0, 300, [
            { opacity: 0.8, transform: "scale(.5)" },
            { opacity: 0, transform: "scale(1.4)" },
        ]),
    ];
}

export function climb(step: Of<"climb">, view: View, reduced: boolean): Cue[] {
    if (reduced) return jump(view, step.who, "arrow");
    const from = view.before(step.who);
    const home = view.after(step.who);
    if (from === undefined || home === undefined) return [];
    const end = Math.max(from.x, home.x) + 52 * view.unit; // the ladder at the end of the car
    const frames = [from, { x: end, y: from.y }, { x: end, y: home.y }, home].map((stop) => ({
        transform: to(stop, home),
    }));
    return [cue({ piece: step.who }, 0, 240, frames, "ease-in-out")];
}

export function ride(step: Of<"ride">, view: View, reduced: boolean): Cue[] {
    if (reduced) return jump(view, step.who, "path");
    const from = view.before(step.who);
    const home = view.after(step.who);
    if (from === undefined || home === undefined) return [];
    const mount = step.mount;
    const start = mount === undefined ? undefined : view.before(mount);
    const goal = mount === undefined ? undefined : view.after(mount);
    const saddle = (point: Point): Point => ({ x: point.x, y: point.y - 34 * view.unit });
    const stops = start !== undefined && goal !== undefined ? [from, saddle(start), saddle(goal), home] : [from, home];
    const ms = Math.max(2 * HOP, (Math.abs(home.x - from.x) / (211 * view.unit)) * HOP) + 2 * HOP;
    const cues = [cue({ piece: step.who }, 0, ms, hops(view, stops, 8 * view.unit), "linear")];
    if (mount !== undefined && start !== undefined && goal !== undefined) {
        const waits = ms / 3;
        cues.push(cue({ piece: mount }, waits, ms / 3, hops(view, [start, goal], 6 * view.unit), "linear"));
    }
    return cues;
}

/** A lawman walks; whoever he meets is told by his star and flees when it is his turn. */
export function walk(step: Of<"walk">, view: View, reduced: boolean): Cue[] {
    const from = view.before(step.who);
    const home = view.after(step.who);
    if (from === undefined || home === undefined) return [];
    const star = { look: "star" as const, at: { x: home.x, y: home.y - 30 * view.unit } };
    if (reduced) {
        return [
            ...held(view, step.who, 0, SHOWN),
            ...step.meets.flatMap((who) => held(view, who, 0, SHOWN)),
            flashUp(star, 0, SHOWN),
        ];
    }
    const cues = [cue({ piece: step.who }, 0, 320, hops(view, [from, home], 0), "ease-in-out")];
    step.meets.forEach((who, number) => {
        const at = 320 + number * 340;
        cues.push(flashUp(star, at, 300));
        for (const each of climb({ kind: "climb", who }, view, false)) cues.push({ ...each, at: at + 100 });
    });
    return cues;
}

/** Pieces are carried along; those that stay where they are in the picture stay. */
export function slide(step: Of<"slide">, view: View, reduced: boolean): Cue[] {
    return step.who.flatMap((who) => {
        const from = view.before(who);
        const home = view.after(who);
        if (from === undefined || home === undefined || (from.x === home.x && from.y === home.y)) return [];
        return reduced ? held(view, who, 0, SHOWN) : [cue({ piece: who }, 0, 420, hops(view, [from, home], 0))];
    });
}
