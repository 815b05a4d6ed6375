"""Those who watch a game in this process: viewers of one kind get the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


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

    def tell(self, message_for: Callable[[int], bytes | None]) -> None:
        """Tells each of them the message that is for his kind, which is made once; none: nothing."""
        made: dict[int, bytes | None] = {}
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in made:
                made[viewer] = message_for(viewer)
            if (message := made[viewer]) is not None:
                watcher.send(message)
