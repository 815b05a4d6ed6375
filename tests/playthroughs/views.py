"""What every seat, and a spectator, sees of a game: for each position only what has changed since the one before.

A line names who sees the change (seats, ``spectator``, ``all``), the clause of the position, and its new text
(``-``: it is gone). The digest covers every view, and the game itself, to the last number.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from folsom import CHANCE, SPECTATOR, Game, Setup, pending, view
from folsom.notation.options import option_text
from folsom.notation.position import clauses, position_text
from folsom.notation.record import Record, replay
from folsom.notation.record.writing import ply_text, seat_words

UNSHOWN = ("bandits", "edition", "first game", "variants", "cars", "rounds", "stations", "seen by", "question")
DIGITS = 12


def views_text(record: Record) -> str:
    """The views of a whole game."""
    return "".join(f"{line}\n" for line in views_lines(record))


def views_lines(record: Record) -> Iterator[str]:
    """The same, line by line."""
    seats = seat_words(record.setup)
    names = dict(enumerate(seats)) | {SPECTATOR: "spectator"}
    shown: dict[int, dict[str, str]] = {viewer: {} for viewer in names}
    for position in replay(record):
        g = position.game
        if position.ply is not None:
            yield f"{position.number} {ply_text(position.ply, seats)}"
        if g.asked == CHANCE:
            continue
        seen = {viewer: view(g, viewer) for viewer in names}
        now = {viewer: facts(seen[viewer], record.setup) for viewer in names}
        for (key, text), viewers in changes(shown, now).items():
            yield f"  {who_sees(names, viewers)}: {key}: {text}"
        yield f"  = {digest(record.setup, g, list(seen.values()))}"
        shown = now


def who_sees(names: dict[int, str], viewers: list[int]) -> str:
    """Whose views change."""
    others = [name for viewer, name in names.items() if viewer not in viewers]
    if len(others) >= len(viewers):
        return " ".join(names[viewer] for viewer in viewers)
    return f"all but {' '.join(others)}" if others else "all"


def facts(seen: Game, setup: Setup) -> dict[str, str]:
    """What a view shows, by clause; of what is left to do only the next thing, with what is offered."""
    found = {key: text for key, text in clauses(seen, setup).items() if key not in UNSHOWN}
    found["to do"] = found["to do"].partition(",")[0]
    for decision in pending(seen):
        if decision.options:
            found["offers"] = ", ".join(option_text(seen.table, option) for option in decision.options)
    return found


def changes(before: dict[int, dict[str, str]], after: dict[int, dict[str, str]]) -> dict[tuple[str, str], list[int]]:
    """Each changed clause, and whose views it changes in the same way."""
    found: dict[tuple[str, str], list[int]] = {}
    for viewer, facts_now in after.items():
        for key, text in facts_now.items():
            if before[viewer].get(key) != text:
                found.setdefault((key, text), []).append(viewer)
        for key in before[viewer].keys() - facts_now.keys():
            found.setdefault((key, "-"), []).append(viewer)
    return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))


def digest(setup: Setup, g: Game, views: list[Game]) -> str:
    """A short hash of all that everybody sees, and of the game."""
    text = "\n".join(position_text(seen, setup) for seen in [g, *views])
    return sha256(text.encode()).hexdigest()[:DIGITS]
