// A line on which nobody is anybody: for big screens, and for strangers. Whoever uses this browser keeps his name and is
// not said to be here.
import { Line } from "./line.svelte";
import { Watched } from "./watched.svelte";

const line = new Line("/ws/look", () => Promise.resolve(true));

/** A table as everybody may see it. */
export function lookedAt(table: string): Watched {
    return new Watched(table, () => null, line);
}

/** Looks at nothing any more. */
export function lookAway(): void {
    line.socket.stop();
}
