// The rules of the curtain: a hand is looked at only while its seat chooses in secret, and after its curtain was lifted.
import { expect, test } from "vitest";

import { handingOf } from "./handing";

const one = { open: false, lifted: null, last: null, over: false };
const three = { ...one, own: [0, 1, 2] };

test("who has one seat sees no curtain", () => {
    expect(handingOf({ ...one, own: [2], asked: [2] })).toEqual({ look: 2, curtain: null });
    expect(handingOf({ ...one, own: [], asked: [1] })).toEqual({ look: null, curtain: null });
});

test("at first nobody looks: the device goes to who is asked", () => {
    expect(handingOf({ ...three, asked: [1] })).toEqual({ look: null, curtain: 1 });
    expect(handingOf({ ...three, asked: [3] })).toEqual({ look: null, curtain: null });
});

test("who has lifted his curtain looks while he chooses, and no longer", () => {
    const lifted = { ...three, lifted: 1, last: 1 };
    expect(handingOf({ ...lifted, asked: [1] })).toEqual({ look: 1, curtain: null });
    expect(handingOf({ ...lifted, asked: [3] })).toEqual({ look: null, curtain: null });
    expect(handingOf({ ...lifted, asked: [2] })).toEqual({ look: null, curtain: 2 });
});

test("what is asked in the open is answered before everybody, whoever held the device", () => {
    expect(handingOf({ ...three, asked: [2], open: true })).toEqual({ look: null, curtain: null });
    expect(handingOf({ ...three, asked: [1], open: true, lifted: 1, last: 1 })).toEqual({ look: null, curtain: null });
});

test("where several choose in secret, each in turn does, around the table", () => {
    const lifted = { ...three, lifted: 1, last: 1 };
    expect(handingOf({ ...lifted, asked: [0, 1, 2] })).toEqual({ look: 1, curtain: null });
    expect(handingOf({ ...lifted, asked: [0, 2] })).toEqual({ look: null, curtain: 2 });
    expect(handingOf({ ...three, asked: [0], lifted: 2, last: 2 })).toEqual({ look: null, curtain: 0 });
    expect(handingOf({ ...three, asked: [0, 2], last: 1 })).toEqual({ look: null, curtain: 2 });
});

test("a curtain of a seat that was left counts no more", () => {
    expect(handingOf({ ...one, own: [0, 2], asked: [2], lifted: 1, last: 1 })).toEqual({ look: null, curtain: 2 });
});

test("when the game is over nothing is secret", () => {
    expect(handingOf({ ...three, asked: [], lifted: 1, last: 1, over: true })).toEqual({ look: 0, curtain: null });
});
