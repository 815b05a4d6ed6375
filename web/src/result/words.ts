// The end of a game in a line: who wins with how much, and what decides where two are equally rich.
import type { Ending } from "../protocol/generated/messages";
import type { Names } from "../text/names";
import type { Count, Side } from "./count";

export function headline(names: Names, ending: Ending): string {
    const [first] = ending.winners;
    if (first === undefined) return names.speech.say("result-nobody");
    const winners = sidesSaid(names, ending.winners);
    return names.speech.say("result-wins", {
        bandits: names.speech.join(winners),
        number: winners.length,
        money: names.speech.money(ending.money[first] ?? 0),
    });
}

/** The tie-break: the fewest bullets received decide, or the win is shared. */
export function tieSaid(names: Names, { tied }: Count): string {
    const winners = tied.filter((side) => side.won);
    const given = {
        bandits: names.speech.join(sidesSaid(names, banditsOf(tied))),
        received: winners[0]?.received ?? 0,
        winners: names.speech.join(sidesSaid(names, banditsOf(winners))),
    };
    return winners.length === tied.length
        ? names.speech.say("result-tie-shared", given)
        : names.speech.say("result-tie", given);
}

const banditsOf = (sides: readonly Side[]): number[] => sides.flatMap((side) => side.bandits);

/** Bandits one by one; those of a side that has a name together: "Team 1 (Doc and Belle)". */
function sidesSaid(names: Names, bandits: readonly number[]): string[] {
    const sides = new Set(bandits.map((bandit) => names.table.sides[bandit] ?? -1));
    return [...sides].flatMap((number) => {
        const own = bandits.filter((bandit) => names.table.sides[bandit] === number).map((one) => names.pawn(one));
        const side = names.side(number);
        return side === "" ? own : [names.speech.say("result-side", { side, bandits: names.speech.join(own) })];
    });
}
