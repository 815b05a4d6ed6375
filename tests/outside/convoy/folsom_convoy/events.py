"""Two events: hands that are still held lose a card to the deck, and the Marshal's player gives an action away."""

from __future__ import annotations

from folsom.base.gift import Gift
from folsom.base.hands import hand_count, hand_size
from folsom.base.rules import rules_of
from folsom.base.targets import target_options
from folsom.base.under import put_under
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Ask, Do, register
from folsom.core.words import CARD, PAWN, happening, verb
from folsom_convoy.pieces import pieces_of

BURY = verb("bury", CARD, covert=True)
SIGNAL = verb("signal", PAWN)
BURIED = happening("buried", "seat:seat card:card", 1)


class Landslide(Do):
    """CONVOY-8: hands are still held in this round; each player puts one card of his under his deck."""

    def run(self, g: Game) -> None:
        for seat in reversed(rules_of(g).order.line(g, True)):
            if hand_size(g, seat):
                g.push(Bury(seat))


class Bury(Ask):
    """Which card goes under the deck."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, True)

    def args(self) -> list[int]:
        return [self.seat]

    def offer(self, g: Game) -> list[int]:
        kinds = range(1, int(g.table.kinds))
        return [option_of(BURY, kind) for kind in kinds if hand_count(g, self.seat, kind)]

    def take(self, g: Game, option: int) -> None:
        put_under(g, self.seat, argument_of(option))
        tell(g, BURIED, "CONVOY-8", self.seat, argument_of(option), seats=1 << self.seat)

    def bars(self, g: Game, option: int) -> str:
        return "CONVOY-8" if verb_of(option) == BURY else ""


class SignalGiven(Do):
    """CONVOY-9: the Marshal's player names a bandit, who may move or change floors."""

    def run(self, g: Game) -> None:
        g.push(NameBandit(pieces_of(g).marshal_seat))


class NameBandit(Ask):
    """Who gets the action."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, False)

    def args(self) -> list[int]:
        return [self.seat]

    def offer(self, g: Game) -> list[int]:
        return target_options(SIGNAL, (1 << int(g.table.bandits)) - 1)

    def take(self, g: Game, option: int) -> None:
        bandit = argument_of(option)
        g.push(Gift(bandit, int(g.table.leader[bandit]), pieces_of(g).given, 1))

    def bars(self, g: Game, option: int) -> str:
        return "CONVOY-9" if verb_of(option) == SIGNAL else ""


register(Landslide, Bury, SignalGiven, NameBandit)
