"""Health and figures: whether a server lives, whether it can serve, and what it counts; figures are not for players."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from folsom.server.house import House
from folsom.server.settings import Settings, from_environment
from folsom.server.store.upgrade import upgrade
from server.browsers import browser
from server.houses import let_go, new_table, on_seats, run
from server.live import Live, clients, live
from server.services import Postgres

KEY = "a-key-that-nobody-guesses"


def figures(server: Live) -> dict[str, float]:
    """The figures of a server, by name and labels."""
    answer = httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {KEY}"}, timeout=20)
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


def test_a_server_that_is_well_says_so(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as eve:
            assert [(await eve.get(path)).json() for path in ("/healthz", "/readyz")] == [
                {"status": "ok"},
                {"status": "ready"},
            ]
            house.writer.closing = True
            answer = await eve.get("/readyz")
            assert (answer.status_code, answer.json()["message"]) == (503, "the server is stopping")
            assert (await eve.get("/healthz")).status_code == 200

    run(inside, tmp_path)


def test_a_server_without_its_database_lives_but_is_not_ready(postgres_server: Postgres, tmp_path: Path) -> None:
    """And it says nothing of where the database is; when that is back, all is well."""
    address = postgres_server.new_database("health")
    with live(tmp_path, database=address) as server:
        assert httpx.get(f"{server.url}/readyz", timeout=20).status_code == 200
        postgres_server.stop()
        try:
            answer = httpx.get(f"{server.url}/readyz", timeout=60)
            assert answer.status_code == 503
            assert answer.json() == {"code": "try-again", "message": "the database does not answer", "rule": ""}
            assert httpx.get(f"{server.url}/healthz", timeout=20).status_code == 200
            refused = httpx.get(f"{server.url}/api/tables", timeout=60)
            assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
            assert str(postgres_server.port) not in answer.text + refused.text
        finally:
            postgres_server.start()
        assert httpx.get(f"{server.url}/readyz", timeout=60).status_code == 200


def test_a_file_that_is_no_database_any_more_is_noticed(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        for file in list(tmp_path.glob("test.db*")):
            file.unlink()  # who has it open keeps it
            file.write_bytes(b"no database" * 1000)
        await let_go(house.engine)
        async with browser(house) as eve:
            answer = await eve.get("/readyz")
            assert (answer.status_code, answer.json()["message"]) == (503, "the database does not answer")
            for file in tmp_path.glob("test.db*"):
                file.unlink()
            await let_go(house.engine)
            await upgrade(house.engine)  # it begins anew
            assert (await eve.get("/readyz")).status_code == 200

    run(inside, tmp_path)
