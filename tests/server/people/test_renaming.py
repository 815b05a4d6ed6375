"""A new name reaches everybody who sees it: one's other windows, tables and the lobby, through all servers."""

from __future__ import annotations

from pathlib import Path

from folsom.server.house import House
from folsom.server.opening import open_house
from folsom.server.people.sessions import Person
from folsom.server.settings import Settings
from server.browsers import browser
from server.faults.windows import Window, guests
from server.houses import new_table, on_seats, run
from server.live import live
from server.tables.ears import Ears, join_wakes, looks, settled
from server.tables.parties import another_table, new_party, seen


class Ear:
    """An open window that hears its own name."""

    def __init__(self, person: str, name: str) -> None:
        self.person = Person(person, name, None, "")
        self.names: list[str] = []

    def close(self, code: int) -> None:
        raise AssertionError(code)

    def rename(self, name: str) -> None:
        self.names.append(name)


async def rename(house: House, person: str, name: str) -> None:
    """Somebody takes another name."""
    async with browser(house, person) as one:
        assert (await one.patch("/api/me", json={"name": name})).status_code == 200
    await house.sockets.names.close()


def test_a_new_name_is_told_at_tables_and_in_the_lobby_of_all_servers(database: str) -> None:
    async def inside(house: House) -> None:
        other = await open_house(Settings(database=house.settings.database), house.clock)
        join_wakes(house, other)
        table = await new_party(house)
        elsewhere = await another_table(house, host="p1")
        over = await new_table(house, "over", on_seats("p0", "p1", "p2", "p3"), state="over")
        here, there = await looks(house, "p0", table), await looks(other, "p1", table)
        after = await looks(other, "p1", over)
        lobby, window = Ears(), Ear("p0", "Person 0")
        await other.hall.lobby.enter(lobby.send)
        other.sockets.enter(window)
        await settled(house, other)
        before = (await seen(house, elsewhere)).version

        await rename(house, "p0", "Calamity Jane")
        await settled(house, other)
        await other.sockets.names.close()
        for ears in (here, there):
            assert ears.last("table")["shown"]["seats"][0]["person"] == {"id": "p0", "name": "Calamity Jane"}
        assert after.last("table")["shown"]["seats"][0]["person"]["name"] == "Calamity Jane"
        assert lobby.last("lobby")["tables"][0]["people"] == ["Calamity Jane"]
        assert window.names == ["Calamity Jane"]
        assert (await seen(house, elsewhere)).version == before  # he does not sit there
        other.sockets.leave(window)
        await other.close()

    run(inside, database)


def test_a_new_name_is_found_also_if_nobody_says_so(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        other = await open_house(Settings(database=house.settings.database), house.clock)
        await other.lookout.stop()
        there, window = await looks(other, "p1", table), Ear("p0", "Person 0")
        other.sockets.enter(window)
        await other.lookout.look()
        await rename(house, "p0", "Calamity Jane")
        await other.lookout.look()
        await settled(other)
        assert there.last("table")["shown"]["seats"][0]["person"]["name"] == "Calamity Jane"
        await other.sockets.name_anew(["p0", "p1"])
        assert window.names == ["Calamity Jane"]
        other.sockets.leave(window)
        await other.close()

    run(inside, tmp_path)


def test_another_language_is_told_to_nobody(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        ears = await looks(house, "p1", table)
        told = len(ears.messages)
        async with browser(house, "p0") as one:
            assert (await one.patch("/api/me", json={"lang": "fr"})).status_code == 200
        await settled(house)
        assert [message["type"] for message in ears.messages[told:] if message["type"] == "table"] == []

    run(inside, tmp_path)


def test_a_new_name_over_the_wire(tmp_path: Path) -> None:
    with live(tmp_path) as server, guests(server, "Ann", "Bob") as (ann, bob):
        table = ann.http.post("/api/tables", json={"setup": {"players": 3}}).json()["id"]
        windows = [Window(ann), Window(ann), Window(bob)]
        windows[2].say(type="watch", table=table)
        assert windows[2].hear("table")["shown"]["seats"][0]["person"]["name"] == "Ann"
        ann.http.patch("/api/me", json={"name": "Annie"})
        for window in windows[:2]:
            assert window.hear("you") == {"type": "you", "person": ann.id, "name": "Annie"}
        assert windows[2].hear("table")["shown"]["seats"][0]["person"]["name"] == "Annie"
        windows[2].say(type="say", table=table, text="hello")
        assert windows[2].hear("refused")["code"] == "not-at-table"
