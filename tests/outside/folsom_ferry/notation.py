"""The ferry in scenarios: who has dry feet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from folsom import Game
from folsom.core.powers import in_force
from folsom.core.verbs import gain
from folsom.notation.scenario.box import BoxScenarios, Key, must_be_on
from folsom.notation.scenario.scene import Scene, compare_many
from folsom.notation.scenario.words import at, bandit_named
from folsom_ferry import NAME, pieces_of

DRY = "dry feet"
NAMES = {"type": "array", "items": {"type": "string"}, "description": "who has dry feet (ferry)"}


def dry(g: Game) -> list[str]:
    names = g.table.pawn_names[: int(g.table.bandits)]
    return [name for bandit, name in enumerate(names) if in_force(g, pieces_of(g).dry, bandit)]


def check_dry(scene: Scene, where: str, expected: list[str]) -> None:
    must_be_on(scene.game.table, NAME, where)
    compare_many(scene, where, expected, dry(scene.game))


class Ferry(BoxScenarios):
    keys: ClassVar[Mapping[str, Key]] = {DRY: Key(NAMES, NAMES, check_dry)}

    def lay(self, g: Game, given: dict[str, Any]) -> None:
        for name in given.get(DRY, []):
            with at(f"given.{DRY}"):
                bandit = bandit_named(g.table, name)
            gain(g, pieces_of(g).dry, bandit, "")

    def given(self, g: Game) -> dict[str, Any]:
        return {DRY: dry(g)} if dry(g) else {}


BOX = Ferry()
