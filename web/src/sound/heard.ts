// What is shown can be heard as well. The sounds themselves are loaded when somebody who wants them hears the first.
import type { Player } from "../scene/motion";
import type { Step } from "../scene/steps";
import { settings } from "../settings/settings.svelte";
import { soundOf } from "./of";
import type { SoundName } from "./recipes";

let dark = false;

/** In a tunnel everything sounds dull, from the next sound on. */
export function underground(now: boolean): void {
    dark = now;
}

/** Plays a sound, if sounds are wanted, and once the page was touched: browsers let no page speak before. */
export async function hear(name: SoundName): Promise<void> {
    const { userActivation } = navigator as { userActivation?: UserActivation }; // older browsers do not tell
    if (!settings.choices.sound || userActivation?.hasBeenActive === false) return;
    const { sound } = await import("./sound");
    sound.tunnel(dark);
    sound.play(name);
}

/** A player of motions that are heard too. */
export function audible(play: Player): Player {
    return (steps, before, wish) => {
        if (document.visibilityState === "visible") steps.forEach(hearStep);
        return play(steps, before, wish);
    };
}

function hearStep(step: Step): void {
    const name = soundOf(step);
    if (name !== null) void hear(name);
}
