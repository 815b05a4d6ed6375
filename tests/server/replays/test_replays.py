"""Replays: what is sent folds into what everybody saw, and nobody is shown what he may not know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from folsom import SPECTATOR
from folsom.core.chronicle import Entry, fold
from folsom.core.game import EVERYTHING
from folsom.server.house import House
from folsom.server.store.database import writing
from folsom.server.store.schema import games as stored_games
from folsom.server.store.schema import people, tables
from patience import PATIENCE
from server.browsers import browser
from server.houses import SEED

Games = Callable[..., Any]
At = Callable[[Any, Any], None]


def name_of(viewer: int) -> str:
    """A viewer as an address names him."""
    return {SPECTATOR: "spectator", EVERYTHING: "all"}.get(viewer, str(viewer))


def folded(replay: dict[str, Any]) -> list[Any]:
    """All views of a replay, the first one before any event."""
    views = [replay["view"]]
    for ply in replay["plies"]:
        for event in ply["events"]:
            entry = Entry(event["name"], event["rule"], event["numbers"], event["changes"])
            views.append(fold(views[-1], entry))
    return views


async def get(client: httpx.AsyncClient, **query: Any) -> httpx.Response:
    """Asks for the replay of the table."""
    return await client.get("/api/replays/t", params=query)


@pytest.mark.parametrize("name", ["base", "horses", "pairs"])
def test_a_finished_game_is_shown_to_anybody_through_all_eyes(name: str, games: Games, at: At) -> None:
    game = games(name)
    assert game.taken_back > 0

    async def inside(house: House) -> None:
        async with browser(house) as client:
            for viewer in game.viewers:
                told = await get(client, viewer=name_of(viewer))
                assert told.status_code == 200, told.text
                replay = told.json()
                views = folded(replay)
                assert len(views) - 1 == replay["events"] == max(game.views[viewer])
                for event, view in game.views[viewer].items():
                    assert views[event] == view
                assert replay["viewer"] == name_of(viewer)

    at(game, inside)


def test_a_replay_says_who_played_what_and_how_it_ended(games: Games, at: At) -> None:
    game = games("base")

    async def inside(house: House) -> None:
        async with browser(house) as client:
            replay = (await get(client, viewer="all")).json()
        assert (replay["id"], replay["kind"], replay["state"]) == ("t", "game", "over")
        assert replay["setup"] == game.setup.as_data()
        assert replay["seats"][1] == {"name": "Person 1", "person": "p1", "bot": None}
        assert len(replay["result"]["money"]) == 4 and replay["result"]["winners"]
        assert (replay["seed"], replay["seeds"]) == (SEED.hex(), [""] * 4)
        assert replay["legend"]["pawns"][0]["name"] == "doc"
        plies = [ply["ply"] for ply in replay["plies"]]
        assert plies == list(range(1, len(plies) + 1))  # the all-seeing are told of every one

    at(game, inside)


@pytest.mark.parametrize("viewer", [2, SPECTATOR, EVERYTHING])
def test_a_replay_stops_at_an_exact_event(viewer: int, games: Games, at: At) -> None:
    game = games("base")

    async def inside(house: House) -> None:
        last = max(game.views[viewer])
        async with browser(house) as client:
            for event in (0, 1, 2, 17, 100, last - 1, last):
                replay = (await get(client, viewer=name_of(viewer), upto=event)).json()
                views = folded(replay)
                assert len(views) - 1 == event
                assert event not in game.views[viewer] or views[-1] == game.views[viewer][event]
            assert (await get(client, viewer=name_of(viewer), upto=last + 1)).status_code == 404

    at(game, inside)


def test_a_running_game_shows_own_knowledge_only(games: Games, at: At) -> None:
    game = games("horses", 60)

    async def inside(house: House) -> None:
        async with browser(house, "p2") as client:
            own = (await get(client, viewer="2")).json()
            assert folded(own)[-1] == game.views[2][max(game.views[2])]
            spectator = await get(client)
            assert folded(spectator.json())[-1] == game.views[SPECTATOR][max(game.views[SPECTATOR])]
            for told in (own, spectator.json()):
                assert told["state"] == "playing" and told["seed"] is None and told["result"] is None
            for viewer in "013":
                refused = await get(client, viewer=viewer)
                assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
            refused = await get(client, viewer="all")
            assert (refused.status_code, refused.json()["code"]) == (403, "still-playing")
        async with browser(house) as nobody:
            assert (await get(nobody)).text == spectator.text
            assert [(await get(nobody, viewer=viewer)).status_code for viewer in ("0", "2", "all")] == [403] * 3

    at(game, inside)


def test_a_running_game_numbers_only_plies_of_which_one_was_told(games: Games, at: At) -> None:
    """A gap would tell how often another one has answered in secret."""
    game = games("horses", 60)

    async def inside(house: House) -> None:
        async with browser(house, "p2") as client:
            for viewer in ("2", "spectator"):
                plies = [ply["ply"] for ply in (await get(client, viewer=viewer)).json()["plies"]]
                assert plies == list(range(1, len(plies) + 1)) and len(plies) < 60

    at(game, inside)


def test_the_seed_is_in_nothing_that_a_running_game_gives(games: Games, at: At, caplog: Any) -> None:
    game = games("base", 60)

    async def inside(house: House) -> None:
        told = []
        async with browser(house, "p2") as client:
            for address in ("", "?viewer=2", "?viewer=all", "/record", "/fair"):
                answer = await client.get(f"/api/replays/t{address}")
                told.append(answer.text + str(answer.headers))
            assert [(await client.get(f"/api/replays/t/{what}")).status_code for what in ("record", "fair")] == [
                409
            ] * 2
        room = await house.rooms.room("t")
        told += [str(room.shown(viewer)) + str(room.asking(viewer)) for viewer in game.viewers]
        told += [str(row.news) for row in await house.stored.plies_after("t", -1)]
        told.append(caplog.text)
        for text in told:
            assert SEED.hex() not in text and str(SEED) not in text and str(list(SEED))[1:-1] not in text

    caplog.set_level("DEBUG")
    at(game, inside)


def test_a_replay_needs_no_rules(games: Games, at: At) -> None:
    """The setup names a box that nobody knows any more: whoever asks the rules about it fails."""
    game = games("horses")

    async def inside(house: House) -> None:
        odd = game.setup.as_data() | {"boxes": ["forgotten"]}
        async with writing(house.engine) as connection:
            await connection.execute(update(stored_games).values(setup=odd, rules="0.0.1"))
            await connection.execute(update(tables).values(setup=odd))
        async with browser(house) as client:
            for viewer in game.viewers:
                views = folded((await get(client, viewer=name_of(viewer))).json())
                assert views[-1] == game.views[viewer][max(game.views[viewer])]
            assert (await client.get("/api/replays/t/fair")).status_code == 200
            refused = await client.get("/api/replays/t/record")
            assert (refused.status_code, refused.json()["code"]) == (409, "other-rules")

    at(game, inside)


def test_an_abandoned_game_is_shown_too(games: Games, at: At) -> None:
    game = games("base", 60)

    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            await connection.execute(update(tables).values(state="abandoned"))
        async with browser(house) as client:
            replay = (await get(client, viewer="all")).json()
            assert folded(replay)[-1] == game.views[EVERYTHING][max(game.views[EVERYTHING])]
            assert (replay["seed"], replay["result"]) == (SEED.hex(), None)
            assert "== unfinished" in (await client.get("/api/replays/t/record")).text

    at(game, inside)


def test_who_has_gone_is_not_named(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            await connection.execute(update(people).where(people.c.id == "p1").values(gone=1.0))
        async with browser(house) as client:
            told = await get(client, viewer="all")
            assert told.json()["seats"][1] == {"name": "", "person": None, "bot": None}
            assert "Person 1" not in told.text
            assert "Person 1" not in (await client.get("/api/replays/t/record")).text

    at(games("base"), inside)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/replays/nothing", 404),
        ("/api/replays/nothing/record", 404),
        ("/api/replays/nothing/fair", 404),
        ("/api/replays/t?viewer=4", 404),
        ("/api/replays/t?viewer=10", 422),
        ("/api/replays/t?viewer=-1", 422),
        ("/api/replays/t?viewer=everything", 422),
        ("/api/replays/t?upto=-1", 422),
        ("/api/replays/t?upto=99999999999999999999", 422),
        ("/api/replays/" + "x" * 33, 422),
        ("/api/replays/..%2f..%2fetc%2fpasswd", 404),
        ("/api/replays/t%00", 422),
        ("/api/replays/t'%20or%201=1", 422),
    ],
)
def test_what_is_not_there_is_refused(path: str, status: int, games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as client:
            assert (await client.get(path)).status_code == status

    at(games("base"), inside)


def test_a_table_where_nothing_has_begun_has_no_replay(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        now = house.clock.now()
        row = {"id": "open", "host": "p0", "public": True, "state": "open", "setup": {}, "options": {}}
        async with writing(house.engine) as connection:
            await connection.execute(tables.insert().values(row | {"version": 1, "created": now, "changed": now}))
        async with browser(house, "p0") as client:
            assert (await client.get("/api/replays/open")).status_code == 404

    at(games("base"), inside)


def test_a_replay_comes_over_the_network(games: Games, tmp_path: Path) -> None:
    from shutil import copy

    from server.live import live

    copy(games("base").file, tmp_path / "live.db")
    with live(tmp_path) as server:
        told = httpx.get(f"{server.url}/api/replays/t", params={"viewer": "all"}, timeout=PATIENCE)
        assert told.headers["content-type"] == "application/json"
        assert "no-cache" in told.headers["cache-control"]
        game = games("base")
        assert folded(told.json())[-1] == game.views[EVERYTHING][max(game.views[EVERYTHING])]
