"""A table as it is stored, and how it is changed: read, changed in memory, written if nobody else was faster.

Every change makes the table's version grow, and is written only on the version that it was made from. Who comes second
is tried again on what the first one left, so two changes never cross.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.core.seats import AUTOMATON, LEADS_BANDITS
from folsom.server.problems import bad, busy, conflict, forbidden, missing
from folsom.server.store.database import writing
from folsom.server.store.schema import kicked, seats, tables
from folsom.server.store.states import OPEN
from folsom.server.store.writer import Change, make
from folsom.server.wakes import TABLE

if TYPE_CHECKING:
    from folsom.server.house import House

TRIES: Final = 20  # at a table that others change


@dataclass
class TableSeat:
    """A seat: a person, a bot, or nobody yet; ``kept``: for somebody who is invited.

    ``role``: that it has in the game; ``name``: its own, if it leads no bandit. ``gone``: since when a bot plays for
    the person; ``left``: he left by his own act.
    """

    role: str = LEADS_BANDITS
    name: str = ""
    person: str | None = None
    bot: str | None = None
    kept: str | None = None
    bandits: list[str] = field(default_factory=list)
    ready: bool = False
    gone: float | None = None
    left: bool = False
    pause: bool = False
    seed: str = ""

    @property
    def away(self) -> bool:
        """Whether a bot plays for the person who sits there."""
        return self.gone is not None

    @property
    def leads_bandits(self) -> bool:
        """Whether bandits are dealt to it."""
        return self.role == LEADS_BANDITS

    @property
    def empty(self) -> bool:
        """Whether somebody is missing there. Nobody is where an automaton plays."""
        return self.person is None and self.bot is None and self.role != AUTOMATON

    @property
    def free(self) -> bool:
        """Whether anybody may sit there."""
        return self.empty and self.kept is None

    def with_nobody(self) -> TableSeat:
        """The same seat when whoever sat there is gone."""
        return TableSeat(self.role, self.name)

    def taken_over(self, by: TableSeat) -> TableSeat:
        """The same seat when somebody comes from another one, with all that he wished for there and can have here."""
        bandits = by.bandits if self.leads_bandits else []
        return replace(by, role=self.role, name=self.name, bandits=bandits)


@dataclass
class Gathering:
    """A table and who sits there."""

    id: str
    code: str | None
    host: str
    public: bool
    state: str
    setup: dict[str, Any]
    options: dict[str, Any]
    version: int
    created: float
    changed: float
    rematch: str | None
    seed: bytes | None = field(repr=False)
    seen: float | None = None
    seats: list[TableSeat] = field(default_factory=list)
    kicked: set[str] = field(default_factory=set)

    @property
    def players(self) -> int:
        """How many seats lead bandits."""
        return sum(seat.leads_bandits for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        """The seats on which a person sits."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def kept_for(self, person: str) -> list[int]:
        """The empty seats that are kept for a person."""
        return [number for number, seat in enumerate(self.seats) if seat.kept == person and seat.empty]

    def seat(self, number: int) -> TableSeat:
        """A seat by its number. With that of an automaton nobody can do anything."""
        if number >= len(self.seats):
            raise bad("no-seat", f"this table has {len(self.seats)} seats")
        if self.seats[number].role == AUTOMATON:
            raise conflict("automaton", "this seat plays by itself: nobody sits there")
        return self.seats[number]

    def put(self, number: int, **who: Any) -> None:
        """Puts somebody on a seat, in place of whoever was there; by the names of its fields."""
        self.seats[number] = replace(self.seats[number].with_nobody(), **who)

    def must_be_open(self) -> None:
        """Refuses what can only be done before the game."""
        if self.state != OPEN:
            raise conflict("not-open", "the game has begun, or the table is closed")

    def must_be_host(self, person: str) -> None:
        """Refuses what is for the host to do, before the game."""
        if person != self.host:
            raise forbidden("not-host", "only the host can do that")
        self.must_be_open()


Act = Callable[[Gathering], Sequence[Change] | None]


async def read(connection: AsyncConnection, table: str) -> Gathering:
    """A table as it stands now."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
    if row is None:
        raise missing("table")
    sitting = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    sent_away = await connection.execute(select(kicked.c.person).where(kicked.c.table == table))
    return Gathering(
        **row,
        seats=[TableSeat(**{name: one[name] for name in TableSeat.__dataclass_fields__}) for one in sitting.mappings()],
        kicked=set(sent_away.scalars()),
    )


async def change(house: House, table: str, act: Act, version: int | None = None) -> Gathering:
    """Changes a table, and tells everybody. ``version``: what the change was meant for; another one is refused.

    ``act`` changes what it is given or raises a Problem; it may be called several times, so it does nothing else. What
    it returns is written with the change.
    """
    for _ in range(TRIES):
        async with house.engine.connect() as connection:
            before = await read(connection, table)
        if version is not None and version != before.version:
            raise conflict("changed", "the table has changed meanwhile: look again")
        after = deepcopy(before)
        more = act(after) or ()
        if after == before and not more:
            return before
        after.version += 1
        after.changed = house.clock.now()
        if await _written(house, before, after, more):
            await house.wakes.publish(TABLE, table)
            return after
    raise busy("others were faster, again and again")


async def _written(house: House, before: Gathering, after: Gathering, more: Sequence[Change]) -> bool:
    """Writes a change in one transaction, unless somebody else has changed the table since it was read."""
    same = (tables.c.id == before.id, tables.c.version == before.version)
    try:
        async with writing(house.engine) as connection:
            result = await connection.execute(update(tables).where(*same).values(row_of(after)))
            if result.rowcount != 1:
                return False
            await make(connection, [*_seats_changed(before, after), *_kicked_changed(before, after), *more])
    except IntegrityError:
        return False  # somebody else has the same code, or has written what was to be written with the change
    except DBAPIError:
        raise busy("the database did not take it") from None
    return True


def row_of(table: Gathering) -> dict[str, Any]:
    """A table's own row."""
    return {column.name: getattr(table, column.name) for column in tables.columns}


def seat_row(table: Gathering, number: int) -> dict[str, Any]:
    """The row of a seat."""
    return {"table": table.id, "seat": number, **asdict(table.seats[number])}


def _seats_changed(before: Gathering, after: Gathering) -> list[Executable]:
    """Only what has changed is written: a running game marks who is away by itself."""
    found: list[Executable] = []
    old, new = len(before.seats), len(after.seats)
    for number in range(min(old, new)):
        was, now = seat_row(before, number), seat_row(after, number)
        if was != now:
            here = (seats.c.table == after.id, seats.c.seat == number)
            found.append(update(seats).where(*here).values({name: now[name] for name in now if now[name] != was[name]}))
    if new > old:
        found.append(insert(seats).values([seat_row(after, number) for number in range(old, new)]))
    if new < old:
        found.append(delete(seats).where(seats.c.table == after.id, seats.c.seat >= new))
    return found


def _kicked_changed(before: Gathering, after: Gathering) -> list[Executable]:
    found: list[Executable] = []
    for person in sorted(after.kicked - before.kicked):
        found.append(insert(kicked).values(table=after.id, person=person))
    for person in sorted(before.kicked - after.kicked):
        found.append(delete(kicked).where(kicked.c.table == after.id, kicked.c.person == person))
    return found
