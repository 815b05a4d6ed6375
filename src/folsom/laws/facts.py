"""What the laws need to know of a table: the printed numbers, read once for each table."""

from __future__ import annotations

from folsom.base.counters import NEUTRAL, RECEIVED, REVOLVER
from folsom.base.rules import rules_on
from folsom.base.train import last_car
from folsom.core.table import Table


class Facts:
    """The pieces that are on a table, by number, and the options whose text has been tried."""

    def __init__(self, table: Table) -> None:
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
        self.cars = int(last_car(table))
        self.leader = [int(seat) for seat in table.leader]
        self.holders = {self.places + pawn: 1 << seat for pawn, seat in enumerate(self.leader)}
        self.led = table.led
        own = [k for k, kind in enumerate(table.card_kinds) if kind.action >= 0 and kind.home == k]
        self.actions = [{k: table.cards[seat * self.kinds + k] for k in own} for seat in range(self.seats)]  # at first
        self.partner = [int(seat) for seat in table.partner]
        self.teams = self.partner != list(range(self.seats))
        self.gone_over = table.counter("gone over") if self.teams else -1
        self.homes = {k: kind.home for k, kind in enumerate(table.card_kinds) if kind.home != k}  # a partner's cards
        self.bullets = range(self.bullet, self.neutral + 1)
        self.blocks = len(table.spots) // self.seats  # spots lie in blocks, one for each seat: decks first
        self.hands = [int(first) for first in table.hands]
        self.old_lots = [i for i, spot in enumerate(table.spots) if spot.name == "old lot"]
        self.discards = [i for i, spot in enumerate(table.spots) if spot.name == "discard"]
        self.open_spots = [i for i in range(self.seats, len(table.spots)) if table.spots[i].pool < 0]
        self.tops = [i for i, name in enumerate(table.row_names) if name.startswith("top ")]
        secret = [i for i in range(len(table.row_names)) if table.row_seat[i] >= 0]
        self.marks = [i for i in secret if not table.rows[i].lasts]  # for one question
        self.lasting = [i for i in secret if table.rows[i].lasts]
        self.open_rows = [i for i, row in enumerate(table.rows) if row.seat < 0]
        self.laid = [int(kinds) for kinds in table.laid]
        self.revolver = table.counters[REVOLVER]
        self.neutrals = table.counters[NEUTRAL]
        self.printed_values = [value.number for value in table.values]
        self.turning = [  # the values of tokens that turn from one value to another, by kind
            range(kind.first, kind.last + 1)
            for kind in table.token_kinds
            if kind.hidden and not all(self.printed_values[kind.first : kind.last + 1])
        ]
        self.turning_tokens = {
            t for t in range(self.hidden) if any(table.token_kinds[table.tokens[t]].first in v for v in self.turning)
        }
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
