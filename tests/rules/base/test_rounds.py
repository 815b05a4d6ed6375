"""The course of whole games: which round cards come, and that decks are shuffled for every round."""

from collections import Counter
from dataclasses import replace
from math import comb

import pytest

from folsom import (
    BANDITS,
    Event,
    Game,
    Listener,
    Setup,
    Source,
    answer,
    answer_chance,
    apply,
    draw_open,
    new_game,
    pending,
    play_out,
    run_chance,
    save,
    view,
)
from folsom.base.data import printed
from folsom.core.texts import round_text
from folsom.notation.options import option_text, parse_option

FOUR = Setup(("doc", "belle", "tuco", "django"))
ROUNDS = ("angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnels", "bridge")
STATIONS = ("marshals-revenge", "pickpocketing", "conductor")
ADVANCED = {
    "few players": FOUR,
    "many players": Setup(BANDITS),
    "2014": replace(FOUR, edition=2014),
    "chosen events": replace(FOUR, rounds=ROUNDS[::-1], stations=STATIONS[::-1]),
}


class Course(Listener):
    """Writes down the round cards, the first players, and what drew cards at the start of rounds."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.cards: list[str] = []
        self.firsts: list[int] = []
        self.events: list[str] = []
        game.listener = self

    def hear(self, g: Game, event: Event) -> None:
        self.events.append(event.name)
        if event.name == "round":
            assert event.numbers[0] == len(self.cards)
            self.cards.append(round_text(g.table, event.numbers[1]))
        elif event.name == "first-player":
            self.firsts.append(event.numbers[0])


def played(setup: Setup, seed: int) -> Course:
    """A whole game with random answers."""
    game = new_game(setup)
    course = Course(game)
    play_out(game, Source(seed))
    return course


def draws(game: Game) -> dict[str, int]:
    """What can come in the open draw, with the weight of each; nothing if none is open."""
    draw = draw_open(game)
    return {} if draw is None else {option_text(game.table, o): weight for o, weight in draw.outcomes(game)}


def step(game: Game, source: Source) -> None:
    """One random answer, of chance or of a seat."""
    draw = draw_open(game)
    if draw is not None:
        apply(game, draw.sample(game, source))
        return
    decision = pending(game)[0]
    answer(game, decision.number, decision.seat, decision.options[source.below(len(decision.options))])


@pytest.mark.rule("BASE-SETUP-4", "BASE-ROUND-4", "VAR-EVENTS-1")
@pytest.mark.parametrize("kind", list(ADVANCED))
def test_four_different_round_cards_come_before_a_station(kind: str) -> None:
    courses = [played(ADVANCED[kind], seed).cards for seed in range(150)]
    for cards in courses:
        assert len(cards) == 5
        assert len(set(cards[:4])) == 4 and set(cards[:4]) <= set(ROUNDS)
        assert cards[4] in STATIONS
    for number in range(4):
        assert {cards[number] for cards in courses} == set(ROUNDS)
    assert {cards[4] for cards in courses} == set(STATIONS)


@pytest.mark.rule("BASE-SETUP-5", "VAR-FIRST-1")
@pytest.mark.parametrize("players", [4, 6])
def test_five_different_round_cards_come_in_a_first_game_and_no_event(players: int) -> None:
    courses = [played(Setup(BANDITS[:players], first_game=True), seed) for seed in range(150)]
    for course in courses:
        assert len(set(course.cards)) == len(course.cards) == 5
        assert "event" not in course.events
    for number in range(5):
        assert {course.cards[number] for course in courses} == set(ROUNDS)


@pytest.mark.rule("BASE-SETUP-4", "BASE-HIDDEN-4")
def test_every_card_that_has_not_come_can_be_the_next_one() -> None:
    """So nothing in a position, or in anybody's view of it, tells which one comes."""
    game, source = new_game(FOUR), Source(3)
    left = set(ROUNDS)
    number = 0
    while not game.over():
        can_come = draws(game)
        if any(text.startswith("round ") for text in can_come):
            number += 1
            cards = {text.removeprefix("round "): weight for text, weight in can_come.items()}
            assert cards == dict.fromkeys(left if number < 5 else STATIONS, 1)
            samples = Counter(sampled_round(game, source) for _ in range(100 * len(cards)))
            assert set(samples) == set(cards)
            assert all(60 < n < 140 for n in samples.values()), samples
            chosen = sampled_round(game, source)
            answer_chance(game, parse_option(game.table, f"round {chosen}"))
            left.discard(chosen)
        else:
            step(game, source)
    assert number == 5


def sampled_round(game: Game, source: Source) -> str:
    draw = draw_open(game)
    assert draw is not None
    return option_text(game.table, draw.sample(game, source)).removeprefix("round ")


@pytest.mark.rule("BASE-HIDDEN-4")
def test_one_position_can_go_on_with_different_round_cards() -> None:
    game, source = new_game(FOUR), Source(5)
    while not pending(game):
        step(game, source)
    shown = save(view(game, 0))
    seconds = set()
    for seed in range(60):
        copy = game.copy()
        assert save(view(copy, 0)) == shown
        course = Course(copy)
        course.cards.append("the first one")
        play_out(copy, Source(seed))
        seconds.add(course.cards[1])
    in_play = round_text(game.table, game.counters[game.table.counter("card")])
    assert seconds == set(ROUNDS) - {in_play}


@pytest.mark.rule("VAR-EVENTS-1")
def test_chosen_cards_are_shown_to_everybody() -> None:
    """A view tells which cards can still come, but not their order."""
    game, source = new_game(ADVANCED["chosen events"]), Source(2)
    while not pending(game):
        step(game, source)
    table = game.table
    in_play = game.counters[table.counter("card")]
    for viewer in (0, 1, 2, 3, -2):
        counters = view(game, viewer).counters
        coming = [round_text(table, k) for k in range(10) if counters[table.counter("rounds")] >> k & 1]
        assert set(coming) == set(ROUNDS) - {round_text(table, in_play)}
        stations = [round_text(table, k) for k in range(10) if counters[table.counter("stations")] >> k & 1]
        assert set(stations) == set(STATIONS)


@pytest.mark.rule("BASE-ROUND-3", "BASE-ROUND-4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_player_goes_round_for_five_rounds(players: int) -> None:
    firsts = set()
    for seed in range(20):
        course = played(Setup(BANDITS[:players]), seed)
        assert len(course.firsts) == 5
        assert course.firsts == [(course.firsts[0] + number) % players for number in range(5)]
        firsts.add(course.firsts[0])
    assert firsts == set(range(players))


def hand_after(game: Game, seat: int, source: Source) -> Counter[str]:
    """A seat's hand when chance has had its say; the game stays as it is."""
    copy = game.copy()
    run_chance(copy, source)
    hand = int(copy.table.seats) + seat
    return +Counter({kind.name: int(copy.count(hand, k)) for k, kind in enumerate(copy.table.card_kinds)})


@pytest.mark.rule("BASE-ROUND-1", "BASE-DOC-1")
def test_every_opening_hand_is_drawn_from_the_whole_deck() -> None:
    game, source = new_game(FOUR), Source(4)
    course = Course(game)
    hands = 0
    while not game.over():
        before_the_card = len(course.cards) < len(course.firsts)
        weights = draws(game) if before_the_card else {}
        if any(text.startswith("cards ") for text in weights):
            order = [(course.firsts[-1] + n) % 4 for n in range(4)]
            seat = next(seat for seat in order if game.size(4 + seat) == 0)
            deck = int(game.size(seat))
            assert deck == 10 + int(game.counters[game.table.counter("received") + seat])
            number = 7 if FOUR.bandits[seat] == "doc" else 6
            assert {len(text.split(", ")) for text in weights} == {number}
            assert sum(weights.values()) == comb(deck, number)
            hands += 1
        step(game, source)
    assert hands == 20


@pytest.mark.rule("BASE-ROUND-1")
def test_cards_come_as_often_wherever_they_were_in_the_round_before() -> None:
    """Decks are shuffled: what was kept in hand or played is as likely as the rest, bullets too."""
    game, source = new_game(FOUR), Source(9)
    course = Course(game)
    while len(course.firsts) < 3:
        step(game, source)
    decks = [
        {kind.name: int(game.count(seat, k)) for k, kind in enumerate(game.table.card_kinds) if game.count(seat, k)}
        for seat in range(4)
    ]
    assert any(name.startswith("bullet") for deck in decks for name in deck)
    for seat, deck in enumerate(decks):
        size = sum(deck.values())
        number = 7 if FOUR.bandits[seat] == "doc" else 6
        hands = [hand_after(game, seat, source) for _ in range(800)]
        for name, copies in deck.items():
            mean = sum(hand[name] for hand in hands) / 800
            assert abs(mean - copies * number / size) < 0.1, (seat, name)


@pytest.mark.rule("BASE-GHOST-1")
def test_ghosts_power_covers_the_first_card_of_a_double_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed card begins with speeding up, so some are printed here."""
    for card in printed("rounds")["round"]:
        monkeypatch.setitem(card, "few", "2 S")
    for draws_first in (False, True):
        game, source = new_game(Setup(("ghost", "doc", "tuco"))), Source(1)
        while not pending(game) or pending(game)[0].seat != 0:
            step(game, source)
        first = pending(game)[0]
        texts = [option_text(game.table, option) for option in first.options]
        assert any(text.startswith("hide ") for text in texts) and any(text.startswith("play ") for text in texts)
        chosen = "draw" if draws_first else next(text for text in texts if text.startswith("hide "))
        answer(game, first.number, 0, parse_option(game.table, chosen))
        while not pending(game):
            step(game, source)
        second = pending(game)[0]
        assert second.seat == 0
        assert not any(option_text(game.table, option).startswith("hide ") for option in second.options)
