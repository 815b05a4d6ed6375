// What boxes draw: the list of them, and the only place that knows one by name.
import type { Component } from "svelte";

import type { BoxParts } from "../parts/box";
import { HORSES } from "./horses/parts";

const BOXES: readonly BoxParts[] = [HORSES];

/** The drawing of a vehicle that is no train; none, if it is drawn as cars are. */
export function bodyOf(vehicle: string): Component | undefined {
    return BOXES.map((box) => box.bodies?.[vehicle]).find((body) => body !== undefined);
}

export const Beside = BOXES.find((box) => box.beside)?.beside;
export const Held = BOXES.find((box) => box.held)?.held;
