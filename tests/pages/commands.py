"""Commands as pages show them: they are run, or their options are read by the program itself, which then stops."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import typer.core
from typer.testing import CliRunner

from folsom.cli.commands import app

ROOT = Path(__file__).resolve().parents[2]
SETTING = re.compile(r"[A-Z_]+=")
PYTHONS = ("python", ".venv/bin/python")
LONGEST = 300  # seconds; a command that does not end by itself is not for running here
STARTED_BY_MAKE = re.compile(r"-m (folsom\.cli|pytest)\b([^&;\n]*)")

READ_PYTEST = """
import os, pathlib, pytest, sys

class OptionsOnly:
    @pytest.hookimpl(tryfirst=True)
    def pytest_cmdline_main(self, config):
        missing = [name for name in config.args if not pathlib.Path(name.partition("::")[0]).exists()]
        print(*(f"no such test: {name}" for name in missing), sep="\\n", file=sys.stderr)
        return len(missing)

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # others take seconds to load, and no page shows their options
sys.exit(pytest.main(["-p", "xdist", *sys.argv[1:]], plugins=[OptionsOnly()]))
"""

READ_SCRIPT = """
import argparse, pathlib, runpy, sys

parse = argparse.ArgumentParser.parse_args
argparse.ArgumentParser.parse_args = lambda parser: sys.exit(0 if parse(parser) else 1)
del sys.argv[0]
sys.path[0] = str(pathlib.Path(sys.argv[0]).parent)
runpy.run_path(sys.argv[0], run_name="__main__")
sys.exit("it read no options")
"""

Command = list[str]


def commands_in(text: str) -> list[Command]:
    """The words of each line; comments, and settings in front of the program, are left out."""
    found: list[Command] = []
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        while words and SETTING.match(words[0]):
            del words[0]
        if words:
            found.append(words)
    return found


def run_command(command: Command) -> str:
    """Runs a command of ours, which must succeed; returns what it printed."""
    program, *words = command
    assert program == "folsom", f"{program} is not run here: mark the block as not started, or not run"
    return run([sys.executable, "-m", "folsom.cli", *words])


def run(command: Command) -> str:
    environment = {**os.environ, "COLUMNS": "100", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


def read_command(command: Command) -> None:
    """Lets the program read its options, and refuse them."""
    program, *words = command
    if program == "folsom":
        read_folsom(words)
    elif program == "make":
        read_make(words)
    elif program in PYTHONS:
        read_script(words)
    else:
        raise AssertionError(f"nobody here can read the options of {program}: mark the block as not run")


def read_folsom(words: list[str]) -> None:
    with patch.object(typer.core.TyperCommand, "invoke", lambda command, context: None):
        result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, f"folsom {shlex.join(words)}\n{result.output}"


def read_make(words: list[str]) -> None:
    """make says what it would start; the options of that are read in turn."""
    started = STARTED_BY_MAKE.findall(run(["make", "--dry-run", *words]))
    for program, rest in started:
        if program == "pytest":
            run([sys.executable, "-c", READ_PYTEST, *shlex.split(rest)])
        else:
            read_folsom(shlex.split(rest))


def read_script(words: list[str]) -> None:
    """A script that reads its options with argparse, or takes none."""
    assert (ROOT / words[0]).is_file(), f"there is no {words[0]}"
    if words[1:]:
        run([sys.executable, "-c", READ_SCRIPT, *words])
