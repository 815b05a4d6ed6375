"""Who judges what: a judge for each kind of question, found by the step that asks it.

A box adds judges for the questions that it brings (`box.py`); without one all options of a question look alike.
"""

from __future__ import annotations

from typing import Any, Final

from folsom.bots.judgement.eye import MOST_OPTIONS, Eye
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges the options of one kind of question."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        """Writes into ``eye.worths`` what each option is worth to the seat that is asked, in dollars."""
        raise NotImplementedError


class Indifferent(Judge):
    """All options look alike."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            eye.worths[i] = 0


JUDGES: Final[dict[Any, Judge]] = {}
INDIFFERENT: Final[Judge] = Indifferent()


def add_judge(step: Any, judge: Judge) -> None:
    """Makes a judge known for a class of steps."""
    JUDGES[step] = judge


def weigh(g: Game, seat: i64, options: list[int], eye: Eye) -> None:
    """Writes into ``eye.worths`` what each option of the open question is worth to the seat that is asked."""
    step = g.top.step
    eye.meet(g.table)
    judge = JUDGES.get(type(step))
    if judge is None or len(options) > MOST_OPTIONS:
        judge = INDIFFERENT
    judge.weigh(g, step, seat, options, eye)


def best_of(options: list[int], eye: Eye, source: Source, doubt: i64) -> i64:
    """The option that looks best when each worth is off by up to ``doubt`` dollars."""
    best: i64 = -(1 << 40)
    chosen: i64 = 0
    i: i64
    for i in range(len(options)):
        worth = eye.worths[i] + source.below(doubt)
        if worth > best:
            best = worth
            chosen = i
    return options[chosen]
