// Words and cards stand in the picture and off the heads; lines go round the bend of a folded train.
import { describe, expect, test } from "vitest";

import { layOut } from "./layout";
import { alongLine, pathOf, pieces, pointOf } from "./lines";
import { besidePawn, nearBox } from "./notes";
import type { Area, Box } from "./types";

const cars = [0, 1, 2, 3, 4].map((number) => ({
    id: `car${number}`,
    kind: "mail",
    name: "",
    engine: number === 4,
    places: [
        { id: `in${number}`, level: "inside" as const },
        { id: `on${number}`, level: "roof" as const },
    ],
}));
const pawns = ["in0", "on0", "in2", "on2", "on4", "in4"].map((place) => ({ id: `at ${place}`, kind: "doc", place }));
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const areas: Area[] = [
    { width: 1440, height: 900, inset: { ...none, top: 150, bottom: 280 } },
    { width: 390, height: 400, inset: none },
    { width: 844, height: 230, inset: none },
];

function overlap(one: Box, other: Box): number {
    const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
    const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
    return w > 0 && h > 0 ? w * h : 0;
}

describe.each(areas)("in an area of $width by $height", (area) => {
    const layout = layOut({ cars, lane: [], pawns, loot: [], mounts: [] }, area);
    const inside = ({ x, y, w, h }: Box): boolean =>
        x >= 0 && y >= area.inset.top && x + w <= area.width && y + h <= area.height - area.inset.bottom;

    test.each(pawns)("the card of $id is seen and covers nobody's face", ({ id }) => {
        const card = besidePawn(layout, id, 44, 60, area);
        expect(card && inside(card)).toBe(true);
        for (const spot of layout.pawns.values()) {
            const face = { ...spot, h: spot.h * 0.5 };
            expect(card && overlap(card, face)).toBeLessThan(face.w * face.h * 0.25);
        }
    });

    test("words keep in the picture and off other words", () => {
        const zone = layout.zones.get("on2")?.box ?? { x: 0, y: 0, w: 0, h: 0 };
        const first = nearBox(layout, zone, 120, 24, area, []);
        const second = nearBox(layout, zone, 120, 24, area, [first]);
        expect(inside(first) && inside(second)).toBe(true);
        expect(overlap(first, second)).toBe(0);
    });
});

describe("a line on a folded train", () => {
    const area: Area = { width: 390, height: 400, inset: none };
    const layout = layOut({ cars, lane: [], pawns, loot: [], mounts: [] }, area, 2);

    test("leaves at the right of the rear row and comes in at the left of the front row", () => {
        const from = pointOf(layout, "at on0");
        const to = pointOf(layout, "at on4");
        const legs = from && to ? pieces(layout, from, to, area.width) : [];
        expect(legs.map(([start, end]) => [start.x, end.x])).toEqual([
            [from?.x, 390],
            [0, to?.x],
        ]);
    });

    test("is one piece within a row, and nothing where nobody is", () => {
        const line = { from: "at in2", to: "at in4", look: "shot" as const };
        expect(pathOf(layout, line, area.width).match(/M/g)).toHaveLength(1);
        expect(pathOf(layout, { ...line, to: "nobody" }, area.width)).toBe("");
        expect(alongLine(layout, { ...line, look: "push" }, area.width)).toHaveLength(24);
    });
});
