"""What everybody sees of a game is handed on from ply to ply: it is what a fresh look shows."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from folsom import Setup
from folsom.core.loop import pending
from folsom.core.snapshot import save
from folsom.notation.options import option_text
from folsom.server.play.fair import Fair
from folsom.server.play.position import NOBODY, Ply, Position, answered, begin, halted, undone
from folsom.server.play.viewers import seen_by, viewers_of
from server.houses import may_return

SETUPS = {
    "five": Setup(("doc", "belle", "tuco", "django", "cheyenne")),
    "expert": Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",)),
}


def are_as_looked_at(position: Position) -> bool:
    """Whether all that viewers see by what they were told is what they would see if they looked now."""
    g = position.game
    assert position.views is not None
    return all(save(position.views[viewer]) == save(seen_by(g, viewer)) for viewer in viewers_of(g.table))


def told(ply: Ply) -> list[list[bytes]]:
    """What everybody is told of a ply."""
    return [ply.news.to(viewer) for viewer in viewers_of(ply.after.game.table)]


@pytest.mark.parametrize("name", SETUPS)
def test_views_are_handed_on_from_ply_to_ply(name: str) -> None:
    """Answers, answers that are taken back and pauses; who has no views at hand tells the same."""
    fair, chance = Fair(bytes(32)), random.Random(name)
    position = begin(SETUPS[name], fair).after
    earlier = {position.ply: position}
    undos = 0
    while not position.game.over():
        decision = chance.choice(pending(position.game))
        seat, back, before = decision.seat, may_return(position), position
        if back != NOBODY and chance.random() < 0.3:
            undos += 1
            position = undone(before, back, earlier[before.back[back]], [back]).after
        elif before.views is not None and chance.random() < 0.1:
            position = halted(before, True).after
        else:
            option = option_text(before.game.table, chance.choice(decision.options))
            ply = answered(before, fair, seat, decision.number, decision.part, option)
            again = answered(replace(before, views=None), fair, seat, decision.number, decision.part, option)
            assert told(again) == told(ply)
            position = ply.after
        earlier[position.ply] = position
        assert are_as_looked_at(position)
    assert undos
