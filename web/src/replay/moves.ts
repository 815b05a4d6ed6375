// What the scene plays when the reel goes on by one event: a step for what can be seen of it.
import { placeFacts } from "../game/board";
import { pileOf } from "../game/cards";
import { numbersOf, type Table } from "../game/table";
import { pawnId, placeId, plateId, slotId, tokenId } from "../play/ids";
import { between, slides } from "../play/motions";
import type { Entry, View } from "../protocol/generated/messages";
import type { Step } from "../scene/steps";

export function movesOf(table: Table, before: View, view: View, entry: Entry): Step[] {
    return [...slides(table, before, view), ...happened(table, before, view, entry)];
}

function happened(table: Table, before: View, view: View, entry: Entry): Step[] {
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
        default:
            return [];
    }
}

function placed(table: Table, pawn: number, from: number, to: number): Step[] {
    const [start, end] = [placeFacts(table, from), placeFacts(table, to)];
    const who = pawnId(pawn);
    if (!start || !end) return [{ kind: "slide", who: [who] }];
    if (table.legend.pawns[pawn]?.lawman) return [{ kind: "walk", who, meets: [] }];
    const sameCar = start.vehicle === end.vehicle && start.x === end.x;
    if (sameCar && start.floor !== end.floor) return [{ kind: "climb", who }];
    return [{ kind: "move", who, via: between(table, start, end).map(placeId) }];
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
