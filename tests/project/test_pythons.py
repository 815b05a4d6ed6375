"""tools/pythons runs the tests on other Pythons; here on a stand-in for one, in a small tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
PACKAGES = ("execnet", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "pytest-xdist")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with the tool, a lock of what pytest needs, one rule test, and a python3.13 that is really this one."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "pythons", tmp_path / "tools")
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    entries = re.findall(rf"^(?:{'|'.join(PACKAGES)})==(?:.*\\\n)+.*\n", lock, re.MULTILINE)
    assert len(entries) == len(PACKAGES)
    (tmp_path / "requirements.lock").write_text("".join(entries), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "laws").mkdir()
    (tmp_path / "pyenv").mkdir()
    stand_in = tmp_path / "path" / "python3.13"
    stand_in.parent.mkdir()
    stand_in.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    stand_in.chmod(0o755)
    return tmp_path


def pythons(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The tool, which finds nothing but the stand-in."""
    environment = {**os.environ, "PATH": str(tree / "path"), "PYENV_ROOT": str(tree / "pyenv")}
    command = [sys.executable, str(tree / "tools" / "pythons"), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def write_test(tree: Path, law: str) -> None:
    """A test that also says where it ran."""
    text = f"import sys\n\ndef test_one():\n    assert 'build/pythons/{OWN}' in sys.prefix\n    assert {law}\n"
    (tree / "tests" / "laws" / "test_one.py").write_text(text, encoding="utf-8")


def test_tests_run_on_the_other_python(tree: Path) -> None:
    write_test(tree, "True")
    done = pythons(tree, "--besides", "3.99")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Python {OWN}: {sys.executable}" in done.stdout
    assert "1 passed" in done.stdout


def test_a_test_that_fails_there_fails(tree: Path) -> None:
    write_test(tree, "False")
    done = pythons(tree, "--besides", "3.99")
    assert done.returncode == 1
    assert "1 failed" in done.stdout
    assert f"error: failed on Python {OWN}" in done.stderr


def test_an_environment_that_cannot_be_made_fails(tree: Path) -> None:
    write_test(tree, "True")
    lock = tree / "requirements.lock"
    lock.write_text(re.sub(r"sha256:\w{8}", "sha256:00000000", lock.read_text(encoding="utf-8")), encoding="utf-8")
    done = pythons(tree, "--besides", "3.99")
    assert done.returncode == 1
    assert "ash" in done.stderr  # hashes that do not fit
    assert "passed" not in done.stdout


def test_no_other_python_is_no_failure(tree: Path) -> None:
    done = pythons(tree)
    assert (done.returncode, done.stdout) == (0, f"no other Python on this machine (besides {OWN})\n")


def test_one_that_does_not_start_is_none(tree: Path) -> None:
    (tree / "path" / "python3.13").write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    done = pythons(tree, "--besides", "3.99")
    assert (done.returncode, done.stdout) == (0, "no other Python on this machine (besides 3.99)\n")
