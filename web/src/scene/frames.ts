// The places of one vehicle: where its floors are, how much room there is, and which part of the screen stands for them.
import type { Body } from "../parts/box";
import { BED, CEILING, FLOOR, type Gauge, GROUND, HEADROOM, MOUNT, ROOF, type Span } from "./measures";
import { laneTop } from "./rows";
import type { Box, Level, SceneCar } from "./types";

/** A floor to stand on, in px, and the zone around it. */
export interface Frame {
    readonly place: string;
    readonly level: Level;
    readonly x: number;
    readonly floor: number;
    readonly width: number;
    readonly height: number; // head room
    readonly unit: number; // px of one unit there
    readonly edge: number; // top of the tokens that stand in front
    readonly zone: Box;
}

/** Where a vehicle stands: its left end and the rail or ground below it, in px. */
export interface Stand {
    readonly x: number;
    readonly y: number;
    readonly unit: number;
    readonly touch: number; // the least size of a zone
    readonly gauge: Gauge;
}

/** Grows a box to the size of a finger: sideways from its middle, unless others are there, in height up or down. */
function touchable(box: Box, grow: "up" | "down", touch: number, room = Infinity): Box {
    const w = Math.max(box.w, Math.min(touch, room));
    const h = Math.max(box.h, touch);
    return { x: box.x - (w - box.w) / 2, y: grow === "up" ? box.y - (h - box.h) : box.y, w, h };
}

const GAP = 6;

/** The n-th of several places that share the width of a vehicle. */
function part(all: Span, number: number, of: number): Span {
    const w = (all.w - GAP * (of - 1)) / of;
    return { x: all.x + number * (w + GAP), w };
}

/** What a car of its length has on each level; the locomotive less, and one that runs to the left at its other end. */
function spanOf(level: Level, { engine = false }: SceneCar, { car, ...gauge }: Gauge, mirrored: boolean): Span {
    if (level === "beside" || level === "ground") return { x: 4, w: car - 8 };
    const [inside, roof] = engine ? [gauge.cab, gauge.onCab] : [gauge.inside, gauge.roof];
    const span = level === "inside" ? inside : roof;
    return engine && mirrored ? { x: car - span.x - span.w, w: span.w } : span;
}

/** The places of a car or a locomotive. `strip` is how much of the lane belongs to it. */
export function carFrames(car: SceneCar, stand: Stand, strip: number, mirrored = false): Frame[] {
    const { unit, gauge } = stand;
    const at = (y: number) => stand.y + y * unit;
    const outside = (level: Level): boolean => level === "beside" || level === "ground";
    return car.places.map((place) => {
        const alike = car.places.filter(
            ({ level }) => level === place.level || (outside(level) && outside(place.level)),
        );
        const span = part(spanOf(place.level, car, gauge, mirrored), alike.indexOf(place), alike.length);
        const room = (alike.length > 1 ? span.w + GAP : gauge.pitch) * unit;
        const base = { place: place.id, level: place.level, unit };
        if (place.level === "inside") {
            const box = {
                x: stand.x + span.x * unit,
                y: at(CEILING),
                w: span.w * unit,
                h: (FLOOR - CEILING - 1) * unit,
            };
            const zone = touchable(box, "down", stand.touch, room);
            return {
                ...base,
                x: box.x,
                width: box.w,
                floor: at(FLOOR),
                height: 98 * unit,
                edge: at(FLOOR + 0.5),
                zone,
            };
        }
        if (place.level === "roof") {
            const box = { x: stand.x + span.x * unit, y: at(ROOF - HEADROOM), w: span.w * unit, h: HEADROOM * unit };
            const zone = touchable(box, "up", stand.touch, room);
            return { ...base, x: box.x, width: box.w, floor: at(ROOF), height: 96 * unit, edge: at(ROOF + 2), zone };
        }
        const top = laneTop(unit, stand.touch);
        const box = {
            x: stand.x + span.x * unit,
            y: stand.y + top,
            w: span.w * unit,
            h: Math.max(0, (BED + strip) * unit - top),
        };
        const floor = at(BED + (place.level === "beside" ? MOUNT.ground : GROUND));
        return {
            ...base,
            x: box.x,
            width: box.w,
            floor,
            height: (place.level === "beside" ? 70 : 96) * unit,
            edge: floor,
            zone: touchable(box, "down", stand.touch, room),
        };
    });
}

/** The places of a vehicle that is drawn as one piece. Its zones touch at the roof, so both may grow away from it. */
export function bodyFrames(body: Body, vehicle: SceneCar, stand: Stand): Frame[] {
    const unit = stand.unit * body.scale;
    const x = stand.x + body.door.x * unit;
    const width = body.door.w * unit;
    const roof = stand.y + body.roof * unit;
    return vehicle.places.map((place) => {
        const base = { place: place.id, level: place.level, unit, x, width };
        if (place.level === "roof") {
            const zone = touchable({ x, y: roof - body.head * unit, w: width, h: body.head * unit }, "up", stand.touch);
            return { ...base, floor: roof, height: 82 * unit, edge: roof - 2 * unit, zone };
        }
        const floor = stand.y + body.seat * unit;
        const top = stand.y + body.door.top * unit;
        const zone = touchable({ x, y: top, w: width, h: 86 * unit }, "down", stand.touch);
        return { ...base, floor, height: 80 * unit, edge: floor + unit, zone };
    });
}
