"""``folsom scenario check`` and ``folsom scenario schema``."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from folsom.cli.scenario import app
from folsom.notation.scenario import schema

GOOD = "title: good\nrules: [BASE-ROUND-1]\nthen: {round: 1}\n"
BAD = "title: bad\nrules: [BASE-ROUND-1]\nthen: {round: 2}\n"
ODD = "title: odd\nrules: [BASE-ROUND-1]\nthn: {round: 1}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sub").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "sub" / "bad.yaml").write_text(BAD, encoding="utf-8")
    (tmp_path / "sub" / "odd.yaml").write_text(ODD, encoding="utf-8")
    return tmp_path


def check(*arguments: object) -> Result:
    environment = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    return CliRunner().invoke(app, ["check", *map(str, arguments)], env=environment)


def test_what_holds_is_counted(folder: Path) -> None:
    done = check(folder / "good.yaml")
    assert (done.exit_code, done.output) == (0, "scenarios: 1, all hold\n")


def test_what_fails_is_shown_with_expected_and_found(folder: Path) -> None:
    done = check(folder)
    assert done.exit_code == 1
    assert "bad.yaml (bad)\n       then.round: expected 2, found 1\n" in done.output
    assert "thn: no such key: did you mean 'then'?" in done.output
    assert "good.yaml" not in done.output
    assert done.output.endswith("scenarios: 3, failed: 2\n")


def test_all_are_named_if_wanted(folder: Path) -> None:
    assert "good.yaml (good)" in check(folder, "--verbose").output


def test_it_speaks_the_language_asked_for(folder: Path) -> None:
    french = check(folder, "--lang", "fr", "--verbose").output
    assert f"ok    {folder / 'good.yaml'} (good)\n" in french
    assert "bad.yaml (bad)\n      then.round: expected 2, found 1\n" in french
    assert french.endswith("scénarios\u00a0: 3, en échec\u00a0: 2\n")
    assert check(folder / "good.yaml", "--lang", "nl").output == "scenario’s: 1, alle geslaagd\n"
    assert check(folder / "empty", "--lang", "nl").output == "geen scenario gevonden\n"


def test_nothing_found_is_a_failure(folder: Path) -> None:
    done = check(folder / "empty")
    assert (done.exit_code, done.output) == (1, "no scenario found\n")
    assert check(folder / "none.yaml").exit_code == 1


def test_the_schema_is_printed_with_the_keys_of_boxes() -> None:
    done = CliRunner().invoke(app, ["schema"])
    assert json.loads(done.output) == schema()
    assert "hostages left" in done.output
