"""``folsom play``: a person against bots in the terminal."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

import folsom
from folsom.cli import ask, signs
from folsom.cli.chooser import Chooser
from folsom.cli.levels import Bots, Level, as_option, codes_asked, own_level, seated
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
    leads_several,
    plain_setup,
    players_or_usual,
    refuse,
    seed_or_new,
)
from folsom.cli.score import score_sentences, score_table
from folsom.cli.screen import Screen
from folsom.cli.words import chosen, help_text
from folsom.core.game import Game
from folsom.core.steps import Together
from folsom.notation.options import option_text

SEAT = 0  # the person's
IDLE = "random"  # the bot of that seat, which nobody asks


class Speed(StrEnum):
    """How fast one is told what the others do."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


SECONDS = {Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.4, Speed.INSTANT: 0.0}


def play(
    players: MaybePlayers = None,
    bandit: Annotated[str, typer.Option("--bandit", "-b", help=help_text("help-option-bandit"))] = "",
    level: Level = None,
    bots: Bots = None,
    seed: Seed = None,
    variant: Variants = None,
    box: Boxes = None,
    edition: Edition = EditionName.NEW,
    first_game: FirstGame = False,
    lang: Lang = None,
    speed: Annotated[Speed, typer.Option("--speed", help=help_text("help-option-speed"))] = Speed.NORMAL,
    plain: Plain = False,
) -> None:
    """Plays one game."""
    texts = chosen(lang)
    screen = Screen(texts, plain=plain, pause=SECONDS[speed])
    number = seed_or_new(seed)
    command = ""
    match: Match | None = None
    codes = codes_asked(texts, level, bots)
    try:
        screen.setup = plain_setup(edition, first_game, variant, box)
        count = players_or_usual(players, screen.setup.variants)
        deal(count, number, screen.setup)  # refuses what cannot be played
        seated(texts, codes, count - 1)
        name = own_bandit(screen, bandit)
        codes = codes or [own_level(screen).value]
        setup = deal(count, number, screen.setup, name)
        command = f"folsom play {as_options(setup, number)} --bandit {name or setup.bandits[0]} {as_option(codes)}"
        news = NewsBook(texts, SEAT, screen.pause > 0)
        match = Match(setup, number, news, (IDLE, *seated(texts, codes, count - 1)))
        run(screen, match)
        end(screen, match, SEAT)
    except folsom.SetupError as error:
        raise refuse(texts, str(error)) from None
    except (ask.PersonLeft, KeyboardInterrupt) as stopped:
        reason = stopped.reason if isinstance(stopped, ask.PersonLeft) else "stopped-interrupt"
        screen.print("")
        screen.note(texts.say(reason))
    finish(screen, match, command)


def finish(screen: Screen, match: Match | None, command: str) -> None:
    """The last lines: whether bots have failed, and how the same game is played again."""
    texts = screen.texts
    if match is not None:
        match.close()
    if match is not None and match.failures:
        first = match.failures[0]
        bandits = texts.seat(match.game.table, first.seat)
        where = {"bandits": bandits, "code": match.codes[first.seat], "about": first.about, "problem": first.problem}
        problem = texts.say("failed-where", where, decision=str(first.number))
        screen.note(texts.say("failed", number=len(match.failures), problem=problem), "red")
    if command:
        screen.note(texts.say("again", command=command), "dim")


def own_bandit(screen: Screen, wanted: str) -> str:
    """The bandit that the person plays, or one of his two: named on the command line, or asked for.

    Empty means any.
    """
    texts = screen.texts
    names = [[texts.named(name), name] for name in folsom.known_bandits()]
    if wanted:
        found = ask.find(wanted, names)
        if len(found) != 1:
            known = ", ".join(texts.named(name) for name in folsom.known_bandits())
            raise refuse(texts, texts.say("error-bandit", typed=wanted, bandits=known))
        return folsom.known_bandits()[found[0]]
    screen.print(Text(" " + texts.say("title"), style="bold"), Rule(style="grey37"))
    for i, name in enumerate(folsom.known_bandits()):
        line = Text(f" {i + 1} ", style="bold cyan")
        line.append(f"{texts.named(name):<9}", style=f"bold {signs.colour(name)}")
        screen.print(line.append(texts.named(name, "power"), style="default not bold"))
    prompt = texts.say("prompt-bandit-of-two" if leads_several(screen.setup.variants) else "prompt-bandit")
    while True:
        typed = ask.read_line(screen.console, f" {prompt} ")
        if not typed:
            return ""
        if typed.isdigit() and 1 <= int(typed) <= len(folsom.known_bandits()):
            return folsom.known_bandits()[int(typed) - 1]
        found = [] if typed.isdigit() else ask.find(typed, names)
        if len(found) == 1:
            return folsom.known_bandits()[found[0]]
        screen.note(texts.say("error-word", typed=typed))


def run(screen: Screen, match: Match) -> None:
    """The game from the first question to the last: the person answers for his seat, bots for the others.

    Where all choose at the same time he is asked first, and sees nothing of the others' answers before all are in.
    """
    news = match.news
    while not match.over():
        decisions = match.questions()
        mine = [decision for decision in decisions if decision.seat == SEAT]
        start = max(len(news.lines) - 1, 0)  # the last line may go on
        if mine:
            view = match.seen_by(SEAT)
            own = next(decision for decision in folsom.pending(view) if decision.seat == SEAT)
            option = own.options[0]
            if not is_done(view, own):
                option = Chooser(screen, view, own, news).choose()
                news.read()
            match.answer(own, option)
            start += own.about in ("Plan", "CoverWith")  # one's own plan needs no picture
        else:
            let_bot_answer(screen, match, decisions[0].seat)
        screen.play_back(news, start)


def let_bot_answer(screen: Screen, match: Match, seat: int) -> None:
    """A bot answers. If it thinks for a while, that is said; who it is only where that is known anyway."""
    texts, table = screen.texts, match.game.table
    said = texts.say("thinking", bandits=texts.seat(table, seat), number=len(table.led[seat]))
    if isinstance(match.questions()[0].step, Together):
        said = texts.say("thinking-together")
    with screen.thinking(said):
        decision, option = match.bot_answer(seat)
    match.answer(decision, option)


def is_done(view: Game, decision: folsom.Decision) -> bool:
    """Whether nothing is left to choose: he is asked all the same, so that nobody else can tell."""
    return [option_text(view.table, option) for option in decision.options] == ["done"]


def end(screen: Screen, match: Match, viewer: int) -> None:
    """The last picture and the score."""
    texts = screen.texts
    outcome = folsom.outcome(match.game)
    screen.tell(match.news)
    screen.show(match.seen_by(viewer), match.news.lines, match.news.fresh)
    table = score_table(match.game, outcome, texts, screen.width)
    screen.print(Rule(texts.say("heading-score"), style="grey37"), table)
    for line in score_sentences(match.game, outcome, texts):
        screen.note(line, "bold")
