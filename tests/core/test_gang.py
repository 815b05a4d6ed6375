"""Bandits are made known by a register, and what parts go with is data."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import BANDITS, Setup, SetupError, Source, check, dealt, known_bandits, new_game, play_out
from folsom.base import gang
from folsom.base.gang import add_bandit
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.powers import MONEY, BanditPower
from folsom.laws.games import play_trial
from folsom.laws.tally import Tally


class Rosa(BanditPower):
    """$50 at the end."""

    def __init__(self) -> None:
        super().__init__("rosa", [MONEY], "BASE-SCORE-1")

    def money(self, g: object, bandit: int) -> int:
        return 50


@pytest.fixture
def rosa() -> Iterator[None]:
    add_bandit("rosa", Rosa)
    yield
    del gang._GANG["rosa"]


@pytest.fixture
def parts() -> Iterator[list[Part]]:
    made = [Part("dusk", 5, []), Part("dawn", 5, []), Part("noon", 5, [])]
    for part in made:
        add_part(part)
    yield made
    for part in made:
        del PARTS[part.name]


@pytest.mark.usefixtures("rosa")
def test_a_bandit_that_is_made_known_is_played_and_dealt() -> None:
    assert known_bandits() == (*BANDITS, "rosa")
    assert any("rosa" in dealt(3, Source(seed)).bandits for seed in range(20))
    game = new_game(Setup(("rosa", "doc", "belle")))
    assert [power.name for power in game.table.powers] == ["belle", "doc", "rosa"]


@pytest.mark.usefixtures("rosa")
@pytest.mark.parametrize("boxes", [(), ("horses",)])
def test_seven_bandits_play_to_the_end_under_the_laws(boxes: tuple[str, ...]) -> None:
    setup = Setup((*BANDITS, "rosa"), boxes=boxes)
    tally = Tally()
    assert play_trial(setup, 1, False, tally), tally.failure
    assert len(new_game(setup).table.led) == 7


def test_without_another_bandit_seven_cannot_be_dealt() -> None:
    with pytest.raises(SetupError, match="7 bandits are wanted, 6 are in the box"):
        dealt(7, Source(1))


def test_parts_of_a_kind_are_played_one_at_a_time(parts: list[Part]) -> None:
    dusk, dawn, noon = parts
    dusk.kind = dawn.kind = "light"
    noon.bars = ["light"]
    for one, other in ((dusk, dawn), (noon, dusk), (noon, dawn)):
        setup = Setup(BANDITS[:3], variants=(one.name, other.name))
        with pytest.raises(SetupError, match="cannot be played with") as refused:
            check(setup)
        assert refused.value.rule == "VAR-COMPAT-1"
    check(Setup(BANDITS[:3], variants=("noon",)))


def test_a_part_has_numbers_of_players_of_its_own(parts: list[Part]) -> None:
    dusk = parts[0]
    dusk.players, dusk.players_rule, dusk.first_game = [2, 3, 4, 5], "VAR-DUO-1", False
    for bandits in (BANDITS[:2], BANDITS[:5]):
        play_out(new_game(Setup(bandits, variants=("dusk",))), Source(1))
    with pytest.raises(SetupError, match="6 players: dusk can be played by 2 to 5") as refused:
        check(Setup(BANDITS, variants=("dusk",)))
    assert refused.value.rule == "VAR-DUO-1"
    with pytest.raises(SetupError, match="a first game is played without dusk"):
        check(Setup(BANDITS[:3], variants=("dusk",), first_game=True))
