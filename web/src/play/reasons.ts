// Why something happened as it did: the facts of the case, as the event and the picture tell them. The rule comes after them.
import { placeFacts } from "../game/board";
import { pileOf } from "../game/cards";
import { bits, numbersOf, type Table } from "../game/table";
import type { Entry, View } from "../protocol/generated/messages";
import type { Names } from "../text/names";

const UNLOADED = 1; // why a shot had no effect: no bullet is left
const SHOOT = "shoot";

/** Whether somebody may ask why: not of what happens all the time. */
export function isRemarkable(table: Table, { name, rule }: Pick<Entry, "name" | "rule">): boolean {
    const { plain, plain_rules: rules } = table.legend.words;
    return rule !== "" && !plain.includes(name) && !rules.some((one) => rule === one || rule.startsWith(`${one}-`));
}

/** The facts behind an entry, each a sentence; `view` is the one after it. */
export function reasonsOf(names: Names, view: View, entry: Entry): string[] {
    const { speech: say, table } = names;
    const [bandit = -1, second = -1] = numbersOf(entry);
    if (entry.name === "no-effect") {
        if (pileOf(table, view).find((card) => card.state === "now")?.action !== SHOOT) return [];
        const roof = placeFacts(table, view.at[bandit] ?? -1)?.floor === "roof";
        return [say.say(second === UNLOADED ? "play-why-unloaded" : roof ? "play-why-roofs" : "play-why-cars")];
    }
    const { others, spared } = targetsOf(table, entry);
    const who = (pawns: readonly number[]): string => names.pawns(pawns);
    const line = entry.name === "shot" ? lineOf(table, view, bandit, second) : "";
    return [
        ...(line === "" ? [] : [ofReader(names, `play-why-${line}`, [bandit])]),
        ...(others.length === 0
            ? []
            : [say.say(entry.name === "shot" ? "play-why-others" : "play-why-here", { who: who(others) })]),
        ...(spared.length === 0 ? [] : [ofReader(names, "play-why-spared", spared)]),
    ];
}

/** Says something of some bandits ($who); a text may have another form for the reader alone. */
export function ofReader(names: Names, key: string, pawns: readonly number[]): string {
    const [only = -1, ...more] = pawns;
    const form = more.length === 0 && only >= 0 && only === names.you && names.speech.has(`${key}.you`) ? ".you" : "";
    return names.speech.sentence(key + form, { who: names.pawns(pawns) });
}

/** The pawns that could have been chosen too, and those that were protected. Entries of older games do not tell them. */
export function targetsOf(
    table: Table,
    entry: Pick<Entry, "name" | "numbers">,
): { others: number[]; spared: number[] } {
    const parts = table.legend.happenings[entry.name] ?? [];
    const mask = (name: string): number[] => {
        const at = parts.findIndex(([part, meaning]) => part === name && meaning === "pawns");
        return at < 0 ? [] : bits(numbersOf(entry)[at] ?? 0);
    };
    return { others: mask("others"), spared: mask("spared") };
}

/** How a shooter sees his victim. */
function lineOf(table: Table, view: View, shooter: number, victim: number): string {
    const from = placeFacts(table, view.at[shooter] ?? -1);
    const to = placeFacts(table, view.at[victim] ?? -1);
    if (!from || !to || from.vehicle !== to.vehicle) return "";
    if (from.x === to.x) return from.floor === to.floor ? "" : "through";
    if (from.floor === "roof") return to.x < from.x ? "roof-ahead" : "roof-behind";
    return "next-car";
}
