// What calls for attention beyond the screen: it is heard, and who looks elsewhere gets a note of the system.
import { hear } from "../sound/heard";
import { t } from "../text/current.svelte";
import { notices } from "./notices.svelte";
import type { Play } from "./play.svelte";

/** Tells that it is one's turn, and that the game is over. `asked`: what one is asked, in words. */
export function callAttention(play: Play, asked: () => string): void {
    const mine = $derived(play.watched.question !== null);
    $effect(() => {
        const looked = (): void => {
            if (document.visibilityState === "hidden") play.away = null;
        };
        document.addEventListener("visibilitychange", looked);
        return () => document.removeEventListener("visibilitychange", looked);
    });
    let rung = false; // once for each turn, when what came before it has been shown
    $effect(() => {
        if (mine && !play.busy && !rung) void hear("bell");
        rung = mine && (rung || !play.busy);
    });
    $effect(() => (mine ? notices.tell(t("web-your-turn"), asked()) : undefined));
    let ran = false; // what is over when one comes is no news
    $effect(() => {
        if (play.watched.over && ran) void hear("whistle");
        ran = !play.watched.over;
    });
}
