"""Real PostgreSQL and Redis for tests: each starts in a folder of its own, on a free port, and ends with the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path

from patience import PATIENCE, until

USER = "postgres"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


def postgres_programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest ones."""
    folders = sorted(glob("/usr/lib/postgresql/*/bin"), key=lambda name: float(Path(name).parent.name))
    if folders:
        return Path(folders[-1])
    known = shutil.which("initdb")
    return Path(known).parent if known else None


class Postgres:
    """A cluster of its own; it can be stopped and started."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.data = folder / "data"
        self.port = free_port()
        self.folder = folder
        self._run("initdb", "-A", "trust", "-U", USER, "-N", "-D", str(self.data))
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        """Runs a program; root must not run PostgreSQL, so then it is run as the user whom Debian makes for it."""
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
            command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr or done.stdout

    def start(self) -> None:
        """Begins to listen."""
        how = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-w", "-D", str(self.data), "-o", how, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "immediate") -> None:
        """Stops at once, as when the power fails, or as asked."""
        self._run("pg_ctl", "-w", "-D", str(self.data), "-m", how, "stop")

    def new_database(self, name: str, template: str = "template0") -> str:
        """A database as another one is, or an empty one: its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-T", template, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def load(self, address: str, dump: bytes) -> None:
        """Puts what was dumped into an empty database."""
        command = [str(self.programs / "psql"), "-q", "-v", "ON_ERROR_STOP=1", address]
        done = subprocess.run(command, input=dump, capture_output=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr.decode()


@contextmanager
def postgres() -> Iterator[Postgres | None]:
    """PostgreSQL, if its programs are on this machine."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="folsom-pg-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(programs, Path(folder))
        try:
            yield server
        finally:
            server.stop()


class Redis:
    """A Redis of its own that keeps nothing; it can be stopped and started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begins to listen."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._listens)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """Goes away."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis() -> Iterator[Redis | None]:
    """Redis, if it is on this machine."""
    if shutil.which("redis-server") is None:
        yield None
        return
    server = Redis()
    try:
        yield server
    finally:
        server.stop()
