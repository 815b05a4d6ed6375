"""Two people at games that have come to some stage, and eyes that only look: where attacks on a running game happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from sqlalchemy import insert, select, update

from folsom import Setup
from folsom.core.chronicle import Entry, fold
from folsom.core.game import EVERYTHING
from folsom.core.loop import pending
from folsom.notation.options import option_text
from folsom.server.house import House
from folsom.server.play.log import Sender
from folsom.server.play.news import view_data
from folsom.server.play.viewers import seen_by
from folsom.server.store.database import writing
from folsom.server.store.schema import chapters, games, plies, seats, tables
from server.attacks.lines import Line
from server.houses import new_table, on_seats
from server.live import Live
from server.people.browsers import Browser, change, rows

KEPT = ((tables, "id"), (seats, "table"), (games, "table"), (plies, "table"), (chapters, "table"))
NUMBERS = count()

Message = dict[str, Any]


@dataclass
class Arena:
    """A server and two people, who share the seats of every game."""

    server: Live
    people: list[Browser]
    ids: list[str]
    stages: list[str] = field(default_factory=list)

    def owner(self, seat: int) -> int:
        """Which of the two sits on a seat."""
        return seat % 2

    def prepare(self, setup: Setup, answers: int) -> None:
        """Plays a game to a stage, of which copies can be made."""
        name = f"stage-{len(self.stages)}"
        self.server.do(_begin(self.server.house, name, setup, self.ids))
        for first in range(0, answers, 10):
            self.server.do(_play(self.server.house, name, first, min(first + 10, answers)))
        self.server.house.rooms.close(name)
        self.stages.append(name)

    def copy(self, stage: int) -> str:
        """A table at which a game stands as it did at a stage."""
        name = f"copy-{next(NUMBERS)}"
        for kind, column in KEPT:
            kept = rows(self.server, select(kind).where(kind.c[column] == self.stages[stage]))
            change(self.server, insert(kind).values([row | {column: name} for row in kept]))
        return name

    def right_answer(self, table: str, decision: int, option: int) -> Message | None:
        """A message that answers one of the open decisions as it may be answered; none if the game is over."""
        room = self.server.do(self.server.house.rooms.room(table))
        game = room.position.game
        if not (open_ones := pending(game)):
            return None
        one = open_ones[decision % len(open_ones)]
        text = option_text(game.table, one.options[option % len(one.options)])
        command = f"right-{next(NUMBERS):06d}"
        named = {"decision": one.number, "part": one.part, "option": text, "command": command}
        return {"type": "answer", "table": table, "seat": one.seat} | named

    def stands(self, table: str) -> list[str | None]:
        """The game is, in memory, what the log says, and the log has no hole: the commands in it."""
        self.server.do(_stands(self.server.house, table))
        wanted = select(plies.c.ply, plies.c.command).where(plies.c.table == table).order_by(plies.c.ply)
        log = rows(self.server, wanted)
        assert [row["ply"] for row in log] == list(range(len(log))), "a ply is missing"
        return [row["command"] for row in log]


async def _begin(house: House, name: str, setup: Setup, ids: list[str]) -> None:
    sitting = on_seats(*(ids[seat % 2] for seat in range(len(setup.bandits))))
    await new_table(house, name, sitting, setup)
    async with writing(house.engine) as connection:
        await connection.execute(update(tables).where(tables.c.id == name).values(code=None))  # copies need none


async def _play(house: House, name: str, first: int, end: int) -> None:
    room = await house.rooms.room(name)
    for number in range(first, end):
        game = room.position.game
        one = pending(game)[0]
        text = option_text(game.table, one.options[number % len(one.options)])
        await room.answer(one.seat, one.number, one.part, text, Sender("p", f"before-{number}"))


async def _stands(house: House, table: str) -> None:
    here = (await house.rooms.room(table)).position
    kept = (await house.stored.unfinished(table, 0.0)).position
    assert (here.ply, here.counter, here.told, here.back) == (kept.ply, kept.counter, kept.told, kept.back)
    assert view_data(seen_by(here.game, EVERYTHING)) == view_data(seen_by(kept.game, EVERYTHING))


class Eyes:
    """Somebody who only looks, and folds what he is told into what he saw first."""

    def __init__(self, line: Line, table: str, seat: int | None) -> None:
        self.line = line
        self.watch = {"type": "watch", "table": table, "seat": seat}
        game = self._game()
        self.view: Message = game["view"]
        self.event: int = game["event"]

    def _game(self) -> Message:
        self.line.say(**self.watch)
        return next(message for message in self.line.heard() if message["type"] == "game")

    def look(self) -> None:
        """What was told so far leads to what is shown now."""
        for message in self.line.heard():
            if message["type"] == "events":
                assert message["first"] == self.event + 1
                for one in message["events"]:
                    self.view = fold(self.view, Entry(one["name"], one["rule"], one["numbers"], one["changes"]))
                    self.event += 1
        game = self._game()
        assert (game["event"], game["view"]) == (self.event, self.view)
