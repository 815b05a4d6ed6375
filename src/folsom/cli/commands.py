"""The ``folsom`` command: what it can do."""

from __future__ import annotations

from typing import Annotated

import typer

from folsom.cli import db, fair, record, scenario
from folsom.cli.arena import arena
from folsom.cli.bench import bench
from folsom.cli.bots import bots
from folsom.cli.ladder import ladder
from folsom.cli.matches import Matches
from folsom.cli.play import play
from folsom.cli.position import perft_command, position
from folsom.cli.serve import serve
from folsom.cli.simulate import simulate
from folsom.cli.study import study
from folsom.cli.version import VERSION, version_line
from folsom.cli.watch import watch
from folsom.cli.words import help_text

app = typer.Typer(
    name="folsom",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    """Prints the version, and nothing else is done."""
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback(help=help_text("help-folsom"))
def folsom(
    version: Annotated[
        bool, typer.Option(VERSION, callback=say_version, is_eager=True, help=help_text("help-option-version"))
    ] = False,
) -> None:
    """The options of no command."""


app.command("play", help=help_text("help-play"))(play)
app.command("watch", help=help_text("help-watch"))(watch)
app.command("serve", help=help_text("help-serve"))(serve)
app.command("simulate", help=help_text("help-simulate"))(simulate)
app.command("arena", cls=Matches, help=help_text("help-arena"))(arena)
app.command("ladder", cls=Matches, help=help_text("help-ladder"))(ladder)
app.command("study", cls=Matches, help=help_text("help-study"))(study)
app.command("bots", help=help_text("help-bots"))(bots)
app.command("bench", help=help_text("help-bench"))(bench)
app.add_typer(scenario.app, name="scenario")
app.add_typer(db.app, name="db", help=help_text("help-db"))
app.add_typer(record.app, name="record", help=help_text("help-record"))
app.add_typer(fair.app, name="fair", help=help_text("help-fair"))
app.command("position", help=help_text("help-position"))(position)
app.command("perft", help=help_text("help-perft"))(perft_command)
