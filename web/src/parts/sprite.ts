// All drawings in one place: the symbols are put into the page once, and components only use them by name.
// The drawings carry no styles of their own: the server's content policy allows style sheets only.
import "./bandits.css";
import "./parts.css";

import badges from "./art/badges.svg?raw";
import cards from "./art/cards.svg?raw";
import companions from "./art/companions.svg?raw";
import figures from "./art/figures.svg?raw";
import light from "./art/light.svg?raw";
import loot from "./art/loot.svg?raw";
import signs from "./art/signs.svg?raw";
import train from "./art/train.svg?raw";
import wordmark from "./art/wordmark.svg?raw";

/** The ids of all drawings, as `known("figure-ghost")` asks for them. */
const ids = new Set<string>();
const holder = typeof document === "undefined" ? null : document.createElement("div");
holder?.setAttribute("class", "p-sprite");
holder?.setAttribute("aria-hidden", "true");
if (holder) document.body.prepend(holder);

/** Brings drawings: ours, and each box its own. */
export function draw(drawings: string): void {
    for (const [, id = ""] of drawings.matchAll(/ id="p-([^"]+)"/g)) ids.add(id);
    holder?.insertAdjacentHTML("beforeend", drawings);
}

draw([light, figures, badges, cards, companions, signs, loot, train, wordmark].join(""));

/** Whether there is a drawing of that name. */
export function known(id: string): boolean {
    return ids.has(id);
}

/** What a `use` element refers to: the drawing of this kind, or the plain one for kinds that are not drawn yet. */
export function drawing(family: string, kind: string, otherwise: string): string {
    return `#p-${family}-${known(`${family}-${kind}`) ? kind : otherwise}`;
}
