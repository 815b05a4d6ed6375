"""How a game ended, a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.arena.match import places, sides
from folsom.base.scoring import outcome
from folsom.core.game import Game
from folsom.core.seats import seats_to_take
from folsom.server.store.kinds import ANSWER, UNDO
from folsom.server.store.schema import plies
from folsom.server.store.sitting import SeatOf

PEOPLE: Final = "people"
BOTS: Final = "bots"
BOTH: Final = "both"
OWN: Final = "own"

MOST_BY_BOT: Final = 0.25  # of a person's answers, if he is to count as one who stayed


def result_rows(
    table_id: str, g: Game, sitting: Sequence[SeatOf], stayed: Sequence[bool], now: float
) -> list[dict[str, Any]]:
    """The rows of a game that is over, for each seat that somebody takes.

    ``stayed``: by seat, whether its person played the game himself.
    """
    end = outcome(g)
    led, bandits = g.table.led, range(int(g.table.bandits))
    side_of, place_of = sides(g), places(g)
    taken = seats_to_take(g.table.roles)
    return [
        {
            "table": table_id,
            "seat": seat,
            "person": sitting[seat].person,
            "bot": sitting[seat].bot,
            "bandits": [g.table.pawn_names[pawn] for pawn in led[seat] if pawn in bandits],
            "money": end.money[led[seat][0]],
            "won": any(end.won(pawn) for pawn in led[seat]),
            "side": side_of[seat],
            "place": place_of[seat],
            "stayed": stayed[seat],
            "against": _against(seat, taken, sitting, stayed),
            "players": len(taken),
            "rated": False,
            "at": now,
        }
        for seat in taken
    ]


def _against(seat: int, taken: Sequence[int], sitting: Sequence[SeatOf], stayed: Sequence[bool]) -> str:
    """Whom a seat had around it: people, bots, or both. A person with several seats was his own opponent."""
    others = [number for number in taken if number != seat]
    own = sitting[seat].person
    if own is not None and any(sitting[number].person == own for number in others):
        return OWN
    people = [stayed[number] for number in others]
    if not any(people):
        return BOTS
    return PEOPLE if all(people) else BOTH


async def who_stayed(connection: AsyncConnection, table_id: str, sitting: Sequence[SeatOf]) -> list[bool]:
    """For each seat whether its person played the game himself: he has not left for good, and a bot gave at most a
    quarter of his answers. An answer that he took back does not count."""
    count = func.count().label("count")
    counted = select(plies.c.seat, plies.c.kind, plies.c.by, count).where(plies.c.table == table_id)
    rows = await connection.execute(counted.group_by(plies.c.seat, plies.c.kind, plies.c.by))
    own, bots = [0] * len(sitting), [0] * len(sitting)
    for seat, kind, by, number in rows:
        if kind == ANSWER and by == sitting[seat].person:
            own[seat] += number
        elif kind == ANSWER:
            bots[seat] += number
        elif kind == UNDO:
            own[seat] -= number
    return [_stayed(who, own[seat], bots[seat]) for seat, who in enumerate(sitting)]


def _stayed(who: SeatOf, own: int, by_bot: int) -> bool:
    return who.person is not None and not who.left and by_bot <= MOST_BY_BOT * (own + by_bot)
