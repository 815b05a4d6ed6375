"""Bots judge what they find, and whom the law helps."""

from __future__ import annotations

from folsom.bots.judgement.box import BoxJudgement
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.core.game import Game
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Step
from folsom_convoy.documents import PUT_BACK, KeepIt
from folsom_convoy.events import NameBandit


class KeepJudge(Judge):
    """A worthless document goes back, so that others look at it again."""

    def weigh(self, g: Game, step: Step, seat: int, options: list[int], eye: Eye) -> None:
        for i, option in enumerate(options):
            worthless = verb_of(option) == PUT_BACK and g.table.values[argument_of(option) >> 4].worth == 0
            eye.worths[i] = 50 if worthless else 0 if verb_of(option) == PUT_BACK else 10


class NameJudge(Judge):
    """The law helps whoever has least."""

    def weigh(self, g: Game, step: Step, seat: int, options: list[int], eye: Eye) -> None:
        for i, option in enumerate(options):
            loot = g.table.loot_of(argument_of(option))
            eye.worths[i] = -sum(1 for at in g.tokens.at if at == loot)


class Convoy(BoxJudgement):
    def add_judges(self) -> None:
        add_judge(KeepIt, KeepJudge())
        add_judge(NameBandit, NameJudge())


BOX = Convoy()
