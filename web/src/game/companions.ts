// Whom bandits take along, hostages for one. Each is a power: it waits in a counter of its own until a bandit has it.
import type { View } from "../protocol/generated/messages";
import { at, has, type Table } from "./table";

export interface Companion {
    name: string;
    bandit: number; // who has it along; -1: it can still be taken
    sort: string; // the counter where it waits ("hostages"); "" once a bandit has it
}

/** Companions of one sort who can still be taken. */
export interface Waiting {
    sort: string;
    names: readonly string[];
}

/** All companions of this game: some go along with a bandit, the others wait for one. */
export function companions(table: Table, view: View): Companion[] {
    const { legend } = table;
    const powers = table.counter("powers");
    return legend.companions.flatMap((power): Companion[] => {
        const name = at(legend.powers, power);
        const counter = legend.masks.find((mask) => has(view.counters[mask] ?? 0, power));
        if (counter === undefined) return [];
        const sort = at(legend.counters, counter);
        return sort === "powers" ? [{ name, bandit: counter - powers, sort: "" }] : [{ name, bandit: -1, sort }];
    });
}

/** Companions who can still be taken, sort by sort. */
export function waitingOf(all: readonly Companion[]): Waiting[] {
    const free = all.filter((one) => one.bandit < 0);
    return [...new Set(free.map((one) => one.sort))].map((sort) => ({
        sort,
        names: free.filter((one) => one.sort === sort).map((one) => one.name),
    }));
}

/** Companions of some bandits. */
export function heldBy(all: readonly Companion[], bandits: readonly { number: number }[]): string[] {
    return all.filter((one) => bandits.some((bandit) => bandit.number === one.bandit)).map((one) => one.name);
}
