"""What everybody is told of a ply leads from what he saw before it to what a fresh look shows."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from folsom import Setup
from folsom.core.chronicle import Entry, fold
from folsom.core.loop import pending
from folsom.notation.options import option_text
from folsom.server.play.fair import Fair
from folsom.server.play.news import view_data
from folsom.server.play.position import NOBODY, Ply, Position, answered, begin, halted, undone
from folsom.server.play.viewers import seen_by, viewers_of
from server.houses import may_return

SETUPS = {
    "five": Setup(("doc", "belle", "tuco", "django", "cheyenne")),
    "expert": Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",)),
}


def looks(position: Position) -> dict[int, dict[str, Any]]:
    """What everybody would see if he looked now."""
    g = position.game
    return {viewer: view_data(seen_by(g, viewer)) for viewer in viewers_of(g.table)}


def folded(seen: dict[int, dict[str, Any]], ply: Ply) -> dict[int, dict[str, Any]]:
    """What everybody sees after he was told of a ply."""
    after = dict(seen)
    for viewer in seen:
        for text in ply.news.to(viewer):
            after[viewer] = fold(after[viewer], Entry(**msgspec.json.decode(text)))
    return after


@pytest.mark.parametrize("name", SETUPS)
def test_what_is_told_leads_from_look_to_look(name: str) -> None:
    """Answers, answers that are taken back, and pauses."""
    fair, chance = Fair(bytes(32)), random.Random(name)
    position = begin(SETUPS[name], fair).after
    earlier, seen = {position.ply: position}, looks(position)
    undos = 0
    while not position.game.over():
        decision = chance.choice(pending(position.game))
        seat, back = decision.seat, may_return(position)
        if back != NOBODY and chance.random() < 0.3:
            undos += 1
            ply = undone(position, back, earlier[position.back[back]], [back])
        elif chance.random() < 0.1:
            ply = halted(position, True)
        else:
            option = option_text(position.game.table, chance.choice(decision.options))
            ply = answered(position, fair, seat, decision.number, decision.part, option)
        position, seen = ply.after, folded(seen, ply)
        earlier[position.ply] = position
        assert seen == looks(position)
    assert undos
