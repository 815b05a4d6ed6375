// A name stands for a seat only where it tells it from all others.
import { expect, test } from "vitest";

import { ownName } from "./people";

test("who leads several seats, or has a namesake, is known by his bandits", () => {
    const seats = ["Nora", "Nora", "Théo", undefined, undefined];
    expect(seats.map((_, seat) => ownName(seats, seat))).toEqual(["", "", "Théo", "", ""]);
});
