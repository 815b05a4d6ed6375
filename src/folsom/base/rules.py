"""What the base game's rules need to know of a table: edition, round cards, turns, events, lawmen."""

from __future__ import annotations

from typing import cast

from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.steps import Step
from folsom.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnKind:
    """A kind of turn in planning: its letter on the round cards, and how it runs."""

    def __init__(self, letter: str, name: str) -> None:
        self.letter = letter
        self.name = name

    def begin(self, g: Game) -> None:
        """Pushes the questions of this turn, the last one first."""
        raise NotImplementedError


class RoundCard:
    """A round card: its turns, and the event at its end."""

    def __init__(self, name: str, turns: list[TurnKind], event: str) -> None:
        self.name = name
        self.turns = turns
        self.event = event


@mypyc_attr(allow_interpreted_subclasses=True)
class Lawman:
    """Somebody whom bandits had better not meet."""

    def __init__(self, name: str) -> None:
        self.name = name

    def meets(self, g: Game) -> i64:
        """The bandits (mask) whom he meets now."""
        raise NotImplementedError

    def deal_with(self, g: Game, bandits: i64) -> None:
        """What he does to those whom he meets."""
        raise NotImplementedError


class Rules:
    """The base game's part of a table."""

    def __init__(self, edition: int, marshal: int, bullet: int, neutral: int) -> None:
        self.edition: i64 = edition
        self.marshal: i64 = marshal  # the pawn
        self.bullet: i64 = bullet  # kind of card: the first bandit's bullet, the others' follow
        self.neutral: i64 = neutral  # kind of card: a neutral bullet
        self.rounds: list[RoundCard] = []
        self.events: dict[str, Step] = {}
        self.turns: dict[str, TurnKind] = {}
        self.lawmen: list[Lawman] = []
        self.car_names: list[str] = [""]
        self.cars: list[list[int]] = [[0, 0]]  # by type of car: purses and jewels on its floor


def rules_of(g: Game) -> Rules:
    """The base game's part of a game's table."""
    return cast(Rules, g.table.rules)


def rules_on(table: Table) -> Rules:
    """The base game's part of a table."""
    return cast(Rules, table.rules)
