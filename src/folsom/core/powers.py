"""Powers answer the questions that rules ask, in shapes whose order cannot matter.

The shapes: *widen* or *narrow* a set, *rank* it, *sum* a number, *claim* a thing, *react* by pushing a step.
Which questions there are is a matter of the rules; a power lists those that it answers, so that only they are
asked. Which powers are in force for which bandit is state: a bit mask for each bandit.
"""

from __future__ import annotations

from folsom.core.ints import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """One power: its name, the questions that it answers, its rule, and its bit in the masks of powers in force."""

    def __init__(self, name: str, questions: list[int], rule: str) -> None:
        self.name = name
        self.questions = questions
        self.rule = rule
        self.bit: i64 = 0
