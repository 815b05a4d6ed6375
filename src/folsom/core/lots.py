"""Lots: the cards that the cards of a secret place were drawn from.

As a rule a lot is the deck of one seat, and all can count it. Where cards go unseen from one lot to another, nobody
can: then a :class:`Lots` on the table says what can still be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.core.ints import i64, mypyc_attr

if TYPE_CHECKING:
    from folsom.core.chance import Source
    from folsom.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Lots:
    """What all can tell of lots that mix. Every answer hangs on public facts alone, so that it tells nothing."""

    def hide(self, v: Game, viewer: i64) -> None:
        """Takes out of a view which lot an unknown card is in. All that is hidden has been put back into its lot."""
        raise NotImplementedError

    def deal(self, g: Game, viewer: i64, source: Source) -> None:
        """Decides, in a world of a viewer, which cards are in which lot, before cards are dealt from them."""
        raise NotImplementedError

    def may_hold(self, g: Game, seat: i64, pool: i64, kind: i64) -> bool:
        """Whether a card of this kind, as a seat calls it, may have come from the lot of this pool."""
        raise NotImplementedError

    def are_plain(self, g: Game, seat: i64) -> bool:
        """Whether all can count the lot of a seat."""
        raise NotImplementedError

    def joined(self, g: Game, seat: i64, spot: i64) -> None:
        """The cards of another part of a hand are about to join its first part."""
        raise NotImplementedError

    def played(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card of this part of a hand has come to light on the pile; it will go back to its owner."""
        raise NotImplementedError

    def discarded(self, g: Game, seat: i64, spot: i64, kind: i64) -> None:
        """A card of this part of a hand is about to lie openly among the cards of the seat that held it."""
        raise NotImplementedError

    def reshuffled(self, g: Game, seat: i64, spot: i64) -> None:
        """The cards of an open spot are about to be shuffled into the deck of its seat."""
        raise NotImplementedError
