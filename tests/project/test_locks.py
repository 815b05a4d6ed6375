"""The committed locks name versions and hashes, and no address."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
ADDRESS = re.compile(r"\w+://|--(?:extra-)?index-url|--find-links", re.IGNORECASE)


def requirements(text: str) -> list[str]:
    """One string for each package: its line and those that continue it."""
    lines = [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    return [entry.strip() for entry in "\n".join(lines).replace("\\\n", " ").split("\n")]


def test_all_locks_are_there() -> None:
    names = ["requirements-build.lock", "requirements-node.lock", "requirements-play.lock", "requirements.lock"]
    assert [lock.name for lock in LOCKS] == names


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml"])
def test_locks_with_addresses_are_not_committed(name: str) -> None:
    assert name in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_no_address(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if ADDRESS.search(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_and_hashed(lock: Path) -> None:
    entries = requirements(lock.read_text(encoding="utf-8"))
    assert entries
    assert [entry for entry in entries if not re.match(r"[\w.\[\]-]+==\S+", entry)] == []
    assert [entry for entry in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry)] == []


@pytest.mark.parametrize("name", ["requirements-build.lock", "requirements-node.lock", "requirements-play.lock"])
def test_the_small_locks_are_part_of_the_full_one(name: str) -> None:
    small, full = (
        {entry.split()[0] for entry in requirements((ROOT / one).read_text(encoding="utf-8"))}
        for one in (name, "requirements.lock")
    )
    assert small - full == set()


def test_the_lock_of_the_client_holds_versions_and_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    assert packages
    assert [name for name, facts in packages.items() if "version" not in facts or "integrity" not in facts] == []
    assert [name for name, facts in packages.items() if "resolved" in facts] == []
