"""A question is asked as soon as one power answers it, whatever else is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import Game, Setup, Source, new_game, run_chance
from folsom.base import powers
from folsom.base.action import do_action
from folsom.base.actions import BY_CARD
from folsom.base.move import MOVE, MoveTo
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.powers import EFFECT, PASSED, REACH, BanditPower
from folsom.base.rules import Rules
from folsom.base.setup import Setup as SetupOfBase
from folsom.core.builder import Builder
from folsom.core.loop import advance
from folsom.core.packed import option_of
from folsom.core.table import THE_TABLE
from folsom.core.verbs import place_pawn

QUESTIONS = [
    name
    for name, value in vars(powers).items()
    if name.isupper() and isinstance(value, int) and name not in ("UNRANKED", "MOST_STEPS")
]


def test_every_question_has_a_number_of_its_own() -> None:
    assert sorted(getattr(powers, name) for name in QUESTIONS) == list(range(len(QUESTIONS)))


class Lone(BanditPower):
    """Answers one question, and notes it."""

    def __init__(self, question: int) -> None:
        super().__init__("lone", [question], "LONE")
        self.asked: list[str] = []

    def bars_action(self, g: Game, actor: int, action: int, cause: int) -> bool:
        self.asked.append("action")
        return False

    def most_steps(self, g: Game, mover: int, place: int) -> int:
        self.asked.append("steps")
        return 3

    def passed(self, g: Game, passed: int, mover: int) -> None:
        self.asked.append("passed")


class LonePart(Part):
    """Its power is in force for everybody."""

    def __init__(self, question: int) -> None:
        super().__init__("lone", 0, [])
        self.power = Lone(question)

    def furnish(self, made: Builder, rules: Rules, setup: SetupOfBase) -> None:
        made.power(self.power, THE_TABLE)


@pytest.fixture
def clean() -> Iterator[None]:
    yield
    del PARTS["lone"]


# First games have no powers of bandits: nobody else answers anything.
@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("first_game", [True, False])
@pytest.mark.parametrize(("question", "what"), [(EFFECT, "action"), (REACH, "steps"), (PASSED, "passed")])
def test_a_lone_power_is_asked(question: int, what: str, first_game: bool) -> None:
    part = LonePart(question)
    add_part(part)
    g = new_game(Setup(("doc", "belle", "tuco"), first_game=first_game, variants=("lone",)))
    run_chance(g, Source(1))
    for pawn, car in ((0, 1), (1, 2), (2, 2)):
        place_pawn(g, pawn, g.table.place_names.index(f"{car} roof"), "")
    g.restack([])
    if question == EFFECT:
        do_action(g, 0, [action.name for action in g.table.actions].index("move"), BY_CARD)
    else:
        g.push(MoveTo(0, 0))
        advance(g)
        MoveTo(0, 0).take(g, option_of(MOVE, g.table.place_names.index("3 roof")))
    assert set(part.power.asked) == {what}
