// The end of a game in a line: who wins with how much, and what decides where two are equally rich.
import type { Ending } from "../protocol/generated/messages";
import type { Names } from "../text/names";
import type { Count, Side } from "./count";

export function headline(names: Names, ending: Ending): string {
    const [first] = ending.winners;
    if (first === undefined) return names.speech.say("result-nobody");
    return names.speech.say("result-wins", {
        bandits: saidAll(names, ending.winners),
        number: ending.winners.length,
        money: names.speech.money(ending.money[first] ?? 0),
    });
}

/** The tie-break: the fewest bullets received decide, or the win is shared. */
export function tieSaid(names: Names, { tied }: Count): string {
    const winners = tied.filter((side) => side.won);
    const given = {
        bandits: saidAll(names, banditsOf(tied)),
        received: winners[0]?.received ?? 0,
        winners: saidAll(names, banditsOf(winners)),
    };
    return winners.length === tied.length
        ? names.speech.say("result-tie-shared", given)
        : names.speech.say("result-tie", given);
}

const banditsOf = (sides: readonly Side[]): number[] => sides.flatMap((side) => side.bandits);

function saidAll(names: Names, bandits: readonly number[]): string {
    return names.speech.join(bandits.map((bandit) => names.pawn(bandit)));
}
