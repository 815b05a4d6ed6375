// How far a finger may miss a small thing: everything that can be chosen gets room around it, up to half the way to the next.
import type { Box } from "./types";

const FINGER = 44; // px

/** The boxes, each grown to what a finger hits, as far as the others leave room. */
export function reached(boxes: readonly Box[]): Box[] {
    return boxes.map((box, number) => {
        let [across, high] = [Math.max(box.w, FINGER), Math.max(box.h, FINGER)];
        const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
        boxes.forEach((other, index) => {
            if (index === number) return;
            const right = Math.abs(other.x + other.w / 2 - x);
            const down = Math.abs(other.y + other.h / 2 - y);
            if (right >= down) across = Math.min(across, Math.max(box.w, right));
            else if (right < FINGER) high = Math.min(high, Math.max(box.h, down));
        });
        return { x: x - across / 2, y: y - high / 2, w: across, h: high };
    });
}
