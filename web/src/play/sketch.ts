// What if: a private ghost of one's own bandit goes through one's own cards in the pile and the intended one. The server says
// where each card leads; others' cards between are not played, and from the first that could interfere it is uncertain.
import { pileOf, type Planned } from "../game/cards";
import { readOption } from "../game/options";
import type { Table } from "../game/table";
import type { Sketched, View } from "../protocol/generated/messages";
import { pawnOf } from "./stage";

export type Ask = (bandit: number, place: number, card: string) => Promise<Pick<Sketched, "options" | "place">>;

export interface SketchStep {
    readonly card: number; // kind
    readonly bandit: number;
    readonly place: number; // where the bandit then is
    readonly places: readonly number[]; // where else it could lead; empty if there is no choice
    readonly certain: boolean;
}

const HARMLESS = new Set(["move", "floor", "rob", "ride"]); // what others do with these moves nobody else

/** Whether a card of somebody else could move one's bandit, or is not known. */
export function interferes(card: Pick<Planned, "action">): boolean {
    return !HARMLESS.has(card.action);
}

/** The way of the ghost. `picks`: which of several places is meant, by step; the first if nothing is said. */
export async function sketch(
    table: Table,
    view: View,
    intended: number,
    picks: readonly number[],
    ask: Ask,
): Promise<SketchStep[]> {
    const seat = view.viewer;
    const pile = pileOf(table, view).filter((card) => card.state === "next");
    const last: Pick<Planned, "seat" | "action" | "kind" | "bandit"> = {
        seat,
        kind: intended,
        action: table.action(intended),
        bandit: table.owner(seat, intended),
    };
    const steps: SketchStep[] = [];
    const where = new Map<number, number>();
    let certain = true;
    for (const card of [...pile, last]) {
        if (card.seat !== seat) {
            certain &&= !interferes(card);
            continue;
        }
        const bandit = pawnOf(table, card);
        const start = where.get(bandit) ?? view.at[bandit] ?? -1;
        if (bandit < 0 || start < 0 || card.action === "") continue;
        const answer = await ask(bandit, start, table.cardName(card.kind));
        const places = answer.options.flatMap((text) => readOption(table, text).place ?? []);
        const pick = picks[steps.length] ?? -1;
        const place = places.includes(pick) ? pick : (places[0] ?? (answer.place < 0 ? start : answer.place));
        const goes =
            places.length > 0 && movesHim(table, answer.options) ? place : answer.options.length > 0 ? start : place;
        where.set(bandit, goes);
        steps.push({ card: card.kind, bandit, place: goes, places: places.length > 1 ? places : [], certain });
    }
    return steps;
}

/** Places may also be where somebody else is sent. */
function movesHim(table: Table, options: readonly string[]): boolean {
    return options.every((text) => !["marshal", "send"].includes(readOption(table, text).verb));
}
