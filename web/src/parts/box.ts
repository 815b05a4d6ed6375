// A box on the screen: it has a folder of its own in `boxes/`, and stands in the list of `boxes/parts.ts`.
import type { Component } from "svelte";

/** A vehicle beside the train that is drawn as one piece, in units of its own: the ground is at 0, y grows downwards. */
export interface Body {
    readonly Drawing: Component;
    readonly width: number; // of the drawing,
    readonly height: number; // above the ground,
    readonly below: number; // and below it
    readonly scale: number; // of its units, in those of the train
    readonly length: number; // what must be in the picture
    readonly lane: number; // how high its lane is, in units of the train
    readonly seat: number; // where people stand inside
    readonly roof: number;
    readonly head: number; // room above the roof
    readonly door: { readonly x: number; readonly w: number; readonly top: number };
}

/** Mounts stand beside the cars for bandits to ride: the counters that tell how many at each car, and the drawing. */
export interface Mounts {
    readonly counter: string;
    readonly Drawing: Component<{ number: number }>;
}

export interface BoxParts {
    /** Vehicles beside the train, by kind. */
    readonly bodies?: Readonly<Record<string, Body>>;
    readonly mounts?: Mounts;
    /** Whom bandits take along, by sort: the counter where they wait. */
    readonly companions?: Readonly<Record<string, readonly string[]>>;
}
