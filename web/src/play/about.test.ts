// Whatever is shown can be explained, in every game and language: nothing is without words.
import { describe, expect, test } from "vitest";

import { fold } from "../game/fold";
import { readOption } from "../game/options";
import { players } from "../game/players";
import { Table } from "../game/table";
import type { About } from "../parts/explain";
import { pieceAt } from "../scene/layout";
import { LANGUAGES } from "../settings/languages";
import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { aboutCard, aboutEvent, aboutCompanion, aboutOption, aboutPiece, aboutPlayer, aboutTurn } from "./about";
import { pawnId, placeId, tokenId } from "./ids";

const { games } = playedGames();

/** What is wrong with a note: it says nothing, or not what it is about. */
function wrong(about: About | null): boolean {
    if (!about || about.title === "") return true;
    const parts = about.parts ?? [];
    return (!about.text && parts.length === 0) || parts.some(({ name, text }) => name === "" || text === "");
}

describe.each(LANGUAGES)("%s", (lang) => {
    test.each(games.map((game, number) => ({ game, number })))("explains all of game $number", async ({ game }) => {
        const speech = new Speech(lang, await loadBundle(lang));
        const table = new Table(game.legend);
        const names = new Names(speech, table);
        const { legend } = table;
        const told = game.viewers[0];
        const view = (told?.entries ?? []).slice(0, 120).reduce(fold, told?.view ?? ({} as never));
        const notes = [
            ...legend.turns.map((kind) => aboutTurn(names, kind)),
            ...legend.rounds.map(({ name, event }, index) => aboutEvent(names, { card: name, index, event })),
            ...legend.cards.map((_, kind) => aboutCard(names, kind, 0)),
            ...legend.companions.map((power) => aboutCompanion(names, legend.powers[power] ?? "")),
            ...players(table, view).map((player) => aboutPlayer(names, view, player, "Nora", ["poodle"])),
            ...legend.pawns.map((_, pawn) => aboutPiece(names, view, pawnId(pawn))),
            ...legend.tokens.map((_, one) => aboutPiece(names, view, tokenId(one))),
            ...legend.places.slice(0, table.places).map((_, place) => aboutPiece(names, view, placeId(place))),
        ];
        expect(notes.filter(wrong)).toEqual([]);
        const options = game.options.map(({ text, seat }) => aboutOption(names, view, readOption(table, text), seat));
        expect(options.filter((about) => about !== null && wrong(about))).toEqual([]);
        expect([...speech.missing]).toEqual([]);
    });
});

test("at a point is the token before the pawn, and the pawn in front of the other", () => {
    const box = { x: 0, y: 0, w: 40, h: 90, badge: { x: 0, y: 0, w: 1, h: 1 } };
    const pawns = new Map([
        ["pawn 0", { ...box, depth: 1 }],
        ["pawn 1", { ...box, x: 20, depth: 2 }],
    ]);
    const layout = { pawns, loot: new Map([["token 3", { x: 10, y: 80, w: 20, h: 20 }]]), mounts: new Map() };
    expect(pieceAt(layout, { x: 30, y: 40 })).toBe("pawn 1");
    expect(pieceAt(layout, { x: 5, y: 40 })).toBe("pawn 0");
    expect(pieceAt(layout, { x: 8, y: 85 })).toBe("token 3");
    expect(pieceAt(layout, { x: 300, y: 40 })).toBeUndefined();
});
