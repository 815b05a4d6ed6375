"""``folsom ladder``: bots rated over mixed tables."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from folsom import COMPILED
from folsom.arena import take
from folsom.arena.ladder import LadderMissing, check_ladder, ladder_games
from folsom.arena.ladder import ladder as rated
from folsom.arena.plots import plot_ladder
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
    numbers_in,
    percents,
    played,
    refused,
    show_problems,
)
from folsom.cli.options import Boxes, Edition, EditionName, FirstGame, Lang, Variants, plain_setup, players_or_usual
from folsom.cli.words import chosen, help_text
from folsom.text import Texts

Bots = Annotated[str, typer.Option("--bots", "-b", help=help_text("ladder-help-bots"))]
Sizes = Annotated[str, typer.Option("--players", "-p", help=help_text("ladder-help-players"))]


def ladder(
    bots: Bots,
    games: Games = 200,
    players: Sizes = "",
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
    """Rates bots; status 1 if one of them failed."""
    texts = chosen(lang)
    setup = plain_setup(edition, first_game, variant, box)
    codes = list(dict.fromkeys(codes_in(texts, bots)))
    if len(codes) < 2:
        raise refused(texts, texts.say("ladder-too-few"))
    sizes = numbers_in(texts, players) or [players_or_usual(None, setup.variants)]
    for size in sizes:
        checked(texts, setup, size)
    check_picture(texts, plot)
    try:
        check_ladder()
    except LadderMissing:
        raise refused(texts, texts.say("ladder-missing")) from None
    asked = {"bots": codes, "players": sizes, "games": games, "seed": seed} | as_asked(setup)
    schedule = take(ladder_games(setup, codes, sizes, seed), games)
    begin = time.perf_counter()
    results = played(texts, Running(jobs, ray, resume, not as_json), "ladder", asked, schedule)
    data = rated(schedule, results, asked) | {"elapsed": round(time.perf_counter() - begin, 3)}
    if plot is not None:
        plot_ladder(plot, texts, data)
    if as_json:
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        show(texts, data, Console())
        show_problems(texts, data)
    if data["failures"]:
        raise typer.Exit(1)


def show(texts: Texts, data: dict[str, Any], console: Console) -> None:
    """The ladder as a table, the best bot on top."""
    engine = texts.say("simulate-engine-compiled" if COMPILED else "simulate-engine-plain")
    sizes = ", ".join(str(size) for size in data["asked"]["players"])
    title = texts.say("arena-title", games=data["games"], players=sizes, engine=engine)
    grid = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(texts.say("arena-bot"), min_width=8)
    heads = ("ladder-rating", "arena-interval", "ladder-games", "arena-share", "arena-interval", "arena-fair")
    for head in (*heads, "arena-time", "arena-failed"):
        grid.add_column(texts.say(head), justify="right", no_wrap=True)
    for bot in data["bots"]:
        low, high = (texts.say("number-tenths", number=edge) for edge in bot["interval"])
        share, fair = percents(texts, [bot["share"], bot["fair"]])
        grid.add_row(
            bot["code"],
            texts.say("number-tenths", number=bot["rating"]),
            texts.say("arena-range", low=low, high=high),
            texts.say("number-whole", number=bot["n"]),
            share,
            between(texts, *bot["share_interval"]),
            fair,
            milliseconds(texts, bot["seconds"]["mean"]),
            f"[red]{bot['failures']}[/]" if bot["failures"] else "0",
        )
    console.print(grid)
    console.print(texts.say("ladder-note", rounds=data["rounds"]))
