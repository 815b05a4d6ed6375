"""The events of this box's round cards."""

from __future__ import annotations

from folsom.base.rules import Rules
from folsom.core.game import Game
from folsom.core.steps import Do, register


def add_events(rules: Rules) -> None:
    """Says what each event does."""
    for name in ("drink", "tired-horses", "higher-speed", "rage", "mortal-bullet", "sharing", "escape"):
        rules.add_event(name, Uneventful())


class Uneventful(Do):
    """An event that does nothing by itself."""

    def run(self, g: Game) -> None:
        pass


register(Uneventful)
