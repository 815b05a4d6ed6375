// Hands of every size can be read and touched, and stay on the screen.
import { expect, test } from "vitest";

import { sizeFor } from "../parts/lettering";
import { fan, handRoom, inOneRow, MARGIN, SMALLEST, strip } from "./fan";

const SCREENS = [296, 336, 354, 366, 492, 740]; // a very small phone, phones, a tablet, a desk
const TALL = 844;
const LOW = [568, 640];
const COUNTS = Array.from({ length: 11 }, (_, number) => number + 1);
const NAMES = ["Marshal", "Shoot", "Punch", "Floor", "Poing", "Étage", "Verdiep.", "Beweeg"];

test("no hand is wider or higher than its room", () => {
    for (const across of SCREENS) {
        for (const cards of COUNTS) {
            const high = handRoom(cards, across, 0, TALL);
            const { columns, gap, width, height } = fan(cards, { across, high, most: 96 });
            expect(columns * width + gap * (columns - 1), `${cards} of ${across}`).toBeLessThanOrEqual(across + 0.1);
            expect(height).toBeLessThanOrEqual(high + 0.1);
        }
    }
});

test("names can be read on all cards, and fingers hit them", () => {
    for (const across of SCREENS.slice(2)) {
        for (const cards of COUNTS.filter((count) => count <= 10)) {
            const { width, tall } = fan(cards, { across, high: handRoom(cards, across, 0, TALL), most: 96 });
            const smallest = Math.min(...NAMES.map((name) => sizeFor(name, width - MARGIN, 20)));
            expect(smallest, `${cards} of ${across}`).toBeGreaterThanOrEqual(SMALLEST);
            expect(Math.min(width, width * tall)).toBeGreaterThanOrEqual(44);
        }
    }
});

test("sizes are whole pixels, so that a screen that is measured by them comes to rest", () => {
    for (const across of SCREENS) {
        const { width, height } = fan(7, { across: across + 0.4, high: 131.7, most: 96 });
        expect([width % 1, height % 1]).toEqual([0, 0]);
    }
});

test("few cards are one row, many on a phone are two", () => {
    const of = (cards: number, across: number) => fan(cards, { across, high: 110, most: 96 }).columns;
    expect([of(5, 374), of(9, 374), of(9, 740)]).toEqual([5, 5, 9]);
});

test("more room makes larger cards, up to a limit", () => {
    const high = (spare: number) => fan(9, { across: 374, high: handRoom(9, 374, spare, TALL), most: 96 }).height;
    expect(high(150)).toBeGreaterThan(high(0));
    expect(high(2000)).toBe(high(1000));
});

test("on a low screen every card can be touched, and is no higher than its row", () => {
    for (const across of [260, 310, 420, 560]) {
        for (const cards of COUNTS) {
            const { width, height } = strip(cards, across);
            expect(width).toBeGreaterThanOrEqual(44);
            expect(height).toBeGreaterThanOrEqual(44);
            expect(height).toBeLessThanOrEqual(58);
        }
    }
});

test("on low phones every card can be touched and none leaves the screen, however many there are", () => {
    for (const across of SCREENS) {
        for (const height of LOW) {
            for (const cards of [...COUNTS, 12, 14, 16]) {
                const high = handRoom(cards, across, 0, height);
                const found = fan(cards, { across, high, most: 96 });
                const { columns, gap, width } = found;
                expect(columns * width + gap * (columns - 1), `${cards} of ${across}`).toBeLessThanOrEqual(
                    across + 0.1,
                );
                expect(found.height, `${cards} of ${across}`).toBeLessThanOrEqual(high + 0.1);
                expect(width, `${cards} of ${across}`).toBeGreaterThanOrEqual(30);
                expect(width * found.tall, `${cards} of ${across}`).toBeGreaterThanOrEqual(44 - 0.01);
            }
        }
    }
});

test("a phone keeps the same room for every hand that fits in it", () => {
    for (const height of [...LOW, TALL]) {
        for (const across of SCREENS) {
            const fitting = COUNTS.filter((cards) => inOneRow(cards, across));
            expect(new Set(fitting.map((cards) => handRoom(cards, across, 40, height))).size).toBe(1);
        }
    }
});
