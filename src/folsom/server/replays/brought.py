"""Records that somebody brings: verified, played once for every viewer, and kept under the hash of their text."""

from __future__ import annotations

import time
import zlib
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from folsom.core.chronicle import Chronicle
from folsom.core.game import Game
from folsom.core.steps import CHANCE
from folsom.core.telling import PLACES, place_of, told_after
from folsom.notation.record import Record, RecordError, parse_record, verifying
from folsom.notation.record.writing import seat_words
from folsom.server.people.names import clean_name
from folsom.server.play.legend import legend_of
from folsom.server.play.log import pack
from folsom.server.play.news import News, json_list, news_of, view_data
from folsom.server.play.viewers import seen_by, viewers_of
from folsom.server.problems import bad, missing
from folsom.server.replays.written import one_of_few, result_data
from folsom.server.store.database import writing
from folsom.server.store.packing import smaller
from folsom.server.store.schema import records

MOST_BYTES: Final = 256 * 1024
MOST_SECONDS: Final = 10.0  # for one record
MOST_NAME: Final = 40  # letters
MOST_RULES: Final = 40
ID_BYTES: Final = 24  # of the hash: more than can be found twice


def address_of(text: str) -> str:
    """The address of a record: the same text has the same one."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:ID_BYTES]).decode()


async def is_kept(engine: AsyncEngine, address: str) -> bool:
    """Whether a record is there already."""
    async with engine.connect() as connection:
        return (await connection.execute(select(records.c.id).where(records.c.id == address))).first() is not None


async def keep(engine: AsyncEngine, row: dict[str, Any]) -> None:
    """Keeps a record. If somebody else has just brought the same one, that is as good."""
    try:
        async with writing(engine) as connection:
            await connection.execute(insert(records).values(row))
    except IntegrityError:
        if not await is_kept(engine, row["id"]):
            raise


async def text_of(engine: AsyncEngine, address: str) -> str:
    """The text of a record that is kept."""
    async with engine.connect() as connection:
        found = (await connection.execute(select(records.c.text).where(records.c.id == address))).scalar()
    if found is None:
        raise missing("record")
    return zlib.decompress(found).decode()


def row_for(text: str, now: float, limit: float = MOST_SECONDS) -> dict[str, Any]:
    """Reads and verifies a record: the row that is kept of it. Takes its time, so it is run beside everything else."""
    try:
        with one_of_few():
            record = parse_record(text)
            names = [clean_name(name, MOST_NAME) for name in record.names] or [""] * len(seat_words(record.setup))
            if len(record.rules) > MOST_RULES or not record.rules.isprintable():
                raise bad("no-record", "the header does not name a version of the rules")
            told = _told(record, time.monotonic() + limit)
    except RecordError as error:
        raise bad("no-record", str(error)[:200]) from None
    return {
        "id": address_of(text),
        "text": zlib.compress(text.encode()),
        "rules": record.rules,
        "setup": record.setup.as_data(),
        "names": names,
        "result": result_data(record.result),
        "created": now,
        **told,
    }


def _told(record: Record, until: float) -> dict[str, Any]:
    """What every viewer saw at the first question, and is told with each answer."""
    teller: Teller | None = None
    asked = False
    for g in verifying(record):
        if time.monotonic() > until:
            raise bad("too-slow", "this record takes too long to verify")
        asked = g.asked != CHANCE
        if asked and teller is None:
            teller = Teller(g)
        elif asked and teller is not None:
            teller.tell(g)
    if teller is None or not asked:
        raise bad("no-record", "the record ends in the middle of a draw: the last ply is an answer, or what it brought")
    return teller.as_row()


class Teller:
    """Tells a game to all viewers while it is played again."""

    def __init__(self, g: Game) -> None:
        self.legend = legend_of(g.table)
        self.views = {place_of(viewer): view_data(seen_by(g, viewer)) for viewer in viewers_of(g.table)}
        self.chronicle = Chronicle(g, viewers_of(g.table))
        self.plies: list[News] = []
        self.told: tuple[int, ...] = (0,) * PLACES

    def tell(self, g: Game) -> None:
        """An answer was given, and chance has had its say."""
        entries = self.chronicle.pause(g)
        self.plies.append(news_of(g.table, entries))
        self.told = told_after(self.told, entries)

    def as_row(self) -> dict[str, Any]:
        """What is kept of it."""
        return {
            "legend": pack(self.legend),
            "views": pack(self.views),
            "news": smaller(json_list([news.as_json() for news in self.plies])),
            "told": list(self.told),
        }
