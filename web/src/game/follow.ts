// What happened, one entry after the other, each with the view after it. The log, the story and the motions are all made from it.
import type { Entry, View } from "../protocol/generated/messages";
import { fold } from "./fold";

/** Something that happened: its number, for this viewer, and the view after it. */
export interface Happened {
    readonly number: number;
    readonly entry: Entry;
    readonly view: View;
}

/** What happened after a view, with the events before it counted. */
export function follow(before: View, entries: readonly Entry[], count: number): Happened[] {
    let view = before;
    return entries.map((entry, i) => {
        view = fold(view, entry);
        return { number: count + 1 + i, entry, view };
    });
}
