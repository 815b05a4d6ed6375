// The answers to a question as things to press: cards of one's hand, then the others as a list, numbered together.
import { fromLeft } from "../game/board";
import { handOf } from "../game/cards";
import { type Option, readOption } from "../game/options";
import { at, NOWHERE, type Table } from "../game/table";
import type { Question, View } from "../protocol/generated/messages";

/** One thing to press. A card of the hand may have several answers: face up, face down. */
export interface Choice {
    readonly number: number; // from 1: its key
    readonly card: number; // the kind of the card of the hand that stands for it; 0: it is in the list
    readonly options: readonly Option[]; // the usual one first
}

const FROM_ELSEWHERE = new Set(["search"]); // cards that are not in the hand

/** All things to press. `seat`: whose hand lies here; none where one answers before everybody. */
export function choicesOf(table: Table, view: View, question: Question | null, seat: number): Choice[] {
    if (question === null) return [];
    const options = question.options.map((text) => readOption(table, text));
    const hand = seat < 0 ? [] : [...new Set(handOf(table, view, seat).map((card) => card.kind))];
    const ofHand = (option: Option) =>
        option.kind === "card" && !FROM_ELSEWHERE.has(option.verb) && hand.includes(option.cards?.[0] ?? 0);
    const cards = hand
        .map((card) => ({ card, options: options.filter((one) => ofHand(one) && one.cards?.[0] === card) }))
        .filter((choice) => choice.options.length > 0);
    const others = asOnPicture(
        table,
        view,
        options.filter((one) => !ofHand(one)),
    ).map((option) => ({
        card: 0,
        options: [option],
    }));
    return [...cards, ...others].map((choice, number) => ({ ...choice, number: number + 1 }));
}

/** Answers that name a place or somebody at one, from left to right as on the picture; the others stay where they are. */
function asOnPicture(table: Table, view: View, options: readonly Option[]): Option[] {
    const placeOf = ({ place, pawns }: Option): number => place ?? view.at[pawns?.[0] ?? -1] ?? NOWHERE;
    const isThere = (option: Option): boolean => placeOf(option) >= 0 && placeOf(option) < table.places;
    const there = options.filter(isThere);
    there.sort((one, other) => fromLeft(table, view, placeOf(one)) - fromLeft(table, view, placeOf(other)));
    return options.map((option) => (isThere(option) ? (there.shift() ?? option) : option));
}

/** The key of a choice, as keyboards name it: digits, then digits with Shift; none for what is beyond. */
export function keyOf(number: number): string {
    if (number <= 10) return String(number % 10);
    return number < 20 ? `Shift+${number - 10}` : "";
}

/** The choice to which an answer belongs. */
export function choiceOf(choices: readonly Choice[], text: string | null): Choice | undefined {
    return choices.find((choice) => choice.options.some((option) => option.text === text));
}

/** Options that somebody may have missed: what the same verb would say of another card, place or pawn. */
export function wouldBe(question: Question | null, kind: string, name: string, table: Table): string | null {
    for (const text of question?.options ?? []) {
        const option = readOption(table, text);
        const fits = option.kind === kind || (kind === "pawn" && option.kind === "pawns");
        if (fits) return `${option.verb} ${name}`;
    }
    return null;
}

/** The name under which an option names a place, a pawn or a card. */
export function nameOf(table: Table, kind: "place" | "pawn" | "card", number: number): string {
    if (kind === "place") return at(table.legend.places, number).name;
    return kind === "pawn" ? table.pawnName(number) : table.cardName(number);
}
