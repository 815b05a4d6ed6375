// Why something cannot be chosen for a table, in words that fit where they stand; and what would make it right.
import type { Barred, Choices, Offer, SetupChoice } from "../../protocol/generated/http";
import type { Speech } from "../../text/speech";

const FIRST_GAME = "first-game"; // the setup for a first game, among parts

/** A box, a variant or the first game, as it is called within a sentence. */
export function partName(speech: Speech, part: string): string {
    if (part === FIRST_GAME) return speech.say("lobby-first-game.name");
    return speech.say(speech.has(`variant-${part}`) ? `variant-${part}` : `box-${part}`);
}

/** Numbers in words: "2 or 3", "3 to 6". */
function numbers(speech: Speech, all: readonly number[]): string {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    if (all.length > 2 && to - from === all.length - 1) return speech.say("lobby-range", { from, to });
    const said = all.map(String);
    return said.reduce((start, last) => speech.say("lobby-either", { start, last }));
}

/** The text that says what bars a setup: the rule's own, or one for what it is about. */
function textFor(speech: Speech, barred: Barred, at: string): string {
    const { rule, parts, number } = barred;
    if (speech.has(`barred-${rule}`)) return `barred-${rule}`;
    if (parts.length > 1) return "barred-with";
    if (number > 0 && parts.length > 0) return parts.includes(at) ? "barred-players" : "barred-players.number";
    if (number > 0) return "barred-bandits";
    return speech.has(`rule-${rule}`) ? `rule-${rule}` : "problem-no-setup";
}

/** Says at a part of a setup what bars it. */
export function reason(speech: Speech, barred: Barred, at = ""): string {
    const { parts, number, allowed } = barred;
    const other = parts.find((part) => part !== at) ?? "";
    return speech.say(textFor(speech, barred, at), {
        part: parts[0] ? partName(speech, parts[0]) : "",
        other: other ? partName(speech, other) : "",
        number,
        allowed: allowed.length > 0 ? numbers(speech, allowed) : "",
        least: Math.min(...allowed),
        most: Math.max(...allowed),
        too: number < Math.min(...allowed) ? "few" : "many",
    });
}

/**
 * What is said at something that can be chosen: what would be wrong with it. What is wrong with the setup already is said
 * only where it is about.
 */
export function whyAt(speech: Speech, at: string, barred: Barred | null, already: Barred | null = null): string {
    if (!barred) return "";
    const known = JSON.stringify(barred) === JSON.stringify(already);
    return known && !barred.parts.includes(at) ? "" : reason(speech, barred, at);
}

/** The words at a number of players. */
export function whyNumber(speech: Speech, barred: Barred | null): string {
    return barred && barred.number > 0 ? reason(speech, barred) : "";
}

/** A setup without a box or a variant, or no first game. */
export function without(setup: SetupChoice, part: string): SetupChoice {
    if (part === FIRST_GAME) return { ...setup, first_game: false };
    const but = (names: readonly string[]) => names.filter((name) => name !== part);
    return { ...setup, boxes: but(setup.boxes), variants: but(setup.variants) };
}

/** A box as a tile: its name, and the sizes in which it can be played. */
export interface BoxTile {
    readonly name: string;
    readonly sizes: readonly Offer[];
}

/** The boxes, each with its sizes: those whose kind is its name. */
export function tilesOf(offers: Choices["boxes"]): BoxTile[] {
    const names = new Set(offers.map((one) => one.name));
    const home = (one: Offer) => (names.has(one.kind) ? one.kind : one.name);
    const heads = offers.filter((one) => home(one) === one.name);
    return heads.map(({ name }) => ({ name, sizes: offers.filter((one) => home(one) === name) }));
}

/** The words at one size of a box: that another size of it is chosen bars nothing, since one takes the other's place. */
export function whySize(speech: Speech, tile: BoxTile, size: Offer): string {
    const own = (part: string) => tile.sizes.some((one) => one.name === part);
    return size.barred && size.barred.parts.length > 1 && size.barred.parts.every(own)
        ? ""
        : whyAt(speech, size.name, size.barred);
}

/** A setup with a box in one of its sizes; without it, if it was played so already. */
export function sized(setup: SetupChoice, tile: BoxTile, size: string): SetupChoice {
    const others = setup.boxes.filter((name) => !tile.sizes.some((one) => one.name === name));
    return { ...setup, boxes: setup.boxes.includes(size) ? others : [...others, size] };
}

/**
 * The setup nearest to another in which a box is played: what does not go with it is left out, and there are as many
 * players as it may have. Nothing, if there is none. `ask` says what bars a setup.
 */
export async function instead(
    setup: SetupChoice,
    box: string,
    ask: (setup: SetupChoice) => Promise<Barred | null>,
): Promise<SetupChoice | null> {
    let next = { ...setup, boxes: [...setup.boxes.filter((name) => name !== box), box] };
    const tried = new Set<string>();
    while (!tried.has(JSON.stringify(next))) {
        tried.add(JSON.stringify(next));
        const barred = await ask(next);
        if (!barred) return next;
        const other = barred.parts.find((part) => part !== box);
        const far = (number: number) => Math.abs(number - next.players);
        const [players] = barred.allowed.toSorted((one, two) => far(one) - far(two));
        next = other ? without(next, other) : { ...next, players: players ?? next.players };
    }
    return null;
}
