"""``folsom arena``: a match between bots, with seats, bandits and luck evened out."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from folsom import COMPILED
from folsom.arena import arena_games, fill, seats_for, take
from folsom.arena.plots import plot_match
from folsom.arena.report import summary
from folsom.cli.matches import (
    AsJson,
    Games,
    Jobs,
    OnRay,
    Plot,
    Resume,
    Running,
    RunSeed,
    as_asked,
    between,
    check_picture,
    checked,
    codes_in,
    milliseconds,
    percents,
    played,
    refused,
    show_problems,
)
from folsom.cli.options import (
    Boxes,
    Edition,
    EditionName,
    FirstGame,
    Lang,
    MaybePlayers,
    Variants,
    plain_setup,
    players_or_usual,
)
from folsom.cli.words import chosen, help_text
from folsom.text import Texts

Bots = Annotated[str, typer.Option("--bots", "-b", help=help_text("arena-help-bots"))]


def arena(
    bots: Bots,
    games: Games = 100,
    players: MaybePlayers = None,
    seed: RunSeed = 0,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    plot: Plot = None,
    resume: Resume = None,
    ray: OnRay = None,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    variant: Variants = None,
    box: Boxes = None,
    lang: Lang = None,
) -> None:
    """Plays a match; status 1 if a bot failed."""
    texts = chosen(lang)
    setup = plain_setup(edition, first_game, variant, box)
    codes = codes_in(texts, bots)
    number = players or max(players_or_usual(None, setup.variants), len(codes))
    checked(texts, setup, number)
    if len(codes) > seats_for(setup, number):
        raise refused(texts, texts.say("arena-too-many", bots=len(codes), players=number))
    seats = fill(codes, seats_for(setup, number))
    schedule = take(arena_games(setup, seats, seed), games)
    check_picture(texts, plot)
    asked = {"bots": list(seats), "players": number, "games": games, "seed": seed} | as_asked(setup)
    begin = time.perf_counter()
    results = played(texts, Running(jobs, ray, resume, not as_json), "arena", asked, schedule)
    data = summary(schedule, results, asked) | {"elapsed": round(time.perf_counter() - begin, 3)}
    if plot is not None:
        plot_match(plot, texts, data)
    if as_json:
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        show(texts, data, Console())
        show_problems(texts, data)
    if data["failures"]:
        raise typer.Exit(1)


def show(texts: Texts, data: dict[str, Any], console: Console) -> None:
    """The result as a table."""
    engine = texts.say("simulate-engine-compiled" if COMPILED else "simulate-engine-plain")
    title = texts.say("arena-title", games=data["games"], players=data["asked"]["players"], engine=engine)
    grid = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(texts.say("arena-bot"), min_width=8)
    for head in ("share", "interval", "fair", "money", "time", "time-95", "time-most", "failed"):
        grid.add_column(texts.say(f"arena-{head}"), justify="right", no_wrap=True)
    for bot in data["bots"]:
        grid.add_row(*row(texts, bot, data["games"]))
    console.print(grid)
    console.print(texts.say("arena-note"))
    if data["nobody_won"]:
        console.print(texts.say("arena-nobody-won", number=data["nobody_won"]))
    if data["shared_wins"]:
        console.print(texts.say("arena-shared-wins", number=data["shared_wins"]))
    if not data["counted"]:
        console.print(texts.say("arena-by-clock"))


def row(texts: Texts, bot: dict[str, Any], games: int) -> list[str]:
    """One kind of bot; its share is green or red where luck alone hardly explains it."""
    seats = round(bot["seats"] / games)
    name = bot["code"] if seats == 1 else texts.say("arena-times", bot=bot["code"], number=seats)
    low, high = bot["interval"]
    style = "green" if low > bot["fair"] else "red" if high < bot["fair"] else "default"
    share, fair = percents(texts, [bot["share"], bot["fair"]])
    seconds = bot["seconds"]
    return [
        name,
        f"[{style}]{share}[/]",
        between(texts, low, high),
        fair,
        texts.money(round(bot["money"])),
        *[milliseconds(texts, seconds[key]) for key in ("mean", "p95", "slowest")],
        f"[red]{bot['failures']}[/]" if bot["failures"] else "0",
    ]
