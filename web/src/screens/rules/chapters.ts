// The rules as chapters, found by their ids: the first part of an id is its set, the second its family.
import type { Speech } from "../../text/speech";

export interface Family {
    readonly id: string; // its set and its name
    readonly rules: readonly string[]; // their ids
}

export interface Chapter {
    readonly id: string; // its set
    readonly families: readonly Family[];
}

/** The rules that have texts, set by set, in the order of the files. A set of another package comes by itself. */
export function chapters(speech: Speech): Chapter[] {
    const sets = new Map<string, Map<string, string[]>>();
    for (const rule of speech.keys("rule-")) {
        const [set = "", name = ""] = rule.split("-");
        const families = sets.get(set) ?? new Map<string, string[]>();
        sets.set(set, families);
        families.set(name, [...(families.get(name) ?? []), rule]);
    }
    return [...sets].map(([id, families]) => ({
        id,
        families: [...families].map(([name, rules]) => ({ id: `${id}-${name}`, rules })),
    }));
}

/** What a card does: the rules of its family, whichever set has them, or what a game says of it. */
export function textsOfCard(speech: Speech, card: string): string[] {
    const rules = speech.keys("rule-").filter((rule) => rule.split("-")[1] === card.toUpperCase());
    return rules.length > 0 ? rules.map((rule) => speech.say(`rule-${rule}`)) : [speech.say(`play-card-${card}`)];
}

/** The kinds of cards that are played, and bullets. */
export function cardKinds(speech: Speech): string[] {
    return speech.keys("card-").filter((kind) => kind !== "unknown" && !kind.startsWith("bullet-"));
}
