// Tests of what picture and log say of shots, punches and pushes in whole games: who was in sight too, who is protected, why.
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { placeFacts } from "../game/board";
import { follow } from "../game/follow";
import { numbersOf, Table } from "../game/table";
import { playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { isRemarkable, reasonsOf, targetsOf } from "./reasons";
import { stageSet } from "./stage";
import { tellingOf } from "./telling";

const { games } = playedGames();
const speech = new Speech("en", await loadBundle("en"));
const all = games.flatMap(({ legend, viewers }) => {
    const table = new Table(legend);
    const names = new Names(speech, table);
    const [told] = viewers;
    if (!told) throw new Error("nobody was told");
    return follow(told.view, told.entries, 0).map((one) => ({ ...one, table, names }));
});
const named = (name: string): typeof all => all.filter(({ entry }) => entry.name === name);

test("a shooter turns to his victim, who is hit; who was in sight too is told, and who is protected has a shield", () => {
    const shots = named("shot");
    expect(shots.length).toBeGreaterThan(20);
    for (const { table, names, view, entry } of shots) {
        const [shooter, victim] = numbersOf(entry);
        const { others, spared } = targetsOf(table, entry);
        const { scene } = stageSet({ names, view, told: entry });
        const state = (pawn: number): string | undefined => scene.pawns.find(({ id }) => id === `pawn ${pawn}`)?.state;
        expect(scene.pawns.find(({ id }) => id === `pawn ${shooter}`)?.aims).toBe(`pawn ${victim}`);
        expect(state(victim ?? -1)).toBe("hit");
        expect(scene.lines).toHaveLength(others.length);
        for (const one of spared) expect(state(one)).toBe("protected");
    }
    expect(shots.some(({ table, entry }) => targetsOf(table, entry).others.length > 0)).toBe(true);
    expect(shots.some(({ table, entry }) => targetsOf(table, entry).spared.length > 0)).toBe(true);
});

test("a shot says how its victim came into sight", () => {
    const said = new Map<string, number>();
    for (const { names, view, entry } of named("shot")) {
        const [first = ""] = reasonsOf(names, view, entry);
        said.set(first, (said.get(first) ?? 0) + 1);
    }
    const lines = [...said.keys()].join(" ");
    expect(lines).toContain("the nearest occupied roof ahead");
    expect(lines).toContain("the nearest occupied roof behind");
    expect(lines).toContain("the next car");
});

test("to its reader the picture says you, of shields and of who was in sight too", () => {
    const said = { spared: 0, others: 0 };
    for (const { table, view, entry } of [...named("shot"), ...named("punched")]) {
        const { others, spared } = targetsOf(table, entry);
        const seatOf = (pawn: number): number => table.seats.findIndex((_, seat) => table.led(seat).includes(pawn));
        for (const pawn of [...others, ...spared]) {
            const own = new Names(speech, table, seatOf(pawn));
            if (own.you < 0) continue;
            const reasons = reasonsOf(own, view, entry).join(" ");
            expect(reasons).toMatch(/\byou\b/i);
            if (spared.length === 1 && spared.includes(pawn)) {
                said.spared += 1;
                expect(tellingOf(own, entry).pawns.get(pawn)?.note).toBe(speech.say("play-why-spared.you"));
            } else said.others += 1;
        }
    }
    expect(said.spared).toBeGreaterThan(0);
    expect(said.others).toBeGreaterThan(0);
});

test("a shot at nothing says what was missing", () => {
    const missed = named("no-effect").filter(({ entry }) => entry.rule === "BASE-SHOOT-4");
    expect(missed.length).toBeGreaterThan(5);
    for (const { names, table, view, entry } of missed) {
        const [pawn = -1, why] = numbersOf(entry);
        const bullets = view.counters[table.counter("revolver") + pawn] ?? 0;
        const roof = placeFacts(table, view.at[pawn] ?? -1)?.floor === "roof";
        const key = bullets === 0 ? "unloaded" : roof ? "roofs" : "cars";
        expect(why).toBe(bullets === 0 ? 1 : 0);
        expect(reasonsOf(names, view, entry)).toEqual([speech.say(`play-why-${key}`)]);
    }
});

test("a push is an arrow from where somebody stood", () => {
    const pushes = named("placed").filter(({ entry }) => entry.rule === "BASE-PUNCH-2");
    expect(pushes.length).toBeGreaterThan(10);
    for (const { names, entry } of pushes) {
        const [, from, to] = entry.numbers;
        expect(tellingOf(names, entry).lines).toEqual([
            { from: `place ${String(from)}`, to: `place ${String(to)}`, look: "push" },
        ]);
    }
});

test("nobody asks why a card was laid or a bandit moved, but why somebody was hit", () => {
    const asked = new Set(all.filter(({ table, entry }) => isRemarkable(table, entry)).map(({ entry }) => entry.name));
    for (const name of ["shot", "punched", "no-effect", "met", "neutral-hit", "event"]) expect(asked).toContain(name);
    for (const name of ["played", "drew", "turn", "round", "resolved"]) expect(asked).not.toContain(name);
});

test("a stop of the ticket has the same words in a game and in its replay", () => {
    const words = games.flatMap(({ legend }) => {
        const names = new Names(speech, new Table(legend));
        return legend.turns.map((kind) => [kind, names.stop(kind)] as const);
    });
    expect(Object.fromEntries(words)).toMatchObject({ standard: "Open", switching: "Back", tunnel: "Tunnel" });
    for (const ticket of ["play", "replay"]) {
        const source = readFileSync(new URL(`../${ticket}/Ticket.svelte`, import.meta.url), "utf8");
        expect(source).toContain("label={");
        expect(source).toContain("names.stop(turn.kind)");
        expect(source).not.toContain("names.turn(turn.kind, ");
    }
});
