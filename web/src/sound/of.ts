// Which sound a motion has.
import type { Step } from "../scene/steps";
import type { SoundName } from "./recipes";

const SOUNDS: Readonly<Partial<Record<Step["kind"], SoundName>>> = {
    climb: "ladder",
    shot: "shot",
    punch: "punch",
    drop: "coin",
    walk: "marshal",
    lurch: "whistle", // the event at the end of a round
    tunnel: "tunnel",
    plan: "card",
    resolve: "card",
};

export function soundOf(step: Step): SoundName | null {
    if (step.kind === "rob") return step.look === "jewel" ? "jewel" : "coin";
    return SOUNDS[step.kind] ?? null;
}
