"""A database of an older Folsom: its running game goes on, its finished one is shown as it was played.

older.db.xz was written by version 0.0.9: one with the first schema, in which Cheyenne had no power and two counters
were the other way round. A game of Cheyenne, Tuco and Doc is over there, and one runs; Cheyenne has just answered and
could take it back.
"""

from __future__ import annotations

import json
import lzma
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from folsom import SPECTATOR, pending
from folsom.core.chronicle import Entry, fold
from folsom.core.game import EVERYTHING
from folsom.core.snapshot import widened
from folsom.notation.options import option_text
from folsom.notation.record import rules_version
from folsom.server.house import House
from folsom.server.play import chapters as play_chapters
from folsom.server.play.log import Sender, pack, unpack
from folsom.server.play.room import Room
from folsom.server.play.rooms import Rooms
from folsom.server.problems import Problem
from folsom.server.replays.fair import check_fair
from folsom.server.store.database import writing
from folsom.server.store.schema import chapters, plies, tables
from folsom.server.store.upgrade import newest, schema_of
from folsom.server.tables.seating import leave
from server.browsers import browser
from server.houses import MovedClock, run

OLDER = Path(__file__).parent / "older.db.xz"
LAST = 68  # the last ply of the game that runs
TOLD = 274  # events, by then

Inside = Callable[[House], Awaitable[None]]


@pytest.fixture
def after_upgrade(tmp_path: Path) -> Callable[[Inside], None]:
    """Runs a test in a house of today with the older database."""
    (tmp_path / "test.db").write_bytes(lzma.decompress(OLDER.read_bytes()))

    def inside(test: Inside) -> None:
        run(test, tmp_path, MovedClock(2_000_000.0))

    return inside


def folded(replay: dict[str, Any]) -> Any:
    """The last view of a replay; it has one for each version that played it to begin with."""
    view = replay["view"]
    for ply in replay["plies"]:
        if ply["chapter"] is not None:
            view = ply["chapter"]["view"]
        for event in ply["events"]:
            view = fold(view, Entry(event["name"], event["rule"], event["numbers"], event["changes"]))
    return view


async def play(room: Room, answers: int) -> None:
    """Answers at random, so many times or to the end."""
    chance = random.Random(5)
    for _ in range(answers):
        if room.over:
            return
        decision = chance.choice(pending(room.position.game))
        option = option_text(room.position.game.table, chance.choice(decision.options))
        await room.answer(decision.seat, decision.number, decision.part, option, Sender(f"p{decision.seat}"))


async def listed(house: House, seat: int) -> list[dict[str, Any]]:
    """The running games of who sits on a seat."""
    async with browser(house, f"p{seat}") as client:
        found = await client.get("/api/my/tables", params={"state": "playing"})
        return list(found.json()["tables"])


async def plies_of(house: House, table: str) -> int:
    """How many plies a game has."""
    async with house.engine.connect() as connection:
        counted = select(func.count()).select_from(plies).where(plies.c.table == table)
        return int((await connection.execute(counted)).scalar_one())


async def snapshot(house: House, ply: int) -> dict[str, Any]:
    """The running game after a ply, as it is stored."""
    async with house.engine.connect() as connection:
        wanted = select(plies.c.snapshot).where(plies.c.table == "running", plies.c.ply == ply)
        found: dict[str, Any] = unpack((await connection.execute(wanted)).scalar_one())
        return found


@asynccontextmanager
async def as_another_version(house: House, change: Callable[[dict[str, Any]], None]) -> AsyncIterator[Rooms]:
    """Rooms of another process, whose version calls something differently."""
    usual = play_chapters.legend_today

    def other(table: Any) -> dict[str, Any]:
        legend: dict[str, Any] = json.loads(json.dumps(usual(table)))
        change(legend)
        return legend

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play_chapters, "legend_today", other)
        patch.setattr(play_chapters, "legend_of", other)
        yield Rooms(house.stored, house.writer, house.service)


def test_the_schema_is_brought_up_to_date_and_nothing_is_lost(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        assert await schema_of(house.engine) == newest()
        assert await plies_of(house, "finished") == 79
        async with house.engine.connect() as connection:
            rows = (await connection.execute(select(chapters.c.table, chapters.c.ply, chapters.c.rules))).all()
        assert sorted(tuple(row) for row in rows) == [("finished", 0, "0.0.9"), ("running", 0, "0.0.9")]

    after_upgrade(inside)


def test_a_running_game_is_read_by_the_names_of_its_day(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        assert (room.position.ply, room.position.told[0]) == (LAST + 1, TOLD)
        then, now = await snapshot(house, LAST), await snapshot(house, LAST + 1)
        for name in ("at", "who", "token_at", "token_value", "token_known", "cards", "stack", "options"):
            assert now[name] == then[name], name
        assert now["rows"] == [[widened(card) for card in row] for row in then["rows"]]
        async with house.engine.connect() as connection:
            wanted = select(chapters.c.legend).where(chapters.c.table == "running").order_by(chapters.c.ply)
            before, after = [unpack(row) for row in (await connection.execute(wanted)).scalars()]
        assert before["counters"] != after["counters"]
        for name in ("neutral", "resolved", "round", "first"):
            assert now["counters"][after["counters"].index(name)] == then["counters"][before["counters"].index(name)]
        assert "cheyenne" not in before["powers"]
        power = after["powers"].index("cheyenne")
        held = [now["counters"][number] >> power & 1 for number in after["masks"]]
        assert sum(held) == 1  # her power, which came since, is hers from now on

    after_upgrade(inside)


def test_a_running_game_goes_on_to_its_end(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        await play(room, 20)
        house.rooms.close("running")
        room = await house.rooms.room("running")  # as after another restart: the chapter has begun already
        assert room.chapter.ply == LAST + 1
        await play(room, 1000)
        assert room.over
        async with browser(house) as client:
            for viewer, eyes in ((0, "0"), (2, "2"), (SPECTATOR, "spectator"), (EVERYTHING, "all")):
                replay = (await client.get("/api/replays/running", params={"viewer": eyes})).json()
                assert folded(replay) == room.shown(viewer)["view"]
                assert [ply["ply"] for ply in replay["plies"] if ply["chapter"]] == [LAST + 1]
                assert sum(len(ply["events"]) for ply in replay["plies"]) == replay["events"]
                query = {"viewer": eyes, "after": str(TOLD + 5)}
                since = (await client.get("/api/replays/running", params=query)).json()
                assert folded(since) == folded(replay) and "cheyenne" in since["legend"]["powers"]
            assert replay["rules"] == "0.0.9"
            assert replay["plies"][LAST]["chapter"]["rules"] == rules_version()
            fair = await client.get("/api/replays/running/fair")
            assert fair.status_code == 200
            check_fair(fair.json())

    after_upgrade(inside)


def test_ones_own_tables_are_listed_before_anybody_has_opened_them(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        asked = [seat for seat in range(3) if (await listed(house, seat))[0]["turn"]]
        assert asked == [decision.seat for decision in pending((await house.rooms.room("running")).position.game)]

    after_upgrade(inside)


def test_what_was_acknowledged_before_counts_once(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        sender = Sender("p0", f"c{LAST - 1}")
        what = select(plies.c.decision, plies.c.part, plies.c.option)
        what = what.where(plies.c.table == "running", plies.c.command == sender.command)
        async with house.engine.connect() as connection:
            decision, part, option = (await connection.execute(what)).one()
        assert (await room.answer(0, decision, part, option, sender)).ply == LAST
        with pytest.raises(Problem, match="another command"):
            await room.answer(0, decision, part, "anything else", sender)
        assert await plies_of(house, "running") == LAST + 2

    after_upgrade(inside)


def test_nothing_is_taken_back_across_a_change_of_rules(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        assert not room.asking(0)["undo"]
        with pytest.raises(Problem):
            await room.undo(0, Sender("p0", "back"))

    after_upgrade(inside)


def test_who_comes_back_is_shown_all_of_it_anew(after_upgrade: Callable[[Inside], None]) -> None:
    """What he has is in the numbers of the older version."""

    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        assert not room.can_resume(0, TOLD - 3) and not room.can_resume(0, TOLD)
        await play(room, 5)
        told = room.position.told[0]
        assert told > TOLD
        assert room.can_resume(0, TOLD + 1) and room.can_resume(0, told) and not room.can_resume(0, told + 1)

    after_upgrade(inside)


def test_a_finished_game_is_shown_as_it_was_played(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as client:
            for eyes in ("0", "1", "2", "spectator", "all"):
                replay = (await client.get("/api/replays/finished", params={"viewer": eyes})).json()
                assert replay["rules"] == "0.0.9" and "cheyenne" not in replay["legend"]["powers"]
                assert replay["result"]["money"] == [1450, 1900, 1000]
                assert all(ply["chapter"] is None for ply in replay["plies"])
                assert folded(replay)["asked"] < 0  # nobody is asked any more
            fair = (await client.get("/api/replays/finished/fair")).json()
            check_fair(fair)
            record = await client.get("/api/replays/finished/record")
            assert (record.status_code, record.json()["code"]) == (409, "other-rules")
        with pytest.raises(Problem) as problem:
            await house.rooms.room("finished")
        assert problem.value.status == 404
        assert await plies_of(house, "finished") == 79  # nothing was written

    after_upgrade(inside)


def test_a_process_of_the_older_version_lets_go_of_the_game(after_upgrade: Callable[[Inside], None]) -> None:
    class Eyes:
        viewer = 0
        lost = 0

        def send(self, message: bytes) -> None:
            pass

        def lose(self) -> None:
            self.lost += 1

    async def inside(house: House) -> None:
        room = await house.rooms.room("running")
        eyes = Eyes()
        room.enter(eyes)
        async with as_another_version(house, lambda legend: legend["cars"].append("later")) as others:
            theirs = await others.room("running")
            assert theirs.chapter.ply == LAST + 2
            await play(theirs, 1)
            with pytest.raises(Problem) as problem:
                room.stale = True
                await play(room, 1)
        assert problem.value.status == 503
        assert eyes.lost == 1
        assert await house.rooms.room("running") is not room
        assert await plies_of(house, "running") == LAST + 5  # two more chapters, and one answer

    after_upgrade(inside)


def test_a_game_that_cannot_be_understood_stays_as_it_is(after_upgrade: Callable[[Inside], None]) -> None:
    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            wanted = select(chapters.c.legend).where(chapters.c.table == "running")
            legend = unpack((await connection.execute(wanted)).scalar_one())
            legend["places"][0]["name"] = "a place that is no more"
            changed = update(chapters).where(chapters.c.table == "running").values(legend=pack(legend))
            await connection.execute(changed)
        with pytest.raises(Problem) as problem:
            await house.rooms.room("running")
        assert (problem.value.status, problem.value.code) == (409, "other-version")
        assert "places" in problem.value.message
        assert await plies_of(house, "running") == LAST + 1
        await house.caretaker.sweep()  # one such game is no trouble for the others
        async with house.engine.connect() as connection:
            wanted = select(tables.c.state, tables.c.host).where(tables.c.id == "running")
            state, host = (await connection.execute(wanted)).one()
        assert state == "playing"
        assert (await leave(house, host, "running")).host != host  # people may still leave it

    after_upgrade(inside)
