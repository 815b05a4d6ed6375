// A table of a list in words: what is played there, and by whom.
import type { MyTable, SetupChoice } from "../../protocol/generated/http";
import { me } from "../../stores/me.svelte";
import { speech as spoken } from "../../text/current.svelte";
import { winnersIn, type Winner } from "../../text/people";
import type { Speech } from "../../text/speech";

/** What is played: "4 players, Horses & Stagecoach, Teams". */
export function gameWords(speech: Speech, setup: SetupChoice): string {
    const named = [
        ...(setup.first_game ? [speech.say("lobby-first-game")] : []),
        ...setup.boxes.map((box) => speech.say(`box-${box}`)),
        ...setup.variants.map((variant) => speech.say(`variant-${variant}`)),
    ];
    return [speech.say("front-players", { players: setup.players }), ...named].join(", ");
}

/** The players at a table of one's own: "You, Ravi and 2 bots". */
export function company({ card }: MyTable): string {
    const speech = spoken();
    const names = card.people.filter((name) => name !== me.person?.name);
    const bots = card.bots > 0 ? [speech.say("front-bots", { bots: card.bots })] : [];
    const all = [...names, ...bots];
    return all.length > 0 ? speech.join([speech.say("front-yourself"), ...all]) : speech.say("front-you-alone");
}

/** Says who won a game of one's own. */
export function winnersSaid(winners: readonly Winner[]): string {
    return winnersIn(spoken(), winners, me.person?.id);
}

/** A code that was typed, or taken from a link that was pasted: what stands after /table/. */
export function codeIn(typed: string): string {
    const link = /\/table\/([\w-]+)/.exec(typed);
    return link?.[1] ?? typed.replace(/[\s-]/g, "");
}
