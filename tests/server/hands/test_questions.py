"""What a seat is asked: all that a client needs to answer, also where several choose in secret at once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from folsom import SPECTATOR, Setup, pending, view
from folsom.core.steps import Together
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.play.log import Sender
from server.houses import new_game, run

SETUPS = {
    "horses": Setup(("doc", "belle", "tuco", "django"), boxes=("horses",)),
    "expert": Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",)),
    "pairs": Setup(("doc", "tuco", "belle", "django"), variants=("pairs",)),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_can_be_played_by_its_questions_alone(name: str, tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, setup=SETUPS[name]))
        seats = int(room.position.game.table.seats)
        chance = random.Random(2)
        at_once = parts = 0
        while not room.over:
            g = room.position.game
            questions = {seat: room.asking(seat)["question"] for seat in range(seats)}
            assert room.asking(SPECTATOR)["question"] is None
            assert [seat for seat, question in questions.items() if question is not None] == room.asking(0)["seats"]
            seat = chance.choice(room.asked())
            question = questions[seat]
            own = next(decision for decision in pending(view(g, seat)) if decision.seat == seat)
            known = [option_text(g.table, option) for option in own.options]
            assert (question["options"], question["part"], question["about"]) == (known, own.part, own.about)
            at_once += isinstance(g.top.step, Together)
            parts += question["part"] > 0
            option = chance.choice(question["options"])
            await room.answer(seat, question["decision"], question["part"], option, Sender(f"p{seat}"))
        assert at_once > 1
        assert parts > 0 or name != "expert"  # there each discards as many as he likes, one after the other

    run(inside, tmp_path)
