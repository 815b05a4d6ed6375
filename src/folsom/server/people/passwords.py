"""Passwords: hashed with Argon2 in threads, so that nobody else waits, and only a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from folsom.server.problems import busy

SHORTEST: Final = 8
LONGEST: Final = 200
MEMORY: Final = 19 * 1024  # kilobytes for one hash, and ...
ROUNDS: Final = 2  # ... rounds: what OWASP recommends as the least
THREADS: Final = 2
MOST_WAITING: Final = 32  # people; more are asked to come back

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes of passwords."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        self.threads = ThreadPoolExecutor(THREADS, "password")
        self.waiting = 0
        self.nobodys = self.hasher.hash(secrets.token_urlsafe())

    def close(self) -> None:
        """Ends the threads."""
        self.threads.shutdown()

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(lambda: self.hasher.hash(_composed(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that is kept. Where none is kept it takes as long to say no."""
        fits = await self._in_thread(lambda: self._verify(kept or self.nobodys, password))
        return fits and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, _composed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise busy("too many people log in just now")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1


def _composed(password: str) -> str:
    """The same password from every keyboard."""
    return unicodedata.normalize("NFKC", password)
