// The pieces of the scene: pawns and tokens as they stand, with what can be chosen of them, and what a place costs.
import { offsetOf, type Pawn, pawns, placeFacts } from "../game/board";
import { type Token, token } from "../game/loot";
import { readOption } from "../game/options";
import type { Table } from "../game/table";
import type { View } from "../protocol/generated/messages";
import type { SceneCard, SceneLoot, ScenePawn } from "../scene/types";
import type { Names } from "../text/names";
import { besideId, pawnId, placeId, tokenId } from "./ids";
import type { Choosing, Marks } from "./marks";

/** Whether a place can be seen: it is on a vehicle, and that stands somewhere. */
export function onBoard(table: Table, view: View, place: number): boolean {
    const facts = placeFacts(table, place);
    return facts !== undefined && facts.vehicle >= 0 && offsetOf(table, view, facts.vehicle) !== null;
}

/** What it costs to go somewhere, in words: a lawman is there, and does not sit. */
export function priceOf(names: Names, view: View, place: number): string {
    const { table } = names;
    const lawman = pawns(table, view).find((pawn) => pawn.lawman && pawn.place === place);
    const sits = lawman && view.token_at.some((where) => sitting(table, view, where)?.number === lawman.number);
    if (!lawman || sits) return "";
    const key = `play-price-${lawman.name}`;
    return names.speech.has(key)
        ? names.speech.sentence(key)
        : names.speech.sentence("play-price", { lawman: names.pawn(lawman.number) });
}

export function scenePawn(
    names: Names,
    pawn: Pawn,
    waiting: ReadonlyMap<number, number>,
    marks: Marks,
    choosing: Choosing | null,
    active: number,
    card: SceneCard | undefined,
): ScenePawn {
    const option = marks.pawns.get(pawn.number);
    const chosen = choosing?.chosen ? readOption(names.table, choosing.chosen).pawns?.includes(pawn.number) : false;
    const acts = pawn.number === active;
    const state = option ? (chosen ? "chosen" : "target") : acts ? "active" : "normal";
    return {
        id: pawnId(pawn.number),
        kind: pawn.name,
        place: waiting.has(pawn.number) ? besideId(waiting.get(pawn.number) ?? 0) : placeId(pawn.place),
        badge: pawn.bandit,
        state,
        armed: acts && card?.kind === "shoot",
        label: names.pawn(pawn.number),
    };
}

export interface Lying {
    readonly one: Token;
    readonly place: number;
    readonly under?: string;
}

/** Where the tokens are: on the board, with bandits, or out of sight. Who is named by a place on no vehicle sits on it. */
export function tokens(table: Table, view: View): { lying: Lying[]; held: Map<number, Token[]>; elsewhere: Token[] } {
    const lying: Lying[] = [];
    const held = new Map<number, Token[]>(table.legend.loot.map((_, bandit) => [bandit, []]));
    const elsewhere: Token[] = [];
    view.token_at.forEach((place, number) => {
        const one = token(table, view, number);
        const holder = table.legend.loot.indexOf(place);
        if (holder >= 0) {
            held.get(holder)?.push(one);
            return;
        }
        const seated = sitting(table, view, place);
        if (onBoard(table, view, place)) lying.push({ one, place });
        else if (seated) lying.push({ one, place: seated.place, under: pawnId(seated.number) });
        else elsewhere.push(one);
    });
    return { lying: byLook(table, lying), held, elsewhere };
}

/** Tokens that look alike stand together; what is known of them comes after what is not. */
function byLook(table: Table, lying: readonly Lying[]): Lying[] {
    const kinds = table.legend.token_kinds.map((kind) => kind.name);
    return [...lying].sort(
        ({ one }, { one: other }) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.value - other.value,
    );
}

/** The pawn that a place on no vehicle is named after: "under the shotgun". */
function sitting(table: Table, view: View, place: number): Pawn | undefined {
    const facts = placeFacts(table, place);
    if (facts === undefined || facts.vehicle >= 0) return undefined;
    const word = facts.name.split(" ").at(-1);
    return pawns(table, view).find((pawn) => pawn.name === word && onBoard(table, view, pawn.place));
}

export function sceneLoot(
    names: Names,
    one: Token,
    place: number,
    under: string | undefined,
    marks: Marks,
    choosing: Choosing | null,
): SceneLoot {
    const option = marks.tokens.get(one.number);
    return {
        id: tokenId(one.number),
        kind: one.kind,
        place: placeId(place),
        half: one.use.endsWith("half"),
        old: one.use.startsWith("old"),
        state: option ? (choosing?.chosen === option.text ? "chosen" : "target") : "normal",
        label: names.token(one.kind, one.value),
        group: `${one.kind} ${one.value}`,
        ...(under === undefined ? {} : { under }),
    };
}
