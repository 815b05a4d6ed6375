"""Records: a finished game is written so that the command verifies it, and one from elsewhere is shown here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from typer.testing import CliRunner

from folsom import SPECTATOR, Setup, view
from folsom.cli.commands import app
from folsom.core.game import EVERYTHING
from folsom.notation.record import Recorder, parse_record, record_text, verify
from folsom.notation.record.writing import hashed
from folsom.server.house import House
from folsom.server.play.news import view_data
from folsom.server.problems import Problem
from folsom.server.replays import brought
from folsom.server.replays.brought import MOST_BYTES, row_for
from folsom.server.replays.written import one_of_few
from folsom.server.store.database import writing
from folsom.server.store.schema import games as stored_games
from folsom.server.store.schema import people, records, seats
from notation.games import random_record
from server.browsers import browser
from server.houses import new_people, run
from server.replays.test_replays import At, Games, folded, name_of

FOUR = Setup(("doc", "belle", "tuco", "django"))
TEXT = {"content-type": "text/plain"}


def signed(text: str) -> str:
    """A text with the hash that fits it, in place of its own."""
    before = text[: text.rindex("sha256 ")]
    return f"{before}sha256 {hashed(before)}\n"


@pytest.fixture(scope="module")
def text() -> str:
    """A record of a whole game."""
    return record_text(random_record(FOUR, 3))


# Out.


@pytest.mark.parametrize("name", ["base", "horses", "pairs"])
def test_the_command_verifies_the_record_of_a_game(name: str, games: Games, at: At, tmp_path: Path) -> None:
    game = games(name)

    async def inside(house: House) -> None:
        async with browser(house) as client:
            answer = await client.get("/api/replays/t/record")
            result = (await client.get("/api/replays/t")).json()["result"]
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"] == 'attachment; filename="folsom-t.txt"'
        file = tmp_path / "record.txt"
        file.write_bytes(answer.content)
        done = CliRunner().invoke(app, ["record", "verify", str(file), "--lang", "en"])
        assert (done.exit_code, "the record holds" in done.output) == (0, True), done.output
        record = parse_record(answer.text)
        assert record.setup == game.setup and record.names[:2] == ("Person 0", "Person 1")
        assert record.result is not None and list(record.result.money) == result["money"]
        last = view_data(verify(record))
        seen = game.views[EVERYTHING][max(game.views[EVERYTHING])]
        assert last | {"number": 0} == seen | {"number": 0}  # taking back makes new questions

    at(game, inside)


def test_odd_names_can_be_written(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        odd = ["Ann, the 1st", ",", "../../etc/passwd", "<b>Dan: sha256</b>"]
        async with writing(house.engine) as connection:
            for number, name in enumerate(odd):
                await connection.execute(update(people).where(people.c.id == f"p{number}").values(name=name))
        async with browser(house, "p0") as client:
            text = (await client.get("/api/replays/t/record")).text
            assert parse_record(text).names == ("Ann the 1st", "belle", "../../etc/passwd", "<b>Dan: sha256</b>")
            again = await client.post("/api/records", content=text, headers=TEXT)
            assert again.status_code == 201, again.text

    at(games("base"), inside)


def test_a_bot_is_named_by_its_code(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            bot = {"person": None, "bot": "outlaw"}
            await connection.execute(update(seats).where(seats.c.seat == 2).values(bot))
        async with browser(house) as client:
            assert parse_record((await client.get("/api/replays/t/record")).text).names[2] == "outlaw"
            shown = (await client.get("/api/replays/t")).json()["seats"][2]
            assert shown == {"name": "", "person": None, "bot": "outlaw"}

    at(games("base"), inside)


def test_a_record_that_would_tell_another_end_is_not_given(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            result = {"money": [0, 0, 0, 0], "winners": [1]}
            await connection.execute(update(stored_games).values(result=result))
        async with browser(house) as client:
            assert (await client.get("/api/replays/t/record")).json()["code"] == "other-rules"

    at(games("base"), inside)


# In.


def brings(test: Callable[[House], Any], folder: Path) -> None:
    """Runs a test in an empty house with somebody in it."""

    async def inside(house: House) -> None:
        await new_people(house, 1)
        await test(house)

    run(inside, folder)


def test_a_record_from_elsewhere_is_shown_through_all_eyes(tmp_path: Path, text: str) -> None:
    async def inside(house: House) -> None:
        async with browser(house, "p0") as client:
            answer = await client.post("/api/records", content=text, headers=TEXT)
            assert answer.status_code == 201, answer.text
            address = answer.json()["address"]
            record = parse_record(text)
            for viewer in (0, 3, SPECTATOR, EVERYTHING):
                replay = (await client.get(address, params={"viewer": name_of(viewer)})).json()
                end = verify(record)
                last = view_data(end if viewer == EVERYTHING else view(end, viewer))
                views = folded(replay)
                assert views[-1] == last and len(views) - 1 == replay["events"]
            assert replay["kind"] == "record" and replay["seed"] is None and replay["commitment"] == ""
            assert replay["result"]["money"] == list(record.result.money if record.result else ())
            assert [ply["ply"] for ply in replay["plies"]] == list(range(1, len(replay["plies"]) + 1))
            assert len(replay["plies"]) == sum(not ply.by_chance for ply in record.plies)
            assert (await client.get(f"{address}/record")).text == text
            assert (await client.get(f"{address}/fair")).status_code == 404

    brings(inside, tmp_path)


def test_the_same_text_has_the_same_address(tmp_path: Path, text: str) -> None:
    async def inside(house: House) -> None:
        async with browser(house, "p0") as client:

            async def bring() -> Any:
                return await client.post("/api/records", content=text, headers=TEXT)

            answers = [await bring(), await bring(), *await asyncio.gather(bring(), bring(), bring())]
            assert {answer.json()["id"] for answer in answers} == {answers[0].json()["id"]}
            assert [answer.status_code for answer in answers] == [201, 200, 200, 200, 200]
            other = await client.post("/api/records", content=signed(text.replace("seed: 3", "seed: 4")), headers=TEXT)
            assert other.status_code == 201 and other.json()["id"] != answers[0].json()["id"]
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(records))).scalar() == 2

    brings(inside, tmp_path)


def test_two_who_bring_the_same_at_once_both_succeed(tmp_path: Path) -> None:
    text = record_text(random_record(FOUR, 3, 40))

    async def inside(house: House) -> None:
        row = row_for(text, 1.0)
        await asyncio.gather(*(brought.keep(house.engine, row) for _ in range(3)))
        assert await brought.is_kept(house.engine, row["id"])

    brings(inside, tmp_path)


@pytest.mark.parametrize("variant", ["duo", "expert-2014", "expert-2016", "teams"])
def test_records_of_every_variant_can_be_brought(variant: str) -> None:
    setup = Setup(FOUR.bandits, edition=2014 if variant.endswith("2014") else 2016, variants=(variant,))
    row = row_for(record_text(random_record(setup, 2)), 0.0)
    assert row["told"][EVERYTHING] > 100 and row["result"] is not None


def test_a_record_that_is_not_over_is_shown_as_far_as_it_goes() -> None:
    whole = random_record(FOUR, 3)
    recorder = Recorder(FOUR)
    for ply in whole.plies[:60]:
        recorder.play(ply)
    while recorder.game.asked < 0:
        recorder.play(whole.plies[len(recorder.plies)])
    row = row_for(record_text(recorder.record()), 0.0)
    assert row["result"] is None
    assert 0 < row["told"][EVERYTHING] < row_for(record_text(whole), 0.0)["told"][EVERYTHING]


def cut_at_a_draw() -> str:
    """A record whose last ply leaves a draw open."""
    return record_text(random_record(FOUR, 3, 1))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "", "no-record"),
        (lambda text: "hello", "no-record"),
        (lambda text: text[:900], "no-record"),
        (lambda text: text.replace("play", "hide", 1), "no-record"),
        (lambda text: signed(text.replace("play", "hide", 1)), "no-record"),
        (lambda text: signed(text.replace("winners: ", "winners: tuco, ")), "no-record"),
        (lambda text: signed(text.replace("seed: 3", "names: a, b, c\u202e, d")), "odd-name"),
        (lambda text: signed(text.replace("seed: 3", "names: a, b, \x1b[2J, d")), "odd-name"),
        (lambda text: signed(text.replace("seed: 3", f"names: a, b, {'c' * 41}, d")), "long-name"),
        (lambda text: signed(text.replace("seed: 3", "names: a, b, , d")), "no-name"),
        (lambda text: signed(text.replace("rules: ", f"rules: {'9' * 50}")), "no-record"),
        (lambda text: signed(text.replace("edition: 2016", "edition: 2016\nboxes: ../horses")), "no-record"),
        (lambda text: signed(text.replace("\n   1  [", f"\n{'9' * 5000}  [")), "no-record"),
        (lambda text: signed(text.replace("\n   1  [train ", f"\n   1  [train {'a, ' * 9000}")), "no-record"),
        (lambda text: signed(text.replace(": play ", f": play{'y' * 9000} ", 1)), "no-record"),
        (lambda text: signed(text.replace("seed: 3", f"variants: {', '.join(['duo'] * 40_000)}")), "no-record"),
        (lambda text: cut_at_a_draw(), "no-record"),
    ],
)
def test_what_is_no_record_is_refused(change: Callable[[str], str], code: str, text: str) -> None:
    changed = change(text)
    assert len(changed.encode()) <= MOST_BYTES
    began = time.thread_time()
    with pytest.raises(Problem) as error:
        row_for(changed, 0.0)
    assert time.thread_time() - began < 10
    assert (error.value.status, error.value.code) == (422, code)
    assert len(error.value.message) < 250


def test_only_somebody_may_bring_a_record(tmp_path: Path, text: str) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as client:
            assert (await client.post("/api/records", content=text, headers=TEXT)).status_code == 401
        async with browser(house, "p0") as client:
            foreign = {"origin": "https://evil.example"} | TEXT
            assert (await client.post("/api/records", content=text, headers=foreign)).status_code == 403

    brings(inside, tmp_path)


def test_a_record_has_a_greatest_size(tmp_path: Path, text: str) -> None:
    async def inside(house: House) -> None:
        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(MOST_BYTES // 1024 + 1):
                yield b" " * 1024
            raise AssertionError("this much is not read")

        async with browser(house, "p0") as client:
            long = await client.post("/api/records", content=pieces(), headers=TEXT)
            assert (long.status_code, long.json()["code"]) == (413, "too-large")
            just = await client.post("/api/records", content=" " * MOST_BYTES, headers=TEXT)
            assert (just.status_code, just.json()["code"]) == (422, "no-record")
            odd = await client.post("/api/records", content=b"\xff\xfe", headers=TEXT)
            assert (odd.status_code, odd.json()["code"]) == (422, "no-text")

    brings(inside, tmp_path)


def test_reading_has_a_time_limit(text: str) -> None:
    with pytest.raises(Problem) as error:
        row_for(text, 0.0, limit=0.0)
    assert error.value.code == "too-slow"
    row_for(text, 0.0)  # and the next one has its place again


def test_only_some_records_are_written_at_once(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as client:
            with one_of_few(), one_of_few():
                answer = await client.get("/api/replays/t/record")
                assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
            assert (await client.get("/api/replays/t/record")).status_code == 200

    at(games("base"), inside)


def test_only_some_records_are_read_at_once(text: str) -> None:
    with one_of_few(), one_of_few(), pytest.raises(Problem) as error:
        row_for(text, 0.0)
    assert (error.value.status, error.value.code) == (503, "try-again")
