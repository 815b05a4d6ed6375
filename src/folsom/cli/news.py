"""What happens, told in words to one viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from folsom.core.events import Event, Listener
from folsom.core.game import EVERYTHING, Game
from folsom.core.views import project
from folsom.text import Texts

# What the picture shows anyway.
QUIET = ("hand-back", "revealed", "score", "winner")
QUIET_RULES = ("BASE-SETUP-2", "BASE-SETUP-3", "BASE-SETUP-6")
TOLD_AT_SETUP = ("train", "first-player")
# What follows from the card that is resolved is told in its line.
OWN_LINE = ("train", "first-player", "round", "turn", "drew", "played", "hidden", "skipped", "resolved", "event")
# Lines that are worth a picture of their own while others act.
PICTURED = ("drew", "played", "hidden", "skipped", "resolved", "event")


@dataclass
class Told:
    """A line of news: what began it, its sentences, the rules behind them, and the view after the last of them."""

    name: str
    sentences: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    view: Game | None = None


class News(Listener):
    """Keeps all that a viewer has been told; ``fresh`` says from which line on it is new to him."""

    def __init__(self, texts: Texts, viewer: int, pictures: bool = False) -> None:
        super().__init__()
        self.texts = texts
        self.viewer = viewer
        self.pictures = pictures
        self.lines: list[Told] = []
        self.fresh = 0

    def hear(self, g: Game, event: Event) -> None:
        """Puts an event into words at once, as its viewer may know it."""
        if self.is_quiet(event):
            return
        if event.name in OWN_LINE or not self.lines:
            self.lines.append(Told(event.name))
        told = self.lines[-1]
        told.sentences.append(self.texts.event(g.table, event, self.viewer))
        told.rules.append(event.rule)
        if self.pictures and told.name in PICTURED:
            told.view = g.copy() if self.viewer == EVERYTHING else project(g, self.viewer)

    def is_quiet(self, event: Event) -> bool:
        """Whether an event is not worth a line: the picture shows it."""
        if event.name in TOLD_AT_SETUP:
            return False
        others_hand = event.name == "drew" and event.rule == "BASE-ROUND-1" and event.seen_by(self.viewer)[-1] == 0
        return event.name in QUIET or event.rule in QUIET_RULES or others_hand

    def new_lines(self) -> list[Told]:
        """What the viewer has not read yet."""
        return self.lines[self.fresh :]

    def read(self) -> None:
        """He has read all of it."""
        self.fresh = len(self.lines)
