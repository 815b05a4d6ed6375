"""Two servers with games that differ in what a viewer may not know, and people at both who compare what they get."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import insert

from folsom import Setup
from folsom.core.game import Game
from folsom.core.loop import pending
from folsom.notation.options import option_text
from folsom.server.app import make_app
from folsom.server.house import House
from folsom.server.limits import Bucket
from folsom.server.opening import open_house
from folsom.server.operations.logs import set_up_logs
from folsom.server.play.clocks import fresh
from folsom.server.play.fair import Fair, commitment
from folsom.server.play.news import News
from folsom.server.play.position import NOBODY, Ply, Position
from folsom.server.play.room import Room
from folsom.server.play.stored import beginning, limits_of
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.kinds import BEGIN
from folsom.server.store.schema import people, seats, tables
from folsom.server.web.socket import Socket
from server.houses import MovedClock
from server.leaks.pairs import Act, Beginning
from server.leaks.wires import Browser, Heard, browser_of
from server.tables.ears import settled

TABLE = "t"
CLOCK = {"kind": "live", "each": 30.0, "bank": 6000.0}
WATCHER, LOBBY, STRANGER = "watcher", "lobby", "stranger"  # who looks on, who sits in the lobby, who is not known


class Told(Fair):
    """Chance that brings the numbers that a test gives it."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.numbers: list[int] = []

    def below(self, n: int) -> int:
        self.counter += 1
        number = self.numbers.pop(0)
        assert number < n
        return number


class Book(io.StringIO):
    """The log of both servers: a page for each. Who does something on a server turns to its page first."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[list[str]] = [[], []]
        self.page = 0

    def write(self, text: str) -> int:
        self.pages[self.page].append(text)
        return len(text)

    def take(self, page: int) -> list[str]:
        """What was written on a page since the last time; times are left out."""
        lines, self.pages[page] = "".join(self.pages[page]).splitlines(), []
        told = [json.loads(line) for line in lines]
        return [str({key: one[key] for key in one if key not in ("timestamp", "seconds")}) for one in told]


@contextmanager
def logged() -> Iterator[Book]:
    """All that is logged meanwhile, at the usual level."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    book = Book()
    set_up_logs("info", "json", book)
    try:
        yield book
    finally:
        logging.captureWarnings(False)
        root.handlers = handlers
        root.setLevel(level)
        structlog.reset_defaults()


class Server:
    """One of the two: a real application on a real database, with a game that a test has laid."""

    def __init__(
        self, number: int, book: Book, house: House, room: Room, chance: Told, browsers: dict[str, Browser]
    ) -> None:
        self.number = number
        self.book = book
        self.house = house
        self.room = room
        self.chance = chance
        self.browsers = browsers
        self.commands: dict[int, int] = {}

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.room.position.game

    def at(self, seat: int) -> Browser:
        """The browser of who sits there."""
        return self.browsers[f"p{seat}"]

    async def do(self, act: Act) -> None:
        """Somebody answers, and chance brings what the test says."""
        self.chance.numbers = list(act.numbers)
        for seat, option in act.answers:
            decision = next(one for one in pending(self.game) if one.seat == seat)
            text = option_text(self.game.table, option)
            said = await self.send(seat, "answer", decision=decision.number, part=decision.part, option=text)
            assert said["type"] == "done", said
        assert not self.chance.numbers, "chance was not asked as often as in the pair"

    async def send(self, seat: int, kind: str, **more: Any) -> dict[str, Any]:
        """A command of who sits there, and what came of it."""
        number = self.commands[seat] = self.commands.get(seat, 0) + 1
        return await self.at(seat).wire.asks(
            type=kind, table=TABLE, seat=seat, command=f"command-{seat}-{number}", **more
        )

    def turn(self) -> Server:
        """From now on something is done here."""
        self.book.page = self.number
        return self

    async def quiet(self) -> None:
        """Waits until all that was to be told is told."""
        self.turn()
        await settled(self.house)
        while any(socket.waiting for some in self.house.sockets.open.values() for socket in some):  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)


def stated(heard: Heard, server: Server) -> list[str]:
    """What somebody got, as it is compared. All ids and times are the same on both servers, since the test chose them;
    tokens are left out where they come in (wires.py). So only the commitment to the seed is replaced."""
    hidden = server.room.commitment
    return [f"{what}: {text}".replace(hidden, "<commitment>") for what, text in heard]


async def compare(one: Server, other: Server, observers: Sequence[str]) -> int:
    """All that some people have got since the last time is the same on both servers; how many things that were."""
    await one.quiet()
    await other.quiet()
    number = 0
    for name in observers:
        first = stated(one.browsers[name].take(), one)
        second = stated(other.browsers[name].take(), other)
        number += len(first)
        if first != second:
            raise Leak(f"{name} can tell: {difference(first, second)}")
    logs = [server.book.take(server.number) for server in (one, other)]
    if logs[0] != logs[1]:
        raise Leak(f"the log tells: {difference(*logs)}")
    return number


def difference(first: list[str], second: list[str]) -> str:
    """Where two lists of texts begin to differ, in short."""
    for a, b in zip(first, second):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(0, at - 100)
            return f"in {a[:60]!r} …{a[start : at + 100]!r} and …{b[start : at + 100]!r}"
    return f"{[text[:200] for text in first[len(second) :]]} and {[text[:200] for text in second[len(first) :]]}"


class Leak(AssertionError):
    """Somebody got something that depends on what he may not know."""


@asynccontextmanager
async def twins(folder: Path, begun: Beginning, **options: Any) -> AsyncIterator[list[Server]]:
    """Two servers, each with one game of a pair; everybody is there and looks."""
    found: list[Server] = []
    with logged() as book:
        try:
            for number, game in enumerate((begun.one, begun.other)):
                book.page = number
                found.append(await _opened(folder, number, book, begun, game, options))
            yield found
        finally:
            for server in found:
                for browser in server.browsers.values():
                    await browser.close()
                await server.house.close()


async def _opened(
    folder: Path, number: int, book: Book, begun: Beginning, game: Game, options: dict[str, Any]
) -> Server:
    settings = Settings(database=f"sqlite:///{folder / str(number)}.db", pace=0)
    house = await open_house(settings, MovedClock())
    app = make_app(settings)
    app.state.house = house
    players = int(game.table.seats)
    seeds = ["mine" if seat == begun.viewer else f"{number} of {seat}" for seat in range(players)]
    await _lay(house, begun.setup, game, bytes([number]) * 32, seeds, {"clock": CLOCK} | options)
    room = await house.rooms.room(TABLE)
    room.fair = chance = Told()
    browsers = {name: await browser_of(house, app, name) for name in _people(players)}
    server = Server(number, book, house, room, chance, browsers | {STRANGER: Browser(app)})
    for name in _people(players):
        wire = browsers[name].wire
        await wire.open()
        if name == LOBBY:
            await wire.say(type="lobby", on=True)
            await wire.hears(lambda message: message["type"] == "lobby")
        else:
            await wire.say(type="watch", table=TABLE, seat=None if name == WATCHER else int(name[1:]))
            await wire.hears(lambda message: message["type"] == "game")
        await server.quiet()
    for socket in [one for some in house.sockets.open.values() for one in some]:
        assert isinstance(socket, Socket)
        socket.bucket = Bucket(1e6, 1e6, 0)  # a test may say more in a second than a hand
    return server


def _people(players: int) -> list[str]:
    return [*(f"p{seat}" for seat in range(players)), WATCHER, LOBBY]


async def _lay(house: House, setup: Setup, game: Game, seed: bytes, seeds: list[str], options: dict[str, Any]) -> None:
    """Writes a table with a game that begins here."""
    now = house.clock.now()
    players = len(seeds)
    ply = Ply(BEGIN, NOBODY, 0, 0, "", [], News([]), Position(game.copy(), 0, 0))
    clocks = fresh(limits_of(options), players, now)
    begun = beginning(TABLE, setup, seed, seeds, clocks, ply, now)
    assert begun.game["commitment"] == commitment(seed)
    row = {"id": TABLE, "code": None, "host": "p0", "public": True, "state": "playing", "setup": setup.as_data()}
    row |= {"options": options, "version": 1, "created": now, "changed": now, "seed": seed}
    sitting = [
        {"table": TABLE, "seat": seat, "person": f"p{seat}", "bandits": [], "ready": True} | {"seed": seeds[seat]}
        for seat in range(players)
    ]
    async with writing(house.engine) as connection:
        known = [{"id": name, "name": f"Mr {name}", "created": now} for name in _people(players)]
        await connection.execute(insert(people), known)
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(seats), sitting)
        for each in begun.inserts():
            await connection.execute(each)
