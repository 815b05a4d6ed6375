import { describe, expect, it } from "vitest";

import { reached } from "./reach";

describe("what a finger reaches", () => {
    it("is at least 44 px where nothing else is near", () => {
        expect(reached([{ x: 100, y: 100, w: 12, h: 12 }])).toEqual([{ x: 84, y: 84, w: 44, h: 44 }]);
    });

    it("leaves its neighbours their half", () => {
        const [first, second] = reached([
            { x: 100, y: 100, w: 12, h: 12 },
            { x: 116, y: 100, w: 12, h: 12 },
        ]);
        expect(first).toEqual({ x: 98, y: 84, w: 16, h: 44 });
        expect(second?.x).toBe((first?.x ?? 0) + (first?.w ?? 0));
    });

    it("is never smaller than the thing itself", () => {
        const large = { x: 0, y: 0, w: 60, h: 90 };
        expect(reached([large, { x: 30, y: 0, w: 60, h: 90 }])[0]).toEqual(large);
    });
});
