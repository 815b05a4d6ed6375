"""Two players with two bandits each: which setups there are, and how whole games go."""

from collections import Counter
from dataclasses import replace

import pytest

from folsom import (
    BANDITS,
    SPECTATOR,
    Event,
    Game,
    Listener,
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
    outcome,
    pending,
    play_out,
    run_chance,
    save,
    setup_from,
    view,
)
from folsom.base.rules import rules_on
from folsom.notation.options import option_text

CARS = ("baggage", "second-class", "first-class", "dining", "saloon", "mail")
DUO = Setup(("tuco", "cheyenne", "doc", "django"), variants=("duo",))
TURNS = {
    "angry-marshal": "SSTR",
    "swivel-arm": "STSS",
    "braking": "SSSS",
    "take-it-all": "ST2S",
    "rebellion": "SSTSS",
    "tunnels": "STSTS",
    "bridge": "S2S",
    "marshals-revenge": "SSTS",
    "pickpocketing": "SSTS",
    "conductor": "SSTS",
}
STATIONS = ("marshals-revenge", "pickpocketing", "conductor")


class Ear(Listener):
    """Keeps the rounds, with their turns, and the first players."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.turns: list[str] = []
        self.firsts: list[int] = []
        self.names: set[str] = set()

    def hear(self, g: Game, event: Event) -> None:
        self.names.add(event.name)
        if event.name == "round":
            self.rounds.append(event.numbers[1])
            self.turns.append("")
        elif event.name == "turn":
            self.turns[-1] += rules_on(g.table).turns[event.numbers[1]].letter
        elif event.name == "first-player":
            self.firsts.append(event.numbers[0])


def played(setup: Setup, seed: int) -> tuple[Game, Ear]:
    """A whole game, and what was heard of it."""
    game, ear = new_game(setup), Ear()
    game.listener = ear
    play_out(game, Source(seed))
    assert game.over()
    return game, ear


@pytest.mark.rule("VAR-DUO-7")
@pytest.mark.parametrize("seed", range(12))
def test_four_cards_for_few_players_then_a_station_and_the_players_are_first_by_turns(seed: int) -> None:
    _, ear = played(DUO, seed)
    cards = [list(TURNS)[number] for number in ear.rounds]
    assert len(cards) == len(set(cards)) == 5
    assert [card in STATIONS for card in cards] == [False] * 4 + [True]
    assert ear.turns == [TURNS[card] for card in cards]
    assert ear.firsts[:5] in ([0, 1, 0, 1, 0], [1, 0, 1, 0, 1])
    assert not {"searched", "no-search"} & ear.names


@pytest.mark.rule("VAR-DUO-7")
def test_every_bandit_can_be_drawn_for_the_first_player() -> None:
    for number, (bandit, seat) in enumerate((("tuco", 0), ("cheyenne", 0), ("doc", 1), ("django", 1))):
        game, ear = new_game(replace(DUO, cars=CARS[:4])), Ear()
        game.listener = ear
        draw = draw_open(game)
        assert draw is not None
        drawn = [(option_text(game.table, option), weight) for option, weight in draw.outcomes(game)]
        assert drawn == [(f"first {name}", 1) for name in DUO.bandits]
        answer_chance(game, draw.outcomes(game)[number][0])
        assert drawn[number][0] == f"first {bandit}"
        assert ear.firsts == [seat]


@pytest.mark.rule("VAR-DUO-1")
def test_a_train_of_four_cars_is_drawn() -> None:
    game = new_game(DUO)
    assert game.table.seats == 2 and game.table.bandits == 4
    draw = draw_open(game)
    assert draw is not None
    trains = [option_text(game.table, option).removeprefix("train ").split(", ") for option, _ in draw.outcomes(game)]
    assert len(trains) == 6 * 5 * 4 * 3
    assert all(len(train) == len(set(train)) == 4 for train in trains)
    assert game.table.place_names.count("4 inside") == 1 and "5 inside" not in game.table.place_names


@pytest.mark.rule("VAR-DUO-6")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_is_sharpshooter_and_both_bandits_of_a_team_win(seed: int) -> None:
    result = outcome(played(DUO, seed)[0])
    assert result.sharpshooters == 0
    assert result.winners in (0b0011, 0b1100, 0b1111)
    assert result.money[0] == result.money[1] and result.money[2] == result.money[3]


@pytest.mark.rule("VAR-DUO-1", "VAR-CHARS-1")
def test_any_four_bandits_can_be_dealt_and_each_comes_to_each_place() -> None:
    source = Source(4)
    teams = [dealt(2, source, Setup((), variants=("duo",))) for _ in range(3000)]
    for setup in teams[:50]:
        check(setup)
    assert all(len(setup.bandits) == len(set(setup.bandits)) == 4 for setup in teams)
    assert all(setup.variants == ("duo",) for setup in teams)
    for place in range(4):
        count = Counter(setup.bandits[place] for setup in teams)
        assert set(count) == set(BANDITS)
        assert all(400 < n < 600 for n in count.values()), count


@pytest.mark.rule("VAR-DUO-1")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_bandits_are_dealt_to_two_only(players: int) -> None:
    with pytest.raises(SetupError, match=str(players)) as refused:
        dealt(players, Source(1), Setup((), variants=("duo",)))
    assert refused.value.rule == "VAR-DUO-1"


@pytest.mark.rule("VAR-DUO-1")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5, 6])
def test_two_bandits_for_each_of_two_players(number: int) -> None:
    with pytest.raises(SetupError, match=f"{number} bandits: duo needs 4, two for each player") as refused:
        check(replace(DUO, bandits=BANDITS[:number]))
    assert refused.value.rule == "VAR-DUO-1"


@pytest.mark.rule("VAR-DUO-1")
@pytest.mark.parametrize("number", [2, 3, 5, 6])
def test_another_number_of_cars_is_refused_with_the_number_of_players(number: int) -> None:
    with pytest.raises(SetupError, match=f"4 cars, not {number}") as refused:
        check(replace(DUO, cars=CARS[:number]))
    assert "4 players" not in str(refused.value)


@pytest.mark.rule("VAR-DUO-1")
def test_every_bandit_can_be_in_any_team() -> None:
    for teams in (("doc", "belle", "ghost", "django"), ("tuco", "django", "cheyenne", "belle")):
        check(replace(DUO, bandits=teams))
        assert new_table(replace(DUO, bandits=teams)).pawn_names[:4] == list(teams)


@pytest.mark.rule("VAR-DUO-4", "VAR-COMPAT-1")
@pytest.mark.parametrize("edition", [2014, 2016])
def test_the_expert_variant_of_2014_comes_with_it_and_may_be_named(edition: int) -> None:
    for variants in (("duo",), ("duo", "expert-2014"), ("expert-2014", "duo")):
        setup = replace(DUO, variants=variants, edition=edition)
        check(setup)
        assert setup_from(setup.as_data()) == setup
        assert "discard" in {spot.name for spot in new_table(setup).spots}


@pytest.mark.rule("VAR-DUO-2")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_tell_where_a_bandit_is_going_to_start(seed: int) -> None:
    game = new_game(DUO)
    run_chance(game, Source(seed))
    assert [decision.seat for decision in pending(game)] == [0, 1]
    for decision in pending(game):
        for viewer in (SPECTATOR, 1 - decision.seat):
            for option in decision.options:
                after = game.copy()
                answer(after, decision.number, decision.seat, option)
                assert save(view(after, viewer)) == save(view(game, viewer))


WRONG = {
    "with pairs": replace(DUO, variants=("duo", "pairs")),
    "with pairs before it": replace(DUO, variants=("pairs", "duo"), bandits=("doc", "tuco", "belle", "django")),
    "with expert of 2016": replace(DUO, variants=("duo", "expert-2016")),
    "with both experts": replace(DUO, variants=("expert-2014", "expert-2016", "duo")),
    "twice": replace(DUO, variants=("duo", "duo")),
    "a first game": replace(DUO, first_game=True),
    "with teams": replace(DUO, variants=("duo", "teams")),
}


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("wrong", list(WRONG))
def test_what_does_not_go_together_is_refused(wrong: str) -> None:
    with pytest.raises(SetupError, match="VAR-COMPAT-1") as refused:
        new_game(WRONG[wrong])
    assert refused.value.rule == "VAR-COMPAT-1"
