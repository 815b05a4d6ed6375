// What calls for attention beyond the screen: sounds hear of it, and who looks elsewhere gets a note of the system.
import { t } from "../text/current.svelte";
import { hooks } from "./hooks";
import { notices } from "./notices.svelte";
import type { Play } from "./play.svelte";

/** Tells what is shown, that it is one's turn, and that the game is over. `waiting`: what one is asked for, in words. */
export function callAttention(play: Play, waiting: () => string): void {
    const mine = $derived(play.watched.question !== null);
    $effect(() => {
        const looked = (): void => {
            if (document.visibilityState === "hidden") play.away = null;
        };
        document.addEventListener("visibilitychange", looked);
        return () => document.removeEventListener("visibilitychange", looked);
    });
    $effect(() => {
        if (play.now) hooks.tell("step", { name: play.now.entry.name, rule: play.now.entry.rule });
    });
    $effect(() => {
        if (!mine) return;
        hooks.tell("turn", undefined);
        return notices.tell(t("web-your-turn"), waiting());
    });
    $effect(() => {
        if (play.watched.over) hooks.tell("over", undefined);
    });
}
