"""`folsom watch`: bots play, step by step."""

import pytest
from typer.testing import CliRunner, Result

from folsom.cli.commands import app
from folsom.text import Texts


def watch(*arguments: str, lines: int = 0, text: str = "") -> Result:
    environment = {"COLUMNS": "100", "LINES": "35", "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["watch", "--seed", "9", *arguments], input=text or "\n" * lines, env=environment)


@pytest.mark.parametrize(("lang", "eyes"), [("en", []), ("fr", ["--seat", "2"]), ("nl", ["--all-seeing"])])
def test_to_the_end(lang: str, eyes: list[str]) -> None:
    done = watch("--auto", "--lang", lang, *eyes)
    assert done.exit_code == 0, done.output
    assert Texts(lang).say("heading-score") in done.output
    assert "folsom watch --seed 9 --players 4" in done.output


@pytest.mark.parametrize("extra", [["--players", "6", "--first-game"], ["--players", "3", "--edition", "2014"]])
def test_other_games(extra: list[str]) -> None:
    assert "The score" in watch("--delay", "0", *extra).output


def test_enter_goes_on() -> None:
    done = watch(lines=300)
    assert done.exit_code == 0
    assert "The score" in done.output
    few = watch(lines=3)
    assert few.output.count("Enter: next step, q: quit") == 4
    assert "No more input: the game ends here." in few.output


def test_q_quits() -> None:
    done = watch(text="\nq\n")
    assert done.exit_code == 0
    assert "You left the train." in done.output


def test_what_eyes_see() -> None:
    nobody = watch(lines=1).output
    assert "Your hand" not in nobody
    assert watch("--seat", "2", lines=1).output.count("Your hand:") == 2
    everything = watch("--all-seeing", lines=1).output
    assert "Your hand" not in everything
    assert everything.count("Shoot") > nobody.count("Shoot")


def test_a_seat_that_is_not_there() -> None:
    done = watch("--seat", "5")
    assert done.exit_code == 2
    assert "there are only 4 seats" in done.output


def test_a_delay_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    watch("--delay", "0.5")
    assert len(waited) > 50 and set(waited) == {0.5}
