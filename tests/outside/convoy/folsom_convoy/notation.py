"""The convoy in scenarios: where it stands, and where errands lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from folsom import Game
from folsom.core.table import GRAPH
from folsom.notation.names import place_named
from folsom.notation.scenario.box import BoxScenarios, Key, must_be_on
from folsom.notation.scenario.scene import Scene
from folsom.notation.scenario.words import at, bandit_named
from folsom_convoy.errands import errand_of
from folsom_convoy.pieces import NAME, pieces_of, stands_at

STANDS, ERRANDS = "convoy", "errands"
CAR = {"type": "integer", "description": "the car beside which the convoy's engine stands (convoy)"}
PLACES = {
    "type": "object",
    "additionalProperties": {"type": "string"},
    "description": "where each bandit's errand leads (convoy)",
}


def errands(g: Game) -> dict[str, str]:
    """The errands that are drawn, by bandit."""
    found = {g.table.pawn_names[b]: errand_of(g, int(g.table.leader[b])) for b in range(int(g.table.bandits))}
    return {name: g.table.place_names[place] for name, place in found.items() if place >= 0}


def check_stand(scene: Scene, where: str, expected: int) -> None:
    must_be_on(scene.game.table, NAME, where)
    scene.compare(where, str(expected), str(stands_at(scene.game)))


def check_errands(scene: Scene, where: str, expected: dict[str, str]) -> None:
    must_be_on(scene.game.table, NAME, where)
    told = errands(scene.game)
    for name, place in expected.items():
        scene.compare(f"{where}.{name}", place, told.get(name, "nothing"))


class Convoy(BoxScenarios):
    keys: ClassVar[Mapping[str, Key]] = {
        STANDS: Key(CAR, CAR, check_stand),
        ERRANDS: Key(PLACES, PLACES, check_errands),
    }

    def lay(self, g: Game, given: dict[str, Any]) -> None:
        pieces = pieces_of(g)
        g.counters[GRAPH] = given.get(STANDS, 0)
        for name, place in given.get(ERRANDS, {}).items():
            with at(f"given.{ERRANDS}"):
                seat, to = int(g.table.leader[bandit_named(g.table, name)]), place_named(g.table, place)
            g.rows[pieces.errands + seat] = [to]
            g.counters[pieces.chosen + seat] = 1

    def given(self, g: Game) -> dict[str, Any]:
        told: dict[str, Any] = {STANDS: stands_at(g)} if stands_at(g) else {}
        return {**told, ERRANDS: errands(g)} if errands(g) else told


BOX = Convoy()
