"""What the laws need to know of a table: the printed numbers, read once for each table."""

from __future__ import annotations

from folsom.base.counters import RECEIVED, REVOLVER
from folsom.base.data import printed
from folsom.base.rules import rules_on
from folsom.base.train import last_car
from folsom.boxes.horses.box import DATA as HORSES_DATA
from folsom.boxes.horses.pieces import NAME as HORSES
from folsom.core.table import Table

ONE_OF_A_BOX = 1  # HS-SETUP-5: cards that a box adds to a deck


def more_neutral(table: Table) -> int:
    """HS-SETUP-5: the neutral bullets that a box adds."""
    number: int = printed("parts", HORSES_DATA)["neutral"] if HORSES in table.parts else 0
    return number


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
        self.cars = int(last_car(table))
        self.leader = [int(seat) for seat in table.leader]
        self.holders = {self.places + b: 1 << self.leader[b] for b in range(self.bandits)}
        self.led = table.led
        two = len(self.leader) > self.seats  # VAR-DUO-3: one of each card for each bandit, and a Marshal card
        self.actions: dict[int, int] = {
            k: 1 if two else decks["deck"].get(kind.name, ONE_OF_A_BOX)
            for k, kind in enumerate(table.card_kinds)
            if kind.action >= 0 and kind.home == k
        }
        self.partner = [int(seat) for seat in table.partner]
        self.teams = self.partner != list(range(self.seats))
        self.homes = {k: kind.home for k, kind in enumerate(table.card_kinds) if kind.home != k}  # a partner's cards
        self.bullets = range(self.bullet, self.neutral + 1)
        self.blocks = len(table.spots) // self.seats  # spots lie in blocks, one for each seat: decks first
        self.hands = [int(first) for first in table.hands]
        self.old_lots = [i for i, spot in enumerate(table.spots) if spot.name == "old lot"]
        self.discards = [i for i, spot in enumerate(table.spots) if spot.name == "discard"]
        self.open_spots = [i for i in range(self.seats, len(table.spots)) if table.spots[i].pool < 0]
        self.tops = [i for i, name in enumerate(table.row_names) if name.startswith("top ")]
        self.marks = [i for i, name in enumerate(table.row_names) if name.startswith("marked ")]
        self.taken = [i for i, name in enumerate(table.row_names) if name.startswith("taken ")]
        self.revolver: int = decks["revolver"]
        self.neutrals: int = decks["neutral"] + more_neutral(table)
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
