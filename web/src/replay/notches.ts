// The notches of the scrubber: where rounds begin, shots fall, loot is taken, and another version went on.
import { roundOf } from "../game/round";
import { numbersOf, type Table } from "../game/table";
import type { Entry } from "../protocol/generated/messages";
import { endOf, type Reel } from "../game/reel";

export interface Notch {
    readonly event: number;
    readonly kind: "round" | "shot" | "theft" | "chapter";
    readonly round: number; // from 0
}

/** Whether a token goes to a bandit from the train. */
function isTheft(table: Table, entry: Entry): boolean {
    if (entry.name !== "token") return false;
    const [from = -1, to = -1] = numbersOf(entry);
    return table.legend.loot.includes(to) && !table.legend.loot.includes(from);
}

export function notchesOf(reel: Reel): Notch[] {
    const found: Notch[] = [];
    let round = -1;
    for (const { number, chapter, entry, view } of reel.moments) {
        const now = roundOf(chapter.table, view).number;
        if (now > round) found.push({ event: number, kind: "round", round: now });
        round = Math.max(round, now);
        if (chapter.first === number - 1 && chapter.first > 0) found.push({ event: number, kind: "chapter", round });
        if (entry?.name === "shot") found.push({ event: number, kind: "shot", round });
        if (entry && isTheft(chapter.table, entry)) found.push({ event: number, kind: "theft", round });
    }
    return found;
}

/** How far along the scrubber an event is, from 0 to 1. */
export function shareOf(reel: Reel, event: number): number {
    const end = endOf(reel);
    return end === 0 ? 0 : Math.min(Math.max(0, event / end), 1);
}

/** The beginning of the next round, or of this one and then the one before. */
export function roundFrom(notches: readonly Notch[], event: number, way: 1 | -1): number | undefined {
    const rounds = notches.filter((notch) => notch.kind === "round").map((notch) => notch.event);
    return way > 0 ? rounds.find((one) => one > event) : rounds.findLast((one) => one < event);
}
