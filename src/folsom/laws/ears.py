"""What viewers are told of a game, kept for comparison."""

from __future__ import annotations

from folsom.core.chronicle import ASKED, Chronicle, Entry, fold
from folsom.core.events import Event, Listener
from folsom.core.game import Game
from folsom.core.loop import pending
from folsom.core.snapshot import save
from folsom.core.views import view
from folsom.laws.broken import hold
from folsom.laws.sight import Story
from folsom.laws.worlds import differences


class Eyes:
    """How things are shown to viewers. A test puts in others, which show too much, to see them caught."""

    def view(self, g: Game, viewer: int) -> Game:
        """What a viewer knows of the game."""
        return view(g, viewer)

    def event(self, event: Event, viewer: int) -> object:
        """What a viewer hears of an event."""
        return (event.name, event.rule, tuple(event.seen_by(viewer)))

    def entry(self, entry: Entry, viewer: int) -> object:
        """What a viewer's chronicle says."""
        return entry.as_data()

    def decisions(self, seen: Game) -> object:
        """The open decisions in a view."""
        return [(d.number, d.part, d.seat, d.about, tuple(d.step.args()), tuple(d.options)) for d in pending(seen)]


EYES = Eyes()


class Ears(Listener):
    """Hears a game from one question to the next: the events, and what each viewer's chronicle says of them."""

    def __init__(self, g: Game, viewers: list[int]) -> None:
        super().__init__()
        self.events: list[Event] = []
        self.story = Story(g)
        self.chronicle = Chronicle(g, viewers)
        self.before = {viewer: save(view(g, viewer)) for viewer in viewers}
        self.told: dict[int, list[Entry]] = {}
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        """Called after each change."""
        self.events.append(event)
        self.story.add(g, event)
        self.chronicle.hear(g, event)

    def stop(self, g: Game) -> None:
        """Stops listening, at a question or at the end."""
        self.told = self.chronicle.pause(g)
        g.listener = None

    def heard(self, viewer: int, eyes: Eyes) -> list[object]:
        """All that a viewer was told."""
        events = [eyes.event(event, viewer) for event in self.events]
        return events + [eyes.entry(entry, viewer) for entry in self.told[viewer]]


def check_folds(g: Game, ears: Ears) -> None:
    """A viewer's view before, and what he was told, give his view after."""
    for viewer, before in ears.before.items():
        folded = before
        for entry in ears.told[viewer]:
            folded = fold(folded, entry)
            hold(
                "folds",
                bool(entry.changes) or entry.name != ASKED,
                f"viewer {viewer} is told of a question that is the same",
            )
        now = save(view(g, viewer))
        hold("folds", folded == now, f"the events of viewer {viewer} do not give his view: {differences(folded, now)}")
