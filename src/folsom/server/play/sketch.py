"""What one's own card would do from a place, if nobody interfered: asked of the view, so it tells nothing new."""

from __future__ import annotations

from dataclasses import dataclass

from folsom.base.action import do_action
from folsom.base.actions import BY_CARD
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import advance
from folsom.core.verbs import place_pawn
from folsom.core.worlds import determinize
from folsom.notation.options import option_text
from folsom.server.problems import bad


@dataclass(frozen=True)
class CardSketch:
    """The options that a card would offer; without any, the place where the bandit then is."""

    options: list[str]
    place: int


def sketched(view: Game, seat: int, bandit: int, place: int, card: str) -> CardSketch:
    """Puts a bandit of the seat on a place of a world that fits its view, and lets him do what a card says."""
    table = view.table
    if bandit not in table.led[seat]:
        raise bad("no-bandit", "that bandit is not yours")
    if not 0 <= place < table.places:
        raise bad("no-place", "there is no such place")
    kinds = [kind for kind in range(int(table.kinds)) if table.card_kinds[kind].name == card]
    if not kinds or table.kind_action[kinds[0]] < 0:
        raise bad("no-card", "that is no card that does something")
    g = determinize(view, Source(0))
    g.restack([])
    g.open = 0
    place_pawn(g, bandit, place, "")
    do_action(g, bandit, table.kind_action[kinds[0]], BY_CARD)
    advance(g)
    mine = g.asked == seat
    return CardSketch([option_text(table, option) for option in g.options] if mine else [], int(g.at[bandit]))
