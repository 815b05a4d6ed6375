// The screens of a table that no box has yet: everything is on the stage, laid out without overlaps, and can be told.
import { beforeAll, describe, expect, test } from "vitest";

import { fold } from "../game/fold";
import { follow } from "../game/follow";
import { players } from "../game/players";
import { Table } from "../game/table";
import { movesOf } from "./motions";
import { layOut, type SceneLayout } from "../scene/layout";
import { SHORT } from "../scene/measures";
import { score } from "../scene/score";
import type { Area, Box } from "../scene/types";
import { COURIER, madeLegend, madeView, OFFSETS, placed, RESOLVED, SLID } from "../testing/made";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Sentences } from "../text/sentences";
import { Speech } from "../text/speech";
import { aboutPlayer } from "./about";
import { aboutWhom } from "./actors";
import { pawnId, placeId, plateId } from "./ids";
import { stepsOf } from "./motions";
import { stageSet } from "./stage";

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const AREAS: Record<string, { area: Area; touch: number }> = {
    desk: { area: { width: 1440, height: 900, inset: { ...none, top: 160, bottom: 285 } }, touch: 0 },
    television: { area: { width: 1920, height: 1080, inset: { ...none, top: 230, bottom: 190 } }, touch: 0 },
    phone: { area: { width: 390, height: 844, inset: { ...none, top: 180, bottom: 330 } }, touch: 44 },
    smallPhone: { area: { width: 360, height: 640, inset: { ...none, top: 170, bottom: 320 } }, touch: 24 },
    low: { area: { width: 844, height: 390, inset: { ...none, top: 48, bottom: 145 } }, touch: 24 },
};
let names: Names;

beforeAll(async () => {
    names = new Names(new Speech("en", await loadBundle("en")), new Table(madeLegend(false)));
});

function covers(one: Box, other: Box): boolean {
    const slack = 0.5;
    return (
        one.x + slack < other.x + other.w &&
        other.x + slack < one.x + one.w &&
        one.y + slack < other.y + other.h &&
        other.y + slack < one.y + one.h
    );
}

function pairs<T>(list: readonly T[]): [T, T][] {
    return list.flatMap((one, number) => list.slice(number + 1).map((other): [T, T] => [one, other]));
}

function laidOut(area: Area, graph: number): SceneLayout {
    return layOut(stageSet({ names, view: madeView(0, graph) }).scene, area);
}

const CASES = Object.entries(AREAS).flatMap(([name, { area, touch }]) =>
    OFFSETS.map((_, graph) => ({ name, area, touch, graph })),
);

describe("the stage", () => {
    test("has everybody: in a cell, before the locomotive, on the other train; who rode away is gone", () => {
        const stand = madeView(0).at;
        const away = { ...madeView(0), at: stand.map((place, pawn) => (pawn === 1 ? placed("rode away") : place)) };
        expect(stageSet({ names, view: madeView(0) }).gone).toEqual([]);
        expect(stageSet({ names, view: away }).gone.map((pawn) => pawn.number)).toEqual([1]);
    });

    test("has the place beside a car, and leaves out a train that stands nowhere", () => {
        const beside = new Names(names.speech, new Table(madeLegend()));
        const { scene } = stageSet({ names: beside, view: madeView(0) });
        expect(scene.cars.flatMap((car) => car.places)).toContainEqual({
            id: placeId(placed("trackside")),
            level: "ground",
        });
        const alone = new Names(names.speech, new Table({ ...madeLegend(), offsets: [[0, null]] }));
        const left = stageSet({ names: alone, view: madeView(0) });
        expect(left.scene.lane).toEqual([]);
        expect(left.gone.map((pawn) => pawn.number)).toEqual([4, 6, 7, COURIER, COURIER + 1]);
    });

    test("has the cell at the left of its corridor", () => {
        const layout = laidOut(AREAS.desk?.area ?? ({} as Area), 0);
        const [cell, corridor] = ["3 cell", "3 inside"].map(
            (name) => layout.zones.get(placeId(placed(name)))?.box.x ?? 0,
        );
        expect(cell).toBeLessThan(corridor ?? 0);
    });
});

describe.each(CASES)("on a $name, graph $graph", ({ area, touch, graph }) => {
    test("no two cars stand on one spot, and those that face each other are aligned", () => {
        const layout = laidOut(area, graph);
        const spots = [...layout.vehicles.values()].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
        expect(new Set(spots).size).toBe(spots.length);
        const offset = OFFSETS[graph] ?? 0;
        for (let car = 0; car < 5; car++) {
            const other = layout.vehicles.get(`vehicle 1 ${offset - car}`);
            const own = layout.vehicles.get(`vehicle 0 ${car}`);
            if (other && own) expect(other.x).toBeCloseTo(own.x);
        }
    });

    test("everything is in the picture, zones do not overlap and fingers find them", () => {
        const layout = laidOut(area, graph);
        const boxes = [...layout.zones.values()].map((zone) => zone.box);
        for (const { x, y, w, h } of [...boxes, ...layout.pawns.values(), ...layout.loot.values()]) {
            expect(x).toBeGreaterThan(-0.5);
            expect(x + w).toBeLessThan(area.width + 0.5);
            expect(y).toBeGreaterThan(area.inset.top - 0.5);
            expect(y + h).toBeLessThan(area.height - area.inset.bottom + 0.5);
        }
        for (const { h } of boxes) expect(h).toBeGreaterThan(touch - 0.01);
        expect(pairs(boxes).filter(([one, other]) => covers(one, other))).toEqual([]);
    });

    test("heads and badges of all eleven are seen", () => {
        const layout = laidOut(area, graph);
        const all = [...layout.pawns.values()];
        expect(all).toHaveLength(11);
        expect(pairs(all).filter(([one, other]) => covers(one.badge, other.badge))).toEqual([]);
    });
});

test("a phone has short cars, a desk long ones", () => {
    const gauges = (area: Area | undefined) =>
        [...laidOut(area ?? ({} as Area), 0).vehicles.values()].map((one) => one.gauge);
    expect(new Set(gauges(AREAS.phone?.area))).toEqual(new Set([SHORT]));
    expect(gauges(AREAS.desk?.area)).not.toContain(SHORT);
});

describe("motions", () => {
    const table = new Table(madeLegend(false));
    const before = madeView(0);

    test.each([stepsOf, movesOf])("show the trains slide, with all that is on them", (steps) => {
        const [step, ...more] = steps(table, before, fold(before, SLID), SLID);
        expect(more).toEqual([]);
        if (step?.kind !== "slide") throw new Error("nothing slides");
        for (const id of ["vehicle 0 0", "vehicle 1 6", pawnId(0), pawnId(4), "token 0"])
            expect(step.who).toContain(id);
        const [from, to] = [0, 1].map((graph) => laidOut(AREAS.desk?.area ?? ({} as Area), graph));
        const point = (layout: SceneLayout | undefined) => (id: string) => layout?.vehicles.get(id);
        const cues = score(step, { before: point(from), after: point(to), legs: (a, b) => [[a, b]], unit: 1 }, false);
        expect(cues.length).toBeGreaterThan(6);
        expect(score(step, { before: point(from), after: point(from), legs: () => [], unit: 1 }, false)).toEqual([]);
    });

    test("a shot at a pawn that nobody leads sends no bullet to a plate", () => {
        const entry = { name: "shot", rule: "", numbers: [0, COURIER], changes: {} };
        for (const steps of [stepsOf, movesOf]) {
            expect(steps(table, before, before, entry)).toMatchObject([{ kind: "shot", plate: plateId(-1) }]);
        }
        const hit = { name: "neutral-hit", rule: "", numbers: [COURIER], changes: {} };
        expect(() => stepsOf(table, before, before, hit)).not.toThrow();
    });

    test("a card of a seat without a pawn has the face of the seat", () => {
        const entry = { name: "hidden", rule: "", numbers: [9, 0], changes: {} };
        expect(stepsOf(table, before, before, entry)).toMatchObject([{ kind: "plan", bandit: "professor" }]);
    });
});

test("a card of a seat without a pawn is told with the name and the face of the seat", () => {
    const table = new Table(madeLegend(false));
    const [one] = follow(madeView(0), [RESOLVED], 0);
    if (!one) throw new Error("nothing happened");
    expect(new Sentences(names.speech, table).entry(one.entry)).toBe("Professor: Move.");
    expect(aboutWhom(table, one.entry)).toBe("professor");
});

test("sides of several seats have names, on plates and in what is told of a player", () => {
    const table = new Table(madeLegend(false));
    const own = new Names(names.speech, table);
    expect([0, 1].map((side) => own.side(side))).toEqual(["Team 1", "Team 2"]);
    const [player] = players(table, madeView(0));
    if (!player) throw new Error("nobody plays");
    const about = aboutPlayer(own, madeView(0), player, "Lotte", []);
    expect(about.parts?.[0]).toEqual({
        name: "Team 1",
        text: "Wins and loses with Tuco, Belle, mei and the Marshal.",
    });
});
