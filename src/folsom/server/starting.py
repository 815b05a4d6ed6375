"""Looks before a server starts for all that can keep it from starting: says what is wrong and what to do."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from folsom.server.redis_wakes import reach
from folsom.server.settings import Settings, from_environment
from folsom.server.store.database import DatabaseError, address_of, fault_of, is_sqlite
from folsom.server.store.upgrade import NewerDatabase, bring_up_to_date
from folsom.text import Texts

UNWRITABLE: Final = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_FULL", "SQLITE_IOERR")

log = structlog.get_logger()


class Why(IntEnum):
    """Kinds of reasons, each with its exit status. 1 is a mistake of ours, 3 is uvicorn's own."""

    SETTING = 2
    PORT = 10
    DATABASE = 11
    NEWER = 12
    FOLDER = 13
    REDIS = 14


SENTENCES: Final = {
    Why.SETTING: "serve-setting",
    Why.PORT: "serve-port",
    Why.DATABASE: "serve-database",
    Why.NEWER: "serve-newer",
    Why.FOLDER: "serve-folder",
    Why.REDIS: "serve-redis",
}


class CannotStart(Exception):
    """The server cannot start. ``text``: the id of the sentence that says why and what to do, if it is another one."""

    def __init__(self, why: Why, text: str = "", **facts: str) -> None:
        super().__init__(why.name)
        self.why = why
        self.text = text or SENTENCES[why]
        self.facts = facts

    def said(self, texts: Texts) -> str:
        """What is wrong, and what to do."""
        return texts.say("serve-error", problem=texts.say(self.text, self.facts))

    def tell(self) -> None:
        """Writes it into the log."""
        log.error(self.said(Texts("en")), why=self.why.name.lower(), status=int(self.why))


def chosen_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """Reads the settings, and refuses those that make no sense."""
    try:
        settings = from_environment(environment, **given)
        address_of(settings.address)
        _check_redis(settings.redis)
    except (ValueError, DatabaseError) as error:
        raise CannotStart(Why.SETTING, problem=str(error)) from None
    if settings.workers > 1 and not settings.redis:
        raise CannotStart(Why.SETTING, "serve-no-redis")
    return settings


def _check_redis(address: str | None) -> None:
    """Refuses an address that is none. What was given is not repeated: it may hold a password."""
    try:
        if address:
            Redis.from_url(address)
    except ValueError:
        raise ValueError("redis: that is no address of one; it looks like redis://host:6379") from None


def prepare(settings: Settings) -> None:
    """Finds out whether all that a server needs is there, and brings its database to this version."""
    _try_port(settings)
    asyncio.run(_try_others(settings))


def _try_port(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        problem = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
        raise CannotStart(Why.PORT, host=settings.host, port=str(settings.port), problem=problem) from None


async def _try_others(settings: Settings) -> None:
    await _try_database(settings.address)
    if settings.redis:
        await _try_redis(settings.redis)


async def _try_database(address: str) -> None:
    url = address_of(address)
    named = str(url.database) if is_sqlite(url) else f"{url.host}:{url.port or 5432}/{url.database}"
    try:
        await bring_up_to_date(address)
    except NewerDatabase as error:
        raise CannotStart(Why.NEWER, database=named, schema=error.schema) from None
    except OSError as error:  # of its folder: trouble of the database has another name
        raise CannotStart(Why.FOLDER, file=named, problem=fault_of(error)) from None
    except SQLAlchemyError as error:
        raise _database_problem(error, named) from None


def _database_problem(error: SQLAlchemyError, named: str) -> CannotStart:
    fault = fault_of(error)
    code = getattr(error.orig, "sqlite_errorname", "") if isinstance(error, DBAPIError) else ""
    if code.startswith(UNWRITABLE):
        return CannotStart(Why.FOLDER, file=named, problem=fault)
    return CannotStart(Why.DATABASE, database=named, problem=fault)


async def _try_redis(address: str) -> None:
    redis = reach(address)
    where = redis.connection_pool.connection_kwargs
    named = str(where.get("path") or f"{where.get('host', 'localhost')}:{where.get('port', 6379)}")
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise CannotStart(Why.REDIS, redis=named, problem=type(error).__name__) from None
    finally:
        await redis.aclose()
