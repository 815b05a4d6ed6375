"""A run that was stopped goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from folsom import Setup
from folsom.arena import GameResult, arena_games, run, take
from folsom.arena.store import Store, StoreError
from folsom.cli.commands import app
from patience import PATIENCE, until
from programs import folsom_at_terminal

NEVER = 20_000  # games, which no test plays to the end
COMMAND = ["arena", "--bots", "random", "--players", "3", "--seed", "4", "--json"]


def folsom(*arguments: str) -> Any:
    return CliRunner().invoke(app, [*COMMAND, *arguments], env={"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})


def timeless(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    del data["elapsed"]
    for bot in data["bots"]:
        bot["seconds"] = bot["seconds"]["decisions"]
    return data


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def begun(file: Path, *arguments: str) -> subprocess.Popen[str]:
    """A run that has played its first few games."""
    command = folsom_at_terminal(*COMMAND, "--games", str(NEVER), "--resume", str(file), *arguments)
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
    )
    until(lambda: len(lines(file)) >= 8)
    return process


def test_an_interrupted_run_says_how_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    process = begun(file, "--jobs", "2")
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to all its processes
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert "Interrupted." in err
    assert str(file) in err
    assert "Traceback" not in err


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    process = begun(file)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    before = lines(file)
    games = len(before) + 40
    with file.open("ab") as stream:  # the next game was cut off in writing
        stream.write(b'{"game":%d,"won":[1.0,0.' % (games - 1))
    done = folsom("--games", str(games), "--resume", str(file))
    assert done.exit_code == 0, done.output
    after = lines(file)
    whole = [line for line in before if line.endswith(b"}")]
    assert after[: len(whole)] == whole
    assert sorted(json.loads(line)["game"] for line in after[1:]) == list(range(games))
    assert timeless(done.stdout) == timeless(folsom("--games", str(games)).stdout)


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    first = folsom("--games", "5", "--resume", str(file))
    text = file.read_text(encoding="utf-8")
    again = folsom("--games", "5", "--resume", str(file))
    assert file.read_text(encoding="utf-8") == text
    for key in ("bots", "problems", "games"):  # even the times are those of the first run
        assert json.loads(again.stdout)[key] == json.loads(first.stdout)[key]
    assert json.loads(folsom("--games", "8", "--resume", str(file)).stdout)["games"] == 8
    assert len(lines(file)) == 9
    assert json.loads(folsom("--games", "3", "--resume", str(file)).stdout)["games"] == 3


@pytest.mark.parametrize("other", [["--seed", "5"], ["--players", "4"], ["--edition", "2014"], ["--bots", "first"]])
def test_the_file_of_another_run_is_refused(tmp_path: Path, other: list[str]) -> None:
    file = tmp_path / "run.jsonl"
    assert folsom("--games", "2", "--resume", str(file)).exit_code == 0
    text = file.read_bytes()
    done = folsom("--games", "2", "--resume", str(file), *other)
    assert done.exit_code == 2
    assert "another run" in done.stderr
    assert other[0].strip("-") in done.stderr
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", ["Dear diary,", "Dear diary,\nhello\n", "[1, 2]\n", '{"a": 1}\n', "\n\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="utf-8")
    done = folsom("--games", "2", "--resume", str(file))
    assert done.exit_code == 2
    assert "line 1" in done.stderr
    assert file.read_text(encoding="utf-8") == text


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    folsom("--games", "2", "--resume", str(file))
    text = lines(file)
    file.write_bytes(b"\n".join([text[0], b"nonsense", text[1], b""]))
    done = folsom("--games", "2", "--resume", str(file))
    assert done.exit_code == 2
    assert "line 2" in done.stderr


@pytest.mark.parametrize("cut", [0, 1, 10])
def test_a_run_that_was_stopped_at_once_begins_anew(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "run.jsonl"
    Store(file, "arena", {"seed": 1}).close()
    file.write_bytes(file.read_bytes()[:cut])
    store = Store(file, "arena", {"seed": 1})
    store.add(run(take(arena_games(Setup(()), ("first",) * 3, 1), 1))[0])
    store.close()
    store = Store(file, "arena", {"seed": 1})
    store.close()
    assert [type(result) for result in store.known] == [GameResult]
    with pytest.raises(StoreError):
        Store(file, "ladder", {"seed": 1})


def test_a_run_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    Store(file, "arena", {"seed": 1}).close()
    monkeypatch.setattr("folsom.arena.store.rules_version", lambda: "0.0.0")
    with pytest.raises(StoreError) as error:
        Store(file, "arena", {"seed": 1})
    assert list(error.value.differs) == ["folsom"]
