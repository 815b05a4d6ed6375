// Which cards of a hand were just drawn: they are marked as new until the hand changes again in a later turn.

export interface Drawn {
    readonly hand: readonly number[]; // kinds, as it was looked at last
    readonly turn: string; // the round and its turn in which they came
    readonly kinds: readonly number[]; // of the new ones
}

export const NOTHING_DRAWN: Drawn = { hand: [], turn: "", kinds: [] };

/** The cards of one hand that are not in another one. */
function without(hand: readonly number[], other: readonly number[]): number[] {
    const left = [...other];
    return hand.filter((kind) => {
        const at = left.indexOf(kind);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
    });
}

/** The new cards of a hand. A hand that is dealt has none; several cards may come one after the other. */
export function drawnNow(before: Drawn, hand: readonly number[], turn: string): Drawn {
    const come = without(hand, before.hand);
    const gone = without(before.hand, hand);
    if (come.length === 0 && gone.length === 0) return before;
    const dealt = before.hand.length === 0 || before.turn.split(" ")[0] !== turn.split(" ")[0];
    if (dealt) return { hand, turn, kinds: [] };
    const kept = before.turn === turn && gone.length === 0 ? before.kinds : [];
    return { hand, turn, kinds: [...kept, ...come] };
}

/** Whether a card is a new one: of several of its kind the last ones are. */
export function isNew(kinds: readonly number[], hand: readonly number[], number: number): boolean {
    const kind = hand[number];
    const after = hand.slice(number + 1).filter((one) => one === kind).length;
    return after < kinds.filter((one) => one === kind).length;
}
