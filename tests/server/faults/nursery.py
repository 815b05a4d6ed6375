"""Servers that start quickly: one process loads everything, and others fork off it, each a server of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from folsom.server.settings import Settings
from patience import PATIENCE

TESTS = Path(__file__).parents[2]


def main() -> None:
    """The process that forks: it is told settings and says the number of the new process; or waits for one to end."""
    from folsom.server.serve import serve

    for name in ("aiosqlite", "asyncpg", "uvloop"):
        import_module(name)
    for line in sys.stdin:
        asked = json.loads(line)
        if isinstance(asked, int):
            print(os.waitstatus_to_exitcode(os.waitpid(asked, 0)[1]), flush=True)
            continue
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(Settings(**asked), lambda port: None)
            os._exit(0)
        print(pid, flush=True)


class Forked:
    """A server in a process of its own."""

    def __init__(self, nursery: Nursery, settings: Settings) -> None:
        self.nursery = nursery
        self.port = settings.port
        self.pid: int | None = nursery.ask(asdict(settings))

    async def ready(self) -> None:
        """Waits until it listens."""
        await listening(self.port)

    def kill(self) -> None:
        """Ends it without warning."""
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> int | None:
        """Ends it, in good order if nothing else is said, and waits for that; its exit code."""
        self.tell(how)
        return self.ended()

    def tell(self, how: int = signal.SIGTERM) -> None:
        """Tells it to end."""
        if self.pid is not None:
            os.kill(self.pid, how)

    def ended(self) -> int | None:
        """Waits until it has ended; its exit code."""
        pid, self.pid = self.pid, None
        return None if pid is None else self.nursery.ask(pid)


class Nursery:
    """Where servers come from."""

    def __init__(self) -> None:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-c", "from server.faults.nursery import main; main()"]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, env=environment, text=True, **pipes)
        self.servers: list[Forked] = []

    def ask(self, what: Any) -> int:
        """Asks for something; the number that is said."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def serve(self, **settings: Any) -> Forked:
        """A new server."""
        usual = {"log": "error", "pace": 0.0}
        server = Forked(self, Settings(**usual | settings))
        self.servers.append(server)
        return server

    def clear(self) -> None:
        """Ends all servers that are left."""
        for server in self.servers:
            server.kill()
        self.servers.clear()


@contextmanager
def nursery() -> Iterator[Nursery]:
    """Where servers come from, until the end."""
    found = Nursery()
    try:
        yield found
    finally:
        found.clear()
        with found.process:
            found.process.terminate()


async def listening(port: int, process: subprocess.Popen[Any] | None = None, seconds: float = PATIENCE) -> None:
    """Waits until somebody listens."""
    limit = time.monotonic() + seconds
    while True:
        assert time.monotonic() < limit and (process is None or process.poll() is None), "the server did not start"
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return
