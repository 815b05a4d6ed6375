// Made-up states of the scene, after the mock-ups of the art direction.
import type { Inset, LaneVehicle, SceneCar, ScenePawn, SceneState, SceneZone } from "../src/scene/types";

export interface Situation {
    readonly state: SceneState;
    readonly inset: Inset;
    readonly dim?: number;
}

function car(kind: string, name: string, horses = false): SceneCar {
    return {
        id: kind,
        kind,
        name,
        engine: kind === "locomotive",
        places: [
            { id: `${kind}-in`, level: "inside" },
            { id: `${kind}-on`, level: "roof" },
            ...(horses ? [{ id: `${kind}-at`, level: "beside" as const }] : []),
        ],
    };
}

function loot(place: string, kinds: string): SceneState["loot"] {
    const names: Record<string, string> = {
        p: "purse",
        j: "jewel",
        b: "strongbox",
        w: "flask",
        h: "flask",
        o: "flask",
    };
    return Array.from(kinds, (kind, number) => ({
        id: `${place}-${number}`,
        kind: names[kind] ?? kind,
        place,
        half: kind === "h",
        old: kind === "o",
    }));
}

function pawn(kind: string, place: string, more: Partial<ScenePawn> = {}): ScenePawn {
    return { id: kind, kind, place, badge: kind !== "marshal" && kind !== "shotgun", ...more };
}

const FOUR = [
    car("mail", "Mail"),
    car("dining", "Dining"),
    car("second-class", "2nd class"),
    car("saloon", "Saloon"),
    car("locomotive", "Engine"),
];
const FLOORS = [
    ...loot("mail-in", "pppj"),
    ...loot("dining-in", "pp"),
    ...loot("second-class-in", "p"),
    ...loot("saloon-in", "pppj"),
    ...loot("locomotive-in", "b"),
];

const planning: SceneState = {
    cars: FOUR,
    lane: [],
    loot: FLOORS,
    mounts: [],
    zones: [],
    pawns: [
        pawn("belle", "mail-in"),
        pawn("ghost", "dining-in"),
        pawn("django", "dining-on"),
        pawn("cheyenne", "second-class-in"),
        pawn("marshal", "saloon-in"),
    ],
};

const shot: SceneState = {
    ...planning,
    pawns: [
        pawn("ghost", "mail-on", { state: "target", note: "In sight, not chosen" }),
        pawn("django", "dining-on", { state: "active", armed: true }),
        pawn("marshal", "second-class-in"),
        pawn("cheyenne", "saloon-on", { state: "chosen" }),
        pawn("belle", "saloon-on", { state: "protected", note: "Belle is protected: another bandit can be hit" }),
        { ...pawn("cheyenne", "locomotive-on"), id: "landing", state: "ghost", note: "Pushed one car" },
    ],
    lines: [
        { from: "django", to: "cheyenne", look: "shot" },
        { from: "django", to: "ghost", look: "sight" },
        { from: "cheyenne", to: "landing", look: "push" },
    ],
    card: { pawn: "django", kind: "shoot", bandit: "django", name: "Shoot", note: "card 5 of 16" },
};

const SIX = [
    car("baggage", "Baggage", true),
    car("mail", "Mail", true),
    car("dining", "Dining", true),
    car("first-class", "1st class", true),
    car("second-class", "2nd class", true),
    car("saloon", "Saloon", true),
    car("locomotive", "Engine", true),
];

const COACH: LaneVehicle = {
    id: "coach",
    kind: "coach",
    name: "",
    faces: 6,
    places: [
        { id: "coach-in", level: "inside" },
        { id: "coach-on", level: "roof" },
    ],
};

const choices: SceneZone[] = [
    ...["baggage", "mail", "dining", "second-class", "saloon"].map((kind) => ({
        place: `${kind}-in`,
        state: "target" as const,
        label: kind,
    })),
    { place: "first-class-in", state: "priced", label: "1st class", note: "Marshal here: a bullet, then the roof" },
    {
        place: "coach-in",
        state: "chosen",
        label: "Stagecoach",
        note: "3 cars, into the stagecoach. You take a hostage at once",
    },
];

const ride: SceneState = {
    cars: SIX,
    lane: [COACH],
    loot: [
        ...loot("baggage-in", "pw"),
        ...loot("mail-in", "pppwj"),
        ...loot("dining-in", "pp"),
        ...loot("first-class-in", "jjh"),
        ...loot("second-class-in", "pwj"),
        ...loot("saloon-in", "ppjo"),
        ...loot("locomotive-in", "b"),
        { id: "third", kind: "strongbox", place: "coach-on", under: "shotgun" },
    ],
    mounts: ["baggage", "baggage", "dining", "first-class", "second-class", "locomotive"].map((kind, number) => ({
        id: `horse${number}`,
        place: `${kind}-at`,
        state: kind === "dining" ? ("chosen" as const) : ("normal" as const),
    })),
    zones: choices,
    pawns: [
        pawn("ghost", "baggage-in"),
        pawn("belle", "mail-on"),
        pawn("doc", "dining-in", { state: "active" }),
        pawn("marshal", "first-class-in"),
        pawn("cheyenne", "second-class-in"),
        pawn("tuco", "coach-in"),
        pawn("shotgun", "coach-on"),
        pawn("django", "coach-on", { aims: "doc" }),
    ],
    lines: [{ from: "horse2", to: "coach-in", look: "way" }],
    card: { pawn: "doc", kind: "ride", bandit: "doc", name: "Ride" },
};

const GANG = ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "mei", "silk", "misty", "twinzz"];

const attack: SceneState = {
    ...ride,
    zones: [{ place: "baggage-at", state: "target", label: "Board" }],
    lines: [],
    loot: ride.loot.filter((token) => token.place !== "coach-in"),
    pawns: [
        ...GANG.slice(0, 6).map((kind) => pawn(kind, "baggage-at")),
        pawn("shotgun", "coach-on"),
        pawn("marshal", "locomotive-in"),
    ],
    mounts: GANG.slice(0, 6).map((kind) => ({ id: `horse ${kind}`, place: "baggage-at" })),
};
delete (attack as { card?: unknown }).card;

const crowded: SceneState = {
    ...planning,
    cars: [car("prison", "Prison"), ...FOUR.slice(1)],
    pawns: [
        ...GANG.map((kind) => pawn(kind, "second-class-on")),
        ...GANG.slice(0, 6).map((kind) => ({ ...pawn(kind, "saloon-in"), id: `${kind}2` })),
        ...GANG.slice(0, 4).map((kind) => ({ ...pawn(kind, "dining-in"), id: `${kind}3` })),
        { ...pawn("courier", "prison-in"), letter: "K" },
        pawn("marshal", "locomotive-in"),
    ],
    loot: [...loot("second-class-in", "pppppjjjjbww"), ...loot("second-class-on", "ppj"), ...loot("dining-on", "bw")],
};

const full: SceneState = {
    ...ride,
    zones: [],
    lines: [],
    lane: [{ ...COACH, faces: 2 }],
    pawns: [
        ...GANG.slice(0, 5).map((kind) => pawn(kind, "coach-on")),
        ...GANG.slice(5, 9).map((kind) => pawn(kind, "coach-in")),
        pawn("marshal", "dining-in"),
    ],
    mounts: ["dining", "dining", "dining", "mail", "mail", "first-class"].map((kind, number) => ({
        id: `horse${number}`,
        place: `${kind}-at`,
    })),
    loot: ride.loot.filter((token) => token.under === undefined),
};

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const desk = { ...none, top: 150, bottom: 284 };
const phone = { ...none, top: 118, bottom: 324 };

export const SITUATIONS: Readonly<Record<string, Situation>> = {
    a: { state: planning, inset: desk },
    b: { state: planning, inset: phone },
    c: { state: shot, inset: desk, dim: 1 },
    d: { state: ride, inset: { ...none, top: 150, bottom: 264 } },
    g: { state: planning, inset: { ...none, top: 48, bottom: 122 } },
    j: { state: ride, inset: { ...none, top: 148, bottom: 334 } },
    attack: { state: attack, inset: { ...none, top: 150, bottom: 264 } },
    full: { state: full, inset: { ...none, top: 148, bottom: 334 } },
    crowded: { state: crowded, inset: desk },
};
