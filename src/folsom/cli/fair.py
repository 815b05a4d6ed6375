"""``folsom fair verify``: checks that nobody chose the draws of a finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from folsom.cli.options import Lang
from folsom.cli.words import chosen, help_text
from folsom.server.replays.fair import Unfair, by_seat, check_fair
from folsom.text import Texts

app = typer.Typer(no_args_is_help=True, help=help_text("help-fair"))

File = Annotated[Path, typer.Argument(help=help_text("fair-help-file"))]
Noted = Annotated[str | None, typer.Option("--commitment", "-c", help=help_text("fair-help-commitment"))]

PROBLEMS: Final = {
    "shape": "fair-shape",
    "format": "fair-format",
    "commitment": "fair-commitment",
    "dealing": "fair-dealing",
    "gap": "fair-gap",
    "draw": "fair-draw",
    "end": "fair-end",
}


@app.callback()
def fair() -> None:
    """Keeps ``verify`` a command of its own."""


@app.command(help=help_text("fair-help-verify"))
def verify(file: File, commitment: Noted = None, lang: Lang = None) -> None:
    """Checks a fair file; status 1 if it does not hold."""
    texts = chosen(lang)
    try:
        checked = check_fair(json.loads(file.read_bytes()))
    except Unfair as unfair:
        raise refused(texts, file, texts.say(PROBLEMS[unfair.problem], unfair.facts)) from None
    except (OSError, ValueError, RecursionError) as error:
        raise refused(texts, file, texts.say("fair-unread", problem=str(error))) from None
    if commitment is not None and commitment.strip().lower() != checked.commitment:
        raise refused(texts, file, texts.say("fair-noted", wanted=commitment.strip(), found=checked.commitment))
    typer.echo(texts.say("fair-holds", file=str(file), draws=checked.draws))
    if checked.bandits is None:
        typer.echo(texts.say("fair-not-dealt"))
    else:
        typer.echo(texts.say("fair-dealt", bandits=by_seat(checked.bandits)))
    typer.echo(texts.say("fair-compare", commitment=checked.commitment))
    if any(checked.seeds):
        typer.echo(texts.say("fair-seeds", seeds=", ".join(repr(seed) for seed in checked.seeds)))
    else:
        typer.echo(texts.say("fair-no-seeds"))


def refused(texts: Texts, file: Path, problem: str) -> typer.Exit:
    """Says what is wrong with a fair file."""
    typer.secho(texts.say("fair-error", file=str(file), problem=problem), fg="red", err=True)
    return typer.Exit(1)
