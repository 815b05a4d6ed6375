"""Wakes, and what is done when they come."""

from __future__ import annotations

import asyncio

import pytest

from folsom.server.wakes import Refresher, Wakes
from patience import PATIENCE


def test_wakes_come_to_all_who_want_them() -> None:
    wakes = Wakes()
    all_heard: list[tuple[str, str]] = []
    others_heard: list[tuple[str, str]] = []
    wakes.subscribe(lambda kind, id: all_heard.append((kind, id)))
    wakes.subscribe(lambda kind, id: others_heard.append((kind, id)), own=False)
    asyncio.run(wakes.publish("table", "t"))
    wakes.heard("ply", "t", own=False)
    assert all_heard == [("table", "t"), ("ply", "t")]
    assert others_heard == [("ply", "t")]
    wakes.stop_hearing()
    wakes.heard("ply", "t", own=False)
    assert len(all_heard) == 2


def test_many_wakes_make_few_refreshes_and_one_after_the_last() -> None:
    async def inside() -> None:
        state, seen, running = 0, list[int](), 0
        gate = asyncio.Event()

        async def refresh(_: str) -> None:
            nonlocal running
            running += 1
            assert running == 1
            now = state
            await gate.wait()
            seen.append(now)
            running -= 1

        refresher = Refresher(refresh)
        for _ in range(50):
            state += 1
            refresher.wake("a")
            await asyncio.sleep(0)
        gate.set()
        await refresher.now("a")
        assert seen[-1] == 50 and len(seen) < 20
        assert not refresher.running and not refresher.wanted

    asyncio.run(inside())


def test_who_waits_for_a_refresh_is_told_what_went_wrong_and_the_next_one_works() -> None:
    async def inside() -> None:
        wrong = True

        async def refresh(_: str) -> None:
            if wrong:
                raise OSError("the disk is on fire")

        refresher = Refresher(refresh)
        refresher.wake("a")
        with pytest.raises(OSError, match="fire"):
            await refresher.now("a")
        wrong = False
        await refresher.now("a")

    asyncio.run(inside())


def test_different_ids_do_not_wait_for_each_other() -> None:
    async def inside() -> None:
        gate = asyncio.Event()

        async def refresh(id: str) -> None:
            if id == "slow":
                await gate.wait()

        refresher = Refresher(refresh)
        refresher.wake("slow")
        await asyncio.wait_for(refresher.now("quick"), PATIENCE)
        gate.set()
        await refresher.close()

    asyncio.run(inside())
