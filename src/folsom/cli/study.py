"""``folsom study``: how balanced the game itself is, from many games between equal bots."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from folsom.arena import take
from folsom.arena.plots import PlotError, pyplot
from folsom.arena.sources import Sources
from folsom.arena.study import settings_for, study_games
from folsom.arena.study import study as studied
from folsom.arena.study_report import write_study
from folsom.cli.matches import (
    Games,
    Jobs,
    OnRay,
    Resume,
    Running,
    RunSeed,
    as_asked,
    checked,
    codes_in,
    numbers_in,
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
    VariantName,
    Variants,
    plain_setup,
    players_or_usual,
)
from folsom.cli.words import chosen, help_text

Code = Annotated[str, typer.Option("--bot", "-b", help=help_text("study-help-bot"))]
Sizes = Annotated[str, typer.Option("--players", "-p", help=help_text("study-help-players"))]
Out = Annotated[Path, typer.Option("--out", "-o", file_okay=False, help=help_text("study-help-out"))]
ByVariant = Annotated[bool, typer.Option("--by-variant", help=help_text("study-help-by-variant"))]


def study(
    out: Out,
    games: Games = 1000,
    bot: Code = "random",
    players: Sizes = "",
    seed: RunSeed = 0,
    jobs: Jobs = 1,
    resume: Resume = None,
    ray: OnRay = None,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    variant: Variants = None,
    by_variant: ByVariant = False,
    box: Boxes = None,
    lang: Lang = None,
) -> None:
    """Plays, and writes a report with pictures; status 1 if the bot failed."""
    texts = chosen(lang)
    setup = plain_setup(edition, first_game, variant, box)
    code, *more = codes_in(texts, bot)
    if more:
        raise refused(texts, texts.say("study-one-bot"))
    sizes = numbers_in(texts, players) or [players_or_usual(None, setup.variants)]
    names = [name.value for name in VariantName if name.value not in setup.variants] if by_variant else []
    settings = settings_for(setup, sizes, names)
    if not by_variant or not settings:
        for size in sizes:
            checked(texts, setup, size)
    try:
        pyplot()
    except PlotError:
        raise refused(texts, texts.say("arena-no-plots")) from None
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(texts, f"{out}: {error.strerror}") from None
    kinds = [setting.as_data() for setting in settings]
    asked = {"bot": code, "settings": kinds, "games": games, "seed": seed} | as_asked(setup)
    schedule = take(study_games(settings, code, seed), games)
    begin = time.perf_counter()
    results = played(texts, Running(jobs, ray, resume), "study", asked, schedule, Sources)
    data = studied(schedule, results, settings, asked) | {"elapsed": round(time.perf_counter() - begin, 3)}
    page = write_study(out, texts, data)
    (out / "study.json").write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    typer.echo(texts.say("study-written", file=str(page)))
    show_problems(texts, data)
    if data["failures"]:
        raise typer.Exit(1)
