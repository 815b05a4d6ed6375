"""Pawns and their traits: what rules may do to them is data, and no rule asks which pawn it is."""

from __future__ import annotations

from typing import Final

from folsom.core.named import Named

# Traits.
BANDIT: Final = 1  # plans, robs, and is meant where a rule says "bandit"
SHOT_AT: Final = 2  # can be a target of a shot
PUNCHED: Final = 4  # can be a target of a punch
BLOCKS: Final = 8  # stops a line of sight
COMPANY: Final = 16  # who is with him is not alone
FLEES: Final = 32  # is met by lawmen, and flees from them
LAWMAN: Final = 64

EVERY_BANDIT: Final = BANDIT | SHOT_AT | PUNCHED | BLOCKS | COMPANY | FLEES


class Pawn(Named):
    """A pawn: its name, its traits (mask), and the rule that says what cannot be done to it."""

    def __init__(self, name: str, traits: int, rule: str) -> None:
        super().__init__(name)
        self.traits = traits
        self.rule = rule


def having(pawns: list[Pawn], trait: int) -> int:
    """The pawns (mask) that have a trait."""
    return sum([1 << number for number, pawn in enumerate(pawns) if pawn.traits & trait])
