// Over whole games, for every viewer: the folded view is the view that the server would send afresh.
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import { playedGames } from "../testing/games";
import { fold, foldAll } from "./fold";

const { games } = playedGames();

function digest(data: unknown): string {
    const sorted = JSON.stringify(data, (_, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
            : value,
    );
    return createHash("sha256").update(sorted).digest("hex").slice(0, 16);
}

describe.each(games.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
    test.each(game.viewers)("folds to the fresh view of viewer $viewer at every event", (told) => {
        let view = told.view;
        const wrong = told.entries.flatMap((entry, i) => {
            view = fold(view, entry);
            return digest(view) === told.digests[i] ? [] : [`${i}: ${entry.name}`];
        });
        expect(wrong).toEqual([]);
        expect(told.entries.length).toBeGreaterThan(20);
    });
});

test("the view before is not changed", () => {
    const told = games[0]?.viewers[0];
    if (!told) throw new Error("no game");
    const before = structuredClone(told.view);
    foldAll(told.view, told.entries);
    expect(told.view).toEqual(before);
});
