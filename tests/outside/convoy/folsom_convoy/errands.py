"""Errands: each bandit's player draws a place of the train in secret, for the whole game (CONVOY-6)."""

from __future__ import annotations

from folsom.base.powers import MONEY, BanditPower
from folsom.base.train import TRAIN
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.memory import Memory
from folsom.core.packed import argument_of, option_of
from folsom.core.places import INSIDE
from folsom.core.steps import Draw, register
from folsom.core.table import Table
from folsom.core.words import PLACE, happening, verb
from folsom_convoy.pieces import Pieces, pieces_of

ERRAND = verb("errand", PLACE)
SENT = happening("sent", "seat:seat place:place", 1)


def errand_places(table: Table) -> list[int]:
    """Where errands lead: inside any car of the train."""
    return [int(table.board.at(TRAIN, car, INSIDE)) for car in range(int(table.board.last[TRAIN]) + 1)]


def errand_of(g: Game, seat: int) -> int:
    """The place of a seat's errand; -1 if it has none, or if a view does not show it."""
    row = g.rows[pieces_of(g).errands + seat]
    return row[0] if row else -1


class Errands(Memory):
    """All errands that are hidden may lead anywhere."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__()
        self.pieces = pieces

    def deal(self, g: Game, viewer: int, source: Source) -> None:
        places = errand_places(g.table)
        for seat in range(int(g.table.seats)):
            row = g.rows[self.pieces.errands + seat]
            while len(row) < g.counters[self.pieces.chosen + seat]:
                row.append(places[source.below(len(places))])


class ErrandDone(BanditPower):
    """CONVOY-6: who ends where his errand leads gets $500."""

    def __init__(self) -> None:
        super().__init__("errand", [MONEY], "CONVOY-6")

    def money(self, g: Game, bandit: int) -> int:
        return 500 if errand_of(g, int(g.table.leader[bandit])) == g.at[bandit] else 0


class DrawErrand(Draw):
    """A player draws his errand."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def seen_by(self, g: Game) -> int:
        return 1 << self.seat

    def sample(self, g: Game, source: Source) -> int:
        places = errand_places(g.table)
        return option_of(ERRAND, places[source.below(len(places))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(ERRAND, place), 1) for place in errand_places(g.table)]

    def take(self, g: Game, option: int) -> None:
        pieces = pieces_of(g)
        g.rows[pieces.errands + self.seat] = [argument_of(option)]
        g.counters[pieces.chosen + self.seat] = 1
        tell(g, SENT, "CONVOY-6", self.seat, argument_of(option), seats=1 << self.seat)


register(DrawErrand)
