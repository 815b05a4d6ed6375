// The keys of a replay: space plays, arrows step, with shift by rounds; Home and End; L for the log.
import type { ReplayPlayer } from "./player.svelte";
import { endOf } from "../game/reel";

/** Does what a key asks for; whether it did. What is written into a field, or presses a button, is left to that. */
export function pressed(event: KeyboardEvent, player: ReplayPlayer, onlog: () => void): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { target, key } = event;
    const slider = target instanceof HTMLInputElement && target.type === "range";
    if (!slider && target instanceof HTMLElement && target.closest("input, select, textarea")) return false;
    if (key === " " && target instanceof HTMLElement && target.closest("button, a")) return false;
    if (key === " ") player.toggle();
    else if (key === "ArrowRight" || key === "ArrowLeft") {
        const way = key === "ArrowRight" ? 1 : -1;
        if (event.shiftKey) player.round(way);
        else player.step(way);
    } else if (key === "Home") player.go(0);
    else if (key === "End") player.go(endOf(player.reel));
    else if (key === "l" || key === "L") onlog();
    else return false;
    return true;
}
