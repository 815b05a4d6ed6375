"""People who look at tables without a network, and servers that wake each other."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from folsom.server.house import House
from folsom.server.play.gallery import Onlooker


class Ears:
    """Somebody who looks at a table, or sits in the lobby, and hears what is told."""

    def __init__(self, person: str = "") -> None:
        self.messages: list[dict[str, Any]] = []
        self.onlooker = Onlooker(person, self.send)

    def send(self, message: bytes) -> None:
        """Hears a message."""
        self.messages.append(json.loads(message))

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [message for message in self.messages if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return self.heard(kind)[-1]


async def looks(house: House, person: str, table: str) -> Ears:
    """Somebody looks at a table."""
    ears = Ears(person)
    await house.hall.enter(table, ears.onlooker)
    return ears


async def settled(*houses: House) -> None:
    """Waits until all that was to be told is told."""
    hope = True
    while hope:
        hope = False
        for house in houses:
            hall, rooms = house.hall, house.rooms
            refreshers = [hall.news.refresher, hall.voices.refresher, hall.lobby.refresher]
            refreshers += [hall.presences.writing, hall.presences.telling, rooms.refresher]
            for refresher in refreshers:
                hope = hope or bool(refresher.running)
                await refresher.close()


def join_wakes(*houses: House) -> None:
    """Servers that wake each other, as several processes do."""
    for house in houses:

        async def publish(kind: str, id: str, sender: House = house) -> None:
            for one in houses:
                one.wakes.heard(kind, id, own=one is sender)
            await asyncio.sleep(0)

        house.wakes.publish = publish
