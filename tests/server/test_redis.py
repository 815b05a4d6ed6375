"""Several processes on one database: Redis wakes them, and without it nothing is lost but time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from folsom import SPECTATOR
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.redis_wakes import RedisWakes
from folsom.server.settings import Settings
from folsom.server.wakes import MISSED
from patience import PATIENCE
from server.houses import new_game
from server.services import Redis
from server.test_caretaker import until
from server.test_room import Eyes, play


@asynccontextmanager
async def opened(database: str, redis: str) -> AsyncIterator[House]:
    house = await open_house(Settings(database=database, redis=redis, pace=0))
    try:
        yield house
    finally:
        await house.close()


async def listened_to(house: House, number: int) -> None:
    """So many processes listen."""
    wakes = house.wakes
    assert isinstance(wakes, RedisWakes)
    async with asyncio.timeout(PATIENCE):
        while (await wakes.redis.pubsub_numsub(wakes.channel))[0][1] < number:
            await asyncio.sleep(0.02)


def test_what_one_writes_the_other_tells(database: str, redis_server: Redis) -> None:
    async def inside() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(opened(database, redis_server.address))
            other = await stack.enter_async_context(opened(database, redis_server.address))
            table = await new_game(one)
            here, there = await one.rooms.room(table), await other.rooms.room(table)
            eyes = [Eyes(there, viewer) for viewer in (0, 1, SPECTATOR)]
            await listened_to(one, 2)
            await play(here, Random(1), 5)
            await until(lambda: there.position.ply == 5)
            redis_server.stop()
            await play(here, Random(2), 5)
            await until(lambda: there.position.ply == 10)  # it looks by itself
            redis_server.start()
            await play(there, Random(3), 5)
            await until(lambda: here.position.ply == 15)
            for one_eye in eyes:
                one_eye.check()

    asyncio.run(inside())


def test_nonsense_on_the_channel_wakes_nobody(database: str, redis_server: Redis) -> None:
    async def inside() -> None:
        async with opened(database, redis_server.address) as house:
            heard: list[tuple[str, str]] = []
            house.wakes.subscribe(lambda kind, id: heard.append((kind, id)))
            await listened_to(house, 1)
            await until(lambda: (MISSED, "") in heard)  # it looks for what was said before
            heard.clear()
            wakes = house.wakes
            for nonsense in ("", "{", "[]", "[1, 2, 3]", '["a", "ply"]', '{"a": 1}', "null"):
                await wakes.redis.publish(wakes.channel, nonsense)  # type: ignore[attr-defined]
            await wakes.redis.publish(wakes.channel, '["another", "ply", "x"]')  # type: ignore[attr-defined]
            await until(lambda: ("ply", "x") in heard)
            assert heard == [("ply", "x")]

    asyncio.run(inside())
