"""Messages that are lost, come twice, or come late: each command counts once, and everybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import pytest

from folsom.server.finishing import to_the_end
from server.faults.windows import Window, begin, guests, log_of, settle, who_is_asked, windows_of
from server.live import Client, Live, live

NAMES = ("Ann", "Bob", "Cleo", "Dan")


@contextmanager
def four(folder: Path, servers: int = 1, **more: str) -> Iterator[tuple[list[Live], list[Client]]]:
    """Four people at a table at which a game has begun, and servers that any of them may use."""
    with ExitStack() as stack:
        found = [stack.enter_context(live(folder, **more)) for _ in range(servers)]
        people = stack.enter_context(guests(found[0], *NAMES))
        begin(found[0], people)
        yield found, people


def test_the_same_command_on_two_sockets_at_once(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        for number in range(5):
            asked = who_is_asked(windows)
            assert asked.seat is not None
            twin = Window(people[asked.seat])
            twin.watch("t", asked.seat)
            what = asked.answer(f"command-{number}")
            for window in (asked, twin, asked):
                window.say(**what)
            assert [window.hear("done")["command"] for window in (asked, asked, twin)] == [what["command"]] * 3
            settle([*windows, twin])
            assert twin.view == asked.view
        assert [row["command"] for row in log_of(server)] == [None, *[f"command-{number}" for number in range(5)]]


def test_the_same_command_to_two_servers_at_once(database: str, tmp_path: Path) -> None:
    with four(tmp_path, servers=2, database=database) as ([server, other], people):
        windows, there = windows_of(people), windows_of(people, server=other)
        for number in range(5):
            asked = who_is_asked(windows)
            assert asked.seat is not None
            what = asked.answer(f"command-{number}")
            there[asked.seat].say(**what)
            asked.say(**what)
            assert asked.hear("done", "refused")["type"] == "done"
            assert there[asked.seat].hear("done", "refused")["type"] == "done"
            settle([*windows, *there])
            assert [window.view for window in windows] == [window.view for window in there]
        assert [row["command"] for row in log_of(server)] == [None, *[f"command-{number}" for number in range(5)]]


def test_who_goes_away_before_he_hears_that_he_was_heard(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        for number in range(5):
            asked = who_is_asked(windows)
            assert asked.seat is not None
            what = asked.answer(f"command-{number}")
            asked.say(**what)
            asked.vanish()
            again = Window(people[asked.seat])
            again.view, again.event = asked.view, asked.event
            assert again.watch("t", asked.seat, asked.event)["first"] == asked.event + 1
            assert again.insist(**what)["type"] == "done"
            others = [window for window in windows if window is not asked]
            settle(others)
            while again.event < others[0].event:
                again.hear("events")
            windows[asked.seat] = again
        assert [row["command"] for row in log_of(server)] == [None, *[f"command-{number}" for number in range(5)]]


def test_a_command_that_comes_much_later_once_more(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        first = who_is_asked(windows)
        old = first.answer("command-old")
        first.insist(**old)
        settle(windows)
        for number in range(8):
            asked = who_is_asked(windows)
            asked.insist(**asked.answer(f"command-{number}"))
            settle(windows)
        assert first.insist(**old)["type"] == "done"
        server.house.rooms.close("t")  # nor does it matter that the server does not remember
        late = Window(people[first.seat or 0])
        assert late.insist(**old)["type"] == "done"
        assert [row["command"] for row in log_of(server)].count("command-old") == 1
        assert len(log_of(server)) == 10


def test_taking_back_counts_once_too(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        asked, choice = until_undo(windows)
        undo = {"type": "undo", "table": "t", "seat": asked.seat, "command": "undo-it-once"}
        asked.insist(**undo)
        settle(windows)
        plies = len(log_of(server))
        asked.insist(**asked.answer("command-again", choice))  # now it could be taken back once more
        settle(windows)
        assert asked.insist(**undo)["type"] == "done"
        server.house.rooms.close("t")
        assert Window(people[asked.seat or 0]).insist(**undo)["type"] == "done"
        assert len(log_of(server)) == plies + 1


def until_undo(windows: list[Window]) -> tuple[Window, int]:
    """Plays until somebody could take his answer back. Who it is, and what he chose."""
    for number in count():
        asked = who_is_asked(windows)
        asked.insist(**asked.answer(f"command-{number}", number))
        settle(windows)
        if asked.undo:
            return asked, number
    raise AssertionError


def test_who_comes_back_through_another_server_is_not_shown_less_than_he_has_seen(tmp_path: Path) -> None:
    """The other server does not know yet what was written: it looks before it shows or refuses anything."""
    with four(tmp_path, servers=2) as (servers, people):
        other = servers[1]
        windows, there = windows_of(people), windows_of(people, server=other)
        other.do(other.house.lookout.stop())
        asked = who_is_asked(windows)
        asked.insist(**asked.answer("command-1"))
        settle(windows)
        next_one = who_is_asked(windows)
        assert next_one.seat is not None
        what = next_one.answer("command-2")
        back = Window(people[next_one.seat], other)
        back.view, back.event = next_one.view, next_one.event
        assert back.insist(**what)["type"] == "done"  # also without looking first
        settle(windows)
        again = Window(people[next_one.seat], other)
        again.view, again.event = next_one.view, next_one.event
        again.watch("t", next_one.seat, next_one.event)
        assert again.view == next_one.view
        settle(there)
        settle(there)
        assert [window.view for window in there] == [window.view for window in windows]


def test_what_has_begun_is_brought_to_its_end() -> None:
    async def inside() -> None:
        gate, done = asyncio.Event(), list[str]()

        async def work() -> str:
            await gate.wait()
            done.append("done")
            return "done"

        asking = asyncio.create_task(to_the_end(work()))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0.01)
        assert not asking.done()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert done == ["done"]
        assert await to_the_end(work()) == "done"

    asyncio.run(inside())
