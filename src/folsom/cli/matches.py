"""What the commands that play many games between bots share: options, the bar, and how they end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from typer.core import TyperCommand

import folsom
from folsom.arena.match import GameResult
from folsom.arena.plots import PlotError, check_plot
from folsom.arena.ray import LOCAL, RayMissing, WorkersLost, on_ray
from folsom.arena.run import MakeStudy, gathered, local
from folsom.arena.schedule import Seating
from folsom.arena.store import Store, StoreError
from folsom.bots import CodeError, make_bot
from folsom.cli.options import refuse
from folsom.cli.words import help_text
from folsom.laws.runs import all_jobs
from folsom.text import Texts

Games = Annotated[int, typer.Option("--games", "-n", min=1, help=help_text("arena-help-games"))]
RunSeed = Annotated[int, typer.Option("--seed", "-s", min=0, help=help_text("arena-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help=help_text("arena-help-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=help_text("arena-help-json"))]
Plot = Annotated[Path | None, typer.Option("--plot", dir_okay=False, help=help_text("arena-help-plot"))]
Resume = Annotated[Path | None, typer.Option("--resume", dir_okay=False, help=help_text("arena-help-resume"))]
OnRay = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", help=help_text("arena-help-ray"))]

INTERRUPTED = 130


class Matches(TyperCommand):
    """A command whose option --ray may stand alone: then Ray is started on this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(args: list[str]) -> list[str]:
    """A command line in which --ray has an address."""
    found: list[str] = []
    for i, word in enumerate(args):
        found.append(word)
        if word == "--ray" and (i + 1 == len(args) or args[i + 1].startswith("-")):
            found.append(LOCAL)
    return found


@dataclass(frozen=True)
class Running:
    """How games are run: on how many processes, or where on Ray; and the file that remembers them."""

    jobs: int
    ray: str | None = None
    resume: Path | None = None
    visible: bool = True


def played(
    texts: Texts,
    how: Running,
    run: str,
    asked: dict[str, Any],
    games: list[Seating],
    make_study: MakeStudy | None = None,
) -> list[GameResult]:
    """The results of all games, with a bar while they are played. What stops it is said, and how to go on."""
    jobs = how.jobs or all_jobs()

    def some(missing: list[Seating]) -> Iterator[GameResult]:
        if how.ray is not None:
            return on_ray(missing, how.ray, how.jobs, make_study)
        return local(missing, jobs, make_study)

    store = _store(texts, how.resume, run, asked)
    known = store.known if store is not None else []
    with bar(texts, how.visible) as progress:
        numbers = {seating.game for seating in games}
        task = progress.add_task("", total=len(games), completed=len({one.game for one in known} & numbers))

        def told(result: GameResult) -> None:
            if store is not None:
                store.add(result)
            progress.advance(task)

        try:
            return gathered(games, some, told, known)
        except KeyboardInterrupt:
            progress.stop()
            raise _stopped(texts, texts.say("arena-interrupted"), how.resume, INTERRUPTED) from None
        except BrokenProcessPool:
            progress.stop()
            raise _stopped(texts, texts.say("arena-worker-lost"), how.resume) from None
        except WorkersLost as error:
            progress.stop()
            raise _stopped(texts, texts.say("arena-workers-lost", game=error.games[0]), how.resume) from None
        except RayMissing:
            raise refused(texts, texts.say("arena-no-ray")) from None
        except ConnectionError as error:  # no cluster is there
            progress.stop()
            raise refused(texts, f"--ray {how.ray}: {error}") from None
        finally:
            if store is not None:
                store.close()


def _store(texts: Texts, file: Path | None, run: str, asked: dict[str, Any]) -> Store | None:
    """The file that remembers games, if one was named. One of another run ends the command."""
    if file is None:
        return None
    try:
        return Store(file, run, {key: value for key, value in asked.items() if key != "games"})
    except StoreError as error:
        if error.line:
            raise refused(texts, texts.say("arena-no-store", file=str(file), line=error.line)) from None
        differs = "; ".join(f"{key}: {there!r}, {here!r}" for key, (there, here) in error.differs.items())
        raise refused(texts, texts.say("arena-other-run", file=str(file), differs=differs)) from None
    except OSError as error:
        raise refused(texts, f"{file}: {error.strerror}") from None


def check_picture(texts: Texts, file: Path | None) -> None:
    """Ends the command before it has played anything if its picture could not be drawn."""
    try:
        if file is not None:
            check_plot(file)
    except PlotError as error:
        raise refused(texts, texts.say("arena-no-plots") if error.missing else str(error)) from None


def _stopped(texts: Texts, why: str, file: Path | None, status: int = 1) -> typer.Exit:
    """Says why a run has ended too early, and how it goes on."""
    typer.secho(why, fg="red", err=True)
    how = texts.say("arena-go-on", file=str(file)) if file is not None else texts.say("arena-go-on-next-time")
    typer.secho(how, err=True)
    return typer.Exit(status)


def codes_in(texts: Texts, text: str) -> list[str]:
    """The bots of a list with commas. One that nobody knows, or that cannot be made, ends the command."""
    codes = [code.strip() for code in text.split(",") if code.strip()]
    if not codes:
        raise refused(texts, texts.say("arena-no-bots"))
    for code in codes:
        try:
            bot = make_bot(code, 0)
        except CodeError as error:
            raise refused(texts, str(error)) from None
        except Exception as error:  # a bot of another package
            raise refused(texts, f"{code!r}: {type(error).__name__}: {error}") from None
        with suppress(Exception):
            bot.close()
    return codes


def numbers_in(texts: Texts, text: str) -> list[int]:
    """Numbers of players, with commas."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not all(word.isdecimal() for word in words):
        raise refused(texts, texts.say("arena-no-number", text=text))
    return list(dict.fromkeys(int(word) for word in words))


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
