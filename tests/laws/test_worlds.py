"""Worlds against brute force: exactly those that agree with what a viewer has seen, each way to deal as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations, permutations
from math import sqrt

import pytest

from folsom import Game, Setup, Source, apply, determinize, pending, run_chance, view
from folsom.base.counters import PILE
from folsom.base.rob import RobToken
from folsom.core.loop import advance
from folsom.core.verbs import give_value, move_token, place_pawn
from folsom.core.views import card_kind, row_card
from laws.tables import started

SETUP = Setup(("doc", "belle", "tuco"))
ME, OTHER, THIRD = 0, 1, 2
MOVE, FLOOR, SHOOT, ROB, PUNCH, MARSHAL, BULLET = 1, 2, 3, 4, 5, 6, 7
SAMPLES = 6000


def game() -> Game:
    """The first question of a game, which is put to the first player; the viewer is never asked first."""
    return started(SETUP, 3)


def lay(g: Game, seat: int, hand: list[int], deck: list[int], face_down: list[int]) -> None:
    """Gives a seat just these cards."""
    kinds = int(g.table.kinds)
    for spot, cards in ((seat, deck), (int(g.table.seats) + seat, hand)):
        for k in range(kinds):
            g.cards[spot * kinds + k] = cards.count(k)
    g.rows[PILE] = g.rows[PILE] + [row_card(kind, seat, True) for kind in face_down]


def dealt_to(g: Game, seat: int) -> Hashable:
    """What a seat has in a world: hand, deck and cards face down, by kind."""
    kinds = int(g.table.kinds)
    hand, deck = (
        tuple(k for k in range(kinds) for _ in range(g.cards[spot * kinds + k]))
        for spot in (int(g.table.seats) + seat, seat)
    )
    return hand, deck, tuple(int(card_kind(card)) for card in g.rows[PILE])


def deals(cards: list[int], hand: int, face_down: int) -> Counter[Hashable]:
    """All physical deals of a seat's cards, counted by what they look like: only action cards can lie face down."""
    found: Counter[Hashable] = Counter()
    for laid in permutations(range(len(cards)), face_down):
        if any(cards[i] >= BULLET for i in laid):
            continue
        rest = [i for i in range(len(cards)) if i not in laid]
        for held in combinations(rest, hand):
            in_hand = tuple(sorted(cards[i] for i in held))
            in_deck = tuple(sorted(cards[i] for i in rest if i not in held))
            found[in_hand, in_deck, tuple(cards[i] for i in laid)] += 1
    return found


def assert_fair(found: Iterable[Hashable], expected: Counter[Hashable]) -> None:
    """The same worlds, as often as they should come (chi-square, five standard deviations)."""
    counted = Counter(found)
    assert set(counted) == set(expected)
    total, ways = sum(counted.values()), sum(expected.values())
    chi = sum((counted[w] - total * n / ways) ** 2 / (total * n / ways) for w, n in expected.items())
    free = len(expected) - 1
    assert chi < free + 5 * sqrt(2 * free) + 5, f"chi-square {chi:.1f} with {free} degrees of freedom"


@pytest.mark.parametrize(
    ("hand", "deck", "face_down"),
    [
        ([MOVE, SHOOT], [ROB, BULLET], []),
        ([MOVE, MOVE], [MOVE, BULLET, BULLET], []),
        ([MOVE, BULLET], [SHOOT, ROB], [MARSHAL]),
        ([BULLET], [BULLET, MOVE], [MOVE, FLOOR]),
        ([BULLET, BULLET + 1], [], [PUNCH, ROB]),
        ([], [MOVE, SHOOT, BULLET], [MOVE]),
    ],
)
@pytest.mark.parametrize("viewer", [ME, -2])
def test_cards_are_dealt_in_every_way(hand: list[int], deck: list[int], face_down: list[int], viewer: int) -> None:
    g = game()
    lay(g, OTHER, hand, deck, face_down)
    seen = view(g, viewer)
    source = Source(7)
    worlds = (dealt_to(determinize(seen, source), OTHER) for _ in range(SAMPLES))
    assert_fair(worlds, deals(hand + deck + face_down, len(hand), len(face_down)))


def test_what_the_viewer_holds_is_not_dealt() -> None:
    g = game()
    lay(g, OTHER, [MOVE, BULLET], [SHOOT, ROB], [MARSHAL])
    seen = view(g, OTHER)
    source = Source(7)
    assert {dealt_to(determinize(seen, source), OTHER) for _ in range(200)} == {dealt_to(g, OTHER)}


def test_two_seats_are_dealt_apart() -> None:
    """What one seat has says nothing of another."""
    g = game()
    lay(g, OTHER, [MOVE], [SHOOT], [])
    lay(g, THIRD, [ROB], [PUNCH, BULLET], [])
    seen = view(g, ME)
    source = Source(11)
    expected: Counter[Hashable] = Counter()
    for one, n in deals([MOVE, SHOOT], 1, 0).items():
        for two, m in deals([ROB, PUNCH, BULLET], 1, 0).items():
            expected[one, two] += n * m
    worlds = (determinize(seen, source) for _ in range(SAMPLES))
    assert_fair(((dealt_to(w, OTHER), dealt_to(w, THIRD)) for w in worlds), expected)


def purses(g: Game, owners: dict[int, int], bag: list[int]) -> None:
    """Purses 0, 1 … with these values at the bandits named; the bag holds the other values."""
    for t in range(int(g.table.hidden)):
        g.tokens.at[t] = g.table.gone
        g.tokens.value[t] = g.tokens.known[t] = g.tokens.sure[t] = g.tokens.maybe[t] = 0
    for value in range(len(g.tokens.bag)):
        g.tokens.bag[value] = bag.count(value) + list(owners.values()).count(value)
    for t, (bandit, value) in enumerate(owners.items()):
        g.tokens.at[t] = g.table.stock
        give_value(g, t, value)
        move_token(g, t, g.table.loot_of(bandit), "BASE-SETUP-2")


def values_at(g: Game, bandits: list[int]) -> Hashable:
    """The values of the purses that these bandits hold."""
    return tuple(
        tuple(sorted(g.tokens.value[t] for t in range(int(g.table.hidden)) if g.tokens.at[t] == g.table.loot_of(b)))
        for b in bandits
    )


@pytest.mark.parametrize("bag", [[3], [1, 1, 3], [4, 5]])
def test_values_are_dealt_in_every_way(bag: list[int]) -> None:
    """Others hold a purse each; any of the values that the viewer has not seen may be theirs."""
    g = game()
    purses(g, {ME: 1, OTHER: 1, THIRD: 2}, bag)
    seen = view(g, ME)
    unseen = [1, 2, *bag]
    expected: Counter[Hashable] = Counter(((1,), (a,), (b,)) for a, b in permutations(unseen, 2))
    source = Source(5)
    assert_fair((values_at(determinize(seen, source), [ME, OTHER, THIRD]) for _ in range(SAMPLES)), expected)


def test_a_spectator_holds_every_value_possible() -> None:
    g = game()
    purses(g, {ME: 1, OTHER: 2}, [2, 3])
    seen = view(g, -2)
    expected: Counter[Hashable] = Counter(((a,), (b,)) for a, b in permutations([1, 2, 2, 3], 2))
    source = Source(5)
    assert_fair((values_at(determinize(seen, source), [ME, OTHER]) for _ in range(SAMPLES)), expected)


def two_purses_one_known() -> Game:
    """OTHER dropped a purse beside one that nobody has seen; THIRD then robbed one of the two: which, he knows."""
    g = game()
    purses(g, {OTHER: 2}, [1, 3])
    floor = 3
    g.tokens.at[1] = floor
    move_token(g, 0, floor, "BASE-PUNCH-1")
    place_pawn(g, THIRD, floor, "BASE-MOVE-1")
    g.push(RobToken(THIRD, THIRD))
    advance(g)
    source = Source(2)
    while pending(g) and pending(g)[0].about == "RobToken":
        apply(g, g.options[0])
    run_chance(g, source)
    return g


def test_a_world_keeps_what_all_can_tell_of_others() -> None:
    """Cards and values are varied; of what others know a world has what is sure, and nothing that cannot be."""
    g = two_purses_one_known()
    seen = view(g, ME)
    source = Source(3)
    for _ in range(100):
        world = determinize(seen, source)
        for t in range(int(g.table.hidden)):
            assert world.tokens.sure[t] & ~world.tokens.known[t] == 0
            assert world.tokens.known[t] & ~world.tokens.maybe[t] == 0
