// The measures of the drawings, in their own units: a car is 200 wide, y grows downwards, the rail is 0.

export const CAR = 200;
export const PITCH = 211; // from car to car, with the coupling
export const LOCO = 250; // a locomotive
export const ENGINE = 256; // to the tip of the cowcatcher
export const FLOOR = -40;
export const CEILING = -143;
export const ROOF = -167;
export const HEADROOM = 98; // above a roof, for those who stand on it
export const BED = 26; // rails and sleepers below

/** The openings where people stand: left edge and width. */
export const INSIDE = { x: 9, w: 182 };
export const CAB = { x: 9, w: 124 }; // of a locomotive
export const ON_ROOF = { x: 8, w: 184 };
export const ON_CAB = { x: 8, w: 130 };

export const PAWN = { w: 60, h: 90 };
export const BADGE = 22;
export const LOOT = { size: 21, pitch: 24 };
export const BOX_UNDER = 30; // a strongbox that somebody sits on

/** The lane: a strip along the train for horses, for riders, for the stagecoach, for cars of a second train. */
export const HORSE = { w: 78, h: 60, ground: 66 };
export const STRIP = { none: 0, horses: 78, riders: 160, coach: 196 };
export const COACH = {
    scale: 0.86,
    w: 176,
    team: 94,
    seat: -36,
    roof: -137,
    head: 84,
    door: { x: 21, w: 134, top: -121 },
};

/** The smallest side of what a finger must hit, in px. */
export const TOUCH = 44;
