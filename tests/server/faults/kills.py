"""Kills a server again and again while people play, and checks that nothing was lost, doubled or changed.

Players answer at random over real sockets and remember every acknowledgement and every event. The server process is
killed without warning; a new one starts on the same database; players come back, resume after the last event that they
have, and send again what was not acknowledged. In the end the log is compared with what the players remember.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from server.faults.games import all_told, check, playing, prepared, progress
from server.faults.nursery import Nursery
from server.faults.players import Habits
from server.services import free_port

ANSWERS = 30  # that a server has acknowledged at most before it is killed
MOMENT = 0.05  # seconds after that, at most
HABITS = Habits(double=0.2, undo=0.1)


async def torture(
    nursery: Nursery,
    database: str,
    kills: int,
    number: int,
    seed: int,
    killed: Callable[[int], None] = lambda kills: None,
) -> dict[str, int]:
    """Kills servers while people play at so many tables; what was counted. What went wrong raises.

    ``killed``: told how many there were.
    """
    chance = random.Random(seed)
    port = free_port()
    players = await prepared(database, number, [port], seed, HABITS)
    victim = nursery.serve(port=port, database=database)
    async with playing(players):
        for kill in range(kills):
            await progress(players, chance.randint(1, ANSWERS))
            await asyncio.sleep(chance.uniform(0, MOMENT))
            victim.kill()
            killed(kill + 1)
            victim = nursery.serve(port=port, database=database)
        await progress(players, ANSWERS)
        await all_told(database, players)
    victim.kill()
    return await check(database, players)
