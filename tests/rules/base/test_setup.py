"""Setting up: what is drawn, what is dealt, and which setups are refused."""

from collections import Counter
from dataclasses import replace
from math import perm

import pytest

from folsom import (
    BANDITS,
    Game,
    Setup,
    SetupError,
    Source,
    answer,
    answer_chance,
    check,
    dealt,
    draw_open,
    new_game,
    new_table,
    pending,
    run_chance,
    setup_from,
)
from folsom.notation.options import option_text

CARS = ("baggage", "second-class", "first-class", "dining", "saloon", "mail")
ROUNDS = ("angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnels", "bridge")
STATIONS = ("marshals-revenge", "pickpocketing", "conductor")
FOUR = Setup(("doc", "belle", "tuco", "django"))
NUMBERS = (3, 4, 5, 6)


def of(players: int, cars: tuple[str, ...] = ()) -> Setup:
    return Setup(BANDITS[:players], cars=cars)


def drawn(game: Game) -> dict[str, int]:
    """What can come in the open draw, with the weight of each."""
    draw = draw_open(game)
    assert draw is not None
    return {option_text(game.table, outcome): weight for outcome, weight in draw.outcomes(game)}


def sampled(game: Game, source: Source) -> str:
    """What a source of chance brings in the open draw."""
    draw = draw_open(game)
    assert draw is not None
    return option_text(game.table, draw.sample(game, source))


def cars_of(text: str) -> tuple[str, ...]:
    return tuple(text.removeprefix("train ").split(", "))


@pytest.mark.rule("BASE-SETUP-1")
@pytest.mark.parametrize("players", NUMBERS)
def test_every_train_without_a_car_twice_can_be_drawn(players: int) -> None:
    trains = {cars_of(text): weight for text, weight in drawn(new_game(of(players))).items()}
    assert len(trains) == perm(6, players)
    assert all(len(cars) == len(set(cars)) == players and set(cars) <= set(CARS) for cars in trains)
    assert set(trains.values()) == {1}


@pytest.mark.rule("BASE-SETUP-1")
@pytest.mark.parametrize("players", NUMBERS)
def test_no_train_that_is_drawn_has_a_car_twice_and_each_car_comes_in_each_place(players: int) -> None:
    game, source = new_game(of(players)), Source(players)
    trains = [cars_of(sampled(game, source)) for _ in range(6000)]
    assert all(len(cars) == len(set(cars)) == players for cars in trains)
    for place in range(players):
        count = Counter(cars[place] for cars in trains)
        assert set(count) == set(CARS)
        assert all(850 < n < 1150 for n in count.values()), count
    assert len(set(trains)) > perm(6, players) * 0.99


@pytest.mark.rule("BASE-SETUP-6")
@pytest.mark.parametrize("players", NUMBERS)
def test_every_bandit_can_be_drawn_for_the_first_player(players: int) -> None:
    game = new_game(of(players, CARS[:players]))
    assert drawn(game) == {f"first {bandit}": 1 for bandit in BANDITS[:players]}
    source = Source(players)
    count = Counter(sampled(game, source) for _ in range(3000))
    assert set(count) == set(drawn(game))
    assert max(count.values()) < 1.2 * min(count.values()), count


@pytest.mark.rule("BASE-SETUP-6", "BASE-SETUP-8")
@pytest.mark.parametrize("players", NUMBERS)
def test_odd_players_start_in_the_caboose_and_even_ones_before_it(players: int) -> None:
    setup = of(players, CARS[:players])
    for first in range(players):
        game = new_game(setup)
        draw = draw_open(game)
        assert draw is not None
        answer_chance(game, draw.outcomes(game)[first][0])
        for number in range(players):
            place = game.table.place_names[game.at[(first + number) % players]]
            assert place == f"{players - number % 2} inside"


@pytest.mark.rule("BASE-PIECES-1")
@pytest.mark.parametrize("players", NUMBERS)
def test_the_locomotive_and_each_car_have_an_inside_and_a_roof(players: int) -> None:
    table = new_table(of(players))
    cars = ["loco", *(str(car) for car in range(1, players + 1))]
    assert table.place_names[: table.places] == [f"{car} {floor}" for car in cars for floor in ("inside", "roof")]


@pytest.mark.rule("BASE-SETUP-2", "DATA-PURSES")
@pytest.mark.parametrize("players", NUMBERS)
def test_the_starting_purses_are_set_aside_before_the_others_are_drawn(players: int) -> None:
    """The first purse that is robbed is one of all but the starting ones."""
    setup = replace(of(players), cars=("mail", "dining", "saloon", "second-class", "baggage", "first-class")[:players])
    game, source = new_game(setup), Source(1)
    while not game.over():
        if draw_open(game) is None:
            decision = pending(game)[0]
            rob = [o for o in decision.options if option_text(game.table, o).endswith("rob")]
            option = (rob or decision.options)[source.below(len(rob or decision.options))]
            step(game, option)
        else:
            worths = drawn(game)
            if next(iter(worths)).startswith("worth "):
                fewer = {"worth 250": 8 - players}
                assert worths == {f"worth {worth}": 2 for worth in (300, 350, 400, 450, 500)} | fewer
                return
            step(game, None, source)
    pytest.fail("nobody has robbed a purse")


def step(game: Game, option: int | None, source: Source | None = None) -> None:
    """One answer of a seat, or one draw."""
    if option is not None:
        decision = pending(game)[0]
        answer(game, decision.number, decision.seat, option)
        return
    draw = draw_open(game)
    assert draw is not None and source is not None
    answer_chance(game, draw.sample(game, source))


@pytest.mark.rule("BASE-SETUP-3")
@pytest.mark.parametrize("players", NUMBERS)
def test_unused_purses_leave_the_game_unseen(players: int) -> None:
    game = new_game(of(players))
    run_chance(game, Source(players))
    table = game.table
    gone = [t for t in range(len(table.tokens)) if game.tokens.at[t] == table.gone]
    kinds = Counter(table.token_kinds[table.tokens[t]].name for t in gone)
    assert kinds["strongbox"] == 0
    assert len(gone) == 26 - 2 - players - sum(1 for t in range(24) if game.tokens.at[t] < table.places)
    assert all(game.tokens.value[t] == 0 for t in gone if table.token_kinds[table.tokens[t]].name == "purse")


@pytest.mark.rule("VAR-CHARS-1")
@pytest.mark.parametrize("players", NUMBERS)
def test_dealt_bandits_are_different_and_each_comes_to_each_seat(players: int) -> None:
    source = Source(players)
    hands = [dealt(players, source).bandits for _ in range(3000)]
    assert all(len(hand) == len(set(hand)) == players for hand in hands)
    for seat in range(players):
        count = Counter(hand[seat] for hand in hands)
        assert set(count) == set(BANDITS)
        assert all(400 < n < 600 for n in count.values()), count


@pytest.mark.rule("VAR-CHARS-1")
def test_dealing_keeps_the_rest_of_the_setup() -> None:
    setup = Setup((), edition=2014, cars=("mail", "dining", "saloon"))
    got = dealt(3, Source(1), setup)
    assert replace(got, bandits=()) == setup
    check(got)


@pytest.mark.rule("VAR-CHARS-1")
def test_players_may_pick_any_bandits_in_any_order() -> None:
    picked = ("cheyenne", "ghost", "belle")
    assert new_table(Setup(picked)).pawn_names[:3] == list(picked)


@pytest.mark.rule("BASE-PIECES-5")
def test_the_six_bandits() -> None:
    assert set(BANDITS) == {"ghost", "doc", "tuco", "cheyenne", "belle", "django"}
    check(Setup(BANDITS))


@pytest.mark.rule("BASE-PIECES-5")
@pytest.mark.parametrize(
    ("bandit", "colour"),
    [
        ("ghost", "white"),
        ("doc", "blue"),
        ("tuco", "red"),
        ("cheyenne", "green"),
        ("belle", "purple"),
        ("django", "orange"),
    ],
)
def test_the_colours_of_the_bandits(bandit: str, colour: str) -> None:
    from folsom.text import Texts

    assert Texts("en").say(f"pawn-{bandit}.colour") == colour


WRONG = {
    "two players": (Setup(("doc", "belle")), "BASE-SETUP-1", "2 players"),
    "nobody": (Setup(()), "BASE-SETUP-1", "0 players"),
    "eight players": (Setup((*BANDITS, "doc", "belle")), "BASE-SETUP-1", "8 players"),
    "a seventh without an extra one": (Setup((*BANDITS, "doc")), "VAR-CHARS-1", "doc is there twice"),
    "a bandit twice": (Setup(("doc", "belle", "doc")), "VAR-CHARS-1", "doc is there twice"),
    "no such bandit": (Setup(("doc", "bell", "tuco")), "BASE-PIECES-5", "did you mean 'belle'"),
    "no such edition": (replace(FOUR, edition=2015), "BASE-SETUP-5", "no edition 2015"),
    "first game of 2014": (replace(FOUR, edition=2014, first_game=True), "BASE-SETUP-5", "no first-game setup"),
    "no such car": (replace(FOUR, cars=("mail", "dinning", "saloon", "baggage")), "DATA-CARS", "did you mean 'dining'"),
    "a car twice": (replace(FOUR, cars=("mail", "dining", "mail", "baggage")), "BASE-SETUP-1", "mail is there twice"),
    "too few cars": (replace(FOUR, cars=("mail", "dining", "saloon")), "BASE-SETUP-1", "need 4 cars, not 3"),
    "too many cars": (replace(FOUR, cars=CARS), "BASE-SETUP-1", "need 4 cars, not 6"),
    "six round cards": (replace(FOUR, rounds=ROUNDS[:6]), "VAR-EVENTS-1", "7 round cards are chosen, not 6"),
    "a round card twice": (replace(FOUR, rounds=(*ROUNDS[:6], "braking")), "VAR-EVENTS-1", "braking is there twice"),
    "no such round card": (replace(FOUR, rounds=(*ROUNDS[:6], "brigde")), "VAR-EVENTS-1", "did you mean 'bridge'"),
    "a station among the round cards": (replace(FOUR, rounds=(*ROUNDS[:6], "conductor")), "VAR-EVENTS-1", "conductor"),
    "two stations": (replace(FOUR, stations=STATIONS[:2]), "VAR-EVENTS-1", "3 station cards are chosen, not 2"),
    "no such station": (replace(FOUR, stations=(*STATIONS[:2], "braking")), "VAR-EVENTS-1", "braking"),
    "stations in a first game": (replace(FOUR, first_game=True, stations=STATIONS), "BASE-SETUP-5", "no station cards"),
}


@pytest.mark.rule("BASE-SETUP-1", "BASE-SETUP-5", "BASE-PIECES-5", "VAR-CHARS-1", "VAR-EVENTS-1")
@pytest.mark.parametrize("wrong", list(WRONG))
def test_a_wrong_setup_is_refused_with_the_problem_and_its_rule(wrong: str) -> None:
    setup, rule, words = WRONG[wrong]
    with pytest.raises(SetupError) as refused:
        check(setup)
    assert refused.value.rule == rule
    assert words in str(refused.value) and rule in str(refused.value)
    with pytest.raises(SetupError):
        new_game(setup)


@pytest.mark.rule("BASE-SETUP-1")
@pytest.mark.parametrize("players", [0, 2, 7, 8])
def test_bandits_are_not_dealt_to_too_few_or_too_many(players: int) -> None:
    with pytest.raises(SetupError, match=str(players)) as refused:
        dealt(players, Source(1))
    assert refused.value.rule in ("BASE-SETUP-1", "BASE-PIECES-5")


@pytest.mark.rule("BASE-SETUP-1")
def test_a_setup_with_an_unknown_word_is_refused() -> None:
    with pytest.raises(SetupError, match="did you mean 'edition'"):
        setup_from({"bandits": list(FOUR.bandits), "editon": 2014})
    with pytest.raises(SetupError, match="names its bandits"):
        setup_from({"edition": 2014})


@pytest.mark.rule("BASE-SETUP-1", "BASE-SETUP-5")
@pytest.mark.parametrize(
    "wrong",
    [{"bandits": 4}, {"bandits": None}, {"cars": 5}, {"rounds": True}, {"first_game": "no"}, {"edition": "2014"}],
    ids=str,
)
def test_a_setup_of_the_wrong_kind_of_data_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        check(setup_from({"bandits": list(FOUR.bandits)} | wrong))


@pytest.mark.rule("BASE-SETUP-1")
@pytest.mark.parametrize("edition", [2014, 2016])
@pytest.mark.parametrize("players", NUMBERS)
def test_right_setups_are_taken(players: int, edition: int) -> None:
    setup = replace(of(players, CARS[:players]), edition=edition, rounds=ROUNDS, stations=STATIONS)
    check(setup)
    assert setup_from(setup.as_data()) == setup
