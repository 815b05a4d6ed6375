"""Powers answer the questions that rules ask, in shapes whose order cannot matter.

The shapes: *widen* or *narrow* a set, *rank* it, *sum* a number, *claim* a thing, *react* by pushing a step.
Which questions there are is a matter of the rules; a power lists those that it answers, so that only they are
asked. Which powers are in force is state: a bit mask for each pawn, and one for the table, which holds what is in
force for everybody (a variant, a round card). A question says whose masks it reads, a pawn's or those of all bandits
of a seat; the table's is always read too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.named import Named
from folsom.core.table import POWERS, TABLE_POWERS

if TYPE_CHECKING:
    from folsom.core.builder import Builder


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Named):
    """One power: its name, the questions that it answers, its rule, and its bit in the masks of powers in force.

    ``owner``: the pawn that has it from the start, or -1. Others may come to hold it.
    """

    def __init__(self, name: str, questions: list[int], rule: str) -> None:
        super().__init__(name)
        self.questions = questions
        self.rule = rule
        self.owner: i64 = -1
        self.bit: i64 = 0
        self.mask: i64 = 1

    def furnish(self, made: Builder) -> None:
        """Adds what it needs to a table that all parts have furnished: a way of its own, for one."""


def in_force(g: Game, power: Power, holder: i64) -> bool:
    """Whether a power is in force for a pawn, or for the table."""
    return g.counters[POWERS + holder] & power.mask != 0


def answering(g: Game, question: i64, pawn: i64) -> i64:
    """The powers (mask) that answer a question about a pawn."""
    if not g.table.asked >> question & 1:
        return 0
    return (g.counters[POWERS + pawn] | g.counters[TABLE_POWERS]) & g.table.answering[question]


def answering_for_seat(g: Game, question: i64, seat: i64) -> i64:
    """The powers (mask) that answer a question about a seat: those of its bandits, each once."""
    table = g.table
    if not table.asked >> question & 1:
        return 0
    counters = g.counters
    found = counters[TABLE_POWERS]
    first = POWERS + table.first_led[seat]
    slot: i64
    for slot in range(first, first + table.led_by[seat]):
        found |= counters[slot]
    return found & table.answering[question]
