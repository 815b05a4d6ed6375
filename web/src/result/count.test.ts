// The count at the end: its steps add up to what the server says, for every kind of game.
import { expect, test } from "vitest";

import { foldAll } from "../game/fold";
import { SPECTATOR, Table } from "../game/table";
import type { Ending, View } from "../protocol/generated/messages";
import { type Played, playedGames } from "../testing/games";
import { loadBundle } from "../text/bundles";
import { Names } from "../text/names";
import { Speech } from "../text/speech";
import { countOf, heightOf } from "./count";
import { headline } from "./words";

const { games } = playedGames();

function end(game: Played): { table: Table; view: View; ending: Ending } {
    const told = game.viewers.find((one) => one.viewer === SPECTATOR);
    if (!told) throw new Error("everybody looks on");
    return { table: new Table(game.legend), view: foldAll(told.view, told.entries), ending: game.ending };
}

test.each(games.map((game, number) => [number, game] as const))("the steps of game %i add up", (_, game) => {
    const { table, view, ending } = end(game);
    const { steps, sides } = countOf(table, view, ending);
    const totals = steps.at(-1)?.totals ?? [];
    expect(steps[0]?.source).toBe("loot");
    for (const side of sides) {
        expect(side.bandits.reduce((sum, bandit) => sum + (totals[bandit] ?? 0), 0)).toBe(side.money);
        expect(side.bandits.map((bandit) => ending.money[bandit])).toEqual(side.bandits.map(() => side.money));
    }
    expect(sides.filter((side) => side.won).flatMap((side) => side.bandits)).toEqual(ending.winners);
});

test("who is equally rich is told, with what decides", () => {
    const { table, view, ending } = end(games[0] as Played);
    const equal = { ...ending, money: ending.money.map(() => 700) };
    const { tied } = countOf(table, view, equal);
    expect(tied).toHaveLength(ending.money.length);
    expect(tied.every((side) => side.received >= 0)).toBe(true);
    expect(countOf(table, view, { ...equal, arrested: [0] }).tied).toHaveLength(ending.money.length - 1);
});

test("nobody wins if everybody is arrested", () => {
    const { table, view, ending } = end(games[0] as Played);
    const count = countOf(table, view, { ...ending, winners: [], arrested: ending.money.map((_, bandit) => bandit) });
    expect(count.sides.some((side) => side.won)).toBe(false);
    expect(count.tied).toEqual([]);
});

test("stacks are as high as the money, and debts have none", () => {
    const { table, view, ending } = end(games[0] as Played);
    const count = countOf(table, view, ending);
    const most = Math.max(...(count.steps.at(-1)?.totals ?? []));
    expect(heightOf(count, most)).toBe(1);
    expect(heightOf(count, most / 2)).toBeCloseTo(0.5);
    expect(heightOf(count, -500)).toBe(0);
});

test("a side with a name is told by it, everybody else one by one", async () => {
    const speech = new Speech("en", await loadBundle("en"));
    const said = games.map((game) => {
        const names = new Names(speech, new Table(game.legend));
        const winners = names.table.sides.flatMap((side, bandit) => (side === names.table.sides[0] ? [bandit] : []));
        return headline(names, { ...game.ending, winners, money: game.ending.money.map(() => 2000) });
    });
    const teams = said.filter((line) => line.includes("Team"));
    expect(teams).toHaveLength(1);
    expect(teams[0]).toMatch(/^Team 1 \(\w+ and \w+\) wins with \$2,000$/);
});
