// Where everything of the scene stands, in px: pure functions from the pieces and the size of the area. Nothing covers a
// head, a badge or a token; everything is inside the area; zones can be hit with a finger.
import { crowd } from "./crowd";
import { bodyOf } from "../boxes/parts";
import { bodyFrames, carFrames, type Frame, type Stand } from "./frames";
import { cutAround, herd, laneStand } from "./lane";
import { BADGE, BOX_UNDER, type Gauge, LANE, PAWN, ROOF, STRIP } from "./measures";
import { columnAt, fold, free, heights, nearest, tracksOf } from "./rows";
import { lineUp, type LootGroup } from "./tokens";
import type { Area, Box, Level, Point, SceneState } from "./types";

export interface RowSpot {
    readonly rail: number;
    readonly x: number; // left end of its first car
    readonly end: number; // right end of its last one
    readonly below: number; // where its lane ends
    readonly tracks: readonly number[]; // the rails of trains alongside
    readonly named: boolean; // the names of its cars stand below them
}

export interface VehicleSpot extends Stand {
    readonly row: number;
}

export interface ZoneSpot {
    readonly level: Level;
    readonly box: Box;
    readonly vehicle: string;
    readonly column: number; // the car, or the car that the vehicle faces
    readonly lane: number; // as LANE has them; each train alongside has one of its own
}

export interface PawnSpot extends Box {
    readonly badge: Box;
    readonly depth: number; // who stands behind is drawn first
}

export interface MountSpot extends Box {
    readonly depth: number;
}

export interface SceneLayout {
    readonly scale: number;
    readonly rows: readonly RowSpot[];
    readonly horizon: number;
    readonly vehicles: ReadonlyMap<string, VehicleSpot>;
    readonly zones: ReadonlyMap<string, ZoneSpot>;
    readonly pawns: ReadonlyMap<string, PawnSpot>;
    readonly loot: ReadonlyMap<string, Box>;
    readonly groups: ReadonlyMap<string, LootGroup>; // of tokens that look alike, by the first of them
    readonly mounts: ReadonlyMap<string, MountSpot>;
}

export type Pieces = Pick<SceneState, "cars" | "lane" | "pawns" | "loot" | "mounts">;

const LEAST_BADGE = 14; // px

/** The rails of all rows: bottom rows keep a bit of ground below them, the sky takes the rest. */
function rowsOf(
    pieces: Pieces,
    area: Area,
    rows: number | "auto",
): { scale: number; touch: number; gauge: Gauge; spots: RowSpot[]; columns: (readonly number[])[] } {
    const folded = fold(pieces, area, rows);
    const { scale, touch, gauge } = folded;
    const room = free(area);
    const sizes = folded.rows.map((row) => heights(row, scale, touch));
    const used = sizes.reduce((sum, { all }) => sum + all, 0);
    const spare = Math.max(0, room.h - used);
    const wide = Math.max(...folded.rows.map((row) => row.width)) * scale;
    const x = room.x + Math.max(0, room.w - wide) / 2;
    let top = room.y + spare - Math.min(spare * 0.4, 34 * scale);
    const spots = folded.rows.map((row) => {
        const { above, below, track } = heights(row, scale, touch);
        const rail = top + above;
        top = rail + below;
        const tracks = Array.from({ length: row.tracks }, () => {
            const [own, next] = [top + track.above, top + track.above + track.below];
            top = next;
            return own;
        });
        const left = x + row.left * scale;
        return { rail, x: left, end: left + (row.width - row.left) * scale, below: top, tracks, named: row.named > 0 };
    });
    return { scale, touch, gauge, spots, columns: folded.rows.map((row) => row.columns) };
}

/** The whole layout of a scene. */
export function layOut(pieces: Pieces, area: Area, rows: number | "auto" = "auto"): SceneLayout {
    const { scale, touch, gauge, spots, columns } = rowsOf(pieces, area, rows);
    const vehicles = new Map<string, VehicleSpot>();
    const frames: Frame[] = [];
    const zones = new Map<string, ZoneSpot>();

    function settle(found: readonly Frame[], vehicle: string, column: number, lane: number): void {
        for (const frame of found) {
            frames.push(frame);
            zones.set(frame.place, { level: frame.level, box: frame.zone, vehicle, column, lane });
        }
    }

    spots.forEach((row, number) => {
        columns[number]?.forEach((column, _, all) => {
            const car = pieces.cars[column];
            if (car === undefined) return;
            const x = row.x + columnAt(all, column, pieces.cars, gauge) * scale + 4 * scale;
            const stand = { x, y: row.rail, unit: scale, touch, gauge };
            vehicles.set(car.id, { ...stand, row: number });
            const high = car.places.some(
                ({ id, level }) =>
                    level === "ground" || (level === "beside" && pieces.pawns.some((pawn) => pawn.place === id)),
            );
            settle(carFrames(car, stand, (high ? STRIP.riders : STRIP.mounts) - 4), car.id, column, LANE.train);
        });
    });

    const room = free(area);
    const tracks = tracksOf(pieces.lane);
    for (const vehicle of pieces.lane) {
        if (vehicle.track !== undefined) continue;
        const column = nearest(vehicle, pieces.cars.length);
        const number = columns.findIndex((row) => row.includes(column));
        const row = spots[number];
        const faced = vehicles.get(pieces.cars[column]?.id ?? "");
        if (row === undefined || faced === undefined) continue;
        const stand = laneStand(vehicle, faced, row.below, room.x + room.w);
        vehicles.set(vehicle.id, { ...stand, row: number });
        const body = bodyOf(vehicle.kind);
        const found = body ? bodyFrames(body, vehicle, stand) : carFrames(vehicle, stand, 0);
        settle(found, vehicle.id, column, LANE.strip);
    }
    for (const car of pieces.lane) {
        if (car.track === undefined) continue;
        const [row, lane] = [spots[0], tracks.indexOf(car.track)];
        const [first = 0] = columns[0] ?? [];
        const x = (row?.x ?? 0) + ((car.faces - first) * gauge.pitch + 4) * scale;
        const stand = { x, y: row?.tracks[lane] ?? 0, unit: scale, touch, gauge };
        vehicles.set(car.id, { ...stand, row: 0 });
        settle(carFrames(car, stand, 0, car.mirrored), car.id, car.faces, LANE.tracks + lane);
    }
    cutAround(zones, pieces.cars.length, touch);

    const first = spots[0];
    return {
        scale,
        rows: spots,
        horizon: (first?.rail ?? area.height / 2) + ROOF * 0.9 * scale,
        vehicles,
        zones,
        ...stands(pieces, frames, zones, room),
    };
}

/** Pawns, tokens and mounts at their places. */
function stands(
    pieces: Pieces,
    frames: readonly Frame[],
    zones: ReadonlyMap<string, ZoneSpot>,
    room: { readonly x: number; readonly w: number },
): Pick<SceneLayout, "pawns" | "loot" | "groups" | "mounts"> {
    const pawns = new Map<string, PawnSpot>();
    const loot = new Map<string, Box>();
    const groups = new Map<string, LootGroup>();
    const mounts = new Map<string, MountSpot>();
    for (const frame of frames) {
        const here = pieces.pawns.filter((pawn) => pawn.place === frame.place);
        const tokens = pieces.loot.filter((token) => token.place === frame.place);
        if (frame.level === "beside") {
            const zone = zones.get(frame.place)?.box ?? frame.zone;
            const tethered = pieces.mounts.filter((mount) => mount.place === frame.place);
            herd(frame, zone, tethered, here, mounts, pawns, room);
        } else {
            gather(frame, here, tokens, pawns, loot);
        }
        const lying = tokens.filter((token) => token.under === undefined || !loot.has(token.id));
        lineUp(frame, lying, loot, groups);
    }
    return { pawns, loot, groups, mounts };
}

/** A crowd inside or on a roof; who sits on a token is lifted onto it. */
function gather(
    frame: Frame,
    here: readonly { readonly id: string }[],
    tokens: Pieces["loot"],
    pawns: Map<string, PawnSpot>,
    loot: Map<string, Box>,
): void {
    const { unit } = frame;
    const places = crowd(here.length, frame.width / unit, frame.height / unit, Math.max(BADGE, LEAST_BADGE / unit));
    here.forEach((pawn, number) => {
        const place = places[number];
        if (place === undefined) return;
        const seat = tokens.find((token) => token.under === pawn.id);
        const lift = seat === undefined ? 0 : BOX_UNDER * 0.72 * unit * place.size;
        const w = PAWN.w * place.size * unit;
        const h = PAWN.h * place.size * unit * (seat === undefined ? 1 : 0.86);
        const x = frame.x + place.x * unit;
        const foot = frame.floor - place.up * unit - lift;
        if (seat !== undefined) {
            const size = BOX_UNDER * unit * place.size;
            loot.set(seat.id, { x: x - size * 0.6, y: frame.floor - size, w: size * 1.2, h: size });
        }
        pawns.set(pawn.id, {
            x: x - w / 2,
            y: foot - h,
            w,
            h,
            badge: square(
                { x: frame.x + place.badge.x * unit, y: frame.floor - place.badge.up * unit - lift },
                place.badge.size * unit,
            ),
            depth: (place.up > 0 ? 1 : 2) * here.length - number, // the left one of two lies over the right one
        });
    });
}

function square(middle: Point, size: number): Box {
    return { x: middle.x - size / 2, y: middle.y - size / 2, w: size, h: size };
}

const NEAR = 5; // px by which one may miss a token: they are small

/** The piece at a point: a token before a pawn, a pawn before a mount, and of several pawns the one in front. */
export function pieceAt(layout: Pick<SceneLayout, "pawns" | "loot" | "mounts">, at: Point): string | undefined {
    const within = (box: Box, near: number): boolean =>
        at.x > box.x - near && at.x < box.x + box.w + near && at.y > box.y - near && at.y < box.y + box.h + near;
    const token =
        [...layout.loot].find(([, box]) => within(box, 0)) ?? [...layout.loot].find(([, box]) => within(box, NEAR));
    if (token) return token[0];
    const found = [layout.pawns, layout.mounts].map((pieces) =>
        [...pieces].filter(([, box]) => within(box, 0)).sort(([, one], [, other]) => other.depth - one.depth),
    );
    return found.flat()[0]?.[0];
}
