// Tokens on the edge of a floor: those that look alike lie together, since they are one answer, and the groups share the
// width of their car, so that a finger finds each.
import type { Frame } from "./frames";
import { LOOT, TOUCH } from "./measures";
import type { Box, SceneLoot } from "./types";

export interface LootGroup {
    readonly tokens: readonly string[];
    readonly box: Box; // around them
    readonly cell: Box; // their part of the edge: no other group is in it
}

const LEAST = 11; // px: a token
const OVERHANG = 12; // units by which the edge is longer than the room above it, on each side
const CLOSEST = 0.45; // of its width is what is seen of a token that another one covers
const PAD = { px: 2.5, unit: 4 }; // between tokens and the middle of the line around them

/** How far the line around a group is from its tokens, in px. */
export function padOf(unit: number): number {
    return Math.max(PAD.px, PAD.unit * unit);
}

/** The room that a group has beside its tokens for its line. */
function rimOf(unit: number): number {
    return padOf(unit) + 3.5 * Math.min(1, Math.max(0.55, unit / 0.9)) + 0.5;
}

/** Groups of equal tokens, in the order in which they come. */
function grouped(tokens: readonly SceneLoot[]): SceneLoot[][] {
    const found = new Map<string, SceneLoot[]>();
    for (const token of tokens) {
        const key = token.group ?? token.kind;
        found.set(key, [...(found.get(key) ?? []), token]);
    }
    return [...found.values()];
}

/** The widths of the cells: as wide as a finger where all have room for it, else as even as their tokens allow. */
export function cells(least: readonly number[], room: number): number[] {
    const sum = (each: number): number => least.reduce((all, one) => all + Math.max(one, each), 0);
    let [low, high] = [0, TOUCH];
    if (sum(high) > room) {
        for (let step = 0; step < 20; step++) {
            const middle = (low + high) / 2;
            if (sum(middle) <= room) low = middle;
            else high = middle;
        }
    } else low = high;
    return least.map((one) => Math.max(one, low));
}

/** Lays tokens on the edge of a floor, in front of everybody. */
export function lineUp(
    frame: Frame,
    tokens: readonly SceneLoot[],
    loot: Map<string, Box>,
    groups: Map<string, LootGroup>,
): void {
    if (tokens.length === 0) return;
    const { unit } = frame;
    const size = Math.max(LOOT.size * unit, LEAST);
    const gap = (LOOT.pitch - LOOT.size) * unit;
    const y = frame.edge - (size - LOOT.size * unit) / 2;
    const all = grouped(tokens);
    const widthOf = (token: SceneLoot): number => (token.kind === "strongbox" ? size * 1.2 : size);
    const whole = all.map((group) => group.reduce((sum, one) => sum + widthOf(one) + gap, -gap));
    const last = all.map((group) => widthOf(group.at(-1) ?? group[0] ?? ({ kind: "" } as SceneLoot)));
    const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

    // too many tokens: they overlap within their groups; far too many: their lines get closer too
    const room = frame.width + 2 * OVERHANG * unit;
    const hidden = total(whole) - total(last); // what can be covered
    const rims = Math.max(0, Math.min(rimOf(unit), (room - total(last) - hidden * CLOSEST) / (2 * all.length)));
    const tight = Math.min(1, Math.max(0, room - total(last) - 2 * rims * all.length) / Math.max(hidden, 0.01));
    const taken = whole.map((width, number) => {
        const end = last[number] ?? 0;
        return end + (width - end) * tight;
    });

    const widths = cells(
        taken.map((width) => width + 2 * rims),
        room,
    );
    let left = frame.x + (frame.width - total(widths)) / 2;
    all.forEach((group, number) => {
        const [width, used] = [widths[number] ?? 0, taken[number] ?? 0];
        let x = left + (width - used) / 2;
        const box = { x, y, w: used, h: size };
        for (const token of group) {
            loot.set(token.id, { x, y, w: widthOf(token), h: size });
            x += (widthOf(token) + gap) * tight;
        }
        const ids = group.map((token) => token.id);
        groups.set(ids[0] ?? "", { tokens: ids, box, cell: { x: left, y, w: width, h: size } });
        left += width;
    });
}
