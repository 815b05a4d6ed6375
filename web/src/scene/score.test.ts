// Every step of a game has a motion that starts where things were, ends where they are, and moves nothing else.
import { describe, expect, test } from "vitest";

import { inTurn, lengthOf, score } from "./score";
import type { Cue, Step, View } from "./steps";
import type { Point } from "./types";

const before: Record<string, Point> = {
    ghost: { x: 100, y: 300 },
    belle: { x: 300, y: 300 },
    marshal: { x: 700, y: 300 },
    mount: { x: 120, y: 420 },
    purse: { x: 310, y: 340 },
    coach: { x: 800, y: 500 },
};
const after: Record<string, Point> = {
    ...before,
    ghost: { x: 500, y: 300 },
    belle: { x: 500, y: 180 },
    marshal: { x: 500, y: 300 },
    mount: { x: 520, y: 420 },
    purse: { x: 320, y: 350 },
    coach: { x: 600, y: 500 },
    plate: { x: 50, y: 20 },
    slot: { x: 60, y: 600 },
    hand: { x: 400, y: 800 },
    "in-1": { x: 300, y: 300 },
};

const view: View = {
    before: (id) => before[id],
    after: (id) => after[id],
    legs: (from, to) => [[from, to]],
    unit: 1,
};

/** The same on a folded train: what goes further than 300 goes round the bend. */
const folded: View = {
    ...view,
    legs: (from, to) =>
        Math.abs(from.x - to.x) < 300
            ? [[from, to]]
            : [
                  [from, { x: 390, y: from.y }],
                  [{ x: 0, y: to.y }, to],
              ],
};

const STEPS: Step[] = [
    { kind: "move", who: "ghost", via: ["in-1"] },
    { kind: "climb", who: "belle" },
    { kind: "ride", who: "ghost", mount: "mount" },
    { kind: "shot", who: "marshal", at: "belle", bandit: "ghost", plate: "plate" },
    { kind: "punch", who: "marshal", at: "belle", token: "purse" },
    { kind: "rob", who: "ghost", token: "purse", look: "purse", plate: "plate" },
    { kind: "drop", token: "purse", from: "belle" },
    { kind: "walk", who: "marshal", meets: ["belle"] },
    { kind: "slide", who: ["coach", "ghost"] },
    { kind: "lurch", way: 1 },
    { kind: "tunnel" },
    { kind: "plan", card: "move", bandit: "ghost", hidden: true, from: "hand", to: "slot" },
    { kind: "plan", card: "move", bandit: "ghost", hidden: false, from: "hand", to: "slot" },
    { kind: "resolve", from: "slot" },
];

function ofPiece(cues: Cue[], piece: string): Cue[] {
    return cues.filter((cue) => "piece" in cue.on && cue.on.piece === piece);
}

describe.each(STEPS)("$kind", (step) => {
    test.each([view, folded])("changes transform and opacity only, and takes little time", (where) => {
        for (const reduced of [false, true]) {
            const cues = score(step, where, reduced);
            const names = cues.flatMap((cue) => cue.frames.flatMap((frame) => Object.keys(frame)));
            expect(names.filter((name) => !["transform", "opacity", "offset"].includes(name))).toEqual([]);
            expect(lengthOf(cues)).toBeLessThanOrEqual(1500);
            for (const cue of cues) {
                const offsets = cue.frames.flatMap((frame) => frame.offset ?? []);
                expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
            }
        }
    });

    test("does not travel when motion is reduced", () => {
        for (const cue of score(step, view, true)) {
            const places = new Set(cue.frames.flatMap((frame) => frame.transform ?? []));
            expect(places.size).toBeLessThanOrEqual(1);
        }
    });

    test("shows nothing, and breaks nothing, where things are not on the scene", () => {
        const empty: View = { ...view, before: () => undefined, after: () => undefined };
        expect(ofPiece(score(step, empty, false), "ghost")).toEqual([]);
    });
});

test("a move starts where the pawn was and ends where it is, a hop for each car", () => {
    const [run] = ofPiece(score(STEPS[0] as Step, view, false), "ghost");
    expect(run?.frames[0]?.transform).toBe("translate(-400.0px, 0.0px)");
    expect(run?.frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px)");
    expect(run?.ms).toBe(360);
});

test("a shot round the bend flies in two legs, one after the other", () => {
    const cues = score({ kind: "shot", who: "marshal", at: "ghost", bandit: null }, folded, false);
    const bullets = cues.filter((cue) => "prop" in cue.on && cue.on.prop.look === "bullet");
    expect(bullets).toHaveLength(2);
    expect(bullets[1]?.at).toBe((bullets[0]?.at ?? 0) + (bullets[0]?.ms ?? 0));
});

test("a shot keeps its times: sight 200, flash 80, bullet 220, recoil 160, card 300", () => {
    const cues = score(STEPS[3] as Step, view, false);
    const time = (look: string): number[] => {
        const found = cues.find((cue) => "prop" in cue.on && cue.on.prop.look === look);
        return [found?.at ?? -1, found?.ms ?? -1];
    };
    expect(time("flash")).toEqual([200, 80]);
    expect(time("bullet")).toEqual([280, 220]);
    expect(time("card")).toEqual([660, 300]);
    expect(ofPiece(cues, "belle").map((cue) => cue.ms)).toEqual([280, 160]);
});

test("steps of one item follow each other", () => {
    const cues = inTurn(
        [
            { kind: "climb", who: "belle" },
            { kind: "lurch", way: 1 },
        ],
        view,
        false,
    );
    const lurch = cues.find((cue) => "part" in cue.on);
    expect(lurch?.at).toBe(240);
});
