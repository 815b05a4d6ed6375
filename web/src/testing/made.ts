// A table that no box has yet, with all that a legend can tell: a second train that runs the other way, longer than the first,
// and slides along it; a car with two insides; places in front of the locomotive and beside a car; a Marshal whom a seat
// leads; a seat without a pawn; two sides of five seats; pawns that nobody leads.
import type { Entry, Legend, LegendPlace, View } from "../protocol/generated/messages";

const BANDITS = ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "mei", "silk"];
const SEATS = 10; // the bandits', the Marshal's, and one that leads nobody
const MARSHAL = BANDITS.length;
export const COURIER = MARSHAL + 1; // the first of two whom nobody leads
const CARS = ["", "mail", "dining", "prison", "saloon"]; // of the first train; what is in front has another name
const OTHER = ["locomotive", "tender", "armored", "armory", "armored", "infirmary", "armored"];
export const OFFSETS = [3, 5, 7]; // where the other train's locomotive stands, by the graph

interface Made extends LegendPlace {
    x: number;
}

function car(vehicle: number, name: string, number: number, floors: readonly ("inside" | "roof" | "apart")[]): Made[] {
    const text = vehicle > 0 ? "armored" : number > 0 ? "car" : "loco";
    return floors.map((floor) => {
        const where = floor === "apart" ? "cell" : floor;
        return { name: `${name} ${where}`, text: `${text}-${where}`, vehicle, floor, car: number, x: number };
    });
}

const PLACES: readonly Made[] = [
    ...CARS.flatMap((kind, number) =>
        car(0, number === 0 ? "loco" : `${number}`, number, [
            "inside",
            "roof",
            ...(kind === "prison" ? ["apart" as const] : []),
        ]),
    ),
    { name: "cart", text: "cart", vehicle: 0, car: -1, floor: "inside", x: -1 },
    { name: "trackside", text: "trackside", vehicle: 0, car: -1, floor: "apart", x: 2 },
    ...OTHER.flatMap((kind, number) =>
        car(1, `armored ${number}`, number, kind === "tender" ? ["roof"] : ["inside", "roof"]),
    ),
    { name: "rode away", text: "rode-away", vehicle: -1, car: -1, floor: "apart", x: 0 },
];

/** The number of a place by its name. */
export function placed(name: string): number {
    const found = PLACES.findIndex((place) => place.name === name);
    if (found < 0) throw new Error(`there is no place ${name}`);
    return found;
}

const LOOT = BANDITS.map((_, bandit) => PLACES.length + bandit);
const BLOCKS: readonly (readonly [string, number])[] = [
    ...([
        ["graph", 1],
        ["table powers", 1],
        ["powers", 20],
        ["first", 1],
        ["round", 1],
        ["card", 1],
    ] as const),
    ...([
        ["turn", 1],
        ["resolved", 1],
        ["neutral", 1],
        ["cars", CARS.length],
    ] as const),
    ...([
        ["revolver", BANDITS.length],
        ["received", BANDITS.length],
        ["money", BANDITS.length],
    ] as const),
];
const COUNTERS = BLOCKS.flatMap(([name, size]) => Array<string>(size).fill(name));
const ACTIONS = ["", "move", "floor", "rob", "shoot", "punch", "marshal", ...BANDITS.map(() => ""), ""];
const CARDS = ["unknown", ...ACTIONS.slice(1, 7), ...BANDITS.map((name) => `bullet ${name}`), "bullet neutral"];
const TOKENS = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2];

const seats = <T>(make: (seat: number) => T): T[] => Array.from({ length: SEATS }, (_, seat) => make(seat));

/** Its legend. Without the place beside a car, which takes room between the trains, that is on no vehicle. */
export function madeLegend(beside = true): Legend {
    const vehicleOf = ({ name, vehicle }: Made): number => (name === "trackside" && !beside ? -1 : (vehicle ?? -1));
    return {
        seats: seats((seat) => ({ bandits: seat < MARSHAL ? [seat] : [], partner: seat })),
        pawns: [
            ...BANDITS.map((name) => ({ name, bandit: true, lawman: false })),
            { name: "marshal", bandit: false, lawman: true },
            ...["courier 1", "courier 2"].map((name) => ({ name, bandit: false, lawman: true })),
        ],
        vehicles: ["train", "armored"],
        places: [
            ...PLACES.map((place): LegendPlace => {
                const { name, text, car = -1, floor = "apart" } = place;
                return { name, text, car, floor, vehicle: vehicleOf(place) };
            }),
            ...BANDITS.map((name) => ({ name: `${name}'s loot`, text: "loot" })),
            ...["stock", "gone", "falling"].map((name) => ({ name, text: name })),
        ],
        tokens: TOKENS,
        token_kinds: ["purse", "jewel", "strongbox"].map((name) => ({ name, hidden: name === "purse" })),
        values: [0, 250, 500, 1000].map((worth) => ({ name: worth === 0 ? "unknown" : `${worth}`, worth })),
        cards: CARDS.map((name, home) => ({ name, action: ACTIONS[home] !== "", bandit: 0, home })),
        spots: ["deck", "hand"].flatMap((name) => seats((seat) => ({ name, seat, pool: name === "hand" ? seat : -1 }))),
        hands: [SEATS],
        rows: [{ name: "pile", seat: -1 }],
        counters: COUNTERS,
        masks: [],
        powers: [...BANDITS],
        cars: ["", "mail", "dining", "prison", "saloon"],
        rounds: [{ name: "bridge", turns: ["standard", "tunnel", "switching"], event: "" }],
        verbs: { move: "place", shoot: "pawn", play: "card", draw: "" },
        happenings: {
            placed: [
                ["pawn", "pawn"],
                ["from", "place"],
                ["to", "place"],
            ],
            shot: [
                ["shooter", "pawn"],
                ["victim", "pawn"],
            ],
            "neutral-hit": [["victim", "pawn"]],
            hidden: [
                ["seat", "seat"],
                ["card", "card"],
            ],
            resolved: [
                ["bandit", "pawn"],
                ["card", "card"],
            ],
            slid: [["cars", "number"]],
        },
        private: {},
        actions: ACTIONS,
        ranges: [
            [1, 1],
            [2, 2],
            [3, 3],
        ],
        loot: LOOT,
        turns: ["standard", "tunnel", "switching"],
        orders: [1, 1, -1].map((way) => seats((first) => seats((nth) => (first + SEATS + way * nth) % SEATS))),
        words: {
            ...{
                quiet: [],
                quiet_rules: [],
                quiet_tokens: [],
                own_line: ["resolved"],
                own_rules: [],
                plain: [],
                plain_rules: [],
            },
            ...{ moves: {}, steps: {}, doers: {} },
        },
        last_round: 4,
        moments: ["before-drawing", "drawing", "after-drawing", "planning", "action", "event"],
        plans: [0],
        companions: [],
        sides: BANDITS.map((_, bandit) => bandit % 2),
        titles: true,
        revolver: 6,
        edition: 2016,
        x: PLACES.map((place) => place.x),
        directions: [1, -1],
        car_kinds: [[], OTHER],
        offsets: OFFSETS.map((offset) => [0, offset]),
        led: seats((seat) => (seat <= MARSHAL ? [seat] : [])),
        names: [...BANDITS, "marshal", "professor"],
        roles: seats((seat) => (seat < MARSHAL ? "bandit" : seat === MARSHAL ? "marshal" : "automaton")),
        side: seats((seat) => seat % 2),
        side_names: ["team", "team"],
    };
}

/** Where everybody stands, unless told otherwise: bandits on both trains, one in the cell, one on the cart. */
const STAND = [
    ...["3 cell", "1 inside", "2 inside", "2 roof", "armored 3 roof", "cart", "armored 4 roof", "armored 1 roof"],
    ...["3 inside", "armored 2 roof", "armored 5 inside"],
];

/** A view of it, with the trains as they stand in one of its graphs. */
export function madeView(viewer: number, graph = 0, stand: readonly string[] = STAND): View {
    const at = stand.map(placed);
    const counters = COUNTERS.map((name) => ({ revolver: 5, received: 1 })[name] ?? 0);
    const cars = COUNTERS.indexOf("cars");
    CARS.forEach((_, number) => (counters[cars + number] = number));
    counters[COUNTERS.indexOf("graph")] = graph;
    const lie = ["1 inside", "2 inside", "armored 4 inside", "4 inside", "cart", "3 inside", "trackside", "2 inside"];
    const token_at = TOKENS.map((_, token) => (lie[token] === undefined ? (LOOT[token % 5] ?? 0) : placed(lie[token])));
    const none = TOKENS.map(() => 0);
    return {
        version: 1,
        ...{ viewer, number: 1, at, who: PLACES.map(() => 0), token_at, token_value: none, token_known: none },
        ...{ token_sure: none, token_maybe: none, values: [0, 0, 0, 0], counters, answers: [], asked: viewer, open: 0 },
        cards: ["deck", "hand"].flatMap((spot) =>
            seats((seat) =>
                CARDS.map((_, kind) => (spot === "hand" && seat < SEATS - 1 && kind > 0 && kind < 6 ? 1 : 0)),
            ).flat(),
        ),
        rows: [seats((seat) => (1 + (seat % 5)) | (seat << 5)).concat([(0 + 1) | (9 << 5)])],
        stack: [],
        options: [],
    };
}

/** The trains slide on: the graph is another one. */
export const SLID: Entry = {
    name: "slid",
    rule: "",
    numbers: [2],
    changes: { counters: [[COUNTERS.indexOf("graph"), 1]] },
};

/** The last card of the pile is resolved: that of the seat without a pawn. */
export const RESOLVED: Entry = {
    name: "resolved",
    rule: "",
    numbers: [-1, 1, SEATS - 1],
    changes: { counters: [[COUNTERS.indexOf("resolved"), SEATS + 1]] },
};

/** What one may choose there, from the roof of the other train: along it, and across. */
export const MOVES = ["armored 2 roof", "armored 4 roof", "armored 5 roof", "3 roof", "2 roof"].map(
    (name) => `move ${name}`,
);
