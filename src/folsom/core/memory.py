"""Memories: what all can tell of hidden cards beyond how many lie where.

As a rule that is nothing: the cards of a secret spot came from its pool, and each way to deal them is as likely. A part
that keeps cards from round to round, or lets them go unseen from one lot to another, brings a :class:`Memory` of what
everybody has seen of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.core.ints import i64, mypyc_attr

if TYPE_CHECKING:
    from folsom.core.builder import Builder
    from folsom.core.chance import Source
    from folsom.core.game import Game

UNTOLD: Final = -1  # no answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What all can tell of some hidden cards. Every answer hangs on public facts alone, so that it tells nothing.

    ``mixes``: cards go unseen from lot to lot, so that what a viewer sees of them hangs on counters, too. ``dates``: it
    knows which cards came too late.
    """

    def __init__(self) -> None:
        self.mixes = False
        self.dates = False

    def lay_out(self, made: Builder) -> None:
        """Adds what it needs to a table that has all its kinds of cards."""

    # Views and worlds.

    def hide(self, v: Game, viewer: i64) -> None:
        """Takes out of a view what its viewer cannot tell. All cards that are hidden are back in their lots."""

    def deal(self, g: Game, viewer: i64, source: Source) -> None:
        """Decides, in a world of a viewer, what is in which lot, before cards are dealt from them."""

    def fill(self, g: Game, source: Source) -> None:
        """Deals cards to spots that cannot hold any card of their lot, before all other spots are filled."""

    # What all can tell while the game goes on.

    def may_hold(self, g: Game, seat: i64, pool: i64, kind: i64) -> i64:
        """Whether (1 or 0) a card of this kind, as a seat calls it, may have come from the lot of this pool."""
        return UNTOLD

    def late(self, g: Game, spot: i64, kind: i64) -> i64:
        """How many cards of a kind came too late into the lot of a spot to be in that spot."""
        return 0

    def sure(self, g: Game, spot: i64) -> i64:
        """How many of the cards in a spot all know to be action cards."""
        return 0

    def are_plain(self, g: Game, seat: i64) -> bool:
        """Whether all can count the lot of a seat."""
        return True

    # What happens to cards.

    def joins(self, g: Game, seat: i64, spot: i64, which: i64) -> None:
        """The cards of another part of a hand, those of some kinds (mask), are about to join its first part."""

    def left(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card has left this part of a hand, before all eyes or (UNKNOWN) unseen."""

    def played(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card of this part of a hand has come to light on the pile; it will go back to its owner."""

    def discarded(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card of this part of a hand is about to lie openly among the cards of the seat that held it."""

    def reshuffled(self, g: Game, seat: i64, spot: i64) -> None:
        """The cards of an open spot are about to be shuffled into the deck of its seat."""

    def hands_held(self, g: Game) -> None:
        """Hands are held while cards that all have seen come to the decks."""

    def came_back(self, g: Game, seat: i64, kind: i64) -> None:
        """A card that all have seen has come to a deck."""
