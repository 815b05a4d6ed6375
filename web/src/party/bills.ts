// The great moments of a game: on a big screen each has a playbill for a while.
import { numbersOf, type Table } from "../game/table";
import { Clock } from "../play/clock.svelte";
import type { Shown } from "../play/motions";
import type { Entry } from "../protocol/generated/messages";
import type { Watched } from "../stores/watched.svelte";
import type { Names } from "../text/names";
import type { Sentences } from "../text/sentences";

const ROUND = "round";
const EVENT = "event";
const GREAT = "strongbox"; // the one token of a train that everybody wants
const WHILE = 2600; // ms for which a playbill hangs

export interface Bill {
    readonly over: string; // above the title: which round it is
    readonly title: string;
    readonly text: string;
    readonly sign: string; // of an event
}

/** The clock of a big screen: it waits while a playbill hangs. */
export class GreatClock extends Clock<Watched> {
    protected override pauseAfter(shown: Shown, next: Shown): number {
        return this.table && isGreat(this.table, shown.entry) ? WHILE : super.pauseAfter(shown, next);
    }
}

/** Whether something has a playbill: a round card, an event, the strongbox in somebody's hands. */
export function isGreat(table: Table, entry: Entry): boolean {
    if (entry.name === ROUND || entry.name === EVENT) return true;
    const [, to = -1, kind = -1] = numbersOf(entry);
    return entry.name === "token" && table.legend.loot.includes(to) && table.legend.token_kinds[kind]?.name === GREAT;
}

/** The playbill of what is happening, if it has one. */
export function billOf(names: Names, sentences: Sentences, entry: Entry | null): Bill | null {
    const { legend } = names.table;
    if (!entry || !isGreat(names.table, entry)) return null;
    const numbers = numbersOf(entry);
    const card = numbers.at(-1) ?? 0;
    const round = legend.rounds[card];
    if (entry.name !== ROUND && entry.name !== EVENT)
        return { over: "", title: sentences.entry(entry), text: "", sign: "" };
    const given = { number: (numbers[0] ?? 0) + 1, of: legend.last_round + 1 };
    return {
        over: entry.name === ROUND ? names.speech.say("replay-round-of", given).replace(/\.$/, "") : "",
        title: round ? names.round(round.name) : "",
        text: names.happens(card),
        sign: round?.event ?? "",
    };
}
