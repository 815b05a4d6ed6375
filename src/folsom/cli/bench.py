"""``folsom bench``: how fast the engine is, per CPU second."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom import (
    COMPILED,
    Game,
    Setup,
    SetupError,
    Source,
    Table,
    check,
    dealt,
    determinize,
    new_game,
    new_table,
    play_out,
    view,
)
from folsom.cli.options import Boxes, Lang, Variants, leads_several, names_of, players_or_usual, refuse
from folsom.cli.words import chosen, help_text
from folsom.core.loop import apply, draw_open
from folsom.core.steps import CHANCE, NOBODY

MEASURES: Final = (
    "games_per_second",
    "plies_per_second",
    "decisions_per_second",
    "playouts_per_second",
    "copies_per_second",
    "views_per_second",
    "determinize_per_second",
    "games_with_views_per_second",
)

RUNS: Final = 5
SETUP: Final = Setup(("doc", "belle", "tuco", "django"))
POSITIONS: Final = 16
AVERAGED: Final = 200  # games whose plies and decisions are counted

Work = Callable[[], int]


def setup_for(variants: tuple[str, ...], boxes: tuple[str, ...] = ()) -> Setup:
    """The game that is measured: always the same one for the same variants and boxes."""
    setup = Setup(SETUP.bandits, variants=variants, boxes=boxes)
    if leads_several(variants):
        setup = dealt(players_or_usual(None, variants), Source(0), setup)
    check(setup)
    return setup


def rate(work: Work, seconds: float) -> float:
    """The best of five runs: how many times a second of CPU the work is done (it says how often it was done)."""
    best = 0.0
    for _ in range(RUNS):
        done = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def middle_positions(setup: Setup, table: Table, middle: int) -> list[Game]:
    """Positions of some games after so many decisions, at the next one."""
    positions: list[Game] = []
    for seed in range(POSITIONS):
        source = Source(seed)
        g = new_game(setup, table)
        asked = 0
        while asked < middle:
            asked += g.asked != CHANCE
            answer_at_random(g, source)
        while g.asked == CHANCE:
            answer_at_random(g, source)
        positions.append(g)
    return positions


def answer_at_random(g: Game, source: Source) -> None:
    """One ply."""
    draw = draw_open(g)
    apply(g, g.options[source.below(len(g.options))] if draw is None else draw.sample(g, source))


def plies_of_games(setup: Setup, table: Table, games: int) -> tuple[float, float]:
    """Plies and decisions of an average game."""
    source = Source(2)
    plies = decisions = 0
    for _ in range(games):
        g = new_game(setup, table)
        while g.asked != NOBODY:
            plies += 1
            decisions += g.asked != CHANCE
            answer_at_random(g, source)
    return plies / games, decisions / games


def game_with_views(setup: Setup, table: Table, source: Source) -> int:
    """A game in which everybody who is asked is shown his view."""
    g = new_game(setup, table)
    while g.asked != NOBODY:
        if g.asked != CHANCE:
            view(g, g.asked)
        answer_at_random(g, source)
    return 1


def works(setup: Setup, table: Table, middle: int) -> dict[str, Work]:
    """What is measured, by name; each does its work once or several times and says how often.

    ``middle``: the decision of a game whose position is copied, shown and played out.
    """
    source = Source(1)
    positions = middle_positions(setup, table, middle)
    views = [view(g, g.asked) for g in positions]

    def game() -> int:
        play_out(new_game(setup, table), source)
        return 1

    def playouts() -> int:
        for g in positions:
            play_out(g.copy(), source)
        return POSITIONS

    def copies() -> int:
        for g in positions:
            g.copy()
        return POSITIONS

    def shown() -> int:
        for g in positions:
            view(g, g.asked)
        return POSITIONS

    def worlds() -> int:
        for v in views:
            determinize(v, source)
        return POSITIONS

    return {
        "games_per_second": game,
        "playouts_per_second": playouts,
        "copies_per_second": copies,
        "views_per_second": shown,
        "determinize_per_second": worlds,
        "games_with_views_per_second": lambda: game_with_views(setup, table, source),
    }


def measure(setup: Setup, seconds: float) -> dict[str, float | bool]:
    """Everything that is measured."""
    table = new_table(setup)
    plies, decisions = plies_of_games(setup, table, AVERAGED)
    found = {name: rate(work, seconds) for name, work in works(setup, table, round(decisions / 2)).items()}
    games = found["games_per_second"]
    found |= {"plies_per_second": games * plies, "decisions_per_second": games * decisions}
    return {"compiled": COMPILED} | {name: round(found[name], 1) for name in MEASURES}


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help=help_text("bench-help-seconds"))] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("bench-help-json"))] = False,
    variant: Variants = None,
    box: Boxes = None,
    lang: Lang = None,
) -> None:
    """Measures the engine."""
    texts = chosen(lang)
    variants, boxes = names_of(variant), names_of(box)
    try:
        setup = setup_for(variants, boxes)
    except SetupError as error:
        raise refuse(texts, str(error)) from None
    result = measure(setup, seconds)
    if as_json:
        named = {"variants": list(variants), "boxes": list(boxes)}
        asked = {key: names for key, names in named.items() if names}
        typer.echo(json.dumps(asked | result, indent=2))
        return
    players = players_or_usual(None, variants)
    title = texts.say("bench-title", runs=RUNS, players=players)
    names = [texts.variant(name) for name in variants] + [texts.box(name) for name in boxes]
    grid = Grid(title=", ".join([title, *names]), title_justify="left")
    grid.add_column(texts.say("bench-compiled" if COMPILED else "bench-plain"))
    grid.add_column(justify="right")
    for name in MEASURES:
        grid.add_row(texts.say(name), texts.say("number-whole", number=result[name]))
    Console().print(grid)
