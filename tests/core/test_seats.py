"""A seat may lead bandits, another pawn, or nobody: led pawns, bandits, players and seats are four things."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import Game, Setup, Source, apply, new_game, outcome, run_chance, save
from folsom.base.counters import FIRST
from folsom.base.layout import StartingPlaces
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.rules import Rules, rules_of
from folsom.base.setup import seats_of
from folsom.base.train import inside, last_car
from folsom.core.builder import Builder
from folsom.core.seats import AUTOMATON, Seat
from folsom.core.steps import Do, register
from folsom.core.verbs import move_token, place_pawn
from folsom.laws.games import play_trial
from folsom.laws.tally import Tally
from folsom.notation.position import parse_position, position_text
from folsom.notation.position.words import seat_named, seat_names
from folsom.text import Texts

SETUP = Setup(("doc", "belle", "tuco", "cheyenne"), variants=("posse",))
MARSHAL, CLOCKWORK = 4, 5  # the seats after those of the bandits


class Posse(Part):
    """The Marshal is led by a player who can move, and something mechanical has a turn too."""

    def __init__(self) -> None:
        super().__init__("posse", 5, [])

    def more_seats(self, setup: Setup) -> list[Seat]:
        return [Seat("marshal", "marshal"), Seat("clockwork", AUTOMATON)]

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        made.lead(int(rules.marshal), MARSHAL)
        made.side = [0, 0, 0, 0, 1, 0]
        names = [kind.name for kind in made.card_kinds]
        made.cards(MARSHAL, names.index("move"), 4)
        rules.open_with(StartingPlaces, [PossePlaces()])


class PossePlaces(Do):
    """All bandits start in the caboose."""

    def run(self, g: Game) -> None:
        for bandit in range(int(g.table.bandits)):
            place_pawn(g, bandit, inside(g.table, last_car(g.table)), "BASE-SETUP-6")


register(PossePlaces)


@pytest.fixture(autouse=True)
def posse() -> Iterator[None]:
    add_part(Posse())
    yield
    del PARTS["posse"]


def test_seats_pawns_bandits_and_players_are_counted_apart() -> None:
    game = new_game(SETUP)
    table = game.table
    assert (table.seats, table.bandits, table.led_pawns, table.pawns) == (6, 4, 5, 5)
    assert rules_of(game).players == 4
    assert table.seat_names == ["doc", "belle", "tuco", "cheyenne", "marshal", "clockwork"]
    assert table.roles == ["bandit"] * 4 + ["marshal", AUTOMATON]
    assert [seat.name for seat in seats_of(SETUP)] == table.seat_names
    assert table.led == [[0], [1], [2], [3], [4], []]
    assert table.crowd == 0b1111
    assert list(table.side_pawns) == [0b01111, 0b10000]
    assert table.card_bandit(MARSHAL, 1) == 4 and table.card_bandit(CLOCKWORK, 1) == -1


def test_a_table_has_room_for_ten_seats() -> None:
    class Crowd(Part):
        def more_seats(self, setup: Setup) -> list[Seat]:
            return [Seat(f"clockwork {n}", AUTOMATON) for n in range(7)]

    add_part(Crowd("crowd", 5, []))
    try:
        with pytest.raises(AssertionError, match="fixed places"):
            new_game(Setup(SETUP.bandits, variants=("crowd",)))
    finally:
        del PARTS["crowd"]


def test_the_pawn_of_a_seat_holds_tokens_like_a_bandit() -> None:
    game = new_game(SETUP)
    table = game.table
    pocket = int(table.loot_of(4))
    assert table.holder_at(pocket) == 4 and table.holder_at(pocket + 1) == -1 and table.holder_at(0) == -1
    move_token(game, 0, pocket, "BASE-ROB-1")
    assert game.tokens.known[0] >> MARSHAL & 1 and not game.tokens.known[0] >> CLOCKWORK & 1
    assert Texts("en").place(table, pocket) == Texts("en").say("place-loot", bandit="the Marshal")


def test_names_of_seats_are_read_and_written() -> None:
    table = new_game(SETUP).table
    assert [seat_named(table, name) for name in seat_names(table)] == list(range(6))
    assert Texts("en").seat(table, MARSHAL) == Texts("en").pawn(table, 4)


@pytest.mark.parametrize("seed", range(3))
def test_games_keep_the_laws_to_their_end(seed: int) -> None:
    tally = Tally()
    assert play_trial(SETUP, seed, False, tally), tally.failure


def test_every_seat_with_something_to_choose_is_asked_and_positions_are_written() -> None:
    game, source = new_game(SETUP), Source(1)
    asked: set[int] = set()
    cars: set[int] = set()
    while not game.over():
        run_chance(game, source)
        if not game.over():
            asked.add(int(game.asked))
            cars.add(int(game.at[4]))
            text = position_text(game, SETUP)
            assert save(parse_position(text).game) == save(game)
            apply(game, game.options[int(source.below(len(game.options)))])
    assert asked == {0, 1, 2, 3, MARSHAL}
    assert len(cars) > 1
    assert len(outcome(game).loot) == 5


def test_the_first_player_may_be_any_seat() -> None:
    game = new_game(SETUP)
    firsts = set()
    for _ in range(6):
        game.counters[FIRST] = rules_of(game).order.next_first(game)
        firsts.add(int(game.counters[FIRST]))
    assert firsts == set(range(6))
