// What the game's screen works out, over whole games: motions, the plan by turns, answers to press, clocks, the ghost.
import { describe, expect, test } from "vitest";

import { pileOf } from "../game/cards";
import { fold } from "../game/fold";
import { follow } from "../game/follow";
import { Table } from "../game/table";
import type { View, Waiting } from "../protocol/generated/messages";
import { playedGames } from "../testing/games";
import { choiceOf, choicesOf, wouldBe } from "./choices";
import { blindfold, shownOf } from "./motions";
import { orderOf, planOf } from "./plan";
import { clockText, readerOf, secondsLeft } from "./sitters";
import { interferes, sketch } from "./sketch";

const { games } = playedGames();
const some = [0, 4, 5].flatMap((number) => (games[number] ? [{ number, game: games[number] }] : []));

function waiting(more: Partial<Waiting> = {}): Waiting {
    const nobody = {
        seats: [],
        away: [],
        pausing: [],
        left: {},
        numbers: {},
        question: null,
        public: null,
        ending: null,
    };
    return { ...nobody, about: "", undo: false, paused: false, ...more };
}

function own(game: (typeof games)[number]): (typeof games)[number]["viewers"][number] {
    const told = game.viewers.find((one) => one.viewer === 0);
    if (!told) throw new Error("nobody sits on the first seat");
    return told;
}

describe.each(some)("game $number", ({ game }) => {
    const table = new Table(game.legend);
    const told = own(game);

    test("everything that happened can be shown, and ends at the view that follows", () => {
        const shown = shownOf(table, told.view, follow(told.view, told.entries, 0));
        expect(shown).toHaveLength(told.entries.length);
        const kinds = new Set(shown.flatMap((one) => one.steps.map((step) => step.kind)));
        for (const kind of ["move", "climb", "shot", "rob", "plan", "resolve", "walk"]) expect(kinds).toContain(kind);
        if (game.legend.vehicles.length > 1) expect(kinds).toContain("slide");
        const blind = shown.map(blindfold).flatMap((one) => one.steps);
        expect(blind.filter((step) => step.kind === "plan" && (!step.hidden || step.card !== "unknown"))).toEqual([]);
        expect(shown.at(-1)?.view).toEqual(told.entries.reduce(fold, told.view));
    });

    test("the plan has every card of the pile once, and memory shows no more than its top while planning", () => {
        let view: View = told.view;
        for (const entry of told.entries) {
            view = fold(view, entry);
            if (entry.name !== "played" && entry.name !== "resolved") continue;
            const slots = planOf(table, view, null, false).flatMap((turn) => turn.slots);
            const laid = slots.filter((slot) => slot.index >= 0).map((slot) => slot.index);
            expect(laid).toEqual(pileOf(table, view).map((card) => card.index));
            const kept = planOf(table, view, null, true).flatMap((turn) => turn.slots);
            expect(kept.filter((slot) => slot.state === "open").length).toBeLessThanOrEqual(1);
            const past = planOf(table, view, null, true, true).flatMap((turn) => turn.slots);
            expect(past.filter((slot) => slot.state === "open")).toEqual([]);
        }
    });

    test("every answer can be pressed, once, and the first nine by a digit", () => {
        let view: View = told.view;
        for (const entry of told.entries) {
            view = fold(view, entry);
            if (view.options.length === 0 || view.asked !== 0) continue;
            const question = { decision: 1, part: 0, about: "", options: view.options };
            const choices = choicesOf(table, view, question, 0);
            expect(choices.flatMap((one) => one.options.map((option) => option.text)).sort()).toEqual(
                [...view.options].sort(),
            );
            expect(choices.map((one) => one.number)).toEqual(choices.map((_, i) => i + 1));
            for (const text of view.options) expect(choiceOf(choices, text)).toBeDefined();
        }
    });
});

test("what is not offered can be asked for by the verb of what is", () => {
    const table = new Table(games[0]?.legend ?? ({} as never));
    const question = { decision: 1, part: 0, about: "Plan", options: ["play move", "draw"] };
    expect(wouldBe(question, "card", "bullet doc", table)).toBe("play bullet doc");
    expect(wouldBe(question, "place", "1 roof", table)).toBeNull();
    expect(wouldBe(null, "card", "move", table)).toBeNull();
});

test("seats lay their cards in the order of the turn", () => {
    const order = (kind: string, number = 1): readonly number[] => {
        const game = games[number] ?? ({} as never);
        const table = new Table(game.legend);
        const { view } = own(game);
        const counters = view.counters.map((value, i) => (i === table.counter("first") ? 2 : value));
        return orderOf(table, { ...view, counters }, kind);
    };
    expect(order("standard")).toEqual([2, 3, 0, 1]);
    expect(order("switching")).toEqual([2, 1, 0, 3]);
    expect(order("speeding-up")).toEqual([2, 2, 3, 3, 0, 0, 1, 1]);
    const teams = games.findIndex(({ legend }) => legend.seats.some(({ partner }, seat) => partner !== seat));
    expect(order("switching", teams)).toEqual([3, 2, 1, 0]); // the second of a team before the first
});

test("answers stand from left to right as on the picture, roof or inside, places or people", () => {
    const game = games[0];
    if (!game) throw new Error("no game");
    const table = new Table(game.legend);
    const { view } = own(game);
    const asked = (...options: string[]): string[] => {
        const question = { decision: 1, part: 0, about: "", options };
        return choicesOf(table, view, question, 0).flatMap((choice) => choice.options.map(({ text }) => text));
    };
    expect(asked("move loco inside", "move 1 inside", "move 3 inside")).toEqual([
        "move 3 inside", // the caboose is at the left
        "move 1 inside",
        "move loco inside",
    ]);
    expect(asked("pass", "move 1 roof", "move 2 roof")).toEqual(["pass", "move 2 roof", "move 1 roof"]);
    const cars = [1, 3, 2].map((car) => table.legend.places.findIndex((place) => place.name === `${car} inside`));
    const moved = { ...view, at: view.at.map((place, pawn) => cars[pawn] ?? place) };
    const people = [0, 1, 2].map((pawn) => `shoot ${table.pawnName(pawn)}`);
    const question = { decision: 1, part: 0, about: "", options: people };
    const stand = choicesOf(table, moved, question, 0).map(({ options: [option] }) => option?.text);
    expect(stand).toEqual([people[1], people[2], people[0]]);
});

test("clocks run down, stop in a pause, and never go below nothing", () => {
    const asking = waiting({ left: { 1: 65 } });
    expect(secondsLeft(asking, 0, 1, 5000)).toBe(60);
    expect(secondsLeft({ ...asking, paused: true }, 0, 1, 5000)).toBe(65);
    expect(secondsLeft(asking, 0, 1, 500_000)).toBe(0);
    expect(secondsLeft(asking, 0, 2, 0)).toBeNull();
    expect(clockText(65)).toBe("1:05");
    expect(clockText(7260)).toBe("2:01 h");
});

test("a ghost goes where the server says, and is unsure from the first card that could move it", async () => {
    const game = games[0];
    if (!game) throw new Error("no game");
    const table = new Table(game.legend);
    const told = own(game);
    let view: View = told.view;
    for (const entry of told.entries) {
        view = fold(view, entry);
        const pile = pileOf(table, view);
        if (entry.name === "played" && pile.length > 4 && pile.some((card) => card.seat === 0)) break;
    }
    const move = table.legend.cards.findIndex((card) => card.name === "move");
    const asked: string[] = [];
    const ask = (_: number, place: number, card: string) => {
        asked.push(card);
        return Promise.resolve({ options: card === "move" ? ["move 1 inside", "move 3 inside"] : [], place });
    };
    const first = table.legend.places.findIndex((place) => place.name === "1 inside");
    const other = table.legend.places.findIndex((place) => place.name === "3 inside");
    const steps = await sketch(table, view, move, [], ask);
    expect(steps).toHaveLength(asked.length);
    expect(steps.at(-1)).toMatchObject({ card: move, place: first, places: [first, other] });
    const picked = await sketch(table, view, move, [...steps.slice(1).map(() => -1), other], ask);
    expect(picked.at(-1)?.place).toBe(other);
    expect(interferes({ action: "punch" })).toBe(true);
    expect(interferes({ action: "" })).toBe(true);
    expect(interferes({ action: "move" })).toBe(false);
});

test("who reads is nobody where one looks on, or leads several seats on one device", () => {
    const sits = (...ids: string[]) => ({ seats: ids.map((id) => ({ person: { id, name: id } })) }) as never;
    expect(readerOf({ seat: 1, shown: sits("lotte", "ravi") })).toBe(1);
    expect(readerOf({ seat: null, shown: sits("lotte", "ravi") })).toBe(-1);
    expect(readerOf({ seat: 1, shown: sits("lotte", "lotte") })).toBe(-1);
    expect(readerOf({ seat: 0, shown: null })).toBe(0); // a lesson
});
