"""The database by its address: SQLite in a file, or PostgreSQL. Which driver speaks to it is our business."""

from __future__ import annotations

import math
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from folsom.server.store.files import make_private
from folsom.server.store.trouble import Pool, name_trouble

BUSY: Final = 5_000  # milliseconds to wait for another writer
CACHE: Final = 8_000  # KB of SQLite's pages in memory: every game that runs has a page or two that it writes on
CHECKPOINT: Final = 4_000  # pages in SQLite's log before they go into the file: most have been written again by then
CONNECT: Final = 10.0  # seconds that PostgreSQL may take to let us in
PATIENCE: Final = 30.0  # seconds for one statement while people wait
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY}",
    f"cache_size={-CACHE}",
    f"wal_autocheckpoint={CHECKPOINT}",
)
WRITES: Final = "folsom_writes"  # an option of a transaction
SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {SQLITE: "aiosqlite", POSTGRES: "asyncpg"}
TAKEN: Final = ("host", "port", "ssl", "prepared_statement_cache_size")  # behind the ? of a PostgreSQL's address


_encode = msgspec.json.Encoder().encode


def as_json(data: object) -> str:
    """Data as it is written into a column of JSON."""
    return _encode(data).decode()


ALWAYS: Final[dict[str, Any]] = {
    "hide_parameters": True,
    "json_serializer": as_json,
    "json_deserializer": msgspec.json.decode,
}


class DatabaseError(Exception):
    """An address that names no database of ours."""


def address_of(text: str) -> URL:
    """The address with the driver that we use; `postgres://` is understood too."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # what was given is not repeated: it may hold a password
        raise DatabaseError(
            "database: that is no address of one; it looks like sqlite:///folder/file.db or postgresql://…"
        ) from None
    name = url.drivername.partition("+")[0]
    kind = POSTGRES if name == "postgres" else name
    if kind not in DRIVERS:
        raise DatabaseError(f"{kind} is not a database that Folsom knows: sqlite:///… or postgresql://…")
    url = url.set(drivername=f"{kind}+{DRIVERS[kind]}")
    return _of_file(url) if kind == SQLITE else _with_options(url)


def _of_file(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or "\0" in url.database:
        raise DatabaseError("database: SQLite needs a file, as in sqlite:///folder/file.db")
    return url


def _with_options(url: URL) -> URL:
    """Hosts hand out addresses in libpq's words; the driver has another one for sslmode, with the same values."""
    options = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    unknown = sorted(set(options) - set(TAKEN))
    if unknown:
        raise DatabaseError(f"database: its address has ?{unknown[0]}=, which Folsom does not know: leave it out")
    return url.set(query=options)


def fault_of(error: BaseException) -> str:
    """What is wrong with a database, by its name and its code alone: what it says may hold what was to be written."""
    found = getattr(error, "orig", None) or error
    code = getattr(found, "sqlite_errorname", None) or getattr(found, "sqlstate", None)
    return " ".join([type(found).__name__, *([str(code)] if code else [])])


def is_sqlite(url: URL) -> bool:
    """Whether an address is that of a file."""
    return url.get_backend_name() == SQLITE


def open_database(text: str, pool: int = 5, patience: float = math.inf) -> AsyncEngine:
    """The database at an address; a file and its folder are made, for their owner alone.

    Errors do not tell what was to be written.

    ``patience``: seconds that a statement may take, and less for one that waits for somebody else's lock.
    """
    url = address_of(text)
    if not is_sqlite(url):
        how: dict[str, Any] = {"timeout": CONNECT}
        if patience < math.inf:
            how |= {"command_timeout": patience, "server_settings": {"lock_timeout": str(BUSY)}}
        kept: dict[str, Any] = {"poolclass": Pool, "pool_size": pool, "max_overflow": pool, "pool_pre_ping": True}
        engine = create_async_engine(url, connect_args=how, **kept, **ALWAYS)
        name_trouble(engine.sync_engine)
        return engine
    make_private(Path(str(url.database)))
    engine = create_async_engine(url, pool_use_lifo=True, **ALWAYS)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    """SQLite as we want it: a log ahead of the file, every commit on the disk, foreign keys kept."""
    try:
        _set_up(connection)
    except BaseException:
        connection.close()  # nobody else would: it has a thread
        raise


def _set_up(connection: Any) -> None:
    connection.isolation_level = None  # we say when a transaction begins
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Who will write says so at once: SQLite lets nobody become a writer who has read what changed since."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """The same database for transactions that write: each is committed at its end, or nothing of it has happened."""
    return engine.execution_options(**{WRITES: True})


def writing(engine: AsyncEngine) -> AbstractAsyncContextManager[AsyncConnection]:
    """A transaction that writes."""
    return for_writing(engine).begin()
