"""A bandit who meets a lawman, or runs past him, takes a bullet, unless a power lets somebody else take it."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.bullets import NEUTRAL_HIT, neutral_bullets, take_bullet
from folsom.base.powers import RECEIVER, BanditPower
from folsom.base.rules import rules_of
from folsom.base.targets import target_options
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.powers import answering
from folsom.core.steps import BanditAsk, register
from folsom.core.words import PAWN, verb

DEFLECT: Final = verb("deflect", PAWN)
HIMSELF: Final = -1


def lawman_bullets(g: Game, victims: i64, rule: str, passing: bool = False) -> None:
    """A lawman's neutral bullets for those (mask) who meet him, or run past him; powers may spare or deflect them."""
    if not g.table.asked >> RECEIVER & 1:
        neutral_bullets(g, victims, rule)
        return
    deflecting: i64 = 0
    pawn: i64
    for pawn in range(g.table.bandits):
        if victims >> pawn & 1:
            receivers = receivers_for(g, pawn, passing)
            if receivers == 0:
                victims &= ~(1 << pawn)
            elif receivers != HIMSELF:
                deflecting |= 1 << pawn
    if neutral_bullets(g, victims, rule, deflecting):
        for pawn in range(g.table.bandits):
            if deflecting >> pawn & 1:
                g.push(NameReceiver(pawn, g.table.leader[pawn], 1 if passing else 0))


def receivers_for(g: Game, pawn: i64, passing: bool) -> i64:
    """The bandits (mask) of whom one is named to take a bullet: nobody, or as a rule the victim himself."""
    answers = answering(g, RECEIVER, pawn)
    if answers:
        for power in g.table.questions[RECEIVER]:
            if answers & power.mask:
                receivers = cast(BanditPower, power).receivers(g, pawn, passing)
                if receivers != HIMSELF:
                    return receivers
    return HIMSELF


class NameReceiver(BanditAsk):
    """A bandit names somebody to take his bullet, which has left the stock."""

    def __init__(self, bandit: i64, seat: i64, passing: i64) -> None:
        super().__init__(bandit, seat)
        self.passing = passing

    def args(self) -> list[int]:
        return [self.bandit, self.seat, self.passing]

    def offer(self, g: Game) -> list[int]:
        return target_options(DEFLECT, receivers_for(g, self.bandit, self.passing != 0))

    def take(self, g: Game, option: i64) -> None:
        receiver = argument_of(option)
        take_bullet(g, receiver, rules_of(g).neutral)
        tell(g, NEUTRAL_HIT, self.rule(g), receiver)

    def bars(self, g: Game, option: int) -> str:
        return self.rule(g) if verb_of(option) == DEFLECT else ""

    def rule(self, g: Game) -> str:
        """The rule of the power by which he may name somebody."""
        answers = answering(g, RECEIVER, self.bandit)
        return next(power.rule for power in g.table.questions[RECEIVER] if answers & power.mask)


register(NameReceiver)
