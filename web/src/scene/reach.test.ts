import { describe, expect, it } from "vitest";

import { reached } from "./reach";

const SCREEN = { x: 0, y: 0, w: 400, h: 400 };

describe("what a finger reaches", () => {
    it("is at least 44 px where nothing else is near", () => {
        expect(reached([{ box: { x: 100, y: 100, w: 12, h: 12 } }], SCREEN)).toEqual([{ x: 84, y: 84, w: 44, h: 44 }]);
    });

    it("grows to its side of choice first, and elsewhere when that is closed", () => {
        const low = { x: 100, y: 100, w: 60, h: 30 };
        expect(reached([{ box: low, grow: "up" }], SCREEN)).toEqual([{ ...low, y: 86, h: 44 }]);
        expect(reached([{ box: low, grow: "down" }], SCREEN)).toEqual([{ ...low, h: 44 }]);
        expect(reached([{ box: low, grow: "up" }], { ...SCREEN, y: 95 })).toEqual([{ ...low, y: 95, h: 44 }]);
    });

    it("ends halfway to a neighbour, and grows away from it", () => {
        const [first, second] = reached(
            [{ box: { x: 100, y: 100, w: 12, h: 12 } }, { box: { x: 116, y: 100, w: 12, h: 12 } }],
            SCREEN,
        );
        expect(first).toEqual({ x: 70, y: 84, w: 44, h: 44 });
        expect(second).toEqual({ x: 114, y: 84, w: 44, h: 44 });
    });

    it("takes more than half of the way to a neighbour that has room on its other side", () => {
        const top = { ...SCREEN, y: 100 };
        const roof = { box: { x: 100, y: 100, w: 44, h: 30 }, grow: "up" as const };
        const coach = { box: { x: 110, y: 146, w: 44, h: 36 }, grow: "up" as const };
        const [above, below] = [
            { x: 100, y: 100, w: 44, h: 44 },
            { x: 110, y: 144, w: 44, h: 44 },
        ];
        expect(reached([roof, coach], top)).toEqual([above, below]);
        expect(reached([coach, roof], top)).toEqual([below, above]);
        expect(reached([roof, coach], { ...top, h: 82 })).toEqual([
            { ...above, h: 38 }, // both are closed in: it is halfway again
            { ...below, y: 138 },
        ]);
    });

    it("leaves a neighbour between two others what it needs", () => {
        const things = [100, 138, 176].map((y) => ({ box: { x: 100, y, w: 44, h: 30 } }));
        expect(reached(things, { ...SCREEN, y: 100, h: 106 }).map(({ h }) => h)).toEqual([34, 38, 34]);
        expect(reached(things, { ...SCREEN, y: 100 }).map(({ h }) => h)).toEqual([34, 42, 44]);
    });

    it("ends where something lies in front", () => {
        const roof = { box: { x: 20, y: 100, w: 60, h: 30 }, grow: "up" as const };
        const button = { x: 0, y: 66, w: 44, h: 44 };
        expect(reached([roof], SCREEN, [button])).toEqual([{ ...roof.box, y: 110, h: 44 }]);
        expect(reached([{ ...roof, box: { ...roof.box, y: 130 } }], SCREEN, [button])).toEqual([
            { ...roof.box, y: 116, h: 44 },
        ]);
        const corner = { box: { x: 54, y: 114, w: 34, h: 40 } }; // it does not matter to what grows past it
        expect(reached([corner], SCREEN, [button])).toEqual([{ x: 49, y: 112, w: 44, h: 44 }]);
        const past = { box: { x: 46, y: 112, w: 34, h: 44 } };
        expect(reached([past], SCREEN, [button])).toEqual([{ x: 41, y: 112, w: 44, h: 44 }]);
    });

    it("is shared out evenly where two cover each other", () => {
        const [first, second] = reached(
            [{ box: { x: 0, y: 0, w: 60, h: 90 } }, { box: { x: 30, y: 0, w: 60, h: 90 } }],
            SCREEN,
        );
        expect(first).toEqual({ x: 0, y: 0, w: 45, h: 90 });
        expect(second).toEqual({ x: 45, y: 0, w: 45, h: 90 });
    });

    it("never overlaps, however things lie", () => {
        const things = Array.from({ length: 14 }, (_, number) => ({
            box: { x: (number * 67) % 300, y: (number * 41) % 310, w: 10 + number * 3, h: 44 - number * 2 },
            ...(number % 3 === 0 ? { grow: "up" as const } : {}),
        }));
        const boxes = reached(things, SCREEN);
        boxes.forEach((one, number) =>
            boxes.slice(number + 1).forEach((other) => {
                const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
                const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
                expect(Math.min(across, down)).toBeLessThanOrEqual(0.001);
            }),
        );
    });
});
