"""Options and outcomes as text and back: ``move 3 roof``, ``play shoot``, ``rob purse 300``, ``cards move, rob``."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from folsom.core.packed import option_of
from folsom.core.table import Table
from folsom.core.texts import KEPT
from folsom.core.texts import option_text as option_text
from folsom.core.words import NOTHING, VERBS
from folsom.notation.names import Unknown, argument_named


@lru_cache(maxsize=KEPT)
def parse_option(table: Table, text: str) -> int:
    """The option that a text stands for; a text that makes no sense here is refused with the nearest right word."""
    word, _, rest = " ".join(text.split()).partition(" ")
    for verb in VERBS:
        if verb.name == word:
            if verb.argument == NOTHING:
                if rest:
                    raise Unknown(f"{word!r} stands alone, without {rest!r}")
                return verb.number
            return option_of(verb.number, argument_named(table, verb.argument, rest))
    close = get_close_matches(word, [verb.name for verb in VERBS], 1)
    raise Unknown(f"nothing is called {word!r}" + (f": did you mean {close[0]!r}?" if close else ""))
