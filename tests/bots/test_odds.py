"""The odds of worlds: what a seat cannot see is dealt as often as brute force says, on small cases.

How histories are counted, and what is assumed of players' choices, is told in :mod:`bots.odds`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

import pytest

from bots.odds import Case, Hidden, Play, Start, asked, cases, draws_of, fault, planning
from folsom import SPECTATOR, Game, Setup, new_game
from folsom.base.counters import PILE, ROUND
from folsom.base.rules import hits_slot, rules_of
from folsom.boxes.horses.pieces import pieces_of
from folsom.boxes.horses.whisky import OLD_WHISKY, WHISKY, flasks_at
from folsom.core.steps import Draw
from folsom.core.verbs import gain, give_value, move_token
from folsom.core.views import card_kind, card_seat, is_face_down

CARS = ("baggage", "dining", "saloon", "mail")
ME, OTHER, THIRD = 0, 1, 2


def opening(setup: Setup, **decks: str) -> Game:
    """A new game; the decks of some bandits hold just the cards named."""
    g = new_game(setup)
    for name, cards in decks.items():
        put(g, int(g.table.leader[g.table.bandit_named(name)]), cards.split(", "))
    return g


def put(g: Game, spot: int, cards: list[str]) -> None:
    """Puts just these cards into a spot."""
    for k, kind in enumerate(g.table.card_kinds):
        g.cards[spot * int(g.table.kinds) + k] = cards.count(kind.name)


def in_spot(g: Game, spot: int) -> tuple[int, ...]:
    """The cards in a spot, by kind."""
    return tuple(int(g.count(spot, k)) for k in range(int(g.table.kinds)))


def cards_of(*seats: int) -> Hidden:
    """What these seats have: the parts of their hands, and their cards face down in order."""

    def hidden(g: Game) -> Hashable:
        hands = tuple(in_spot(g, int(first) + seat) for seat in seats for first in g.table.hands)
        down = tuple(int(card_kind(c)) for c in g.rows[PILE] if is_face_down(c) and card_seat(c) in seats)
        return hands, down

    return hidden


def check(found: list[Case], hidden: Hidden, number: int = 2) -> None:
    """The likeliest views of a case have the right odds, and something to be right about."""
    assert found
    for case in found[:number]:
        assert len(case.odds) > 1
        assert fault(case, hidden) == ""


def brute(g: Game, play: Play, viewer: int, hidden: Hidden) -> list[Case]:
    """The views that a viewer may come to from one position."""
    return cases([(g, Fraction(1))], play, viewer, hidden)


# Hands and cards face down.

THREE = Setup(("doc", "belle", "tuco"), cars=CARS[:3])
GHOST = Setup(("doc", "ghost", "tuco"), cars=CARS[:3])
TEN = "move, move, floor, floor, shoot, shoot, rob, rob, punch, marshal"
EIGHT = "move, move, shoot, rob, rob, punch, bullet doc, bullet doc"


@pytest.mark.parametrize("viewer", [ME, SPECTATOR])
def test_a_hand_after_plays_and_draws(viewer: int) -> None:
    """Six cards of ten and two bullets; two have been played, and three drawn in between."""
    start = opening(THREE, belle=f"{TEN}, bullet doc, bullet neutral")
    play = Play(("braking",), draws_of(OTHER), planning(OTHER, 3), {OTHER: ["play punch", "draw", "play marshal"]})
    check(brute(start, play, viewer, cards_of(OTHER)), cards_of(OTHER), 1)


def test_a_card_face_down_in_a_tunnel() -> None:
    """It is an action card, in hand when it was laid; what is left of the hand may be bullets."""
    start = opening(THREE, belle=f"{EIGHT}, bullet neutral")
    play = Play(("swivel-arm",), draws_of(OTHER), planning(OTHER, 2), {OTHER: ["play punch", "hide ?"]})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


def test_two_cards_face_down_and_a_draw_between_them() -> None:
    start = opening(THREE, belle="move, move, shoot, rob, bullet doc, bullet doc, bullet neutral")
    words = ["play shoot", "hide ?", "draw", "hide ?"]
    play = Play(("tunnels",), draws_of(OTHER), planning(OTHER, 4), {OTHER: words})
    check(brute(start, play, THIRD, cards_of(OTHER)), cards_of(OTHER))


def test_ghosts_card_face_down() -> None:
    start = opening(GHOST, ghost=f"{EIGHT}, bullet doc")
    play = Play(("braking",), draws_of(OTHER), planning(OTHER, 2), {OTHER: ["hide ?", "draw"]})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


# Expert: kept cards, bullets on top, decks that are used up.


def expert(printing: int, **decks: str) -> Game:
    return opening(Setup(THREE.bandits, variants=(f"expert-{printing}",), cars=THREE.cars), **decks)


@pytest.mark.parametrize("printing", [2014, 2016])
def test_kept_cards_in_the_next_round(printing: int) -> None:
    """2014: kept cards are action cards; what is drawn beside them may be bullets. 2016: any cards are kept."""
    start = expert(printing, belle=f"{TEN}, bullet doc, bullet neutral, bullet neutral")
    words = ["play punch", "play marshal", "play move", "play floor", "done"]
    if printing == 2014:
        words = ["done", *words]  # no bullet is discarded before planning
    play = Play(("braking", "braking"), draws_of(OTHER), planning(OTHER, 0, 1), {OTHER: words})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER), 3)


def test_bullets_on_top_are_drawn_first_and_known() -> None:
    start = expert(2016, belle=EIGHT)
    for bullet in ("bullet doc", "bullet neutral"):
        rules_of(start).decks.receive(start, OTHER, [kind.name for kind in start.table.card_kinds].index(bullet))
    play = Play(("braking",), draws_of(OTHER), planning(OTHER, 1), {OTHER: ["draw"]})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


def test_a_used_up_deck_with_a_card_face_down() -> None:
    """What came from the old deck is in hand or face down; what was drawn since came from the discard pile."""
    start = expert(2016, belle="move, move, shoot, rob, punch, bullet doc, bullet doc")
    discard = [spot.name for spot in start.table.spots].index("discard")
    put(start, discard + OTHER, ["shoot", "marshal", "bullet neutral"])
    play = Play(("swivel-arm",), draws_of(OTHER), planning(OTHER, 3), {OTHER: ["play punch", "hide ?", "draw"]})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


# Two bandits, and teams.

PAIRS = Setup(("doc", "tuco", "belle", "django"), variants=("pairs",), cars=CARS[:3])
DUO = Setup(("doc", "tuco", "belle", "django"), variants=("duo",), cars=CARS)


def test_the_card_of_ones_choice_in_pairs() -> None:
    """Any card of the deck may have been taken out of it, before the rest was shuffled."""
    start = opening(PAIRS, belle="move, shoot, rob 2, punch 2, marshal, floor, bullet doc, bullet doc, bullet neutral")
    words = ["search ?", "play move", "play floor"]
    play = Play(("braking",), draws_of(OTHER), planning(OTHER, 2), {OTHER: words})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


def test_cards_of_two_bandits_in_duo() -> None:
    start = opening(DUO, belle="move, shoot, rob 2, punch 2, marshal, bullet doc, bullet doc, bullet neutral")
    words = ["done", "play move", "hide ?"]
    play = Play(("swivel-arm",), draws_of(OTHER), planning(OTHER, 2), {OTHER: words})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


TEAMS = Setup(("doc", "tuco", "belle", "django"), variants=("teams",), cars=CARS)
FEW = "move, move, shoot, shoot, shoot, rob, bullet doc, bullet doc"


def team(belle: str, django: str) -> Game:
    """Teams; the bullets of the second one count as received."""
    g = opening(TEAMS, belle=belle, django=django)
    for seat in (2, 3):
        for k in range(1, int(g.table.kinds)):
            if not g.table.playable >> k & 1:
                g.counters[hits_slot(g.table, rules_of(g), seat, k)] = g.count(seat, k)
    return g


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_cards_borrowed_from_a_partner(viewer: int) -> None:
    play = Play(("braking",), draws_of(2, 3), planning(0, 0))
    check(brute(team(FEW, FEW), play, viewer, cards_of(2, 3)), cards_of(2, 3))


def lots_of(*seats: int) -> Hidden:
    """What these seats have borrowed, and what is in their hands and decks together."""

    def hidden(g: Game) -> Hashable:
        lots = [[in_spot(g, seat), in_spot(g, int(g.table.hands[0]) + seat)] for seat in seats]
        borrowed = tuple(in_spot(g, int(g.table.hands[1]) + seat) for seat in seats)
        return borrowed, tuple(tuple(map(sum, zip(*lot))) for lot in lots)

    return hidden


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_cards_that_strayed_to_a_partner(viewer: int) -> None:
    """Nobody has played what he borrowed: a card of each is now among the other's, unless it has come home.

    The hands of the first round are back in the decks, and the viewer sees his own only.
    """

    def matters(g: Game, draw: Draw) -> bool:
        own = viewer == 3 and draws_of(viewer)(g, draw) and g.counters[ROUND] > 0
        return own or (type(draw).__name__ == "DrawBorrowed" and draw.args()[0] in (2, 3))

    start = team(", ".join(["move"] * 10 + ["bullet doc"] * 8), ", ".join(["shoot"] * 12 + ["bullet neutral"] * 6))
    play = Play(("braking", "braking"), matters, planning(0, 0, 1))
    check(brute(start, play, viewer, lots_of(2, 3)), lots_of(2, 3))


# Horses & Stagecoach: kept cards, flasks, and the photographer.

FOUR = Setup(("doc", "belle", "tuco", "django"), boxes=("horses",), cars=CARS)
HORSES_PAIRS = Setup(PAIRS.bandits, variants=("pairs",), boxes=("horses",), cars=PAIRS.cars)


def test_a_card_kept_by_a_plan_of_attack() -> None:
    """It is none of those that were played, which are back in the deck: a card that was drawn since may be."""
    start = opening(FOUR, belle="punch, marshal, move, move, move, shoot, shoot, bullet doc, bullet doc, bullet doc")
    words = ["play punch", "draw", "play marshal", "hold ?"]
    play = Play(("higher-speed", "braking"), draws_of(OTHER), planning(OTHER, 0, 1), {OTHER: words})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))


def holding_a_flask(**decks: str) -> list[Start]:
    """A game in which Belle holds a flask: five of six are whisky."""
    g = opening(FOUR, **decks)
    pieces = pieces_of(g)
    starts = []
    for value, number in ((WHISKY, 5), (OLD_WHISKY, 1)):
        start = g.copy()
        give_value(start, int(pieces.first_flask), int(pieces.whisky) + value)
        move_token(start, int(pieces.first_flask), int(g.table.loot_of(OTHER)), "HS-WHISKY-1")
        starts.append((start, Fraction(number)))
    return starts


def flask_of_other(g: Game) -> Hashable:
    """What Belle's flasks hold."""
    return tuple(int(g.token_value[t]) for t in flasks_at(g, int(g.table.loot_of(OTHER))))


def test_a_flask_is_old_whisky_once_in_six() -> None:
    play = Play(("braking",), draws_of(), planning(OTHER, 1))
    found = cases(holding_a_flask(), play, ME, flask_of_other)
    assert sorted(found[0].odds.values()) == [Fraction(1, 6), Fraction(5, 6)]
    check(found, flask_of_other)


@pytest.mark.parametrize("words", [["drink old-whisky"], ["drink old-whisky", "play punch"]])
def test_who_drinks_old_whisky_has_two_action_cards(words: list[str]) -> None:
    """HS-WHISKY-4: before the first card is played two at least, before the second one at least."""
    starts = holding_a_flask(belle="move, move, punch, shoot, " + ", ".join(["bullet doc"] * 6))
    both = asked("PlayWithFlask", OTHER)
    play = Play(("braking",), draws_of(OTHER), lambda g: both(g) and g.top.step.args()[1] == len(words) - 1)
    play.words[OTHER] = words
    check(cases(starts, play, ME, cards_of(OTHER)), cards_of(OTHER))


def test_the_photographers_bandit_has_no_card_face_down() -> None:
    """VAR-PAIR-12: his cards lie face up; one face down is his partner's, or the common Marshal card."""
    start = opening(HORSES_PAIRS, belle="move, shoot, floor, rob 2, punch 2, marshal, bullet doc, bullet doc")
    power = next(power for power in start.table.powers if power.name == "photographer")
    gain(start, power, start.table.bandit_named("belle"), "HS-HOST-1")
    words = ["pass", "play move", "hide ?"]
    play = Play(("swivel-arm",), draws_of(OTHER), planning(OTHER, 2), {OTHER: words})
    check(brute(start, play, ME, cards_of(OTHER)), cards_of(OTHER))
