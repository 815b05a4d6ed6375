"""The Shotgun beside the Marshal: whose meeting comes first, in a position that no scenario can give."""

from __future__ import annotations

import pytest

from folsom import advance
from folsom.base.settle import settle
from rules.horses.stage import Ear, Stage


@pytest.mark.rule("HS-SHOTGUN-7")
def test_the_marshals_meeting_comes_first_for_all_then_the_shotguns_for_all() -> None:
    stage = Stage()
    stage.coach(3)
    stage.put(doc="3 inside", belle="3 roof", marshal="3 inside", shotgun="3 roof")
    stage.game.listener = ear = Ear()
    settle(stage.game)
    advance(stage.game)
    doc, belle = 1 << stage.pawn("doc"), 1 << stage.pawn("belle")
    met = [list(event.numbers) for event in ear.heard if event.name == "met"]
    assert met == [[stage.pawn("marshal"), doc], [stage.pawn("shotgun"), doc | belle]]
