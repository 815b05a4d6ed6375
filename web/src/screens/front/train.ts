// The train of the first page: a picture, with as many cars as the window has room for.
import type { SceneCar, SceneLoot, ScenePawn, SceneState } from "../../scene/types";

const CARS = ["first-class", "mail", "dining", "saloon", "second-class"];
const GANG: readonly { kind: string; car: string; level: "inside" | "roof" }[] = [
    { kind: "misty", car: "first-class", level: "inside" },
    { kind: "belle", car: "mail", level: "inside" },
    { kind: "tuco", car: "mail", level: "roof" },
    { kind: "ghost", car: "dining", level: "inside" },
    { kind: "marshal", car: "saloon", level: "inside" },
    { kind: "cheyenne", car: "saloon", level: "roof" },
    { kind: "doc", car: "second-class", level: "inside" },
    { kind: "django", car: "locomotive", level: "roof" },
];
const LOOT: Readonly<Record<string, string>> = {
    "first-class": "jj",
    mail: "ppj",
    dining: "pp",
    saloon: "ppj",
    "second-class": "p",
    locomotive: "b",
};
const KINDS: Readonly<Record<string, string>> = { p: "purse", j: "jewel", b: "strongbox" };

/** The train with the last so many cars; `plate` says what stands on a car. */
export function frontTrain(number: number, plate: (car: string) => string): SceneState {
    const shown = [...CARS.slice(CARS.length - number), "locomotive"];
    const cars = shown.map((kind): SceneCar => ({
        id: kind,
        kind,
        name: plate(kind),
        engine: kind === "locomotive",
        places: [
            { id: `${kind}-inside`, level: "inside" },
            { id: `${kind}-roof`, level: "roof" },
        ],
    }));
    const pawns = GANG.filter((one) => shown.includes(one.car)).map(({ kind, car, level }): ScenePawn => ({
        id: kind,
        kind,
        place: `${car}-${level}`,
        badge: kind !== "marshal",
    }));
    const loot = shown.flatMap((car) =>
        Array.from(LOOT[car] ?? "").map((letter, i): SceneLoot => ({
            id: `${car}-${i}`,
            kind: KINDS[letter] ?? letter,
            place: `${car}-inside`,
        })),
    );
    return { cars, pawns, loot, lane: [], mounts: [], zones: [] };
}

/** How many cars a window of this width has room for. */
export function carsFor(width: number): number {
    return Math.max(1, Math.min(CARS.length, Math.floor((width - 240) / 200)));
}
