"""What can be set: from the command line, or from the environment (FOLSOM_PORT, FOLSOM_DATABASE, …)."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from folsom.server.operations.logs import FORMS, LEVELS

MOST_PORT: Final = 65_535
SHORTEST_KEY: Final = 22  # letters: 128 bits need as many


def data_folder() -> Path:
    """Where games are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "folsom"


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    ``origins``: addresses under which browsers may reach it, besides its own (a proxy's, with commas). ``proxies``:
    addresses of proxies whose word about the client is believed. ``bots``: processes in which bots think. ``pace``:
    seconds that each of their answers takes at least. ``guests``: how many new ones may come from one address in an
    hour. ``open_hours``: how long an open table is kept while nobody is there. ``grace_live``, ``grace_slow``: hours
    after which a game is abandoned if all its people have run out of time and nobody comes back, and after which a
    pause ends, at tables with a clock of seconds and of hours.
    ``log``: the level of the log; ``log_form``: json, text, or none, which is text on a terminal and json
    elsewhere; ``log_addresses``: whether it says where requests come from. ``metrics``: the key with which figures are
    read; without one nobody reads them.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default="", repr=False)  # may hold a password
    redis: str = field(default="", repr=False)
    workers: int = 1
    bots: int = 1
    pace: float = 0.4
    guests: int = 100
    open_hours: float = 24.0
    grace_live: float = 24.0
    grace_slow: float = 336.0
    origins: str = ""
    proxies: str = ""
    secure: bool = False
    log: str = "info"
    log_form: str = ""
    log_addresses: bool = False
    metrics: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.port <= MOST_PORT:
            raise ValueError(f"port: {self.port} is not between 0 and {MOST_PORT}")
        if self.workers < 1:
            raise ValueError("workers: at least one process must serve")
        if self.bots < 1:
            raise ValueError("bots: they need at least one process to think in")
        if not 0 <= self.pace < math.inf:
            raise ValueError("pace: seconds are not negative, and come to an end")
        if self.guests < 1:
            raise ValueError("guests: at least one an hour must be able to come in")
        if not self.open_hours > 0:
            raise ValueError("open_hours: a table must be able to be open")
        if not (self.grace_live > 0 and self.grace_slow > 0):
            raise ValueError("grace_live, grace_slow: people need some time to come back")
        if self.log not in LEVELS:
            raise ValueError(f"log: {self.log!r} is none of {', '.join(LEVELS)}")
        if self.log_form not in FORMS:
            raise ValueError(f"log_form: {self.log_form!r} is neither json nor text")
        if self.metrics and len(self.metrics) < SHORTEST_KEY:
            raise ValueError(f"metrics: a key has at least {SHORTEST_KEY} letters, so that nobody guesses it")

    @property
    def address(self) -> str:
        """The database: a file in the data folder if nothing is said."""
        return self.database or f"sqlite:///{data_folder() / 'folsom.db'}"


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """What was given, else what the environment says, else the usual. A value that makes no sense raises ValueError."""
    found: dict[str, Any] = {}
    for one in fields(Settings):
        text = environment.get(f"FOLSOM_{one.name.upper()}")
        if given.get(one.name) is not None:
            found[one.name] = given[one.name]
        elif text is not None:
            found[one.name] = _read(one.name, text, type(one.default))
    return Settings(**found)


def _read(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise ValueError(f"FOLSOM_{name.upper()}: {text!r} is neither yes nor no")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"FOLSOM_{name.upper()}: {text!r} is no number") from None
