// What the train does as a whole, and the ways of the cards.
import { cue, to } from "./cues";
import type { Cue, Frame, Of, View } from "./steps";

export function lurch(step: Of<"lurch">, reduced: boolean): Cue[] {
    if (reduced)
        return [cue({ prop: { look: "wash" } }, 0, 400, [{ opacity: 0 }, { opacity: 0.3 }, { opacity: 0 }], "linear")];
    const by = (px: number): Frame => ({ transform: `translate(${px * step.way}px, 0)` });
    return [cue({ part: "train" }, 0, 420, [by(0), by(6), by(-4), by(2), by(0)], "ease-out")];
}

export function plan(step: Of<"plan">, view: View, reduced: boolean): Cue[] {
    const from = view.after(step.from);
    const home = view.after(step.to);
    if (from === undefined || home === undefined) return [];
    const { card: kind, bandit, hidden } = step;
    const prop = { look: "card" as const, at: home, kind, bandit, hidden };
    if (reduced) return [cue({ prop }, 0, 260, [{ opacity: 0 }, { opacity: 1 }], "linear")];
    const fly = [{ transform: `${to(from, home)} rotate(-8deg) scale(1.6)` }, { transform: "none" }];
    if (!hidden) return [cue({ prop }, 0, 260, fly)];
    const face = { ...prop, at: from, hidden: false };
    return [
        cue({ prop: face }, 0, 120, [{ transform: "scale(1.6)" }, { transform: "scale(0, 1.6)" }], "ease-in"),
        cue({ prop }, 120, 260, [{ transform: `${to(from, home)} scale(.1, 1.6)` }, ...fly]),
    ];
}

export function resolve(step: Of<"resolve">, view: View, reduced: boolean): Cue[] {
    if (reduced) return [];
    const from = step.from === undefined ? undefined : view.after(step.from);
    const home = view.after("card");
    const start = from && home ? `${to(from, home)} scale(.36)` : "scale(.36)";
    return [
        cue({ part: "card" }, 0, 320, [
            { transform: start, opacity: 0.6 },
            { transform: "none", opacity: 1 },
        ]),
    ];
}
