// Over whole games, for who plays and who looks on: everything that the view has is on the stage, once.
import { beforeAll, describe, expect, test } from "vitest";

import { fold } from "../game/fold";
import { SPECTATOR, Table } from "../game/table";
import type { View } from "../protocol/generated/messages";
import { layOut } from "../scene/layout";
import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { herdOf } from "./herd";
import { type StageSet, stageSet } from "./stage";

const { games } = playedGames();
const AREA = { width: 1440, height: 900, inset: { top: 150, right: 0, bottom: 280, left: 0 } };
let speech: Speech;

beforeAll(async () => {
    speech = new Speech("en", await loadBundle("en"));
});

function numbers(count: number): number[] {
    return Array.from({ length: count }, (_, number) => number);
}

function ends(ids: readonly string[]): number[] {
    return ids.map((id) => Number(id.split(" ").at(-1))).sort((one, other) => one - other);
}

/** What is wrong with a stage: nothing is missing, nothing is there twice, and everything has its place. */
function check(table: Table, stage: StageSet): void {
    const { scene } = stage;
    const pawns = [...scene.pawns.map((pawn) => pawn.id), ...stage.gone.map((pawn) => `${pawn.number}`)];
    expect(ends(pawns)).toEqual(numbers(table.legend.pawns.length));
    const held = [...stage.held.values(), stage.elsewhere].flat();
    const tokens = [...scene.loot.map((token) => token.id), ...held.map((token) => `${token.number}`)];
    expect(ends(tokens)).toEqual(numbers(table.legend.tokens.length));
    expect(new Set(stage.companions.map((one) => one.name)).size).toBe(stage.companions.length);
    const places = [...scene.cars, ...scene.lane].flatMap((car) => car.places.map((place) => place.id));
    expect(new Set(places).size).toBe(places.length);
    for (const piece of [...scene.pawns, ...scene.loot, ...scene.mounts]) expect(places).toContain(piece.place);
    for (const token of scene.loot) if (token.under) expect(scene.pawns.map((pawn) => pawn.id)).toContain(token.under);
}

describe.each(games.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
    test.each(game.viewers.filter(({ viewer }) => viewer === 0 || viewer === SPECTATOR))(
        "is on the stage for viewer $viewer",
        (told) => {
            const table = new Table(game.legend);
            const names = new Names(speech, table);
            let view: View = told.view;
            let stage = stageSet({ names, view });
            check(table, stage);
            let cards = 0;
            for (const entry of told.entries) {
                view = fold(view, entry);
                if (entry.name === "undone") continue;
                const question = { decision: 0, part: 0, about: "", options: view.options };
                const choosing =
                    view.options.length > 0 ? { question, numbers: {}, chosen: view.options[0] ?? null } : null;
                stage = stageSet({ names, view, choosing, herd: stage.herd });
                if (entry.name === "asked") check(table, stage);
                if (stage.scene.card) cards += 1;
            }
            expect(cards).toBeGreaterThan(5);
            expect(stage.station).toBe(true);
            const layout = layOut(stage.scene, AREA);
            for (const pawn of stage.scene.pawns) expect(layout.pawns.has(pawn.id)).toBe(true);
            for (const token of stage.scene.loot) expect(layout.loot.has(token.id)).toBe(true);
            expect([...speech.missing]).toEqual([]);
        },
    );
});

test("mounts keep their names while they can", () => {
    const first = herdOf([0, 2, 1]);
    expect(first).toEqual([1, 1, 2]);
    expect(herdOf([0, 1, 2], first)).toEqual([1, 2, 2]);
    expect(herdOf([0, 1, 1], first)).toEqual([1, 2]);
    expect(herdOf([1, 2, 1], first)).toEqual([1, 1, 2, 0]);
});
