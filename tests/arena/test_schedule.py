"""Seats, bandits and luck are balanced, and game number i is always the same game."""

from __future__ import annotations

from collections import Counter

import pytest

from folsom import BANDITS, Setup, check
from folsom.arena import Seating, arena_games, fill, take
from folsom.arena.ladder import ladder_games
from folsom.arena.schedule import rotations
from folsom.arena.study import settings_for, study_games


def games_of(codes: tuple[str, ...], number: int, seed: int = 1) -> list[Seating]:
    return take(arena_games(Setup(()), codes, seed), number)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_bot_has_every_seat_and_every_bandit_equally_often(players: int) -> None:
    codes = tuple("abcde"[:players])
    whole = len(BANDITS) * players
    counts = Counter(
        (code, seat, bandit)
        for seating in games_of(codes, whole)
        for seat, (code, bandit) in enumerate(zip(seating.codes, seating.setup.bandits))
    )
    assert len(counts) == len(codes) * players * len(BANDITS)
    assert set(counts.values()) == {1}


def test_a_deal_is_played_with_every_rotation_and_the_same_luck() -> None:
    games = games_of(("a", "b", "c", "d"), 8)
    for deal in (games[:4], games[4:]):
        assert len({seating.luck for seating in deal}) == 1
        assert len({seating.setup for seating in deal}) == 1
        for code in "abcd":
            assert sorted(seating.codes.index(code) for seating in deal) == [0, 1, 2, 3]
    assert games[0].luck != games[4].luck
    assert len({seating.seed for seating in games}) == 8


def test_one_bot_against_the_rest_has_every_seat_once() -> None:
    games = games_of(fill(("a", "b"), 4), 4)
    assert sorted(seating.codes.index("a") for seating in games) == [0, 1, 2, 3]
    assert {seating.codes.count("b") for seating in games} == {3}


def test_neighbours_change_from_deal_to_deal() -> None:
    games = games_of(("a", "b", "c", "d"), 80)
    after_a = {seating.codes[(seating.codes.index("a") + 1) % 4] for seating in games}
    assert after_a == {"b", "c", "d"}


@pytest.mark.parametrize("codes", ["aabb", "aaab", "aabbcc"])
def test_bots_of_one_kind_leave_the_balance_as_it_is(codes: str) -> None:
    """However neighbours are drawn (abab comes round after two seats), each deal has as many games as any other."""
    games = games_of(tuple(codes), len(BANDITS) * len(codes))
    seats = Counter(
        (code, seat, bandit)
        for seating in games
        for seat, (code, bandit) in enumerate(zip(seating.codes, seating.setup.bandits))
    )
    for code in set(codes):
        assert {seats[code, seat, bandit] for seat in range(len(codes)) for bandit in BANDITS} == {codes.count(code)}
    assert len({seating.seed for seating in games}) == len(games)


def test_no_deal_is_played_twice_where_all_bots_are_equal() -> None:
    assert rotations("aaa") == [tuple("aaa")]
    games = games_of(("a", "a", "a"), 5)
    assert len({seating.luck for seating in games}) == 5


def test_a_game_does_not_hang_on_how_many_are_played() -> None:
    assert games_of(("a", "b", "c"), 7) == games_of(("a", "b", "c"), 50)[:7]
    assert games_of(("a", "b", "c"), 7) != games_of(("a", "b", "c"), 7, seed=2)


@pytest.mark.parametrize(("variant", "players"), [("teams", 4), ("pairs", 2), ("pairs", 3), ("duo", 2)])
def test_variants_are_dealt_as_they_want(variant: str, players: int) -> None:
    for seating in take(arena_games(Setup((), variants=(variant,)), tuple("abcd"[:players]), 3), 8):
        check(seating.setup)
        assert len(seating.codes) == players


def test_a_ladder_lets_all_play_equally_often_at_mixed_tables() -> None:
    codes = list("abcde")
    games = take(ladder_games(Setup(()), codes, [3, 4], 5), 350)
    assert {len(seating.codes) for seating in games} == {3, 4}
    assert all(len(set(seating.codes)) == len(seating.codes) for seating in games)
    tables = {frozenset(seating.codes) for seating in games}
    assert len(tables) > 10
    played = Counter(code for seating in games for code in seating.codes)
    assert max(played.values()) - min(played.values()) <= 12


def test_few_bots_sit_at_a_table_as_evenly_as_they_can() -> None:
    for seating in take(ladder_games(Setup(()), ["a", "b"], [3, 5], 5), 40):
        counts = Counter(seating.codes)
        assert max(counts.values()) - min(counts.values()) == 1


def test_a_study_brings_every_bandit_to_every_seat() -> None:
    settings = settings_for(Setup(()), [3, 4], ["teams", "pairs", "duo"])
    assert [(one.players, one.plain.variants) for one in settings] == [
        (3, ()),
        (4, ()),
        (4, ("teams",)),
        (3, ("pairs",)),
    ]
    games = take(study_games(settings[:2], "random", 1), 12)
    for part, players in ((games[:6], 3), (games[6:], 4)):
        counts = Counter((seat, bandit) for seating in part for seat, bandit in enumerate(seating.setup.bandits))
        assert len(counts) == players * len(BANDITS)
        assert set(counts.values()) == {1}
