"""``folsom simulate``: random games under the laws."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from folsom import COMPILED, SetupError, Source, check, dealt, known_bandits
from folsom.cli.options import (
    Boxes,
    Edition,
    EditionName,
    FirstGame,
    Lang,
    MaybePlayers,
    Variants,
    parts_as_options,
    plain_setup,
    players_or_usual,
    refuse,
)
from folsom.cli.words import chosen, help_text
from folsom.laws import LAWS, Tally
from folsom.laws.runs import all_jobs, run_trials
from folsom.text import Texts


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=help_text("simulate-help-games"))] = 1000,
    players: MaybePlayers = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=help_text("simulate-help-seed"))] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help=help_text("simulate-help-jobs"))] = 1,
    thorough: Annotated[bool, typer.Option("--thorough", help=help_text("simulate-help-thorough"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("simulate-help-json"))] = False,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    variant: Variants = None,
    box: Boxes = None,
    lang: Lang = None,
) -> None:
    """Plays random games and checks the laws; status 1 if one is broken."""
    texts = chosen(lang)
    setup = plain_setup(edition, first_game, variant, box)
    number = players_or_usual(players, setup.variants)
    try:
        check(dealt(number, Source(0), setup))
    except SetupError as error:
        raise refuse(texts, str(error)) from None
    begin = time.perf_counter()
    with _progress(texts, not as_json) as bar:
        task = bar.add_task("", total=games)
        tally = run_trials(
            setup, number, games, seed, thorough, jobs or all_jobs(), lambda t: bar.update(task, completed=t.games)
        )
    seconds = time.perf_counter() - begin
    asked: dict[str, Any] = {
        "games": games,
        "players": number,
        "seed": seed,
        "edition": setup.edition,
        "thorough": thorough,
    }
    asked |= {"first_game": True} if first_game else {}
    asked |= {"variants": list(setup.variants)} if setup.variants else {}
    asked |= {"boxes": list(setup.boxes)} if setup.boxes else {}
    if as_json:
        typer.echo(json.dumps(as_data(tally, asked, seconds), indent=2))
    else:
        show(texts, tally, seconds, Console())
    if tally.failure is not None:
        if not as_json:
            show_failure(texts, tally, asked)
        raise typer.Exit(1)


def _progress(texts: Texts, visible: bool) -> Progress:
    """A bar on the terminal, beside what is printed."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(texts.say("simulate-games")), TimeRemainingColumn())
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
        "wins_by_bandit": {b: round(tally.wins[b] / tally.dealt[b], 4) for b in known_bandits() if tally.dealt.get(b)},
        "wins_by_seat": [round(tally.seats[s] / tally.games, 4) for s in sorted(tally.seats)],
        "failure": None if failure is None else vars(failure) | {"bandits": list(failure.bandits)},
    }


def show(texts: Texts, tally: Tally, seconds: float, console: Console) -> None:
    """The result as tables."""
    engine = texts.say("simulate-engine-compiled" if COMPILED else "simulate-engine-plain")
    head = Table(show_header=False, box=None, title=engine, title_justify="left")
    head.add_column()
    head.add_column(justify="right")
    for key, number in (("games", tally.games), ("plies", tally.plies), ("decisions", tally.decisions)):
        head.add_row(texts.say(f"simulate-{key}"), texts.say("number-whole", number=number))
    head.add_row(texts.say("simulate-speed"), texts.say("number-tenths", number=tally.games / seconds))
    console.print(head)
    laws = Table(title=texts.say("simulate-laws"), title_justify="left")
    laws.add_column(texts.say("simulate-law"))
    laws.add_column(texts.say("simulate-checked"), justify="right")
    laws.add_column(texts.say("simulate-broken"), justify="right")
    for law in LAWS:
        broken = int(tally.failure is not None and tally.failure.law == law)
        checked = texts.say("number-whole", number=tally.checked.get(law, 0))
        laws.add_row(law, checked, str(broken), style="bold red" if broken else "")
    console.print(laws)
    wins = Table(title=texts.say("simulate-wins"), title_justify="left")
    wins.add_column(texts.say("simulate-who"))
    wins.add_column(texts.say("simulate-share"), justify="right")
    for bandit in known_bandits():
        if tally.dealt.get(bandit):
            share = 100 * tally.wins[bandit] / tally.dealt[bandit]
            wins.add_row(texts.named(bandit), texts.say("number-percent", number=share))
    for seat in sorted(tally.seats):
        share = 100 * tally.seats[seat] / tally.games
        wins.add_row(f"{texts.say('simulate-seat')} {seat + 1}", texts.say("number-percent", number=share))
    console.print(wins)


def show_failure(texts: Texts, tally: Tally, asked: dict[str, Any]) -> None:
    """The broken law, and the command that shows it again."""
    failure = tally.failure
    assert failure is not None
    bandits = texts.join([texts.named(bandit) for bandit in failure.bandits])
    head = texts.say("simulate-failure", seed=str(failure.seed), bandits=bandits, ply=str(failure.ply))
    command = f"folsom simulate --games 1 --seed {failure.seed} --players {asked['players']}"
    command += f" --edition {asked['edition']}"
    command += parts_as_options(asked.get("variants", []), asked.get("boxes", []))
    command += " --first-game" * ("first_game" in asked) + " --thorough" * asked["thorough"]
    typer.secho(head, fg="red", err=True)
    typer.secho(f"{failure.law}: {failure.found}", err=True)
    typer.secho(texts.say("simulate-again", command=command), err=True)
