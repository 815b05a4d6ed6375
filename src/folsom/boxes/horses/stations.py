"""The station cards of this box: each is a power of the table that speaks while its card is up, in the last round.

What they say of the end is read off the position when it is scored, so after the event, the stagecoach's run and the
Shotgun's meetings (HS-COACH-7).
"""

from __future__ import annotations

from typing import Final

from folsom.base.counters import CARD, RECEIVED
from folsom.base.loot import STRONGBOX
from folsom.base.powers import EFFECT, MONEY, WINNING, BanditPower
from folsom.base.rules import rules_of
from folsom.base.train import TRAIN
from folsom.boxes.horses.pieces import Pieces, pieces_of
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.steps import Do, register
from folsom.core.table import MOST, THE_TABLE
from folsom.core.words import members

SHARING: Final = "sharing"
ESCAPE: Final = "escape"
MORTAL: Final = "mortal-bullet"
STATIONS: Final = (SHARING, ESCAPE, MORTAL)

MORTAL_COST: Final = 150


def add_stations(made: Builder, pieces: Pieces) -> None:
    """The powers of the table, and the count of bullets that goes with one of them."""
    for station in (Sharing(), Escape(), MortalBullet()):
        made.power(station, THE_TABLE)
    pieces.received = made.counter("received before", 0, MOST)
    made.hang("before-drawing", -10, CountBullets())


def is_up(g: Game, station: str) -> bool:
    """Whether the card of a station lies open in this round."""
    return rules_of(g).rounds[g.counters[CARD]].event == station


def has_left(g: Game, bandit: i64) -> bool:
    """Whether a bandit has ridden away for good."""
    return g.at[bandit] == pieces_of(g).rode_away


class Sharing(BanditPower):
    """HS-EV-SHARE: each strongbox is split among all bandits on its owner's position, rounded down to the dollar."""

    def __init__(self) -> None:
        super().__init__(SHARING, [MONEY], "HS-EV-SHARE")

    def money(self, g: Game, bandit: i64) -> i64:
        """The owner has its whole value as loot, and gives away all but his share."""
        if not is_up(g, SHARING):
            return 0
        here = g.who[g.at[bandit]] & g.table.crowd
        sharers: i64 = len(members(here))
        total: i64 = 0
        t: i64
        for t in range(len(g.table.tokens)):
            owner = g.tokens.at[t] - g.table.places
            if g.table.tokens[t] == STRONGBOX and 0 <= owner < g.table.bandits and here >> owner & 1:
                worth = g.table.worth[g.tokens.value[t]]
                total += worth // sharers - (worth if owner == bandit else 0)
        return total


class Escape(BanditPower):
    """HS-EV-ESCAPE: who rode away does nothing any more; who is in or on the train at the end cannot win."""

    def __init__(self) -> None:
        super().__init__(ESCAPE, [EFFECT, WINNING], "HS-EV-ESCAPE")

    def bars_action(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        return has_left(g, actor)

    def bars_winning(self, g: Game, bandit: i64) -> bool:
        """Those who rode away, or are in or on the stagecoach, can win."""
        return is_up(g, ESCAPE) and g.table.board.vehicle[g.at[bandit]] == TRAIN


class MortalBullet(BanditPower):
    """HS-EV-MORTAL: every bullet received in this round costs its victim $150, even more than he has."""

    def __init__(self) -> None:
        super().__init__(MORTAL, [MONEY], "HS-EV-MORTAL")

    def money(self, g: Game, bandit: i64) -> i64:
        if not is_up(g, MORTAL):
            return 0
        return -MORTAL_COST * (g.counters[RECEIVED + bandit] - g.counters[pieces_of(g).received + bandit])


class CountBullets(Do):
    """HS-EV-MORTAL: a round begins, and the bullets received before it are noted for each bandit."""

    def run(self, g: Game) -> None:
        before = pieces_of(g).received
        bandit: i64
        for bandit in range(g.table.bandits):
            g.counters[before + bandit] = g.counters[RECEIVED + bandit]


register(CountBullets)
