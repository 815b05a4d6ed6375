// Horses & Stagecoach on the screen: the stagecoach with its team, horses beside the cars, hostages.
import type { Body, BoxParts } from "../../parts/box";
import { draw } from "../../parts/sprite";
import coach from "./art/coach.svg?raw";
import hostages from "./art/hostages.svg?raw";
import Coach from "./Coach.svelte";
import Horse from "./Horse.svelte";

draw(coach + hostages);

const STAGECOACH: Body = {
    Drawing: Coach,
    width: 290,
    height: 170,
    below: 20,
    scale: 0.86,
    length: 270,
    lane: 196,
    seat: -36,
    roof: -137,
    head: 84,
    door: { x: 21, w: 134, top: -121 },
};

export const HORSES: BoxParts = {
    bodies: { coach: STAGECOACH },
    mounts: { counter: "horses", Drawing: Horse },
    companions: {
        hostages: ["poodle", "banker", "minister", "teacher", "zealot", "old-lady", "poker-player", "photographer"],
    },
};
