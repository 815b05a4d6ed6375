"""``folsom bench``: how fast the engine is, per CPU second."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom import COMPILED, Game, Setup, Source, Table, determinize, new_game, new_table, play_out, view
from folsom.cli.options import Lang
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
MIDDLE: Final = 55  # the decision of a game whose position is copied, shown and played out: about half of them
POSITIONS: Final = 16

Work = Callable[[], int]


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


def middle_positions(table: Table) -> list[Game]:
    """Positions from the middle of some games, at a decision."""
    positions: list[Game] = []
    for seed in range(POSITIONS):
        source = Source(seed)
        g = new_game(SETUP, table)
        asked = 0
        while asked < MIDDLE:
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


def plies_of_games(table: Table, games: int) -> tuple[float, float]:
    """Plies and decisions of an average game."""
    source = Source(2)
    plies = decisions = 0
    for _ in range(games):
        g = new_game(SETUP, table)
        while g.asked != NOBODY:
            plies += 1
            decisions += g.asked != CHANCE
            answer_at_random(g, source)
    return plies / games, decisions / games


def game_with_views(table: Table, source: Source) -> int:
    """A game in which everybody who is asked is shown his view."""
    g = new_game(SETUP, table)
    while g.asked != NOBODY:
        if g.asked != CHANCE:
            view(g, g.asked)
        answer_at_random(g, source)
    return 1


def works(table: Table) -> dict[str, Work]:
    """What is measured, by name; each does its work once or several times and says how often."""
    source = Source(1)
    positions = middle_positions(table)
    views = [view(g, g.asked) for g in positions]

    def game() -> int:
        play_out(new_game(SETUP, table), source)
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
        "games_with_views_per_second": lambda: game_with_views(table, source),
    }


def measure(seconds: float) -> dict[str, float | bool]:
    """Everything that is measured."""
    table = new_table(SETUP)
    plies, decisions = plies_of_games(table, 200)
    found = {name: rate(work, seconds) for name, work in works(table).items()}
    games = found["games_per_second"]
    found |= {"plies_per_second": games * plies, "decisions_per_second": games * decisions}
    return {"compiled": COMPILED} | {name: round(found[name], 1) for name in MEASURES}


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help=help_text("bench-help-seconds"))] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("bench-help-json"))] = False,
    lang: Lang = None,
) -> None:
    """Measures the engine."""
    texts = chosen(lang)
    result = measure(seconds)
    if as_json:
        typer.echo(json.dumps(result, indent=2))
        return
    grid = Grid(title=texts.say("bench-title", runs=RUNS), title_justify="left")
    grid.add_column(texts.say("bench-compiled" if COMPILED else "bench-plain"))
    grid.add_column(justify="right")
    for name in MEASURES:
        grid.add_row(texts.say(name), texts.say("number-whole", number=result[name]))
    Console().print(grid)
