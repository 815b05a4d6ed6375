"""The base game's counters, spots and rows: fixed numbers, since the base game is always laid out first."""

from __future__ import annotations

from typing import Final

from folsom.core.builder import Builder
from folsom.core.table import FREE, MOST

ROUND: Final = FREE  # the round, from 0
CARD: Final = FREE + 1  # the round card in play
TURN: Final = FREE + 2  # the turn of planning, from 0
FACES: Final = FREE + 3  # how cards lie in this turn: face up, face down, or either (mask)
FIRST: Final = FREE + 4  # the first player's seat
RESOLVED: Final = FREE + 5  # how many cards of the pile have been resolved
NEUTRAL: Final = FREE + 6  # neutral bullets in stock
ROUNDS: Final = FREE + 7  # round cards that can still come (mask)
STATIONS: Final = FREE + 8  # station cards that can still come (mask)
REVOLVER: Final = FREE + 9  # for each bandit: bullets left
RECEIVED: Final = REVOLVER + MOST  # for each bandit: bullets ever received
MONEY: Final = RECEIVED + MOST  # for each bandit: money gained by events
CARS: Final = MONEY + MOST  # for each car from the locomotive: its type (0: none)
END: Final = CARS + MOST

NAMES: Final = [
    "round",
    "card",
    "turn",
    "faces",
    "first",
    "resolved",
    "neutral",
    "rounds",
    "stations",
]
BLOCKS: Final = ["revolver", "received", "money", "cars"]

PILE: Final = 0  # the row of planned cards

UP: Final = 1
DOWN: Final = 2


def add_counters(table: Builder) -> None:
    """Lays out the counters in the order of the numbers above."""
    for name in NAMES:
        table.counter(name)
    for name in BLOCKS:
        table.counter(name, 0, MOST)
    assert len(table.counters) == END
