"""Facts about what lies on the table: pawns, tokens, cards and counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folsom import Game
from folsom.base import counters
from folsom.base.rules import rules_of
from folsom.base.train import last_car
from folsom.core.table import UNKNOWN, Table
from folsom.core.texts import card_text, look_text, place_text, round_text, seat_text
from folsom.core.views import card_kind
from folsom.notation.names import find, look_named, pawn_named, place_named, round_named, seat_named
from folsom.notation.scenario import words
from folsom.notation.scenario.cards import cards_of
from folsom.notation.scenario.naming import discard_of, hand_spots, kind_named, kind_text, top_of
from folsom.notation.scenario.scene import Scene, compare_many, listed
from folsom.notation.scenario.words import at


def check_places(scene: Scene, where: str, expected: dict[str, str]) -> None:
    """Where pawns are."""
    table = scene.game.table
    for name, place in expected.items():
        with at(f"{where}.{name}"):
            pawn, wanted = pawn_named(table, name), place_named(table, place)
        scene.compare(f"{where}.{name}", place_text(table, wanted), place_text(table, int(scene.game.at[pawn])))


def tokens_at(g: Game, place: int) -> list[str]:
    """The tokens of a place: a purse that somebody has seen with its value (in a view: that the viewer has seen)."""
    looks = []
    for token, kind in enumerate(g.table.tokens):
        if g.tokens.at[token] == place:
            value = int(g.tokens.value[token]) if token < g.table.hidden else 0
            looks.append(look_text(g.table, kind | value << 4))
    return looks


def check_loot(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The tokens that a bandit holds or that lie somewhere: all of them, or how many."""
    table = scene.game.table
    for name, wanted in expected.items():
        with at(f"{where}.{name}"):
            place = words.holder_named(table, name)
            wanted = wanted if isinstance(wanted, int) else [look_text(table, look_named(table, t)) for t in wanted]
        compare_many(scene, f"{where}.{name}", wanted, tokens_at(scene.game, place))


def cards_in(g: Game, spot: int) -> list[str]:
    """The cards in a spot; those that a viewer cannot tell are ``unknown``."""
    if g.count(spot, UNKNOWN) < 0:
        return [card_text(g.table, UNKNOWN)] * int(g.size(spot))
    seat, kinds = g.table.spots[spot].seat, range(int(g.table.kinds))
    return [kind_text(g.table, seat, kind) for kind in kinds for _ in range(int(g.count(spot, kind)))]


def _check_cards(scene: Scene, where: str, expected: dict[str, Any], spots: Callable[[Table, int], list[int]]) -> None:
    g = scene.game
    for name, wanted in expected.items():
        with at(f"{where}.{name}"):
            seat = seat_named(g.table, name)
            if not isinstance(wanted, int):
                wanted = [kind_text(g.table, seat, kind_named(g.table, text, seat)) for text in wanted]
            found = [card for spot in spots(g.table, seat) for card in cards_in(g, spot)]
        compare_many(scene, f"{where}.{name}", wanted, found)


def check_hands(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The cards in players' hands, all parts together, or how many."""
    _check_cards(scene, where, expected, hand_spots)


def check_decks(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The cards in players' decks, without what lies in order on top, or how many."""
    _check_cards(scene, where, expected, lambda table, seat: [seat])


def check_discards(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The cards on players' discard piles, or how many."""
    _check_cards(scene, where, expected, lambda table, seat: [discard_of(table, seat)])


def check_tops(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The bullets on top of players' decks by colour, the uppermost last, or how many."""
    g = scene.game
    for name, wanted in expected.items():
        with at(f"{where}.{name}"):
            row = g.rows[top_of(g.table, seat_named(g.table, name))]
            for colour in [] if isinstance(wanted, int) else wanted:
                words.bullet_named(g.table, colour)
        found = [card_text(g.table, int(card_kind(card)))[7:] for card in row]
        compare_many(scene, f"{where}.{name}", wanted, found, True)


def check_bullets(scene: Scene, where: str, expected: dict[str, Any]) -> None:
    """The bullets among all of a player's cards, by colour, or how many."""
    g = scene.game
    for name, wanted in expected.items():
        with at(f"{where}.{name}"):
            seat = seat_named(g.table, name)
            for colour in [] if isinstance(wanted, int) else wanted:
                words.bullet_named(g.table, colour)
        cards = cards_of(g, seat)
        found = [kind[7:] for kind in words.bullet_kinds(g.table) for _ in range(cards[kind_named(g.table, kind)])]
        compare_many(scene, f"{where}.{name}", wanted, found)


def check_pile(scene: Scene, where: str, expected: Any) -> None:
    """The common pile in its order, or how many cards it has."""
    table = scene.game.table
    if not isinstance(expected, int):
        with at(where):
            expected = [words.checked_pile_text(table, text) for text in expected]
    compare_many(
        scene, where, expected, [words.pile_text(table, card) for card in scene.game.rows[counters.PILE]], True
    )


def counter(number: int, shift: int = 0) -> Callable[[Scene, str, int], None]:
    """A fact about one number of the game."""

    def check(scene: Scene, where: str, expected: int) -> None:
        scene.compare(where, str(expected), str(int(scene.game.counters[number]) + shift))

    return check


def each_counter(first: int) -> Callable[[Scene, str, dict[str, int]], None]:
    """A fact about a number that each bandit has."""

    def check(scene: Scene, where: str, expected: dict[str, int]) -> None:
        for name, number in expected.items():
            with at(f"{where}.{name}"):
                bandit = words.bandit_named(scene.game.table, name)
            scene.compare(f"{where}.{name}", str(number), str(int(scene.game.counters[first + bandit])))

    return check


def check_first(scene: Scene, where: str, expected: str) -> None:
    """Who is first player."""
    table = scene.game.table
    with at(where):
        seat = seat_named(table, expected)
    first = int(scene.game.counters[counters.FIRST])
    scene.compare(where, seat_text(table, seat), seat_text(table, first))


def check_card(scene: Scene, where: str, expected: str) -> None:
    """The round card in play."""
    table = scene.game.table
    with at(where):
        card = round_named(table, expected)
    scene.compare(where, round_text(table, card), round_text(table, int(scene.game.counters[counters.CARD])))


def check_cars(scene: Scene, where: str, expected: list[str]) -> None:
    """The cars of the train, from front to back."""
    names = rules_of(scene.game).car_names
    with at(where):
        for name in expected:
            find(name, names, "car")
    found = [names[int(scene.game.counters[counters.CARS + 1 + i])] for i in range(int(last_car(scene.game.table)))]
    scene.compare(where, listed(expected, True), listed(found, True))


def coming(number: int) -> Callable[[Scene, str, Any], None]:
    """A fact about the round cards, or stations, that can still come."""

    def check(scene: Scene, where: str, expected: Any) -> None:
        table = scene.game.table
        if not isinstance(expected, int):
            with at(where):
                expected = [round_text(table, round_named(table, name)) for name in expected]
        mask = int(scene.game.counters[number])
        found = [card.name for k, card in enumerate(rules_of(scene.game).rounds) if mask >> k & 1]
        compare_many(scene, where, expected, found)

    return check
