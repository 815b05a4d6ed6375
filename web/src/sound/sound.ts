// The sounds of this page, as its settings want them: `sound.play("shot")`.
import { settings } from "../settings/settings.svelte";
import { Player } from "./player";

export const sound = new Player(
    () => ({ on: settings.choices.sound, volume: settings.choices.volume }),
    () => new AudioContext(),
);
