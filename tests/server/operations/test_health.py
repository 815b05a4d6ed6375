"""Health and figures: whether a server lives, whether it can serve, and what it counts; figures are not for players."""

from __future__ import annotations

import asyncio
import resource
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from folsom.server.house import House
from folsom.server.settings import Settings, from_environment
from folsom.server.store.database import fault_of, writing
from folsom.server.store.schema import keys, people
from folsom.server.store.upgrade import upgrade
from patience import PATIENCE
from server.browsers import browser
from server.faults.test_disk import Disk, play_until_refused
from server.houses import let_go, new_game, new_people, new_table, on_seats, run
from server.live import Live, clients, live
from server.operations.processes import Process, served
from server.services import Postgres
from server.test_caretaker import until

KEY = "a-key-that-nobody-guesses"


def figures(server: Live) -> dict[str, float]:
    """The figures of a server, by name and labels."""
    answer = httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {KEY}"}, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = text_string_to_metric_families(answer.text)
    return {
        ",".join([one.name, *one.labels.values()]): one.value
        for family in families
        for one in family.samples
        if "le" not in one.labels
    }


def test_figures_move(tmp_path: Path) -> None:
    with live(tmp_path, metrics=KEY) as server:
        before = figures(server)
        assert (before["folsom_sockets"], before["folsom_rooms"], before["folsom_answer_seconds_count"]) == (0, 0, 0)
        with clients(server, "Ann", "Bob", "Cleo", "Dan") as people:
            server.do(new_table(server.house, "t", on_seats(*(client.id for client in people))))
            for number, client in enumerate(people):
                client.say(type="watch", table="t", seat=number)
            shown = [client.hear("game") for client in people]
            asked = shown[0]["asking"]["seats"][0]
            view = shown[asked]["view"]
            answer = {"table": "t", "seat": asked, "decision": view["number"], "option": view["options"][0]}
            people[asked].say(type="answer", command="command-1", **answer)
            people[asked].hear("done")
            people[asked].say(type="answer", command="command-2", **answer)
            people[asked].hear("refused")
            now = figures(server)
        assert (now["folsom_sockets"], now["folsom_rooms"]) == (4, 1)
        assert now["folsom_plies_total,answer"] == 1
        assert now["folsom_refused_total,refused"] == 1
        assert now["folsom_commit_seconds_count"] == now["folsom_commit_plies_count"] == 1
        assert now["folsom_answer_seconds_count"] == 2


@pytest.mark.parametrize("key", ["", KEY])
def test_figures_are_for_who_has_the_key(tmp_path: Path, key: str) -> None:
    """They count answers that are given in secret."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", metrics=key)

    async def inside(house: House) -> None:
        house.settings = settings
        async with browser(house) as eve:
            for given in ("", "Bearer ", KEY, f"Bearer {KEY}x", f"bearer {KEY}", f"Bearer {KEY}é"):
                answer = await eve.get("/metrics", headers=[(b"Authorization", given.encode())])
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    run(inside, tmp_path)


def test_a_key_is_long_enough() -> None:
    with pytest.raises(ValueError, match="metrics: a key has at least"):
        from_environment({"FOLSOM_METRICS": "short"})
    assert KEY not in repr(Settings(metrics=KEY))


async def why_not_ready(house: House) -> str:
    """What who has the key is told, or nothing; everybody else is told no more than that it is not ready."""
    house.settings = replace(house.settings, metrics=KEY)
    async with browser(house) as eve:
        told = await eve.get("/readyz", headers={"Authorization": f"Bearer {KEY}"})
        for given in ("", f"Bearer {KEY}x"):
            answer = await eve.get("/readyz", headers={"Authorization": given})
            if answer.status_code != 200:
                assert (answer.status_code, answer.json()["message"]) == (503, "the server is not ready")
    return "" if told.status_code == 200 else str(told.json()["message"])


def test_a_write_that_gives_way_to_another_is_no_trouble(postgres_server: Postgres) -> None:
    """Two wait for each other, and one of them is refused: the database can be written."""

    async def inside(house: House) -> None:
        await new_people(house, 2)
        begun = asyncio.Barrier(2)

        async def takes(*order: str) -> str:
            try:
                async with writing(house.engine) as connection:
                    for person in order:
                        await connection.execute(update(people).where(people.c.id == person).values(lang="nl"))
                        if person == order[0]:
                            await begun.wait()
            except DBAPIError as error:
                return fault_of(error)
            return ""

        faults = sorted(await asyncio.gather(takes("p0", "p1"), takes("p1", "p0")))
        assert faults[0] == "" and faults[1].endswith("40P01")
        assert not house.writes.failing.is_set() and await why_not_ready(house) == ""

    run(inside, postgres_server.new_database("gives_way"))


def test_a_server_that_cannot_write_is_not_ready_until_it_can(tmp_path: Path) -> None:
    """It finds out by itself when there is room again: nobody writes, and nobody asks."""

    async def inside(house: House) -> None:
        room = await house.rooms.room(await new_game(house))
        disk = Disk(house)
        assert await why_not_ready(house) == ""
        await disk.fill()
        await play_until_refused(room, Random(1), [])
        assert await why_not_ready(house) == "the database cannot be written (OperationalError SQLITE_FULL)"
        await house.service.sign()  # this little still fits in
        assert not house.service.lost and await why_not_ready(house)
        disk.clear()
        await until(lambda: not house.writes.failing.is_set())
        assert await why_not_ready(house) == ""
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(keys.c.name))).scalars().all() == ["cookies"]

    run(inside, tmp_path)


def test_a_server_at_which_nobody_plays_notices_too(tmp_path: Path) -> None:
    """Files of the process may not grow for a while. Its signs of life fail, and then its own tries."""
    with served(tmp_path, metrics=KEY) as server:
        log = (tmp_path / "served.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log, resource.RLIM_INFINITY))
        wait_for_status(server, 503)
        told = httpx.get(f"{server.url}/readyz", headers={"Authorization": f"Bearer {KEY}"}, timeout=60)
        assert told.json()["message"].startswith("the database cannot be written (OperationalError SQLITE_")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_for_status(server, 200)
        assert "the database cannot be written" in server.said and "the database can be written again" in server.said


def wait_for_status(server: Process, status: int) -> None:
    """Asks again and again whether a server is ready, until it says so, or that it is not."""
    limit = time.monotonic() + PATIENCE
    while httpx.get(f"{server.url}/readyz", timeout=60).status_code != status:
        assert time.monotonic() < limit, server.said
        time.sleep(0.1)


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as eve:
            assert [(await eve.get(path)).json() for path in ("/healthz", "/readyz")] == [
                {"status": "ok"},
                {"status": "ready"},
            ]
            house.writer.closing = True
            assert await why_not_ready(house) == "the server is stopping"
            assert (await eve.get("/healthz")).status_code == 200

    run(inside, tmp_path)


def test_a_server_without_its_database_lives_but_is_not_ready(postgres_server: Postgres, tmp_path: Path) -> None:
    """And it says nothing of where the database is; when that is back, all is well."""
    address = postgres_server.new_database("health")
    with live(tmp_path, database=address) as server:
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 200
        postgres_server.stop()
        try:
            answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
            assert answer.status_code == 503
            assert answer.json() == {"code": "try-again", "message": "the server is not ready", "rule": ""}
            assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
            refused = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)
            assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
            assert str(postgres_server.port) not in answer.text + refused.text
        finally:
            postgres_server.start()
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 200


def test_a_file_that_is_no_database_any_more_is_noticed(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        for file in list(tmp_path.glob("test.db*")):
            file.unlink()  # who has it open keeps it
            file.write_bytes(b"no database" * 1000)
        await let_go(house.engine)
        async with browser(house) as eve:
            assert await why_not_ready(house) == "the database does not answer (DatabaseError SQLITE_NOTADB)"
            for file in tmp_path.glob("test.db*"):
                file.unlink()
            await let_go(house.engine)
            await upgrade(house.engine)  # it begins anew
            assert (await eve.get("/readyz")).status_code == 200

    run(inside, tmp_path)
