// Tests of who acts in each moment of whole games, held against what the entries themselves say.
import { describe, expect, test } from "vitest";

import { pawnOf, stageSet } from "../play/stage";
import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { pileOf } from "./cards";
import { doingAt, seatsAsked } from "./doing";
import { fold } from "./fold";
import { isOver, roundOf } from "./round";
import { numbersOf, Table } from "./table";

const { games } = playedGames();
const LAID = new Set(["played", "hidden", "drew"]);

describe.each(games.map((game, number) => ({ number, game })))("game $number", ({ game }) => {
    const table = new Table(game.legend);
    const [told] = game.viewers;
    if (!told) throw new Error("nobody was told");

    test("who lays a card or draws instead acts, and whose card is resolved acts until the next one is", () => {
        let view = told.view;
        let resolving = -1; // the seat that the last resolved card names
        let laid = 0;
        let acted = 0;
        for (const entry of told.entries) {
            const before = view;
            view = fold(view, entry);
            const { seats } = doingAt(table, view, entry);
            if (entry.name === "round" || entry.name === "undone") resolving = -1;
            if (entry.name === "resolved") [, , resolving = -1] = numbersOf(entry);
            if (entry.name === "asked") {
                expect(seats).toEqual(seatsAsked(view));
                expect(seats.length > 0).toBe(!isOver(view));
            } else if (LAID.has(entry.name) && roundOf(table, view).planning) {
                const [seat = -1] = numbersOf(entry);
                const asked = seatsAsked(before).includes(seat);
                expect(seats).toEqual(entry.name !== "drew" || asked ? [seat] : []);
                laid += asked ? 1 : 0;
            } else if (resolving >= 0 && seats.length > 0) {
                acted += 1;
                expect(seats).toEqual([resolving]);
            }
        }
        expect(laid).toBeGreaterThan(10);
        expect(acted).toBeGreaterThan(10);
    });

    test("the pawn that stands out in the picture is led by who acts", async () => {
        const names = new Names(new Speech("en", await loadBundle("en")), table);
        let view = told.view;
        let compared = 0;
        for (const entry of told.entries) {
            view = fold(view, entry);
            const now = pileOf(table, view).find((card) => card.state === "now");
            if (!now || entry.name === "asked" || compared > 60) continue;
            const active = stageSet({ names, view }).scene.pawns.filter((pawn) => pawn.state === "active");
            const { seats } = doingAt(table, view, entry);
            if (active.length === 0 || seats.length === 0) continue;
            expect(active.map((pawn) => pawn.id)).toEqual([`pawn ${pawnOf(table, now)}`]);
            expect(seats).toEqual([table.leader[pawnOf(table, now)]]);
            compared += 1;
        }
        expect(compared).toBeGreaterThan(10);
    });
});
