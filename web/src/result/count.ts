// How a game was counted, step by step, from what the server says at the end: loot turned up, what events brought, what
// hostages bring, what the station does, the Sharpshooter; then who wins, and why if two were equally rich.
import type { Table } from "../game/table";
import type { Ending, View } from "../protocol/generated/messages";

export type Source = "loot" | "events" | "ransoms" | "stations" | "sharpshooter";

/** One thing that is counted: what each bandit gains by it, and what he has then. */
export interface CountStep {
    readonly source: Source;
    readonly gains: readonly number[];
    readonly totals: readonly number[];
}

/** Those who win together. */
export interface Side {
    readonly bandits: readonly number[];
    readonly money: number;
    readonly received: number; // bullets: they decide where the money does not
    readonly arrested: boolean; // cannot win
    readonly won: boolean;
}

export interface Count {
    readonly steps: readonly CountStep[];
    readonly sides: readonly Side[]; // in the order of their first bandits
    readonly tied: readonly Side[]; // the equally rich ones, if there are several
}

export function countOf(table: Table, view: View, ending: Ending): Count {
    const sides = sidesOf(table, view, ending);
    const free = sides.filter((side) => !side.arrested);
    const most = Math.max(...free.map((side) => side.money));
    const richest = free.filter((side) => side.money === most);
    return { steps: stepsOf(table, ending), sides, tied: richest.length > 1 ? richest : [] };
}

function stepsOf(table: Table, ending: Ending): CountStep[] {
    const titles = ending.money.map((_, bandit) => (holdsTitle(table, ending, bandit) ? ending.title : 0));
    const sources: [Source, readonly number[]][] = [
        ["loot", ending.loot],
        ["events", ending.events],
        ["ransoms", ending.ransoms],
        ["stations", ending.stations],
        ["sharpshooter", titles],
    ];
    let totals: readonly number[] = ending.money.map(() => 0);
    return sources.flatMap(([source, gains]): CountStep[] => {
        totals = totals.map((total, bandit) => total + (gains[bandit] ?? 0));
        return source === "loot" || gains.some((gain) => gain !== 0) ? [{ source, gains, totals }] : [];
    });
}

/** A side gets the title once, however many of it shot as well: the first of them shows it. */
function holdsTitle(table: Table, ending: Ending, bandit: number): boolean {
    const side = table.sides[bandit];
    return ending.sharpshooters.find((one) => table.sides[one] === side) === bandit;
}

function sidesOf(table: Table, view: View, ending: Ending): Side[] {
    const first = table.counter("received");
    return [...new Set(table.sides)].map((side) => {
        const bandits = table.sides.flatMap((one, bandit) => (one === side ? [bandit] : []));
        return {
            bandits,
            money: ending.money[bandits[0] ?? 0] ?? 0,
            received: bandits.reduce((sum, bandit) => sum + (view.counters[first + bandit] ?? 0), 0),
            arrested: bandits.some((bandit) => ending.arrested.includes(bandit)),
            won: bandits.some((bandit) => ending.winners.includes(bandit)),
        };
    });
}

/** The share of the tallest stack that an amount is; a debt has no stack. */
export function heightOf(count: Count, amount: number): number {
    const most = Math.max(1, ...count.steps.flatMap((step) => step.totals));
    return Math.min(1, Math.max(0, amount / most));
}
