// The list of boxes on the screen: the only place that knows one by name.
import type { Body, BoxParts } from "../parts/box";
import { HORSES } from "./horses/parts";

const BOXES: readonly BoxParts[] = [HORSES];
const BODIES = new Map(BOXES.flatMap((box) => Object.entries(box.bodies ?? {})));

/** The vehicle of that kind; none, if it is drawn as cars are. */
export function bodyOf(kind: string): Body | undefined {
    return BODIES.get(kind);
}

export const MOUNTS = BOXES.find((box) => box.mounts)?.mounts;

/** Whom bandits take along, of all boxes, by sort. */
export const COMPANIONS = new Map(BOXES.flatMap((box) => Object.entries(box.companions ?? {})));
