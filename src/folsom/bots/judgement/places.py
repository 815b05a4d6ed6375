"""How good it is to stand somewhere: loot, rivals and lawmen, and what one has planned to do there."""

from __future__ import annotations

from folsom.base.actions import FLOOR, MOVE, PUNCH, ROB, SHOOT
from folsom.base.move import move_options
from folsom.base.train import CLIMB, SIGHT, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import Eye, can_see
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of


def stand_worth(g: Game, place: i64, eye: Eye, i: i64) -> i64:
    """What it is worth to a bandit to stand at a place when his i-th planned action comes next."""
    worth = eye.best[place] * eye.weights[w.LOOT_HERE] // 100 + eye.pull[place]
    action = eye.next_action(i)
    if action == ROB:
        worth += rob_worth(place, eye, 0)
    elif action == SHOOT:
        if can_see(g, place, SIGHT, eye.foes):
            worth += eye.weights[w.SHOT]
    elif action == PUNCH:
        worth += punch_worth(g, place, eye)
    elif action == FLOOR:
        for to in graph_of(g).edges[CLIMB][place]:
            worth += lure(to, eye)
            if eye.next_action(i + 1) == ROB:
                worth += rob_worth(to, eye, 0)
    elif action == MOVE:
        worth += reach_worth(g, place, eye)
    return worth


def lure(place: i64, eye: Eye) -> i64:
    """What draws a bandit to a place where he does not stand yet."""
    return eye.best[place] * eye.weights[w.REACH] // 100 + eye.pull[place]


def rob_worth(place: i64, eye: Eye, rivals: i64) -> i64:
    """What a Rob at a place brings if so many rivals rob there first."""
    if eye.number[place] <= rivals:
        return 0
    worth = eye.best[place] * eye.weights[w.ROB] // 100
    while rivals > 0:
        worth = worth * (100 - eye.weights[w.RIVAL]) // 100
        rivals -= 1
    return worth


def punch_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What a punch at a place brings: the best token of those who stand there; a lawman's is the dearest."""
    here = g.who[place]
    best: i64 = eye.weights[w.AIR]
    if here & g.table.punched & g.table.lawmen:
        best = eye.weights[w.GUARD]
    here &= eye.foes
    b: i64 = 0
    while here:
        if here & 1:
            worth = eye.weights[w.BLOW] + eye.best[g.table.places + b] * eye.weights[w.PUNCH] // 100
            if worth > best:
                best = worth
        here >>= 1
        b += 1
    return best


def reach_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What a Move from a place leads to: the best that is within reach."""
    best: i64 = -1000
    for option in move_options(g, place):
        worth = lure(argument_of(option), eye)
        if worth > best:
            best = worth
    return best


def best_move(g: Game, place: i64, eye: Eye, i: i64) -> i64:
    """Where a bandit would move to from a place, when his i-th planned action comes after it."""
    best: i64 = -(1 << 40)
    chosen = place
    for option in move_options(g, place):
        to = argument_of(option)
        worth = stand_worth(g, to, eye, i)
        if worth > best:
            best = worth
            chosen = to
    return chosen
