"""What duo and pairs share: a player with two bandits and one deck of eleven cards."""

from __future__ import annotations

from typing import Final

from folsom.base.actions import MARSHAL
from folsom.base.layout import StartingPlaces
from folsom.base.rules import Rules
from folsom.base.train import inside, last_car
from folsom.core.builder import Builder
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Together, register
from folsom.core.verbs import place_pawn
from folsom.core.words import PAWN, verb

CABOOSE: Final = verb("caboose", PAWN)
RULES: Final = ["VAR-DUO-2", "VAR-PAIR-4"]  # a step names its rule by number


def deal_common_decks(made: Builder) -> None:
    """VAR-DUO-3: for each of the two bandits a Shoot, Punch, Move, Change floor and Rob, and one Marshal card."""
    own = [k for k, kind in enumerate(made.card_kinds) if kind.action >= 0]
    for kind in own:
        card = made.card_kinds[kind]
        second = -1 if card.action == MARSHAL else made.card_kind(f"{card.name} 2", card.action, 1)
        for deck in range(made.seats):
            made.cards(deck, kind, 1)
            if second >= 0:
                made.cards(deck, second, 1)


def start_from_fists(made: Builder, rules: Rules, rule: str) -> None:
    """Instead of taking their places by number, the players choose them in secret."""
    rules.open_with(StartingPlaces, [PawnsInFists((1 << made.seats) - 1, RULES.index(rule))])


class PawnsInFists(Together):
    """VAR-DUO-2, VAR-PAIR-4: each player says which of his two starts in the caboose; the other one before it."""

    def __init__(self, seats: i64, rule: i64) -> None:
        super().__init__(seats)
        self.rule = rule

    def args(self) -> list[int]:
        return [self.seats, self.rule]

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        return [option_of(CABOOSE, bandit) for bandit in g.table.led[seat]]

    def reveal(self, g: Game) -> None:
        seat: i64
        for seat in range(g.table.seats):
            for bandit in g.table.led[seat]:
                chosen = argument_of(g.answers[seat]) == bandit
                place_pawn(g, bandit, inside(g.table, last_car(g.table) - (0 if chosen else 1)), RULES[self.rule])

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        return RULES[self.rule] if verb_of(option) == CABOOSE else ""


register(PawnsInFists)
