"""Who plays on the seats that nobody sits on: a level for all of them, or bots one by one."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer
from rich.text import Text

from folsom.arena.schedule import fill
from folsom.bots import kind_named
from folsom.cli import ask
from folsom.cli.bots import about
from folsom.cli.matches import codes_in
from folsom.cli.options import refuse
from folsom.cli.screen import Screen
from folsom.cli.words import help_text
from folsom.text import Texts


class LevelName(StrEnum):
    """The levels, weakest first."""

    GREENHORN = "greenhorn"
    OUTLAW = "outlaw"
    GUNSLINGER = "gunslinger"
    LEGEND = "legend"


USUAL = LevelName.OUTLAW


def level_help() -> str:
    """What each level is like."""
    known = [f"{name.value}: {help_text(kind_named(name.value).about)}" for name in LevelName]
    return " ".join([help_text("help-option-level"), *known])


Level = Annotated[LevelName | None, typer.Option("--level", help=level_help())]
Bots = Annotated[str | None, typer.Option("--bots", help=help_text("help-option-bots"))]


def codes_asked(texts: Texts, level: LevelName | None, bots: str | None) -> list[str]:
    """The bots that a command line names: one for each seat, where the last stands for all that follow; maybe none."""
    if level is not None and bots is not None:
        raise refuse(texts, texts.say("error-level-and-bots"))
    if bots is not None:
        return codes_in(texts, bots)
    return [] if level is None else [level.value]


def seated(texts: Texts, codes: list[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat. More bots than seats end the command."""
    if len(codes) > seats:
        raise refuse(texts, texts.say("error-many-bots", bots=len(codes), seats=seats))
    return fill(codes, seats)


def as_option(codes: list[str]) -> str:
    """The option that seats the same bots again."""
    if len(codes) == 1 and codes[0] in list(LevelName):
        return f"--level {codes[0]}"
    return f"--bots {','.join(codes)}"


def own_level(screen: Screen) -> LevelName:
    """The level that a person at a terminal wants to play against; the usual one where nobody can be asked."""
    if not (screen.redraws and sys.stdin.isatty()):
        return USUAL
    texts = screen.texts
    levels = list(LevelName)
    names = [[texts.say(f"level-{name.value}"), name.value] for name in levels]
    widest = max(len(name) for name, _ in names)
    screen.print("")
    for i, level in enumerate(levels):
        line = Text(f" {i + 1} ", style="bold cyan").append(f"{names[i][0]:<{widest}}", style="default")
        screen.print(line.append(f"  {about(texts, kind_named(level.value))}", style="default not bold"))
    prompt = texts.say("prompt-level", usual=names[levels.index(USUAL)][0])
    while True:
        typed = ask.read_line(screen.console, f" {prompt} ")
        if not typed:
            return USUAL
        if typed.isdigit():
            found = [int(typed) - 1] if 1 <= int(typed) <= len(levels) else []
        else:
            found = ask.find(typed, names)
        if len(found) == 1:
            return levels[found[0]]
        screen.note(texts.say("error-word", typed=typed))
