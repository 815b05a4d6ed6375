"""How a game ended, a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from folsom.arena.match import places, sides
from folsom.base.scoring import outcome
from folsom.core.game import Game

if TYPE_CHECKING:
    from folsom.server.play.stored import SeatOf

PEOPLE: Final = "people"
BOTS: Final = "bots"
BOTH: Final = "both"
OWN: Final = "own"


def result_rows(table_id: str, g: Game, sitting: Sequence[SeatOf], now: float) -> list[dict[str, Any]]:
    """The rows of a game that is over."""
    end = outcome(g)
    led = g.table.led
    side_of, place_of = sides(g), places(g)
    return [
        {
            "table": table_id,
            "seat": seat,
            "person": who.person,
            "bot": who.bot,
            "bandits": [g.table.pawn_names[bandit] for bandit in led[seat]],
            "money": end.money[led[seat][0]],
            "won": any(end.won(bandit) for bandit in led[seat]),
            "side": side_of[seat],
            "place": place_of[seat],
            "stayed": not who.by_bot,
            "against": _against(seat, sitting),
            "players": len(sitting),
            "rated": False,
            "at": now,
        }
        for seat, who in enumerate(sitting)
    ]


def _against(seat: int, sitting: Sequence[SeatOf]) -> str:
    """Whom a seat had around it: people, bots, or both. Who had several seats was his own opponent."""
    others = [who for number, who in enumerate(sitting) if number != seat]
    own = sitting[seat].person
    if own is not None and any(who.person == own for who in others):
        return OWN
    bots = [who.by_bot for who in others]
    if all(bots):
        return BOTS
    return BOTH if any(bots) else PEOPLE
