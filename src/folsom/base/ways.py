"""Ways that powers open or bar: asked of whoever is to go, or be sent, from a place."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.powers import WAYS, BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of
from folsom.core.powers import answering

NO_ACTION: Final = -1  # the cause of what is no action of the pawn's own: it is sent


def ask_ways(g: Game, pawn: i64, way: i64, cause: i64, verb: i64, options: list[int]) -> list[int]:
    """The options to say ``verb`` of places, with the ways that powers open for a pawn and without those they bar.

    The list itself is not changed.
    """
    answers = answering(g, WAYS, pawn)
    if not answers:
        return options
    place = g.at[pawn]
    powers = [cast(BanditPower, power) for power in g.table.questions[WAYS] if answers & power.mask]
    more = [option_of(verb, to) for power in powers for to in power.more_ways(g, pawn, place, way, cause)]
    found = list(dict.fromkeys([*options, *more]))
    return [o for o in found if not any(p.bars_way(g, pawn, place, argument_of(o), way, cause) for p in powers)]


def barred_way(g: Game, pawn: i64, to: i64, way: i64, cause: i64) -> str:
    """The rule of the power that bars a way to a place, or nothing."""
    answers = answering(g, WAYS, pawn)
    if answers:
        for power in g.table.questions[WAYS]:
            if answers & power.mask and cast(BanditPower, power).bars_way(g, pawn, g.at[pawn], to, way, cause):
                return power.rule
    return ""
