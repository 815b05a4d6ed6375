"""The questions that the base game asks of powers, and how it asks them.

Each bandit's own power is a module of its own beside this one. The rules know no bandit by name.
"""

from __future__ import annotations

from typing import Final, cast

from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.powers import Power
from folsom.core.table import POWERS

HAND: Final = 0  # sum: how many cards a bandit draws beyond six at the start of a round
FACE: Final = 1  # widen: how else a card may be laid in planning
SHOT: Final = 2  # widen: whom else a bandit may shoot
SHIELD: Final = 3  # rank: how protected a bandit is as the target of a shot or a punch
HIT: Final = 4  # react: what befalls a bandit who has been shot
DROP: Final = 5  # claim: who may have a token that a punch makes fall
LAID: Final = 6  # react: what a card that was laid in planning brings with it


@mypyc_attr(allow_interpreted_subclasses=True)
class BanditPower(Power):
    """A power that answers some of the base game's questions. The defaults change nothing."""

    def more_cards(self, g: Game, bandit: i64) -> i64:
        """How many cards more the bandit draws at the start of a round."""
        return 0

    def faces(self, g: Game, bandit: i64, card: i64) -> i64:
        """The faces (mask) in which he may also lay his n-th card of this turn."""
        return 0

    def targets(self, g: Game, shooter: i64) -> i64:
        """Bandits (mask) whom he may also shoot."""
        return 0

    def shield(self, g: Game, bandit: i64) -> i64:
        """How protected he is: of several possible targets only the least protected can be chosen."""
        return 0

    def hit(self, g: Game, shooter: i64, victim: i64) -> None:
        """He has shot the victim: pushes what follows from it."""

    def laid(self, g: Game, bandit: i64, kind: i64, hidden: bool) -> None:
        """His player has laid this card in planning: pushes what follows from it."""

    def claims(self, g: Game, bandit: i64, kind: i64) -> bool:
        """Whether he may have the token of this kind that his punch made fall."""
        return False


def in_force(g: Game, power: Power, bandit: i64) -> bool:
    """Whether a power is in force for a bandit."""
    return g.counters[POWERS + bandit] >> power.bit & 1 == 1


def ask_more_cards(g: Game, seat: i64) -> i64:
    """The cards that the powers of a seat's bandits add to its opening hand: a power counts once."""
    more: i64 = 0
    for power in g.table.questions[HAND]:
        for bandit in g.table.led[seat]:
            if in_force(g, power, bandit):
                more += cast(BanditPower, power).more_cards(g, bandit)
                break
    return more


def ask_faces(g: Game, seat: i64, faces: i64, card: i64) -> i64:
    """The faces in which a seat may lay its n-th card of this turn."""
    for power in g.table.questions[FACE]:
        for bandit in g.table.led[seat]:
            if in_force(g, power, bandit):
                faces |= cast(BanditPower, power).faces(g, bandit, card)
    return faces


def ask_targets(g: Game, shooter: i64, targets: i64) -> i64:
    """The bandits whom a shooter may hit, before the best protected are taken out."""
    for power in g.table.questions[SHOT]:
        if in_force(g, power, shooter):
            targets |= cast(BanditPower, power).targets(g, shooter)
    return targets


def least_protected(g: Game, targets: i64) -> i64:
    """Of several possible targets those who are least protected."""
    powers = g.table.questions[SHIELD]
    if not powers or targets & (targets - 1) == 0:
        return targets
    least: i64 = 1 << 30
    chosen: i64 = 0
    pawn: i64
    for pawn in range(len(g.table.pawn_names)):
        if targets >> pawn & 1:
            rank: i64 = 0
            for power in powers:
                if pawn < g.table.bandits and in_force(g, power, pawn):
                    rank += cast(BanditPower, power).shield(g, pawn)
            if rank < least:
                least = rank
                chosen = 0
            if rank == least:
                chosen |= 1 << pawn
    return chosen


def ask_hit(g: Game, shooter: i64, victim: i64) -> None:
    """Lets the shooter's powers react to a hit."""
    for power in g.table.questions[HIT]:
        if in_force(g, power, shooter):
            cast(BanditPower, power).hit(g, shooter, victim)


def ask_laid(g: Game, seat: i64, kind: i64, hidden: bool) -> None:
    """Lets the powers of a seat's bandits react to a card that it has laid, each once."""
    for power in g.table.questions[LAID]:
        for bandit in g.table.led[seat]:
            if in_force(g, power, bandit):
                cast(BanditPower, power).laid(g, bandit, kind, hidden)
                break


def ask_claim(g: Game, bandit: i64, kind: i64) -> i64:
    """The number of the power by which the puncher may have the token that falls, or -1."""
    for power in g.table.questions[DROP]:
        if in_force(g, power, bandit) and cast(BanditPower, power).claims(g, bandit, kind):
            return power.bit
    return -1


def protecting_rule(g: Game, bandit: i64) -> str:
    """The rule of the power that protects a bandit as a target."""
    for power in g.table.questions[SHIELD]:
        if in_force(g, power, bandit):
            return power.rule
    return ""
