// What happened, as things to show: each entry with the view after it and the motions that tell how it came to be.
import { placeFacts, type Place, places, placesOf, vehicles } from "../game/board";
import type { Happened } from "../game/follow";
import { at, numbersOf, type Table } from "../game/table";
import type { Entry, View } from "../protocol/generated/messages";
import type { Step } from "../scene/steps";
import type { Herd } from "./herd";
import { HAND, pawnId, placeId, plateId, slotId, tokenId, vehicleId } from "./ids";

/** One thing to show: what happened, and its motions. */
export interface Shown extends Happened {
    readonly steps: readonly Step[];
}

const ROW = "pile";
const TUNNEL = "tunnel";

/** What happened, as things to show. What has no motion changes the picture together with the next one that has one. */
export function shownOf(table: Table, before: View, happened: readonly Happened[]): Shown[] {
    return happened.map((one, i) => {
        const steps = stepsOf(table, happened[i - 1]?.view ?? before, one.view, one.entry);
        return { ...one, steps };
    });
}

/** The motions of one entry. */
export function stepsOf(table: Table, before: View, after: View, entry: Entry): Step[] {
    return [...slides(table, before, after), ...happened(table, before, after, entry)];
}

/** The motions of one entry where nobody's hand is on the screen: cards do not fly onto the plan. */
export function movesOf(table: Table, before: View, after: View, entry: Entry): Step[] {
    return stepsOf(table, before, after, entry).filter((step) => step.kind !== "plan");
}

function happened(table: Table, before: View, after: View, entry: Entry): Step[] {
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
    const moved = movedBy(table, rule);
    if (!start || moved === "ride") return [{ kind: "ride", who }];
    if (start.vehicle === goal.vehicle && start.x === goal.x) return [{ kind: "climb", who }];
    if (moved === "slide") return [{ kind: "slide", who: [who] }];
    return [{ kind: "move", who, via: between(table, start, goal).map(placeId) }];
}

/** How a rule moves pawns, by its family; nothing, if they go by themselves. */
export function movedBy(table: Table, rule: string): string | undefined {
    return Object.entries(table.legend.words.moves).find(([family]) => rule.startsWith(`${family}-`))?.[1];
}

/** The places that one passes on the way along a vehicle. */
function between(table: Table, start: Place, goal: Place): number[] {
    if (start.vehicle !== goal.vehicle || start.floor !== goal.floor) return [];
    const low = Math.min(start.x, goal.x);
    const high = Math.max(start.x, goal.x);
    const way = places(table).filter(
        (one) => one.vehicle === goal.vehicle && one.floor === goal.floor && one.x > low && one.x < high,
    );
    way.sort((one, other) => (start.x < goal.x ? one.x - other.x : other.x - one.x));
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
            bandit: bandit >= 0 ? table.pawnName(bandit) : table.face(seat),
            hidden,
            from: own ? HAND : plateId(seat),
            to: slotId(index),
        },
    ];
}

/**
 * What goes along when vehicles come to stand elsewhere: they, with everybody and everything in and on them. The picture
 * keeps trains in its middle, so all of them may move in it: the scene knows which do.
 */
function slides(table: Table, before: View, after: View): Step[] {
    const graph = table.counter("graph");
    if (before.counters[graph] === after.counters[graph]) return [];
    const cars = vehicles(table, after).flatMap((vehicle) => vehicle.cars);
    const there = new Set(cars.flatMap(placesOf));
    const stays = (place: number | undefined, one: number, all: readonly number[]): boolean =>
        place !== undefined && there.has(place) && all[one] === place;
    const pawns = after.at.flatMap((place, pawn) => (stays(place, pawn, before.at) ? [pawnId(pawn)] : []));
    const tokens = after.token_at.flatMap((place, one) => (stays(place, one, before.token_at) ? [tokenId(one)] : []));
    return [{ kind: "slide", who: [...cars.map((car) => vehicleId(car.vehicle, car.x)), ...pawns, ...tokens] }];
}

/** A ride with the mount that goes along, if the herd tells which. */
export function withMount(steps: readonly Step[], before: Herd, after: Herd): Step[] {
    const moved = after.findIndex((car, number) => before[number] !== undefined && before[number] !== car);
    return steps.map((step) => (step.kind === "ride" && moved >= 0 ? { ...step, mount: `mount ${moved}` } : step));
}
