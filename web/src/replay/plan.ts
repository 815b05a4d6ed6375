// The plan as a row of chips: who played which card, as the viewer may see it. From memory only its top lies open.
import { pileOf, type Planned } from "../game/cards";
import { roundOf } from "../game/round";
import type { Table } from "../game/table";
import { ownerKind } from "../play/stage";
import type { View } from "../protocol/generated/messages";

/** How a chip looks: open, covered, being acted out, done. */
export type Look = "open" | "back" | "now" | "past" | "back-past";

export interface PlanChip {
    readonly index: number;
    readonly seat: number;
    readonly kind: number; // of the card; 0: not to be seen
    readonly action: string;
    readonly bandit: string | null;
    readonly state: Look;
}

/** The chips of the pile. `memory`: what has not been acted out is covered, but for the card that was played last. */
export function planOf(table: Table, view: View, memory = false): PlanChip[] {
    const pile = pileOf(table, view);
    const { planning } = roundOf(table, view);
    return pile.map((card) => {
        const top = planning && card.index === pile.length - 1;
        const covered = memory && card.state === "next" && !top;
        const seen = !covered && card.action !== "";
        return {
            index: card.index,
            seat: card.seat,
            kind: seen ? card.kind : 0,
            action: seen ? card.action : "",
            bandit: ownerKind(table, card.seat, seen ? card.kind : 0),
            state: stateOf(card, seen),
        };
    });
}

function stateOf(card: Planned, seen: boolean): Look {
    if (card.state === "past") return seen ? "past" : "back-past";
    if (card.state === "now") return seen ? "now" : "back";
    return seen ? "open" : "back";
}
