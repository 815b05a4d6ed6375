// What a motion works on: the elements of the pieces by their id, where they are, and layers for what comes and goes.
import type { SceneLayout } from "./layout";
import { pointOf } from "./lines";
import type { Point } from "./types";

export interface Stage {
    /** The elements of a pawn, a token, a mount or a vehicle: cars have wheels of their own. */
    readonly elements: (id: string) => readonly Element[];
    /** The middle of a piece, a place, or something of the screen around the scene. */
    readonly point: (id: string) => Point | undefined;
    readonly layout: SceneLayout;
    readonly width: number;
    readonly train: HTMLElement | null; // everything that lurches together
    readonly card: HTMLElement | null; // the card that is being resolved
    readonly effects: HTMLElement | null;
}

export function stageOf(
    root: HTMLElement,
    layout: SceneLayout,
    outside: ((id: string) => Point | undefined) | undefined,
): Stage {
    return {
        elements: (id) => {
            const name = CSS.escape(id);
            const pieces = ["pawn", "loot", "mount", "vehicle"].map((piece) => `[data-${piece}="${name}"]`);
            return [...root.querySelectorAll(pieces.join())];
        },
        point: (id) => {
            const box = layout.loot.get(id);
            if (box !== undefined) return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
            const vehicle = layout.vehicles.get(id);
            return pointOf(layout, id) ?? (vehicle && { x: vehicle.x, y: vehicle.y }) ?? outside?.(id);
        },
        layout,
        width: root.clientWidth,
        train: root.querySelector<HTMLElement>("[data-act]"),
        card: root.querySelector<HTMLElement>("[data-card]"),
        effects: root.querySelector<HTMLElement>("[data-effects]"),
    };
}
