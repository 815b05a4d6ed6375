"""How a game that is over was counted, pawn by led pawn, for those who want to see it step by step."""

from __future__ import annotations

from typing import Any

from folsom.base.counters import MONEY
from folsom.base.powers import ask_money, may_win, ransom
from folsom.base.scoring import SHARPSHOOTER, outcome
from folsom.core.game import Game


def ending(g: Game) -> dict[str, Any]:
    """The count of a true game: all loot has been shown to everybody by then."""
    end = outcome(g)
    pawns = range(int(g.table.led_pawns))
    events = [int(g.counters[MONEY + pawn]) for pawn in pawns]
    ransoms = [int(ransom(g, pawn)) for pawn in pawns]
    stations = [int(ask_money(g, pawn)) - ransoms[pawn] for pawn in pawns]
    return {
        "loot": [end.loot[p] - events[p] - ransoms[p] - stations[p] for p in pawns],
        "events": events,
        "ransoms": ransoms,
        "stations": stations,
        "sharpshooters": [p for p in pawns if end.sharpshooters >> p & 1],
        "title": SHARPSHOOTER,
        "arrested": [p for p in pawns if not may_win(g, p)],
        "money": list(end.money),
        "winners": [p for p in pawns if end.won(p)],
    }
