// The measures of the drawings, in their own units: a car is 200 wide, y grows downwards, the rail is 0.

/** A part of the length of a car. */
export interface Span {
    readonly x: number;
    readonly w: number;
}

/** How long cars are drawn. `cut`: what is left out of the middle of a car and of a locomotive. */
export interface Gauge {
    readonly car: number;
    readonly pitch: number; // from car to car, with the coupling
    readonly loco: number; // a locomotive
    readonly engine: number; // to the tip of the cowcatcher
    readonly cut: { readonly car: Span; readonly loco: Span } | null;
    readonly inside: Span; // the openings where people stand
    readonly cab: Span; // of a locomotive
    readonly roof: Span;
    readonly onCab: Span;
    readonly wheels: {
        readonly car: readonly number[];
        readonly loco: readonly number[];
        readonly drive: readonly number[];
    };
}

export const LONG: Gauge = {
    car: 200,
    pitch: 211,
    loco: 250,
    engine: 256,
    cut: null,
    inside: { x: 9, w: 182 },
    cab: { x: 9, w: 124 },
    roof: { x: 8, w: 184 },
    onCab: { x: 8, w: 130 },
    wheels: { car: [28, 54, 146, 172], loco: [26, 54, 216], drive: [146, 192] },
};

/** Where two long trains share the width of a phone, cars show their ends only. */
export const SHORT: Gauge = {
    car: 112,
    pitch: 120,
    loco: 208,
    engine: 214,
    cut: { car: { x: 56, w: 88 }, loco: { x: 56, w: 42 } },
    inside: { x: 9, w: 94 },
    cab: { x: 15, w: 82 }, // in the middle of its column, as zones for fingers are
    roof: { x: 6, w: 100 },
    onCab: { x: 10, w: 92 },
    wheels: { car: [28, 56, 84], loco: [26, 54, 174], drive: [104, 150] },
};

export const FLOOR = -40;
export const CEILING = -143;
export const ROOF = -167;
export const HEADROOM = 98; // above a roof, for those who stand on it
export const BED = 26; // rails and sleepers below

export const PAWN = { w: 60, h: 90 };
export const BADGE = 22;
export const LOOT = { size: 21, pitch: 24 };
export const BOX_UNDER = 30; // a strongbox that somebody sits on

/** Where zones lie, from above: on the train, in the strip along it, on the tracks of trains alongside. */
export const LANE = { train: 0, strip: 1, tracks: 2 };

/** The name of a short car, on the track below it, in px: its height and that of its letters. */
export const NAMED = { height: 15, letters: 11 };

/** The plate of a car: its letters, in units, and how large they must be to be read, in px. */
export const PLATE = { letters: 9.5, least: 9 };

/** The lane: a strip along the train for mounts, for riders and whoever stands there. A vehicle says itself what it needs. */
export const MOUNT = { w: 78, h: 60, ground: 66 };
export const GROUND = 130; // where people stand who are no riders
export const STRIP = { none: 0, mounts: 78, riders: 160 };

/** The smallest side of what a finger must hit, in px. */
export const TOUCH = 44;
