"""Two bandits per player: which pairs there are, how they are dealt, and how whole games go."""

from collections import Counter
from dataclasses import replace
from math import perm

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
    determinize,
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
TWO = Setup(("doc", "tuco", "belle", "django"), variants=("pairs",))
THREE = Setup(("doc", "tuco", "belle", "django", "ghost", "cheyenne"), variants=("pairs",))
LEADERS = ("ghost", "doc", "belle")
PARTNERS = ("tuco", "cheyenne", "django")
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


class Ear(Listener):
    """Keeps the rounds with their turns, the first players, and what each draws before a round."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.turns: list[str] = []
        self.firsts: list[int] = []
        self.before: list[tuple[str, int, int]] = []  # what happened before a round card was up
        self.opening: list[list[tuple[str, int, int]]] = []

    def hear(self, g: Game, event: Event) -> None:
        if event.name == "round":
            self.rounds.append(event.numbers[1])
            self.turns.append("")
            self.opening.append(self.before)
            self.before = []
        elif event.name == "turn":
            self.turns[-1] += rules_on(g.table).turns[event.numbers[1]].letter
        elif event.name == "first-player":
            self.firsts.append(event.numbers[0])
        elif event.name in ("searched", "no-search") or (event.name == "drew" and event.rule == "BASE-ROUND-1"):
            self.before.append((event.name, event.numbers[0], event.numbers[1] if event.name == "drew" else 0))


def played(setup: Setup, seed: int) -> tuple[Game, Ear]:
    """A whole game, and what was heard of it."""
    game, ear = new_game(setup), Ear()
    game.listener = ear
    play_out(game, Source(seed))
    assert game.over()
    return game, ear


@pytest.mark.rule("VAR-PAIR-1", "VAR-PAIR-11")
@pytest.mark.parametrize("setup", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("seed", range(8))
def test_four_cards_for_few_players_then_a_station_and_the_players_are_first_in_turn(setup: Setup, seed: int) -> None:
    _, ear = played(setup, seed)
    cards = [list(TURNS)[number] for number in ear.rounds]
    seats = len(setup.bandits) // 2
    assert len(cards) == len(set(cards)) == 5
    assert [number >= 7 for number in ear.rounds] == [False] * 4 + [True]
    assert ear.turns == [TURNS[card] for card in cards]
    assert ear.firsts[:5] == [(ear.firsts[0] + n) % seats for n in range(5)]


@pytest.mark.rule("VAR-PAIR-5", "VAR-PAIR-9")
@pytest.mark.parametrize("setup", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("seed", range(12))
def test_every_round_begins_with_a_choice_for_all_and_six_cards_more(setup: Setup, seed: int) -> None:
    _, ear = played(setup, seed)
    seats = len(setup.bandits) // 2
    for number, opening in enumerate(ear.opening):
        order = [(ear.firsts[number] + n) % seats for n in range(seats)]
        choices = [what for what in opening if what[0] != "drew"]
        draws = [what for what in opening if what[0] == "drew"]
        assert [seat for _, seat, _ in choices] == order
        assert opening == choices + draws
        assert {seat: cards for _, seat, cards in draws} == {seat: 7 if seat == 0 else 6 for seat in order}


@pytest.mark.rule("VAR-PAIR-1")
@pytest.mark.parametrize(("setup", "cars"), [(TWO, 3), (THREE, 4)], ids=["two", "three"])
def test_the_number_of_cars(setup: Setup, cars: int) -> None:
    game = new_game(setup)
    draw = draw_open(game)
    assert draw is not None
    trains = [option_text(game.table, option).removeprefix("train ").split(", ") for option, _ in draw.outcomes(game)]
    assert len(trains) == perm(6, cars)
    assert all(len(train) == len(set(train)) == cars for train in trains)
    assert f"{cars} inside" in game.table.place_names and f"{cars + 1} inside" not in game.table.place_names


@pytest.mark.rule("VAR-PAIR-1")
@pytest.mark.parametrize(("setup", "cars"), [(TWO, 3), (THREE, 4)], ids=["two", "three"])
@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_another_number_of_cars_is_refused_with_the_number_of_players(setup: Setup, cars: int, number: int) -> None:
    chosen = replace(setup, cars=CARS[:number])
    if number == cars:
        check(chosen)
        return
    with pytest.raises(SetupError, match=f"{cars} cars, not {number}") as refused:
        check(chosen)
    assert f"{len(setup.bandits)} players" not in str(refused.value)


@pytest.mark.rule("VAR-PAIR-11")
@pytest.mark.parametrize("setup", [TWO, THREE], ids=["two", "three"])
def test_every_bandit_can_be_drawn_for_the_first_player(setup: Setup) -> None:
    for bandit in range(len(setup.bandits)):
        game, ear = new_game(replace(setup, cars=CARS[: 3 if setup is TWO else 4])), Ear()
        game.listener = ear
        draw = draw_open(game)
        assert draw is not None
        outcomes = draw.outcomes(game)
        drawn = [(option_text(game.table, option), weight) for option, weight in outcomes]
        assert drawn == [(f"first {name}", 1) for name in setup.bandits]
        answer_chance(game, outcomes[bandit][0])
        assert ear.firsts == [bandit // 2]


@pytest.mark.rule("VAR-PAIR-2")
@pytest.mark.parametrize("players", [2, 3])
def test_ghost_doc_and_belle_are_dealt_any_partner_and_to_any_player(players: int) -> None:
    source = Source(players)
    hands = [dealt(players, source, Setup((), variants=("pairs",))) for _ in range(3600)]
    for setup in hands[:50]:
        check(setup)
    pairs: Counter[frozenset[str]] = Counter()
    for setup in hands:
        assert setup.variants == ("pairs",)
        assert len(setup.bandits) == len(set(setup.bandits)) == 2 * players
        for seat in range(players):
            pairs[frozenset(setup.bandits[2 * seat : 2 * seat + 2])] += 1
    assert set(pairs) == {frozenset((leader, partner)) for leader in LEADERS for partner in PARTNERS}
    expected = 3600 * players / 9
    assert all(0.85 * expected < n < 1.15 * expected for n in pairs.values()), pairs
    for seat in range(players):
        for group in (LEADERS, PARTNERS):
            count = Counter(name for setup in hands for name in setup.bandits[2 * seat : 2 * seat + 2] if name in group)
            assert set(count) == set(group)
            assert all(1050 < n < 1350 for n in count.values()), count


@pytest.mark.rule("VAR-PAIR-2")
@pytest.mark.parametrize("first", LEADERS)
@pytest.mark.parametrize("second", PARTNERS)
def test_each_of_them_goes_with_each_of_the_others_in_either_order(first: str, second: str) -> None:
    others = [name for name in LEADERS if name != first][:1] + [name for name in PARTNERS if name != second][:1]
    for pair in ((first, second), (second, first)):
        setup = replace(TWO, bandits=(*pair, *others))
        check(setup)
        assert new_table(setup).pawn_names[:2] == list(pair)


@pytest.mark.rule("VAR-PAIR-2")
@pytest.mark.parametrize(
    "bandits",
    [
        ("doc", "belle", "tuco", "django"),
        ("tuco", "django", "doc", "belle"),
        ("ghost", "doc", "belle", "tuco"),
        ("doc", "tuco", "django", "cheyenne"),
        ("doc", "tuco", "belle", "ghost", "django", "cheyenne"),
    ],
    ids=" ".join,
)
def test_other_pairs_are_refused(bandits: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="VAR-PAIR-2") as refused:
        check(replace(TWO, bandits=bandits))
    assert refused.value.rule == "VAR-PAIR-2"


@pytest.mark.rule("VAR-PAIR-1")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
def test_two_bandits_for_each_of_two_or_three_players(number: int) -> None:
    with pytest.raises(SetupError, match=f"{number} bandits: pairs needs 4 or 6, two for each player") as refused:
        check(replace(TWO, bandits=THREE.bandits[:number]))
    assert refused.value.rule == "VAR-PAIR-1"


@pytest.mark.rule("VAR-PAIR-1")
def test_four_players_are_too_many() -> None:
    with pytest.raises(SetupError) as refused:
        check(replace(TWO, bandits=(*THREE.bandits, *TWO.bandits[:2])))
    assert refused.value.rule == "VAR-PAIR-1"


@pytest.mark.rule("VAR-PAIR-1")
@pytest.mark.parametrize("players", [1, 4, 6])
def test_pairs_are_dealt_to_two_or_three_only(players: int) -> None:
    with pytest.raises(SetupError, match=str(players)) as refused:
        dealt(players, Source(1), Setup((), variants=("pairs",)))
    assert refused.value.rule == "VAR-PAIR-1"


@pytest.mark.rule("VAR-PAIR-7", "VAR-PAIR-8", "VAR-COMPAT-2")
@pytest.mark.parametrize("setup", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("seed", range(8))
def test_a_players_bandits_have_score_title_and_win_together(setup: Setup, seed: int) -> None:
    result = outcome(played(setup, seed)[0])
    best = max(result.money)
    assert result.sharpshooters
    for seat in range(len(setup.bandits) // 2):
        one, two = 2 * seat, 2 * seat + 1
        title = result.sharpshooters >> one & 1
        assert title == result.sharpshooters >> two & 1
        assert result.winners >> one & 1 == result.winners >> two & 1
        assert result.money[one] == result.money[two] == result.loot[one] + result.loot[two] + 1000 * title
        assert result.money[one] == best or not result.winners >> one & 1


@pytest.mark.rule("VAR-PAIR-3")
def test_there_is_no_discard_pile() -> None:
    assert "discard" not in {spot.name for spot in new_table(THREE).spots}


@pytest.mark.rule("VAR-PAIR-1")
@pytest.mark.parametrize("edition", [2014, 2016])
def test_right_setups_are_taken(edition: int) -> None:
    for setup in (TWO, THREE):
        printed = replace(setup, edition=edition)
        check(printed)
        assert setup_from(printed.as_data()) == printed
        assert set(setup.bandits) <= set(BANDITS)


def asked_about(setup: Setup, about: str, seed: int) -> Game:
    """A game, played at random, at the first question of a kind."""
    game, source = new_game(setup), Source(seed)
    run_chance(game, source)
    while pending(game)[0].about != about:
        decision = pending(game)[source.below(len(pending(game)))]
        answer(game, decision.number, decision.seat, decision.options[source.below(len(decision.options))])
        run_chance(game, source)
    return game


def answered(game: Game, seat: int, option: int) -> Game:
    """The game after an answer."""
    after = game.copy()
    answer(after, int(after.number), seat, option)
    run_chance(after, Source(1))
    return after


@pytest.mark.rule("VAR-PAIR-4")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_can_tell_a_hidden_hand_from_the_other_or_from_none(seed: int) -> None:
    game = asked_about(THREE, "PawnsInFists", seed)
    for decision in pending(game):
        for viewer in (SPECTATOR, *(seat for seat in range(3) if seat != decision.seat)):
            views = [save(view(answered(game, decision.seat, option), viewer)) for option in decision.options]
            assert len(views) == 2
            assert views[0] == views[1] == save(view(game, viewer))


@pytest.mark.rule("VAR-PAIR-5")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_else_can_tell_which_card_was_taken_but_whether_one_was(seed: int) -> None:
    game = asked_about(THREE, "SearchDeck", seed)
    (decision,) = pending(game)
    taken = [o for o in decision.options if option_text(game.table, o) != "pass"]
    (declined,) = [o for o in decision.options if option_text(game.table, o) == "pass"]
    assert len(taken) == 11
    for viewer in (SPECTATOR, *(seat for seat in range(3) if seat != decision.seat)):
        views = [save(view(answered(game, decision.seat, option), viewer)) for option in taken]
        assert all(shown == views[0] for shown in views)
        assert save(view(answered(game, decision.seat, declined), viewer)) != views[0]


@pytest.mark.rule("VAR-PAIR-6")
@pytest.mark.parametrize("seed", range(12))
def test_what_could_cover_is_secret_and_whoever_looks_on_can_think_up_a_hand(seed: int) -> None:
    game = asked_about(THREE, "CoverWith", seed)
    (decision,) = pending(game)
    for viewer in (SPECTATOR, *(seat for seat in range(3) if seat != decision.seat)):
        shown = view(game, viewer)
        assert all(not list(question.options) for question in pending(shown))
        world = determinize(shown, Source(seed))
        assert save(view(world, viewer)) == save(shown)
        (question,) = pending(world)
        assert question.seat == decision.seat and question.about == "CoverWith"
        assert "pass" in [option_text(world.table, option) for option in question.options]


WRONG = {
    "with duo": replace(TWO, variants=("pairs", "duo")),
    "with expert of 2014": replace(TWO, variants=("pairs", "expert-2014")),
    "with expert of 2016": replace(TWO, variants=("expert-2016", "pairs")),
    "three players with expert": replace(THREE, variants=("pairs", "expert-2014")),
    "twice": replace(TWO, variants=("pairs", "pairs")),
    "a first game": replace(TWO, first_game=True),
    "a first game of three": replace(THREE, first_game=True),
    "with teams": replace(TWO, variants=("pairs", "teams")),
}


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("wrong", list(WRONG))
def test_what_does_not_go_together_is_refused(wrong: str) -> None:
    with pytest.raises(SetupError, match="VAR-COMPAT-1") as refused:
        new_game(WRONG[wrong])
    assert refused.value.rule == "VAR-COMPAT-1"
