// Shots and punches, and what becomes of the loot.
import { cue, flashUp, held, hops, jump, thrown, to } from "./cues";
import type { Cue, Of, View } from "./steps";

export function shot(step: Of<"shot">, view: View, reduced: boolean): Cue[] {
    const from = view.before(step.who) ?? view.after(step.who);
    const goal = view.before(step.at) ?? view.after(step.at);
    if (from === undefined || goal === undefined) return [];
    const legs = view.legs(from, goal);
    if (reduced) {
        const shown = 900;
        return [
            flashUp({ look: "line", legs }, 0, shown),
            flashUp({ look: "reticle", at: goal }, 0, shown),
            ...held(view, step.at, 0, shown),
        ];
    }
    const side = Math.sign((legs[0]?.[1] ?? goal).x - from.x) || 1;
    const muzzle = { x: from.x + side * 44 * view.unit, y: from.y - 2 * view.unit };
    const turn = side * 90;
    const flight = 220 / legs.length;
    const cues: Cue[] = [
        flashUp({ look: "line", legs }, 0, 500),
        cue({ prop: { look: "flash", at: muzzle } }, 200, 80, [
            { opacity: 0, transform: `scale(${0.3 * side}, .3)` },
            { opacity: 1, transform: `scale(${side}, 1)` },
            { opacity: 0, transform: `scale(${1.1 * side}, 1.1)` },
        ]),
        ...legs.map(([start, end], number) =>
            cue(
                { prop: { look: "bullet", at: end, bandit: step.bandit, turn } },
                280 + number * flight,
                flight,
                [{ transform: to(number === 0 ? muzzle : start, end) }, { transform: "none" }],
                "linear",
            ),
        ),
    ];
    const pushed = view.after(step.at);
    const away = pushed === undefined || (pushed.x === goal.x && pushed.y === goal.y) ? undefined : pushed;
    // the push first: of two motions of one piece the later one in the list wins while both could hold it
    if (away !== undefined) {
        cues.push(cue({ piece: step.at }, 660, 280, hops(view, [goal, away], 26 * view.unit), "ease-out"));
    }
    cues.push(recoil(step.at, 500, side, away === undefined ? "" : `${to(goal, away)} `));
    const plate = step.plate === undefined ? undefined : view.after(step.plate);
    if (plate !== undefined) {
        cues.push(
            thrown(
                { look: "card", at: plate, kind: "bullet", bandit: step.bandit, hidden: false },
                goal,
                plate,
                660,
                300,
            ),
        );
    }
    return cues;
}

/** Who is hit leans back and stands again. */
function recoil(who: string, at: number, side: number, there: string): Cue {
    const still = { transform: `${there}rotate(0deg)` };
    return cue({ piece: who }, at, 160, [still, { transform: `${there}rotate(${14 * side}deg)` }, still]);
}

export function punch(step: Of<"punch">, view: View, reduced: boolean): Cue[] {
    if (reduced) return jump(view, step.at, "arrow");
    const from = view.after(step.who);
    const goal = view.before(step.at);
    const home = view.after(step.at);
    if (from === undefined || goal === undefined || home === undefined) return [];
    const side = Math.sign(goal.x - from.x) || 1;
    const lunge = { transform: `translate(${16 * side * view.unit}px, 0) rotate(${6 * side}deg)` };
    const cues = [
        cue({ piece: step.who }, 0, 240, [{ transform: "none" }, lunge, { transform: "none" }]),
        cue({ piece: step.at }, 120, 280, hops(view, [goal, home], 14 * view.unit), "ease-out"),
    ];
    if (step.token !== undefined)
        cues.push(...drop({ kind: "drop", token: step.token, from: step.at }, view, false, 120));
    return cues;
}

/** A token falls to the floor and bounces once. */
export function drop(step: Of<"drop">, view: View, reduced: boolean, at = 0): Cue[] {
    const home = view.after(step.token);
    const from = view.before(step.token) ?? view.before(step.from) ?? view.after(step.from);
    if (home === undefined || from === undefined) return [];
    if (reduced) return [cue({ piece: step.token }, at, 300, [{ opacity: 0 }, { opacity: 1 }], "linear")];
    return [
        cue(
            { piece: step.token },
            at,
            260,
            [
                { transform: to(from, home), offset: 0 },
                { transform: "none", offset: 0.6 },
                { transform: `translate(0, ${(-9 * view.unit).toFixed(1)}px)`, offset: 0.8 },
                { transform: "none", offset: 1 },
            ],
            "ease-in",
        ),
    ];
}

export function rob(step: Of<"rob">, view: View, reduced: boolean): Cue[] {
    const from = view.before(step.token) ?? view.after(step.who);
    const home = (step.plate === undefined ? undefined : view.after(step.plate)) ?? view.after(step.who);
    if (reduced || from === undefined || home === undefined) return [];
    return [thrown({ look: "token", at: home, kind: step.look }, from, home, 0, 320)];
}
