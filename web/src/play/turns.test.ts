// In which turn each card was laid, over whole games with whisky, melees, tunnels, double turns, draws and passes.
import { describe, expect, test } from "vitest";

import { pileOf } from "../game/cards";
import { fold } from "../game/fold";
import { leftToDo } from "../game/left";
import { roundOf } from "../game/round";
import { Table } from "../game/table";
import { turnStarts } from "../game/turns";
import type { Entry, View, Waiting } from "../protocol/generated/messages";
import { playedGames } from "../testing/games";
import { planOf } from "./plan";

const { games } = playedGames();
const seen = new Set<string>();

describe.each(games.map((game, number) => ({ game, number })))("game $number", ({ game }) => {
    const table = new Table(game.legend);

    test.each(game.viewers.map((told) => ({ told })))("the plan for viewer $told.viewer", ({ told }) => {
        let view: View = told.view;
        let truth: number[] = []; // for each card of the pile its turn
        const before: Entry[] = [];
        for (const entry of told.entries) {
            view = fold(view, entry);
            before.unshift(entry);
            const round = roundOf(table, view);
            if (entry.name === "turn") {
                if (entry.numbers[0] === 0) truth = [];
                seen.add(round.turns[round.turn]?.kind ?? "");
            }
            if (entry.name === "played" || entry.name === "hidden") {
                const turn = view.counters[table.counter("turn")] ?? 0;
                const same =
                    truth.length > 0 && truth.at(-1) === turn && pileOf(table, view).at(-2)?.seat === entry.numbers[0];
                if (same && round.turns[turn]?.kind === "standard")
                    seen.add("two cards of one player in a standard turn");
                truth.push(turn);
            }
            if (entry.name === "undone") truth = truth.slice(0, pileOf(table, view).length);
            if (!["played", "hidden", "resolved", "turn", "skipped"].includes(entry.name)) continue;
            const plan = planOf(table, view, null, false, false, turnStarts(table, told.view, before));
            const shown = plan.flatMap((turn, number) =>
                turn.slots.filter((slot) => slot.index >= 0).map(() => number),
            );
            expect(shown).toEqual(truth.slice(0, shown.length));
            expect(shown).toHaveLength(pileOf(table, view).length);
            if (entry.name === "played" || entry.name === "hidden") checkLaid(view, entry, before);
        }
    });

    /** Nobody who has just laid a card has an empty place left for it; and until it has landed, its place is empty. */
    function checkLaid(view: View, entry: Entry, before: readonly Entry[]): void {
        const starts = turnStarts(table, game.viewers[0]?.view ?? view, before);
        const landing = pileOf(table, view).length - 1;
        const planOn = (latest: Entry | null, flying: number) =>
            planOf(table, view, null, false, false, starts, latest, flying).find((turn) => turn.now)?.slots ?? [];
        const laid = planOn(entry, -1);
        const stale = planOn(null, -1);
        const flying = planOn(entry, landing);
        const [seat] = entry.numbers;
        const [left] = leftToDo(table, view, "plans").slice(-1);
        if (left?.seat === seat && view.asked === seat) expect(laid).toHaveLength(stale.length - 1);
        expect(flying).toHaveLength(laid.length);
        expect(flying.find((slot) => slot.index === landing)).toMatchObject({ seat, kind: 0, state: "empty" });
    }

    test("the empty places begin with who is asked", () => {
        const told = game.viewers.find((one) => one.viewer === 0);
        let view: View | undefined = told?.view;
        for (const entry of told?.entries ?? []) {
            view = fold(view as View, entry);
            const round = roundOf(table, view);
            if (entry.name !== "asked" || !round.planning || view.asked < 0) continue;
            const about = String(view.stack.at(-1)?.[0] ?? "");
            if (!["Plan", "PlayWithFlask"].includes(about)) continue;
            const asking = { seats: [view.asked] } as unknown as Waiting;
            const now = planOf(table, view, asking, false).find((turn) => turn.now);
            const rest = now?.slots.filter((slot) => slot.index < 0) ?? [];
            expect(rest[0]).toMatchObject({ seat: view.asked, state: "next" });
            expect(rest.slice(1).every((slot) => slot.state === "empty")).toBe(true);
        }
    });
});

test("these games had all of it", () => {
    for (const kind of ["standard", "tunnel", "speeding-up", "switching", "melee"]) expect(seen).toContain(kind);
    expect(seen).toContain("two cards of one player in a standard turn");
});
