// The keys of the game's screen: digits choose, Enter confirms, Esc takes back, Space goes on, comma and period step
// through what happened, letters open sheets.

import type { Play } from "./play.svelte";

/** The sheet that is open over the game; none, mostly. */
export type Open = "log" | "chat" | "menu" | "map" | "help" | "powers" | "companions" | null;

export interface Keys {
    readonly choose: (number: number) => void;
    readonly confirm: () => boolean; // whether there was something to confirm
    readonly back: () => boolean;
    readonly goOn: () => boolean;
    readonly skip: () => boolean;
    readonly step: (way: 1 | -1) => void;
    readonly open: (sheet: "log" | "map" | "help" | "chat") => void;
}

/** What the keys do in a game. */
export function keysOf(play: Play, pick: (options: readonly string[]) => void, show: (sheet: Open) => void): Keys {
    return {
        choose: (number) => {
            const numbered = (wanted: number) => play.choices.find((one) => one.number === wanted);
            const choice = numbered(number) ?? numbered(number - 10); // some keyboards have digits with Shift only
            if (choice) pick(choice.options.map((option) => option.text));
        },
        confirm: () => {
            if (play.chosen === null) return false;
            void play.confirm();
            return true;
        },
        back: () => {
            const any = play.chosen !== null || play.why !== null || play.looking;
            play.takeBack();
            if (play.looking) void play.toNow();
            return any;
        },
        goOn: () => {
            if (!play.busy) return false;
            play.finish();
            return true;
        },
        skip: () => {
            play.skip();
            return true;
        },
        step: (way) => void play.step(way),
        open: show,
    };
}

const SHEETS: Readonly<Record<string, "log" | "map" | "help" | "chat">> = {
    l: "log",
    m: "map",
    "?": "help",
    c: "chat",
};

/** The number of the answer that a key stands for: 0 is the tenth, Shift and 1 the eleventh; 0 for other keys. */
function numberOf({ key, code, shiftKey }: KeyboardEvent): number {
    const digit = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : NaN));
    if (Number.isNaN(digit)) return 0;
    return shiftKey ? digit + 10 : digit || 10;
}

/** Acts on a key; whether it was one of ours. */
export function press(event: KeyboardEvent, keys: Keys): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, select, textarea, dialog")) return false;
    const sheet = SHEETS[event.key.toLowerCase()];
    if (sheet) {
        keys.open(sheet);
        return true;
    }
    const number = numberOf(event);
    if (number > 0) {
        keys.choose(number);
        return true;
    }
    if (event.key === "Escape") return keys.back();
    if (event.key.toLowerCase() === "s") return keys.skip();
    if (event.key === " ") return keys.goOn();
    if (event.key === "," || event.key === ".") {
        keys.step(event.key === "," ? -1 : 1);
        return true;
    }
    // a button that has the focus does its own thing, unless it is the choice that is to be confirmed
    if (event.key === "Enter" && (!target?.closest("button, a") || target.closest("[aria-pressed='true']")))
        return keys.confirm();
    return false;
}
