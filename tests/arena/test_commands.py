"""``folsom arena``, ``folsom ladder`` and ``folsom bots`` as people see them."""

from __future__ import annotations

import builtins
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from folsom import COMPILED
from folsom.arena import ray as arena_ray
from folsom.cli.commands import app
from folsom.cli.matches import with_address

PNG = b"\x89PNG"


def folsom(*arguments: str) -> Any:
    env = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100"}
    return CliRunner().invoke(app, list(arguments), env=env)


def test_a_match_as_json() -> None:
    done = folsom("arena", "--bots", "greedy,random", "--players", "4", "--games", "5", "--seed", "9", "--json")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    asked = {"bots": ["greedy", "random", "random", "random"], "players": 4, "games": 5, "seed": 9, "edition": 2016}
    assert data["asked"] == asked
    assert (data["compiled"], data["counted"], data["sure"], data["games"]) == (COMPILED, True, 0.95, 5)
    assert [bot["code"] for bot in data["bots"]] == ["greedy", "random"]
    for bot in data["bots"]:
        assert set(bot["seconds"]) == {"decisions", "mean", "median", "p95", "slowest"}
        assert bot["fair"] == 0.25
        assert bot["n"] == 5
        assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
        assert bot["money_interval"][0] <= bot["money"] <= bot["money_interval"][1]
    assert (data["failures"], data["problems"]) == (0, [])


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["wins", "fair", "random ×2"]), ("fr", ["équité"]), ("nl", ["eerlijk", "traagst"])]
)
def test_a_match_as_table(lang: str, words: list[str]) -> None:
    done = folsom("arena", "--bots", "first,random", "--players", "3", "--games", "3", "--lang", lang)
    assert done.exit_code == 0, done.output
    for word in [*words, "first"]:
        assert word in done.stdout


def test_setups_reach_the_games() -> None:
    options = ["--variant", "teams", "--box", "horses-light", "--edition", "2014", "--json"]
    done = folsom("arena", "--bots", "first", "--players", "4", "--games", "1", *options)
    assert done.exit_code == 0, done.output
    asked = json.loads(done.stdout)["asked"]
    assert (asked["variants"], asked["boxes"], asked["edition"]) == (["teams"], ["horses-light"], 2014)
    assert json.loads(done.stdout)["bots"][0]["fair"] == 0.5


def test_a_failure_is_told_and_ends_with_status_1() -> None:
    done = folsom("arena", "--bots", "broken,random", "--players", "3", "--games", "1")
    assert done.exit_code == 1
    assert "RuntimeError: out of order" in done.stderr
    data = json.loads(folsom("arena", "--bots", "broken,random", "--players", "3", "--games", "1", "--json").stdout)
    assert data["failures"] > 5
    assert data["problems"][0]["code"] == "broken"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "--bots", "nobody"], "no bot is called 'nobody'"),
        (["arena", "--bots", " , "], "no bot is named"),
        (["arena", "--bots", "random:5"], "says nothing to random"),
        (["arena", "--bots", "first,stillborn"], "'stillborn': OSError: no model"),
        (["arena", "--bots", "first,first,first,first", "--players", "3"], "4 bots cannot sit on 3 seats"),
        (["arena", "--bots", "first", "--players", "2"], "2 players"),
        (["arena", "--bots", "first", "--plot", "picture.doc"], "picture.doc"),
        (["arena", "--bots", "first", "--plot", "no/such/folder/a.png"], "no/such/folder"),
        (["arena", "--bots", "first", "--resume", "no/such/folder/a"], "no/such/folder"),
        (["ladder", "--bots", "first"], "two different bots"),
        (["ladder", "--bots", "first,random", "--players", "3,x"], "3,x"),
        (["ladder", "--bots", "first,random", "--players", "3,9"], "9 players"),
        (["study", "--out", "x", "--bot", "outlaw,random"], "one bot"),
        (["study", "--out", "x", "--players", "2"], "2 players"),
        (["study", "--out", f"{__file__}/x"], "test_commands.py/x"),
    ],
)
def test_what_cannot_be_run_is_refused(arguments: list[str], words: str) -> None:
    done = folsom(*arguments)
    assert done.exit_code == 2
    assert words in done.stderr


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(**where: object) -> None:
        raise ConnectionError(f"nobody is at {where['address']}")

    monkeypatch.setattr(arena_ray, "_ray", lambda: SimpleNamespace(is_initialized=lambda: False, init=lost))
    done = folsom("arena", "--bots", "first", "--games", "1", "--ray", "host:1")
    assert done.exit_code == 2
    assert "nobody is at host:1" in done.stderr


def test_pictures_are_drawn(tmp_path: Path) -> None:
    for command in ("arena", "ladder"):
        file = tmp_path / f"{command}.png"
        done = folsom(command, "--bots", "greedy,random", "--games", "3", "--players", "3", "--plot", str(file))
        assert done.exit_code == 0, done.output
        assert file.read_bytes().startswith(PNG)
    file = tmp_path / "arena.svg"
    folsom("arena", "--bots", "greedy,random", "--games", "3", "--players", "3", "--plot", str(file))
    assert "<svg" in file.read_text(encoding="utf-8")


def test_a_ladder_as_json_and_table() -> None:
    command = ["ladder", "--bots", "greedy,sleeper", "--games", "8", "--players", "3,4"]
    data = json.loads(folsom(*command, "--json").stdout)
    assert data["asked"]["players"] == [3, 4]
    assert [bot["code"] for bot in data["bots"]] == ["greedy", "sleeper"]
    assert set(data["bots"][0]) >= {"rating", "sigma", "interval", "share", "share_interval", "n", "seconds"}
    done = folsom(*command)
    assert done.exit_code == 0
    assert done.stdout.index("greedy") < done.stdout.index("sleeper")


def test_bots_are_listed() -> None:
    done = folsom("bots", "--lang", "nl")
    assert done.exit_code == 0, done.output
    assert "random" in done.stdout
    assert "bot-" not in done.stdout
    assert "Takes the first." in done.stdout  # its own words, where there is no text with that id


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("matplotlib", ["arena", "--bots", "first", "--plot", "a.png"], "folsom[arena]"),
        ("matplotlib", ["study", "--out", "x"], "folsom[arena]"),
        ("openskill", ["ladder", "--bots", "first,random"], "folsom[arena]"),
        ("ray", ["arena", "--bots", "first", "--ray"], "folsom[ray]"),
    ],
)
def test_what_is_not_installed_is_said(
    monkeypatch: pytest.MonkeyPatch, name: str, arguments: list[str], words: str
) -> None:
    real: Callable[..., Any] = builtins.__import__

    def importing(module: str, *more: Any, **named: Any) -> Any:
        if module.partition(".")[0] == name:
            raise ImportError(module)
        return real(module, *more, **named)

    monkeypatch.setattr(builtins, "__import__", importing)
    done = folsom(*arguments)
    assert done.exit_code == 2
    assert words in done.stderr


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["--ray"], ["--ray", "local"]),
        (["--ray", "--json"], ["--ray", "local", "--json"]),
        (["--ray", "host:6379", "--json"], ["--ray", "host:6379", "--json"]),
        (["--json"], ["--json"]),
    ],
)
def test_ray_stands_alone_or_has_an_address(before: list[str], after: list[str]) -> None:
    assert with_address(before) == after
