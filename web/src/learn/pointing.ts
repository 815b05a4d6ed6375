// What a note points at, and what leads on, as things on the screen.
import { readOption } from "../game/options";
import type { Table } from "../game/table";
import { pawnId, placeId, plateId, tokenId } from "../play/ids";
import { marksOf } from "../play/marks";
import type { Question, View, Waiting } from "../protocol/generated/messages";

const named = (list: readonly { name: string }[], name: string): number => list.findIndex((one) => one.name === name);

/** The selector of what a note points at: "pawn doc", "place 2 inside", "card rob", "plate doc", "ticket", "plan". */
export function pointedAt(table: Table, point: string): string {
    const space = point.indexOf(" ");
    if (space < 0) return `.game .${point}`;
    const name = point.slice(space + 1);
    const { pawns, places } = table.legend;
    const kind = point.slice(0, space);
    if (kind === "pawn") return `[data-pawn="${pawnId(named(pawns, name))}"]`;
    if (kind === "plate") return `[data-point="${plateId(table.leader[named(pawns, name)] ?? -1)}"]`;
    if (kind === "place") return `[data-place="${placeId(named(places, name))}"]`;
    return `.hand [data-card="${name}"]`;
}

/** The selectors of what can be pressed for an answer: a card, a place, a pawn, a token, and its button. */
export function pressedFor(table: Table, view: View, asking: Waiting, question: Question, answer: string): string[] {
    const option = readOption(table, answer);
    const found = [`.question [data-option="${answer}"]`];
    if (option.kind === "card" && option.cards?.[0] !== undefined)
        found.push(`.hand [data-card="${table.cardName(option.cards[0])}"]`);
    if (option.place !== undefined) found.push(`[data-place="${placeId(option.place)}"]`);
    if (option.kind === "pawn") found.push(...(option.pawns ?? []).map((pawn) => `[data-pawn="${pawnId(pawn)}"]`));
    const marks = marksOf(table, view, { question, numbers: asking.numbers, chosen: null });
    // tokens that look alike are one thing to press, named after the first of them
    const token = [...marks.tokens].find(([, one]) => one.text === answer)?.[0];
    if (token !== undefined) found.push(`[data-outline="${tokenId(token)}"]`);
    return found;
}
