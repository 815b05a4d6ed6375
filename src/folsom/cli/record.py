"""``folsom record``: shows, checks and replays the record of a game, and makes scenarios of its positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import folsom
from folsom.cli import ask
from folsom.cli.chooser import is_command
from folsom.cli.news import NewsBook
from folsom.cli.options import Lang, Plain
from folsom.cli.position import drawn, has_train
from folsom.cli.screen import Screen
from folsom.cli.words import chosen, help_text
from folsom.core.game import EVERYTHING
from folsom.notation.record import Record, Recorder, RecordError, parse_record, rules_version, verify
from folsom.notation.record.as_scenario import Inexpressible, scenario_text
from folsom.notation.record.writing import ply_text, result_lines, seat_words
from folsom.text import Texts

app = typer.Typer(no_args_is_help=True, help=help_text("help-record"))

File = Annotated[Path, typer.Argument(help=help_text("record-help-file"))]
At = Annotated[int | None, typer.Option("--at", min=0, help=help_text("record-help-at"))]
Seat = Annotated[int | None, typer.Option("--seat", min=1, max=6, help=help_text("record-help-seat"))]


def read(texts: Texts, file: Path) -> Record:
    """The record in a file; one that cannot be read ends the command with status 1."""
    try:
        return parse_record(file.read_bytes().decode())
    except (OSError, UnicodeDecodeError, RecordError) as error:
        raise refused(texts, file, str(error)) from None


def refused(texts: Texts, file: Path, problem: str) -> typer.Exit:
    """Says what is wrong with a record."""
    typer.secho(texts.say("record-error", file=str(file), problem=problem), fg="red", err=True)
    return typer.Exit(1)


@app.command(help=help_text("record-help-show"))
def show(file: File, lang: Lang = None) -> None:
    """What a record holds: the facts, the plies, and the result."""
    texts = chosen(lang)
    record = read(texts, file)
    players = len(seat_words(record.setup))
    typer.echo(texts.say("record-facts", rules=record.rules, players=players, plies=len(record.plies)))
    typer.echo(file.read_text(encoding="utf-8").rsplit("\nsha256", 1)[0])


@app.command("verify", help=help_text("record-help-verify"))
def verify_file(file: File, lang: Lang = None) -> None:
    """Plays a record again; status 1 if it does not hold."""
    texts = chosen(lang)
    record = read(texts, file)
    try:
        verify(record)
    except RecordError as error:
        if record.rules != rules_version():
            typer.echo(texts.say("record-other-rules", rules=record.rules, current=rules_version()), err=True)
        raise refused(texts, file, str(error)) from None
    typer.echo(texts.say("record-holds", file=str(file), plies=len(record.plies)))


@app.command(help=help_text("record-help-scenario"))
def scenario(
    file: File,
    at: Annotated[int, typer.Option("--at", min=0, help=help_text("record-help-at"))],
    out: Annotated[Path | None, typer.Option("--out", "-o", help=help_text("record-help-out"))] = None,
    lang: Lang = None,
) -> None:
    """A position as a scenario, with the question that is open as a beginning of its facts."""
    texts = chosen(lang)
    record = read(texts, file)
    try:
        text = scenario_text(record, at, f"{file.name}, after ply {at}")
    except (Inexpressible, RecordError) as error:
        raise refused(texts, file, str(error)) from None
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")


@app.command(help=help_text("record-help-replay"))
def replay(file: File, at: At = None, seat: Seat = None, plain: Plain = False, lang: Lang = None) -> None:
    """Shows a game ply by ply; on a terminal it waits for Enter."""
    texts = chosen(lang)
    record = read(texts, file)
    if at is not None and at > len(record.plies):
        raise refused(texts, file, texts.say("record-no-ply", plies=len(record.plies), ply=at))
    seats = len(seat_words(record.setup))
    if seat is not None and seat > seats:
        raise refused(texts, file, texts.say("error-seat", players=seats))
    show_game = Showing(Screen(texts, plain=plain), record, EVERYTHING if seat is None else seat - 1)
    try:
        show_game.run(at)
    except RecordError as error:
        raise refused(texts, file, str(error)) from None
    except (ask.PersonLeft, KeyboardInterrupt):
        return


class Showing:
    """A record that is being shown."""

    def __init__(self, screen: Screen, record: Record, viewer: int) -> None:
        self.screen = screen
        self.record = record
        self.viewer = viewer
        self.recorder = Recorder(record.setup)
        self.news = NewsBook(screen.texts, viewer)
        self.recorder.game.listener = self.news

    def run(self, at: int | None) -> None:
        """All positions, or only the one after a ply."""
        number = 0
        while True:
            if at is None or number == at:
                self.show(number, at is None)
            if number == (len(self.record.plies) if at is None else at):
                break
            self.recorder.play(self.record.plies[number])
            number += 1
        if self.recorder.game.over() and self.record.result is not None:
            for line in result_lines(self.record.setup, self.record.result):
                self.screen.note(line, "bold")

    def show(self, number: int, waits: bool) -> None:
        """One position, unless only chance sees it; on a terminal the reader says when to go on."""
        game, screen, texts = self.recorder.game, self.screen, self.screen.texts
        if not has_train(game) or (game.asked == folsom.CHANCE and (waits or self.viewer != EVERYTHING)):
            if not waits:
                screen.note(texts.say("record-drawing"))
            return
        view = game.copy() if self.viewer == EVERYTHING else folsom.view(game, self.viewer)
        foot = [Text(f" {self.said(number)}", style="bold"), *drawn(texts, view)]
        if waits:
            screen.tell(self.news)
        screen.show(view, self.news.lines, self.news.fresh, foot, int(game.asked))
        self.news.read()
        if waits and screen.redraws:
            typed = ask.read_line(screen.console, f" {texts.say('prompt-step')} ")
            if is_command(texts, typed, "quit"):
                raise ask.PersonLeft("stopped-quit")

    def said(self, number: int) -> str:
        """Which ply led here."""
        plies, texts = self.record.plies, self.screen.texts
        if number == 0:
            return texts.say("record-start", plies=len(plies))
        text = ply_text(plies[number - 1], seat_words(self.record.setup))
        return texts.say("record-ply", ply=number, plies=len(plies), text=text)
