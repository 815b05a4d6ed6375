// Everything of the scene is seen: nothing leaves the area, nothing hides a badge, fingers find every zone.
import { describe, expect, test } from "vitest";

import { layOut, type SceneLayout } from "./layout";
import { wished } from "./rows";
import type { Area, Box, LaneVehicle, SceneCar, SceneMount, SceneLoot, ScenePawn } from "./types";

const KINDS = ["baggage", "second-class", "first-class", "dining", "saloon", "mail", "prison"];

function train(cars: number, mounts: boolean): SceneCar[] {
    return Array.from({ length: cars }, (_, number) => ({
        id: `car${number}`,
        kind: number === cars - 1 ? "locomotive" : (KINDS[number] ?? "unheard-of"),
        name: `Car ${number}`,
        engine: number === cars - 1,
        places: [
            { id: `in${number}`, level: "inside" as const },
            { id: `on${number}`, level: "roof" as const },
            ...(mounts ? [{ id: `at${number}`, level: "beside" as const }] : []),
        ],
    }));
}

function coach(faces: number): LaneVehicle {
    return {
        id: "coach",
        kind: "coach",
        name: "",
        faces,
        places: [
            { id: "coach-in", level: "inside" },
            { id: "coach-on", level: "roof" },
        ],
    };
}

interface Case {
    cars: number;
    bandits: number;
    lane: boolean;
    gather: "spread" | "roof" | "inside" | "coach";
}

function pieces({ cars, bandits, lane, gather }: Case) {
    const built = train(cars, lane);
    const faces = bandits % cars;
    const places = built.flatMap((car) => car.places.filter((place) => place.level !== "beside"));
    const at = (number: number): string => {
        if (gather === "roof") return `on${cars - 2}`;
        if (gather === "inside") return `in${cars - 1}`;
        if (gather === "coach" && lane) return number % 2 === 0 ? "coach-on" : "coach-in";
        return places[(number * 3) % places.length]?.id ?? "in0";
    };
    const pawns: ScenePawn[] = Array.from({ length: bandits }, (_, number) => ({
        id: `pawn${number}`,
        kind: "ghost",
        place: at(number),
    }));
    pawns.push({ id: "marshal", kind: "marshal", place: `in${cars - 1}`, badge: false });
    const loot: SceneLoot[] = Array.from({ length: 8 }, (_, number) => ({
        id: `loot${number}`,
        kind: number === 0 ? "strongbox" : "purse",
        place: "in0",
    }));
    const mounts: SceneMount[] = lane
        ? Array.from({ length: bandits }, (_, number) => ({ id: `mount${number}`, place: `at${(number * 2) % cars}` }))
        : [];
    return { cars: built, lane: lane ? [coach(faces)] : [], pawns, loot, mounts };
}

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const AREAS: Record<string, { area: Area; touch: boolean }> = {
    desktop: { area: { width: 1440, height: 900, inset: { ...none, top: 150, bottom: 280 } }, touch: false },
    tv: { area: { width: 1920, height: 1080, inset: { ...none, top: 160, bottom: 180 } }, touch: false },
    tablet: { area: { width: 1024, height: 420, inset: none }, touch: true },
    tabletPortrait: { area: { width: 820, height: 520, inset: none }, touch: true },
    phone: { area: { width: 390, height: 400, inset: none }, touch: true },
    smallPhone: { area: { width: 360, height: 330, inset: none }, touch: true },
    phoneLandscape: { area: { width: 844, height: 230, inset: none }, touch: true },
};

/** Six storeys of zones do not fit into a small area; there the list of options is what fingers use. */
const LEAST = (area: Area, lane: boolean): number => (lane && area.height < 400 ? 24 : 44);

const CASES: Case[] = [3, 4, 5, 6, 7, 8].flatMap((cars) =>
    [2, 4, 6, 8, 10].flatMap((bandits) =>
        [false, true].flatMap((lane) =>
            (["spread", "roof", "inside", "coach"] as const).map((gather) => ({ cars, bandits, lane, gather })),
        ),
    ),
);

function covers(one: Box, other: Box): boolean {
    const slack = 0.5;
    return (
        one.x + slack < other.x + other.w &&
        other.x + slack < one.x + one.w &&
        one.y + slack < other.y + other.h &&
        other.y + slack < one.y + one.h
    );
}

function outside(box: Box, area: Area): boolean {
    const slack = 0.5;
    return (
        box.x < area.inset.left - slack ||
        box.y < area.inset.top - slack ||
        box.x + box.w > area.width - area.inset.right + slack ||
        box.y + box.h > area.height - area.inset.bottom + slack
    );
}

function pairs<T>(list: readonly T[]): [T, T][] {
    return list.flatMap((one, number) => list.slice(number + 1).map((other): [T, T] => [one, other]));
}

const MADE = Object.entries(AREAS).flatMap(([name, { area, touch }]) =>
    CASES.map((one) => ({ name, area, touch, one, layout: layOut(pieces(one), area) })),
);

function every(check: (layout: SceneLayout, one: Case, area: Area, touch: boolean) => string[]): string[] {
    return MADE.flatMap(({ name, area, touch, one, layout }) =>
        check(layout, one, area, touch).map((fault) => `${name} ${JSON.stringify(one)}: ${fault}`),
    );
}

describe("a scene of any size", () => {
    test("keeps everything inside the area", () => {
        const faults = every((layout, _, area) =>
            [
                ...[...layout.zones].map(([id, zone]) => [id, zone.box] as const),
                ...layout.pawns,
                ...[...layout.pawns].map(([id, pawn]) => [`badge of ${id}`, pawn.badge] as const),
                ...layout.loot,
                ...layout.mounts,
            ]
                .filter(([, box]) => outside(box, area))
                .map(([id]) => `${id} is out`),
        );
        expect(faults).toEqual([]);
    });

    test("shows every badge", () => {
        const faults = every((layout) =>
            pairs([...layout.pawns].filter(([id]) => id !== "marshal"))
                .filter(([[, one], [, other]]) => covers(one.badge, other.badge))
                .map(([[one], [other]]) => `${one} and ${other}`),
        );
        expect(faults).toEqual([]);
    });

    test("draws nobody over the badge of another", () => {
        const faults = every((layout) => {
            const all = [...layout.pawns];
            return all.flatMap(([id, pawn]) => {
                const { badge } = pawn;
                const middle = { x: badge.x + badge.w / 2 - 1, y: badge.y + badge.h / 2 - 1, w: 2, h: 2 };
                return all
                    .filter(([, other]) => other !== pawn && other.depth > pawn.depth)
                    .filter(([, other]) => covers(middle, { ...other, x: other.x + other.w * 0.2, w: other.w * 0.6 }))
                    .map(([other]) => `${other} over the badge of ${id}`);
            });
        });
        expect(faults).toEqual([]);
    });

    test("gives fingers zones that are large enough and do not overlap", () => {
        const faults = every((layout, one, area, touch) => [
            ...[...layout.zones]
                .filter(([, zone]) => touch && Math.min(zone.box.w, zone.box.h) < LEAST(area, one.lane) - 0.01)
                .map(([id, zone]) => `${id} is ${zone.box.w} by ${zone.box.h}`),
            ...pairs([...layout.zones])
                .filter(([[, one], [, other]]) => covers(one.box, other.box))
                .map(([[one], [other]]) => `${one} over ${other}`),
        ]);
        expect(faults).toEqual([]);
    });

    test("puts no token over a head, and no two tokens on the same spot", () => {
        const faults = every((layout) => [
            ...[...layout.loot].flatMap(([token, box]) =>
                [...layout.pawns]
                    .filter(([, pawn]) => covers(box, { ...pawn, h: pawn.h / 2 }))
                    .map(([pawn]) => `${token} over ${pawn}`),
            ),
            ...pairs([...layout.loot])
                .filter(([[, one], [, other]]) => one.y === other.y && Math.abs(one.x - other.x) < one.w / 3)
                .map(([[one], [other]]) => `${one} on ${other}`),
        ]);
        expect(faults).toEqual([]);
    });
});

describe("the fold", () => {
    const plain = (cars: number) => pieces({ cars, bandits: 4, lane: false, gather: "spread" });

    test("is one row on a desktop and two on a phone", () => {
        expect(layOut(plain(5), { width: 1440, height: 470, inset: none }).rows).toHaveLength(1);
        expect(layOut(plain(5), { width: 390, height: 400, inset: none }).rows).toHaveLength(2);
        expect(layOut(plain(5), { width: 844, height: 230, inset: none }).rows).toHaveLength(1);
    });

    test("has the front of the train above", () => {
        const layout = layOut(plain(7), { width: 390, height: 400, inset: none }, 2);
        expect(layout.vehicles.get("car6")?.row).toBe(0);
        expect(layout.vehicles.get("car0")?.row).toBe(1);
        expect([...layout.vehicles.values()].filter((spot) => spot.row === 0)).toHaveLength(4);
    });

    test("has the scale of the drawings", () => {
        const scale = layOut(plain(5), { width: 1440, height: 900, inset: { ...none, top: 150, bottom: 280 } }).scale;
        expect(scale).toBeGreaterThan(1.2);
    });
});

describe("a phone with the stagecoach", () => {
    const area = { width: 390, height: 844, inset: { ...none, top: 163, bottom: 290 } };
    const made = (bandits: number) => pieces({ cars: 7, bandits, lane: true, gather: "spread" });

    test("has a train as wide as the screen", () => {
        for (const bandits of [2, 4, 6]) {
            const { rows, scale } = layOut(made(bandits), area);
            expect(rows).toHaveLength(2);
            expect(scale).toBeGreaterThan(0.42);
        }
    });

    test("wishes for no more height than a phone has", () => {
        expect(wished(made(6), 390, 2)).toBeLessThan(392);
        expect(layOut(made(6), { width: 390, height: wished(made(6), 390, 2), inset: none }).scale).toBeCloseTo(
            (390 - 2 * (2 + 390 * 0.009)) / (3 * 211 + 256),
            2,
        );
    });
});

test("a scene without a train is just land", () => {
    const empty = { cars: [], lane: [], pawns: [], loot: [], mounts: [] };
    const layout = layOut(empty, { width: 800, height: 600, inset: none });
    expect(Number.isFinite(layout.scale) && Number.isFinite(layout.horizon)).toBe(true);
    expect(layout.zones.size).toBe(0);
});

test("where panels leave no room for a moment, everything is still a number", () => {
    const inset = { top: 300, right: 0, bottom: 400, left: 0 };
    const layout = layOut(pieces({ cars: 7, bandits: 6, lane: true, gather: "spread" }), {
        width: 360,
        height: 640,
        inset,
    });
    const all = [...layout.pawns.values(), ...layout.loot.values(), ...layout.mounts.values()];
    expect(layout.scale).toBeGreaterThan(0);
    expect(all.every(({ x, y, w, h }) => [x, y, w, h].every(Number.isFinite))).toBe(true);
});

describe("riders of the attack", () => {
    test("are in the picture, each with his badge", () => {
        const base = pieces({ cars: 8, bandits: 7, lane: true, gather: "spread" });
        const riders = base.pawns.filter((pawn) => pawn.id !== "marshal").map((pawn) => ({ ...pawn, place: "at0" }));
        const mounts = base.mounts.map((mount) => ({ ...mount, place: "at0" }));
        const faults = Object.values(AREAS).flatMap(({ area }) => {
            const layout = layOut({ ...base, pawns: riders, mounts }, area);
            const all = [...layout.pawns.values()];
            return [
                ...all.filter((pawn) => outside(pawn, area) || outside(pawn.badge, area)),
                ...pairs(all).filter(([one, other]) => covers(one.badge, other.badge)),
            ];
        });
        expect(faults).toEqual([]);
    });
});

describe("who sits on a token", () => {
    test("is lifted onto it", () => {
        const base = pieces({ cars: 5, bandits: 2, lane: true, gather: "spread" });
        const layout = layOut(
            {
                ...base,
                pawns: [{ id: "shotgun", kind: "shotgun", place: "coach-on" }],
                loot: [{ id: "box", kind: "strongbox", place: "coach-on", under: "shotgun" }],
            },
            { width: 1440, height: 620, inset: none },
        );
        const box = layout.loot.get("box");
        const guard = layout.pawns.get("shotgun");
        expect(box && guard && guard.y + guard.h < box.y + box.h && guard.y + guard.h > box.y).toBe(true);
    });
});
