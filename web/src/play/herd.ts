// Horses have no names in the game, only numbers at the cars. To show one gallop, each keeps its own from view to view.

/** Beside which car each horse stands, by the horse's number. */
export type Herd = readonly number[];

/** The herd after a change: horses that can stay do; one that is missing somewhere goes where one is too many. */
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
