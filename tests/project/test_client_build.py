"""Building the browser's client: when it is due, and with which Node."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import web_build


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client's sources and texts in a folder of their own."""
    for name in ("web/src/main.ts", "web/node_modules/x.js", "src/folsom/text/en/web.ftl", "client/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    for name, path in {"ROOT": "", "WEB": "web", "TEXTS": "src/folsom/text", "CLIENT": "client"}.items():
        monkeypatch.setattr(web_build, name, tmp_path / path)
    monkeypatch.setattr(web_build, "STAMP", tmp_path / "client" / ".stamp")
    return tmp_path


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/more.ts", "src/folsom/text/en/web.ftl"])
def test_a_client_is_built_again_when_its_sources_or_texts_change(sources: Path, changed: str) -> None:
    assert not web_build.is_current()
    web_build.STAMP.write_text(web_build.fingerprint())
    assert web_build.is_current()
    (sources / "web/node_modules/x.js").write_text("two")
    assert web_build.is_current()
    (sources / changed).write_text("two")
    assert not web_build.is_current()


def test_a_source_package_that_brings_its_client_builds_none(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_build, "WEB", sources / "none")
    assert web_build.is_current()
    web_build.CLIENT.joinpath("index.html").unlink()
    assert not web_build.is_current()


@pytest.mark.parametrize(
    ("said", "found"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("v18.20.1", False), ("", False)]
)
def test_the_node_of_the_machine_must_be_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, found: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{said}'\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    assert (web_build.system_node() is not None) == found


def test_without_node_on_the_machine_that_of_the_package_is_found(tmp_path: Path) -> None:
    found = web_build.packaged_node()  # it is among the packages for tests
    assert found is not None
    assert found.environment["PATH"].startswith(str(found.folder))
    assert web_build.packaged_node(tmp_path) is None


@pytest.mark.parametrize(("value", "wish"), [("1", "1"), ("yes", "1"), ("0", "0"), ("off", "0"), ("", ""), ("x", "")])
def test_the_environment_says_whether_to_build(monkeypatch: pytest.MonkeyPatch, value: str, wish: str) -> None:
    monkeypatch.setenv("FOLSOM_WEB", value)
    assert web_build.wish() == wish
