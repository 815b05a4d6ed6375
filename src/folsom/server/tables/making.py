"""New tables: one that somebody opens, or one where people go on after a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Executable, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from folsom.server.house import House
from folsom.server.people.sessions import new_id
from folsom.server.play.fair import new_seed
from folsom.server.problems import busy, conflict, forbidden
from folsom.server.protocol.tables import Options, SetupChoice
from folsom.server.store.database import writing
from folsom.server.store.schema import seats, tables
from folsom.server.store.states import ABANDONED, FINISHED, OPEN
from folsom.server.tables.choices import checked_options, checked_setup, choice_of, new_seats, options_of
from folsom.server.tables.codes import new_code
from folsom.server.tables.gathering import Gathering, TableSeat, change, row_of, seat_row
from folsom.server.wakes import TABLE

MOST_OPEN: Final = 10  # tables that one person has open
TRIES: Final = 5  # at a code that nobody uses


async def open_table(house: House, host: str, setup: SetupChoice, options: Options, public: bool) -> Gathering:
    """Opens a table; the host sits on its first seat."""
    chosen, how = checked_setup(setup), checked_options(options)
    house.hall.openings.take(host, house.clock.now())
    await _check_number(house, host)
    sitting = new_seats(setup)
    sitting[0].person = host
    for _ in range(TRIES):
        table = _new(host, public, chosen, how, sitting, house.clock.now())
        try:
            async with writing(house.engine) as connection:
                for statement in _rows(table):
                    await connection.execute(statement)
        except IntegrityError:
            continue  # the code is in use
        except DBAPIError:
            raise busy("the database did not take it") from None
        await house.wakes.publish(TABLE, table.id)
        return table
    raise busy("no code was free")


async def _check_number(house: House, host: str) -> None:
    mine = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.state == OPEN)
    async with house.engine.connect() as connection:
        if ((await connection.execute(mine)).scalar() or 0) >= MOST_OPEN:
            raise conflict("too-many-tables", f"you have {MOST_OPEN} open tables: begin or leave one of them first")


def _new(
    host: str, public: bool, setup: dict[str, Any], options: dict[str, Any], sitting: list[TableSeat], now: float
) -> Gathering:
    """A table that is not written yet. Its seed is drawn now, so that all can see its commitment before they begin."""
    return Gathering(
        id=new_id(),
        code=new_code(),
        host=host,
        public=public,
        state=OPEN,
        setup=setup,
        options=options,
        version=1,
        created=now,
        changed=now,
        rematch=None,
        seed=new_seed(),
        seats=sitting,
    )


def _rows(table: Gathering) -> list[Executable]:
    sitting = [seat_row(table, number) for number in range(len(table.seats))]
    return [insert(tables).values(row_of(table)), insert(seats).values(sitting)]


async def rematch(house: House, person: str, table: str) -> str:
    """The table where the people of a game go on: opened by who asks first, the others' seats are kept for them."""
    house.hall.openings.take(person, house.clock.now())
    dead = await _abandoned_rematch(house, table)

    def act(old: Gathering) -> Sequence[Executable]:
        if old.state not in FINISHED:
            raise conflict("not-over", "the game is not over yet")
        if not old.seats_of(person):
            raise forbidden("not-at-table", "you did not play at this table")
        if old.rematch not in (None, dead):
            return ()
        setup = choice_of(old.setup, old.players).model_dump()
        options = options_of(old.options).model_dump()
        new = _new(person, old.public, setup, options, _same_people(old, person), house.clock.now())
        old.rematch = new.id
        return _rows(new)

    after = await change(house, table, act)
    assert after.rematch is not None
    await house.wakes.publish(TABLE, after.rematch)
    return after.rematch


async def _abandoned_rematch(house: House, table: str) -> str | None:
    """The table where people were to go on, if all of them left it again."""
    new = tables.alias()
    dead = select(new.c.id).join(tables, tables.c.rematch == new.c.id)
    async with house.engine.connect() as connection:
        return (await connection.execute(dead.where(tables.c.id == table, new.c.state == ABANDONED))).scalar()


def _same_people(old: Gathering, host: str) -> list[TableSeat]:
    """The seats of the next game: who asks for it sits, bots too, and the others are invited."""

    def again(seat: TableSeat) -> TableSeat:
        nobody = seat.with_nobody()
        if seat.person is None:
            return replace(nobody, bot=seat.bot, ready=True)
        return replace(nobody, person=host) if seat.person == host else replace(nobody, kept=seat.person)

    return [again(seat) for seat in old.seats]
