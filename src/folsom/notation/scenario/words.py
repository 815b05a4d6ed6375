"""The words of scenario lines: holders of loot, cards on the pile, events; and errors about them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from folsom.base.rules import rules_on
from folsom.core.events import Event
from folsom.core.table import UNKNOWN, Table
from folsom.core.texts import seat_text
from folsom.core.views import card_kind, card_seat, is_face_down, row_card
from folsom.core.words import CARD, HAPPENINGS, PAWN, SEAT
from folsom.notation.names import Unknown, card_named, find, seat_named
from folsom.notation.scenario.naming import action_text, bandits, belongs, led_pawns, players_card, thing_text

SPECTATOR_WORD = "spectator"
HIDE_WORD = "hide"
HIDDEN_WORD = "hidden"


class ScenarioError(ValueError):
    """A scenario that says what cannot be: a file in the wrong shape, an unknown name, an impossible position."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def nearest(word: str, known: list[str]) -> str:
    """The nearest right word, if one is near."""
    close = get_close_matches(word, known, 1)
    return f": did you mean {close[0]!r}?" if close else ""


def hint(word: str, known: list[str]) -> str:
    """The nearest right word, or all of them."""
    return nearest(word, known) or (f": one of {', '.join(known)}" if known else "")


def led_named(table: Table, text: str) -> int:
    """The bandit, or other led pawn, whom a text names."""
    return find(text, led_pawns(table), "bandit")


def bandit_named(table: Table, text: str) -> int:
    """The bandit whom a text names."""
    return find(text, bandits(table), "bandit")


def viewer_named(table: Table, text: str) -> int:
    """A seat, or the spectator."""
    if text == SPECTATOR_WORD:
        return -2
    if text in table.seat_names:
        return table.seat_names.index(text)
    return table.leader[find(text, [*led_pawns(table), SPECTATOR_WORD], "viewer")]


def holder_named(table: Table, text: str) -> int:
    """Where tokens lie: a bandit (his loot), a position of the board, ``stock`` or ``gone``."""
    names = led_pawns(table)
    places = table.place_names[: int(table.places)] + ["stock", "gone"]
    number = find(text, [*names, *places], "holder of loot")
    return int(table.loot_of(number)) if number < len(names) else table.place_names.index(text)


def bullet_named(table: Table, text: str) -> int:
    """A bullet, by its colour: a bandit's name or ``neutral``."""
    find(text, [name[7:] for name in bullet_kinds(table)], "colour of bullets")
    return card_named(table, f"bullet {text}")


def bullet_kinds(table: Table) -> list[str]:
    """The names of the kinds of bullets."""
    return [kind.name for kind in table.card_kinds if kind.name.startswith("bullet ")]


def pile_card(table: Table, text: str) -> int:
    """A card on the pile: ``doc shoot``, ``belle hide move``."""
    words = text.split()
    if len(words) < 2:
        raise Unknown(f"{text!r} is no card on the pile: write 'doc shoot', or 'doc hide shoot' for one face down")
    seat = seat_named(table, words[0])
    hidden = words[1] == HIDE_WORD
    kind = players_card(table, words[0], " ".join(words[2 if hidden else 1 :]))
    return int(row_card(kind, seat, hidden))


def pile_text(table: Table, card: int) -> str:
    """How a card on the pile is written; one that the viewer cannot see is ``doc hidden``."""
    kind, seat = int(card_kind(card)), int(card_seat(card))
    if kind == UNKNOWN:
        return f"{seat_text(table, seat)} {HIDDEN_WORD}"
    pawn = int(table.card_bandit(seat, kind))
    name = table.pawn_names[pawn] if pawn >= 0 else table.seat_names[seat]
    hide = f"{HIDE_WORD} " if is_face_down(card) else ""
    return f"{name} {hide}{action_text(table, kind)}"


def checked_pile_text(table: Table, text: str) -> str:
    """A card that a scenario expects on the pile, in its normal form."""
    words = text.split()
    if len(words) == 2 and words[1] == HIDDEN_WORD:
        return f"{seat_text(table, seat_named(table, words[0]))} {HIDDEN_WORD}"
    return pile_text(table, pile_card(table, text))


def event_text(table: Table, event: Event, viewer: int) -> str:
    """An event as a viewer hears it: ``shot doc belle``, ``placed belle 2 inside 3 inside``."""
    parts = [event.name]
    kinds, numbers = HAPPENINGS[event.happening].kinds, event.seen_by(viewer)
    seat = next((number for meaning, number in zip(kinds, numbers) if meaning == SEAT), -1)
    for meaning, number in zip(kinds, numbers):
        if meaning == CARD and PAWN in kinds and belongs(table, number):
            parts.append(action_text(table, number))
        else:
            parts.append(thing_text(table, seat, meaning, number))
    return " ".join(part for part in parts if part)


def checked_event(table: Table, text: str) -> str:
    """The beginning of an event's text, if every word of it can occur in one."""
    words = text.split()
    find(words[0] if words else "", [happening.name for happening in HAPPENINGS], "event")
    known = vocabulary(table)
    for word in words[1:]:
        if not word.rstrip(",").removeprefix("-").isdigit():
            find(word.rstrip(","), known, "thing in an event")
    return " ".join(words)


def vocabulary(table: Table) -> list[str]:
    """Every word that names a piece of this table."""
    rules = rules_on(table)
    names = [*table.pawn_names, *table.place_names, "nowhere", "nobody"]
    names += [kind.name for kind in table.card_kinds] + [kind.name for kind in table.token_kinds]
    names += [value.name for value in table.values] + [card.name for card in rules.rounds] + rules.car_names
    names += [kind.name for kind in rules.turns] + [power.name for power in table.powers]
    return sorted({word for name in names for word in name.split()})


@contextmanager
def at(where: str) -> Iterator[None]:
    """Says where in the file an unknown word stands."""
    try:
        yield
    except Unknown as error:
        raise ScenarioError(f"{where}: {error}") from error
