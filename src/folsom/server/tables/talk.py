"""Talk at a table: who sits there may say something and show feelings, unless the table is to be quiet."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from folsom.base.planning import Planning
from folsom.core.game import Game
from folsom.server.house import House
from folsom.server.problems import busy, conflict, forbidden
from folsom.server.protocol.messages import Feeling
from folsom.server.store.database import writing
from folsom.server.store.schema import talk
from folsom.server.store.states import PLAYING
from folsom.server.tables.choices import options_of
from folsom.server.tables.gathering import Gathering, read
from folsom.server.tables.words import clean_words
from folsom.server.wakes import TALK

WORDS: Final = "words"
EMOTE: Final = "emote"


async def say(house: House, person: str, table: str, text: str) -> None:
    """Says something to a table."""
    await _speak(house, person, table, WORDS, clean_words(text))


async def emote(house: House, person: str, table: str, name: Feeling) -> None:
    """Shows a feeling."""
    await _speak(house, person, table, EMOTE, name)


async def _speak(house: House, person: str, table: str, kind: str, text: str) -> None:
    house.hall.words.take(person, house.clock.now())
    async with house.engine.connect() as connection:
        gathering = await read(connection, table)
    if not gathering.seats_of(person):
        raise forbidden("not-at-table", "only who sits at a table talks there")
    await _check_open(house, gathering)
    row = {"table": table, "person": person, "kind": kind, "text": text, "at": house.clock.now()}
    try:
        async with writing(house.engine) as connection:
            await connection.execute(insert(talk).values(row))
    except DBAPIError:
        raise busy("the database did not take it") from None
    await house.wakes.publish(TALK, table)


async def _check_open(house: House, gathering: Gathering) -> None:
    """Refuses talk while the table is to be quiet."""
    if gathering.state == PLAYING and options_of(gathering.options).quiet:
        room = await house.rooms.room(gathering.id)
        if is_planned(room.position.game):
            raise conflict("quiet", "nobody talks while cards are planned")


def is_planned(g: Game) -> bool:
    """Whether a game is in its planning (BASE-PLAN-1)."""
    return any(isinstance(step, Planning) for step in g.stack)
