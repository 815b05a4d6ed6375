"""Games for people who play at random, and what must be true of them in the end, whatever happened to their servers."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom import Setup
from folsom.core.telling import place_of
from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.people.cookies import cookie_name
from folsom.server.people.sessions import begin_session
from folsom.server.play.fair import new_seed
from folsom.server.play.news import view_data
from folsom.server.play.stored import Stored
from folsom.server.play.viewers import seen_by
from folsom.server.settings import Settings
from folsom.server.store.database import open_database, writing
from folsom.server.store.schema import people, plies
from patience import PATIENCE
from server.faults.players import Habits, Player, chained
from server.houses import new_table, on_seats

SETUPS = (Setup(("doc", "belle", "tuco")), Setup(("doc", "belle", "tuco", "django")))


async def seated(house: House, table: str, setup: Setup, **options: Any) -> list[str]:
    """A table at which a game has begun, with a new person on each seat: the cookies of their browsers."""
    now = house.clock.now()
    who = [f"{table}-{seat}" for seat in range(len(setup.bandits))]
    async with writing(house.engine) as connection:
        await connection.execute(insert(people), [{"id": one, "name": one, "created": now} for one in who])
        tokens = [await begin_session(connection, one, now) for one in who]
    await new_table(house, table, on_seats(*who), setup, seed=new_seed(), **options)
    return [f"{cookie_name(False)}={house.gate.signed(token)}" for token in tokens]


async def prepared(
    database: str, number: int, ports: Sequence[int], seed: int, habits: Habits | None = None, **options: Any
) -> list[Player]:
    """The players of some tables at which games have begun."""
    house = await open_house(Settings(database=database))
    found: list[Player] = []
    for table in range(number):
        name = f"table-{table}"
        cookies = await seated(house, name, SETUPS[table % len(SETUPS)], **options)
        for seat, cookie in enumerate(cookies):
            found.append(Player(name, seat, cookie, ports, random.Random(f"{seed} {name} {seat}"), habits))
    await house.close()
    return found


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """Lets people play. What goes wrong with one of them ends it."""
    stop = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(stop))
        yield
        stop.set()


async def progress(players: Sequence[Player], answers: int, seconds: float = PATIENCE) -> None:
    """Waits until so many more answers have been acknowledged, or all games are over."""
    limit = time.monotonic() + seconds
    before = sum(len(player.seen.acknowledged) for player in players)
    while sum(len(player.seen.acknowledged) for player in players) < before + answers:
        if all(player.over for player in players):
            return
        assert time.monotonic() < limit, "nobody plays"
        await asyncio.sleep(0.005)


async def all_told(database: str, players: Sequence[Player], seconds: float = PATIENCE) -> None:
    """Nobody answers any more: waits until everybody has been told everything."""
    for player in players:
        player.resting = True
    engine = open_database(database)
    limit = time.monotonic() + seconds
    try:
        while True:
            await asyncio.sleep(0.2)
            told = await _told(engine)
            behind = [one for one in players if one.seen.event != told[one.table][one.seat] or one.pending]
            if not behind:
                return
            assert time.monotonic() < limit, [(one.table, one.seat, one.seen.event, one.pending) for one in behind]
    finally:
        await engine.dispose()


async def _told(engine: AsyncEngine) -> dict[str, list[int]]:
    """How many events each seat was told, by table."""
    last = select(plies.c.table, func.max(plies.c.ply).label("ply")).group_by(plies.c.table).subquery()
    newest = select(plies.c.table, plies.c.told).join(
        last, (plies.c.table == last.c.table) & (plies.c.ply == last.c.ply)
    )
    async with engine.connect() as connection:
        return {row.table: row.told for row in await connection.execute(newest)}


async def check(database: str, players: Sequence[Player]) -> dict[str, int]:
    """Compares the log with what the players remember; what was counted."""
    engine = open_database(database)
    counted = {"plies": 0, "acknowledged": 0, "events": 0}
    try:
        for table in sorted({player.table for player in players}):
            here = [player for player in players if player.table == table]
            await _check_table(engine, table, here, counted)
    finally:
        await engine.dispose()
    return counted


async def _check_table(engine: AsyncEngine, table: str, players: Sequence[Player], counted: dict[str, int]) -> None:
    stored = Stored(engine)
    log = [row.row for row in await stored.plies_after(table, -1)]
    assert [row["ply"] for row in log] == list(range(len(log))), "a ply is missing"
    commands = [row["command"] for row in log if row["command"] is not None]
    assert len(commands) == len(set(commands)), "a command counted twice"
    sent = set[str]().union(*(player.seen.sent for player in players))
    assert set(commands) <= sent, "somebody said what nobody said"
    game = (await stored.unfinished(table, 0.0)).position.game
    counted["plies"] += len(log) - 1
    for player in players:
        seen = player.seen
        assert seen.acknowledged <= set(commands), "an acknowledged answer is lost"
        entries = await stored.entries_after(table, player.seat, 0)
        assert len(entries) == log[-1]["told"][place_of(player.seat)] >= seen.event
        chain = b""
        for entry in entries[seen.first : seen.event]:
            chain = chained(chain, json.loads(entry))
        assert chain == seen.chain, "events are others than those that were told"
        if seen.event == len(entries) > 0:
            shown = json.loads(json.dumps(view_data(seen_by(game, player.seat))))
            assert player.view == shown, "what was told is not what is there"
        counted["acknowledged"] += len(seen.acknowledged)
        counted["events"] += seen.event
