"""What a person may do at a table: every message is checked for its seat before anything else."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from folsom.core.game import SPECTATOR
from folsom.core.loop import why_not
from folsom.notation.names import Unknown
from folsom.notation.options import parse_option
from folsom.server.house import House
from folsom.server.people.sessions import Person
from folsom.server.play.log import Sender
from folsom.server.play.room import Room
from folsom.server.play.sketch import sketched
from folsom.server.play.viewers import seen_by
from folsom.server.problems import Problem, bad, forbidden
from folsom.server.protocol.messages import Answer, Sketch, Undo, WhyNot

Say = Callable[[dict[str, Any]], None]


class Hands:
    """One person's hands."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person

    async def room(self, table: str) -> Room:
        """The running game at a table."""
        return await self.house.rooms.room(table)

    async def room_if_begun(self, table: str) -> Room | None:
        """The game at a table, if it has begun."""
        try:
            return await self.room(table)
        except Problem as problem:
            if problem.status != 404:
                raise
            return None

    def viewer(self, room: Room, seat: int | None) -> int:
        """Through whose eyes one may look: one's own seat, or a spectator's."""
        if seat is None:
            return SPECTATOR
        self._own(room, seat)
        return seat

    def _own(self, room: Room, seat: int) -> None:
        if seat >= len(room.seats) or room.seats[seat].person != self.person.id:
            raise forbidden("not-your-seat", "that is not your seat")

    async def answer_or_undo(self, message: Answer | Undo, say: Say) -> None:
        """Answers, or takes an answer back; acknowledged when it is on disk, before anybody is told."""
        room = await self.room(message.table)
        seat = message.seat
        self._own(room, seat)
        sender = Sender(self.person.id, message.command)
        acknowledged = False

        def done() -> None:
            nonlocal acknowledged
            acknowledged = True
            say({"type": "done", "command": message.command})  # no number of the ply: it counts others' secret answers

        begun = perf_counter()
        try:
            if isinstance(message, Answer):
                await room.answer(seat, message.decision, message.part, message.option, sender, done)
            else:
                await room.undo(seat, sender, done)
        finally:
            self.house.figures.answers.observe(perf_counter() - begun)
        if not acknowledged:  # it had been carried out before
            done()

    async def why_not(self, message: WhyNot, say: Say) -> None:
        """Which rule bars an option, as far as the seat itself can tell."""
        room = await self.room(message.table)
        self._own(room, message.seat)
        view = seen_by(room.position.game, message.seat)
        try:
            option = parse_option(view.table, message.option)
        except Unknown as problem:
            raise bad("no-option", str(problem)) from None
        say({"type": "because", "id": message.id, "rule": why_not(view, message.seat, option)})

    async def sketch(self, message: Sketch, say: Say) -> None:
        """What a card of one's own would do from a place."""
        room = await self.room(message.table)
        self._own(room, message.seat)
        view = seen_by(room.position.game, message.seat)
        found = sketched(view, message.seat, message.bandit, message.place, message.card)
        say({"type": "sketched", "id": message.id, "options": found.options, "place": found.place})
