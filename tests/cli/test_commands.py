"""The `folsom` command as a program."""

import os
import subprocess
import sys
from importlib.metadata import version

import pytest
from typer.testing import CliRunner

from folsom import COMPILED
from folsom.cli.commands import app
from folsom.cli.words import language_in

COMMANDS = (
    *("play", "watch", "simulate", "arena", "ladder", "study", "bots"),
    *("bench", "scenario", "record", "position", "perft"),
)


def program(*arguments: str, lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": lang, "LC_ALL": "", "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
    command = [sys.executable, "-m", "folsom.cli", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL
    )


def test_help_names_all_commands() -> None:
    done = program("--help")
    assert done.returncode == 0, done.stderr
    for command in COMMANDS:
        assert command in done.stdout


def test_the_version_is_that_of_the_package() -> None:
    line = f"folsom {version('folsom')} ({'compiled' if COMPILED else 'plain Python'})\n"
    assert program("--version").stdout == line
    assert CliRunner().invoke(app, ["--version"]).output == line


def test_the_version_comes_before_all_else_is_read() -> None:
    code = (
        "import sys; from folsom.cli import main; sys.argv[1:] = ['--version']; main(); print('typer' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["False"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--help"])
    assert done.exit_code == 0
    assert command in done.output


def test_help_speaks_the_language_of_the_terminal() -> None:
    assert "Nombre de joueurs." in program("play", "--help", lang="fr_FR.UTF-8").stdout
    assert "Aantal spelers." in program("play", "--lang", "nl", "--help").stdout


def test_a_game_speaks_the_language_of_the_terminal() -> None:
    done = program("play", "--bandit", "doc", lang="nl_BE.UTF-8")
    assert done.returncode == 0, done.stderr
    assert "Geen invoer meer" in done.stdout
    assert "Plus d’entrée" in program("play", "--bandit", "doc", "--lang", "fr", lang="nl_BE.UTF-8").stdout


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [(["--lang", "fr"], "fr"), (["--lang=nl"], "nl"), (["--lang"], "en"), (["--lang", "xx"], "en"), ([], "en")],
)
def test_the_language_is_found_before_parsing(arguments: list[str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_in(arguments) == lang
