// The keys of the game's screen: digits choose, Enter confirms, Esc takes back, Space goes on, letters open sheets.

export interface Keys {
    readonly choose: (number: number) => void;
    readonly confirm: () => boolean; // whether there was something to confirm
    readonly back: () => boolean;
    readonly goOn: () => boolean;
    readonly skip: () => boolean;
    readonly open: (sheet: "log" | "map" | "help" | "chat") => void;
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
    // a button that has the focus does its own thing, unless it is the choice that is to be confirmed
    if (event.key === "Enter" && (!target?.closest("button, a") || target.closest("[aria-pressed='true']")))
        return keys.confirm();
    return false;
}
