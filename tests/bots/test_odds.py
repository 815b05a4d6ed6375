"""The odds of worlds: what a seat cannot see is dealt as often as brute force says, on small cases.

How histories are counted, and what is assumed of players' choices, is told in :mod:`bots.odds`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations, product

import pytest

from bots.odds import Case, Hidden, Play, Start, all_alike, asked, cases, dealt, draws_of, fault, histories, planning
from folsom import SPECTATOR, Game, Setup, Source, advance, apply, determinize, new_game, run_chance, view
from folsom.base.counters import PILE, ROUND
from folsom.base.loot import PURSE, take_look
from folsom.base.rules import hits_slot, rules_of
from folsom.boxes.horses.pieces import pieces_of
from folsom.boxes.horses.whisky import OLD_WHISKY, WHISKY, flasks_at
from folsom.core.ints import ints
from folsom.core.steps import Draw
from folsom.core.verbs import gain, give_value, move_token, place_pawn
from folsom.core.views import card_kind, card_seat, is_face_down, row_card

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
    """The likeliest views of a case have the right odds; and so few samples would not do for wrong ones."""
    assert found
    for case in found[:number]:
        assert len(case.odds) > 1
        assert fault(case.odds, dealt(case, hidden)) == ""
        if len(set(case.odds.values())) > 1:
            assert fault(case.odds, all_alike(case)).startswith("chi-square")


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


# Purses.

FLOOR = "3 inside"


def purses(g: Game, bandits: list[int]) -> Hashable:
    """The values of the purses that these bandits hold."""
    return values_at(g, [int(g.table.loot_of(bandit)) for bandit in bandits])


def values_at(g: Game, places: list[int]) -> Hashable:
    """The values of the purses in these places."""
    there = [[t for t in range(int(g.table.hidden)) if g.tokens.at[t] == place] for place in places]
    return tuple(tuple(sorted(int(g.tokens.value[t]) for t in tokens)) for tokens in there)


def robbed(starts: list[Start], bandit: int) -> list[Start]:
    """A bandit robs a purse that he has not seen from the floor: any of them, with any value of the bag."""
    found = []
    play = Play(("braking",), lambda g, draw: True, asked("Plan", 0))
    for start, weight in starts:
        g = start.copy()
        place_pawn(g, bandit, g.table.place_names.index(FLOOR), "BASE-MOVE-1")
        take_look(g, g.at[bandit], g.table.loot_of(bandit), PURSE, bandit, "BASE-ROB-1")
        advance(g)
        found += list(histories(g, play, weight))
    return found


def dropped(starts: list[Start], bandit: int) -> list[Start]:
    """A bandit loses a purse to the floor: any of his, as others do who cannot tell them apart."""
    found = []
    for start, weight in starts:
        held = [t for t in range(int(start.table.hidden)) if start.tokens.at[t] == start.table.loot_of(bandit)]
        for token in held:
            g = start.copy()
            move_token(g, token, g.table.place_names.index(FLOOR), "BASE-PUNCH-1")
            found.append((g, weight / len(held)))
    return found


def with_purses(number: int, starting: bool) -> list[Start]:
    """The first question of a game, with so many purses on the floor; bandits hold none, or the one they began with."""
    g = new_game(THREE)
    run_chance(g, Source(1))
    while not asked("Plan", 0)(g):
        apply(g, g.options[-1])
        run_chance(g, Source(1))
    floor = g.table.place_names.index(FLOOR)
    for t in range(int(g.table.hidden)):
        if g.tokens.value[t] == 0:
            g.tokens.at[t] = floor if number else g.table.gone
            number -= 1 if number else 0
        elif not starting:
            move_token(g, t, g.table.gone, "")
    g.tokens.bag = ints([0, 2, 2, 1, 1, *[0] * (len(g.tokens.bag) - 5)])  # a small bag
    return [(g, Fraction(1))]


def test_purses_that_others_have_robbed() -> None:
    """Of the values that the viewer does not know any may be theirs; what he has seen himself is out of the bag."""
    starts = robbed(robbed(robbed(with_purses(4, False), ME), OTHER), THIRD)
    found = as_seen(starts, ME, [OTHER, THIRD])
    assert len(found) == 4  # what he has robbed himself
    check(found, lambda g: purses(g, [OTHER, THIRD]), 4)


def test_a_purse_that_the_viewer_dropped_and_another_robbed() -> None:
    """He knows his own again; of another one he knows only that it is not his."""
    starts = robbed(robbed(dropped(robbed(with_purses(2, False), ME), ME), OTHER), THIRD)
    check(as_seen(starts, ME, [OTHER, THIRD]), lambda g: purses(g, [OTHER, THIRD]), 4)


def as_seen(starts: list[Start], viewer: int, seats: list[int]) -> list[Case]:
    """What a viewer may see, and what these bandits then hold; only where that is not plain."""
    play = Play(("braking",), lambda g, draw: True, asked("Plan", 0))
    found = cases(starts, play, viewer, lambda g: purses(g, seats))
    return [case for case in found if len(case.odds) > 1]


def worlds(g: Game, viewer: int, hidden: Hidden) -> set[Hashable]:
    """What may be, for a viewer."""
    seen, source = view(g, viewer), Source(1)
    return {hidden(determinize(seen, source)) for _ in range(50)}


@pytest.mark.parametrize("viewer", [ME, SPECTATOR])
def test_all_know_the_purses_that_bandits_began_with(viewer: int) -> None:
    """BASE-SETUP-2, BASE-HIDDEN-5: $250 each, as long as all can tell that it is still the same purse."""
    began = with_purses(0, True)
    one = int(began[0][0].table.first_own)
    assert worlds(began[0][0], viewer, lambda g: purses(g, [OTHER, THIRD])) == {((one,), (one,))}
    ((g, _),) = robbed(dropped(began, OTHER), THIRD)
    assert worlds(g, viewer, lambda g: purses(g, [OTHER, THIRD])) == {((), (one, one))}


def test_one_of_two_purses_is_the_first_one() -> None:
    """Belle has robbed another, and lost one of the two: the one that she holds or the one that lies there."""
    starts = dropped(robbed(with_purses(1, True), OTHER), OTHER)
    places = [int(starts[0][0].table.loot_of(OTHER)), starts[0][0].table.place_names.index(FLOOR)]
    play = Play(("braking",), lambda g, draw: True, asked("Plan", 0))
    check(cases(starts, play, ME, lambda g: values_at(g, places)), lambda g: values_at(g, places))


def test_the_first_purse_may_be_any_of_those_on_the_floor() -> None:
    """Belle's lay beside two that nobody had seen, and Tuco robbed one of the three."""
    starts = robbed(dropped(with_purses(2, True), OTHER), THIRD)
    check(as_seen(starts, ME, [OTHER, THIRD]), lambda g: purses(g, [OTHER, THIRD]))


def test_a_purse_robbed_beside_the_first_one() -> None:
    starts = robbed(robbed(with_purses(3, True), OTHER), THIRD)
    check(as_seen(starts, ME, [OTHER, THIRD]), lambda g: purses(g, [OTHER, THIRD]))


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


def face_down_after_straying() -> Game:
    """Each partner has three cards, of which one has gone over since the start: a bullet for a Move.

    Belle has laid her own Move face down; she has the other in hand.
    """
    g = team("move, bullet doc, bullet doc", "move, move, bullet neutral")
    run_chance(g, Source(1))
    for seat in (2, 3):
        put(g, int(g.table.hands[1]) + seat, [])
        put(g, int(g.table.hands[0]) + seat, [])
        g.counters[g.table.counter("gone over") + seat] = 1
    put(g, 2, ["bullet doc"])
    put(g, 3, ["move", "bullet neutral", "bullet doc"])
    put(g, int(g.table.hands[0]) + 2, ["move partner"])
    g.rows[PILE] = [int(row_card(1, 2, True))]
    return g


def test_a_card_face_down_speaks_for_a_lot_with_many_action_cards() -> None:
    """By hand: which card went each way, then which of Belle's lies face down, and which is in her hand."""
    belle = ["move", "bullet doc", "bullet doc"]
    django = ["move partner", "move partner", "bullet neutral"]
    ways: Counter[Hashable] = Counter()
    for gone, come in product(range(3), range(3)):
        here = belle[:gone] + belle[gone + 1 :] + [django[come]]
        ways.update((down, held) for down, held in permutations(here, 2) if not down.startswith("bullet"))
    g = face_down_after_straying()
    names = [kind.name for kind in g.table.card_kinds]

    def hidden(g: Game) -> Hashable:
        held = next(k for k in range(1, len(names)) if g.count(int(g.table.hands[0]) + 2, k))
        return names[card_kind(g.rows[PILE][0])], names[held]

    check([Case(view(g, 0), {thing: Fraction(n, ways.total()) for thing, n in ways.items()}, Fraction(1))], hidden)


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
    return tuple(int(g.tokens.value[t]) for t in flasks_at(g, int(g.table.loot_of(OTHER))))


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
