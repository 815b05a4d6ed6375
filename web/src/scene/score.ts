// The score: which things move how, for every step, in full and for those who want less motion. Pure, so that it can be
// tested without a browser. Times are those of the art direction.
import { cue } from "./cues";
import { drop, punch, rob, shot } from "./fights";
import { lurch, plan, resolve } from "./papers";
import type { Cue, Step, View } from "./steps";
import { climb, move, ride, slide, walk } from "./travels";

/** The cues of one step. */
export function score(step: Step, view: View, reduced: boolean): Cue[] {
    switch (step.kind) {
        case "move":
            return move(step, view, reduced);
        case "climb":
            return climb(step, view, reduced);
        case "ride":
            return ride(step, view, reduced);
        case "shot":
            return shot(step, view, reduced);
        case "punch":
            return punch(step, view, reduced);
        case "rob":
            return rob(step, view, reduced);
        case "drop":
            return drop(step, view, reduced);
        case "walk":
            return walk(step, view, reduced);
        case "slide":
            return slide(step, view, reduced);
        case "lurch":
            return lurch(step, reduced);
        case "tunnel":
            return [
                cue({ prop: { look: "wash" } }, 0, 400, [
                    { opacity: 0 },
                    { opacity: reduced ? 0 : 0.4 },
                    { opacity: 0 },
                ]),
            ];
        case "plan":
            return plan(step, view, reduced);
        case "resolve":
            return resolve(step, view, reduced);
    }
}

/** The end of the last cue. */
export function lengthOf(cues: readonly Cue[]): number {
    return cues.reduce((end, one) => Math.max(end, one.at + one.ms), 0);
}

/** Several steps one after the other, as one score: what moves later waits where it was. */
export function inTurn(steps: readonly Step[], view: View, reduced: boolean): Cue[] {
    let at = 0;
    return steps.flatMap((step) => {
        const cues = score(step, view, reduced).map((one) => ({ ...one, at: one.at + at }));
        at = Math.max(at, lengthOf(cues));
        return cues;
    });
}
