"""Somebody who hears all that happens in a game."""

from __future__ import annotations

from folsom import Game
from folsom.core.events import Event, Listener


class Ear(Listener):
    """Keeps what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.heard.append(event)
