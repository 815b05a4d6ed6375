"""The study of the game: its sums add up, and its report is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from folsom import Setup
from folsom.arena import GameResult, run, take
from folsom.arena.sources import SOURCES, Sources
from folsom.arena.study import Book, Setting, Wins, settings_for, study, study_games, usual
from folsom.arena.study_report import report
from folsom.cli import study as command
from folsom.cli.commands import app
from folsom.text import Texts

PNG = b"\x89PNG"


def results_of(setup: Setup, players: int, games: int, code: str = "greedy") -> list[GameResult]:
    schedule = take(study_games([Setting(players, setup)], code, 3), games)
    return run(schedule, make_study=Sources)


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        (Setup(()), 4),
        (Setup((), edition=2014), 6),
        (Setup((), first_game=True), 3),
        (Setup((), variants=("expert-2016",)), 5),
        (Setup((), variants=("teams",)), 4),
        (Setup((), variants=("pairs",)), 3),
        (Setup((), variants=("duo",)), 2),
        (Setup((), boxes=("horses",)), 4),
        (Setup((), variants=("teams",), boxes=("horses",)), 4),
    ],
    ids=lambda value: "-".join((*value.variants, *value.boxes, str(value.edition))) if isinstance(value, Setup) else "",
)
@pytest.mark.parametrize("code", ["greedy", "random"])
def test_money_by_source_is_the_money_of_the_outcome(setup: Setup, players: int, code: str) -> None:
    """And nothing of it is left unexplained."""
    for result in results_of(setup, players, 4, code):
        facts = result.more
        for side in set(result.sides):
            seats = [seat for seat, own in enumerate(result.sides) if own == side]
            own = [money for money, seat in zip(facts["money"], facts["leaders"]) if seat in seats]
            assert sum(sum(money.values()) for money in own) == result.money[seats[0]]
        assert all(set(money) <= set(SOURCES) - {"other"} for money in facts["money"])
        assert len(facts["rounds"]) == 5
        assert facts["first"] in range(players)


def test_every_source_of_the_base_game_brings_something() -> None:
    found = {source for result in results_of(Setup(()), 5, 40, "random") for m in result.more["money"] for source in m}
    assert found == {"start", "purse", "jewel", "strongbox", "punch", "event", "sharpshooter"}


def test_hostages_bring_ransoms() -> None:
    found = {
        s
        for result in results_of(Setup((), boxes=("horses",)), 5, 6, "random")
        for m in result.more["money"]
        for s in m
    }
    assert "power" in found


def test_wins_add_up() -> None:
    settings = settings_for(Setup(()), [3, 4], ["teams"])
    schedule = take(study_games(settings, "random", 3), 36)
    data = study(schedule, run(schedule, make_study=Sources), settings, {"seed": 3})
    games = data["games"]
    assert games == 36
    assert [one["games"] for one in data["settings"]] == [12, 12, 12]
    for key in ("bandits", "seats", "turns"):
        trials = sum(one["n"] for one in data[key].values())
        assert trials == 12 * (3 + 4 + 4)
        wins = sum(one["n"] * one["share"] for one in data[key].values())
        assert wins == pytest.approx(12 + 12 + 24, abs=0.01)
        fair = sum(one["n"] * one["fair"] for one in data[key].values())
        assert fair == pytest.approx(12 + 12 + 24, abs=0.01)
    cards = sum(wins["n"] for card in data["rounds"].values() for wins in card["bandits"].values())
    assert cards == 5 * 12 * (3 + 4 + 4)
    for money in data["money"].values():
        assert sum(money[source]["mean"] for source in SOURCES) == pytest.approx(money["all"]["mean"], abs=0.1)


def test_what_is_usual_for_a_card_is_weighed_by_setting() -> None:
    """Doc wins half of his games of three and a tenth of those of six, where the card is three times as often."""
    three, six = Book(), Book()
    three.bandits["doc"], six.bandits["doc"] = Wins(10, 5.0), Wins(10, 1.0)
    three.rounds["bridge"], six.rounds["bridge"] = {"doc": Wins(2)}, {"doc": Wins(6)}
    assert usual("bridge", "doc", [three, six]) == pytest.approx((2 * 0.5 + 6 * 0.1) / 8)


def test_a_round_card_counts_in_games_that_nobody_won() -> None:
    book = Book()
    facts = {"bandits": ["doc"], "won": [0.0], "money": [{}], "rounds": ["bridge"], "first": 0}
    book.add(GameResult(0, [0.0], [0], [0], [0], [[1]], more=facts))
    card = book.as_data()["rounds"]["bridge"]
    assert (card["games"], card["bandits"]["doc"]["n"]) == (1, 1)


def a_study(games: int) -> dict[str, Any]:
    settings = settings_for(Setup(()), [3])
    schedule = take(study_games(settings, "first", 3), games)
    asked = {"seed": 3, "bot": "first", "edition": 2016}
    return study(schedule, run(schedule, make_study=Sources), settings, asked)


def folsom(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments), env={"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""})


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["# How balanced is the train robbery?", "| Belle |", "Sharpshooter", "normal game, 3 players"]),
        ("fr", ["## Victoires par bandit", "bourses volées"]),
        ("nl", ["## Winst per bandiet", "scherpschutter"]),
    ],
)
def test_the_report_speaks_a_language(lang: str, words: list[str]) -> None:
    page = report(Texts(lang), a_study(6), [])
    for word in words:
        assert word in page


def test_the_report_is_written_with_pictures(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "study"
    done = folsom("study", "--games", "24", "--players", "3", "--by-variant", "--out", str(out))
    assert done.exit_code == 0, done.output
    page = (out / "report.md").read_text(encoding="utf-8")
    pictures = {"bandits.png", "seats.png", "rounds.png", "money.png", "settings.png"}
    assert {file.name for file in out.glob("*.png")} == pictures
    for name in pictures:
        assert f"({name})" in page
        assert (out / name).read_bytes().startswith(PNG)
    assert json.loads((out / "study.json").read_text(encoding="utf-8"))["games"] == 24


def test_a_study_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "write_study", lambda out, texts, data: out.mkdir(exist_ok=True))
    file = tmp_path / "games.jsonl"
    arguments = ["study", "--players", "3", "--bot", "greedy", "--resume", str(file), "--out", str(tmp_path / "out")]
    assert folsom(*arguments, "--games", "4").exit_code == 0
    before = file.read_bytes()
    assert folsom(*arguments, "--games", "7").exit_code == 0
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 8
