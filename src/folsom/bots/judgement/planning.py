"""Planning: which card will still be worth something when it is resolved."""

from __future__ import annotations

from folsom.base.counters import REVOLVER
from folsom.base.planning import DRAW, HIDE, Plan, cards_to_play
from folsom.base.rules import rules_of
from folsom.base.train import CLIMB, SIGHT, WALK, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import (
    FLOOR,
    MARSHAL,
    MOVE,
    NO_ACTION,
    PUNCH,
    ROB,
    SHOOT,
    Eye,
    can_see,
    count,
    lawman_at,
    rivals_at,
    robs_ahead,
)
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.bots.judgement.places import best_move, punch_worth, reach_worth, rivals_everywhere, rob_worth
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.places import INSIDE
from folsom.core.steps import Step


class PlanJudge(Judge):
    """Where will my bandit be when this card comes, and what will he find there?"""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        bandit: i64 = -1
        place: i64 = -1
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            verb = option & 255
            if verb == DRAW:
                eye.worths[i] = draw_worth(g, seat, eye)
                continue
            kind = option >> 8
            actor = g.table.card_bandit(seat, kind)
            if actor != bandit:
                bandit = actor
                eye.plan(g, bandit)
                place = expected_place(g, seat, bandit, eye)
            action = g.table.kind_action[kind]
            worth = card_worth(g, seat, bandit, place, action, eye)
            if eye.planned > 0 and eye.ahead[eye.planned - 1] == action:
                worth = worth * eye.weights[w.AGAIN] // 100
            if verb == HIDE:
                worth += eye.weights[w.HIDE]
            eye.worths[i] = worth


def expected_place(g: Game, seat: i64, bandit: i64, eye: Eye) -> i64:
    """Where a bandit will be when what he has planned is done, if nobody disturbs him; what he robs on the way goes."""
    place = g.at[bandit]
    if place < 0:
        return place
    i: i64
    for i in range(eye.planned):
        action = eye.ahead[i]
        if action == MOVE:
            place = best_move(g, seat, place, eye, i + 1)
        elif action == FLOOR:
            for to in graph_of(g).edges[CLIMB][place]:
                place = to
        elif action == ROB and eye.number[place]:
            eye.heap[place] = eye.heap[place] - eye.best[place]
            eye.number[place] = eye.number[place] - 1
            eye.best[place] = eye.heap[place] // eye.number[place] if eye.number[place] else 0
    return place


def card_worth(g: Game, seat: i64, bandit: i64, place: i64, action: i64, eye: Eye) -> i64:
    """What an action is worth to a bandit who will be at a place."""
    weights = eye.weights
    if place < 0:
        return 0
    if action == ROB:
        return rob_worth(g, seat, place, eye, robs_ahead(g, seat, place))
    if action == MOVE:
        worth = reach_worth(g, place, eye) - eye.best[place] * weights[w.LOOT_HERE] // 100
        return worth + flight_worth(g, place, eye)
    if action == FLOOR:
        worth = flight_worth(g, place, eye) - eye.best[place] * weights[w.LOOT_HERE] // 100
        for to in graph_of(g).edges[CLIMB][place]:
            if lawman_at(g, to):
                worth -= weights[w.MEET]
            else:
                worth += eye.best[to] * weights[w.REACH] // 100
        return worth
    if action == SHOOT:
        if g.counters[REVOLVER + bandit] == 0:
            return 0
        worth = weights[w.BLANK]
        if can_see(g, place, SIGHT, rivals_everywhere(g, seat)):
            worth = weights[w.SHOT]
        return worth + title_worth(g, bandit, eye)
    if action == PUNCH:
        return punch_worth(g, seat, place, eye)
    if action == MARSHAL:
        return marshal_worth(g, seat, place, eye)
    return weights[w.MARSHAL]


def flight_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What it is worth to leave a place because of lawmen next door."""
    if g.table.board.floor[place] != INSIDE:
        return 0
    for near in graph_of(g).edges[WALK][place]:
        if lawman_at(g, near):
            return eye.weights[w.FLIGHT]
    return 0


def title_worth(g: Game, bandit: i64, eye: Eye) -> i64:
    """What one more shot is worth for the title of those who have shot most."""
    left = g.counters[REVOLVER + bandit]
    b: i64
    for b in range(g.table.bandits):
        if b != bandit and g.counters[REVOLVER + b] < left - 1:
            return 0
    return eye.weights[w.TITLE]


def marshal_worth(g: Game, seat: i64, place: i64, eye: Eye) -> i64:
    """What it is worth to move the Marshal: rivals next door to him, and not oneself."""
    worth = eye.weights[w.MARSHAL]
    marshal = g.at[rules_of(g).marshal]
    most: i64 = 0
    for near in graph_of(g).edges[WALK][marshal]:
        if near == place:
            continue
        found = count(rivals_at(g, near, seat))
        if found > most:
            most = found
    return worth + most * eye.weights[w.SEND]


def draw_worth(g: Game, seat: i64, eye: Eye) -> i64:
    """What three cards are worth: more, the fewer kinds of cards one has to choose from."""
    kinds = count(cards_to_play(g, seat))
    return eye.weights[w.DRAW] + eye.weights[w.THIN] * (6 - kinds)


add_judge(Plan, PlanJudge())
