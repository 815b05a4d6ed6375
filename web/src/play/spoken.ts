// A place in words, for those who listen: what it is, who is there, what lies there.
import { MOUNTS } from "../boxes/parts";
import { type Car, pawnsAt, placesOf, type Vehicle } from "../game/board";
import { lootAt, type Token } from "../game/loot";
import type { View } from "../protocol/generated/messages";
import { type Names, times } from "../text/names";
import { capital } from "../text/speech";

/** Tokens in words, equal ones counted. */
export function tokensSaid(names: Names, tokens: readonly Token[]): string[] {
    const counts = new Map<string, number>();
    for (const one of tokens) {
        const said = names.token(one.kind, one.value);
        counts.set(said, (counts.get(said) ?? 0) + 1);
    }
    return [...counts].map(([said, count]) => times(said, count));
}

/** Who and what is at a place, lawmen first; "" if nobody and nothing is. */
export function presentSaid(names: Names, view: View, place: number): string {
    const who = pawnsAt(names.table, view, place);
    const ordered = [...who.filter((pawn) => pawn.lawman), ...who.filter((pawn) => !pawn.lawman)];
    const all = [
        ...ordered.map((pawn) => names.pawn(pawn.number)),
        ...tokensSaid(names, lootAt(names.table, view, place)),
    ];
    return names.speech.join(all);
}

/** A place with all that is there: "Inside car 2, dining car: the Marshal, Ghost and a purse ×2". */
export function placeSaid(names: Names, view: View, car: Car, place: number): string {
    const where = capital(names.place(place));
    const kind = car.number > 0 ? names.car(car.kind) : "";
    const present = presentSaid(names, view, place);
    const whole = kind === "" ? where : `${where}, ${kind}`;
    return present === "" ? whole : names.speech.say("play-there", { where: whole, what: present });
}

/** What is no car of a train: a vehicle without cars, or a place in front of the locomotive. */
export function bodySaid(names: Names, car: Car): string {
    const whole = names.table.legend.vehicles[car.vehicle] === car.kind;
    return capital(whole ? names.speech.say(`play-vehicle-${car.kind}`) : names.place(placesOf(car)[0] ?? -1));
}

/** The cars of a vehicle, from its rear end: what each is, who and what is in and on it, and the mounts beside it. */
export function carsSaid(names: Names, view: View, vehicle: Vehicle, mounts: readonly number[]): string[] {
    const { speech: say } = names;
    const of = 1 + Math.max(...vehicle.cars.map((car) => car.number));
    const title = (car: Car): string => {
        if (car.number < 0) return bodySaid(names, car);
        const said = say.say("play-car", { number: of - car.number, of, car: names.car(car.kind) });
        if (vehicle.number === 0) return said;
        return say.say("play-there", { where: capital(say.say(`play-vehicle-${vehicle.name}`)), what: said });
    };
    return [...vehicle.cars].reverse().map((car) => {
        const parts = placesOf(car).flatMap((place) => {
            const present = presentSaid(names, view, place);
            if (present === "") return [];
            if (place === car.insides[0]) return [say.say("play-inside", { who: present })];
            if (place === car.roof) return [say.say("play-roof", { who: present })];
            return [`${say.say("play-there", { where: capital(names.place(place)), what: present })}.`];
        });
        const beside = mounts[car.number] ?? 0;
        if (beside > 0 && MOUNTS) parts.push(say.say(`play-${MOUNTS.counter}`, { number: beside }));
        return [`${title(car)}.`, ...(parts.length > 0 ? parts : [say.say("play-empty")])].join(" ");
    });
}
