"""What `make` does before it runs the tests: nothing that takes minutes."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def steps(*words: str) -> str:
    """What make would do."""
    if shutil.which("make") is None:
        pytest.skip("there is no make on this machine")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(["make", "-n", *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("words", [(), ("ARGS=-k shoot",)])
def test_no_test_waits_for_the_compiler_that_does_not_need_it(words: tuple[str, ...]) -> None:
    said = steps("test", *words)
    assert "-m pytest" in said and "tools/compiled" not in said


def test_chosen_tests_are_run_without_those_of_the_client() -> None:
    assert "npm test" in steps("test")
    assert "npm test" not in steps("test", "ARGS=-k shoot")


def test_python_keeps_what_it_has_read_whatever_the_machine_says() -> None:
    """Tests start it hundreds of times."""
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    look = "look:\n\t@env\n"
    command = ["make", "--no-print-directory", "-f", "Makefile", "-f", "-", "look"]
    done = subprocess.run(command, cwd=ROOT, env=environment, input=look, capture_output=True, text=True, check=True)
    found = done.stdout.splitlines()
    assert "PYTHONDONTWRITEBYTECODE=1" not in found
    assert f"PYTHONPYCACHEPREFIX={ROOT / 'build' / 'pycache'}" in found
