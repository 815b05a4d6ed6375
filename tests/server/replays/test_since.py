"""What happened since an event: the view that somebody had then, and all that he was told afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from folsom import SPECTATOR
from folsom.server.house import House
from server.browsers import browser
from server.replays.test_replays import folded, get, name_of

Games = Callable[..., Any]
At = Callable[[Any, Any], None]


@pytest.mark.parametrize(("name", "answers"), [("base", 10_000), ("horses", 120)])
def test_the_view_after_any_event_and_what_followed(name: str, answers: int, games: Games, at: At) -> None:
    """Of a game that is over through all eyes, of one that runs through one's own and a spectator's."""
    game = games(name, answers)
    chance = random.Random(1)

    async def inside(house: House) -> None:
        for viewer in game.viewers if answers == 10_000 else (0, 3, SPECTATOR):
            async with browser(house, f"p{viewer}" if viewer >= 0 else None) as client:
                whole = (await get(client, viewer=name_of(viewer))).json()
                views, last = folded(whole), whole["events"]
                assert whole["after"] == 0
                for after in (0, 1, last, *chance.sample(range(last), 8)):
                    told = await get(client, viewer=name_of(viewer), after=after)
                    since = told.json()
                    assert (since["after"], since["events"]) == (after, last)
                    assert folded(since) == views[after:]
                    rest = [ply for ply in whole["plies"] if ply["ply"] in {one["ply"] for one in since["plies"]}]
                    assert [one["ply"] for one in rest] == [one["ply"] for one in since["plies"]]
                some = (await get(client, viewer=name_of(viewer), after=3, upto=9)).json()
                assert folded(some) == views[3:10]

    at(game, inside)


def test_events_that_never_were_are_not_found(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with browser(house, "p0") as client:
            last = (await get(client, viewer="0")).json()["events"]
            for wrong in ({"after": last + 1}, {"after": 5, "upto": 4}, {"upto": last + 1}):
                answer = await get(client, viewer="0", **wrong)
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            assert (await get(client, viewer="0", after=-1)).status_code == 422
            answer = await get(client, viewer="1", after=1)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")

    at(games("horses", 120), inside)
