"""What the laws need to know of a table: the printed numbers, read once for each table."""

from __future__ import annotations

from folsom.base.counters import RECEIVED, REVOLVER
from folsom.base.data import printed
from folsom.base.rules import rules_on
from folsom.core.table import Table


class Facts:
    """The pieces that are on a table, by number, and the options whose text has been tried."""

    def __init__(self, table: Table) -> None:
        decks = printed("decks")
        rules = rules_on(table)
        self.table = table
        self.seats = int(table.seats)
        self.bandits = int(table.bandits)
        self.kinds = int(table.kinds)
        self.bullet = int(rules.bullet)
        self.neutral = int(rules.neutral)
        self.edition = int(rules.edition)
        self.marshal = int(rules.marshal)
        self.pawns = len(table.pawn_names)
        self.places = int(table.places)
        self.crowd = int(table.crowd)
        self.stock = int(table.stock)
        self.gone = int(table.gone)
        self.falling = int(table.falling)
        self.hidden = int(table.hidden)
        self.cars = self.places // 2 - 1
        self.leader = [int(seat) for seat in table.leader]
        self.holders = {self.places + b: 1 << self.leader[b] for b in range(self.bandits)}
        self.led = table.led
        self.actions: list[int] = [decks["deck"][kind.name] for kind in table.card_kinds[1 : self.bullet]]
        self.revolver: int = decks["revolver"]
        self.neutrals: int = decks["neutral"]
        self.printed_values = [value.number for value in table.values]
        self.open_values = [table.token_kinds[kind].first for kind in table.tokens]
        self.revolvers = slice(REVOLVER, REVOLVER + self.bandits)
        self.received = slice(RECEIVED, RECEIVED + self.bandits)
        self.most_plies = 200 + 5 * self.seats * 60
        self.sound_options: set[int] = set()
        self.sound_lists: set[tuple[int, ...]] = set()


_FACTS: dict[int, Facts] = {}
_MOST_TABLES = 1000


def facts_of(table: Table) -> Facts:
    """The facts of a table, made once."""
    found = _FACTS.get(id(table))
    if found is None or found.table is not table:
        if len(_FACTS) > _MOST_TABLES:
            _FACTS.clear()
        found = Facts(table)
        _FACTS[id(table)] = found
    return found
