"""Cards: what each will be worth when it is resolved, and what it is good for at any time."""

from __future__ import annotations

from folsom.base.actions import FLOOR, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from folsom.base.counters import REVOLVER
from folsom.base.planning import cards_to_play
from folsom.base.rules import rules_of
from folsom.base.train import CLIMB, SIGHT, WALK, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import Eye, can_see, count, robs_ahead
from folsom.bots.judgement.places import best_move, lure, punch_worth, reach_worth, rob_worth
from folsom.core.game import Game
from folsom.core.ints import i64


def expected_place(g: Game, bandit: i64, eye: Eye) -> i64:
    """Where a bandit will be when what he has planned is done, if nobody disturbs him; what he robs on the way goes."""
    place = g.at[bandit]
    if place < 0:
        return place
    i: i64
    for i in range(eye.planned):
        action = eye.ahead[i]
        if action == MOVE:
            place = best_move(g, place, eye, i + 1)
        elif action == FLOOR:
            for to in graph_of(g).edges[CLIMB][place]:
                place = to
        elif action == ROB and eye.number[place]:
            eye.take_best(place)
    return place


def card_worth(g: Game, bandit: i64, place: i64, action: i64, eye: Eye) -> i64:
    """What an action is worth to a bandit who will be at a place."""
    weights = eye.weights
    if place < 0:
        return 0
    if action == ROB:
        return rob_worth(place, eye, robs_ahead(g, eye, place))
    here = eye.best[place] * weights[w.LOOT_HERE] // 100 + eye.pull[place]
    if action == MOVE:
        return reach_worth(g, place, eye) - here
    worth: i64 = 0
    if action == FLOOR:
        for to in graph_of(g).edges[CLIMB][place]:
            worth = lure(to, eye)
        return worth - here
    if action == SHOOT:
        return shot_worth(g, bandit, place, eye)
    if action == PUNCH:
        return punch_worth(g, place, eye)
    if action == MARSHAL:
        return marshal_worth(g, place, eye)
    for scout in eye.scouts:
        worth = scout.card(g, bandit, place, action, eye)
        if worth >= 0:
            return worth
    return weights[w.OTHER]


def shot_worth(g: Game, bandit: i64, place: i64, eye: Eye) -> i64:
    """A shot: more if somebody is in line from there, and if it helps to the title of those who have shot most."""
    left = g.counters[REVOLVER + bandit]
    if left == 0:
        return 0
    worth = eye.weights[w.SHOT] if can_see(g, place, SIGHT, eye.foes) else eye.weights[w.BLANK]
    b: i64
    for b in range(g.table.bandits):
        if eye.foes >> b & 1 and g.counters[REVOLVER + b] < left - 1:
            return worth
    return worth + eye.weights[w.TITLE]


def marshal_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What it is worth to move the Marshal: foes next door to him, and not oneself."""
    most: i64 = 0
    for near in graph_of(g).edges[WALK][g.at[rules_of(g).marshal]]:
        if near != place:
            found = count(g.who[near] & eye.foes)
            if found > most:
                most = found
    return eye.weights[w.MARSHAL] + most * eye.weights[w.SEND]


def draw_worth(g: Game, seat: i64, eye: Eye) -> i64:
    """What three cards are worth: more, the fewer kinds of cards one has to choose from."""
    return eye.weights[w.DRAW] + eye.weights[w.THIN] * (6 - count(cards_to_play(g, seat)))


def lasting_worth(g: Game, kind: i64, eye: Eye) -> i64:
    """What it is worth to have a card in hand some day; a bullet is a burden."""
    action = g.table.kind_action[kind]
    if action < 0:
        return -eye.weights[w.BULLET]
    if action > MARSHAL:
        return eye.weights[w.LASTING + MARSHAL]
    return eye.weights[w.LASTING + action]
