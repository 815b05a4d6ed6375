// Tokens that look alike lie together, and every group has its own part of the edge.
import { describe, expect, test } from "vitest";

import type { Frame } from "./frames";
import { cells, lineUp, type LootGroup, padOf } from "./tokens";
import type { Box, SceneLoot } from "./types";

const KINDS = ["purse", "jewel", "purse", "flask", "purse", "strongbox", "flask", "jewel"];

function laid(count: number, unit: number): { frame: Frame; loot: Map<string, Box>; groups: LootGroup[] } {
    const tokens: SceneLoot[] = KINDS.slice(0, count).map((kind, id) => ({ id: `${id}`, kind, place: "in0" }));
    const frame: Frame = {
        place: "in0",
        level: "inside",
        x: 100,
        floor: 200,
        width: 182 * unit,
        height: 98 * unit,
        unit,
        edge: 200,
        zone: { x: 100, y: 100, w: 182 * unit, h: 100 },
    };
    const loot = new Map<string, Box>();
    const groups = new Map<string, LootGroup>();
    lineUp(frame, tokens, loot, groups);
    return { frame, loot, groups: [...groups.values()] };
}

describe.each([0.26, 0.43, 0.6, 0.9, 1.27])("at a scale of %f", (unit) => {
    test.each([1, 2, 3, 5, 8])("%i tokens lie in groups beside each other", (count) => {
        const { frame, loot, groups } = laid(count, unit);
        expect(groups.flatMap((group) => group.tokens).sort()).toEqual([...loot.keys()].sort());
        for (const { tokens, box, cell } of groups) {
            expect(new Set(tokens.map((id) => KINDS[Number(id)])).size).toBe(1);
            for (const id of tokens) {
                const token = loot.get(id);
                expect(token && token.x >= box.x - 0.01 && token.x + token.w <= box.x + box.w + 0.01).toBe(true);
            }
            expect(box.x - cell.x).toBeCloseTo(cell.x + cell.w - box.x - box.w);
        }
        groups.slice(1).forEach(({ cell }, number) => {
            const before = groups[number]?.cell;
            expect(cell.x).toBeCloseTo((before?.x ?? 0) + (before?.w ?? 0));
        });
        const all = groups.reduce((sum, { cell }) => sum + cell.w, 0);
        expect(all).toBeLessThanOrEqual(Math.max(frame.width + 24 * unit, 44) + 0.01);
    });

    test("the lines around five tokens of three kinds keep apart", () => {
        for (const { box, cell } of laid(5, unit).groups) {
            if (unit > 0.4) expect(box.x - cell.x).toBeGreaterThan(padOf(unit) + 1);
            expect(box.x).toBeGreaterThanOrEqual(cell.x);
        }
    });
});

test("the width is shared out evenly, in cells as wide as a finger where there is room", () => {
    expect(cells([12, 12], 100)).toEqual([44, 44]);
    expect(cells([60, 12], 110)).toEqual([60, 44]);
    const [one = 0, other = 0, third = 0] = cells([50, 10, 10], 100);
    expect(one).toBeCloseTo(50);
    expect(other).toBeCloseTo(25);
    expect(third).toBeCloseTo(25);
});
