"""``folsom record``, ``folsom position`` and ``folsom perft``."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from folsom import SPECTATOR, Setup, new_game, view
from folsom.cli.commands import app
from folsom.notation.perft import divided, perft
from folsom.notation.position import parse_position, position_text
from folsom.notation.record import record_text
from folsom.notation.scenario import check_text
from laws.tables import started
from notation.games import random_record

FOUR = Setup(("doc", "belle", "tuco", "django"))
DUO = Setup(("doc", "belle", "tuco", "django"), variants=("duo",))


def folsom(*arguments: object, typed: str = "") -> Result:
    environment = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [str(argument) for argument in arguments], env=environment, input=typed)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record_text(random_record(FOUR, 3)), encoding="utf-8")
    return path


def test_show_tells_what_a_record_holds(file: Path) -> None:
    done = folsom("record", "show", file)
    assert done.exit_code == 0, done.output
    assert "4 players" in done.output and "bandits: doc, belle, tuco, django" in done.output
    assert "winners: " in done.output and "sha256" not in done.output


def test_verify_plays_it_again(file: Path) -> None:
    done = folsom("record", "verify", file)
    assert (done.exit_code, "the record holds" in done.output) == (0, True)
    assert "klopt" in folsom("record", "verify", file, "--lang", "nl").output


def test_a_cut_or_altered_record_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:500], encoding="utf-8")
    done = folsom("record", "verify", file)
    assert done.exit_code == 1 and "line " in done.output and "cut off" in done.output
    file.write_text(text.replace("play", "hide", 1), encoding="utf-8")
    assert "altered" in folsom("record", "verify", file).output
    assert folsom("record", "show", file.parent / "none.txt").exit_code == 1


def test_replay_shows_every_position(file: Path) -> None:
    done = folsom("record", "replay", file)
    assert done.exit_code == 0, done.output
    assert done.output.count("Locomotive") > 50
    assert "The game is over." in done.output and "winners: " in done.output


@pytest.mark.parametrize("at", [0, 1, 2, 3, 12, 60])
@pytest.mark.parametrize("seat", [None, 1, 4])
def test_replay_shows_one_position(file: Path, at: int, seat: int | None) -> None:
    done = folsom("record", "replay", file, "--at", at, *(["--seat", seat] if seat else []))
    assert done.exit_code == 0, done.output
    assert "A draw is open" in done.output or f"Ply {at} of" in done.output


def test_replay_refuses_what_is_not_there(file: Path) -> None:
    assert "none of them" in folsom("record", "replay", file, "--at", 9999).output
    assert folsom("record", "replay", file, "--seat", 5).exit_code == 1


@pytest.mark.parametrize("setup", [FOUR, DUO, Setup(FOUR.bandits, edition=2014, variants=("expert-2014",))])
def test_positions_become_scenarios(setup: Setup, tmp_path: Path) -> None:
    record = random_record(setup, 5)
    path = tmp_path / "game.txt"
    path.write_text(record_text(record), encoding="utf-8")
    made = 0
    for at in range(2, len(record.plies) + 1, 19):
        done = folsom("record", "scenario", path, "--at", at)
        if done.exit_code:
            assert "a draw is open" in done.output
            continue
        made += 1
        report = check_text(done.output)
        assert report.passed, (at, report.problems)
    assert made > 2


def test_a_scenario_is_short_and_says_who_is_asked(file: Path) -> None:
    out = file.parent / "scenario.yaml"
    done = folsom("record", "scenario", file, "--at", 8, "--out", out)
    assert done.exit_code == 0, done.output
    text = out.read_text(encoding="utf-8")
    assert "phase: planning" in text and "asked: " in text and "about: Plan" in text
    assert "decks" not in text and "loot" not in text and "revolvers" not in text


def test_a_ply_that_is_not_there_makes_no_scenario(file: Path) -> None:
    done = folsom("record", "scenario", file, "--at", 9999)
    assert done.exit_code == 1 and "9999" in done.output


@pytest.mark.parametrize("setup", [FOUR, DUO])
@pytest.mark.parametrize("answers", [0, 1, 2, 9, 40, 1000])
def test_a_position_is_drawn(setup: Setup, answers: int) -> None:
    g = started(setup, 4, answers)
    for seen in (g, view(g, 1), view(g, SPECTATOR)):
        done = folsom("position", position_text(seen, setup))
        assert done.exit_code == 0, done.output
        assert "Locomotive" in done.output


def test_a_position_may_come_from_a_pipe() -> None:
    done = folsom("position", "-", typed=position_text(started(FOUR, 4, 9), FOUR) + "\n")
    assert "Locomotive" in done.output


def test_the_bare_table_and_a_wrong_text_are_told() -> None:
    assert "the train is drawn first" in folsom("position", position_text(new_game(FOUR), FOUR)).output
    done = folsom("position", "folsom 1; bandits: doc")
    assert done.exit_code == 1 and "This is no position" in done.output


def test_perft_counts_from_a_position() -> None:
    g = started(FOUR, 4, 9)
    done = folsom("perft", position_text(g, FOUR), "--depth", 2, "--divide")
    assert done.exit_code == 0, done.output
    assert f"1: {len(g.options)}\n2: {perft(g, 2)}\n" in done.output
    assert sum(count for _, count in divided(g, 2)) == perft(g, 2)
    assert all(f"  {ply}: {count}\n" in done.output for ply, count in divided(g, 2))


def test_perft_counts_from_a_seed() -> None:
    done = folsom("perft", "--variant", "pairs", "--players", 3, "--depth", 2)
    assert done.exit_code == 0, done.output
    text, *counts = done.output.splitlines()
    assert counts == ["1: 2", "2: 4"]
    assert parse_position(text).setup.variants == ("pairs",)
    assert folsom("perft", "--variant", "duo", "--players", 5).exit_code == 2


def test_perft_counts_no_view() -> None:
    g = started(FOUR, 4, 9)
    assert folsom("perft", position_text(view(g, 0), FOUR)).exit_code == 2
