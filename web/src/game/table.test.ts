// Numbers of entries: several things are a list, and were a number once.
import { expect, test } from "vitest";

import { listed, numbersOf } from "./table";

test("several cards are a list", () => {
    const nine = Array<number>(9).fill(62); // more than a number here could hold: six bits each
    expect(listed(nine)).toEqual(nine);
    expect(listed([])).toEqual([]);
    expect(numbersOf({ numbers: [2, 9, nine] })).toEqual([2, 9, 0]);
    expect(numbersOf(undefined)).toEqual([]);
});

test("in old replays they are a number, five bits each", () => {
    expect(listed(3 + 1 * 32 + 31 * 32 ** 2)).toEqual([3, 1, 31]);
    const ten = Array<number>(10).fill(30);
    expect(listed(ten.reduce((packed, kind) => packed * 32 + kind, 0))).toEqual(ten);
    expect(listed(0)).toEqual([]);
});
