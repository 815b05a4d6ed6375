"""``folsom simulate`` and ``folsom bench``."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from folsom import Setup
from folsom.cli.bench import bench, measure, setup_for
from folsom.cli.simulate import simulate
from folsom.laws import LAWS, Broken, games
from folsom.laws.runs import BATCH, batches, run_trials

app = typer.Typer()
app.command("simulate")(simulate)
app.command("bench")(bench)

MEASURES = [
    "compiled",
    "games_per_second",
    "plies_per_second",
    "decisions_per_second",
    "playouts_per_second",
    "copies_per_second",
    "views_per_second",
    "determinize_per_second",
    "games_with_views_per_second",
]


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments), env={"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})


def test_batches_hold_every_seed_once() -> None:
    seeds = [seed for some in batches(7, 2 * BATCH + 3) for seed in some]
    assert seeds == list(range(7, 7 + 2 * BATCH + 3))


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one = run_trials(Setup(()), 3, BATCH + 5, 11, jobs=1)
    two = run_trials(Setup(()), 3, BATCH + 5, 11, jobs=2)
    assert one.failure is None
    assert one == two


def test_simulate_as_json() -> None:
    done = run("simulate", "--games", "2", "--players", "5", "--seed", "3", "--thorough", "--json")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data["asked"] == {"games": 2, "players": 5, "seed": 3, "edition": 2016, "thorough": True}
    assert (data["games"], data["broken"], data["failure"]) == (2, 0, None)
    assert list(data["laws"]) == list(LAWS)
    assert min(data["laws"].values()) > 0
    assert len(data["wins_by_seat"]) == 5
    assert abs(sum(data["wins_by_seat"]) - 1) < 0.01


@pytest.mark.parametrize("more", [["--edition", "2014"], ["--first-game"]])
def test_simulate_as_tables(more: list[str]) -> None:
    done = run("simulate", "--games", "5", "--players", "3", *more)
    assert done.exit_code == 0, done.output
    for law in LAWS:
        assert law in done.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["games per second", "Ghost", "seat 3"]), ("fr", ["parties par seconde", "place 3"]), ("nl", ["Gewonnen"])],
)
def test_tables_speak_a_language(lang: str, words: list[str]) -> None:
    done = run("simulate", "--games", "20", "--players", "3", "--lang", lang)
    assert done.exit_code == 0, done.output
    for word in words:
        assert word in done.stdout
    share = {"en": r"\d\.\d%", "fr": r"\d,\d\u00a0%", "nl": r"\d,\d%"}[lang]
    assert len(re.findall(share, done.stdout)) >= 6


@pytest.mark.parametrize(
    ("variant", "players", "seats"),
    [
        ("expert-2014", ["-p", "3"], 3),
        ("expert-2016", [], 4),
        ("duo", [], 2),
        ("pairs", [], 2),
        ("pairs", ["-p", "3"], 3),
        ("teams", ["-p", "6"], 6),
    ],
)
def test_simulate_a_variant(variant: str, players: list[str], seats: int) -> None:
    done = run("simulate", "--games", "3", "--variant", variant, *players, "--json")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert (data["asked"]["variants"], data["asked"]["players"]) == ([variant], seats)
    assert (data["broken"], len(data["wins_by_seat"])) == (0, seats)
    assert abs(sum(data["wins_by_seat"]) - 1) < 0.01


@pytest.mark.parametrize(
    ("arguments", "rule"),
    [
        (["--variant", "duo", "-p", "3"], "VAR-DUO-1"),
        (["--variant", "pairs", "-p", "4"], "VAR-PAIR-1"),
        (["--variant", "teams", "-p", "5"], "VAR-TEAM-1"),
        (["--variant", "duo", "--variant", "expert-2016"], "VAR-COMPAT-1"),
        (["--variant", "expert-2014", "-p", "2"], "BASE-SETUP-1"),
    ],
)
def test_a_variant_is_for_some_players_only(arguments: list[str], rule: str) -> None:
    done = run("simulate", "--games", "1", *arguments)
    assert done.exit_code == 2
    assert rule in done.output


def test_a_setup_that_cannot_be_is_refused() -> None:
    done = run("simulate", "--games", "1", "--edition", "2014", "--first-game")
    assert done.exit_code == 2
    assert "BASE-SETUP-5" in done.output


def test_a_broken_law_is_told_with_its_seed_and_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    plies = 0

    def broken(*_: object) -> None:
        nonlocal plies
        plies += 1
        if plies == 150:
            raise Broken("copies", "planted")

    monkeypatch.setattr(games, "check_copies", broken)
    done = run("simulate", "--games", "9", "--players", "3", "--seed", "50", "--thorough", "--json")
    assert done.exit_code == 1
    data = json.loads(done.stdout)
    failure = data["failure"]
    assert (data["broken"], failure["law"], failure["found"]) == (1, "copies", "planted")
    assert failure["seed"] == 50 + data["games"]
    assert failure["ply"] > 0
    plies = 0
    done = run("simulate", "--games", "9", "--players", "3", "--seed", "50", "--thorough")
    assert done.exit_code == 1
    assert f"--games 1 --seed {failure['seed']} --players 3" in done.output
    plies = 0
    done = run("simulate", "--games", "9", "--players", "3", "--seed", "5000", "--thorough", "--lang", "nl")
    assert f"met startwaarde {4950 + failure['seed']} (" in done.output


def test_bench_measures_everything() -> None:
    found = measure(setup_for(()), 0.01)
    assert list(found) == MEASURES
    assert all(found[name] > 0 for name in MEASURES[1:])


def test_bench_as_json_and_as_a_table() -> None:
    assert list(json.loads(run("bench", "--seconds", "0.01", "--json").stdout)) == MEASURES
    assert "playouts" in run("bench", "--seconds", "0.01").stdout
    assert "4 joueurs" in " ".join(run("bench", "--seconds", "0.01", "--lang", "fr").stdout.split())
