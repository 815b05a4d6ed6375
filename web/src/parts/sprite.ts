// All drawings in one place: the symbols are put into the page once, and components only use them by name.
// The drawings carry no styles of their own: the server's content policy allows style sheets only.
import "./bandits.css";
import "./parts.css";

import badges from "./art/badges.svg?raw";
import cards from "./art/cards.svg?raw";
import coach from "./art/coach.svg?raw";
import figures from "./art/figures.svg?raw";
import hostages from "./art/hostages.svg?raw";
import light from "./art/light.svg?raw";
import loot from "./art/loot.svg?raw";
import signs from "./art/signs.svg?raw";
import train from "./art/train.svg?raw";
import wordmark from "./art/wordmark.svg?raw";

const drawings = [light, figures, badges, cards, signs, loot, train, coach, hostages, wordmark].join("");

/** The ids of all drawings, as `known("figure-ghost")` asks for them. */
const ids: ReadonlySet<string> = new Set(Array.from(drawings.matchAll(/ id="p-([^"]+)"/g), (found) => found[1] ?? ""));

/** Whether there is a drawing of that name. */
export function known(id: string): boolean {
    return ids.has(id);
}

/** What a `use` element refers to: the drawing of this kind, or the plain one for kinds that are not drawn yet. */
export function drawing(family: string, kind: string, otherwise: string): string {
    return `#p-${family}-${known(`${family}-${kind}`) ? kind : otherwise}`;
}

if (typeof document !== "undefined" && document.querySelector(".p-sprite") === null) {
    const holder = document.createElement("div");
    holder.className = "p-sprite";
    holder.setAttribute("aria-hidden", "true");
    holder.innerHTML = drawings;
    document.body.prepend(holder);
}
