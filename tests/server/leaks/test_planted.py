"""Planted leaks are found: in what is told, in how often, in refusals, in what is kept of somebody, in the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog

from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Refused
from folsom.server.people import export
from folsom.server.play import room
from folsom.server.play.audience import Messages
from folsom.server.play.clocks import Clocks
from folsom.server.play.news import News
from folsom.server.play.position import Ply, Position, answered
from folsom.server.play.room import Room
from folsom.server.replays import streaming
from folsom.server.replays.archive import Replay
from folsom.server.store.sitting import SeatOf
from folsom.server.web.socket import Socket
from server.leaks.evening import an_evening
from server.leaks.pairs import begin
from server.leaks.test_leaks import setup_for
from server.leaks.twins import TABLE, Leak

STEPS = 10

Patch = pytest.MonkeyPatch


def all_of_the_game(patch: Patch) -> None:
    """Who looks sees everything."""

    def seen_by(g: Game, viewer: int) -> Game:
        return g.copy()

    patch.setattr(room, "seen_by", seen_by)


def all_entries(patch: Patch) -> None:
    """Everybody is told what happens as it is."""
    honest = News.to
    patch.setattr(News, "to", lambda news, viewer: honest(news, EVERYTHING))


def a_message_for_each_ply(patch: Patch) -> None:
    """A message comes whenever somebody has answered, even if there is nothing to tell."""

    honest = Room._letters

    def letters(
        self: Room, news: News, before: Position, after: Position, clocks: Clocks, seats: list[SeatOf], _: bool
    ) -> Messages:
        return honest(self, news, before, after, clocks, seats, True)

    patch.setattr(Room, "_letters", letters)


def the_number_of_the_ply(patch: Patch) -> None:
    """An acknowledgement says which ply it was."""
    honest = Socket.say

    def say(self: Socket, message: dict[str, Any]) -> None:
        more = {"ply": self.house.rooms.open[TABLE].position.ply} if message["type"] == "done" else {}
        honest(self, message | more)

    patch.setattr(Socket, "say", say)


def who_has_begun(patch: Patch) -> None:
    """Who has chosen a part in secret pays for the time at once: the others see it on his clock."""

    def clocks_after(self: Room, clocks: Clocks, ply: Ply, now: float) -> Clocks:
        clocks = clocks.answered(replace(self.limits, each=0), ply.seat, now)
        return clocks if ply.after.game.number == self.position.game.number else clocks.asked_anew(now)

    patch.setattr(Room, "_clocks_after", clocks_after)


def cards_in_a_refusal(patch: Patch) -> None:
    """An answer that is refused is explained too well."""

    def too_well(position: Position, *more: Any) -> Ply:
        try:
            return answered(position, *more)
        except Refused as problem:
            raise Refused(f"{problem}, and the cards are {list(position.game.cards)}") from None

    patch.setattr(room, "answered", too_well)


def plies_in_an_export(patch: Patch) -> None:
    """One's own answers come with the numbers of their plies."""
    patch.setattr(export, "ANSWERS", ("ply", *export.ANSWERS))


def plies_in_a_replay(patch: Patch) -> None:
    """The plies of a running game are numbered as in the log."""

    async def told(replay: Replay, viewer: int, last: int) -> AsyncIterator[streaming.PlyTold]:
        async for ply, news in replay.plies():
            if events := news.to(viewer):
                yield streaming.PlyTold(ply, events, None)

    patch.setattr(streaming, "_told", told)


def plies_in_the_log(patch: Patch) -> None:
    """The log tells of every answer."""
    honest = Room._done

    def done(self: Room, ply: Ply, *more: Any) -> Any:
        structlog.get_logger("folsom.play").info("answered", seat=ply.seat)
        return honest(self, ply, *more)

    patch.setattr(Room, "_done", done)


@pytest.mark.parametrize(
    "plant",
    [
        all_of_the_game,
        all_entries,
        a_message_for_each_ply,
        the_number_of_the_ply,
        who_has_begun,
        cards_in_a_refusal,
        plies_in_an_export,
        plies_in_a_replay,
        plies_in_the_log,
    ],
    ids=lambda plant: plant.__name__,
)
def test_a_leak_is_found(plant: Callable[[Patch], None], monkeypatch: Patch, tmp_path: Path) -> None:
    begun = begin(setup_for("expert-2016", 5), 0, 5, 0, about="KeepWhich", steps=STEPS)
    plant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(an_evening(tmp_path, begun, STEPS))
