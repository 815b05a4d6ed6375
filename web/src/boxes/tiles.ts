// How boxes look where a table is laid. Each has a folder `tile/` in its own: a picture, and a primer that is loaded when
// somebody opens it. Who has none gets a plain tile.
import type { Component } from "svelte";

/** A picture of 786 by 272 in units of the train: it runs from -262 to 10, the rail is at 0. */
export type Picture = Component;
/** The drawing beside a point of the primer; the points are the texts `primer-BOX-POINT`. */
export type PrimerPart = Component<{ point: string }>;

const pictures = import.meta.glob<Picture>("./*/tile/Picture.svelte", { eager: true, import: "default" });
const primers = import.meta.glob<PrimerPart>("./*/tile/Primer.svelte", { import: "default" });

export function pictureOf(box: string): Picture | undefined {
    return pictures[`./${box}/tile/Picture.svelte`];
}

/** Whether a box has a primer. */
export function hasPrimer(box: string): boolean {
    return `./${box}/tile/Primer.svelte` in primers;
}

/** The component that draws the parts of a box's primer. */
export async function primerPartOf(box: string): Promise<PrimerPart | undefined> {
    return primers[`./${box}/tile/Primer.svelte`]?.();
}
