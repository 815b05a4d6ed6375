// A table of a list in words: what is played there, and by whom.
import type { SetupChoice } from "../../protocol/generated/http";
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

/** A code that was typed, or taken from a link that was pasted: what stands after /table/. */
export function codeIn(typed: string): string {
    const link = /\/table\/([\w-]+)/.exec(typed);
    return link?.[1] ?? typed.replace(/[\s-]/g, "");
}
