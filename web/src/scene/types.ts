// What the scene can show. It knows nothing of the server's view: another module turns a view into this, and a click on
// the scene back into an option. All numbers of cars, seats and pieces are open; kinds are names of drawings.

/** Where in or at a vehicle a place is. "beside" is the strip along the train where the mounts stand, "ground" where people do. */
export type Level = "inside" | "roof" | "beside" | "ground";

export interface ScenePlace {
    readonly id: string;
    readonly level: Level;
}

/** A car of the train. Several places inside share its width (a cell and its corridor). */
export interface SceneCar {
    readonly id: string;
    readonly kind: string; // baggage, second-class, …: its drawing and colours
    readonly name: string; // on its plate, short
    readonly engine?: boolean;
    readonly places: readonly ScenePlace[];
}

/** A vehicle in the lane along the train: one of a box (the stagecoach), or a car of another train, on a track of its own. */
export interface LaneVehicle extends SceneCar {
    readonly faces: number; // the car beside which it stands, by its number from the caboose, 0; a train may be longer
    readonly track?: number; // of a train: those of one train have the same, those with a greater one are farther below
    readonly mirrored?: boolean; // it runs the other way, to the left
}

/** How a place looks: what can be chosen is a target; a price is told before the choice. */
export type ZoneState = "normal" | "target" | "chosen" | "priced" | "far";

export interface SceneZone {
    readonly place: string;
    readonly state: ZoneState;
    readonly label: string; // what a listener hears: the place, who and what is there
    readonly note?: string; // the price, or what choosing it means; shown beside the zone
}

export type PawnState = "normal" | "active" | "target" | "chosen" | "protected" | "hit" | "ghost" | "away";

export interface ScenePawn {
    readonly id: string;
    readonly kind: string;
    readonly place: string;
    readonly badge?: boolean; // lawmen wear none
    readonly letter?: string;
    readonly state?: PawnState;
    readonly uncertain?: boolean; // a ghost from where on others may interfere
    readonly armed?: boolean;
    readonly aims?: string; // the pawn that it turns to
    readonly label?: string; // the name of the button when it can be chosen
    readonly note?: string; // a word about it: why it is protected, what happens to it
}

export interface SceneLoot {
    readonly id: string;
    readonly kind: string;
    readonly place: string;
    readonly half?: boolean;
    readonly old?: boolean;
    readonly under?: string; // the pawn that sits on it
    readonly group?: string; // those that look alike lie together and are one answer; its kind, unless told
    readonly state?: "normal" | "target" | "chosen";
    readonly label?: string;
}

export interface SceneMount {
    readonly id: string;
    readonly place: string; // a place beside a car
    readonly state?: "normal" | "target" | "chosen";
}

/** The card that is being resolved: it stands beside its bandit. */
export interface SceneCard {
    readonly pawn: string;
    readonly kind: string;
    readonly bandit: string | null;
    readonly name: string;
    readonly note?: string;
}

/** A line of sight, a way, or an arrow from one pawn or place to another. */
export interface SceneLine {
    readonly from: string;
    readonly to: string;
    readonly look: "sight" | "shot" | "way" | "push";
}

export interface SceneState {
    readonly cars: readonly SceneCar[]; // from the caboose to the locomotive, and to what is in front of it
    readonly lane: readonly LaneVehicle[];
    readonly pawns: readonly ScenePawn[];
    readonly loot: readonly SceneLoot[];
    readonly mounts: readonly SceneMount[];
    readonly zones: readonly SceneZone[];
    readonly lines?: readonly SceneLine[];
    readonly card?: SceneCard;
}

/** What another part of the screen covers: the train keeps off it, the sky goes on behind it. */
export interface Inset {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
}

export interface Area {
    readonly width: number;
    readonly height: number;
    readonly inset: Inset;
}

export interface Point {
    readonly x: number;
    readonly y: number;
}

export interface Box extends Point {
    readonly w: number;
    readonly h: number;
}
