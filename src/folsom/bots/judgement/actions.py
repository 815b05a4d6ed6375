"""Action: where to go, what to take, whom to hit."""

from __future__ import annotations

from typing import cast

from folsom.base.events import PICK, Pickpocket
from folsom.base.floor import ClimbTo
from folsom.base.marshal import MarshalTo
from folsom.base.move import MoveTo
from folsom.base.punch import KEEP, Claim, KnockOut, PunchWhom, SendTo
from folsom.base.rob import RobToken
from folsom.base.shoot import ShootAt
from folsom.base.train import graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import Eye, lawman_at, rivals_at
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.bots.judgement.places import stand_worth
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.steps import Step


def look_worth(g: Game, look: i64) -> i64:
    """What a token is worth that looks so."""
    value = look >> 4
    return g.table.worth[value] if value else g.table.usual[look & 15]


class TokenJudge(Judge):
    """The dearest token; none at all is worth nothing."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = look_worth(g, option >> 8)


class PickJudge(Judge):
    """The dearest token; passing is worth nothing."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = look_worth(g, option >> 8) if option & 255 == PICK else 0


class StandJudge(Judge):
    """The place where one stands best."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        eye.plan(g, self.mover(step))
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = stand_worth(g, seat, option >> 8, eye, 0)

    def mover(self, step: Step) -> i64:
        """The bandit who goes there."""
        raise NotImplementedError


class MoveJudge(StandJudge):
    """Where a Move leads."""

    def mover(self, step: Step) -> i64:
        return cast(MoveTo, step).bandit


class ClimbJudge(StandJudge):
    """Where Change floor leads."""

    def mover(self, step: Step) -> i64:
        return cast(ClimbTo, step).bandit


class TargetJudge(Judge):
    """The rival whom it hurts most: who has most, and never a partner if it can be helped."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            victim = option >> 8
            eye.worths[i] = victim_worth(g, seat, victim, eye)

    def __init__(self) -> None:
        pass


def victim_worth(g: Game, seat: i64, victim: i64, eye: Eye) -> i64:
    """What it is worth to hit somebody: a lawman nothing but himself, one's own side less than nothing."""
    if victim >= g.table.bandits:
        return 0
    if g.table.leader[victim] == seat:
        return -500
    return 50 + eye.heap[g.table.places + victim] * eye.weights[w.RICH] // 100


class PunchJudge(TargetJudge):
    """The rival whose best token is dearest."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            victim = option >> 8
            eye.worths[i] = victim_worth(g, seat, victim, eye)
            if victim < g.table.bandits and g.table.leader[victim] != seat:
                eye.worths[i] = eye.worths[i] + eye.best[g.table.places + victim]


class ClaimJudge(Judge):
    """What falls is kept."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            eye.worths[i] = 500 if options[i] == KEEP else 0


class SendJudge(Judge):
    """A rival goes to a lawman if there is one, and away from loot."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        mine = g.table.leader[cast(SendTo, step).victim] == seat
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            to = option >> 8
            worth = -eye.best[to] * eye.weights[w.LOOT_HERE] // 100
            if lawman_at(g, to):
                worth += eye.weights[w.MEET]
            eye.worths[i] = -worth if mine else worth


class MarshalJudge(Judge):
    """The Marshal goes where rivals are, and where oneself is not; out of the way of loot otherwise."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            to = option >> 8
            worth: i64 = 0
            here = rivals_at(g, to, seat)
            b: i64
            for b in range(g.table.bandits):
                if here >> b & 1:
                    worth += victim_worth(g, seat, b, eye) + eye.weights[w.SEND]
            for bandit in g.table.led[seat]:
                if g.at[bandit] == to:
                    worth -= eye.weights[w.MEET]
                else:
                    for near in graph_of(g).edges[4][to]:
                        if g.at[bandit] == near:
                            worth -= eye.weights[w.NEAR]
            eye.worths[i] = worth


add_judge(MoveTo, MoveJudge())
add_judge(ClimbTo, ClimbJudge())
add_judge(RobToken, TokenJudge())
add_judge(KnockOut, TokenJudge())
add_judge(Pickpocket, PickJudge())
add_judge(ShootAt, TargetJudge())
add_judge(PunchWhom, PunchJudge())
add_judge(Claim, ClaimJudge())
add_judge(SendTo, SendJudge())
add_judge(MarshalTo, MarshalJudge())
