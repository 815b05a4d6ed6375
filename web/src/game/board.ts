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
}

/** A car, or a vehicle that has no cars: what is drawn as one body. A floor that it has not got is -1. */
export interface Car {
    vehicle: number;
    number: number; // 0: the locomotive; -1: the vehicle has no cars
    kind: string; // "locomotive", "mail", …; of a vehicle without cars its own name
    inside: number;
    roof: number;
}

export interface Vehicle {
    number: number;
    name: string;
    cars: Car[]; // from the front
    faces: number; // the car of the first vehicle beside which it stands; -1: it stands alone
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
    return table.legend.places.slice(0, table.places).map((place, number) => ({
        number,
        name: place.name,
        floor: place.floor ?? "apart",
        vehicle: place.vehicle ?? NOWHERE,
        car: place.car ?? NOWHERE,
    }));
}

/** Places on no vehicle: under the Shotgun, ridden away, and whatever boxes to come bring. */
export function placesApart(table: Table): Place[] {
    return places(table).filter((place) => place.floor === "apart" || place.vehicle < 0);
}

/** The vehicles with their cars, the train first. */
export function vehicles(table: Table, view: View): Vehicle[] {
    const all = places(table);
    const graph = view.counters[table.counter("graph")] ?? 0;
    return table.legend.vehicles.map((name, number) => {
        const own = all.filter((place) => place.vehicle === number);
        const cars = [...new Set(own.map((place) => place.car))].sort((one, other) => one - other);
        return {
            number,
            name,
            faces: table.legend.stands[graph]?.[number] ?? NOWHERE,
            cars: cars.map((car) => ({
                vehicle: number,
                number: car,
                kind: kindOf(table, view, number, car),
                inside: own.find((place) => place.car === car && place.floor === "inside")?.number ?? NOWHERE,
                roof: own.find((place) => place.car === car && place.floor === "roof")?.number ?? NOWHERE,
            })),
        };
    });
}

/** What a car is: the first of the train is the locomotive, the others have their types in counters. */
function kindOf(table: Table, view: View, vehicle: number, car: number): string {
    if (car < 0) return at(table.legend.vehicles, vehicle);
    if (car === 0) return "locomotive";
    const types = table.counter("cars");
    return table.legend.cars[view.counters[types + car] ?? 0] ?? "";
}

/** The place's facts, or nothing for what is not on the board. */
export function placeFacts(table: Table, place: number): Place | undefined {
    return place >= 0 && place < table.places ? places(table)[place] : undefined;
}

/** All pawns, wherever they are. */
export function pawns(table: Table, view: View): Pawn[] {
    return table.legend.pawns.map((pawn, number) => ({
        number,
        name: pawn.name,
        bandit: pawn.bandit,
        lawman: pawn.lawman,
        seat: table.leader[number] ?? NOWHERE,
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
