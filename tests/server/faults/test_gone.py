"""A database that goes away and comes back: the server recovers by itself, open sockets go on, clocks stand still."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.service import GAP
from folsom.server.settings import Settings
from folsom.server.store import database as databases
from folsom.server.store.database import fault_of, open_database, writing
from folsom.server.store.trouble import is_trouble
from server.faults.windows import begin, guests, log_of, settle, who_is_asked, windows_of
from server.houses import MovedClock, new_game, run
from server.live import live
from server.services import Postgres

NAMES = ("Ann", "Bob", "Cleo", "Dan")
LONG = 3600  # seconds


def test_postgres_goes_away_and_comes_back(postgres_server: Postgres, tmp_path: Path) -> None:
    database = postgres_server.new_database("gone")
    with live(tmp_path, database=database) as server, guests(server, *NAMES) as people:
        begin(server, people)
        windows = windows_of(people)
        who_is_asked(windows).insist(**who_is_asked(windows).answer("command-1"))
        settle(windows)
        asked = who_is_asked(windows)
        what = asked.answer("command-2")
        postgres_server.stop()
        try:
            asked.say(**what)
            assert asked.hear("done", "refused")["code"] == "try-again"
            asked.say(type="say", table="t", text="hello?")
            assert asked.hear("talk", "refused")["code"] == "try-again"
            asked.say(type="watch", table="elsewhere")
            assert asked.hear("table", "refused")["code"] == "try-again"
            for path in ("/api/tables", "/api/me", "/readyz"):
                answer = people[0].http.get(path)
                assert (path, answer.status_code, answer.json()["code"]) == (path, 503, "try-again")
            assert people[0].http.get("/healthz").status_code == 200
        finally:
            postgres_server.start()
        assert asked.insist(**what)["type"] == "done"
        settle(windows)
        assert people[0].http.get("/readyz").status_code == 200
        assert [row["command"] for row in log_of(server)] == [None, "command-1", "command-2"]
        house = server.house
        tasks = [house.service.task, house.sockets.task, house.lookout.task, house.hall.presences.task]
        assert not any(task is None or task.done() for task in [*tasks, *house.caretaker.tasks, house.writer.task])


def test_a_statement_that_takes_too_long_is_broken_off(postgres_server: Postgres) -> None:
    async def inside() -> None:
        engine = open_database(postgres_server.new_database("slow"), patience=0.5)
        begin = time.monotonic()
        with pytest.raises(OperationalError) as error:
            async with writing(engine) as connection:
                await connection.execute(text(f"SELECT pg_sleep({LONG})"))
        assert fault_of(error.value) == "TimeoutError"
        assert is_trouble(error.value) and time.monotonic() < begin + LONG
        assert await one_of(engine) == 1
        await engine.dispose()

    asyncio.run(inside())


async def one_of(engine: AsyncEngine) -> object:
    """The number one, from a database that is given little time: a busy machine may need several tries."""
    while True:
        with suppress(TimeoutError):
            async with writing(engine) as connection:
                return (await connection.execute(text("SELECT 1"))).scalar()


def test_what_is_wrong_with_us_is_no_trouble_of_the_database(database: str) -> None:
    async def inside() -> None:
        engine = open_database(database, patience=math.inf)
        with pytest.raises(Exception, match="nowhere") as error:
            async with writing(engine) as connection:
                await connection.execute(text("INSERT INTO nowhere VALUES (1)"))
        assert is_trouble(error.value) is (engine.dialect.name == "sqlite")  # SQLite calls everything operational
        await engine.dispose()

    asyncio.run(inside())


class Sleeper(MovedClock):
    """A clock of a machine that can be asleep: both of its times are moved."""

    def steady(self) -> float:
        return self.time


def test_clocks_stand_still_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY", 100)
    clock = Sleeper()

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house, clock={"kind": "live", "each": 30}))
        other = await open_house(Settings(database=house.settings.database), clock)
        seat = room.asked()[0]
        for one in (house, other):
            await one.service.sign()
        clock.time += 10
        away = sqlite3.connect(tmp_path / "test.db", isolation_level=None, timeout=60)
        away.execute("BEGIN IMMEDIATE")
        clock.time += 1000
        await house.service.sign()
        assert house.service.lost
        monkeypatch.setattr("folsom.server.play.caretaker.AGAIN", 0)
        await house.caretaker._take_over(room)
        away.execute("ROLLBACK")
        away.close()
        await house.caretaker._take_over(room)  # nobody has run out of time: nobody could play
        assert not room.seats[seat].away
        assert not house.service.lost
        left = room.asking(seat)["left"][seat]
        assert 20 <= left <= 30
        await other.service.sign()  # others learn of it
        assert other.service.now() == house.service.now()
        clock.time += GAP - 1
        await house.service.sign()
        assert room.asking(seat)["left"][seat] == round(left - GAP + 1, 1)
        clock.time += 3600  # the machine has slept
        await house.service.sign()
        assert room.asking(seat)["left"][seat] == round(left - GAP + 1, 1)
        await other.close()

    run(inside, tmp_path, clock)
