"""What can be chosen is what the engine knows, and what is said to be barred is what is refused."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from folsom import BANDITS, BOXES, VARIANTS
from folsom.bots import LEVELS
from folsom.server.house import House
from folsom.server.problems import Problem
from folsom.server.protocol.tables import MOST_SEATS, SetupChoice
from folsom.server.tables.choices import checked_setup
from folsom.server.tables.offers import choices_for
from server.browsers import browser
from server.houses import run


def barred(setup: SetupChoice) -> str:
    try:
        checked_setup(setup)
    except Problem as problem:
        return problem.rule
    return ""


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
        assert offered.rule == barred(setup)
        assert (offered.problem == "") == (offered.rule == "") == (offered.each > 0)
        for one in offered.players:
            assert one.rule == barred(setup.model_copy(update={"players": one.number}))
        for more in offered.variants:
            wanted = list(dict.fromkeys([*variants, more.name]))
            assert more.rule == barred(setup.model_copy(update={"variants": wanted}))


def test_how_many_bandits_a_seat_leads() -> None:
    assert choices_for(SetupChoice(players=4)).each == 1
    assert choices_for(SetupChoice(players=2, variants=["duo"])).each == 2
    assert choices_for(SetupChoice(players=2)).each == 0


def test_the_route_answers_anybody(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        async with browser(house) as nobody:
            usual = (await nobody.get("/api/choices")).json()
            assert usual["rule"] == "" and len(usual["players"]) == MOST_SEATS
            asked = await nobody.get("/api/choices?players=4&variants=duo&variants=expert-2014&boxes=horses")
            assert asked.json()["rule"] == "VAR-DUO-1"
            assert [one["number"] for one in asked.json()["players"] if one["rule"] == ""] == [2]
            wrong = await nobody.get("/api/choices?players=400")
            assert wrong.status_code == 422 and wrong.json()["code"] == "no-request"
            odd = await nobody.get("/api/choices?variants=NO%20NAME")
            assert odd.status_code == 422

    run(ask, tmp_path)
