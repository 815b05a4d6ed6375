// Cards of as many kinds as there can be, and rows of old replays, in which a kind had a bit less.
import { expect, test } from "vitest";

import type { Legend, View } from "../protocol/generated/messages";
import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Sentences } from "../text/sentences";
import { Speech } from "../text/speech";
import { handOf, pileOf } from "./cards";
import { foldAll } from "./fold";
import { Table } from "./table";

const HIGHEST = 62;

/** A game at its first question, on a table with all the kinds of cards that there can be: the last are bullets. */
function crowded(): { legend: Legend; view: View } {
    const game = playedGames().games[0];
    const told = game?.viewers.find(({ viewer }) => viewer === 0);
    if (!game || !told) throw new Error("no game");
    const { legend } = game;
    const kinds = legend.cards.length;
    const more = Array.from({ length: HIGHEST + 1 - kinds }, (_, i) => kinds + i);
    const bullet = { action: false, bandit: 0 };
    const cards = [...legend.cards, ...more.map((kind) => ({ ...bullet, name: "bullet neutral", home: kind }))];
    const spots = legend.spots.flatMap((_, spot) => [
        ...told.view.cards.slice(spot * kinds, (spot + 1) * kinds),
        ...more.map(() => 0),
    ]);
    return {
        legend: { ...legend, cards, actions: [...legend.actions, ...more.map(() => "")] },
        view: { ...told.view, cards: spots },
    };
}

test("nine cards of the highest kind are told, and lie in a hand", async () => {
    const { legend, view } = crowded();
    const table = new Table(legend);
    const hand = (legend.hands[0] ?? 0) * legend.cards.length;
    const nine = Array<number>(9).fill(HIGHEST);
    const entry = { name: "drew", rule: "", numbers: [0, 9, nine], changes: {} };
    const changes = { cards: [[hand + HIGHEST, 9]] as [number, number][] };
    const after = foldAll(view, [{ ...entry, changes }]);
    expect(handOf(table, after, 0).filter((card) => card.kind === HIGHEST)).toHaveLength(9);
    const sentences = new Sentences(new Speech("en", await loadBundle("en")), table);
    expect(sentences.entry(entry)).toContain("×9");
    expect(sentences.entry({ ...entry, numbers: [1, 9, []] })).not.toContain("×");
});

test.each([
    { bits: 6, kind: HIGHEST },
    { bits: undefined, kind: 30 },
])("a card of a row has $bits bits for its kind", ({ bits, kind }) => {
    const { legend, view } = crowded();
    const row = legend.rows.findIndex(({ name }) => name === "pile");
    const barred = 2 ** 52; // of what else is told of a card nothing is shown
    const span = 2 ** (bits ?? 5);
    const rows = view.rows.map((cards, i) => (i === row ? [kind + 2 * span + 16 * span + barred, 1 + span] : cards));
    const pile = pileOf(new Table({ ...legend, kind_bits: bits ?? null }), { ...view, rows });
    expect(pile.map((card) => [card.kind, card.seat, card.faceDown])).toEqual([
        [kind, 2, true],
        [1, 1, false],
    ]);
});
