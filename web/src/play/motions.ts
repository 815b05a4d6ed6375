// What happened, as things to show: each entry with the view after it and the motions that tell how it came to be.
import { placeFacts, type Place, places, vehicles } from "../game/board";
import { fold } from "../game/fold";
import { at, numbersOf, type Table } from "../game/table";
import type { Entry, View } from "../protocol/generated/messages";
import type { Step } from "../scene/steps";
import type { Herd } from "./herd";
import { HAND, pawnId, placeId, plateId, slotId, tokenId, vehicleId } from "./ids";

/** One thing to show: the view after it, and its motions. */
export interface Shown {
    readonly number: number; // of its entry, for this viewer
    readonly entry: Entry;
    readonly view: View;
    readonly steps: readonly Step[];
}

const ROW = "pile";
const TUNNEL = "tunnel";
const RODE = "HS-RIDE";
const EVENT = "-EV-";

/** Entries as things to show. Those without a motion change the picture together with the next one that has one. */
export function shownOf(table: Table, before: View, entries: readonly { number: number; entry: Entry }[]): Shown[] {
    const found: Shown[] = [];
    let view = before;
    for (const { number, entry } of entries) {
        const after = fold(view, entry);
        found.push({ number, entry, view: after, steps: stepsOf(table, view, after, entry) });
        view = after;
    }
    return found;
}

/** The motions of one entry. */
export function stepsOf(table: Table, before: View, after: View, entry: Entry): Step[] {
    const [first = -1, second = -1, third = -1] = numbersOf(entry);
    switch (entry.name) {
        case "placed":
            return placed(table, entry.rule, first, second, third);
        case "shot":
            return [
                {
                    kind: "shot",
                    who: pawnId(first),
                    at: pawnId(second),
                    bandit: table.pawnName(first),
                    plate: plateId(at(table.leader, second)),
                },
            ];
        case "neutral-hit":
            return neutral(table, before, first);
        case "punched":
            return [{ kind: "punch", who: pawnId(first), at: pawnId(second) }];
        case "token":
            return token(table, entry, first, second);
        case "resolved":
            return [{ kind: "resolve", from: slotId((after.counters[table.counter("resolved")] ?? 1) - 1) }];
        case "played":
        case "hidden":
            return planned(table, after, entry.name === "hidden", first, second);
        case "coach":
            return [{ kind: "slide", who: carried(table, after) }];
        case "event":
            return [{ kind: "lurch", way: 1 }];
        case "turn":
            return table.legend.turns[second] === TUNNEL ? [{ kind: "tunnel" }] : [];
        default:
            return [];
    }
}

function placed(table: Table, rule: string, pawn: number, from: number, to: number): Step[] {
    const who = pawnId(pawn);
    const start = placeFacts(table, from);
    const goal = placeFacts(table, to);
    if (!goal || goal.vehicle < 0) return [];
    if (at(table.legend.pawns, pawn).lawman) return [{ kind: "walk", who, meets: [] }];
    if (!start || rule.startsWith(RODE)) return [{ kind: "ride", who }];
    if (start.vehicle === goal.vehicle && start.car === goal.car) return [{ kind: "climb", who }];
    if (rule.includes(EVENT)) return [{ kind: "slide", who: [who] }];
    return [{ kind: "move", who, via: between(table, start, goal).map(placeId) }];
}

/** The places that one passes on the way along a vehicle. */
export function between(table: Table, start: Place, goal: Place): number[] {
    if (start.vehicle !== goal.vehicle || start.floor !== goal.floor) return [];
    const low = Math.min(start.car, goal.car);
    const high = Math.max(start.car, goal.car);
    const way = places(table).filter(
        (one) => one.vehicle === goal.vehicle && one.floor === goal.floor && one.car > low && one.car < high,
    );
    way.sort((one, other) => (start.car < goal.car ? one.car - other.car : other.car - one.car));
    return way.map((one) => one.number);
}

/** The same, for who should remember: a card that was planned is not shown again. */
export function blindfold(shown: Shown): Shown {
    const steps = shown.steps.map((step) => (step.kind === "plan" ? { ...step, hidden: true, card: "unknown" } : step));
    return { ...shown, steps };
}

/** A neutral bullet comes from the lawman at whose place the victim is; from passengers it just comes. */
function neutral(table: Table, before: View, victim: number): Step[] {
    const place = before.at[victim];
    const lawman = table.legend.pawns.findIndex((pawn, number) => pawn.lawman && before.at[number] === place);
    if (lawman < 0) return [];
    const plate = plateId(at(table.leader, victim));
    return [{ kind: "shot", who: pawnId(lawman), at: pawnId(victim), bandit: null, plate }];
}

/** A token goes to a bandit, or falls from one; elsewhere it only lies there. */
function token(table: Table, entry: Entry, from: number, to: number): Step[] {
    const moved = entry.changes.token_at?.find(([, place]) => place === to)?.[0];
    if (moved === undefined) return [];
    const taker = table.legend.loot.indexOf(to);
    const loser = table.legend.loot.indexOf(from);
    const kind = at(table.legend.token_kinds, at(table.legend.tokens, moved)).name;
    if (taker >= 0 && loser < 0) {
        const plate = plateId(at(table.leader, taker));
        return [{ kind: "rob", who: pawnId(taker), token: tokenId(moved), look: kind, plate }];
    }
    return loser >= 0 && taker < 0 ? [{ kind: "drop", token: tokenId(moved), from: pawnId(loser) }] : [];
}

function planned(table: Table, after: View, hidden: boolean, seat: number, card: number): Step[] {
    const row = table.legend.rows.findIndex((one) => one.name === ROW);
    const index = (after.rows[row]?.length ?? 1) - 1;
    const own = after.viewer === seat;
    const bandit = table.owner(seat, card);
    return [
        {
            kind: "plan",
            card: table.action(card) || "unknown",
            bandit: table.pawnName(bandit >= 0 ? bandit : at(table.led(seat), 0)),
            hidden,
            from: own ? HAND : plateId(seat),
            to: slotId(index),
        },
    ];
}

/** Vehicles beside the train, with everybody and everything in and on them. */
function carried(table: Table, after: View): string[] {
    const lane = vehicles(table, after).slice(1);
    const cars = lane.flatMap((vehicle) => vehicle.cars);
    const there = new Set(cars.flatMap((car) => [car.inside, car.roof]));
    const pawns = table.legend.pawns.flatMap((_, pawn) => (there.has(after.at[pawn] ?? -1) ? [pawnId(pawn)] : []));
    const tokens = after.token_at.flatMap((place, one) => (there.has(place) ? [tokenId(one)] : []));
    return [...cars.map((car) => vehicleId(car.vehicle, car.number)), ...pawns, ...tokens];
}

/** A ride with the horse that goes along, if the herd tells which. */
export function withHorse(steps: readonly Step[], before: Herd, after: Herd): Step[] {
    const moved = after.findIndex((car, number) => before[number] !== undefined && before[number] !== car);
    return steps.map((step) => (step.kind === "ride" && moved >= 0 ? { ...step, horse: `horse ${moved}` } : step));
}
