"""``folsom watch``: bots play, step by step."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.text import Text

import folsom
from folsom.cli import ask
from folsom.cli.chooser import is_command
from folsom.cli.levels import USUAL, Bots, Level, as_option, codes_asked, seated
from folsom.cli.match import Match
from folsom.cli.news import NewsBook
from folsom.cli.options import (
    Boxes,
    Edition,
    EditionName,
    FirstGame,
    Lang,
    MaybePlayers,
    Plain,
    Seed,
    Variants,
    as_options,
    deal,
    plain_setup,
    players_or_usual,
    refuse,
    seed_or_new,
)
from folsom.cli.play import end, finish, let_bot_answer
from folsom.cli.screen import Screen
from folsom.cli.words import chosen, help_text
from folsom.core.game import EVERYTHING

STEP = 1.0  # seconds between two steps that follow by themselves


def watch(
    players: MaybePlayers = None,
    level: Level = None,
    bots: Bots = None,
    seed: Seed = None,
    variant: Variants = None,
    box: Boxes = None,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    lang: Lang = None,
    auto: Annotated[bool, typer.Option("--auto", help=help_text("help-option-auto"))] = False,
    delay: Annotated[float | None, typer.Option("--delay", min=0, help=help_text("help-option-delay"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, max=6, help=help_text("help-option-seat"))] = None,
    all_seeing: Annotated[bool, typer.Option("--all-seeing", help=help_text("help-option-all-seeing"))] = False,
    plain: Plain = False,
) -> None:
    """Shows one game of bots."""
    texts = chosen(lang)
    screen = Screen(texts, plain=plain)
    number = seed_or_new(seed)
    command = ""
    match: Match | None = None
    codes = codes_asked(texts, level, bots) or [USUAL.value]
    try:
        screen.setup = plain_setup(edition, first_game, variant, box)
        count = players_or_usual(players, screen.setup.variants)
        viewer = viewer_of(texts.say("error-seat", players=count), count, seat, all_seeing)
        setup = deal(count, number, screen.setup)
        command = f"folsom watch {as_options(setup, number)} {as_option(codes)}"
        match = Match(setup, number, NewsBook(texts, viewer), seated(texts, codes, count))
        pause = (STEP if screen.redraws else 0.0) if delay is None else delay
        run(screen, match, viewer, pause if auto or delay is not None else None)
        end(screen, match, viewer)
    except (folsom.SetupError, typer.BadParameter) as error:
        raise refuse(texts, str(error)) from None
    except (ask.PersonLeft, KeyboardInterrupt) as stopped:
        reason = stopped.reason if isinstance(stopped, ask.PersonLeft) else "stopped-interrupt"
        screen.print("")
        screen.note(texts.say(reason))
    finish(screen, match, command)


def viewer_of(problem: str, players: int, seat: int | None, all_seeing: bool) -> int:
    """With whose eyes one watches."""
    if all_seeing:
        return EVERYTHING
    if seat is None:
        return folsom.SPECTATOR
    if seat > players:
        raise typer.BadParameter(problem)
    return seat - 1


def run(screen: Screen, match: Match, viewer: int, pause: float | None) -> None:
    """Shows each question, waits for Enter or for a while, and lets the bots answer: all, if they choose together."""
    texts = screen.texts
    while not match.over():
        decision, *others = match.questions()
        question = texts.question(match.game.table, decision, folsom.SPECTATOR)
        screen.tell(match.news)
        foot = [Text(" " + question, style="bold")]
        asked = -1 if others else decision.seat
        screen.show(match.seen_by(viewer), match.news.lines, match.news.fresh, foot, asked)
        match.news.read()
        if pause is None:
            typed = ask.read_line(screen.console, f" {texts.say('prompt-step')} ")
            if is_command(texts, typed, "quit"):
                raise ask.PersonLeft("stopped-quit")
        elif pause:
            time.sleep(pause)
        let_bot_answer(screen, match, decision.seat)
        while others and not match.over() and match.questions()[0].number == decision.number:
            let_bot_answer(screen, match, match.questions()[0].seat)
