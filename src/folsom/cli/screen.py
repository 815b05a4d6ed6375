"""One screen: the picture of a view, what happened, and what is asked."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from folsom import Setup
from folsom.cli import panels, signs
from folsom.cli.box import boxes_on
from folsom.cli.news import NewsBook, NewsLine
from folsom.cli.train import train
from folsom.core.game import Game
from folsom.text import Texts

WIDEST = 110
ROOMY = 32  # terminals with fewer lines get a smaller picture
FEWEST_NEWS = 2
A_WHILE = 0.3  # seconds that somebody may think without being mentioned
# How a picture that does not fit is made smaller, step by step: with what lies beside the decks, a short foot, tight.
SMALLER = ((True, False, False), (True, True, False), (False, True, False), (False, True, True))
LINE = "grey37"
BULLET = " • "


class Screen:
    """Where a game is shown: a terminal is redrawn, anything else gets line after line."""

    def __init__(self, texts: Texts, console: Console | None = None, plain: bool = False, pause: float = 0.0) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False)
        self.redraws = self.console.is_terminal and not plain
        self.pause = pause if self.redraws else 0.0
        self.setup = Setup(())  # of the game that is shown, for its help
        self.told = (0, 0)  # how much of the news has been printed: lines, and sentences of the next one

    @property
    def width(self) -> int:
        """The columns that are used."""
        return min(self.console.width, WIDEST)

    def picture(self, view: Game, asked: int, roomy: bool, piles: bool = True, tight: bool = False) -> Group:
        """All that a viewer sees of the table; without what lies beside the decks where there is no room.

        A tight picture has one line for the event, one for the pile, and one for the bandits on a position.
        """
        width = self.width
        line: list[RenderableType] = [Rule(style=LINE)] if roomy else []
        parts: list[RenderableType] = [*panels.heading(view, self.texts, width, tight), *line]
        parts += [*train(view, self.texts, width, roomy, tight), *line, panels.players(view, self.texts, width, asked)]
        for box in boxes_on(view.table):
            parts += box.below_players(view, self.texts, width, piles)
        parts += [*panels.hands(view, self.texts, width), *panels.pile(view, self.texts, width, roomy, tight)]
        parts += panels.piles(view, self.texts, width) if piles else []
        return Group(*parts)

    def show(
        self,
        view: Game,
        news: Sequence[NewsLine],
        fresh: int,
        foot: Sequence[RenderableType] = (),
        asked: int = -1,
        short_foot: Sequence[RenderableType] = (),
    ) -> None:
        """Draws everything, with as much of the news as there is room for above the last line, which is for answers.

        The less room there is, the smaller the picture, and the shorter the foot.
        """
        roomy = self.console.height >= ROOMY
        picture = self.picture(view, asked, roomy)
        if not self.redraws:
            self.print(picture, *foot)
            return
        room = self.room_beside(picture, foot)
        rule: list[RenderableType] = [Rule(style=LINE)]
        for piles, tight, short in (
            (True, False, False),
            (True, False, True),
            (False, False, True),
            (False, True, True),
        ):
            if room >= FEWEST_NEWS:
                break
            picture = self.picture(view, asked, False, piles, tight)
            foot = short_foot if short and short_foot else foot
            rule = [] if tight else rule
            room = self.room_beside(picture, foot) + tight
        lines = self.last_news(news, fresh, max(room, 1))
        self.console.clear()
        self.print(picture, *rule, *lines, *foot)

    def room_beside(self, picture: RenderableType, foot: Sequence[RenderableType]) -> int:
        """How many lines are left for news, with a rule above them and a line for the answer below."""
        return self.console.height - sum(self.height(part) for part in (picture, *foot)) - 2

    def tell(self, news: NewsBook) -> None:
        """Prints what has not been printed yet, line by line: the way of telling where nothing is redrawn."""
        if self.redraws:
            return
        line, sentence = self.told
        for told in news.lines[line:]:
            rest = NewsLine(told.name, told.sentences[sentence:])
            self.print(*(self.news_lines(rest, True) if rest.sentences else []))
            sentence = 0
        last = news.lines[-1:]
        self.told = (len(news.lines) - 1, len(last[0].sentences)) if last else (0, 0)

    def last_news(self, news: Sequence[NewsLine], fresh: int, room: int) -> list[Text]:
        """The last lines of news that fit, what is new in full brightness."""
        chosen: list[Text] = []
        for i in range(len(news) - 1, -1, -1):
            lines = self.news_lines(news[i], i >= fresh)
            if len(chosen) + len(lines) > room:
                break
            chosen = lines + chosen
        return chosen

    def news_lines(self, told: NewsLine, fresh: bool) -> list[Text]:
        """A line of news, with all its rows under its first word."""
        rows = signs.rows(" ".join(told.sentences), self.width - len(BULLET))
        style = "" if fresh else "dim"
        return [Text((" " * len(BULLET) if i else BULLET) + row, style=style) for i, row in enumerate(rows)]

    def height(self, part: RenderableType) -> int:
        """How many lines something takes."""
        options = self.console.options.update_width(self.width)
        return len(self.console.render_lines(part, options, pad=False))

    def print(self, *parts: RenderableType) -> None:
        """Prints parts one below the other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def note(self, text: str, style: str = "yellow") -> None:
        """A message to the person: an answer to what he typed."""
        self.print(*[Text(" " + row, style=style) for row in signs.rows(text, self.width - 2)])

    def wait(self, seconds: float) -> None:
        """Gives people time to read what is new."""
        if seconds:
            time.sleep(seconds)

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Says that somebody thinks, below the picture, once it takes a while and until it is over."""
        if not self.redraws:
            yield
            return
        status = self.console.status(Text(text, style="dim"), spinner_style="dim")
        timer = threading.Timer(A_WHILE, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def play_back(self, news: NewsBook, first: int) -> None:
        """Shows what the others did since line ``first``, a picture for each line."""
        for i in range(first, len(news.lines)):
            view = news.lines[i].view
            if view is not None:
                self.show(view, news.lines[: i + 1], news.fresh)
                self.wait(self.pause)
                news.lines[i].view = None
