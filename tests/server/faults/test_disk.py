"""A disk that is full, a database that somebody else keeps busy: one is told to try again, and nothing is lost."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import event, select, update

from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.problems import Problem
from folsom.server.store import database as databases
from folsom.server.store.database import writing
from folsom.server.store.schema import plies, seats
from folsom.server.store.writer import SAME, Change, Due, Unwritten
from patience import PATIENCE
from server.faults.windows import Window, begin, guests, log_of, settle, who_is_asked, windows_of
from server.houses import new_game, run
from server.live import Live, live
from server.test_caretaker import BOTS, until
from server.test_room import Eyes, some_answer

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""
HOLD_POSTGRES = """
import asyncio, sys, asyncpg

async def main():
    connection = await asyncpg.connect(sys.argv[1])
    async with connection.transaction():
        await connection.execute("LOCK TABLE plies IN ACCESS EXCLUSIVE MODE")
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


class Disk:
    """The disk under a house: it can be full."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages = 1 << 30
        event.listen(house.engine.sync_engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={self.pages}")
        cursor.close()

    async def fill(self) -> None:
        """Nothing more goes onto it."""
        async with self.house.engine.connect() as connection:
            self.pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()

    def clear(self) -> None:
        """There is room again."""
        self.pages = 1 << 30


async def newest(house: House) -> list[int]:
    """The numbers of the plies on disk."""
    async with house.engine.connect() as connection:
        return list((await connection.execute(select(plies.c.ply).order_by(plies.c.ply))).scalars())


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_there(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        eyes = [Eyes(room, viewer) for viewer in range(4)]
        disk, chance = Disk(house), Random(1)
        acknowledged: list[int] = []
        await disk.fill()
        what, before = await play_until_refused(room, chance, acknowledged)
        assert room.shown(0) == before
        assert await newest(house) == list(range(room.position.ply + 1)) == list(range(len(acknowledged) + 1))
        with pytest.raises(Problem):
            await room.answer(*what)
        disk.clear()
        result = await room.answer(*what)
        assert await room.answer(*what) == result
        assert await newest(house) == list(range(len(acknowledged) + 2))
        for one in eyes:
            one.check()

    run(inside, tmp_path)


async def play_until_refused(room: Room, chance: Random, acknowledged: list[int]) -> tuple[Any, Any]:
    """Plays as long as it goes: a little goes into pages that were begun. What was refused, and the game before it."""
    while True:
        number = len(acknowledged)
        what = (*some_answer(room, chance), Sender("p", f"command-{number}"))
        before = room.shown(0)
        try:
            await room.answer(*what, lambda number=number: acknowledged.append(number))
        except Problem as problem:
            assert (problem.status, problem.code) == (503, "try-again")
            return what, before


def test_bots_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_game(house)
        async with writing(house.engine) as connection:
            await connection.execute(update(seats).values(BOTS))
        disk, failures = Disk(house), unwritten(house)
        await disk.fill()
        room = await house.rooms.room(table)
        house.caretaker.look_after(room)
        await until(lambda: failures)
        stuck = room.position.ply
        assert await newest(house) == list(range(stuck + 1))
        disk.clear()
        await until(lambda: room.position.ply > stuck + 5)

    run(inside, tmp_path)


def unwritten(house: House) -> list[Unwritten]:
    """What could not be written."""
    found: list[Unwritten] = []
    add = house.writer.add

    def noted(row: dict[str, Any], due: Due = SAME, more: Sequence[Change] = ()) -> asyncio.Future[None]:
        written = add(row, due, more)
        written.add_done_callback(note)
        return written

    def note(written: asyncio.Future[None]) -> None:
        if isinstance(problem := written.exception(), Unwritten):
            found.append(problem)

    house.writer.add = noted
    return found


def test_a_full_disk_over_the_wire(tmp_path: Path) -> None:
    with live(tmp_path) as server, guests(server, "Ann", "Bob", "Cleo", "Dan") as people:
        begin(server, people)
        windows = windows_of(people)
        disk = Disk(server.house)
        server.do(disk.fill())
        asked, what, plies = windows_until_refused(windows)
        assert [row["ply"] for row in log_of(server)] == list(range(plies + 1))
        refused = guests_until_refused(server)
        assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
        assert refused.headers.get("set-cookie") is None
        disk.clear()
        assert asked.insist(**what)["type"] == "done"
        settle(windows)
        assert [row["ply"] for row in log_of(server)] == list(range(plies + 2))


def windows_until_refused(windows: list[Window]) -> tuple[Window, dict[str, Any], int]:
    """Plays as long as it goes. Who was refused with what, and how many plies there were."""
    for number in count():
        asked = who_is_asked(windows)
        what = asked.answer(f"command-{number}")
        asked.say(**what)
        if (said := asked.hear("done", "refused"))["type"] == "refused":
            assert said["code"] == "try-again"
            return asked, what, number
        settle(windows)
    raise AssertionError


def guests_until_refused(server: Live) -> httpx.Response:
    """New people come as long as there is room for them."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as stranger:
        while (answer := stranger.post("/api/guests", json={"name": "Eve"})).status_code == 201:
            stranger.cookies.clear()
        return answer


@contextmanager
def held(address: str) -> Iterator[Callable[[], None]]:
    """Another process keeps the database for itself, until it is told to let go."""
    is_file = address.startswith("sqlite")
    script, where = (HOLD, address.removeprefix("sqlite:///")) if is_file else (HOLD_POSTGRES, address)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", script, where], **pipes) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"

        def let_go() -> None:
            other.communicate("", timeout=PATIENCE)

        try:
            yield let_go
        finally:
            other.kill()


def test_somebody_else_keeps_the_database_busy(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY", 500)
    names = ("Ann", "Bob", "Cleo", "Dan")
    with live(tmp_path, database=database) as server, guests(server, *names) as people:
        begin(server, people)
        windows = windows_of(people)
        asked = who_is_asked(windows)
        what = asked.answer("command-1")
        with held(database) as let_go:
            asked.say(**what)
            refused = asked.hear("done", "refused")
            assert (refused["code"], refused["command"]) == ("try-again", "command-1")
            assert asked.event == 0
            let_go()
        assert asked.insist(**what)["type"] == "done"
        settle(windows)
        assert [row["command"] for row in log_of(server)] == [None, "command-1"]
