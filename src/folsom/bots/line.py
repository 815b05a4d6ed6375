"""One worker process as its parent sees it: started, asked, killed when it hangs, and started anew."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from folsom.bots.worker import READY, work

START: Final = 120.0  # seconds that a new process may take until it listens
GOODBYE: Final = 1.0  # seconds that a process gets to end by itself

T = TypeVar("T")
_REGISTER: Final = threading.Lock()  # Python keeps a list of processes, which threads must not change together


class Closed(RuntimeError):
    """The workers are gone, or going: nothing can be asked of them."""


class Line:
    """A process, and the thread that waits for it: one question at a time, in the order in which they come."""

    def __init__(self, preload: tuple[str, ...], keep: int) -> None:
        self.arguments = (preload, keep)
        self.thread = ThreadPoolExecutor(1, "folsom-bots")
        self.lock = threading.Lock()
        self.closing = False
        self.busy = False  # the process has a question
        self.listens = False  # the process has started
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.run(self._start)

    def run(self, job: Callable[[], T]) -> Future[T]:
        """Has the thread do something, after all that it was given before."""
        with self.lock:
            if self.closing:
                raise Closed("the workers are closed")
            return self.thread.submit(job)

    @property
    def pid(self) -> int | None:
        """The number of the process that runs now."""
        process = self.process
        return process.pid if process is not None else None

    # What the thread does.

    def ask(self, message: bytes, limit: float) -> dict[str, Any]:
        """The process's answer. If it does not come in time, or never, a new process is started."""
        with self.lock:
            if self.closing:
                raise Closed("the workers are closed")
            self.busy = True
        begin = time.monotonic()
        try:
            pipe = self._listening()
            begin = time.monotonic()
            pipe.send_bytes(message)
            if pipe.poll(limit):
                said: dict[str, Any] = json.loads(pipe.recv_bytes())
                return said
            problem = f"no answer within {limit:g} s"
        except (EOFError, OSError, ValueError):
            problem = self._how_it_ended()
        finally:
            with self.lock:
                self.busy = False
        seconds = time.monotonic() - begin
        self._end(0)
        if self.closing:
            raise Closed("the workers are closed")
        with suppress(OSError):  # the next question tries again
            self._start()
        return {"problem": problem, "seconds": seconds}

    def tell(self, message: bytes) -> None:
        """Something that is not answered; a process that does not run need not know."""
        if self.pipe is not None and self.listens:
            try:
                self.pipe.send_bytes(message)
            except OSError:
                self.listens = False

    def _start(self) -> None:
        context = get_context("spawn")
        ends: tuple[Any, Any] = context.Pipe()  # of another class on Windows
        ours, theirs = ends
        process = context.Process(target=work, args=(theirs, *self.arguments), name="folsom-bots", daemon=True)
        with _REGISTER:
            process.start()
        theirs.close()
        self.process, self.pipe, self.listens = process, ours, False

    def _listening(self) -> Connection:
        """The pipe to a process that has started."""
        if self.pipe is None:
            self._start()
        pipe = self.pipe
        assert pipe is not None
        if not self.listens:
            if not pipe.poll(START) or pipe.recv_bytes() != READY:
                raise EOFError
            self.listens = True
        if self.closing:
            raise EOFError
        return pipe

    def _how_it_ended(self) -> str:
        """How a process that is no longer there has ended."""
        if self.process is None:
            return "its process could not be started"
        self.process.join(GOODBYE)
        if self.process.exitcode is None:
            return "its process no longer speaks"
        return f"its process ended with status {self.process.exitcode}"

    def _end(self, seconds: float) -> None:
        """Ends the process: it may do so by itself for a while, then it is killed."""
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if process is None or pipe is None:
            return
        pipe.close()
        if seconds:
            process.join(seconds)
        if process.is_alive():
            process.kill()
        process.join()
        with _REGISTER:
            process.close()

    # What others do.

    def break_off(self) -> None:
        """Nothing more is asked; the process is not waited for if a bot thinks in it."""
        with self.lock:
            self.closing = True
            process = self.process
            if self.busy and process is not None:
                process.kill()

    def close(self) -> None:
        """Waits until thread and process have ended."""
        self.thread.shutdown()
        self._end(GOODBYE)
