"""The cheap laws, all of them, after every ply of one game."""

from __future__ import annotations

from folsom.core.game import Game
from folsom.laws.board import (
    check_counters,
    check_end,
    check_meetings,
    check_parts,
    check_pawns,
    check_question,
    under_way,
)
from folsom.laws.facts import facts_of
from folsom.laws.pieces import check_cards, check_knowledge, check_tokens, check_values


class GameWatch:
    """Follows one game, or one world, ply by ply. What has not changed since the ply before is not counted again."""

    def __init__(self, g: Game) -> None:
        self.facts = facts_of(g.table)
        self.plies = 0
        self.number = int(g.number) - (1 if g.asked >= 0 and not under_way(g) else 0)
        self.parts: list[tuple[int, int, int]] = []
        self.gone = 0
        self.cards: list[int] = []
        self.rows: list[list[int]] = []
        self.counters: list[int] = []
        self.tokens: list[list[int]] = []

    def ply(self, g: Game) -> None:
        """Checks every cheap law on the game as it stands now."""
        facts = self.facts
        self.plies += 1
        check_end(self.plies, facts)
        self._check_cards(g)
        self._check_tokens(g)
        check_pawns(g, facts)
        check_meetings(g, facts)
        self.number = check_question(g, facts, self.number)
        self.parts = check_parts(g, self.parts)

    def _check_tokens(self, g: Game) -> None:
        at, value, known = list(g.tokens.at), list(g.tokens.value), list(g.tokens.known)
        tokens = [at, value, known, list(g.tokens.sure), list(g.tokens.maybe), list(g.tokens.bag)]
        if tokens == self.tokens and not g.over():
            return
        self.gone = check_tokens(g, self.facts, at, self.gone)
        check_values(g, self.facts, value)
        check_knowledge(g, self.facts, at, value)
        self.tokens = tokens

    def _check_cards(self, g: Game) -> None:
        cards = list(g.cards)
        counters = list(g.counters)
        if cards == self.cards and g.rows == self.rows and counters == self.counters:
            return
        check_cards(g, self.facts, cards)
        check_counters(g, self.facts, counters)
        self.cards = cards
        self.rows = [row[:] for row in g.rows]
        self.counters = counters


def check_state(g: Game) -> None:
    """Checks the cheap laws on one position."""
    GameWatch(g).ply(g)
