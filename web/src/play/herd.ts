// Mounts (horses) have no names in the game, only numbers at the cars. To show one gallop, each keeps its own from view to view.
import { MOUNTS } from "../boxes/parts";
import { pawns } from "../game/board";
import { leftToDo } from "../game/left";
import type { Table } from "../game/table";
import type { View } from "../protocol/generated/messages";

/** Beside which car each mount stands, by its number. */
export type Herd = readonly number[];

export function hasMounts(table: Table): boolean {
    return MOUNTS !== undefined && table.counter(MOUNTS.counter) >= 0;
}

/** How many mounts stand at each car, from the locomotive back; empty if there are none in the game. */
export function standing(table: Table, view: View): number[] {
    if (!MOUNTS || !hasMounts(table)) return [];
    const first = table.counter(MOUNTS.counter);
    return view.counters.slice(first, first + table.block(MOUNTS.counter));
}

/** How many mounts are beside each car, ridden ones too. */
export function mountCounts(table: Table, view: View): number[] {
    const counts = standing(table, view);
    const riding = [...riders(table, view, counts.length - 1).values()];
    return counts.map((count, car) => count + riding.filter((one) => one === car).length);
}

/** The pawns that are on no place yet: they ride beside the train, or wait beside its last car. */
export function riders(table: Table, view: View, last: number): Map<number, number> {
    const car = Math.min(Math.max(leftToDo(table, view, "attacks").at(-1)?.car ?? last, 0), last);
    return new Map(pawns(table, view).flatMap((pawn) => (pawn.place < 0 ? [[pawn.number, car]] : [])));
}

/** The herd after a change: mounts that can stay do; one that is missing somewhere goes where one is too many. */
export function herdOf(wanted: readonly number[], before: Herd = []): Herd {
    const left = [...wanted];
    const kept = before.map((car) => {
        const room = left[car] ?? 0;
        if (room > 0) left[car] = room - 1;
        return room > 0 ? car : -1;
    });
    const free = left.flatMap((count, car) => Array<number>(Math.max(0, count)).fill(car));
    const moved = kept.map((car) => (car >= 0 ? car : (free.shift() ?? -1)));
    return [...moved.filter((car) => car >= 0), ...free];
}
