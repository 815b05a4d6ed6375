"""``folsom position`` draws a position that is written in one line; ``folsom perft`` counts what can follow it."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.text import Text

import folsom
from folsom.base.counters import CARS
from folsom.cli.options import (
    Boxes,
    Edition,
    EditionName,
    FirstGame,
    Lang,
    MaybePlayers,
    Variants,
    deal,
    plain_setup,
    players_or_usual,
    refuse,
)
from folsom.cli.screen import Screen
from folsom.cli.words import chosen, help_text
from folsom.core.game import EVERYTHING, Game
from folsom.notation.options import option_text
from folsom.notation.perft import divided, perft
from folsom.notation.position import PositionError, PositionRead, parse_position, position_text
from folsom.text import Texts


def read(texts: Texts, text: str) -> PositionRead:
    """The position that a text tells of; a wrong one ends the command."""
    try:
        return parse_position(sys.stdin.read() if text == "-" else text)
    except PositionError as error:
        typer.secho(texts.say("position-error", problem=str(error)), fg="red", err=True)
        raise typer.Exit(1) from None


def has_train(game: Game) -> bool:
    """Whether there is anything to draw."""
    return bool(game.counters[CARS + 1]) and bool(game.at[0] >= 0 or folsom.pending(game))


def position(
    text: Annotated[str, typer.Argument(help=help_text("position-help-text"))],
    lang: Lang = None,
) -> None:
    """Draws a position, with the question that is open."""
    texts = chosen(lang)
    game = read(texts, text).game
    screen = Screen(texts, plain=True)
    if not has_train(game):
        screen.note(texts.say("position-bare"))
        return
    screen.show(game, [], 0, drawn(texts, game), int(game.asked))


def drawn(texts: Texts, game: Game) -> list[Text]:
    """What is open: the questions with what is offered, a draw, or nothing any more."""
    if game.asked == folsom.CHANCE:
        return [Text(f" {texts.say('record-drawing')}")]
    if game.over():
        return [Text(f" {texts.say('record-over')}")]
    lines = []
    for decision in folsom.pending(game):
        lines.append(Text(f" {texts.question(game.table, decision, folsom.SPECTATOR)}", style="bold"))
        offered = ", ".join(option_text(game.table, option) for option in decision.options)
        lines += [Text(f"   {offered}", style="dim")] if offered else []
    return lines


def perft_command(
    text: Annotated[str | None, typer.Argument(help=help_text("perft-help-text"))] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=20, help=help_text("perft-help-depth"))] = 3,
    divide: Annotated[bool, typer.Option("--divide", help=help_text("perft-help-divide"))] = False,
    players: MaybePlayers = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help=help_text("help-option-seed"))] = 1,
    variant: Variants = None,
    box: Boxes = None,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    lang: Lang = None,
) -> None:
    """Counts the sequences of plies to each depth; the position itself is printed first."""
    texts = chosen(lang)
    if text is not None:
        start = read(texts, text)
    else:
        plain = plain_setup(edition, first_game, variant, box)
        try:
            setup = deal(players_or_usual(players, plain.variants), seed, plain)
        except folsom.SetupError as error:
            raise refuse(texts, str(error)) from None
        game = folsom.new_game(setup)
        folsom.run_chance(game, folsom.Source(seed))
        start = PositionRead(setup, game)
    if start.game.viewer != EVERYTHING:
        raise refuse(texts, texts.say("perft-view"))
    typer.echo(position_text(start.game, start.setup))
    if divide:
        for ply, count in divided(start.game, depth):
            typer.echo(f"  {ply}: {count}")
    for plies in range(1, depth + 1):
        typer.echo(texts.say("perft-line", depth=plies, count=str(perft(start.game, plies))))
