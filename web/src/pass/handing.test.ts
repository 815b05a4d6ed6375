// The rules of the curtain: nothing of a hand is looked at before the curtain of its seat was lifted.
import { expect, test } from "vitest";

import { handingOf } from "./handing";

const three = { own: [0, 1, 2], lifted: null, over: false };

test("who has one seat sees no curtain", () => {
    expect(handingOf({ own: [2], asked: [2], lifted: null, over: false })).toEqual({ look: 2, curtain: null });
    expect(handingOf({ own: [], asked: [1], lifted: null, over: false })).toEqual({ look: null, curtain: null });
});

test("at first nobody looks: the device goes to who is asked", () => {
    expect(handingOf({ ...three, asked: [1] })).toEqual({ look: null, curtain: 1 });
    expect(handingOf({ ...three, asked: [3] })).toEqual({ look: null, curtain: null });
});

test("who has lifted his curtain looks until another of these seats is asked", () => {
    expect(handingOf({ ...three, asked: [1], lifted: 1 })).toEqual({ look: 1, curtain: null });
    expect(handingOf({ ...three, asked: [3], lifted: 1 })).toEqual({ look: 1, curtain: null });
    expect(handingOf({ ...three, asked: [2], lifted: 1 })).toEqual({ look: null, curtain: 2 });
});

test("where several choose in secret, each in turn does, around the table", () => {
    expect(handingOf({ ...three, asked: [0, 1, 2], lifted: 1 })).toEqual({ look: 1, curtain: null });
    expect(handingOf({ ...three, asked: [0, 2], lifted: 1 })).toEqual({ look: null, curtain: 2 });
    expect(handingOf({ ...three, asked: [0], lifted: 2 })).toEqual({ look: null, curtain: 0 });
});

test("a curtain of a seat that was left counts no more", () => {
    expect(handingOf({ own: [0, 2], asked: [2], lifted: 1, over: false })).toEqual({ look: null, curtain: 2 });
});

test("when the game is over nothing is secret", () => {
    expect(handingOf({ ...three, asked: [], lifted: 1, over: true })).toEqual({ look: 0, curtain: null });
});
