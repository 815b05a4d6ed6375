// A setup that the host is choosing, before it is sent. What may be chosen together is the server's business.
import type { ClockOffer, Options, SetupChoice } from "../../protocol/generated/http";
import type { Speech } from "../../text/speech";

/** A list with a name put in, or taken out. */
export function toggled(names: readonly string[], name: string): string[] {
    return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

/** What the server is asked about a setup. */
export function asked(setup: SetupChoice): {
    players: number;
    edition: number;
    first_game: boolean;
    variants: string[];
    boxes: string[];
} {
    const { players, edition, first_game, variants, boxes } = setup;
    return { players, edition, first_game, variants, boxes };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TIMES = [
    ...[5, 10, 15, 20, 30, 45, MINUTE, 1.5 * MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE],
    ...[30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY],
];

/** The times that a clock may give for a decision. */
export function timesFor(clock: ClockOffer): number[] {
    return TIMES.filter((time) => time >= clock.fewest && time <= clock.most);
}

/** The times that a clock may have in its bank. */
export function banksFor(clock: ClockOffer): number[] {
    return [0, ...TIMES.filter((time) => time >= clock.most / 10 && time <= clock.bank)];
}

/** A time in the middle of those that a clock may give: what is taken when the kind of clock is chosen. */
export function middle(times: readonly number[]): number {
    return times[Math.floor(times.length / 2)] ?? 0;
}

/** A clock as it is taken when its kind is chosen. */
export function clockOf(offer: ClockOffer): Options["clock"] {
    return { kind: offer.kind as Options["clock"]["kind"], each: middle(timesFor(offer)), bank: 0 };
}

/** Whether a game is to count, and has no clock: so it cannot be played. */
export function needsClock(options: Options): boolean {
    return options.rated && options.clock.kind === "none";
}

/** Options with which a game counts, or no longer. One that counts gets the first clock, if it has none. */
export function counted(options: Options, rated: boolean, clocks: readonly ClockOffer[]): Options {
    const next = { ...options, rated };
    const offer = clocks.find((one) => one.kind !== "none");
    return offer && needsClock(next) ? { ...next, clock: clockOf(offer) } : next;
}

/** A length of time in words. */
export function duration(speech: Speech, seconds: number): string {
    const units: [string, number][] = [
        ["lobby-days", DAY],
        ["lobby-hours", HOUR],
        ["lobby-minutes", MINUTE],
        ["lobby-seconds", 1],
    ];
    const [key, unit] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["lobby-seconds", 1];
    return speech.say(key, { number: seconds / unit });
}
