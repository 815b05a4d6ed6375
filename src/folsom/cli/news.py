"""What happens, told in words to one viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from folsom.cli import facts
from folsom.cli.box import pictured
from folsom.core.events import Event, Listener
from folsom.core.game import EVERYTHING, Game
from folsom.core.views import project
from folsom.text import Texts
from folsom.text.story import story_words

TOLD_AT_SETUP = ("train", "first-player")
# One draw may be told in several sentences: cards from the top of the deck, the rest, a new deck.
DRAWS = ("took-top", "drew", "reshuffled")
# Lines that are worth a picture of their own while others act.
PICTURED = ("drew", "played", "hidden", "skipped", "resolved", "event")


@dataclass
class NewsLine:
    """A line of news: what began it, its sentences, the rules behind them, and the view after the last of them."""

    name: str
    sentences: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    view: Game | None = None
    seat: int = -1  # who draws or discards
    cards: list[int] = field(default_factory=list)  # what he discards
    last: str = ""  # the event told last


class NewsBook(Listener):
    """Keeps all that a viewer has been told; ``fresh`` says from which line on it is new to him."""

    def __init__(self, texts: Texts, viewer: int, pictures: bool = False) -> None:
        super().__init__()
        self.texts = texts
        self.viewer = viewer
        self.pictures = pictures
        self.lines: list[NewsLine] = []
        self.fresh = 0

    def hear(self, g: Game, event: Event) -> None:
        """Puts an event into words at once, as its viewer may know it."""
        if self.is_quiet(g, event):
            return
        if self.begins(event):
            self.lines.append(NewsLine(event.name))
        told = self.lines[-1]
        told.last = event.name
        told.rules.append(event.rule)
        numbers = event.seen_by(self.viewer)
        if event.name in (*DRAWS, "discarded"):
            told.seat = int(numbers[0])
        if event.name == "discarded":
            told.cards.append(int(numbers[1]))
            told.sentences = [self.texts.discards(g.table, told.seat, told.cards)]
        else:
            told.sentences.append(self.texts.event(g.table, event, self.viewer))
        if self.pictures and told.name in pictured(PICTURED):
            told.view = g.copy() if self.viewer == EVERYTHING else project(g, self.viewer)

    def begins(self, event: Event) -> bool:
        """Whether an event begins a line."""
        if not self.lines:
            return True
        told = self.lines[-1]
        if event.name in (*DRAWS, "discarded") and told.seat == event.seen_by(self.viewer)[0]:
            if event.name == "discarded":
                return told.last != "discarded" or told.rules[-1] != event.rule
            return told.last not in DRAWS or (told.last == "drew" and event.name != "reshuffled")
        words = story_words()
        if event.name in words["own_line"]:
            return True
        return event.rule in words["own_rules"] and told.rules[-1:] != [event.rule]

    def is_quiet(self, g: Game, event: Event) -> bool:
        """Whether an event is not worth a line: the picture shows it."""
        if event.name in TOLD_AT_SETUP:
            return False
        if event.name in ("took-top", "drew") and not facts.round_card_up(g):  # others fill up their hands
            return self.viewer not in (EVERYTHING, event.seen_by(self.viewer)[0])
        words = story_words()
        if event.name == "token" and event.rule in words["quiet_tokens"]:
            return True
        return event.name in words["quiet"] or event.rule in words["quiet_rules"]

    def new_lines(self) -> list[NewsLine]:
        """What the viewer has not read yet."""
        return self.lines[self.fresh :]

    def read(self) -> None:
        """He has read all of it."""
        self.fresh = len(self.lines)
