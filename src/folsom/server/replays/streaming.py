"""Sends a replay piece by piece: entries go out as they are stored, and a long game is never in memory as a whole."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from typing import Any, Final, cast

import msgspec

from folsom.core.chronicle import Entry, fold
from folsom.core.game import EVERYTHING, SPECTATOR
from folsom.core.telling import place_of
from folsom.server.people.sessions import Person
from folsom.server.problems import forbidden, missing
from folsom.server.replays.archive import Replay, ReplayChapter

ALL: Final = "all"
ONLOOKER: Final = "spectator"

# The chapter, the view, and what is left of a ply that was begun.
Beginning = tuple[ReplayChapter, object, "PlyTold | None"]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class PlyTold:
    """A ply, what a viewer was told in it, and the chapter that began with it, if one did."""

    ply: int
    events: list[bytes]
    chapter: ReplayChapter | None


def viewer_for(replay: Replay, wanted: str, person: Person | None) -> int:
    """Through whose eyes somebody may look: while a game runs only through his own, or as a spectator."""
    viewer = {ALL: EVERYTHING, ONLOOKER: SPECTATOR}.get(wanted)
    if viewer == SPECTATOR:
        return SPECTATOR
    if viewer == EVERYTHING:
        if not replay.over:
            raise forbidden("still-playing", "all of a game is shown when it is over")
        return EVERYTHING
    seat = int(wanted)
    if seat >= len(replay.seats):
        raise missing("seat")
    if not replay.over and (person is None or replay.seats[seat].person != person.id):
        raise forbidden("not-your-seat", "that is not your seat, and the game is not over")
    return seat


def wanted_events(replay: Replay, viewer: int, after: int, upto: int | None) -> range:
    """The events to send, counted from 0."""
    told = replay.told[place_of(viewer)]
    last = told if upto is None else upto
    if not after <= last <= told:
        raise missing("event")
    return range(after, last)


async def shown(replay: Replay, viewer: int, wanted: str, events: range) -> AsyncIterator[bytes]:
    """The replay as JSON (see ReplayShown)."""
    told = _told(replay, viewer, events.stop)
    chapter, view, rest = await _after(replay, viewer, told, events.start)
    head = {
        "id": replay.id,
        "kind": replay.kind,
        "state": replay.state,
        "viewer": wanted,
        "rules": replay.rules,
        "setup": replay.setup,
        "seats": [asdict(seat) for seat in replay.seats],
        "result": replay.result,
        "begun": replay.begun,
        "ended": replay.ended,
        "commitment": replay.commitment,
        "seed": replay.seed,
        "seeds": replay.seeds,
        "legend": chapter.legend,
        "after": events.start,
        "view": view,
        "events": replay.told[place_of(viewer)],
    }
    yield _encode(head).removesuffix(b"}") + b',"plies":['
    comma = b""
    if rest is not None:
        yield _ply(rest, viewer)
        comma = b","
    async for ply in told:
        yield comma + _ply(ply, viewer)
        comma = b","
    yield b"]}"


def _ply(told: PlyTold, viewer: int) -> bytes:
    chapter = told.chapter
    began = (
        None if chapter is None else {"rules": chapter.rules, "legend": chapter.legend, "view": chapter.view(viewer)}
    )
    return b'{"ply":%d,"chapter":%s,"events":[%s]}' % (told.ply, _encode(began), b",".join(told.events))


async def _told(replay: Replay, viewer: int, last: int) -> AsyncIterator[PlyTold]:
    """The plies of which a viewer was told something, up to an event, each with what he was told.

    So are those with which another version went on, with what it calls things.
    """
    sent = number = 0
    async for ply, news in replay.plies():
        if sent == last:
            return
        events = news.to(viewer)[: last - sent]
        chapter = replay.chapters.get(ply) if ply else None
        if events or chapter is not None:
            sent += len(events)
            number += 1
            yield PlyTold(ply if replay.over else number, events, chapter)


async def _after(replay: Replay, viewer: int, told: AsyncIterator[PlyTold], events: int) -> Beginning:
    """Where a viewer was after so many events, which are taken off what was told."""
    chapter = replay.chapters[0]
    view: object = chapter.view(viewer)
    if not events:
        return chapter, view, None
    async for ply in told:
        if ply.chapter is not None:
            chapter, view = ply.chapter, ply.chapter.view(viewer)
        folded: dict[str, Any] = view if isinstance(view, dict) else msgspec.json.decode(cast(msgspec.Raw, view))
        for event in ply.events[:events]:
            folded = fold(folded, _entry(event))
        view = folded
        left = ply.events[events:]
        events -= len(ply.events) - len(left)
        if not events:
            return chapter, view, PlyTold(ply.ply, left, None) if left else None
    raise AssertionError("more events were counted than told")


def _entry(event: bytes) -> Entry:
    data = msgspec.json.decode(event)
    return Entry(data["name"], data["rule"], data["numbers"], data["changes"])
