"""Passwords are checked in threads: the server goes on, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from argon2 import extract_parameters

from folsom.server.people.passwords import MOST_WAITING, Passwords
from folsom.server.problems import Problem


def run(test: Callable[[Passwords], Awaitable[None]]) -> None:
    """Runs a test with passwords of its own."""

    async def inside() -> None:
        passwords = Passwords()
        try:
            await test(passwords)
        finally:
            passwords.close()

    asyncio.run(inside())


def test_a_password_fits_itself() -> None:
    async def inside(passwords: Passwords) -> None:
        kept = await passwords.hashed("correct horse")
        assert kept != await passwords.hashed("correct horse")  # salted
        assert await passwords.fits(kept, "correct horse")
        assert not await passwords.fits(kept, "correct Horse")
        assert not await passwords.fits(None, "correct horse")
        assert not await passwords.fits("no hash", "correct horse")

    run(inside)


def test_nobodys_password_takes_as_much_work() -> None:
    async def inside(passwords: Passwords) -> None:
        checked: list[str] = []
        verify = passwords._verify

        def noted(kept: str, password: str) -> bool:
            checked.append(kept)
            return verify(kept, password)

        passwords._verify = noted  # type: ignore[method-assign]
        kept = await passwords.hashed("correct horse")
        await passwords.fits(kept, "another horse")
        await passwords.fits(None, "another horse")
        somebodys, nobodys = [extract_parameters(one) for one in checked]
        assert somebodys == nobodys

    run(inside)


def test_the_loop_goes_on_meanwhile() -> None:
    async def inside(passwords: Passwords) -> None:
        hashing = [asyncio.create_task(passwords.hashed("correct horse")) for _ in range(4)]
        turns = 0
        while not all(task.done() for task in hashing):
            turns += 1
            await asyncio.sleep(0)
        assert turns > 20

    run(inside)


def test_a_crowd_is_asked_to_come_back() -> None:
    async def inside(passwords: Passwords) -> None:
        many = (passwords.fits(None, "correct horse") for _ in range(MOST_WAITING + 10))
        answers = await asyncio.gather(*many, return_exceptions=True)
        problems = [answer for answer in answers if isinstance(answer, Problem)]
        assert len(problems) == 10 and {problem.status for problem in problems} == {503}
        assert not await passwords.fits(None, "correct horse")  # later there is room again

    run(inside)


def test_the_hash_is_argon2id_of_some_weight() -> None:
    async def inside(passwords: Passwords) -> None:
        assert (await passwords.hashed("correct horse")).startswith("$argon2id$v=19$m=19456,t=2,p=1$")

    run(inside)
