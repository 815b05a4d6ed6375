"""What can be chosen is what the engine knows, and what is said to be barred is what is refused."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from folsom import BANDITS, BOXES, VARIANTS
from folsom.bots import LEVELS
from folsom.server.house import House
from folsom.server.problems import Problem
from folsom.server.protocol.tables import MOST_SEATS, SetupChoice
from folsom.server.tables.choices import checked_setup
from folsom.server.tables.offers import Barred, choices_for
from server.browsers import browser
from server.houses import run


def refused(setup: SetupChoice) -> str:
    try:
        checked_setup(setup)
    except Problem as problem:
        return problem.rule
    return ""


def rule(barred: Barred | None) -> str:
    return barred.rule if barred else ""


def test_everything_that_the_engine_knows_is_offered() -> None:
    offered = choices_for(SetupChoice(players=4))
    assert {one.name for one in offered.variants} >= set(VARIANTS)
    assert {one.name for one in offered.boxes} >= set(BOXES)
    assert offered.bandits == list(BANDITS)
    assert offered.levels == list(LEVELS)
    assert [one.kind for one in offered.clocks] == ["none", "live", "slow"]
    names = [card.name for card in offered.cards]
    assert len(names) == len(set(names)) == 18
    assert {card.part for card in offered.cards} == {"", "horses"}
    assert all(card.printed for card in offered.cards)


@pytest.mark.parametrize("players", range(1, 8))
def test_what_is_barred_is_refused_and_the_rest_is_not(players: int) -> None:
    for variants in [(), *combinations(VARIANTS, 1), *combinations(VARIANTS, 2)]:
        setup = SetupChoice(players=players, variants=list(variants), boxes=["horses"] if players % 2 else [])
        offered = choices_for(setup)
        assert rule(offered.barred) == refused(setup)
        assert (offered.barred is None) == (offered.each > 0)
        for one in offered.players:
            assert rule(one.barred) == refused(setup.model_copy(update={"players": one.number}))
        for more in offered.variants:
            wanted = list(dict.fromkeys([*variants, more.name]))
            assert rule(more.barred) == refused(setup.model_copy(update={"variants": wanted}))


HORSES = {"boxes": ["horses"]}
ABOUT: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"first_game": True, **HORSES}, {"parts": ["horses", "first-game"]}),
    ({"boxes": ["horses", "horses-light"]}, {"parts": ["horses", "horses-light"]}),
    ({"edition": 2014, "first_game": True}, {"parts": ["first-game"]}),
    ({"variants": ["duo"]}, {"parts": ["duo"], "number": 4, "allowed": [2]}),
    ({"variants": ["duo"], **HORSES}, {"parts": ["duo"], "number": 4, "allowed": [2]}),
    ({"players": 7}, {"number": 7, "allowed": [6]}),
    ({"players": 2}, {"number": 2, "allowed": [3, 4, 5, 6]}),
]


@pytest.mark.parametrize(("choice", "about"), ABOUT)
def test_it_is_said_what_a_refusal_is_about(choice: dict[str, Any], about: dict[str, Any]) -> None:
    found = choices_for(SetupChoice(**{"players": 4, **choice})).barred
    assert found is not None and found.rule in found.problem
    told = found.model_dump(include={"parts", "number", "allowed"})
    assert told == {"parts": [], "number": 0, "allowed": [], **about}


def test_a_light_setup_is_a_size_of_its_box() -> None:
    kinds = {box.name: box.kind for box in choices_for(SetupChoice(players=4)).boxes}
    assert kinds["horses"] == kinds["horses-light"] == "horses"


def test_how_many_bandits_a_seat_leads() -> None:
    assert choices_for(SetupChoice(players=4)).each == 1
    assert choices_for(SetupChoice(players=2, variants=["duo"])).each == 2
    assert choices_for(SetupChoice(players=2)).each == 0


def test_the_route_answers_anybody(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        async with browser(house) as nobody:
            usual = (await nobody.get("/api/choices")).json()
            assert usual["barred"] is None and len(usual["players"]) == MOST_SEATS
            asked = await nobody.get("/api/choices?players=4&variants=duo&variants=expert-2014&boxes=horses")
            assert asked.json()["barred"]["rule"] == "VAR-DUO-1"
            assert [one["number"] for one in asked.json()["players"] if one["barred"] is None] == [2]
            wrong = await nobody.get("/api/choices?players=400")
            assert wrong.status_code == 422 and wrong.json()["code"] == "no-request"
            odd = await nobody.get("/api/choices?variants=NO%20NAME")
            assert odd.status_code == 422

    run(ask, tmp_path)
