// What Horses & Stagecoach draws: the stagecoach with its team, horses beside the cars, hostages.
import type { BoxParts } from "../../parts/box";
import { draw } from "../../parts/sprite";
import coach from "./art/coach.svg?raw";
import hostages from "./art/hostages.svg?raw";
import Coach from "./Coach.svelte";
import Horse from "./Horse.svelte";
import Hostage from "./Hostage.svelte";

draw(coach + hostages);

export const HORSES: BoxParts = { bodies: { coach: Coach }, beside: Horse, held: Hostage };
