"""Games that were played once for all tests here, each in a database of which tests get a copy."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from folsom import SPECTATOR, Setup, pending
from folsom.core.game import EVERYTHING
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from server.houses import may_return, new_game, run

FOUR = ("doc", "belle", "tuco", "django")
SETUPS = {
    "base": Setup(FOUR),
    "horses": Setup(FOUR, boxes=("horses",)),
    "pairs": Setup(("doc", "tuco", "belle", "django"), variants=("pairs",)),
}


@dataclass
class Game:
    """A game that was played: where it is kept, and what everybody saw after each of his events."""

    file: Path
    setup: Setup
    views: dict[int, dict[int, Any]] = field(default_factory=dict)
    taken_back: int = 0

    @property
    def viewers(self) -> list[int]:
        """Everybody who looked."""
        return list(self.views)

    def note(self, room: Room) -> None:
        """Keeps what everybody sees now."""
        seats = int(room.position.game.table.seats)
        for viewer in (*range(seats), SPECTATOR, EVERYTHING):
            shown = room.shown(viewer)
            self.views.setdefault(viewer, {})[shown["event"]] = shown["view"]


async def played(house: House, game: Game, answers: int, seed: int) -> None:
    """Plays at random, and takes back some of what may be taken back."""
    room = await house.rooms.room(await new_game(house, setup=game.setup))
    chance = random.Random(seed)
    game.note(room)
    while not room.over and room.position.ply < answers:
        if chance.random() < 0.05:  # as after a restart
            house.rooms.close(room.id)
            room = await house.rooms.room(room.id)
        if (seat := may_return(room.position)) >= 0 and chance.random() < 0.15:
            await room.undo(seat, Sender("p", f"undo-{room.position.ply}"))
            game.taken_back += 1
        else:
            decision = chance.choice(pending(room.position.game))
            option = option_text(room.position.game.table, chance.choice(decision.options))
            sender = Sender(f"p{decision.seat}", f"command-{room.position.ply}")
            await room.answer(decision.seat, decision.number, decision.part, option, sender)
        game.note(room)


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, int], Game]:
    """Games by name, played to the end or for some answers, each once."""
    found: dict[tuple[str, int], Game] = {}

    def game(name: str, answers: int = 10_000) -> Game:
        if (name, answers) not in found:
            folder = tmp_path_factory.mktemp("games")
            made = Game(folder / "test.db", SETUPS[name])
            run(lambda house: played(house, made, answers, 7), folder)
            found[name, answers] = made
        return found[name, answers]

    return game


@pytest.fixture
def at(tmp_path: Path) -> Callable[[Game, Any], None]:
    """Runs a test in a house with a copy of a game."""

    def inside(game: Game, test: Any) -> None:
        shutil.copy(game.file, tmp_path / "test.db")
        run(test, tmp_path)

    return inside
