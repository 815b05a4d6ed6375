// What the scene plays when the reel goes on by one event: a step for what can be seen of it.
import { placeFacts } from "../game/board";
import { pileOf } from "../game/cards";
import { numbersOf, type Table } from "../game/table";
import { pawnId, placeId, plateId, slotId, tokenId, vehicleId } from "../play/ids";
import type { Entry, View } from "../protocol/generated/messages";
import type { Step } from "../scene/steps";

export function movesOf(table: Table, before: View, view: View, entry: Entry): Step[] {
    const [first = -1, second = -1, third = -1] = numbersOf(entry);
    switch (entry.name) {
        case "placed":
            return placed(table, first, second, third);
        case "shot": {
            const plate = plateId(table.leader[second] ?? -1);
            return [{ kind: "shot", who: pawnId(first), at: pawnId(second), bandit: table.pawnName(first), plate }];
        }
        case "punched":
            return [{ kind: "punch", who: pawnId(first), at: pawnId(second) }];
        case "token":
            return token(table, before, view, first, second);
        case "resolved": {
            const now = pileOf(table, view).find((card) => card.state === "now");
            return [now ? { kind: "resolve", from: slotId(now.index) } : { kind: "resolve" }];
        }
        case "turn":
            return table.legend.turns[second] === "tunnel" ? [{ kind: "tunnel" }] : [];
        case "event":
            return [{ kind: "lurch", way: 1 }];
        case "coach":
            return [{ kind: "slide", who: coachAndRiders(table, view) }];
        default:
            return [];
    }
}

function placed(table: Table, pawn: number, from: number, to: number): Step[] {
    const [start, end] = [placeFacts(table, from), placeFacts(table, to)];
    const who = pawnId(pawn);
    if (!start || !end) return [{ kind: "slide", who: [who] }];
    if (table.legend.pawns[pawn]?.lawman) return [{ kind: "walk", who, meets: [] }];
    const sameCar = start.vehicle === end.vehicle && start.car === end.car;
    if (sameCar && start.floor !== end.floor) return [{ kind: "climb", who }];
    return [{ kind: "move", who, via: between(table, from, to) }];
}

/** The places of the cars between two on the same floor of one train. */
function between(table: Table, from: number, to: number): string[] {
    const [start, end] = [placeFacts(table, from), placeFacts(table, to)];
    if (!start || !end || start.vehicle !== end.vehicle || start.floor !== end.floor) return [];
    const way = Math.sign(end.car - start.car);
    return Array.from({ length: Math.max(0, Math.abs(end.car - start.car) - 1) }, (_, i) =>
        table.legend.places.findIndex(
            (place) =>
                place.vehicle === start.vehicle &&
                place.floor === start.floor &&
                place.car === start.car + way * (i + 1),
        ),
    ).flatMap((place) => (place >= 0 ? [placeId(place)] : []));
}

/** A token goes to a bandit, or falls from one. Which one it was can be told by where tokens were before. */
function token(table: Table, before: View, view: View, from: number, to: number): Step[] {
    const [giver, taker] = [table.legend.loot.indexOf(from), table.legend.loot.indexOf(to)];
    const moved = view.token_at.findIndex((place, number) => place === to && before.token_at[number] === from);
    if (moved < 0) return [];
    const look = table.legend.token_kinds[table.legend.tokens[moved] ?? -1]?.name ?? "";
    if (taker >= 0) {
        const plate = plateId(table.leader[taker] ?? -1);
        return [{ kind: "rob", who: pawnId(taker), token: tokenId(moved), look, plate }];
    }
    return giver >= 0 ? [{ kind: "drop", token: tokenId(moved), from: pawnId(giver) }] : [];
}

/** Every vehicle beside the train, and who is on it. */
function coachAndRiders(table: Table, view: View): string[] {
    const beside = (place: number): boolean => (placeFacts(table, place)?.vehicle ?? -1) > 0;
    const riders = view.at.flatMap((place, pawn) => (beside(place) ? [pawnId(pawn)] : []));
    return [...table.legend.vehicles.slice(1).map((_, i) => vehicleId(i + 1, -1)), ...riders];
}
