// Who sits where, as the plates say it: the person's name, or the bandit's for a bot; whose turn it is; how long is left.
import type { Doing } from "../game/doing";
import { countByKind } from "../game/loot";
import type { Player } from "../game/players";
import type { Talk, Waiting } from "../protocol/generated/messages";
import { called, ownName } from "../text/people";
import type { Told } from "../stores/told.svelte";
import { type Names, NOBODY, times } from "../text/names";

/** How large a plate is: on a desk, on a phone, on a phone on its side. Its parts bear it as on-row: pages have a row too. */
export type PlateSize = "full" | "row" | "tiny";

export interface Sitter {
    readonly name: string;
    readonly own: string; // "You", of who reads, where a plate has no room for marks; else ""
    readonly mark: string; // "you", "bot", "not connected"
    readonly acts: boolean;
    readonly tab: string; // what he does now, under the plate
    readonly away: boolean; // a bot plays for him
    readonly gone: boolean; // a person who is not connected
    readonly left: number | null; // seconds
    readonly clock: string;
    readonly said: string; // just now
    readonly shows: boolean; // it is a feeling, not words
}

const HEARD = 7000; // ms for which words stand beside a plate

/** The seconds that a seat still has, if there is a clock. */
export function secondsLeft(asking: Waiting | null, askedAt: number, seat: number, now: number): number | null {
    const left = asking?.left[String(seat)];
    if (left === undefined || !asking) return null;
    const gone = asking.paused ? 0 : (now - askedAt) / 1000;
    return Math.max(0, Math.floor(left - gone));
}

/** "1:05", or "2 d" where there are days. */
export function clockText(seconds: number): string {
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    const two = (number: number): string => String(number).padStart(2, "0");
    if (hours >= 1) return `${hours}:${two(minutes)} h`;
    return `${minutes}:${two(seconds % 60)}`;
}

/** The one who sits on a seat. */
export function sitterOf(
    names: Names,
    watched: Told,
    seat: number,
    doing: Doing,
    now: number,
    muted: ReadonlySet<string>,
): Sitter {
    const { speech: say } = names;
    const { asking } = watched;
    const shown = watched.shown?.seats[seat];
    const acts = doing.seats.includes(seat);
    const mine = watched.seat === seat;
    const left = secondsLeft(asking, watched.askedAt, seat, now);
    const talk = shown?.person ? lastSaid(watched.talk, shown.person.id, now, muted) : undefined;
    const away = asking?.away.includes(seat) ?? false;
    const gone = shown?.person != null && !watched.present.has(shown.person.id);
    const mark = mine ? "play-you" : away ? "play-away" : shown?.bot ? "play-bot" : gone ? "play-not-here" : "";
    return {
        name: nameOf(watched, seat) || names.seat(seat),
        own: names.reader === seat ? say.say("play-me") : "",
        mark: mark === "" ? "" : say.say(mark),
        acts,
        tab: acts ? say.say(tabOf(say.has.bind(say), doing.does, names.reader === seat)) : "",
        away,
        gone,
        left,
        clock: left === null ? "" : clockText(left),
        said: talk ? (talk.kind === "emote" ? say.say(`emote-${talk.text}`) : talk.text) : "",
        shows: talk?.kind === "emote",
    };
}

/** The seat of who reads, who is called *you*; nobody for who looks on, and where one device is passed on. */
export function readerOf({ seat, shown }: Pick<Told, "seat" | "shown">): number {
    if (seat === null) return NOBODY;
    const own = shown?.seats[seat]?.person?.id;
    const several = own !== undefined && shown && shown.seats.filter(({ person }) => person?.id === own).length > 1;
    return several ? NOBODY : seat;
}

/** A person's name, unless it does not tell the seat from others: where one device is passed on, bandits do. */
export function nameOf(watched: Told, seat: number): string {
    return ownName(watched.shown?.seats.map(({ person }) => person?.name) ?? [], seat);
}

/** The word for what somebody does: cards and some questions have one of their own. */
function tabOf(has: (key: string) => boolean, does: string, mine: boolean): string {
    const own = `play-does-${does}`;
    const key = has(own) ? own : "play-does";
    return mine && has(`${key}.you`) ? `${key}.you` : key;
}

/** What anybody else has just said, for screens where plates have no room beside them. */
export function justSaid(
    talk: readonly Talk[],
    myself: string | undefined,
    now: number,
    muted: ReadonlySet<string>,
): Talk | undefined {
    return talk.findLast((one) => one.person !== myself && !muted.has(one.person) && now - one.at * 1000 < HEARD);
}

function lastSaid(talk: readonly Talk[], person: string, now: number, muted: ReadonlySet<string>): Talk | undefined {
    if (muted.has(person)) return undefined;
    return talk.findLast((one) => one.person === person && now - one.at * 1000 < HEARD);
}

/** A plate in words, for those who listen. */
export function plateSaid(names: Names, player: Player, sitter: Sitter, companions: readonly string[]): string {
    const { speech: say } = names;
    const bandit = names.seat(player.seat);
    const who = called(say, sitter.name, bandit);
    const loot = player.bandits.flatMap((one) => one.loot);
    const said = [...countByKind(loot)].map(([kind, count]) => times(names.token(kind, 0), count));
    const facts = say.say("play-plate", {
        loot: say.join(said) || say.say("play-nothing"),
        bullets: player.bandits.reduce((sum, one) => sum + one.bullets, 0),
        received: player.bandits.reduce((sum, one) => sum + one.received, 0),
        hand: player.hand,
        deck: player.deck,
    });
    const marks = [
        names.side(player.side),
        sitter.mark,
        player.first ? say.say("play-first-player") : "",
        sitter.tab,
        ...companions.map((one) => names.power(one)),
    ];
    return [[who, ...marks.filter((mark) => mark !== "")].join(", "), facts].join(". ");
}
