// The log has the lines that the terminal game has, over whole games; it may be told in pieces.
import { describe, expect, test } from "vitest";

import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Sentences } from "../text/sentences";
import { Speech } from "../text/speech";
import { follow } from "./follow";
import { type Line, tell } from "./story";
import { Table } from "./table";

const { games } = playedGames();

describe.each(games.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
    const table = new Table(game.legend);

    test.each(game.viewers.filter((told) => told.story))(
        "is told to viewer $viewer as the terminal does",
        async (told) => {
            const sentences = new Sentences(new Speech("en", await loadBundle("en")), table);
            // The terminal game knows no taking back: there a line goes on as if it had not been interrupted.
            const entries = told.entries.map((entry) =>
                entry.name === "undone" ? { ...entry, name: "asked" } : entry,
            );
            const whole = tell(table, [], follow(told.view, entries, 0));
            expect(whole.map((line) => sentences.line(line.entries))).toEqual(told.story);
        },
    );

    test("is the same when it is told in pieces", () => {
        const told = game.viewers[0];
        if (!told) throw new Error("nobody looks");
        const happened = follow(told.view, told.entries, 0);
        const half = Math.floor(happened.length / 2);
        const first: Line[] = tell(table, [], happened.slice(0, half));
        expect(tell(table, first, happened.slice(half))).toEqual(tell(table, [], happened));
    });
});
