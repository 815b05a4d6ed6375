"""A server in a process of its own, all of whose output is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from patience import PATIENCE
from server.services import free_port


class Process:
    """``folsom serve``, with settings from the environment."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.output = folder / f"output-{self.port}"
        usual = {"port": str(self.port), "database": f"sqlite:///{folder / 'served.db'}"} | settings
        environment = os.environ | {f"FOLSOM_{name.upper()}": value for name, value in usual.items()}
        with self.output.open("wb") as file:
            command = [sys.executable, "-m", "folsom.cli", "serve"]
            self.process = subprocess.Popen(command, env=environment, stdout=file, stderr=subprocess.STDOUT)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """All that it has printed so far."""
        return self.output.read_text()

    def wait_until_ready(self) -> None:
        """Waits until it serves."""
        limit = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None and time.monotonic() < limit, self.said
            try:
                if httpx.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Tells it to stop; its status."""
        self.process.send_signal(sign)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        """Ends it if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Process]:
    """A process that serves."""
    process = Process(folder, **settings)
    try:
        process.wait_until_ready()
        yield process
    finally:
        process.end()
