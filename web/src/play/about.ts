// Everything that is shown, in words: turns, events, cards, powers, tokens, companions, players, places. The same words help in
// games, replays and lessons.
import { MOUNTS } from "../boxes/parts";
import { carAt, pawnsAt } from "../game/board";
import type { Waiting } from "../game/companions";
import type { Round } from "../game/round";
import { lootAt, token, type Token } from "../game/loot";
import type { Option } from "../game/options";
import { type Player, powersOf } from "../game/players";
import { UNKNOWN } from "../game/table";
import type { About } from "../parts/explain";
import type { View } from "../protocol/generated/messages";
import { type Names, times } from "../text/names";
import { capital } from "../text/speech";
import { numberOf } from "./ids";
import { priceOf } from "./pieces";
import { placeSaid } from "./spoken";

type Part = NonNullable<About["parts"]>[number];

/** A kind of turn: what one does in it. */
export function aboutTurn(names: Names, kind: string): About {
    return { title: names.turn(kind), text: sentence(names.turn(kind, "how")) };
}

/** The card of a round: what happens at its end. */
export function aboutEvent(names: Names, round: Pick<Round, "card" | "index" | "event">): About {
    const { speech: say } = names;
    const parts = round.event === "" ? [] : [{ name: say.say("play-about-end"), text: names.happens(round.index) }];
    return { title: names.round(round.card), ...(parts.length > 0 ? { parts } : { text: names.happens(round.index) }) };
}

/** How many cards of the plan have been carried out. */
export function aboutActing(names: Names, number: number, of: number): About {
    const { speech: say } = names;
    return { title: say.say("play-about-acting", { number, of }), text: say.say("play-about-acting.about") };
}

/** What a kind of card does; `seat` is whose it is. */
export function aboutCard(names: Names, kind: number, seat = -1): About {
    return { title: capital(names.card(kind, "", seat)), text: cardText(names, kind) };
}

function cardText(names: Names, kind: number): string {
    const { speech: say, table } = names;
    if (kind === UNKNOWN) return say.say("play-about-face-down");
    const action = table.action(kind) || "bullet";
    return say.has(`play-card-${action}`) ? say.say(`play-card-${action}`) : "";
}

/** A bandit with its power, or a lawman. */
export function aboutPawn(names: Names, view: View, pawn: number): About {
    return { title: capital(names.pawn(pawn)), text: pawnText(names, view, pawn) };
}

function pawnText(names: Names, view: View, pawn: number): string {
    const { speech: say, table } = names;
    const name = table.pawnName(pawn);
    if (!say.has(`pawn-${name}.power`)) return say.has(`guide-${name}`) ? say.say(`guide-${name}`) : "";
    return powersOf(table, view, pawn).includes(name) ? names.pawn(pawn, "power") : say.say("play-about-no-power");
}

/** A token: what everybody knows of its kind, and what the viewer knows of it. */
export function aboutToken(names: Names, one: Pick<Token, "kind" | "value">): About {
    return { title: capital(names.token(one.kind, one.value)), text: tokenText(names, one.kind) };
}

function tokenText(names: Names, kind: string): string {
    const key = `guide-token-${kind}`;
    return names.speech.has(key) ? names.speech.say(key) : "";
}

/** Somebody whom a bandit takes along: what it does to him, and what it brings. */
export function aboutCompanion(names: Names, name: string): About {
    const ransom = names.speech.say("guide-ransom", { ransom: names.power(name, "ransom") });
    return { title: capital(names.power(name)), text: `${names.power(name, "effect")} ${sentence(ransom)}` };
}

/** How many can still be taken along: "3 hostages left". */
export function leftSaid(names: Names, left: readonly Waiting[]): string {
    const { speech: say } = names;
    return say.join(left.map((one) => say.say(`play-${one.sort}-left`, { number: one.names.length })));
}

/** A revolver. */
export function aboutRevolver(names: Names, number: number): About {
    const { speech: say } = names;
    return { title: say.say("play-about-revolver", { number }), text: say.say("play-about-revolver.about") };
}

/** A player: powers, loot, bullets, cards, companions. `who` is the name on the plate. */
export function aboutPlayer(
    names: Names,
    view: View,
    player: Player,
    who: string,
    companions: readonly string[],
    gone = false, // not connected
): About {
    const { speech: say } = names;
    const several = player.bandits.length > 1;
    const [first] = player.bandits;
    const bandit = names.seat(player.seat);
    const loot = player.bandits.flatMap((one) => one.loot);
    const received = player.bandits.reduce((sum, one) => sum + one.received, 0);
    const parts: Part[] = [
        ...(several ? player.bandits.map((one) => asPart(aboutPawn(names, view, one.number))) : []),
        ...sideParts(names, player),
        ...(gone ? [{ name: capital(say.say("play-not-here")), text: say.say("play-not-here.about") }] : []),
        ...(player.first ? [{ name: say.say("play-about-first"), text: say.say("play-about-first.about") }] : []),
        ...companions.map((name) => asPart(aboutCompanion(names, name))),
        ...lootParts(names, loot),
        ...player.bandits.map((one) => {
            const { name, text } = asPart(aboutRevolver(names, one.bullets));
            return { name: several ? `${names.pawn(one.number)}: ${name}` : name, text };
        }),
        ...(received > 0
            ? [{ name: say.say("play-about-received", { number: received }), text: say.say("play-card-bullet") }]
            : []),
        {
            name: say.say("play-about-cards", { hand: player.hand, deck: player.deck }),
            text: say.say("play-about-cards.about"),
        },
    ];
    return {
        title: who === bandit || who === "" ? bandit : `${who}, ${bandit}`,
        ...(first && !several ? { text: pawnText(names, view, first.number) } : {}),
        parts,
    };
}

/** The side of a player, and who else is of it. */
function sideParts(names: Names, { seat, side }: Player): Part[] {
    const name = names.side(side);
    const others = names.table.seats.flatMap((one, number) => (one.side === side && number !== seat ? [number] : []));
    if (name === "" || others.length === 0) return [];
    const who = names.speech.join(others.map((one) => names.seat(one)));
    return [{ name, text: names.speech.say("play-about-side", { who }) }];
}

/** Tokens by what the viewer sees of them, equal ones counted; each kind is explained once. */
function lootParts(names: Names, loot: readonly Token[]): Part[] {
    const counts = new Map<string, { kind: string; count: number }>();
    for (const { kind, value } of loot) {
        const said = names.token(kind, value);
        counts.set(said, { kind, count: (counts.get(said)?.count ?? 0) + 1 });
    }
    return [...new Set(loot.map(({ kind }) => kind))].map((kind) => {
        const found = [...counts].filter(([, one]) => one.kind === kind);
        return {
            name: capital(names.speech.join(found.map(([said, { count }]) => times(said, count)))),
            text: tokenText(names, kind),
        };
    });
}

/** A place: who and what is there. */
export function aboutPlace(names: Names, view: View, place: number): About {
    const car = carAt(names.table, view, place);
    const here = pawnsAt(names.table, view, place);
    const parts = [
        ...[...here]
            .sort((one, other) => Number(other.lawman) - Number(one.lawman))
            .map((pawn) => asPart(aboutPawn(names, view, pawn.number))),
        ...lootParts(names, lootAt(names.table, view, place)),
    ];
    const said = car ? placeSaid(names, view, car, place).split(": ")[0] : undefined;
    return {
        title: said ?? capital(names.place(place)),
        ...(parts.length > 0 ? { parts } : { text: names.speech.say("play-empty") }),
    };
}

/** An answer: what it is about. Nothing, where its words say it all. */
export function aboutOption(names: Names, view: View, option: Option, seat: number): About | null {
    if (option.power !== undefined && names.speech.has(`power-${option.power}.effect`))
        return aboutCompanion(names, option.power);
    if (option.token) return aboutToken(names, option.token);
    if (option.value !== undefined) return valueAbout(names, option.value);
    if (option.round !== undefined) {
        const index = names.table.legend.rounds.findIndex((round) => round.name === option.round);
        return { title: names.round(option.round), text: names.happens(index) };
    }
    const [card] = option.cards ?? [];
    if (card !== undefined) return aboutCard(names, card, seat);
    if (option.pawns?.length) {
        const [first, ...more] = option.pawns.map((pawn) => aboutPawn(names, view, pawn));
        if (first && more.length === 0) return first;
        return {
            title: names.speech.join(option.pawns.map((pawn) => names.pawn(pawn))),
            parts: [first, ...more].flatMap((one) => (one ? [asPart(one)] : [])),
        };
    }
    if (option.place === undefined || option.place < 0) return null;
    const price = priceOf(names, view, option.place);
    const about = aboutPlace(names, view, option.place);
    return price === "" ? about : { ...about, text: price };
}

function valueAbout(names: Names, value: number): About {
    const { token_kinds: kinds, ranges } = names.table.legend;
    const kind = kinds.find((one, i) => one.hidden && value >= (ranges[i]?.[0] ?? 1) && value <= (ranges[i]?.[1] ?? 0));
    return { title: capital(names.value(value)), text: kind ? tokenText(names, kind.name) : "" };
}

/** What the scene shows under a name: a pawn, a token, a mount, or a place with all that is there. */
export function aboutPiece(names: Names, view: View, id: string): About | null {
    const number = numberOf(id);
    switch (id.slice(0, id.indexOf(" "))) {
        case "pawn":
        case "ghost":
            return aboutPawn(names, view, number);
        case "token":
            return aboutToken(names, token(names.table, view, number));
        case "mount":
        case "beside":
            return MOUNTS ? aboutMount(names, MOUNTS.counter) : null;
        case "place":
            return aboutPlace(names, view, number);
        default:
            return null;
    }
}

function aboutMount(names: Names, counter: string): About {
    const key = `play-about-${counter}`;
    return { title: names.speech.say(key), text: names.speech.say(`${key}.about`) };
}

function asPart(about: About): Part {
    return { name: about.title, text: about.text ?? "" };
}

/** A phrase as a sentence. */
function sentence(text: string): string {
    return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}
