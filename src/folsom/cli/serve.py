"""``folsom serve``: tables for people, over the network."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from folsom.cli.options import Lang
from folsom.cli.words import chosen, help_text

Host = Annotated[str | None, typer.Option("--host", help=help_text("serve-help-host"))]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=help_text("serve-help-port"))]
Database = Annotated[str | None, typer.Option("--database", help=help_text("serve-help-database"))]
Redis = Annotated[str | None, typer.Option("--redis", help=help_text("serve-help-redis"))]
WorkersOption = Annotated[int | None, typer.Option("--workers", min=1, max=64, help=help_text("serve-help-workers"))]
Lan = Annotated[bool, typer.Option("--lan", help=help_text("serve-help-lan"))]

EVERYWHERE = "0.0.0.0"


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    redis: Redis = None,
    workers: WorkersOption = None,
    lan: Lan = False,
    lang: Lang = None,
) -> None:
    """Serves until it is told to stop. If it cannot start, the exit status says why (docs/operations.md)."""
    texts = chosen(lang)
    try:
        from folsom.server import serve as server
        from folsom.server.settings import Settings
        from folsom.server.starting import CannotStart, chosen_settings
        from folsom.server.store.database import address_of, is_sqlite
    except ImportError:
        typer.secho(texts.say("serve-not-installed"), fg="red", err=True)
        raise typer.Exit(2) from None
    if lan and host is None:
        host = EVERYWHERE
    server.begin_log(Settings())  # what is set may make no sense
    try:
        settings = chosen_settings(os.environ, host=host, port=port, database=database, redis=redis, workers=workers)
        kept = address_of(settings.address)
        where = _named(settings.host)

        def listens(port: int) -> None:
            typer.echo(texts.say("serve-where", url=f"http://{where}:{port}/"))
            if is_sqlite(kept):
                typer.echo(texts.say("serve-kept", file=str(kept.database)))
            if lan:
                _show_lan(port, texts.say("serve-lan"), texts.say("serve-no-lan"))

        server.serve(settings, listens)
    except CannotStart as problem:
        problem.tell()
        typer.secho(problem.said(texts), fg="red", err=True)
        raise typer.Exit(problem.why) from None


def _named(host: str) -> str:
    """A host as one types it: who listens everywhere is here too."""
    return "localhost" if host in (EVERYWHERE, "127.0.0.1", "::") else host


def _show_lan(port: int, here: str, nowhere: str) -> None:
    """Prints the address for phones, and its picture."""
    from folsom.server.lan import own_address, qr_code

    address = own_address()
    if address is None:
        typer.echo(nowhere)
        return
    url = f"http://{address}:{port}/"
    typer.echo(f"{here} {url}")
    typer.echo(qr_code(url))
