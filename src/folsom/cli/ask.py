"""Reading what people type, and finding what they mean: a number, words of a text, or the notation."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Sequence

from rich.console import Console

from folsom.cli import facts
from folsom.cli.box import boxes
from folsom.core import words
from folsom.core.game import Game
from folsom.core.packed import option_of, verb_of
from folsom.core.words import VERBS
from folsom.notation.options import option_text
from folsom.text import Texts

OF_CHANCE = ("first",)  # verbs that look like a player's, but are chance's
OF_DISCARDS = ("discard",)  # verbs that only games with discard piles have
OF_KEEPING = ("done",)  # verbs that only games have in which cards are kept for the next round
OF_PAIRS = ("caboose", "search")  # verbs that only games with several bandits for a player have


class PersonLeft(Exception):
    """The person left: ``reason`` is the id of the text that says how."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def read_line(console: Console, prompt: str) -> str:
    """A line from the person; no more lines, or Ctrl-C, end the game."""
    try:
        typed = console.input(prompt, markup=False).strip()
    except EOFError:
        raise PersonLeft("stopped-input") from None
    except KeyboardInterrupt:
        raise PersonLeft("stopped-interrupt") from None
    if not sys.stdin.isatty():
        console.print(typed, markup=False)  # what comes from a file or a pipe is not echoed by a terminal
    return typed


def plain_words(text: str) -> list[str]:
    """The words of a text without accents, capitals and signs: so people type ``etage`` for ``Étage``."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[a-z0-9]+", bare)


def find(typed: str, choices: Sequence[Sequence[str]]) -> list[int]:
    """The choices that a text may mean, each known by several names.

    A whole name comes first, then the start of one, then words (or their starts) of one, in their order.
    """
    wanted = plain_words(typed)
    if not wanted:
        return []
    names = [[plain_words(name) for name in choice] for choice in choices]
    for fits in (_is_whole, _is_start, _is_inside):
        found = [i for i, choice in enumerate(names) if any(fits(wanted, name) for name in choice)]
        if found:
            return found
    return []


def _is_whole(wanted: list[str], name: list[str]) -> bool:
    return wanted == name


def _is_start(wanted: list[str], name: list[str]) -> bool:
    return " ".join(name).startswith(" ".join(wanted))


def _is_inside(wanted: list[str], name: list[str]) -> bool:
    left = iter(name)
    return all(any(word.startswith(start) for word in left) for start in wanted)


def names_of(view: Game, texts: Texts, number: int) -> list[str]:
    """The names of an option of the viewer's: its text, the same in short, and the notation."""
    seat = int(view.viewer)
    said = [texts.option(view.table, number, seat, form) for form in ("", "short")]
    return [*said, option_text(view.table, number)]


def conceivable(view: Game) -> list[int]:
    """Every option that a player could ever be offered on this table."""
    table = view.table
    looks = list(range(len(table.token_kinds)))
    for kind, token in enumerate(table.token_kinds):
        looks += [kind | value << 4 for value in range(token.first, token.last + 1) if token.hidden]
    domains: dict[int, Sequence[int]] = {
        words.NOTHING: [0],
        words.PLACE: range(int(table.places)),
        words.PAWN: range(len(table.pawn_names)),
        words.CARD: range(1, int(table.kinds)),
        words.LOOK: looks,
    }
    barred: tuple[str, ...] = OF_CHANCE
    barred += () if facts.has_discards(view) else OF_DISCARDS
    barred += () if facts.keeps_cards(view) else OF_KEEPING
    barred += () if facts.leads_several(view, 0) else OF_PAIRS
    for name, box in boxes().items():
        on_table = name in table.parts
        barred += tuple(box.barred(view) if on_table else box.verbs)
        for meaning, numbers in box.domains(view).items() if on_table else ():
            domains[meaning] = [*domains.get(meaning, ()), *numbers]
    verbs = [verb for verb in VERBS if verb.name not in barred]
    return [option_of(verb.number, thing) for verb in verbs for thing in domains.get(verb.argument, [])]


def meant(view: Game, texts: Texts, typed: str, offered: Sequence[int]) -> list[int]:
    """The conceivable options that a text may mean; those like the ones offered come first."""
    every = conceivable(view)
    verbs = {verb_of(number) for number in offered}
    for some in ([number for number in every if verb_of(number) in verbs], every):
        if found := [some[i] for i in find(typed, [names_of(view, texts, number) for number in some])]:
            return found
    return []
