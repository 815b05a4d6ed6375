"""``folsom simulate``: random games under the laws."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from folsom import BANDITS, COMPILED, Setup, SetupError, check
from folsom.cli.options import Edition, EditionName, FirstGame, Players
from folsom.laws import LAWS, Tally
from folsom.laws.runs import all_jobs, run_trials

WORDS: Final = {
    "simulate-games": "games",
    "simulate-plies": "plies",
    "simulate-decisions": "decisions",
    "simulate-speed": "games per second",
    "simulate-laws": "Laws",
    "simulate-law": "law",
    "simulate-checked": "checked",
    "simulate-broken": "broken",
    "simulate-wins": "Wins",
    "simulate-who": "bandit or seat",
    "simulate-share": "share of wins",
    "simulate-seat": "seat",
    "simulate-engine-compiled": "compiled engine",
    "simulate-engine-plain": "plain Python",
    "simulate-failure": "A law is broken, in the game with seed {seed} ({bandits}) after ply {ply}:",
    "simulate-again": "To see it again: {command}",
    "simulate-help-games": "How many games are played.",
    "simulate-help-seed": "The seed of the first game; the others follow it.",
    "simulate-help-jobs": "How many processes play; 0 means one for each processor.",
    "simulate-help-thorough": "Check the costly laws at every ply, not only now and then.",
    "simulate-help-json": "Print the result as JSON.",
}


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=WORDS["simulate-help-games"])] = 1000,
    players: Players = 4,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=WORDS["simulate-help-seed"])] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help=WORDS["simulate-help-jobs"])] = 1,
    thorough: Annotated[bool, typer.Option("--thorough", help=WORDS["simulate-help-thorough"])] = False,
    as_json: Annotated[bool, typer.Option("--json", help=WORDS["simulate-help-json"])] = False,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
) -> None:
    """Plays random games and checks the laws; status 1 if one is broken."""
    setup = Setup((), edition=int(edition.value), first_game=first_game)
    try:
        check(Setup(BANDITS[:players], edition=setup.edition, first_game=first_game))
    except SetupError as error:
        typer.secho(str(error), fg="red", err=True)
        raise typer.Exit(2) from None
    begin = time.perf_counter()
    with _progress(not as_json) as bar:
        task = bar.add_task("", total=games)
        tally = run_trials(
            setup, players, games, seed, thorough, jobs or all_jobs(), lambda t: bar.update(task, completed=t.games)
        )
    seconds = time.perf_counter() - begin
    asked = {"games": games, "players": players, "seed": seed, "edition": setup.edition, "thorough": thorough}
    if first_game:
        asked["first_game"] = True
    if as_json:
        typer.echo(json.dumps(as_data(tally, asked, seconds), indent=2))
    else:
        show(tally, seconds, Console())
    if tally.failure is not None:
        if not as_json:
            show_failure(tally, asked)
        raise typer.Exit(1)


def _progress(visible: bool) -> Progress:
    """A bar on the terminal, beside what is printed."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(WORDS["simulate-games"]), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not (visible and console.is_terminal))


def as_data(tally: Tally, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The result as plain data. All but ``seconds`` and the speed follow from what was asked."""
    failure = tally.failure
    return {
        "asked": asked,
        "compiled": COMPILED,
        "games": tally.games,
        "plies": tally.plies,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "laws": {law: tally.checked.get(law, 0) for law in LAWS},
        "broken": 0 if failure is None else 1,
        "wins_by_bandit": {b: round(tally.wins[b] / tally.dealt[b], 4) for b in BANDITS if tally.dealt.get(b)},
        "wins_by_seat": [round(tally.seats[s] / tally.games, 4) for s in sorted(tally.seats)],
        "failure": None if failure is None else vars(failure) | {"bandits": list(failure.bandits)},
    }


def show(tally: Tally, seconds: float, console: Console) -> None:
    """The result as tables."""
    engine = WORDS["simulate-engine-compiled" if COMPILED else "simulate-engine-plain"]
    head = Table(show_header=False, box=None, title=engine, title_justify="left")
    head.add_column()
    head.add_column(justify="right")
    for key, number in (("games", tally.games), ("plies", tally.plies), ("decisions", tally.decisions)):
        head.add_row(WORDS[f"simulate-{key}"], f"{number:,}")
    head.add_row(WORDS["simulate-speed"], f"{tally.games / seconds:,.1f}")
    console.print(head)
    laws = Table(title=WORDS["simulate-laws"], title_justify="left")
    laws.add_column(WORDS["simulate-law"])
    laws.add_column(WORDS["simulate-checked"], justify="right")
    laws.add_column(WORDS["simulate-broken"], justify="right")
    for law in LAWS:
        broken = int(tally.failure is not None and tally.failure.law == law)
        laws.add_row(law, f"{tally.checked.get(law, 0):,}", str(broken), style="bold red" if broken else "")
    console.print(laws)
    wins = Table(title=WORDS["simulate-wins"], title_justify="left")
    wins.add_column(WORDS["simulate-who"])
    wins.add_column(WORDS["simulate-share"], justify="right")
    for bandit in BANDITS:
        if tally.dealt.get(bandit):
            wins.add_row(bandit, f"{tally.wins[bandit] / tally.dealt[bandit]:.1%}")
    for seat in sorted(tally.seats):
        wins.add_row(f"{WORDS['simulate-seat']} {seat + 1}", f"{tally.seats[seat] / tally.games:.1%}")
    console.print(wins)


def show_failure(tally: Tally, asked: dict[str, Any]) -> None:
    """The broken law, and the command that shows it again."""
    failure = tally.failure
    assert failure is not None
    head = WORDS["simulate-failure"].format(seed=failure.seed, bandits=", ".join(failure.bandits), ply=failure.ply)
    command = f"folsom simulate --games 1 --seed {failure.seed} --players {asked['players']}"
    command += f" --edition {asked['edition']}"
    command += " --first-game" * ("first_game" in asked) + " --thorough" * asked["thorough"]
    typer.secho(head, fg="red", err=True)
    typer.secho(f"{failure.law}: {failure.found}", err=True)
    typer.secho(WORDS["simulate-again"].format(command=command), err=True)
