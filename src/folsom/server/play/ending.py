"""How a game that is over was counted, bandit by bandit, for those who want to see it step by step."""

from __future__ import annotations

from typing import Any

from folsom.base.counters import MONEY
from folsom.base.powers import ask_money, may_win, ransom
from folsom.base.scoring import SHARPSHOOTER, outcome
from folsom.core.game import Game


def ending(g: Game) -> dict[str, Any]:
    """The count of a true game: all loot has been shown to everybody by then."""
    end = outcome(g)
    bandits = range(int(g.table.bandits))
    events = [int(g.counters[MONEY + bandit]) for bandit in bandits]
    ransoms = [int(ransom(g, bandit)) for bandit in bandits]
    stations = [int(ask_money(g, bandit)) - ransoms[bandit] for bandit in bandits]
    return {
        "loot": [end.loot[b] - events[b] - ransoms[b] - stations[b] for b in bandits],
        "events": events,
        "ransoms": ransoms,
        "stations": stations,
        "sharpshooters": [b for b in bandits if end.sharpshooters >> b & 1],
        "title": SHARPSHOOTER,
        "arrested": [b for b in bandits if not may_win(g, b)],
        "money": list(end.money),
        "winners": [b for b in bandits if end.won(b)],
    }
