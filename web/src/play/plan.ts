// The common pile by its turns: what is laid, whose turn is next, and which places are still empty.
import { pileOf } from "../game/cards";
import { leftToDo } from "../game/left";
import { roundOf } from "../game/round";
import { has, numbersOf, type Table } from "../game/table";
import type { Entry, View, Waiting } from "../protocol/generated/messages";

/** How the chip of a place looks. */
export type SlotState = "empty" | "next" | "open" | "back" | "now" | "past";

export interface Slot {
    readonly index: number; // in the pile; -1: nothing is laid yet
    readonly seat: number;
    readonly bandit: string | null;
    readonly kind: number; // 0: not seen
    readonly action: string;
    readonly state: SlotState;
}

export interface PlanTurn {
    readonly kind: string;
    readonly now: boolean;
    readonly slots: readonly Slot[];
    readonly count: number; // cards to come, where nothing is known yet of whose they are
    readonly room: number; // cards that everybody together lays in it, as a rule: whisky brings more, draws fewer
}

/**
 * The pile by turns. `memory`: only its top is shown while it is planned, and what has been turned over; `blind`, who looks
 * back, does not see what was the top either. `told`: how many cards lay there when each turn began. `latest`: what has just
 * been told; `landing`: the card that is still on its way, whose place is empty until then.
 */
export function planOf(
    table: Table,
    view: View,
    asking: Waiting | null,
    memory: boolean,
    blind = false,
    told: readonly number[] | null = null,
    latest: Entry | null = null,
    landing = -1,
): PlanTurn[] {
    const round = roundOf(table, view);
    const pile = pileOf(table, view);
    const top = pile.length - 1;
    const begun = round.planning ? round.turn + 1 : round.turn;
    const sizes = told && told.length >= begun ? sizesOf(told.slice(0, begun), pile.length) : sharedOut(table, view);
    let at = 0;
    return round.turns.map((turn, number) => {
        const now = turn.state === "now" && round.planning;
        const laid = number < round.turn ? (sizes[number] ?? 0) : now ? pile.length - at : 0;
        const slots: Slot[] = pile.slice(at, at + laid).map((card) => {
            if (card.index === landing) return { ...emptyOf(table, card.seat), index: landing };
            const seen =
                card.kind > 0 && (!memory || card.state !== "next" || (!blind && round.planning && card.index === top));
            const state: SlotState = card.state !== "next" ? card.state : seen ? "open" : "back";
            return {
                index: card.index,
                seat: card.seat,
                bandit: card.bandit < 0 ? table.face(card.seat) : table.pawnName(card.bandit),
                kind: seen ? card.kind : 0,
                action: seen ? card.action : "",
                state,
            };
        });
        at += laid;
        const order = orderOf(table, view, turn.kind);
        const rest = now ? restOf(view, order, asking, table, slots, latest) : [];
        return {
            kind: turn.kind,
            now,
            slots: [...slots, ...rest],
            count: turn.state === "next" ? order.length : 0,
            room: order.length,
        };
    });
}

/** How many cards each turn has brought. */
function sizesOf(starts: readonly number[], pile: number): number[] {
    return starts.map((start, turn) => (starts[turn + 1] ?? pile) - start);
}

/** How many cards each turn may have brought, by whose they are: a guess, for the moment before it is told. */
function sharedOut(table: Table, view: View): number[] {
    const round = roundOf(table, view);
    const pile = pileOf(table, view);
    const sizes: number[] = [];
    let at = 0;
    round.turns.slice(0, round.turn).forEach((turn) => {
        const order = orderOf(table, view, turn.kind);
        let laid = 0;
        for (const seat of order) {
            if (pile[at]?.seat === seat) {
                at += 1;
                laid += 1;
            }
        }
        sizes.push(laid);
    });
    if (!round.planning && sizes.length > 0) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + pile.length - at;
    return sizes;
}

/** The seats in the order in which they lay a card. */
export function orderOf(table: Table, view: View, kind: string): readonly number[] {
    const { orders, turns } = table.legend;
    const first = view.counters[table.counter("first")] ?? 0;
    return orders?.[turns.indexOf(kind)]?.[first] ?? table.seats.map((_, seat) => seat);
}

const LAID = new Set(["played", "hidden"]);
const AFTER_ALL = "hand-back"; // told when all have planned

/** The empty places of the turn that is being planned: what is left to do of it, the next one first. */
function restOf(
    view: View,
    order: readonly number[],
    asking: Waiting | null,
    table: Table,
    laid: readonly Slot[],
    latest: Entry | null,
): Slot[] {
    const asked = asking?.seats[0] ?? -1;
    const steps = leftToDo(table, view, "plans").reverse();
    const seats = steps.flatMap(({ seat, seats, plays = 1 }) =>
        seat === undefined
            ? order.filter((one) => has(seats ?? 0, one) && laid.every((slot) => slot.seat !== one))
            : Array<number>(plays).fill(seat),
    );
    if (isAnswered(seats[0], latest)) seats.shift();
    return seats.map((seat, number) => ({
        ...emptyOf(table, seat),
        index: number === 0 ? -1 : -2,
        state: asked === seat && number === 0 ? "next" : "empty",
    }));
}

/** Whether the card for which a seat was asked has just been laid: until somebody is asked anew, a view has that step still. */
function isAnswered(seat: number | undefined, latest: Entry | null): boolean {
    if (!latest || seat === undefined) return false;
    return latest.name === AFTER_ALL || (LAID.has(latest.name) && numbersOf(latest)[0] === seat);
}

function emptyOf(table: Table, seat: number): Slot {
    return { index: -1, seat, bandit: table.face(seat), kind: 0, action: "", state: "empty" };
}
