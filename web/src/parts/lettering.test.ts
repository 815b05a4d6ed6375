// What a name needs is guessed closely: the widths are those that a browser measured.
import { expect, test } from "vitest";

import { sizeFor, widthOf } from "./lettering";

const MEASURED: Record<string, number> = {
    Move: 3.08,
    Shoot: 3.25,
    Punch: 3.65,
    Marshal: 4.83,
    Bullet: 3.48,
    Déplacement: 7.37,
    Changement: 7.2,
    Chevauchée: 6.8,
    Étage: 3.2,
    Schieten: 4.96,
    Dreun: 3.5,
};

test("words are guessed to a tenth", () => {
    const wrong = Object.entries(MEASURED).filter(([word, width]) => Math.abs(widthOf(word) / width - 1) > 0.1);
    expect(wrong).toEqual([]);
});

test("the longest word fits, or the whole text where there is one line", () => {
    expect(sizeFor("Changement d’étage", 60, 20) * widthOf("Changement")).toBeCloseTo(60);
    expect(sizeFor("Changement d’étage", 60, 20, true) * widthOf("Changement d’étage")).toBeCloseTo(60);
    expect(sizeFor("Rob", 60, 12)).toBe(12);
});
