"""The convoy slides: by the clockwork's card, or by a Punch in the cart (CONVOY-1, CONVOY-7)."""

from __future__ import annotations

from folsom.base.counters import PILE
from folsom.base.planning import PLAYED
from folsom.base.powers import INSTEAD, BanditPower
from folsom.base.settle import settle
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.steps import Action, Do, register
from folsom.core.table import GRAPH
from folsom.core.views import row_card
from folsom.core.words import happening
from folsom_convoy.pieces import pieces_of, stands_at

SLID = happening("slid", "car:number", passing=True)


class Slide(Action):
    """The clockwork's card. Nobody does it: the clockwork leads no pawn."""

    def __init__(self) -> None:
        super().__init__("slide")

    def perform(self, g: Game, actor: int, cause: int) -> None:
        g.push(SlideOn())


class SlideOn(Do):
    """The convoy slides one car on; from the caboose it comes back to the locomotive."""

    def run(self, g: Game) -> None:
        g.counters[GRAPH] = (stands_at(g) + 1) % pieces_of(g).stands
        tell(g, SLID, "CONVOY-1", stands_at(g))
        settle(g)


class WindUp(Do):
    """CONVOY-2: the clockwork lays its card on the pile, before it is turned over."""

    def run(self, g: Game) -> None:
        pieces = pieces_of(g)
        slot = pieces.clockwork * int(g.table.kinds) + pieces.slide
        if g.cards[slot]:
            g.cards[slot] = g.cards[slot] - 1
            g.rows[PILE].append(row_card(pieces.slide, pieces.clockwork, False))
            tell(g, PLAYED, "CONVOY-2", pieces.clockwork, pieces.slide)


class PunchFromTheCart(BanditPower):
    """CONVOY-7: who is in the cart slides the convoy instead of punching."""

    def __init__(self) -> None:
        super().__init__("cart", [INSTEAD], "CONVOY-7")

    def instead(self, g: Game, actor: int, action: int, cause: int) -> bool:
        if g.at[actor] != pieces_of(g).cart or g.table.actions[action].name != "punch":
            return False
        g.push(SlideOn())
        return True


register(SlideOn, WindUp)
