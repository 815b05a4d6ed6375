// The fold of the train: how many rows, which cars in which, and how large everything is drawn.
import { BED, CEILING, COACH, ENGINE, HEADROOM, PITCH, ROOF, STRIP, TOUCH } from "./measures";
import type { Area, LaneVehicle, SceneCar, ScenePawn } from "./types";

export interface Row {
    readonly cars: readonly number[]; // numbers of its cars, from left to right
    readonly strip: number; // height of its lane, in units
    readonly width: number; // in units
}

export interface Fold {
    readonly scale: number;
    readonly touch: number; // the least height of a zone, in px
    readonly rows: readonly Row[]; // from above: the front of the train first
}

export interface Folded {
    readonly cars: readonly SceneCar[];
    readonly lane: readonly LaneVehicle[];
    readonly pawns: readonly Pick<ScenePawn, "place">[];
}

const LARGEST = 2.4;
const SMALLEST = 0.05; // while a phone is turned there is no room at all for a moment
const WORTH = 1.05; // another row must gain this much
const WORTHY = 0.86; // of its size is what the train may lose for zones that fingers hit

export const ABOVE = -ROOF + HEADROOM;

/** The free part of the area. */
export function free(area: Area): { x: number; y: number; w: number; h: number } {
    const { inset } = area;
    const open = area.width - inset.left - inset.right;
    const margin = Math.min(14, 2 + open * 0.009);
    return {
        x: inset.left + margin,
        y: inset.top,
        w: Math.max(1, open - 2 * margin),
        h: Math.max(1, area.height - inset.top - inset.bottom),
    };
}

/** The numbers of the cars in each row, the front of the train first; the front rows are the longer ones. */
export function shares(cars: number, rows: number): number[][] {
    const found: number[][] = [];
    let end = cars;
    for (let row = 0; row < rows; row++) {
        const size = Math.ceil(end / (rows - row));
        found.push(Array.from({ length: size }, (_, number) => end - size + number));
        end -= size;
    }
    return found;
}

/** How high the lane below these cars is: it takes what stands there. */
function stripOf(cars: readonly number[], train: Folded): number {
    const here = train.lane.filter((vehicle) => cars.includes(nearest(vehicle, train.cars.length)));
    let strip: number = STRIP.none;
    for (const vehicle of here) {
        const height = vehicle.kind === "coach" ? STRIP.coach : ABOVE + BED;
        strip = Math.max(strip, height);
    }
    const beside = cars.flatMap((car) => train.cars[car]?.places.filter((place) => place.level === "beside") ?? []);
    if (beside.length > 0) {
        const ridden = train.pawns.some((pawn) => beside.some((place) => place.id === pawn.place));
        strip = Math.max(strip, ridden ? STRIP.riders : STRIP.horses);
    }
    return strip;
}

/** The car that a vehicle of the lane stands beside; one that faces none is at an end. */
export function nearest(vehicle: LaneVehicle, cars: number): number {
    return Math.min(Math.max(Math.round(vehicle.faces), 0), cars - 1);
}

function widthOf(cars: readonly number[], train: Folded): number {
    const engine = cars.some((car) => train.cars[car]?.engine);
    return engine ? PITCH * (cars.length - 1) + ENGINE : PITCH * cars.length;
}

/** Where the zones of the lane may begin, below the rail in px: they lie over the sleepers, not over those of the cars. */
export function laneTop(scale: number, touch: number): number {
    return Math.max(6 * scale, CEILING * scale + touch + 1);
}

/** How far above the end of its lane the stagecoach stands, in px: the zone of its door ends there. */
export function coachFoot(scale: number, touch: number): number {
    return Math.max(5 * scale, touch + COACH.door.top * COACH.scale * scale);
}

/** How high a row is, in px: above its rail and below it. A small drawing keeps zones that a finger can hit. */
export function heights(row: Row, scale: number, touch: number): { above: number; below: number } {
    const above = -ROOF * scale + Math.max(HEADROOM * scale, touch);
    if (row.strip === 0) return { above, below: BED * scale };
    const top = laneTop(scale, touch);
    const unit = COACH.scale * scale;
    const coach = Math.max(COACH.head * unit, touch) - COACH.roof * unit + coachFoot(scale, touch);
    const least = row.strip >= STRIP.coach ? Math.max(touch, coach) : touch;
    return { above, below: Math.max((BED + row.strip) * scale, top + least) };
}

/** The largest scale at which these rows fit into the height. */
function byHeight(rows: readonly Row[], height: number, touch: number): number {
    let low = SMALLEST;
    let high = LARGEST;
    for (let round = 0; round < 24; round++) {
        const scale = (low + high) / 2;
        const used = rows.reduce((sum, row) => {
            const { above, below } = heights(row, scale, touch);
            return sum + above + below;
        }, 0);
        if (used <= height) low = scale;
        else high = scale;
    }
    return low;
}

/** The train folded into so many rows. Zones for fingers come first, unless the train would get much too small. */
function foldInto(rows: number, train: Folded, area: Area): Fold {
    const { w, h } = free(area);
    const made = shares(train.cars.length, rows).map((cars) => ({
        cars,
        strip: stripOf(cars, train),
        width: widthOf(cars, train),
    }));
    const wide = Math.max(...made.map((row) => row.width));
    const wished = Math.min(w / wide, byHeight(made, h, 0));
    for (const touch of [TOUCH, 36, 30, 24]) {
        const scale = Math.min(w / wide, byHeight(made, h, touch));
        if (scale >= wished * WORTHY) return { rows: made, scale, touch };
    }
    return { rows: made, scale: wished, touch: 0 };
}

/** The height at which the train, folded into so many rows, uses a whole width. */
export function wished(train: Folded, width: number, rows: number): number {
    const inset = { top: 0, right: 0, bottom: 0, left: 0 };
    const { rows: made, scale } = foldInto(Math.min(rows, Math.max(1, train.cars.length)), train, {
        width,
        height: 10_000,
        inset,
    });
    return made.reduce((sum, row) => {
        const { above, below } = heights(row, scale, TOUCH);
        return sum + above + below;
    }, 0);
}

/** The best fold for an area, or the one that was asked for. */
export function fold(train: Folded, area: Area, rows: number | "auto" = "auto"): Fold {
    const most = Math.max(1, train.cars.length);
    if (rows !== "auto") return foldInto(Math.min(Math.max(1, rows), most), train, area);
    let best = foldInto(1, train, area);
    for (let count = 2; count <= Math.min(most, 4); count++) {
        const other = foldInto(count, train, area);
        if (other.scale > best.scale * WORTH) best = other;
    }
    return best;
}
