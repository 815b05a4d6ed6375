// Who sat where, in words: people by their names, bots by how good they are, and whoever is not known by his bandits.
import type { Names } from "./names";
import { capital, type Speech } from "./speech";

export interface Sitting {
    readonly name: string;
    readonly bot: string | null;
}

/** The name that tells a seat from all others: none, if who sits there leads several seats, or has a namesake. */
export function ownName(all: readonly (string | undefined)[], seat: number): string {
    const name = all[seat] ?? "";
    return all.filter((one) => one === name).length > 1 ? "" : name;
}

/** The name of who sits on a seat. */
export function sitterName(names: Names, sitting: Sitting | undefined, seat: number): string {
    if (sitting?.name) return sitting.name;
    return sitting?.bot == null ? names.seat(seat) : names.speech.say("replay-bot");
}

/** The name of somebody where there is room: "Nora (Doc)"; a bot, or somebody unknown, goes by his bandits. */
export function called(speech: Speech, name: string, bandits: string): string {
    return name === "" || name === bandits ? bandits : speech.say("front-winner", { name, bandits });
}

/** A person or bot on a seat, with the bandits that he led. */
export function seatSaid(names: Names, sitting: Sitting | undefined, seat: number): string {
    return called(names.speech, sitting?.name ?? "", names.seat(seat));
}

/** A seat that won: who sat there, and the bandits that it led. */
export interface Winner {
    readonly name: string; // of the seat, if it leads no bandit
    readonly person: { readonly id: string; readonly name: string } | null;
    readonly bot: string | null;
    readonly bandits: readonly string[];
}

/** The winners in a sentence: "Nora (Doc) won"; to somebody who won alone, "You won as Doc". */
export function winnersIn(speech: Speech, winners: readonly Winner[], reader: string | undefined): string {
    const own = winners.filter(({ person }) => person !== null && person.id === reader);
    const others = winners.filter((one) => !own.includes(one));
    if (winners.length === 0) return speech.say("front-won-nobody");
    const bandits = speech.join(own.map((one) => piecesOf(speech, one)));
    if (others.length === 0) return speech.say("front-won-you", { bandits });
    const said = others.map((one) => winnerSaid(speech, one));
    if (own.length === 0) return capital(speech.say("front-won", { number: said.length, who: speech.join(said) }));
    const you = called(speech, speech.say("front-yourself"), bandits);
    return speech.say("front-won-too", { who: speech.join([you, ...said]) });
}

function piecesOf(speech: Speech, { bandits, name }: Winner): string {
    const [first, ...more] = bandits.map((bandit) => speech.say(`pawn-${bandit}`));
    if (first === undefined) return speech.say(`seat-${name}`);
    return more.reduce((start, next) => speech.say("seat-more", { start, next }), first);
}

/** A winner: "Nora (Doc)"; of who has gone, or is not known, his bandits only. */
function winnerSaid(speech: Speech, winner: Winner): string {
    const bandits = piecesOf(speech, winner);
    const name = winner.bot === null ? (winner.person?.name ?? "") : speech.say("front-bots", { bots: 1 });
    return called(speech, name, bandits);
}
