"""The text of a position and back. Everything but the setup is read off a snapshot, and parsing makes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from folsom import Game, Setup, SetupError, Unreadable, load, new_table, save, setup_from
from folsom.base.counters import CARS, NEUTRAL, REVOLVER
from folsom.base.rules import rules_on
from folsom.base.setup import LISTS, last_cars
from folsom.core.game import EVERYTHING, bare_game
from folsom.core.table import GRAPH, UNKNOWN, Table
from folsom.core.views import card_kind
from folsom.notation.names import Unknown, find
from folsom.notation.position import question
from folsom.notation.position.cards import card_fields
from folsom.notation.position.clock import clock_fields
from folsom.notation.position.tokens import UNPLACED, bag_field, loot_fields, places_field, values_left
from folsom.notation.position.words import Data, Field, PositionError, items, number_in

VERSION: Final = 1
HEAD: Final = "folsom"
FIRST_GAME: Final = "first game"
SETUP: Final = ("bandits", "edition", FIRST_GAME, "variants", "boxes", "cars", "rounds", "stations")
NEEDED: Final = ("bandits", "edition", "to do", "question")
MAY_BE_OWED: Final = ("money", "hits")  # counters that can fall below 0


@dataclass(frozen=True)
class PositionRead:
    """A position that was read: the setup, and the game, or view."""

    setup: Setup
    game: Game


def position_text(game: Game, setup: Setup) -> str:
    """The position in one line. ``setup`` is the one that the game was made with."""
    return "; ".join([f"{HEAD} {VERSION}", *[f"{key}: {text}" for key, text in clauses(game, setup).items()]])


def clauses(game: Game, setup: Setup) -> dict[str, str]:
    """The clauses of a position, by key; what is as usual is left out."""
    data = save(game)
    data["usual"] = usual(game)
    found = dict(setup_clauses(setup))
    for field in fields_of(game.table):
        if text := field.show(data):
            found[field.key] = text
    return found


def usual(game: Game) -> Data:
    """What follows from the stack, for a position that a game can be in."""
    return {"open": question.usual_open(game), "options": list(question.usual_options(game))}


def setup_clauses(setup: Setup) -> list[tuple[str, str]]:
    """The setup: everything in it that is not as usual, and the edition."""
    found = []
    for key, value in setup.as_data().items():
        text = ", ".join(value) if isinstance(value, list) else "yes" if value is True else str(value)
        found.append((key.replace("_", " "), text))
    return found


@lru_cache(maxsize=16)
def fields_of(table: Table) -> list[Field]:
    """Every clause that a position on this table can have, in their order."""
    return [
        question.viewer_field(table),
        *clock_fields(table),
        places_field(table),
        *loot_fields(table),
        bag_field(table),
        *card_fields(table),
        *question.question_fields(table),
    ]


def parse_position(text: str) -> PositionRead:
    """The position that a text tells of; a wrong text is refused with the clause and the reason."""
    texts = split_clauses(text)
    setup = read_setup(texts)
    try:
        table = table_for(setup)
    except SetupError as error:
        raise PositionError(str(error)) from error
    fields = {field.key: field for field in fields_of(table)}
    for key in texts:
        if key not in SETUP:
            with clause(key):
                find(key, [*SETUP, *fields], "clause")
    for key in NEEDED:
        if key not in texts:
            raise PositionError(f"the clause {key!r} is missing")
    data = blank(table, setup)
    for key, field in fields.items():
        if key in texts:
            with clause(key):
                field.read(data, texts[key])
    return PositionRead(setup, finished(table, data, texts))


@lru_cache(maxsize=16)
def table_for(setup: Setup) -> Table:
    """The table of a setup: nothing on it changes, so that positions can share it."""
    return new_table(setup)


@contextmanager
def clause(key: str) -> Iterator[None]:
    """Says in which clause a wrong word stands."""
    try:
        yield
    except Unknown as error:
        raise PositionError(f"{key}: {error}") from error


def split_clauses(text: str) -> dict[str, str]:
    """The clauses by key."""
    head, *rest = [" ".join(part.split()) for part in text.strip().split(";")]
    if head.split()[:1] != [HEAD]:
        raise PositionError(f"a position begins with '{HEAD} {VERSION};', not with {head[:40]!r}")
    if head != f"{HEAD} {VERSION}":
        raise PositionError(f"{head!r} is not '{HEAD} {VERSION}', the only version of this format")
    found: dict[str, str] = {}
    for part in rest:
        key, colon, value = part.partition(": ")
        if not colon or not value.strip():
            raise PositionError(f"{part[:40]!r} is no clause: write 'key: value', with ';' between clauses")
        if key in found:
            raise PositionError(f"the clause {key!r} is there twice")
        found[key] = value
    return found


def read_setup(texts: dict[str, str]) -> Setup:
    """The setup of a position."""
    data: dict[str, Any] = {key: items(texts[key]) for key in LISTS if key in texts}
    if "edition" in texts:
        with clause("edition"):
            data["edition"] = number_in(texts["edition"])
    if FIRST_GAME in texts:
        if texts[FIRST_GAME] != "yes":
            raise PositionError(f"{FIRST_GAME}: 'yes', or no such clause")
        data["first_game"] = True
    try:
        return setup_from(data)
    except SetupError as error:
        raise PositionError(str(error)) from error


def blank(table: Table, setup: Setup) -> Data:
    """A snapshot to be filled: no pawn and no token is anywhere yet."""
    data = save(bare_game(table))
    data["token_at"] = [UNPLACED] * len(table.tokens)
    for i, car in enumerate([*setup.cars, *last_cars(setup)] if setup.cars else []):
        data["counters"][CARS + 1 + i] = rules_on(table).car_names.index(car)
    return data


def finished(table: Table, data: Data, texts: dict[str, str]) -> Game:
    """The game, when all clauses have been read: checked, and with what follows from the others."""
    for token, place in enumerate(data["token_at"]):
        if place == UNPLACED:
            raise PositionError(f"loot: {table.token_kinds[table.tokens[token]].name} {token} is nowhere")
    if "bag" not in texts:
        data["values"] = values_left(table, data)
    for pawn, place in enumerate(data["at"]):
        if place >= 0:
            data["who"][place] |= 1 << pawn
    check_numbers(table, data)
    try:
        game = load(table, data)
        if "open" not in texts:
            game.open = question.usual_open(game)
        question.check_question(game)
        game.asked = question.usual_asked(game)
        if "options" not in texts:
            game.options = question.usual_options(game)
    except Unreadable as error:
        raise PositionError(f"to do: {error}") from error
    except Exception as error:  # a stack that is none of this game's can fail in any way
        raise PositionError(f"to do: this cannot be asked here ({error!r})") from error
    return game


def check_numbers(table: Table, data: Data) -> None:
    """Refuses more pieces than the game has."""
    for value, left in zip(table.values, data["values"]):
        if left < 0:
            raise PositionError(f"loot: there are only {value.number} tokens of the value {value.name}")
    if not 0 <= data["counters"][GRAPH] < len(table.graphs):
        raise PositionError(f"counters: graph is a number from 0 to {len(table.graphs) - 1}")
    below = [n for n, number in enumerate(data["counters"]) if number < 0 and table.counter_names[n] not in MAY_BE_OWED]
    if below:
        raise PositionError(f"counters: {table.counter_names[below[0]]} cannot be below 0")
    kinds = int(table.kinds)
    hidden = any(data["cards"][spot * kinds + UNKNOWN] for spot in range(len(table.spots)))
    if data["viewer"] == EVERYTHING and hidden:
        raise PositionError("cards: nothing is unknown in a true game, only in a view ('seen by')")
    for name, number, most in card_totals(table, data):
        if number > most:
            raise PositionError(f"cards: there are {number} cards {name!r}, the game has {most}")


def card_totals(table: Table, data: Data) -> list[tuple[str, int, int]]:
    """For each name of a card: how many there are in this position, and how many the game has."""
    kinds = int(table.kinds)
    there: Counter[int] = Counter()
    most: Counter[int] = Counter()
    for slot, number in enumerate(data["cards"]):
        there[table.card_kinds[slot % kinds].home] += number
        most[table.card_kinds[slot % kinds].home] += table.cards[slot]
    for row, cards in enumerate(data["rows"]):
        if table.row_seat[row] < 0:
            there.update(table.card_kinds[int(card_kind(card)) % kinds].home for card in cards)
    bullets = rules_on(table)
    for bandit in range(int(table.bandits)):
        there[int(bullets.bullet) + bandit] += data["counters"][REVOLVER + bandit]
        most[int(bullets.bullet) + bandit] += table.counters[REVOLVER + bandit]
    there[int(bullets.neutral)] += data["counters"][NEUTRAL]
    most[int(bullets.neutral)] += table.counters[NEUTRAL]
    return [(kind.name, there[n], most[n]) for n, kind in enumerate(table.card_kinds) if n != UNKNOWN]
