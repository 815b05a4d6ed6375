// Lines from one pawn or place to another. Between two rows of a folded train a line along the train leaves the picture
// at one edge and comes in at the other.
import type { SceneLayout } from "./layout";
import type { Box, Point, SceneLine } from "./types";

/** The middle of a pawn's chest, or of a place. */
export function pointOf(layout: SceneLayout, id: string): Point | undefined {
    const pawn = layout.pawns.get(id);
    if (pawn !== undefined) return { x: pawn.x + pawn.w / 2, y: pawn.y + pawn.h * 0.52 };
    const mount = layout.mounts.get(id);
    if (mount !== undefined) return { x: mount.x + mount.w / 2, y: mount.y + mount.h / 2 };
    const zone = layout.zones.get(id)?.box;
    if (zone !== undefined) return { x: zone.x + zone.w / 2, y: zone.y + zone.h * 0.6 };
    return undefined;
}

/** The row of the train that a point belongs to. */
export function rowAt(layout: SceneLayout, point: Point): number {
    const found = layout.rows.findIndex((row) => point.y <= row.below);
    return found < 0 ? layout.rows.length - 1 : found;
}

/** The straight pieces of a line: one, or two when it goes round the bend. */
export function pieces(layout: SceneLayout, from: Point, to: Point, width: number): [Point, Point][] {
    const start = rowAt(layout, from);
    const end = rowAt(layout, to);
    if (start === end) return [[from, to]];
    const forward = start > end; // the front of the train is above: its rear end is at the left
    const out = { x: forward ? width : 0, y: from.y };
    const back = { x: forward ? 0 : width, y: to.y };
    return [
        [from, out],
        [back, to],
    ];
}

/** Small boxes along a line, for words that should not lie on it. */
export function alongLine(layout: SceneLayout, line: SceneLine, width: number): Box[] {
    const numbers = Array.from(pathOf(layout, line, width).matchAll(/-?[\d.]+/g), (found) => Number(found[0]));
    const bow = line.look === "push" || line.look === "way";
    const [ax = 0, ay = 0, mx = 0, my = 0, bx = 0, by = 0] = bow
        ? numbers
        : [...numbers.slice(0, 2), 0, 0, ...numbers.slice(2)];
    return Array.from({ length: 24 }, (_, step) => {
        const t = step / 23;
        const x = bow ? (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx : ax + (bx - ax) * t;
        const y = bow ? (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by : ay + (by - ay) * t;
        return { x: x - 8, y: y - 8, w: 16, h: 16 };
    });
}

/** A point that lies so much nearer to another one. */
function nearer(from: Point, to: Point, by: number): Point {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far <= by * 2) return from;
    return { x: from.x + ((to.x - from.x) * by) / far, y: from.y + ((to.y - from.y) * by) / far };
}

/** The path of a line as SVG data; a way and a push go in a bow. */
export function pathOf(layout: SceneLayout, line: SceneLine, width: number): string {
    const from = pointOf(layout, line.from);
    const to = pointOf(layout, line.to);
    if (from === undefined || to === undefined) return "";
    if (line.look === "push" || line.look === "way") {
        const lift = line.look === "push" ? -Math.abs(to.x - from.x) * 0.24 - 18 : Math.abs(to.x - from.x) * 0.12;
        const high = line.look === "push" ? 40 * layout.scale : 0;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high + lift };
        return `M${from.x} ${from.y - high}Q${middle.x} ${middle.y} ${to.x} ${to.y - high}`;
    }
    const parts = pieces(layout, from, to, width);
    const first = parts[0];
    const last = parts.at(-1);
    const gap = (id: string): number => (layout.pawns.get(id)?.w ?? 0) * 0.62;
    if (first !== undefined) first[0] = nearer(first[0], first[1], gap(line.from));
    if (last !== undefined) last[1] = nearer(last[1], last[0], gap(line.to));
    return parts.map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`).join("");
}
