// What is known about the kinds of the pieces: letters of badges, liveries of cars. A kind that is not
// listed gets a plain, decent look, so that boxes to come can be played before they are drawn.
import { known } from "./sprite";

/** The letter on a badge. Lawmen have none: the shape says enough. */
const LETTERS: Readonly<Record<string, string>> = {
    ghost: "G",
    doc: "D",
    tuco: "T",
    cheyenne: "C",
    belle: "B",
    django: "J",
    mei: "M",
    silk: "S",
    misty: "Y",
    twinzz: "Z",
    marshal: "",
    shotgun: "",
};

/** Where the letter's foot stands on a badge of 40; the same for most. */
const BASELINES: Readonly<Record<string, number>> = { cheyenne: 32, belle: 27, misty: 31 };

export function letterOf(kind: string): string {
    return LETTERS[kind] ?? kind.charAt(0).toUpperCase();
}

export function baselineOf(kind: string): number {
    return BASELINES[kind] ?? 28;
}

/** The class that sets the colours of a bandit, a lawman, or nobody. */
export function paintOf(kind: string | null): string {
    if (kind === null) return "p-neutral";
    return known(`figure-${kind}`) ? `p-${kind}` : "p-stranger";
}

/** The colours of a car. */
export interface Livery {
    readonly body: string;
    readonly wall: string;
    readonly wains: string;
    readonly trim: string;
}

const LIVERIES: Readonly<Record<string, Livery>> = {
    baggage: { body: "#6b4428", wall: "#b98a56", wains: "#6d4426", trim: "#c99a5a" },
    "second-class": { body: "#4a6a4a", wall: "#b9b389", wains: "#5a5a3a", trim: "#d9c07a" },
    "first-class": { body: "#7a1f35", wall: "#c9847a", wains: "#5f1a2c", trim: "#ffd27a" },
    dining: { body: "#1f5a63", wall: "#7fb0a4", wains: "#2d5960", trim: "#f0bd4b" },
    saloon: { body: "#5b2d5e", wall: "#a9708a", wains: "#4a2442", trim: "#f0bd4b" },
    mail: { body: "#5d6b2f", wall: "#c9a86a", wains: "#6d4b2c", trim: "#f0bd4b" },
    armored: { body: "#39424e", wall: "#8b95a3", wains: "#2d3540", trim: "#aeb7c4" },
    prison: { body: "#4a4c58", wall: "#9a9aa2", wains: "#35363f", trim: "#c9a55a" },
};

const PLAIN: Livery = { body: "#75543a", wall: "#b9a27a", wains: "#5d4632", trim: "#d9b56a" };

export function liveryOf(kind: string): Livery {
    return LIVERIES[kind] ?? PLAIN;
}
