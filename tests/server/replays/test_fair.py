"""Fair shuffles: whoever has the file of a finished game can check it, and whatever was changed in it is found."""

from __future__ import annotations

import ast
import hmac
import json
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from typer.testing import CliRunner, Result

from folsom.cli.commands import app
from folsom.server.house import House
from folsom.server.play.fair import Fair as Chance
from folsom.server.play.fair import commitment
from folsom.server.replays.fair import Unfair, check_fair
from folsom.server.store.database import writing
from folsom.server.store.schema import games as stored_games
from folsom.server.store.schema import plies, tables
from server.browsers import browser
from server.houses import SEED, run
from server.replays.test_replays import At, Games

DOCS = Path(__file__).resolve().parents[3] / "docs"
VERIFIER = DOCS / "verify_fair.py"

Fair = dict[str, Any]
Change = Callable[[Fair], object]


@pytest.fixture(scope="session")
def proof(games: Games, tmp_path_factory: pytest.TempPathFactory) -> Fair:
    """The fair file of a whole game."""
    found: Fair = {}

    async def inside(house: House) -> None:
        async with browser(house) as client:
            answer = await client.get("/api/replays/t/fair")
            assert answer.status_code == 200, answer.text
            found.update(answer.json())

    run(inside, games("horses").file.parent)
    return found


def test_the_file_of_a_game_holds(proof: Fair) -> None:
    checked = check_fair(proof)
    assert (checked.commitment, checked.draws) == (commitment(SEED), len(proof["draws"]))
    assert checked.numbers == proof["counter"] > checked.draws > 20
    assert (proof["format"], proof["table"], proof["seed"]) == ("folsom fair 1", "t", SEED.hex())


def test_the_file_has_every_draw_of_the_game(proof: Fair, games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with house.engine.connect() as connection:
            rows = (await connection.execute(select(plies.c.ply, plies.c.draws).order_by(plies.c.ply))).all()
        every = [{"ply": ply} | draw for ply, draws in rows for draw in draws]
        assert every == proof["draws"]

    at(games("horses"), inside)


def test_it_is_there_when_a_game_was_abandoned_and_not_before(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with browser(house, "p0") as client:
            early = await client.get("/api/replays/t/fair")
            assert (early.status_code, early.json()["code"]) == (409, "still-playing")
            async with writing(house.engine) as connection:
                await connection.execute(update(tables).values(state="abandoned"))
            check_fair((await client.get("/api/replays/t/fair")).json())

    at(games("base", 60), inside)


def _draw(data: Fair) -> Fair:
    """A draw of several things out of a larger bag."""
    found: Fair = next(d for d in data["draws"] if len(d["drawn"]) > 1 and len(set(d["bag"])) > 3)
    return found


def _swap(things: list[str]) -> None:
    other = next(i for i, thing in enumerate(things) if thing != things[0])
    things[0], things[other] = things[other], things[0]


CHANGES: dict[str, tuple[Change, str]] = {
    "another seed": (lambda d: d.update(seed=bytes(32).hex()), "commitment"),
    "another commitment": (lambda d: d.update(commitment=commitment(bytes(32))), "commitment"),
    "seed and commitment": (lambda d: d.update(seed=bytes(32).hex(), commitment=commitment(bytes(32))), "draw"),
    "a player's seed": (lambda d: d["seeds"].__setitem__(0, "mine"), "draw"),
    "what was drawn": (lambda d: _draw(d)["drawn"].__setitem__(0, "cards gold"), "draw"),
    "the order of what was drawn": (lambda d: _swap(_draw(d)["drawn"]), "draw"),
    "the order in a bag": (lambda d: _draw(d)["bag"].reverse(), "draw"),
    "a thing more in a bag": (lambda d: _draw(d)["bag"].insert(0, "cards gold"), "draw"),
    "a counter": (lambda d: _draw(d).update(counter=_draw(d)["counter"] + 1), "gap"),
    "the first draw left out": (lambda d: d["draws"].pop(0), "gap"),
    "a draw left out": (lambda d: d["draws"].pop(5), "gap"),
    "a draw twice": (lambda d: d["draws"].insert(3, d["draws"][3]), "gap"),
    "the last draw left out": (lambda d: d["draws"].pop(), "end"),
    "another end": (lambda d: d.update(counter=0), "end"),
    "another format": (lambda d: d.update(format="folsom fair 3"), "format"),
    "no seed": (lambda d: d.pop("seed"), "shape"),
    "a seed that is none": (lambda d: d.update(seed="xyz"), "shape"),
    "no draws": (lambda d: d.update(draws=None), "shape"),
    "a draw that is none": (lambda d: d["draws"].__setitem__(0, []), "shape"),
    "no bag": (lambda d: d["draws"][0].pop("bag"), "shape"),
    "more than there was": (lambda d: d["draws"][0].update(bag=[]), "shape"),
    "half a letter": (lambda d: d["seeds"].__setitem__(0, "\ud800"), "shape"),
    "a bag of numbers": (lambda d: d["draws"][0].update(bag=[1, 2, 3]), "shape"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_was_changed_is_found(name: str, proof: Fair) -> None:
    change, problem = CHANGES[name]
    data = deepcopy(proof)
    change(data)
    with pytest.raises(Unfair) as error:
        check_fair(data)
    assert error.value.problem == problem


def drawn_from(bag: list[str], seeds: list[str], seed: bytes = SEED) -> Fair:
    """The file of a game in which only one thing was shuffled: a bag that was emptied."""
    fair, left = Chance(seed, seeds), bag[:]
    drawn = [left.pop(fair.below(len(left))) for _ in bag]
    draws = [{"ply": 0, "counter": 0, "bag": bag, "drawn": drawn}]
    head = {"format": "folsom fair 1", "table": "t", "commitment": commitment(seed), "seed": seed.hex()}
    return head | {"seeds": seeds, "counter": fair.counter, "draws": draws}


def test_seeds_of_players_change_the_draws() -> None:
    bag = [f"card {n}" for n in range(40)]
    files = [drawn_from(bag, seeds) for seeds in (["", ""], ["mine", ""], ["", "mine"], ["é", "日本"])]
    for data in files:
        assert check_fair(data).seeds == data["seeds"]
        assert sorted(data["draws"][0]["drawn"]) == sorted(bag)
    assert len({tuple(data["draws"][0]["drawn"]) for data in files}) == len(files)


def test_a_draw_by_hand() -> None:
    """HMAC-SHA256 of seed and text, its first bits, numbers that are too large skipped: nothing else."""
    data = drawn_from(["a", "b", "c"], ["x", ""])
    left, drawn, counter = ["a", "b", "c"], [], 0
    while left:
        digest = hmac.new(SEED, f"folsom fair 1\nx\n\n{counter}".encode(), "sha256").hexdigest()
        bits = {3: 2, 2: 1, 1: 0}[len(left)]
        number = int(f"{int(digest, 16):0256b}"[:bits] or "0", 2)
        counter += 1
        if number < len(left):
            drawn.append(left.pop(number))
    assert (data["draws"][0]["drawn"], data["counter"]) == (drawn, counter)


# The command.


def folsom(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], env={"COLUMNS": "200", "NO_COLOR": "1"})


@pytest.fixture
def file(proof: Fair, tmp_path: Path) -> Path:
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(proof), encoding="utf-8")
    return path


def test_the_command_verifies_a_file(file: Path, proof: Fair) -> None:
    done = folsom("fair", "verify", file, "--lang", "en")
    assert done.exit_code == 0, done.output
    assert f"all {len(proof['draws'])} draws" in done.output and proof["commitment"] in done.output
    assert "No player added a seed" in done.output
    assert "tirages" in folsom("fair", "verify", file, "--lang", "fr").output
    assert "trekkingen" in folsom("fair", "verify", file, "--lang", "nl").output


def test_the_command_compares_what_was_noted(file: Path, proof: Fair) -> None:
    assert folsom("fair", "verify", file, "--commitment", proof["commitment"].upper()).exit_code == 0
    done = folsom("fair", "verify", file, "--commitment", "0" * 64, "--lang", "en")
    assert done.exit_code == 1 and "which was noted" in done.output


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("name", CHANGES)
def test_the_command_says_what_is_wrong(name: str, lang: str, proof: Fair, tmp_path: Path) -> None:
    data = deepcopy(proof)
    CHANGES[name][0](data)
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    done = folsom("fair", "verify", path, "--lang", lang)
    assert done.exit_code == 1 and str(path) in done.output and "Traceback" not in done.output


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000, b"[]", b"null", b"1e999"])
def test_the_command_refuses_what_is_no_file(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    path.write_bytes(text)
    assert folsom("fair", "verify", path).exit_code == 1
    assert folsom("fair", "verify", tmp_path / "none.json").exit_code == 1


# The page, and the verifier that stands alone.


def alone(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Runs the verifier without any package: ours is not there."""
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_verifier_stands_alone() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 100
    nodes = list(ast.walk(ast.parse(text)))
    imported = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    assert imported == {"hashlib", "hmac", "json", "sys"}
    assert not any(isinstance(node, ast.ImportFrom) for node in nodes)
    assert text in (DOCS / "fair.md").read_text(encoding="utf-8")


def test_the_verifier_holds_a_game_to_be_fair(file: Path, proof: Fair) -> None:
    for more in ([], [proof["commitment"]]):
        done = alone(file, *more)
        assert done.returncode == 0 and proof["commitment"] in done.stdout, done.stdout + done.stderr
    assert "noted" in alone(file, "0" * 64).stdout


@pytest.mark.parametrize("name", [name for name, (_, problem) in CHANGES.items() if problem != "shape"])
def test_the_verifier_finds_what_was_changed(name: str, proof: Fair, tmp_path: Path) -> None:
    data = deepcopy(proof)
    CHANGES[name][0](data)
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    done = alone(path)
    assert done.returncode == 1 and "NOT FAIR" in done.stdout, done.stdout + done.stderr


# The seed is nobody's business before the end.


def test_an_error_of_the_database_does_not_tell_the_seed(games: Games, at: At) -> None:
    async def inside(house: House) -> None:
        async with house.engine.connect() as connection:
            game = (await connection.execute(select(stored_games))).mappings().one()
        with pytest.raises(SQLAlchemyError) as error:
            async with writing(house.engine) as connection:
                await connection.execute(insert(stored_games).values(dict(game)))
        assert str(SEED) not in str(error.value) and repr(SEED)[2:20] not in str(error.value)

    at(games("base", 60), inside)
