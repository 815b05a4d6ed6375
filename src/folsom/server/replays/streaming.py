"""Sends a replay piece by piece: entries go out as they are stored, and a long game is never in memory as a whole."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Final

import msgspec

from folsom.core.game import EVERYTHING, SPECTATOR
from folsom.server.people.sessions import Person
from folsom.server.play.viewers import place_of
from folsom.server.problems import forbidden, missing
from folsom.server.replays.archive import Replay

ALL: Final = "all"
ONLOOKER: Final = "spectator"

_encode = msgspec.json.Encoder().encode


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


def last_event(replay: Replay, viewer: int, upto: int | None) -> int:
    """The last event to send."""
    told = replay.told[place_of(viewer)]
    if upto is not None and upto > told:
        raise missing("event")
    return told if upto is None else upto


async def shown(replay: Replay, viewer: int, wanted: str, last: int) -> AsyncIterator[bytes]:
    """The replay as JSON (see ReplayShown)."""
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
        "legend": replay.legend,
        "view": replay.view(viewer),
        "events": replay.told[place_of(viewer)],
    }
    yield _encode(head).removesuffix(b"}") + b',"plies":['
    comma = b""
    async for ply, events in _told(replay, viewer, last):
        yield b'%s{"ply":%d,"events":[%s]}' % (comma, ply, b",".join(events))
        comma = b","
    yield b"]}"


async def _told(replay: Replay, viewer: int, last: int) -> AsyncIterator[tuple[int, list[bytes]]]:
    """The plies of which a viewer was told something, up to an event, each with what he was told."""
    sent = number = 0
    async for ply, news in replay.plies():
        if sent == last:
            return
        if events := news.to(viewer)[: last - sent]:
            sent += len(events)
            number += 1
            yield ply if replay.over else number, events
