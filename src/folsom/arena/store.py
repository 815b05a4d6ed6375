"""A file that remembers finished games, so that a run which was stopped goes on where it was.

One line of JSON for each: first what is being run, and with which version; then the games in the order in which they
ended.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from folsom.arena.match import GameResult
from folsom.notation.record.data import rules_version

FORMAT: Final = 1


class StoreError(Exception):
    """A file that cannot be gone on with: it belongs to another run (what differs), or is none of ours (a line)."""

    def __init__(self, differs: dict[str, tuple[Any, Any]] | None = None, line: int = 0) -> None:
        super().__init__(f"line {line}" if line else f"another run: {differs}")
        self.differs = differs or {}
        self.line = line


class Store:
    """The games of one run in a file; a last line that was cut off in writing is dropped."""

    def __init__(self, file: Path, run: str, asked: dict[str, Any]) -> None:
        header = {"run": run, "format": FORMAT, "folsom": rules_version()} | asked
        self.known: list[GameResult] = []
        text = file.read_bytes() if file.exists() else b""
        first = _line(header)
        if first.startswith(text):  # new, or stopped at once
            file.write_bytes(first)
        else:
            whole = text[: text.rfind(b"\n") + 1]
            lines = whole.splitlines() or [text]
            self._check(lines[0], header)
            self.known = [_result(line, number) for number, line in enumerate(lines[1:], 2)]
            if whole != text:
                with file.open("rb+") as stream:
                    stream.truncate(len(whole))
        self.stream = file.open("ab")

    def _check(self, line: bytes, header: dict[str, Any]) -> None:
        """Refuses the file of another run."""
        found = _data(line, 1)
        if "run" not in found:
            raise StoreError(line=1)
        wanted = json.loads(json.dumps(header))
        keys = [*wanted, *[key for key in found if key not in wanted]]
        if differs := {key: (found.get(key), wanted.get(key)) for key in keys if found.get(key) != wanted.get(key)}:
            raise StoreError(differs)

    def add(self, result: GameResult) -> None:
        """A game has ended: written at once."""
        self.stream.write(_line(result.as_data()))
        self.stream.flush()

    def close(self) -> None:
        """Nothing more comes."""
        self.stream.close()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _data(line: bytes, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        raise StoreError(line=number) from None
    if not isinstance(found, dict):
        raise StoreError(line=number)
    return found


def _result(line: bytes, number: int) -> GameResult:
    try:
        return GameResult(**_data(line, number))
    except TypeError:
        raise StoreError(line=number) from None
