// What can be told of a table that no box has yet: places by where they lie, seats by whom they lead.
import { beforeAll, describe, expect, test } from "vitest";

import type { Legend } from "../protocol/generated/messages";
import { playedGames } from "../testing/games";
import { COURIER, madeLegend, madeView, OFFSETS, placed } from "../testing/made";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { carAt, pawns, placesApart, placesOf, vehicles } from "./board";
import { columnsFor, groupsOf, players } from "./players";
import { Table } from "./table";

const table = new Table(madeLegend());
const view = madeView(0);
let speech: Speech;

beforeAll(async () => {
    speech = new Speech("en", await loadBundle("en"));
});

describe("places", () => {
    test("are each in a vehicle or on none, once", () => {
        const found = vehicles(table, view).flatMap((one) => one.cars.flatMap(placesOf));
        const all = [...found, ...placesApart(table).map((place) => place.number)].sort((a, b) => a - b);
        expect(all).toEqual(Array.from({ length: table.places }, (_, i) => i));
    });

    test("of one car are drawn as one: a corridor and its cell", () => {
        const prison = carAt(table, view, placed("3 cell"));
        expect(prison).toMatchObject({ number: 3, kind: "prison", roof: placed("3 roof") });
        expect(prison?.insides).toEqual([placed("3 inside"), placed("3 cell")]);
    });

    test("in front of the locomotive and beside a car belong to no car", () => {
        expect(carAt(table, view, placed("cart"))).toMatchObject({ number: -1, x: -1, kind: "cart" });
        expect(carAt(table, view, placed("trackside"))).toMatchObject({ number: 2, beside: [placed("trackside")] });
    });
});

describe("vehicles", () => {
    test("stand where the graph says, run their way, and have their own cars", () => {
        const kinds = vehicles(table, view).map((one) => one.cars.map((car) => car.kind));
        expect(kinds[0]).toEqual(["cart", "locomotive", "mail", "dining", "prison", "saloon"]);
        expect(kinds[1]).toEqual(["locomotive", "tender", "armored", "armory", "armored", "infirmary", "armored"]);
        const standing = OFFSETS.map((_, graph) => vehicles(table, madeView(0, graph))[1]?.offset);
        expect(standing).toEqual(OFFSETS);
        expect(vehicles(table, view).map((one) => one.direction)).toEqual([1, -1]);
    });

    test("that stand nowhere have no offset", () => {
        const gone = new Table({ ...madeLegend(), offsets: [[0, null]] });
        expect(vehicles(gone, view)[1]?.offset).toBeNull();
    });
});

describe("seats", () => {
    test("lead a Marshal, or nobody; pawns may be led by nobody", () => {
        const seats = players(table, view);
        expect(seats.map((one) => one.role).slice(-2)).toEqual(["marshal", "automaton"]);
        expect(seats.map((one) => one.faces).slice(-2)).toEqual([["marshal"], ["professor"]]);
        expect(seats.map((one) => one.bandits.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
        expect(pawns(table, view)[COURIER]).toMatchObject({ seat: -1, lawman: true });
        const names = new Names(speech, table);
        expect(names.seat(8)).toBe(names.named("marshal"));
        expect(names.seat(9)).toBe("professor");
    });

    test("are in groups where many play against many", () => {
        const sides = groupsOf(players(table, view)).map((group) => group.map((one) => one.seat));
        expect(sides).toEqual([
            [0, 2, 4, 6, 8],
            [1, 3, 5, 7, 9],
        ]);
        expect(table.sides).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    });

    test("have columns for two to ten of them", () => {
        expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => columnsFor(count, 1))).toEqual([2, 3, 4, 3, 3, 4, 4, 5, 5]);
        expect([2, 3, 4, 5].map((count) => columnsFor(count, 2))).toEqual([2, 3, 4, 5]);
    });
});

describe("a legend of an older game", () => {
    const NEW = ["x", "directions", "car_kinds", "offsets", "led", "names", "roles", "side", "side_names"] as const;

    test.each(playedGames().games.map((game, number) => ({ game, number })))(
        "tells the same of game $number",
        ({ game }) => {
            const { legend } = game;
            const first = game.viewers[0]?.view;
            const stands = legend.offsets?.map((graph) =>
                graph.map((offset, vehicle) => (vehicle === 0 ? -1 : (offset ?? -1))),
            );
            const told = Object.fromEntries(
                Object.entries(legend).filter(([name]) => !(NEW as readonly string[]).includes(name)),
            );
            const older = new Table({ ...told, stands } as unknown as Legend);
            const now = new Table(legend);
            expect(older.seats).toEqual(now.seats);
            expect(older.sides).toEqual(now.sides);
            if (!first) throw new Error("nobody looked on");
            expect(vehicles(older, first)).toEqual(vehicles(now, first));
            expect(groupsOf(players(now, first))).toHaveLength(1);
        },
    );
});
