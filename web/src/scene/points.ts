// Where things of the screen around the scene are, as the scene measures.
import type { Point } from "./types";

/** The middle of what bears a point's name (data-point). */
export function pointIn(root: HTMLElement | undefined, name: string): Point | undefined {
    const box = root?.querySelector(`[data-point="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
