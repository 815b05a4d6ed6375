"""The non-interference law bites: eyes that show too much in one way are caught, one way after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.fists import open_fists
from folsom import COMPILED, Event, Game, Setup, Source, answer, new_game, pending, run_chance, view
from folsom.core.views import card_kind, is_face_down
from folsom.laws import Broken
from folsom.laws.ears import EYES, Eyes
from folsom.laws.shadows import Shadow, play_in_pairs
from folsom.variants import expert
from laws.tables import started

SETUP = Setup(("ghost", "belle", "cheyenne", "django"))
SEEDS = range(12)


def nothing(g: Game, v: Game) -> None:
    """Honest eyes."""


def values_of_purses(g: Game, v: Game) -> None:
    """The value of a purse that the viewer has never held."""
    h = g.copy()
    for t in range(int(h.table.hidden)):
        if h.tokens.value[t] and v.viewer >= 0:
            h.tokens.known[t] |= 1 << v.viewer
    shown = view(h, int(v.viewer))
    v.tokens.value = shown.tokens.value


def identity_of_purses(g: Game, v: Game) -> None:
    """Which purse is which, though they look alike: the places are in their true order."""
    v.tokens.at = g.copy().tokens.at


def kinds_in_a_hand(g: Game, v: Game) -> None:
    """The cards in the hand of somebody else."""
    kinds, seats = int(g.table.kinds), int(g.table.seats)
    other = 1 if v.viewer != 1 else 2
    start = (seats + other) * kinds
    for k in range(kinds):
        v.cards[start + k] = g.cards[start + k]


def kinds_in_a_deck(g: Game, v: Game) -> None:
    """What is left in the deck of somebody else, apart from his hand."""
    kinds = int(g.table.kinds)
    other = 1 if v.viewer != 1 else 2
    for k in range(kinds):
        v.cards[other * kinds + k] = g.cards[other * kinds + k]


def options_of_others(g: Game, v: Game) -> None:
    """What is offered to somebody else in secret."""
    v.options = g.options


def cards_face_down(g: Game, v: Game) -> None:
    """What lies face down on the pile."""
    v.rows = [row[:] for row in g.rows]


def values_in_the_bag(g: Game, v: Game) -> None:
    """Which values nobody has seen yet."""
    v.tokens.bag = g.copy().tokens.bag


def who_knows_what(g: Game, v: Game) -> None:
    """Who knows a purse, beyond what all can tell."""
    h = g.copy()
    for t in range(int(h.table.hidden)):
        h.tokens.sure[t] = h.tokens.known[t]
    v.tokens.sure = view(h, int(v.viewer)).tokens.sure


def numbers_of_hidden_things(g: Game, v: Game) -> None:
    """A decision number that counts what has been seen by others."""
    v.number += sum(1 for value in g.tokens.value if value)


def steps_that_name_hidden_things(g: Game, v: Game) -> None:
    """A counter that remembers the card last laid face down."""
    hidden = [int(card_kind(card)) for card in g.rows[0] if is_face_down(card)]
    v.counters[0] = hidden[-1] if hidden else 0


VIEW_LEAKS = [
    values_of_purses,
    identity_of_purses,
    kinds_in_a_hand,
    kinds_in_a_deck,
    options_of_others,
    cards_face_down,
    values_in_the_bag,
    who_knows_what,
    numbers_of_hidden_things,
    steps_that_name_hidden_things,
]


class LeakingView(Eyes):
    """Eyes that show a view with a leak."""

    def __init__(self, leak: Callable[[Game, Game], None]) -> None:
        self.leak = leak

    def view(self, g: Game, viewer: int) -> Game:
        v = view(g, viewer)
        self.leak(g, v)
        return v


class AllNumbers(Eyes):
    """Events with their private numbers."""

    def event(self, event: Event, viewer: int) -> object:
        return (event.name, event.rule, tuple(event.numbers))


class WhoMaySee(Eyes):
    """Events that say who else may see them: so also who has held a purse before."""

    def event(self, event: Event, viewer: int) -> object:
        return (event.name, event.rule, tuple(event.seen_by(viewer)), event.seats)


class OptionsOfAll(Eyes):
    """Open decisions with the options of everybody, kept from the game itself."""

    def __init__(self) -> None:
        self.options: list[tuple[Game, list[int]]] = []

    def view(self, g: Game, viewer: int) -> Game:
        seen = view(g, viewer)
        self.options.append((seen, g.options))
        return seen

    def decisions(self, seen: Game) -> object:
        options = next(options for v, options in self.options if v is seen)
        return [(d.number, d.seat, tuple(options)) for d in pending(seen)]


def play_under(eyes: Eyes) -> None:
    """Plays some games beside worlds that a seat, and a spectator, hold possible."""
    for seed in SEEDS:
        source = Source(seed)
        g = new_game(SETUP)
        run_chance(g, source)
        play_in_pairs(g, -2 if seed % 4 == 3 else seed % 4, source, eyes)


@pytest.mark.parametrize("leak", VIEW_LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_in_a_view_is_caught(leak: Callable[[Game, Game], None]) -> None:
    with pytest.raises(Broken, match="secrets: the view") as caught:
        play_under(LeakingView(leak))
    assert caught.value.law == "secrets"


@pytest.mark.parametrize("eyes", [AllNumbers(), WhoMaySee()], ids=lambda eyes: type(eyes).__name__)
def test_a_leak_in_an_event_is_caught(eyes: Eyes) -> None:
    with pytest.raises(Broken, match="secrets: the events"):
        play_under(eyes)


def test_a_leak_in_a_decision_is_caught() -> None:
    with pytest.raises(Broken, match="secrets: the open decisions"):
        play_under(OptionsOfAll())


def secret_answers(g: Game, v: Game) -> None:
    """What others have answered in secret."""
    v.answers = g.copy().answers


def who_has_answered(g: Game, v: Game) -> None:
    """Who has answered already."""
    v.open = g.open


@pytest.mark.parametrize("leak", [secret_answers, who_has_answered], ids=lambda leak: leak.__name__)
def test_a_leak_in_a_simultaneous_choice_is_caught(leak: Callable[[Game, Game], None]) -> None:
    g = started(SETUP, 1, 6)
    open_fists(g, 0b1111)
    decision = pending(g)[1]
    answer(g, decision.number, decision.seat, decision.options[-1])
    with pytest.raises(Broken, match="secrets: the view"):
        Shadow(0, Source(1), LeakingView(leak)).begin(g)
    for viewer in (0, 1, 2, 3, -2):
        Shadow(viewer, Source(1)).begin(g)


def test_honest_eyes_are_not_caught() -> None:
    play_under(EYES)
    play_under(LeakingView(nothing))


EXPERT = Setup(("ghost", "doc", "cheyenne", "django"), variants=("expert-2016",))


def cards_held_back(g: Game, v: Game) -> None:
    """The cards of a hand that came from a deck which is used up."""
    kinds, first = int(g.table.kinds), int(g.table.hands[1])
    for spot in range(first, first + int(g.table.seats)):
        if g.table.spot_seat[spot] != v.viewer:
            for k in range(kinds):
                v.cards[spot * kinds + k] = g.cards[spot * kinds + k]


def marks_of_others(g: Game, v: Game) -> None:
    """What others have marked to be discarded."""
    for row, seat in enumerate(g.table.row_seat):
        if seat >= 0:
            v.rows[row] = g.rows[row]


def who_is_done(g: Game, v: Game) -> None:
    """Who has chosen what to keep."""
    v.open = g.open


def play_expert_under(eyes: Eyes) -> None:
    """The same with cards that are kept, discarded and shuffled anew."""
    for seed in SEEDS:
        source = Source(seed)
        g = new_game(EXPERT)
        run_chance(g, source)
        play_in_pairs(g, -2 if seed % 4 == 3 else seed % 4, source, eyes)


@pytest.mark.parametrize(
    "leak", [kinds_in_a_hand, cards_held_back, marks_of_others, who_is_done], ids=lambda leak: leak.__name__
)
def test_a_leak_in_expert_is_caught(leak: Callable[[Game, Game], None]) -> None:
    with pytest.raises(Broken, match="secrets: the view"):
        play_expert_under(LeakingView(leak))


if not COMPILED:  # a compiled module cannot be changed

    def test_cards_that_are_taken_for_known_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
        """A deck is used up while a card of it lies face down: what is in hand is not known to all."""
        monkeypatch.setattr(expert, "face_down_cards", lambda g, seat: [])
        with pytest.raises(Broken, match="secrets"):
            play_expert_under(EYES)


def test_honest_eyes_are_not_caught_in_expert() -> None:
    play_expert_under(EYES)
