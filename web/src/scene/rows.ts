// The fold of the train: how many rows, which cars in which, and how large everything is drawn. Beside another train it is
// not folded, since one would not see any more what faces what: both share the columns, and on a phone cars are short.
import { bodyOf } from "../boxes/parts";
import type { Body } from "../parts/box";
import { BED, CEILING, type Gauge, HEADROOM, LONG, NAMED, ROOF, SHORT, STRIP, TOUCH } from "./measures";
import type { Area, LaneVehicle, SceneCar, ScenePawn } from "./types";

export interface Row {
    readonly columns: readonly number[]; // from left to right; the train's own cars have those from 0 on
    readonly strip: number; // height of its lane, in units
    readonly bodies: readonly Body[]; // the vehicles in its lane that are drawn as one piece
    readonly tracks: number; // of trains alongside
    readonly named: number; // height of the names below short cars, in px
    readonly left: number; // what sticks out at the left of its first column, in units
    readonly width: number; // in units
}

export interface Fold {
    readonly scale: number;
    readonly touch: number; // the least height of a zone, in px
    readonly gauge: Gauge;
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
const SMALL = 0.4; // below this scale cars may be short,
const SHORTER = 1.1; // if all becomes so much larger by it;
const NAMES = 0.9; // and of that size all must stay for their names

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

/** The tracks of the trains alongside, from above. */
export function tracksOf(lane: readonly LaneVehicle[]): number[] {
    return [...new Set(lane.flatMap(({ track }) => track ?? []))].sort((one, other) => one - other);
}

/** The columns of each row. Trains alongside may be longer than the train. */
function columnsOf(train: Folded, rows: number): number[][] {
    const along = train.lane.filter(({ track }) => track !== undefined).map(({ faces }) => faces);
    if (along.length === 0) return shares(train.cars.length, rows);
    const first = Math.floor(Math.min(0, ...along));
    const last = Math.ceil(Math.max(train.cars.length - 1, ...along));
    return [Array.from({ length: last - first + 1 }, (_, number) => first + number)];
}

/** How high the lane below these cars is: it takes what stands there. */
function stripOf(columns: readonly number[], train: Folded): { strip: number; bodies: Body[] } {
    const here = train.lane.filter(
        (vehicle) => vehicle.track === undefined && columns.includes(nearest(vehicle, train.cars.length)),
    );
    const bodies = here.flatMap((vehicle) => bodyOf(vehicle.kind) ?? []);
    let strip = Math.max(STRIP.none, ...here.map((vehicle) => bodyOf(vehicle.kind)?.lane ?? ABOVE + BED));
    const places = columns.flatMap((column) => train.cars[column]?.places ?? []);
    const beside = places.filter((place) => place.level === "beside");
    if (beside.length > 0) {
        const ridden = train.pawns.some((pawn) => beside.some((place) => place.id === pawn.place));
        strip = Math.max(strip, ridden ? STRIP.riders : STRIP.mounts);
    }
    if (places.some((place) => place.level === "ground")) strip = Math.max(strip, STRIP.riders);
    return { strip, bodies };
}

/** The car that a vehicle of the lane stands beside; one that faces none is at an end. */
export function nearest(vehicle: LaneVehicle, cars: number): number {
    return Math.min(Math.max(Math.round(vehicle.faces), 0), cars - 1);
}

/** How far a column is from the first one of its row, in units: what is in front of a locomotive makes room for it. */
export function columnAt(columns: readonly number[], column: number, cars: readonly SceneCar[], gauge: Gauge): number {
    const [first = 0] = columns;
    const engine = cars.findIndex((car) => car.engine);
    const longer = engine >= first && column > engine && column < cars.length ? gauge.engine - gauge.pitch : 0;
    return (column - first) * gauge.pitch + longer;
}

/** Where a row begins and ends, from its first column, in units. */
function extent(columns: readonly number[], train: Folded, gauge: Gauge): { left: number; width: number } {
    const [first = 0] = columns;
    const own = columns.flatMap((column) => {
        const car = train.cars[column];
        const from = columnAt(columns, column, train.cars, gauge);
        return car ? [{ from, to: from + (car.engine ? gauge.engine : gauge.pitch) }] : [];
    });
    const others = train.lane
        .filter(({ track }) => track !== undefined)
        .map(({ faces, engine, mirrored }) => {
            const from = (faces - first) * gauge.pitch;
            const longer = engine ? gauge.engine - gauge.pitch : 0;
            return mirrored
                ? { from: from - longer, to: from + gauge.pitch }
                : { from, to: from + gauge.pitch + longer };
        });
    const left = Math.min(0, ...others.map(({ from }) => from));
    return { left: -left, width: Math.max(0, ...[...own, ...others].map(({ to }) => to)) - left };
}

/** Where the zones of the lane may begin, below the rail in px: they lie over the sleepers, not over those of the cars. */
export function laneTop(scale: number, touch: number): number {
    return Math.max(6 * scale, CEILING * scale + touch + 1);
}

/** How far above the end of its lane a vehicle stands, in px: the zone of its door ends there. */
export function footOf(body: Body, scale: number, touch: number): number {
    return Math.max(5 * scale, touch + body.door.top * body.scale * scale);
}

/** How high a row is, in px: above its rail, below it, and each track there. A small drawing keeps zones for fingers. */
export function heights(
    row: Row,
    scale: number,
    touch: number,
): { above: number; below: number; track: { above: number; below: number }; all: number } {
    const above = -ROOF * scale + Math.max(HEADROOM * scale, touch);
    const bed = Math.max(BED * scale, row.named);
    const track = { above, below: Math.max(bed, laneTop(scale, touch)) };
    const below = row.strip > 0 ? laneHeight(row, scale, touch) : row.tracks > 0 ? track.below : bed;
    return { above, below, track, all: above + below + row.tracks * (track.above + track.below) };
}

function laneHeight({ strip, bodies }: Row, scale: number, touch: number): number {
    const high = bodies.map((body) => {
        const unit = body.scale * scale;
        return Math.max(body.head * unit, touch) - body.roof * unit + footOf(body, scale, touch);
    });
    return Math.max((BED + strip) * scale, laneTop(scale, touch) + Math.max(touch, ...high));
}

function heightOf(rows: readonly Row[], scale: number, touch: number): number {
    return rows.reduce((sum, row) => sum + heights(row, scale, touch).all, 0);
}

/** The largest scale at which these rows fit into the height. */
function byHeight(rows: readonly Row[], height: number, touch: number): number {
    let low = SMALLEST;
    let high = LARGEST;
    for (let round = 0; round < 24; round++) {
        const scale = (low + high) / 2;
        if (heightOf(rows, scale, touch) <= height) low = scale;
        else high = scale;
    }
    return low;
}

/** The train folded into so many rows. Zones for fingers come first, unless the train would get much too small. */
function foldInto(rows: number, train: Folded, area: Area, gauge = LONG, named = 0): Fold {
    const { w, h } = free(area);
    const tracks = tracksOf(train.lane).length;
    const made = columnsOf(train, rows).map((columns) => ({
        columns,
        ...stripOf(columns, train),
        tracks,
        named,
        ...extent(columns, train, gauge),
    }));
    const wide = Math.max(...made.map((row) => row.width));
    const wished = Math.min(w / wide, byHeight(made, h, 0));
    for (const touch of [TOUCH, 36, 30, 24]) {
        const scale = Math.min(w / wide, byHeight(made, h, touch));
        if (scale >= wished * WORTHY) return { rows: made, scale, touch, gauge };
    }
    return { rows: made, scale: wished, touch: 0, gauge };
}

/** Two trains, one above the other. */
function alongside(train: Folded, area: Area): Fold {
    const long = foldInto(1, train, area);
    const short = foldInto(1, train, area, SHORT);
    if (long.scale > SMALL || short.scale < long.scale * SHORTER) return long;
    const named = foldInto(1, train, area, SHORT, NAMED.height);
    return named.scale < short.scale * NAMES ? short : named;
}

/** The height at which the train, folded into so many rows, uses a whole width. */
export function wished(train: Folded, width: number, rows: number): number {
    const inset = { top: 0, right: 0, bottom: 0, left: 0 };
    const made = fold(train, { width, height: 10_000, inset }, rows);
    return heightOf(made.rows, made.scale, TOUCH);
}

/** The best fold for an area, or the one that was asked for. */
export function fold(train: Folded, area: Area, rows: number | "auto" = "auto"): Fold {
    const most = Math.max(1, train.cars.length);
    if (tracksOf(train.lane).length > 0) return alongside(train, area);
    if (rows !== "auto") return foldInto(Math.min(Math.max(1, rows), most), train, area);
    let best = foldInto(1, train, area);
    for (let count = 2; count <= Math.min(most, 4); count++) {
        const other = foldInto(count, train, area);
        if (other.scale > best.scale * WORTH) best = other;
    }
    return best;
}
