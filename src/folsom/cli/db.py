"""``folsom db``: the database of a server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from folsom.cli.options import Lang
from folsom.cli.words import Language, chosen, help_text

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

app = typer.Typer(no_args_is_help=True)

Database = Annotated[str | None, typer.Option("--database", help=help_text("serve-help-database"))]
File = Annotated[Path, typer.Argument(dir_okay=False, help=help_text("db-help-file"))]


@app.command("upgrade", help=help_text("db-help-upgrade"))
def upgrade(database: Database = None, lang: Lang = None) -> None:
    """Brings a database to this version."""

    async def job(engine: AsyncEngine) -> int:
        from folsom.server.store import upgrade as steps

        await steps.upgrade(engine)
        return 0

    _do(database, lang, "db-upgraded", job)


@app.command("backup", help=help_text("db-help-backup"))
def backup(file: File, database: Database = None, lang: Lang = None) -> None:
    """Copies a database into a file."""

    async def job(engine: AsyncEngine) -> int:
        from folsom.server.store.backup import backup

        return await backup(engine, file)

    _do(database, lang, "db-backed-up", job)


@app.command("restore", help=help_text("db-help-restore"))
def restore(file: File, database: Database = None, lang: Lang = None) -> None:
    """Fills an empty database from a file."""

    async def job(engine: AsyncEngine) -> int:
        from folsom.server.store.backup import restore

        return await restore(file, engine)

    _do(database, lang, "db-restored", job)


def _do(database: str | None, lang: Language | None, done: str, job: Callable[[AsyncEngine], Awaitable[int]]) -> None:
    """Does something with a database, and says that it is done, or why not."""
    texts = chosen(lang)
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from folsom.server.settings import from_environment
        from folsom.server.store.database import DatabaseError, open_database
    except ImportError:
        typer.secho(texts.say("serve-not-installed"), fg="red", err=True)
        raise typer.Exit(2) from None

    async def run() -> int:
        engine = open_database(from_environment(os.environ, database=database).address)
        try:
            return await job(engine)
        finally:
            await engine.dispose()

    try:
        rows = asyncio.run(run())
    except (DatabaseError, ValueError, OSError, SQLAlchemyError) as error:
        typer.secho(texts.say("db-error", problem=str(getattr(error, "orig", error))), fg="red", err=True)
        raise typer.Exit(2) from None
    typer.echo(texts.say(done, rows=rows))
