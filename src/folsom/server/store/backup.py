"""A database in a file, and back: all rows of all tables, for SQLite and PostgreSQL alike.

A backup is itself a SQLite database, made in one reading transaction, so that it is whole; it can be opened as it is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folsom.server.store.database import POSTGRES, DatabaseError, open_database, writing
from folsom.server.store.schema import meta
from folsom.server.store.upgrade import newest, schema_of, upgrade

CHUNK: Final = 500  # rows that are copied at once


async def backup(source: AsyncEngine, file: Path) -> int:
    """Copies everything into a new file; returns the number of rows."""
    if file.exists():
        raise DatabaseError(f"{file} is there already: name another file")
    if await schema_of(source) != newest():
        raise DatabaseError("the database is not of this version: run `folsom db upgrade` first")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    target = open_database(f"sqlite:///{part}")
    try:
        await upgrade(target)
        async with source.connect() as reading, writing(target) as filling:
            if source.dialect.name == POSTGRES:
                await reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            rows = await _copy(reading, filling)
        async with target.connect() as connection:  # one file, without a log beside it
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        await target.dispose()
    part.rename(file)
    return rows


async def restore(file: Path, target: AsyncEngine) -> int:
    """Fills an empty database from a file; returns the number of rows."""
    if not file.is_file():
        raise DatabaseError(f"there is no file {file}")
    source = open_database(f"sqlite:///{file}")
    try:
        await upgrade(source)
        await upgrade(target)
        async with source.connect() as reading, writing(target) as filling:
            for table in meta.sorted_tables:
                if (await filling.execute(select(table).limit(1))).first() is not None:
                    raise DatabaseError("there is something in the database already: restore into an empty one")
            return await _copy(reading, filling)
    finally:
        await source.dispose()


async def _copy(reading: AsyncConnection, filling: AsyncConnection) -> int:
    count = 0
    for table in meta.sorted_tables:
        rows = await reading.stream(select(table))
        async for part in rows.mappings().partitions(CHUNK):
            await filling.execute(insert(table), [dict(row) for row in part])
            count += len(part)
        if filling.dialect.name == POSTGRES:
            await _count_on(filling, table.name)
    return count


async def _count_on(connection: AsyncConnection, name: str) -> None:
    """Numbers that PostgreSQL gives out go on after the largest that is there."""
    for column in meta.tables[name].primary_key:
        if column.autoincrement is True:
            largest = f"(SELECT max({column.name}) FROM {name})"
            sequence = f"pg_get_serial_sequence('{name}', '{column.name}')"
            await connection.exec_driver_sql(f"SELECT setval({sequence}, coalesce({largest}, 1))")
