// Where one was in the lesson when one left, kept in this browser.
import { keep, kept } from "../settings/kept";

const NAME = "folsom-lesson";

/** The step at which one left, if the lesson was begun and not ended. */
export function leftAt(count: number): number | null {
    const number = Number(kept(NAME) ?? Number.NaN);
    return Number.isInteger(number) && number > 0 && number < count - 1 ? number : null;
}

/** Keeps the step; who has come to the end, or is at the beginning, has nothing to go on with. */
export function leave(number: number, count: number): void {
    if (number > 0) keep(NAME, number < count - 1 ? String(number) : null);
}
