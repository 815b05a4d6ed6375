"""What cards are called in scenarios, and where they lie.

Where a player leads two bandits, his cards are called by the bandit whom they belong to: ``cheyenne move``. The
engine calls them by number (``move 2``), which is understood too.
"""

from __future__ import annotations

from folsom.core import words
from folsom.core.packed import argument_of, option_of, unpack, verb_of
from folsom.core.table import Table
from folsom.core.texts import argument_text, card_text
from folsom.core.words import VERBS
from folsom.notation.names import Unknown, card_named, find, packed, seat_named, split_list
from folsom.notation.options import option_text, parse_option

DISCARD = "discard"
TOP = "top"


def bandits(table: Table) -> list[str]:
    """The names of the bandits in play."""
    return table.pawn_names[: int(table.bandits)]


def led_pawns(table: Table) -> list[str]:
    """The names of all pawns that seats lead: the bandits, and with some boxes the Marshal."""
    return table.pawn_names[: int(table.led_pawns)]


def players(table: Table) -> list[str]:
    """All names by which players are called: those of the pawns that they lead, and of the seats."""
    return list(dict.fromkeys([*led_pawns(table), *table.seat_names]))


def belongs(table: Table, kind: int) -> bool:
    """Whether a card is one bandit's of several that a seat leads: not a common card, and no bullet."""
    card = table.card_kinds[kind]
    same = [other.bandit for other in table.card_kinds if card.action >= 0 and other.action == card.action]
    return len(set(same)) > 1


def kind_text(table: Table, seat: int, kind: int) -> str:
    """A card of a seat: ``move``, or ``cheyenne move`` where it leads several bandits."""
    card = table.card_kinds[kind]
    if seat < 0 or not belongs(table, kind):
        return card_text(table, kind)
    return f"{table.pawn_names[table.led[seat][card.bandit]]} {table.actions[card.action].name}"


def kind_named(table: Table, text: str, seat: int = -1) -> int:
    """The kind of card that a text names, maybe among the cards of one seat."""
    name, _, action = text.partition(" ")
    if name not in led_pawns(table) or not action:
        return card_named(table, text)
    if seat not in (-1, seat_named(table, name)):
        raise Unknown(f"{text!r} is no card of this player: he does not lead {name}")
    return players_card(table, name, action)


def players_card(table: Table, name: str, action: str) -> int:
    """The action card of this name that belongs to a bandit, or that his seat's bandits have in common."""
    led = [table.pawn_names[pawn] for pawn in table.led[seat_named(table, name)]]
    nth = led.index(name) if name in led else 0
    names = [""] * len(table.card_kinds)
    for number, card in enumerate(table.card_kinds):
        if card.action >= 0 and (card.bandit == nth or not belongs(table, number)):
            names[number] = action_text(table, number)
    return find(action, names, "action card")


def action_text(table: Table, kind: int) -> str:
    """An action card without the bandit whom it belongs to: ``move``, or ``move partner``."""
    card = table.card_kinds[kind]
    return table.actions[card.action].name if card.home == kind else card.name


def option_words(table: Table, seat: int, option: int) -> str:
    """An option of a seat, or an outcome of its draw."""
    verb = VERBS[verb_of(option)]
    if verb.argument in (words.CARD, words.CARDS):
        return f"{verb.name} {thing_text(table, seat, verb.argument, argument_of(option))}"
    return option_text(table, option)


def option_named(table: Table, text: str, seat: int = -1) -> int:
    """The option that a text stands for."""
    word, _, rest = " ".join(text.split()).partition(" ")
    for verb in VERBS:
        if verb.name == word and verb.argument == words.CARD:
            return option_of(verb.number, kind_named(table, rest, seat))
        if verb.name == word and verb.argument == words.CARDS:
            return option_of(verb.number, packed(sorted(kind_named(table, card, seat) for card in split_list(rest))))
    return parse_option(table, text)


def thing_text(table: Table, seat: int, meaning: int, number: int) -> str:
    """A number of an option or an event, by what it means; cards are those of a seat."""
    if meaning == words.CARD:
        return kind_text(table, seat, number)
    if meaning == words.CARDS:
        return ", ".join(kind_text(table, seat, kind) for kind in unpack(number))
    return argument_text(table, meaning, number)


def hand_spots(table: Table, seat: int) -> list[int]:
    """The parts of a seat's hand."""
    return [int(first) + seat for first in table.hands]


def open_hand(table: Table, seat: int) -> int:
    """The part of a seat's hand that all know, or -1 in games without one."""
    return next((spot for spot in hand_spots(table, seat) if table.spot_pool[spot] < 0), -1)


def borrowed_hand(table: Table, seat: int) -> int:
    """The part of a seat's hand that came from its partner's deck, or -1 in games without one."""
    return next((spot for spot in hand_spots(table, seat) if table.is_abroad(spot)), -1)


def spots_of(table: Table, seat: int) -> list[int]:
    """Every spot for cards of a seat."""
    return [number for number, spot in enumerate(table.spots) if spot.seat == seat]


def discard_of(table: Table, seat: int) -> int:
    """A seat's discard pile, in games that have them."""
    found = [number for number in spots_of(table, seat) if table.spots[number].name == DISCARD]
    if not found:
        raise Unknown("there are no discard piles in this game (the expert variant has them)")
    return found[0]


def top_of(table: Table, seat: int) -> int:
    """The row of cards on top of a seat's deck, in games that have it."""
    name = f"{TOP} {seat}"
    if name not in table.row_names:
        raise Unknown("nothing lies in order on top of a deck in this game (it does in the expert variant)")
    return table.row_names.index(name)


def has_discards(table: Table) -> bool:
    """Whether there are discard piles, and bullets in order on top of the decks."""
    return any(spot.name == DISCARD for spot in table.spots)
