// The places of one vehicle: where its floors are, how much room there is, and which part of the screen stands for them.
import { CAB, CEILING, COACH, FLOOR, HEADROOM, HORSE, INSIDE, ON_CAB, ON_ROOF, BED, CAR, ROOF } from "./measures";
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
}

/** Grows a box to the size of a finger: sideways from its middle, in height up or down. */
function touchable(box: Box, grow: "up" | "down", touch: number): Box {
    const w = Math.max(box.w, touch);
    const h = Math.max(box.h, touch);
    return { x: box.x - (w - box.w) / 2, y: grow === "up" ? box.y - (h - box.h) : box.y, w, h };
}

/** The n-th of several places that share the width of a vehicle. */
function part(all: { x: number; w: number }, number: number, of: number): { x: number; w: number } {
    const gap = 6;
    const w = (all.w - gap * (of - 1)) / of;
    return { x: all.x + number * (w + gap), w };
}

/** Places of a locomotive that runs to the left: its rear end is where a car's would be. */
function mirror(span: { x: number; w: number }): { x: number; w: number } {
    return { x: CAR - span.x - span.w, w: span.w };
}

/** The places of a car or a locomotive. `strip` is how much of the lane belongs to it. */
export function carFrames(car: SceneCar, stand: Stand, strip: number, mirrored = false): Frame[] {
    const { unit } = stand;
    const at = (y: number) => stand.y + y * unit;
    return car.places.map((place) => {
        const alike = car.places.filter((other) => other.level === place.level);
        const number = alike.indexOf(place);
        const base = { place: place.id, level: place.level, unit };
        if (place.level === "inside") {
            const all = car.engine ? (mirrored ? mirror(CAB) : CAB) : INSIDE;
            const span = part(all, number, alike.length);
            const box = {
                x: stand.x + span.x * unit,
                y: at(CEILING),
                w: span.w * unit,
                h: (FLOOR - CEILING - 1) * unit,
            };
            const zone = touchable(box, "down", stand.touch);
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
            const all = car.engine ? (mirrored ? mirror(ON_CAB) : ON_CAB) : ON_ROOF;
            const span = part(all, number, alike.length);
            const box = { x: stand.x + span.x * unit, y: at(ROOF - HEADROOM), w: span.w * unit, h: HEADROOM * unit };
            const zone = touchable(box, "up", stand.touch);
            return { ...base, x: box.x, width: box.w, floor: at(ROOF), height: 96 * unit, edge: at(ROOF + 2), zone };
        }
        const span = part({ x: 4, w: CAR - 8 }, number, alike.length);
        const top = laneTop(unit, stand.touch);
        const box = {
            x: stand.x + span.x * unit,
            y: stand.y + top,
            w: span.w * unit,
            h: Math.max(0, (BED + strip) * unit - top),
        };
        const floor = at(BED + HORSE.ground);
        return {
            ...base,
            x: box.x,
            width: box.w,
            floor,
            height: 70 * unit,
            edge: floor,
            zone: touchable(box, "down", stand.touch),
        };
    });
}

/** The places of the stagecoach. Its zones touch at the roof, so both may grow away from it. */
export function coachFrames(coach: SceneCar, stand: Stand): Frame[] {
    const unit = stand.unit * COACH.scale;
    const x = stand.x + COACH.door.x * unit;
    const width = COACH.door.w * unit;
    const roof = stand.y + COACH.roof * unit;
    return coach.places.map((place) => {
        const base = { place: place.id, level: place.level, unit, x, width };
        if (place.level === "roof") {
            const zone = touchable(
                { x, y: roof - COACH.head * unit, w: width, h: COACH.head * unit },
                "up",
                stand.touch,
            );
            return { ...base, floor: roof, height: 82 * unit, edge: roof - 2 * unit, zone };
        }
        const floor = stand.y + COACH.seat * unit;
        const top = stand.y + COACH.door.top * unit;
        const zone = touchable({ x, y: top, w: width, h: 86 * unit }, "down", stand.touch);
        return { ...base, floor, height: 80 * unit, edge: floor + unit, zone };
    });
}
