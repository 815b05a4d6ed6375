"""What can be chosen at a table: legal setups, clocks that make sense, bandits that fit."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from folsom import BANDITS, Setup, SetupError, check
from folsom.server.house import House
from folsom.server.problems import Problem
from folsom.server.protocol.tables import ClockChoice, Options, SetupChoice
from folsom.server.tables.choices import checked_clock, checked_setup, completed, dealing_of, each_leads
from folsom.server.tables.making import open_table
from server.houses import new_people, run
from server.tables.parties import now, refused


@pytest.mark.parametrize(
    "legal",
    [
        {"players": 3},
        {"players": 6, "edition": 2014},
        {"players": 4, "first_game": True},
        {"players": 2, "variants": ["duo"]},
        {"players": 3, "variants": ["pairs"], "boxes": ["horses"]},
        {"players": 4, "variants": ["teams", "expert-2016"]},
        {"players": 3, "cars": ["mail", "baggage", "saloon"]},
        {"players": 4, "stations": ["marshals-revenge", "pickpocketing", "conductor"]},
    ],
)
def test_a_legal_setup_is_taken(legal: dict[str, Any]) -> None:
    assert checked_setup(SetupChoice(**legal))["players"] == legal["players"]


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"players": 2}, "BASE-SETUP-1"),
        ({"players": 7}, "BASE-PIECES-5"),
        ({"players": 4, "edition": 2015}, "BASE-SETUP-5"),
        ({"players": 4, "edition": 2014, "first_game": True}, "BASE-SETUP-5"),
        ({"players": 5, "variants": ["teams"]}, "VAR-TEAM-1"),
        ({"players": 4, "variants": ["pairs"]}, "VAR-PAIR-1"),
        ({"players": 2, "variants": ["duo", "pairs"]}, "VAR-COMPAT-1"),
        ({"players": 4, "variants": ["nonsense"]}, "VAR-COMPAT-1"),
        ({"players": 4, "boxes": ["horses"], "first_game": True}, "VAR-COMPAT-1"),
        ({"players": 4, "cars": ["mail"]}, "BASE-SETUP-1"),
        ({"players": 4, "rounds": ["bridge"]}, "VAR-EVENTS-1"),
    ],
)
def test_an_illegal_setup_is_refused_with_its_rule(tmp_path: Path, wrong: dict[str, Any], rule: str) -> None:
    with pytest.raises(Problem) as error:
        checked_setup(SetupChoice(**wrong))
    assert (error.value.status, error.value.code, error.value.rule) == (422, "no-setup", rule)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "live", "each": 5},
        {"kind": "live", "each": 600, "bank": 7200},
        {"kind": "slow", "each": 3600},
        {"kind": "slow", "each": 14 * 86_400, "bank": 30 * 86_400},
    ],
)
def test_a_clock_that_makes_sense_is_taken(clock: dict[str, Any]) -> None:
    checked_clock(ClockChoice(**clock))


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none", "each": 1},
        {"kind": "none", "bank": 1},
        {"kind": "live", "each": 4},
        {"kind": "live", "each": 601},
        {"kind": "live", "each": 30, "bank": 7201},
        {"kind": "slow", "each": 3599},
        {"kind": "slow", "each": 14 * 86_400 + 1},
        {"kind": "slow", "each": 3600, "bank": 30 * 86_400 + 1},
    ],
)
def test_a_clock_with_which_nobody_can_play_is_refused(clock: dict[str, Any]) -> None:
    with pytest.raises(Problem, match="clock"):
        checked_clock(ClockChoice(**clock))


@pytest.mark.parametrize(
    "odd",
    [
        {"clock": {"kind": "live", "each": float("nan")}},
        {"clock": {"kind": "live", "each": float("inf")}},
        {"clock": {"kind": "live", "each": -1}},
        {"clock": {"kind": "fast"}},
        {"level": "genius"},
        {"plan": "closed"},
        {"rated": 1},
        {"quiet": "yes"},
        {"more": True},
    ],
)
def test_options_that_nobody_knows_are_refused(odd: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate(odd)


def dealt_by(chance: random.Random, choice: SetupChoice, picked: list[list[str]]) -> Setup:
    return completed(choice, dealing_of(choice, picked), chance.randrange)


def test_bandits_that_were_not_picked_are_dealt() -> None:
    chance = random.Random(1)
    firsts: Counter[str] = Counter()
    for _ in range(300):
        setup = dealt_by(chance, SetupChoice(players=4), [[], ["belle"], [], ["doc"]])
        assert (setup.bandits[1], setup.bandits[3]) == ("belle", "doc")
        firsts[setup.bandits[0]] += 1
    assert set(firsts) == set(BANDITS) - {"belle", "doc"}
    assert min(firsts.values()) > 40


def test_pairs_are_completed_as_their_rule_says() -> None:
    choice = SetupChoice(players=3, variants=["pairs"])
    assert each_leads(choice) == 2
    for seed in range(50):
        setup = dealt_by(random.Random(seed), choice, [["tuco"], [], ["doc"]])
        assert setup.bandits[0] == "tuco" and setup.bandits[4] == "doc"
        check(setup)


def test_picks_that_no_deal_completes_are_refused() -> None:
    with pytest.raises(SetupError, match="cannot be played together") as error:
        dealt_by(random.Random(1), SetupChoice(players=3, variants=["pairs"]), [[], [], ["ghost", "belle"]])
    assert error.value.rule == "VAR-PAIR-2"


def test_a_new_table_has_what_was_chosen_and_a_secret(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 1)
        options = Options(clock=ClockChoice(kind="live", each=30, bank=60), level="legend", plan="memory", quiet=True)
        table = await open_table(house, "p0", SetupChoice(players=2, variants=["pairs"]), options, False)
        stored = await now(house, table.id)
        assert stored == table
        assert (stored.host, stored.public, stored.state, stored.version) == ("p0", False, "open", 1)
        assert [seat.person for seat in stored.seats] == ["p0", None]
        assert stored.options["clock"] == {"kind": "live", "each": 30, "bank": 60}
        assert stored.seed is not None and len(stored.seed) == 32
        assert len(stored.id) >= 22 and len(stored.code or "") == 6
        other = await open_table(house, "p0", SetupChoice(players=3), Options(), True)
        assert len({stored.seed, other.seed}) == len({stored.id, other.id}) == len({stored.code, other.code}) == 2

    run(inside, tmp_path)


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        for _ in range(10):
            await open_table(house, "p0", SetupChoice(players=3), Options(), True)
        await refused(open_table(house, "p0", SetupChoice(players=3), Options(), True), "too-often", 429)
        house.clock.time += 3600  # type: ignore[attr-defined]
        await refused(open_table(house, "p0", SetupChoice(players=3), Options(), True), "too-many-tables", 409)
        await open_table(house, "p1", SetupChoice(players=3), Options(), True)

    run(inside, tmp_path)
