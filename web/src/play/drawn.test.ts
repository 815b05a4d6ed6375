// Cards that were just drawn are marked until the next own turn is over.
import { expect, test } from "vitest";

import { drawnNow, isNew, NOTHING_DRAWN } from "./drawn";

const DEALT = drawnNow(NOTHING_DRAWN, [1, 2, 3], "1 0");

test("a hand that is dealt has nothing new, in the first round and in the next", () => {
    expect(DEALT.kinds).toEqual([]);
    const last = drawnNow(DEALT, [1], "1 3");
    expect(drawnNow(last, [1, 4, 5], "2 0").kinds).toEqual([]);
});

test("what was drawn is new until something is played or drawn in another turn", () => {
    const drawn = drawnNow(DEALT, [1, 2, 2, 3, 6], "1 1");
    expect(drawn.kinds).toEqual([2, 6]);
    expect(drawnNow(drawn, [1, 2, 2, 3, 6], "1 2")).toBe(drawn);
    expect(drawnNow(drawn, [1, 2, 3, 6], "1 2").kinds).toEqual([]);
    expect(drawnNow(drawn, [1, 1, 2, 2, 3, 6], "1 2").kinds).toEqual([1]);
});

test("cards that come one after the other in one turn are all new", () => {
    const first = drawnNow(DEALT, [1, 2, 3, 4], "1 1");
    expect(drawnNow(first, [1, 2, 3, 4, 5], "1 1").kinds).toEqual([4, 5]);
});

test("of several cards of a kind as many are new as were drawn", () => {
    const hand = [1, 2, 2, 2, 3];
    expect(hand.map((_, number) => isNew([2], hand, number))).toEqual([false, false, false, true, false]);
    expect(hand.map((_, number) => isNew([2, 2, 1], hand, number))).toEqual([true, false, true, true, false]);
});
