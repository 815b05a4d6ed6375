"""What the commands that play many games between bots share: options, the bar, and how they end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import folsom
from folsom.bots import CodeError, read_code
from folsom.cli.options import refuse
from folsom.cli.words import help_text
from folsom.text import Texts

Games = Annotated[int, typer.Option("--games", "-n", min=1, help=help_text("arena-help-games"))]
RunSeed = Annotated[int, typer.Option("--seed", "-s", min=0, help=help_text("arena-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help=help_text("arena-help-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=help_text("arena-help-json"))]


def codes_in(texts: Texts, text: str) -> list[str]:
    """The bots of a list with commas. One that nobody knows ends the command."""
    codes = [code.strip() for code in text.split(",") if code.strip()]
    if not codes:
        raise refused(texts, texts.say("arena-no-bots"))
    for code in codes:
        try:
            read_code(code)
        except CodeError as error:
            raise refused(texts, str(error)) from None
    return codes


def refused(texts: Texts, problem: str) -> typer.Exit:
    """Says what is wrong with what was asked."""
    typer.secho(texts.say("arena-error", problem=problem), fg="red", err=True)
    return typer.Exit(2)


def checked(texts: Texts, setup: folsom.Setup, players: int) -> None:
    """Ends the command if so many players cannot play this."""
    try:
        folsom.check(folsom.dealt(players, folsom.Source(0), setup))
    except folsom.SetupError as error:
        raise refuse(texts, str(error)) from None


def as_asked(setup: folsom.Setup) -> dict[str, Any]:
    """What is played, as plain data without what is as usual."""
    return {key: value for key, value in setup.as_data().items() if key != "bandits"}


def bar(texts: Texts, visible: bool) -> Progress:
    """A bar on the terminal, beside what is printed."""
    games = TextColumn(texts.say("simulate-games"))
    columns = (BarColumn(), MofNCompleteColumn(), games, TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not (visible and console.is_terminal))


def show_problems(texts: Texts, data: dict[str, Any]) -> None:
    """The failures of bots: how many, and the first few."""
    if not data["failures"]:
        return
    typer.secho(texts.say("arena-failures", number=data["failures"]), fg="red", err=True)
    for problem in data["problems"]:
        where = {key: str(problem[key]) for key in ("game", "code", "decision", "about", "problem")}
        typer.secho(texts.say("arena-problem", where, seat=problem["seat"] + 1), err=True)


def milliseconds(texts: Texts, seconds: float) -> str:
    """A short time: in milliseconds, with as many digits as say something."""
    return texts.say("arena-short" if seconds < 0.01 else "arena-long", number=1000 * seconds)


def percents(texts: Texts, shares: Sequence[float]) -> list[str]:
    """Shares as percentages."""
    return [texts.say("number-percent", number=100 * share) for share in shares]


def between(texts: Texts, low: float, high: float) -> str:
    """An interval of shares."""
    return texts.say("arena-range", low=texts.say("number-tenths", number=100 * low), high=percents(texts, [high])[0])
