"""Counts of the sequences of plies from some positions, taken from the kept games."""

from __future__ import annotations

from typing import Final

from folsom.notation.perft import perft
from folsom.notation.position import parse_position, position_text
from folsom.notation.record import parse_record, replay
from playthroughs.games import HERE, record_file

PERFT_FILE: Final = HERE / "perft.txt"

# The game, the ply after which it is counted, and to which depth.
POSITIONS: Final = [
    ("base-3", 0, 2),
    ("base-3", 8, 6),
    ("base-4", 30, 3),
    ("base-6", 60, 5),
    ("first-game-3", 0, 2),
    ("edition-2014-4", 40, 5),
    ("expert-2014-4", 24, 5),
    ("expert-2016-4", 30, 6),
    ("duo", 2, 3),
    ("pairs-3", 20, 5),
    ("teams-4", 30, 5),
    ("horses-4", 60, 4),
    ("horses-pairs-2", 12, 3),
]


def perft_texts() -> list[str]:
    """The positions, read off the records."""
    found = []
    for name, number, _ in POSITIONS:
        record = parse_record(record_file(name).read_text(encoding="utf-8"))
        position = next(position for position in replay(record) if position.number == number)
        found.append(position_text(position.game, record.setup))
    return found


def perft_text(texts: list[str]) -> str:
    """The file: a line for each position, and one for the counts to each depth."""
    lines = []
    for text, (name, number, depth) in zip(texts, POSITIONS):
        lines += [f"{name} after ply {number}", f"  {text}", f"  {counts(text, depth)}"]
    return "".join(f"{line}\n" for line in lines)


def counts(text: str, depth: int) -> str:
    """The counts to each depth from 1 on."""
    game = parse_position(text).game
    return " ".join(str(perft(game, d)) for d in range(1, depth + 1))
