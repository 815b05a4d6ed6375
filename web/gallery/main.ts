// The gallery: a page for those who draw. `?show=` is parts, states, or a situation of the scene; `?theme=` dusk or day.
import "../src/style.css";

import { mount } from "svelte";

import Motion from "./Motion.svelte";
import Parts from "./Parts.svelte";
import Situation from "./Situation.svelte";
import { SITUATIONS } from "./situations";
import States from "./States.svelte";
import Table from "./Table.svelte";
import { made, played } from "./tables";
import { settings } from "../src/settings/settings.svelte";
import { current } from "../src/text/current.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme") ?? "dusk";
document.documentElement.dataset.theme = theme;

const show = asked.get("show") ?? "parts";
const situation = SITUATIONS[show];
if (situation !== undefined) {
    const dark = Number(asked.get("tunnel") ?? "0");
    const station = asked.has("station");
    const still = asked.has("still");
    mount(Situation, { target: document.body, props: { situation, dark, station, still } });
} else if (show === "table") {
    const number = (name: string): number => Number(asked.get(name) ?? "0");
    const screen = asked.get("screen") ?? "play";
    await current.speak("en");
    settings.choose({ theme: theme === "day" ? "day" : "dusk" });
    const shown =
        asked.get("game") === "made"
            ? made(number("viewer"), number("graph"), asked.has("beside"))
            : await played(number("game"), number("viewer"), number("at"));
    mount(Table, { target: document.body, props: { ...shown, screen } });
} else if (show === "motion") {
    mount(Motion, { target: document.body, props: { reduced: asked.has("reduced"), phone: asked.has("phone") } });
} else {
    mount(show === "states" ? States : Parts, { target: document.body });
}
