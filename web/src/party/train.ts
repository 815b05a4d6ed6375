// A train for the picture behind the way in: nobody is robbed yet.
import type { SceneState } from "../scene/types";

const CARS = ["mail", "dining", "second-class", "saloon", "locomotive"];

/** `plate` says what stands on a car. */
export const waitingTrain = (plate: (car: string) => string): SceneState => ({
    cars: CARS.map((kind) => ({
        id: kind,
        kind,
        name: plate(kind),
        engine: kind === "locomotive",
        places: [
            { id: `${kind} in`, level: "inside" },
            { id: `${kind} on`, level: "roof" },
        ],
    })),
    lane: [],
    pawns: [
        { id: "a", kind: "belle", place: "mail in", badge: true },
        { id: "b", kind: "django", place: "dining in", badge: true },
        { id: "c", kind: "marshal", place: "saloon in", badge: false },
        { id: "d", kind: "cheyenne", place: "second-class in", badge: true },
    ],
    loot: [],
    mounts: [],
    zones: [],
});
