// The lane along the train: vehicles that stand there, mounts and riders.
import { bodyOf } from "../boxes/parts";
import { row as inARow } from "./crowd";
import type { Frame, Stand } from "./frames";
import type { MountSpot, PawnSpot, ZoneSpot } from "./layout";
import { BADGE, BED, LANE, MOUNT, PAWN } from "./measures";
import { footOf } from "./rows";
import type { Box, LaneVehicle } from "./types";

const RIDDEN = 1.15; // who is ridden is drawn larger
const HITCH = 62; // room left of a vehicle for the mounts of the same car, in units

/** Where a vehicle of the lane stands: below the car that it faces, and never out of the picture. */
export function laneStand(vehicle: LaneVehicle, faced: Stand, ground: number, right: number): Stand {
    const { unit, touch } = faced;
    const body = bodyOf(vehicle.kind);
    if (!body) {
        const shift = (vehicle.faces - Math.round(vehicle.faces)) * faced.gauge.pitch * unit;
        return { ...faced, x: faced.x + shift, y: ground - BED * unit };
    }
    const reserve = Math.max(HITCH * unit, touch + 2) - body.door.x * body.scale * unit;
    const length = body.length * body.scale * unit;
    return { ...faced, x: Math.min(faced.x + reserve, right - length), y: ground - footOf(body, unit, touch) };
}

function overlaps(one: Box, other: Box): boolean {
    return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** Where a vehicle stands in the lane, the zones of the mounts make room: the one of the faced car is to its left. */
export function cutAround(zones: Map<string, ZoneSpot>, cars: number, touch: number): void {
    const inLane = [...zones.values()].filter((zone) => zone.lane === LANE.strip);
    for (const column of Array.from({ length: cars }, (_, number) => number)) {
        const beside = [...zones].find(([, zone]) => zone.column === column && zone.level === "beside");
        const mine = inLane.filter((zone) => zone.column === column);
        if (beside === undefined || mine.length === 0) continue;
        const left = Math.min(...mine.map((zone) => zone.box.x));
        const { box } = beside[1];
        const x = Math.min(box.x, left - touch - 2);
        const cut = { ...box, x, w: left - 2 - x };
        zones.set(beside[0], { ...beside[1], box: cut });
        for (const [place, zone] of zones) {
            if (zone.level !== "beside" || place === beside[0]) continue;
            let kept = zone.box;
            for (const other of [cut, ...mine.map((each) => each.box)]) {
                if (!overlaps(kept, other)) continue;
                if (kept.x < other.x) kept = { ...kept, w: other.x - 2 - kept.x };
                else kept = { ...kept, x: other.x + other.w + 2, w: kept.x + kept.w - other.x - other.w - 2 };
            }
            if (kept !== zone.box) zones.set(place, { ...zone, box: kept });
        }
    }
}

/** Mounts beside a car, and riders on them: in one line, or in two when there are many; all within the span. */
export function herd(
    frame: Frame,
    zone: Box,
    mounts: readonly { readonly id: string }[],
    riders: readonly { readonly id: string }[],
    placed: Map<string, MountSpot>,
    pawns: Map<string, PawnSpot>,
    span: { readonly x: number; readonly w: number },
): void {
    const { unit } = frame;
    const count = Math.max(mounts.length, riders.length);
    const ridden = riders.length > 0;
    const w = MOUNT.w * unit * (ridden ? RIDDEN : 1);
    const h = MOUNT.h * unit * (ridden ? RIDDEN : 1);
    // beside a vehicle there is little room: the herd then ends where it begins; riders spread ahead, where nobody is
    // before them
    const start = Math.max(span.x, Math.min(zone.x, zone.x + zone.w - w));
    const room = Math.max(w, ridden ? Math.min(frame.width * 2, span.x + span.w - start) : zone.w);
    const lines = ridden && (room - w) / Math.max(1, count - 1) < w * 0.52 ? 2 : 1;
    const shift = w * 0.36 * (lines - 1);
    const perLine = Math.ceil(count / lines);
    const middles = inARow(
        Array.from({ length: perLine }, () => w),
        room - shift,
        ridden ? w * -0.2 : w * -0.12,
    );
    for (let number = 0; number < count; number++) {
        const rear = number % lines;
        const x = start + (middles[Math.floor(number / lines)] ?? 0) - w / 2 + (ridden ? rear * shift : 0);
        const low = ridden ? frame.floor + 74 * unit - rear * 30 * unit : frame.floor;
        const y = low - h - (number % 2) * 4 * unit;
        const mount = mounts[number];
        const depth = 100 - rear * 50 + number;
        if (mount !== undefined) placed.set(mount.id, { x, y, w, h, depth });
        const rider = riders[number];
        if (rider !== undefined) pawns.set(rider.id, { ...inSaddle(x, y, unit), depth: depth - 0.5 });
    }
}

/** A rider's place: his legs are behind the mount, his badge beside his hat. */
function inSaddle(x: number, y: number, unit: number): Omit<PawnSpot, "depth"> {
    const size = 0.86;
    const w = PAWN.w * size * unit;
    const h = PAWN.h * size * unit;
    const left = x + 34 * RIDDEN * unit - w / 2;
    const badge = Math.max(BADGE * size * unit, 13);
    const top = y + 46 * unit - h;
    return { x: left, y: top, w, h, badge: { x: left + w * 0.66, y: top + h * 0.02, w: badge, h: badge } };
}
