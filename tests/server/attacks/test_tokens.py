"""Secrets: long, random, and never in the database as they are."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from folsom.server.house import House
from folsom.server.people import codes, sessions
from folsom.server.people.codes import new_code
from folsom.server.people.sessions import new_id
from folsom.server.play.fair import new_seed
from folsom.server.store.keys import KEY_BYTES
from folsom.server.store.schema import people
from server.houses import run
from server.live import live
from server.people.browsers import PASSWORD, browsers, good

ENOUGH = 128  # bits


def test_tokens_have_bits_enough() -> None:
    assert sessions.TOKEN_BYTES * 8 >= ENOUGH
    assert KEY_BYTES * 8 >= ENOUGH
    assert len(new_seed()) * 8 >= ENOUGH
    assert len(new_id()) * 6 >= ENOUGH
    assert len(codes.LETTERS) == 32 and codes.GROUPS * codes.GROUP * 5 >= ENOUGH


def test_tokens_are_never_the_same() -> None:
    for make in (new_id, new_code, new_seed):
        assert len({make() for _ in range(1000)}) == 1000


def test_no_secret_is_kept_as_it_is(tmp_path: Path) -> None:
    """Who reads the whole database, or a backup of it, logs in as nobody."""
    with live(tmp_path) as server, browsers(server) as browser:
        ann = browser()
        ann.guest()
        guests_code = good(ann.post("/me/recovery"), 201)["code"]
        guests_cookie = ann.cookie
        ann.account("ann.keeps.secrets")
        code = good(ann.post("/me/recovery", password=PASSWORD), 201)["code"]
        cookie = ann.cookie
    kept = b"".join(file.read_bytes() for file in sorted(tmp_path.glob("live.db*")))
    assert b"ann.keeps.secrets" in kept
    for secret in (guests_cookie, cookie):
        token, _, sign = secret.partition(".")
        assert token.encode() not in kept and sign.encode() not in kept
    for secret in (guests_code, code, PASSWORD):
        for written in (secret, secret.lower(), secret.replace("-", ""), secret.replace("-", "").lower()):
            assert written.encode() not in kept


def test_an_empty_house_knows_nobody(tmp_path: Path) -> None:
    """There is no account that everybody knows of."""

    async def inside(house: House) -> None:
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(people))).first() is None

    run(inside, tmp_path)
