"""How good it is to stand somewhere: loot, rivals and lawmen, and what one has planned to do there."""

from __future__ import annotations

from folsom.base.train import CLIMB, RUN, SIGHT, WALK, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import FLOOR, MOVE, NO_ACTION, PUNCH, ROB, SHOOT, Eye, can_see, lawman_at, rivals_at
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.places import INSIDE


def stand_worth(g: Game, seat: i64, place: i64, eye: Eye, i: i64) -> i64:
    """What it is worth to a bandit of a seat to stand at a place when his i-th planned action comes next."""
    action = eye.next_action(i)
    worth = eye.best[place] * eye.weights[w.LOOT_HERE] // 100
    if lawman_at(g, place):
        return -eye.weights[w.MEET]
    if g.table.board.floor[place] == INSIDE:
        for near in graph_of(g).edges[WALK][place]:
            if lawman_at(g, near):
                worth -= eye.weights[w.NEAR]
    if action == NO_ACTION:
        return worth
    if action == ROB:
        worth += rob_worth(g, seat, place, eye, 0)
    elif action == SHOOT:
        if can_see(g, place, SIGHT, rivals_everywhere(g, seat)):
            worth += eye.weights[w.SHOT]
    elif action == PUNCH:
        worth += punch_worth(g, seat, place, eye)
    elif action == FLOOR:
        for to in graph_of(g).edges[CLIMB][place]:
            if eye.next_action(i + 1) == ROB:
                worth += eye.best[to] * eye.weights[w.ROB] // 100
            else:
                worth += eye.best[to] * eye.weights[w.REACH] // 100
    elif action == MOVE:
        worth += reach_worth(g, place, eye)
    return worth


def rivals_everywhere(g: Game, seat: i64) -> i64:
    """The bandits (mask) of other seats."""
    found = g.table.crowd
    for bandit in g.table.led[seat]:
        found &= ~(1 << bandit)
    return found


def rob_worth(g: Game, seat: i64, place: i64, eye: Eye, rivals: i64) -> i64:
    """What a Rob at a place brings if so many rivals rob there first."""
    if eye.number[place] <= rivals:
        return 0
    worth = eye.best[place] * eye.weights[w.ROB] // 100
    while rivals > 0:
        worth = worth * (100 - eye.weights[w.RIVAL]) // 100
        rivals -= 1
    return worth


def punch_worth(g: Game, seat: i64, place: i64, eye: Eye) -> i64:
    """What a punch at a place brings: the best token of those who stand there."""
    here = rivals_at(g, place, seat)
    best: i64 = eye.weights[w.AIR]
    b: i64
    for b in range(g.table.bandits):
        if here >> b & 1:
            worth = 60 + eye.best[g.table.places + b] * eye.weights[w.PUNCH] // 100
            if worth > best:
                best = worth
    return best


def reach_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What a Move from a place leads to: the best loot within reach."""
    reach: i64 = 1 if g.table.board.floor[place] == INSIDE else 3
    best: i64 = 0
    for ray in graph_of(g).rays[RUN][place]:
        steps: i64 = 0
        for to in ray:
            steps += 1
            if steps > reach:
                break
            if eye.best[to] > best and not lawman_at(g, to):
                best = eye.best[to]
    return best * eye.weights[w.REACH] // 100


def best_move(g: Game, seat: i64, place: i64, eye: Eye, i: i64) -> i64:
    """Where a bandit of a seat would move to from a place, when his i-th planned action comes after it."""
    reach: i64 = 1 if g.table.board.floor[place] == INSIDE else 3
    best: i64 = -(1 << 40)
    chosen = place
    for ray in graph_of(g).rays[RUN][place]:
        steps: i64 = 0
        for to in ray:
            steps += 1
            if steps > reach:
                break
            worth = stand_worth(g, seat, to, eye, i)
            if worth > best:
                best = worth
                chosen = to
    return chosen
