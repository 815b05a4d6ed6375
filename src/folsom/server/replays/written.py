"""A finished game as a record: its plies are played again, without those that were taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import BoundedSemaphore
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.base.setup import setup_from
from folsom.core.loop import Refused, draw_open
from folsom.notation.options import parse_option
from folsom.notation.record import Recorder, Result, record_text
from folsom.notation.record.writing import seat_words
from folsom.server.problems import Problem, busy, conflict
from folsom.server.replays.archive import Replay, Sitting
from folsom.server.store.kinds import ANSWER, BEGIN, UNDO
from folsom.server.store.schema import plies
from folsom.server.store.states import OVER

AT_ONCE: Final = BoundedSemaphore(2)  # games that are played again at the same time


@contextmanager
def one_of_few() -> Iterator[None]:
    """Plays a game again, unless others are doing so: it takes its time, and whoever plays now goes first."""
    if not AT_ONCE.acquire(blocking=False):
        raise busy("other records are being read or written; try again in a moment")
    try:
        yield
    finally:
        AT_ONCE.release()


@dataclass(frozen=True)
class Played:
    """What a record needs of a ply."""

    kind: str
    seat: int
    option: str
    draws: list[dict[str, Any]]


async def played(engine: AsyncEngine, table: str) -> list[Played]:
    """The plies of a game, in order."""
    wanted = select(plies.c.kind, plies.c.seat, plies.c.option, plies.c.draws)
    wanted = wanted.where(plies.c.table == table).order_by(plies.c.ply)
    async with engine.connect() as connection:
        return [Played(*row) for row in (await connection.execute(wanted)).all()]


def kept(log: Sequence[Played]) -> list[Played]:
    """The plies that count. Taking back is a ply of its own: it takes back the last one of its seat that counts."""
    found: list[Played] = []
    for ply in log:
        if ply.kind == UNDO:
            del found[max(number for number, one in enumerate(found) if one.seat == ply.seat)]
        elif ply.kind in (BEGIN, ANSWER):
            found.append(ply)
    return found


def record_of(replay: Replay, log: Sequence[Played]) -> str:
    """The text of the record. The rules of today must allow the game and end it in the same way, else there is none."""
    try:
        with one_of_few():
            record = _recorded(replay, log).record()
    except ValueError:
        raise _other_rules(replay) from None
    if result_data(record.result) != (replay.result if replay.state == OVER else None):
        raise _other_rules(replay)
    return record_text(record)


def _other_rules(replay: Replay) -> Problem:
    told = f"it was played by the rules of {replay.rules}, and those of today do not lead there: it has no record now"
    return conflict("other-rules", told)


def result_data(result: Result | None) -> dict[str, Any] | None:
    """A result as the server keeps it."""
    return None if result is None else {"money": list(result.money), "winners": list(result.winners)}


def _recorded(replay: Replay, log: Sequence[Played]) -> Recorder:
    setup = setup_from(replay.setup)
    names = names_for(replay.seats, seat_words(setup))
    recorder = Recorder(setup, names, rules=replay.rules)
    table = recorder.game.table
    for number, ply in enumerate(kept(log)):
        if number:
            recorder.answer(ply.seat, parse_option(table, ply.option))
        for one in ply.draws:
            draw = draw_open(recorder.game)
            if draw is None:
                raise Refused("no draw is open")
            recorder.chance(draw.outcome_of([parse_option(table, thing) for thing in one["drawn"]]))
    return recorder


def names_for(seats: Sequence[Sitting], words: Sequence[str]) -> tuple[str, ...]:
    """The players as a record can name them, where commas divide names; who has none is called by his bandit."""
    return tuple(_name(seat.name or seat.bot or "") or word for seat, word in zip(seats, words))


def _name(text: str) -> str:
    shown = "".join(letter if letter.isprintable() and letter != "," else " " for letter in text)
    return " ".join(shown.split())
