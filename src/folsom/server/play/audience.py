"""Those who watch a game in this process: viewers of one kind get the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Messages = dict[int, bytes | None]  # for each viewer who looks


class Watcher(Protocol):
    """Somebody who looks at a game."""

    viewer: int

    def send(self, message: bytes) -> None:
        """Takes a message for the network; never waits."""

    def lose(self) -> None:
        """This process cannot show the game any more: another version plays it now."""


class Audience:
    """All of them."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks."""
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def written(self, message_for: Callable[[int], bytes | None]) -> Messages:
        """The message for each kind of viewer who looks now, made once; none: he is told nothing."""
        made: Messages = {}
        for watcher in self.watchers:
            if watcher.viewer not in made:
                made[watcher.viewer] = message_for(watcher.viewer)
        return made

    def send(self, messages: Messages) -> None:
        """Tells each of them the message that is for his kind."""
        for watcher in self.watchers:
            if (message := messages[watcher.viewer]) is not None:
                watcher.send(message)
