// Where words and the resolved card stand: near what they are about, inside the picture, off heads and badges.
import type { SceneLayout } from "./layout";
import { BED, MOUNT, LANE } from "./measures";
import { free } from "./rows";
import type { Area, Box } from "./types";

const SPARED = 0.2; // how much the inside of a car counts against what stands in it
const RANK = 40; // how much a wish is worth against the next one, in px² that are covered

function shared(one: Box, other: Box): number {
    const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
    const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
    return w > 0 && h > 0 ? w * h : 0;
}

function inside(box: Box, area: Area): Box {
    const room = free(area);
    return {
        ...box,
        x: Math.min(Math.max(box.x, room.x), Math.max(room.x, room.x + room.w - box.w)),
        y: Math.min(Math.max(box.y, room.y), Math.max(room.y, room.y + room.h - box.h)),
    };
}

/** The first of some boxes, moved into the area, that covers the least of what should stay seen, or at least might. */
export function leastCovering(wished: readonly Box[], keep: readonly Box[], spare: readonly Box[], area: Area): Box {
    const tried = wished.map((box, rank) => {
        const moved = inside(box, area);
        const away = Math.hypot(moved.x - box.x, moved.y - box.y);
        const cover =
            keep.reduce((sum, other) => sum + shared(moved, other), 0) +
            spare.reduce((sum, other) => sum + shared(moved, other), 0) * SPARED;
        return { moved, cost: cover + away * 4 + rank * RANK };
    });
    tried.sort((one, other) => one.cost - other.cost);
    return tried[0]?.moved ?? { x: 0, y: 0, w: 0, h: 0 };
}

/** Beside a pawn: left or right of it at head height, or above the roof of its car. */
export function besidePawn(layout: SceneLayout, pawn: string, w: number, h: number, area: Area): Box | undefined {
    const spot = layout.pawns.get(pawn);
    if (spot === undefined) return undefined;
    const top = spot.y + spot.h * 0.5 - h * 0.62;
    const over = spot.y - h - 6;
    const roof = spot.y - h * 1.04 - 34 * layout.scale;
    const middle = spot.x + spot.w / 2;
    const atSide = [
        { x: spot.x - w - 10, y: top, w, h },
        { x: spot.x + spot.w + 12, y: top, w, h },
    ];
    const onRoof = [
        { x: middle - w - 4, y: roof, w, h },
        { x: middle + 4, y: roof, w, h },
    ];
    const aloft = [
        { x: middle - w - 24, y: over, w, h },
        { x: middle + 24, y: over, w, h },
    ];
    // inside there are things to see to the left and right: the card then goes onto the roof
    const within = [...layout.zones.values()].some((zone) => zone.level === "inside" && shared(zone.box, spot) > 0);
    const wished = within ? [...onRoof, ...atSide, ...aloft] : [...atSide, ...aloft, ...onRoof];
    return leastCovering(wished, seen(layout), rooms(layout), area);
}

/** Words above or below a box. */
export function nearBox(layout: SceneLayout, box: Box, w: number, h: number, area: Area, taken: readonly Box[]): Box {
    const x = box.x + box.w / 2 - w / 2;
    // where the train is small, words would cover half of it: beside the rails there is room
    const rail = layout.rows.find((row) => box.y < row.rail)?.rail ?? 0;
    const ground = rail + (BED + MOUNT.ground + 4) * layout.scale;
    const wished = [
        { x, y: box.y - h - 6, w, h },
        { x, y: box.y - h - 44, w, h },
        { x: x - w * 0.6, y: box.y - h - 6, w, h },
        { x: x + w * 0.6, y: box.y - h - 6, w, h },
        { x: x - w * 0.6, y: box.y - h - 30, w, h },
        { x: x + w * 0.6, y: box.y - h - 30, w, h },
        { x, y: box.y + box.h + 6, w, h },
        { x: box.x + box.w + 6, y: box.y + box.h / 2 - h / 2, w, h },
        { x: box.x - w - 6, y: box.y + box.h / 2 - h / 2, w, h },
        { x: box.x - w - 6, y: box.y + box.h - h / 2, w, h },
        ...[0, -0.6, 0.6, -1.2, 1.2].map((step) => ({ x: x + w * step, y: ground, w, h })),
    ];
    return leastCovering(wished, [...seen(layout), ...taken], rooms(layout), area);
}

/** The insides of the cars: there is something to look at even when nobody is there. */
function rooms(layout: SceneLayout): Box[] {
    return [...layout.zones.values()].filter((zone) => zone.level === "inside").map((zone) => zone.box);
}

/** What must not be covered. */
function seen(layout: SceneLayout): Box[] {
    // a vehicle of the lane, and the mounts before it
    const zones = [...layout.zones.values()].filter((zone) => zone.lane === LANE.strip);
    const lane = zones.map(({ box }) => ({ ...box, w: box.w * 1.8 }));
    return [...layout.pawns.values(), ...layout.loot.values(), ...layout.mounts.values(), ...lane];
}
