// Vehicles, cars and places in their order, and who is where.
import type { View } from "../protocol/generated/messages";
import { at, NOWHERE, type Table } from "./table";

export type Floor = "inside" | "roof" | "apart";

export interface Place {
    number: number;
    name: string;
    floor: Floor;
    vehicle: number; // -1: on none
    car: number; // 0: the first; -1: no car of a train
    x: number; // how far back along its vehicle, in cars; -1: in front of the first one
}

/** A car, or whatever else of a vehicle is drawn as one body: a vehicle without cars, what is before a locomotive. */
export interface Car {
    vehicle: number;
    number: number; // 0: the locomotive; -1: it is no car of a train
    x: number; // how far back along its vehicle; -1: in front of the first car
    kind: string; // "locomotive", "mail", …; of what is no car the name of its vehicle, or of its place
    insides: readonly number[]; // places from the front; those without a floor of their own, as a cell, come last
    roof: number; // -1: it has none
    beside: readonly number[]; // places along it that are not in it
}

export interface Vehicle {
    number: number;
    name: string;
    cars: Car[]; // from the front
    direction: number; // 1: it runs as the first train does; -1: the other way
    offset: number | null; // the car of the first train beside which its front stands; none: it stands nowhere
}

export interface Pawn {
    number: number;
    name: string;
    bandit: boolean;
    lawman: boolean;
    seat: number; // who leads it; -1: nobody
    place: number; // -1: nowhere yet
}

/** The places of the board. */
export function places(table: Table): Place[] {
    const { legend } = table;
    return legend.places.slice(0, table.places).map((place, number) => {
        const car = place.car ?? NOWHERE;
        return {
            number,
            name: place.name,
            floor: place.floor ?? "apart",
            vehicle: place.vehicle ?? NOWHERE,
            car,
            x: legend.x?.[number] ?? Math.max(car, 0),
        };
    });
}

/** Places on no vehicle: under the Shotgun, ridden away, and whatever boxes to come bring. */
export function placesApart(table: Table): Place[] {
    return places(table).filter((place) => place.vehicle < 0);
}

/** The vehicles with their cars, the train first. */
export function vehicles(table: Table, view: View): Vehicle[] {
    const all = places(table);
    const { legend } = table;
    return legend.vehicles.map((name, number) => {
        const own = all.filter((place) => place.vehicle === number);
        const stops = [...new Set(own.map((place) => place.x))].sort((one, other) => one - other);
        return {
            number,
            name,
            cars: stops.map((x) => carOf(table, view, number, own, x)),
            direction: legend.directions?.[number] ?? 1,
            offset: offsetOf(table, view, number),
        };
    });
}

/** What a vehicle has at one point along it: a car with its places, or places that are no car's. */
function carOf(table: Table, view: View, vehicle: number, own: readonly Place[], x: number): Car {
    const here = own.filter((place) => place.x === x);
    const inCar = here.filter((place) => place.car >= 0);
    const body = inCar.length > 0 ? inCar : here;
    const number = body[0]?.car ?? NOWHERE;
    const alone = own.every((place) => place.car < 0);
    const numbers = (floor: Floor): number[] => body.filter((one) => one.floor === floor).map((one) => one.number);
    return {
        ...{ vehicle, number, x },
        kind: number < 0 && !alone ? (body[0]?.name ?? "") : kindOf(table, view, vehicle, number),
        insides: [...numbers("inside"), ...numbers("apart")],
        roof: numbers("roof")[0] ?? NOWHERE,
        beside: here.filter((place) => !body.includes(place)).map((place) => place.number),
    };
}

/** What a car is: its vehicle has the same ones in every game, or their types are in counters, but for the first. */
function kindOf(table: Table, view: View, vehicle: number, car: number): string {
    if (car < 0) return at(table.legend.vehicles, vehicle);
    const fixed = table.legend.car_kinds?.[vehicle]?.[car];
    if (fixed !== undefined) return fixed;
    if (car === 0) return "locomotive";
    return vehicle > 0 ? "" : (table.legend.cars[view.counters[table.counter("cars") + car] ?? 0] ?? "");
}

/** Where the front of a vehicle stands now. Legends of older games tell which car it faces, and nothing of the train. */
export function offsetOf(table: Table, view: View, vehicle: number): number | null {
    const { offsets, stands } = table.legend;
    const graph = view.counters[table.counter("graph")] ?? 0;
    if (offsets != null) return offsets[graph]?.[vehicle] ?? null;
    const faced = vehicle === 0 ? 0 : (stands?.[graph]?.[vehicle] ?? NOWHERE);
    return faced < 0 ? null : faced;
}

/** How far a place is from the left of the picture, where the caboose is: less for what is farther left; none for no place. */
export function fromLeft(table: Table, view: View, place: number): number {
    const facts = placeFacts(table, place);
    if (!facts || facts.vehicle < 0) return 0;
    const direction = table.legend.directions?.[facts.vehicle] ?? 1;
    return -((offsetOf(table, view, facts.vehicle) ?? 0) + direction * facts.x);
}

/** All places of a car. */
export function placesOf(car: Car): number[] {
    return [...car.insides, ...(car.roof < 0 ? [] : [car.roof]), ...car.beside];
}

/** The place's facts, or nothing for what is not on the board. */
export function placeFacts(table: Table, place: number): Place | undefined {
    return place >= 0 && place < table.places ? places(table)[place] : undefined;
}

/** The car of a place, and nothing for one that is on no vehicle. */
export function carAt(table: Table, view: View, place: number): Car | undefined {
    return vehicles(table, view)
        .flatMap((vehicle) => vehicle.cars)
        .find((car) => placesOf(car).includes(place));
}

/** All pawns, wherever they are. */
export function pawns(table: Table, view: View): Pawn[] {
    return table.legend.pawns.map((pawn, number) => ({
        number,
        name: pawn.name,
        bandit: pawn.bandit,
        lawman: pawn.lawman,
        seat: at(table.leader, number),
        place: at(view.at, number),
    }));
}

/** The pawns on a place, lawmen last. */
export function pawnsAt(table: Table, view: View, place: number): Pawn[] {
    return pawns(table, view).filter((pawn) => pawn.place === place);
}

export function lawmen(table: Table, view: View): Pawn[] {
    return pawns(table, view).filter((pawn) => pawn.lawman);
}
