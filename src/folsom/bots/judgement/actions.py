"""Action: where to go, what to take, whom to hit."""

from __future__ import annotations

from typing import cast

from folsom.base.events import PASS, Pickpocket
from folsom.base.floor import ClimbTo
from folsom.base.marshal import MarshalTo
from folsom.base.move import MoveTo
from folsom.base.powers.django import PushTo
from folsom.base.punch import KEEP, Claim, KnockOut, PunchWhom, SendTo
from folsom.base.receivers import NameReceiver
from folsom.base.rob import RobToken
from folsom.base.shoot import ShootAt
from folsom.base.train import WALK, graph_of
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.bots.judgement.places import stand_worth
from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Step


class TokenJudge(Judge):
    """The dearest token; to take none, where that is allowed, is worth nothing."""

    def __init__(self, none: int) -> None:
        self.none: i64 = none  # the verb that takes none

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            value = option >> 12
            if verb_of(option) == self.none:
                eye.worths[i] = -1
            else:
                eye.worths[i] = g.table.worth[value] if value else g.table.usual[argument_of(option) & 15]


@mypyc_attr(allow_interpreted_subclasses=True)
class StandJudge(Judge):
    """The place where one stands best."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        eye.plan(g, self.mover(step))
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = stand_worth(g, argument_of(option), eye, 0)

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


def victim_worth(g: Game, victim: i64, eye: Eye) -> i64:
    """What it is worth to hit somebody: the more he has the more, and one's own side less than nothing."""
    if victim >= g.table.bandits:
        return eye.weights[w.GUARD]
    worth = eye.weights[w.BLOW] + eye.heap[g.table.places + victim] * eye.weights[w.RICH] // 100
    return worth if eye.foes >> victim & 1 else -worth


class TargetJudge(Judge):
    """The foe whom it hurts most."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = victim_worth(g, argument_of(option), eye)


class PunchJudge(Judge):
    """The foe whose best token is dearest."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            victim = argument_of(option)
            worth = victim_worth(g, victim, eye)
            if victim < g.table.bandits:
                loot = eye.best[g.table.places + victim] * eye.weights[w.PUNCH] // 100
                worth += loot if eye.foes >> victim & 1 else -loot
            eye.worths[i] = worth


class ClaimJudge(Judge):
    """What falls is kept."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            eye.worths[i] = 500 if options[i] == KEEP else 0


class SendJudge(Judge):
    """A foe goes where it is bad to be; a friend where it is good."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        foe = eye.foes >> cast(SendTo, step).victim & 1
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            to = argument_of(option)
            worth = eye.best[to] * eye.weights[w.LOOT_HERE] // 100 + eye.pull[to]
            eye.worths[i] = -worth if foe else worth


class MarshalJudge(Judge):
    """The Marshal goes where foes are, and where oneself is not, nor next door."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        friends = g.table.crowd & ~eye.foes
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            to = argument_of(option)
            worth: i64 = 0
            b: i64
            for b in range(g.table.bandits):
                if g.at[b] == to:
                    if eye.foes >> b & 1:
                        worth += eye.weights[w.SEND] + victim_worth(g, b, eye)
                    else:
                        worth -= eye.weights[w.MEET]
            for near in graph_of(g).edges[WALK][to]:
                if g.who[near] & friends:
                    worth -= eye.weights[w.NEAR]
            eye.worths[i] = worth


NEVER = -1


def add_judges() -> None:
    """Makes known who judges the questions of the action phase."""
    add_judge(MoveTo, MoveJudge())
    add_judge(ClimbTo, ClimbJudge())
    add_judge(RobToken, TokenJudge(NEVER))
    add_judge(KnockOut, TokenJudge(NEVER))
    add_judge(Pickpocket, TokenJudge(PASS))
    add_judge(ShootAt, TargetJudge())
    add_judge(PunchWhom, PunchJudge())
    add_judge(Claim, ClaimJudge())
    add_judge(SendTo, SendJudge())
    add_judge(PushTo, SendJudge())
    add_judge(NameReceiver, TargetJudge())
    add_judge(MarshalTo, MarshalJudge())
