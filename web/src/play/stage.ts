// A view as the scene shows it: cars, vehicles of the lane, pawns, tokens and mounts, with what can be chosen marked.
import { type Car, type Pawn, pawns, placesOf, type Vehicle, vehicles } from "../game/board";
import { companions, type Companion } from "../game/companions";
import { pileOf, type Planned } from "../game/cards";
import type { Token } from "../game/loot";
import { roundOf } from "../game/round";
import type { Table } from "../game/table";
import type { Entry, View } from "../protocol/generated/messages";
import type { LaneVehicle, SceneCar, SceneCard, ScenePawn, ScenePlace, SceneState, SceneZone } from "../scene/types";
import type { Names } from "../text/names";
import { capital } from "../text/speech";
import { hasMounts, type Herd, herdOf, mountCounts, riders } from "./herd";
import { besideId, pawnId, placeId, vehicleId } from "./ids";
import { type Choosing, type Marks, marksOf } from "./marks";
import { onBoard, priceOf, sceneLoot, scenePawn, tokens } from "./pieces";
import { placeSaid } from "./spoken";
import { tellingOf } from "./telling";

/** What the scene is made from. Only the names and the view are needed: a replay asks nothing. */
export interface Facts {
    readonly names: Names;
    readonly view: View;
    readonly choosing?: Choosing | null;
    readonly herd?: Herd; // of the view before, so that mounts keep their names
    readonly extra?: readonly ScenePawn[]; // ghosts of a sketch
    readonly told?: Entry | null; // what is just happening
}

export interface StageSet {
    readonly scene: SceneState;
    readonly marks: Marks;
    readonly herd: Herd;
    readonly station: boolean; // the train has arrived
    readonly dark: boolean; // this turn is a tunnel
    readonly gone: readonly Pawn[]; // pawns on no vehicle that stands somewhere: ridden away
    readonly held: ReadonlyMap<number, readonly Token[]>; // by bandit
    readonly elsewhere: readonly Token[]; // out of the game, in stock, in the air
    readonly companions: readonly Companion[];
}

const LAWMAN = "marshal"; // the verb for one who pays no price wherever he goes

export function stageSet(facts: Facts): StageSet {
    const { names, view } = facts;
    const { table } = names;
    const choosing = facts.choosing ?? null;
    const all = vehicles(table, view).filter((vehicle) => vehicle.offset !== null);
    const [train, ...others] = all;
    const cars = train?.cars ?? [];
    const numbered = cars.filter((car) => car.number >= 0);
    const waiting = riders(table, view, numbered.length - 1);
    const counts = mountCounts(table, view);
    const strip = hasMounts(table) || waiting.size > 0;
    const herd = herdOf(counts, facts.herd);
    const marks = marksOf(table, view, choosing);
    const round = roundOf(table, view);
    const card = resolving(names, view);
    const active = choosing?.numbers.bandit ?? actingPawn(table, view);
    const { lying, held, elsewhere } = tokens(table, view);
    const everybody = pawns(table, view);
    const telling = tellingOf(names, facts.told ?? null);
    const onStage = everybody.filter((pawn) => waiting.has(pawn.number) || onBoard(table, view, pawn.place));
    const scene: SceneState = {
        cars: cars.map((car) => sceneCar(names, car, strip)).reverse(),
        lane: others.flatMap((vehicle, number) =>
            lane(names, vehicle, number + 1, Math.max(...cars.map(({ x }) => x))),
        ),
        pawns: [
            ...onStage.map((pawn) => ({
                ...scenePawn(names, pawn, waiting, marks, choosing, active, card),
                ...telling.pawns.get(pawn.number),
            })),
            ...(facts.extra ?? []),
        ],
        loot: lying.map(({ one, place, under }) => sceneLoot(names, one, place, under, marks, choosing)),
        mounts: herd.map((car, number) => ({ id: `mount ${number}`, place: besideId(car) })),
        zones: [
            ...all.flatMap((vehicle) => vehicle.cars.flatMap((car) => zones(names, view, car, marks, choosing))),
            ...(strip ? numbered.map((car) => besideZone(names, car)) : []),
        ],
        lines: telling.lines,
        ...(card ? { card } : {}),
    };
    return {
        scene,
        marks,
        herd,
        station: round.number === round.last,
        dark: round.planning && round.turns[round.turn]?.kind === "tunnel",
        gone: everybody.filter((pawn) => !onStage.includes(pawn)),
        held,
        elsewhere,
        companions: companions(table, view),
    };
}

function sceneCar(names: Names, car: Car, strip: boolean, mirrored = false): SceneCar {
    const insides = car.insides.map((place): ScenePlace => ({ id: placeId(place), level: "inside" }));
    const places = mirrored ? insides : insides.reverse(); // from the left
    if (car.roof >= 0) places.push({ id: placeId(car.roof), level: "roof" });
    for (const place of car.beside) places.push({ id: placeId(place), level: "ground" });
    if (strip && car.number >= 0) places.push({ id: besideId(car.number), level: "beside" });
    return {
        id: vehicleId(car.vehicle, car.x),
        kind: car.kind,
        name: car.number >= 0 || names.speech.has(`car-${car.kind}.short`) ? names.car(car.kind, "short") : "",
        engine: car.number === 0,
        places,
    };
}

/** A vehicle beside the train, whose last car has that `x`: one of a box, or each car of another train on its track. */
function lane(names: Names, vehicle: Vehicle, track: number, last: number): LaneVehicle[] {
    const { offset, direction } = vehicle;
    const mirrored = direction < 0;
    return vehicle.cars.map((car) => ({
        ...sceneCar(names, car, false, mirrored),
        faces: last - (offset ?? 0) - direction * car.x,
        mirrored,
        ...(vehicle.cars.some(({ number }) => number >= 0) ? { track } : {}),
    }));
}

function zones(names: Names, view: View, car: Car, marks: Marks, choosing: Choosing | null): SceneZone[] {
    return placesOf(car).map((place) => {
        const option = marks.places.get(place);
        const label = placeSaid(names, view, car, place);
        if (!option) return { place: placeId(place), state: "normal", label };
        const price = option.verb === LAWMAN ? "" : priceOf(names, view, place);
        const chosen = choosing?.chosen === option.text;
        const state = chosen ? "chosen" : price === "" ? "target" : "priced";
        return { place: placeId(place), state, label, ...(price === "" ? {} : { note: price }) };
    });
}

/** The strip along a car: nobody chooses it, but it has a name. */
function besideZone(names: Names, car: Car): SceneZone {
    const label = capital(names.speech.say("play-beside", { car: names.car(car.kind) }));
    return { place: besideId(car.number), state: "normal", label };
}

/** The pawn that acts out a card of the pile. */
export function pawnOf(table: Table, card: Pick<Planned, "seat" | "bandit">): number {
    return card.bandit >= 0 ? card.bandit : (table.led(card.seat)[0] ?? -1);
}

/** The bandit whose card is being resolved; -1 for none. */
function actingPawn(table: Table, view: View): number {
    const now = pileOf(table, view).find((card) => card.state === "now");
    return now ? pawnOf(table, now) : -1;
}

/** The card that is being resolved, beside its bandit. */
function resolving(names: Names, view: View): SceneCard | undefined {
    const { table } = names;
    const pile = pileOf(table, view);
    const now = pile.find((card) => card.state === "now");
    if (!now || now.action === "") return undefined;
    const pawn = pawnOf(table, now);
    if (pawn < 0) return undefined;
    return {
        pawn: pawnId(pawn),
        kind: now.action,
        bandit: table.pawnName(pawn),
        name: names.cardAlone(now.kind, "short"),
        note: names.speech.say("play-nth-card", { number: now.index + 1, of: pile.length }),
    };
}

/** The drawing of whose card it is: that of the bandit, of the only one that its seat leads, or of the first. */
export function ownerKind(table: Table, seat: number, kind: number): string | null {
    const bandit = table.owner(seat, kind);
    if (bandit >= 0) return table.pawnName(bandit);
    return seat < 0 ? null : table.face(seat);
}
