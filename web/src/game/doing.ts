// Finds who acts at the moment that is shown. Whom the game waits for now is another matter: the picture may be behind.
import type { Entry, View } from "../protocol/generated/messages";
import { pileOf } from "./cards";
import { roundOf } from "./round";
import { bits, numbersOf, type Table } from "./table";

/** `does`: the end of the text that says what they do ("play-does-MoveTo"); "" for one that fits always. */
export interface Doing {
    readonly seats: readonly number[];
    readonly does: string;
}

const NOBODY: Doing = { seats: [], does: "" };
const ASKED = "asked";
const LAID = new Set(["played", "hidden"]);
const PLANS = "plan";

/** Finds who acts in a view, after the entry that led to it: the seats asked there, or the one whose card or answer it is. */
export function doingAt(table: Table, view: View, entry: Entry | null): Doing {
    if (!entry) return NOBODY;
    if (entry.name === ASKED) {
        const [about = ""] = view.stack.at(-1) ?? [];
        return { seats: seatsAsked(view), does: String(about) };
    }
    if (roundOf(table, view).planning) {
        const [seat = -1] = numbersOf(entry);
        const drew = entry.name === "drew" && seatsAsked(view).includes(seat); // not as all do when a round begins
        return LAID.has(entry.name) || drew ? { seats: [seat], does: PLANS } : NOBODY;
    }
    const now = pileOf(table, view).find((card) => card.state === "now");
    return now ? { seats: [now.seat], does: now.action } : NOBODY;
}

/** The seats that are asked in a view. */
export function seatsAsked(view: View): number[] {
    if (view.asked < 0) return [];
    return view.open > 0 ? bits(view.open) : [view.asked];
}
