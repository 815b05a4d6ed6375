// The keys of the game's screen: digits choose, Enter confirms, Esc takes back, Space goes on, comma and period step
// through what happened, letters open sheets.

import type { Play } from "./play.svelte";

/** The sheet that is open over the game; none, mostly. */
export type Open = "log" | "chat" | "menu" | "map" | "help" | "powers" | "hostages" | null;

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
            const choice = play.choices.find((one) => one.number === number);
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
    if (/^[1-9]$/.test(event.key)) {
        keys.choose(Number(event.key));
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
