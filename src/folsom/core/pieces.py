"""The kinds of pieces that lie on a table: tokens and their values, cards, spots and rows."""

from __future__ import annotations

from folsom.core.named import Named


class TokenKind(Named):
    """A type of token. If it is hidden, each token has a value of its own, drawn when somebody first sees it."""

    def __init__(self, name: str, hidden: bool, first: int) -> None:
        super().__init__(name)
        self.hidden = hidden
        self.first = first  # its values have the numbers from this one ...
        self.last = first  # ... to this one

    def usual(self, values: list[Value]) -> int:
        """What a token of this type is worth on average."""
        mine = values[self.first : self.last + 1]
        number = sum([value.number for value in mine])
        return sum([value.worth * value.number for value in mine]) // number if number else mine[0].worth


class Value(Named):
    """What is under a token: a name and a worth. ``number`` of them are in the bag at the start."""

    def __init__(self, name: str, worth: int, number: int) -> None:
        super().__init__(name)
        self.worth = worth
        self.number = number


class CardKind(Named):
    """A kind of card: the action that it is, done by the bandit so many places on among those its seat leads.

    A bullet has no action (-1). A card of a partner's colour goes back to him when it has been played: ``home`` is the
    kind that it then is (its own number for all others).
    """

    def __init__(self, name: str, action: int, bandit: int, home: int) -> None:
        super().__init__(name)
        self.action = action
        self.bandit = bandit
        self.home = home


class Spot(Named):
    """A place for cards. A secret one is seen by its seat alone; ``pool`` is the spot its cards were drawn from."""

    def __init__(self, name: str, seat: int, pool: int) -> None:
        super().__init__(name)
        self.seat = seat
        self.pool = pool

    def __repr__(self) -> str:
        return f"<Spot {self.name} of seat {self.seat}>"


class Row(Named):
    """A row of cards in order, for all to see but for those that lie face down; or a secret row of one seat.

    ``lasts``: what is in a secret row outlasts the question that put it there. ``holds``: what its numbers mean there
    (words.py). ``any_card``: any card may lie there face down, not only such as can be laid.
    """

    def __init__(self, name: str, seat: int, lasts: bool, holds: int, any_card: bool) -> None:
        super().__init__(name)
        self.seat = seat
        self.lasts = lasts
        self.holds = holds
        self.any_card = any_card
