"""An evening at two tables that look the same: people answer, make mistakes, ask, talk, and look again and again."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from folsom.core.loop import pending
from folsom.core.snapshot import save
from folsom.notation.options import option_text
from server.houses import MovedClock
from server.leaks.pairs import Beginning, Pair
from server.leaks.twins import LOBBY, STRANGER, TABLE, WATCHER, Server, compare, twins

# What may be asked over HTTP while a game runs. In the end everybody asks for all of it, before that for some.
PATHS = (
    "/api/tables",
    f"/api/tables/{TABLE}",
    "/api/my/tables",
    "/api/me",
    f"/api/replays/{TABLE}",
    f"/api/replays/{TABLE}?upto=3",
    f"/api/replays/{TABLE}?upto=100000",
    f"/api/replays/{TABLE}?viewer=all",
    f"/api/replays/{TABLE}?viewer=0",
    f"/api/replays/{TABLE}?viewer=1",
    f"/api/replays/{TABLE}/record",
    f"/api/replays/{TABLE}/fair",
    "/api/people/p0/statistics",
    "/api/people/p1/statistics",
    "/api/leaderboard",
    "/healthz",
    "/readyz",
    "/metrics",
)
EXPORT = "/api/me/export"
SOME = 3

# Answers that make sense at some time, or never.
OPTIONS = ("play move", "play shoot", "hide rob", "hide punch", "draw", "done", "rob purse", "rob purse 500", "fly")
CARDS = ("move", "floor", "shoot", "rob", "punch", "marshal")


@dataclass
class Tally:
    """How much happened: steps in both games, parts that were chosen in secret, answers taken back, things compared."""

    steps: int = 0
    hidden: int = 0
    undone: int = 0
    compared: int = 0
    different: int = 0  # steps after which the games were not the same
    offered: set[bool] = field(default_factory=set)


class Evening:
    """One viewer's evening; others who know no more than he are compared too."""

    def __init__(self, servers: list[Server], begun: Beginning) -> None:
        self.one, self.other = servers
        self.servers = servers
        self.viewer = begun.viewer
        self.chance = Random(begun.seed)
        self.pair = Pair(begun)
        self.observers = [WATCHER, LOBBY, STRANGER, *([f"p{begun.viewer}"] if begun.viewer >= 0 else [])]
        self.tally = Tally()

    async def last(self, steps: int) -> Tally:
        """Plays so many steps, or as long as the viewer sees no difference."""
        while self.tally.steps + self.tally.hidden < steps and await self._step():
            await self._compare()
            await self._mistakes()
            await self._compare()
            if self.chance.random() < 0.25:
                await self._take_back()
                await self._compare()
            if self.chance.random() < 0.2:
                await self._look(SOME)
                await self._resume()
                await self._talk()
                await self._compare()
        await self._look(len(PATHS))
        await self._compare()
        return self.tally

    async def _compare(self) -> None:
        self.tally.compared += await compare(self.one, self.other, self.observers)

    async def _step(self) -> bool:
        for server in self.servers:
            clock = server.house.clock
            assert isinstance(clock, MovedClock)
            clock.time += 17
        acts = self.pair.step(self.one.game, self.other.game)
        if acts is None:
            return False
        for server, act in zip(self.servers, acts):
            await server.turn().do(act)
        if acts[1].answers:
            self.tally.steps += 1
        else:
            self.tally.hidden += 1
        self.tally.different += save(self.one.game) != save(self.other.game)
        return not self.one.game.over()

    async def _mistakes(self) -> None:
        """The viewer answers what he is not asked, or what he may not, and asks why; the same on both servers."""
        seat = self.viewer
        if seat < 0:
            return
        number = int(self.one.game.number)
        option = self._some_option()
        tries: list[tuple[str, dict[str, Any]]] = [
            ("answer", {"decision": number + 1, "option": option}),
            ("answer", {"decision": number, "part": 7, "option": option}),
        ]
        if not self._is_offered(option):
            tries.append(("answer", {"decision": number, "part": self._part(), "option": option}))
        place, card = self.chance.randrange(12), self.chance.choice(CARDS)
        for server in map(Server.turn, self.servers):
            for kind, more in tries:
                said = await server.send(seat, kind, **more)
                assert said["type"] == "refused", said
            if not self._may_undo(server, seat):
                assert (await server.send(seat, "undo"))["code"] == "refused"
            wire = server.at(seat).wire
            about = {"table": TABLE, "seat": seat}
            await wire.asks(type="why", option=option, id=f"why-{number:08d}", **about)
            bandit = server.game.table.led[seat][0]
            await wire.asks(type="sketch", bandit=bandit, place=place, card=card, id=f"sketch-{number:08d}", **about)

    def _some_option(self) -> str:
        """Something to say: a word that makes sense at times, or something that anybody may be asked just now."""
        words = list(OPTIONS)
        for decision in pending(self.one.game):
            if decision.seat == self.viewer:
                words += [option_text(self.one.game.table, option) for option in decision.options]
        return self.chance.choice(words)

    def _is_offered(self, option: str) -> bool:
        mine = [one for one in pending(self.one.game) if one.seat == self.viewer]
        return any(option == option_text(self.one.game.table, o) for one in mine for o in one.options)

    def _part(self) -> int:
        return next((one.part for one in pending(self.one.game) if one.seat == self.viewer), 0)

    def _may_undo(self, server: Server, seat: int) -> bool:
        offered = bool(server.room.asking(seat)["undo"])
        self.tally.offered.add(offered)
        return offered

    async def _take_back(self) -> None:
        """Somebody takes an answer back, if he can on both servers: all see that, but for parts chosen in secret."""
        for seat in self.chance.sample(range(len(self.one.room.seats)), len(self.one.room.seats)):
            if not self._may_undo(self.one, seat):
                continue
            if self.pair.waiting.get(seat):  # only the first game has seen it
                self.pair.waiting[seat].pop()
                said = await self.one.turn().send(seat, "undo")
                assert said["type"] == "done", said
            elif self._may_undo(self.other, seat):
                for server in map(Server.turn, self.servers):
                    said = await server.send(seat, "undo")
                    assert said["type"] == "done", said
            else:
                continue
            self.tally.undone += 1
            return

    async def _look(self, number: int) -> None:
        """Everybody asks for so many things; the viewer also for his own, and for all that is kept of him."""
        for name in self.observers:
            paths = self.chance.sample(PATHS, number)
            if name == f"p{self.viewer}":
                paths += [f"/api/replays/{TABLE}?viewer={self.viewer}", EXPORT]
            for server in map(Server.turn, self.servers):
                for path in paths:
                    await server.browsers[name].asks("GET", path)

    async def _resume(self) -> None:
        """A socket asks again for what it has seen, from an event on."""
        seat = self.viewer if self.viewer >= 0 else None
        name = WATCHER if seat is None else f"p{seat}"
        after = self.chance.choice([None, 0, 1, 5, 100_000])
        for server in map(Server.turn, self.servers):
            wire = server.browsers[name].wire
            before = len(wire.frames)
            more = {} if after is None else {"after": after}
            await wire.say(type="watch", table=TABLE, seat=seat, **more)
            await wire.hears(lambda message: message["type"] in ("game", "events"), before)
            await wire.asks(type="answer", table=TABLE, seat=9, decision=0, option="x", command="nobodys-seat")

    async def _talk(self) -> None:
        """Somebody talks, and somebody shows a feeling; one who does not sit there is refused."""
        for server in map(Server.turn, self.servers):
            for seat, said in enumerate(({"type": "say", "text": "Howdy"}, {"type": "emote", "name": "laugh"})):
                await server.at(seat).wire.say(table=TABLE, **said)
                nonsense = {"seat": 9, "decision": 0, "option": "x", "command": f"after-{seat}-{seat}"}
                await server.at(seat).wire.asks(type="answer", table=TABLE, **nonsense)  # by then it has been heard
            wire = server.browsers[WATCHER].wire
            before = len(wire.frames)
            await wire.say(type="say", table=TABLE, text="Psst")
            await wire.hears(lambda message: message["type"] == "refused", before)


async def an_evening(folder: Path, begun: Beginning, steps: int, **options: Any) -> Tally:
    """Plays a pair of games on two servers, and compares what everybody gets who may not know the difference."""
    async with twins(folder, begun, **options) as servers:
        return await Evening(servers, begun).last(steps)
