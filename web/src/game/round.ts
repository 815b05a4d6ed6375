// The round card in play, its turns, and how far the round has come.
import type { View } from "../protocol/generated/messages";
import { leftToDo } from "./left";
import { at, bits, type Table } from "./table";

export interface Turn {
    kind: string; // "standard", "tunnel", "speeding-up", "switching", "melee", …
    state: "done" | "now" | "next";
}

export interface Round {
    number: number; // from 0
    last: number; // the number of the last round
    card: string; // its name; "" before it is turned up
    index: number; // among the round cards of the legend; -1 before it is turned up
    turns: Turn[];
    turn: number; // the turn that is planned, from 0; as many as there are when all are planned
    event: string; // its name; "" for none
    keeps: number; // how many cards one may keep for the next round
    planning: boolean;
    resolved: number; // cards of the pile that have been turned over
}

/** The round as it stands. */
export function roundOf(table: Table, view: View): Round {
    const counter = (name: string) => view.counters[table.counter(name)] ?? 0;
    const number = counter("round");
    const last = table.legend.last_round;
    if (!cardIsUp(table, view)) {
        const nothing = { card: "", index: -1, turns: [], turn: 0, event: "", keeps: 0, resolved: 0 };
        return { number, last, ...nothing, planning: true };
    }
    const index = counter("card");
    const card = at(table.legend.rounds, index);
    const resolved = counter("resolved");
    const planning = resolved === 0 && !isOver(view);
    const turn = planning ? counter("turn") : card.turns.length;
    return {
        number,
        last,
        card: card.name,
        index,
        turns: card.turns.map((kind, i) => ({ kind, state: i < turn ? "done" : i === turn ? "now" : "next" })),
        turn,
        event: card.event,
        keeps: hasDiscards(table) ? 0 : at(table.legend.plans, index),
        planning,
        resolved,
    };
}

/** Whether this round's card has been turned up: nothing that comes before it is left to do. */
function cardIsUp(table: Table, view: View): boolean {
    return leftToDo(table, view, "before-card").length === 0;
}

/** Where there are discard piles everybody keeps cards anyway, and no round card says how many. */
function hasDiscards(table: Table): boolean {
    return table.legend.spots.some((spot) => spot.name === "discard");
}

const NOBODY = -2; // is asked: nothing is left to do

/** Whether the game is over. */
export function isOver(view: View): boolean {
    return view.asked === NOBODY;
}

/** The names of the round cards, and of the station cards, that can still come. */
export function cardsToCome(table: Table, view: View): { rounds: string[]; stations: string[] } {
    const named = (counter: string) =>
        bits(view.counters[table.counter(counter)] ?? 0).map((card) => at(table.legend.rounds, card).name);
    return { rounds: named("rounds"), stations: named("stations") };
}
