// What boxes add: horses at the cars, hostages, and who has ridden away. Without the box all of it is empty.
import type { View } from "../protocol/generated/messages";
import { pawns } from "./board";
import { at, has, type Table } from "./table";

export interface Hostage {
    name: string;
    bandit: number; // who holds it; -1: it can still be taken
}

/** How many horses stand at each car, from the locomotive back; empty if there are none in the game. */
export function horses(table: Table, view: View): number[] {
    const first = table.counter("horses");
    return first < 0 ? [] : view.counters.slice(first, first + table.block("horses"));
}

/** The hostages of this game: those that bandits have taken, and those that wait in the stagecoach. */
export function hostages(table: Table, view: View): Hostage[] {
    const waiting = view.counters[table.counter("hostages")] ?? 0;
    const powers = table.counter("powers");
    return table.legend.hostages.flatMap((power): Hostage[] => {
        const name = at(table.legend.powers, power);
        const holder = table.legend.loot.findIndex((_, bandit) => has(view.counters[powers + bandit] ?? 0, power));
        if (holder >= 0) return [{ name, bandit: holder }];
        return has(waiting, power) ? [{ name, bandit: -1 }] : [];
    });
}

/** The hostages that some bandits hold. */
export function heldBy(hostages: readonly Hostage[], bandits: readonly { number: number }[]): string[] {
    return hostages.filter((one) => bandits.some((bandit) => bandit.number === one.bandit)).map((one) => one.name);
}

/** The bandits who have left the train for good. */
export function rodeAway(table: Table, view: View): number[] {
    const place = table.legend.places.findIndex((one) => one.name === "rode away");
    return place < 0
        ? []
        : pawns(table, view)
              .filter((pawn) => pawn.place === place)
              .map((pawn) => pawn.number);
}
