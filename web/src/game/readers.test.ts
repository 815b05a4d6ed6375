// What can be read off a view, at every question of whole games: it adds up, and no number is out of its list.
import { describe, expect, test } from "vitest";

import type { View } from "../protocol/generated/messages";
import { standing } from "../play/herd";
import { playedGames } from "../testing/games";
import { pawns, placesApart, placesOf, vehicles } from "./board";
import { companions, heldBy, waitingOf } from "./companions";
import { handOf, handSize, pileOf } from "./cards";
import { fold } from "./fold";
import { lootAt, lootOf } from "./loot";
import { readOption } from "./options";
import { banditOf, players } from "./players";
import { isOver, roundOf } from "./round";
import { SPECTATOR, Table } from "./table";

const { games } = playedGames();

function views(game: (typeof games)[number], viewer: number): View[] {
    const told = game.viewers.find((one) => one.viewer === viewer);
    if (!told) throw new Error(`nobody is ${viewer}`);
    let view = told.view;
    const found = [view];
    for (const entry of told.entries) {
        view = fold(view, entry);
        if (entry.name === "asked") found.push(view);
    }
    return found;
}

describe.each(games.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
    const table = new Table(game.legend);
    const seen = views(game, 0);
    const last = seen.at(-1) as View;

    test("every place of the board is in a vehicle or apart, once", () => {
        const found = vehicles(table, last).flatMap((one) => one.cars.flatMap(placesOf));
        const all = [...found, ...placesApart(table).map((place) => place.number)].sort((a, b) => a - b);
        expect(all).toEqual(Array.from({ length: table.places }, (_, i) => i));
    });

    test("cars have kinds that are all different", () => {
        const kinds = vehicles(table, last)[0]?.cars.map((car) => car.kind) ?? [];
        expect(kinds[0]).toBe("locomotive");
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(kinds).not.toContain("");
    });

    test("pawns are on places, tokens on places and in hands; hands have the size that others see", () => {
        const onlookers = views(game, SPECTATOR).at(-1) as View;
        for (const view of seen) {
            for (const pawn of pawns(table, view)) expect(pawn.place).toBeLessThan(table.places);
            const lying = game.legend.places.reduce((sum, _, place) => sum + lootAt(table, view, place).length, 0);
            expect(lying).toBe(game.legend.tokens.length);
            game.legend.seats.forEach((_, seat) => {
                expect(handOf(table, view, seat)).toHaveLength(handSize(table, view, seat));
            });
            expect(handOf(table, view, 0).filter((card) => card.name === "unknown")).toEqual([]);
        }
        game.legend.seats.forEach((_, seat) => {
            expect(handSize(table, onlookers, seat)).toBe(handSize(table, last, seat));
        });
    });

    test("the pile is the planned cards, and rounds go on to the last", () => {
        expect(Math.max(...seen.map((view) => pileOf(table, view).length))).toBeGreaterThan(3);
        expect(seen.flatMap((view) => pileOf(table, view)).some((card) => card.state === "now")).toBe(true);
        const numbers = seen.map((view) => roundOf(table, view).number);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(roundOf(table, last)).toMatchObject({ number: game.legend.last_round, planning: false });
        expect(isOver(last)).toBe(true);
        const up = seen.map((view) => roundOf(table, view)).filter((round) => round.index >= 0);
        expect(up.every((round) => round.turns.length > 1 && round.card !== "")).toBe(true);
    });

    test("at the end everybody knows what all loot is worth, and scores are told", () => {
        const told = game.viewers[0]?.entries.filter((entry) => entry.name === "score") ?? [];
        expect(told).toHaveLength(table.bandits);
        for (const player of players(table, last)) {
            for (const bandit of player.bandits) {
                expect(bandit.known).toBe(true);
                expect(bandit.loot).toEqual(lootOf(table, last, bandit.number));
                expect(banditOf(table, last, bandit.number).bullets).toBeLessThanOrEqual(game.legend.revolver);
            }
        }
        expect(players(table, last).filter((player) => player.first)).toHaveLength(1);
    });

    test("every option that was offered can be read", () => {
        const unknown = game.options.map(({ text }) => readOption(table, text)).filter((option) => !option.known);
        expect(unknown).toEqual([]);
    });

    test("mounts stand at cars, the stagecoach faces one, and companions wait until a bandit has them", () => {
        const box = game.legend.powers.includes("flasks");
        expect(standing(table, last)).toHaveLength(box ? (vehicles(table, last)[0]?.cars.length ?? 0) : 0);
        const coach = vehicles(table, last)[1];
        expect(coach === undefined).toBe(game.legend.vehicles.length === 1);
        if (coach) {
            const faced = seen.map((view) => vehicles(table, view)[1]?.offset ?? -1);
            expect(faced[0]).toBe(0);
            expect(faced.at(-1)).toBeGreaterThan(2);
            const everybody = companions(table, last).map((one) => one.name);
            expect(everybody.length).toBeGreaterThan(0);
            for (const view of seen) {
                const all = companions(table, view);
                const waiting = waitingOf(all);
                const held = table.seats.flatMap(({ led }) =>
                    heldBy(
                        all,
                        led.map((number) => ({ number })),
                    ),
                );
                expect(waiting.map(({ sort }) => sort)).toEqual(held.length < all.length ? ["hostages"] : []);
                expect([...held, ...waiting.flatMap(({ names }) => names)].sort()).toEqual(
                    all.map(({ name }) => name).sort(),
                );
            }
        } else {
            expect(companions(table, last)).toEqual([]);
        }
    });
});

test("an option that makes no sense here stays one for the list", () => {
    const table = new Table(games[0]?.legend ?? ({} as never));
    for (const text of ["fly 3 roof", "move 99 roof", "rob purse 777", "shoot nobody", "pass now"]) {
        expect(readOption(table, text)).toMatchObject({ text, known: false });
    }
    expect(readOption(table, "rob purse 300").token).toEqual({ kind: "purse", value: 2 });
});
