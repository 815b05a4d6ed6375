"""Bots judge where to cross: they like the ferry."""

from __future__ import annotations

from folsom.bots.judgement.box import BoxJudgement
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.core.game import Game
from folsom.core.steps import Step
from folsom_ferry import CrossTo, pieces_of


class CrossJudge(Judge):
    def weigh(self, g: Game, step: Step, seat: int, options: list[int], eye: Eye) -> None:
        for i, option in enumerate(options):
            eye.worths[i] = 100 if option >> 8 == pieces_of(g).deck else 10 * i


class Ferry(BoxJudgement):
    def add_judges(self) -> None:
        add_judge(CrossTo, CrossJudge())


BOX = Ferry()
