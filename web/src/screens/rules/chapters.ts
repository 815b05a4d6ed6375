// The rules as chapters, found by their ids: BASE-MOVE-1 is in the chapter of its set (BASE) and its family (MOVE).
import type { Speech } from "../../text/speech";

export interface Family {
    readonly id: string; // BASE-MOVE
    readonly rules: readonly string[]; // BASE-MOVE-1, …
}

export interface Chapter {
    readonly id: string; // BASE
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

/** The rules of a card, whichever set has them. */
export function rulesOfCard(speech: Speech, card: string): string[] {
    if (card === "bullet") return ["BASE-PLAN-2"];
    return speech.keys("rule-").filter((rule) => rule.split("-")[1] === card.toUpperCase());
}

/** The kinds of cards that are played, and bullets. */
export function cardKinds(speech: Speech): string[] {
    return speech.keys("card-").filter((kind) => kind !== "unknown" && !kind.startsWith("bullet-"));
}

/** Powers that are hostages: those with a ransom. */
export function hostages(speech: Speech): string[] {
    return speech.keys("power-").filter((name) => speech.has(`power-${name}.ransom`));
}
