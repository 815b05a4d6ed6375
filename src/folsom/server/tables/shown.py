"""Tables as they are shown: the seed stays secret until nobody plays with it any more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.core.seats import AUTOMATON, LEADS_BANDITS
from folsom.server.play.fair import commitment
from folsom.server.problems import missing
from folsom.server.protocol.tables import PersonShown, SeatShown, TableCard, TableShown
from folsom.server.store.schema import kicked, people, seats, tables
from folsom.server.store.states import FINISHED
from folsom.server.tables.choices import choice_of, options_of


async def shown(connection: AsyncConnection, table: str) -> TableShown:
    """A table."""
    found = await shown_tables(connection, [table])
    if not found:
        raise missing("table")
    return found[0]


async def shown_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[TableShown]:
    """Some tables, in this order; those that are not there are left out."""
    rows = {row["id"]: row for row in (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings()}
    sitting: dict[str, list[RowMapping]] = defaultdict(list)
    wanted = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for seat in (await connection.execute(wanted)).mappings():
        sitting[seat["table"]].append(seat)
    gone: dict[str, list[str]] = defaultdict(list)
    for table, person in await connection.execute(
        select(kicked).where(kicked.c.table.in_(ids)).order_by(kicked.c.person)
    ):
        gone[table].append(person)
    there = {seat[who] for here in sitting.values() for seat in here for who in ("person", "kept")} - {None}
    there |= {person for some in gone.values() for person in some}
    known = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(there)))
    names = {row.id: row.name for row in known}
    return [_shown(rows[id], sitting[id], gone[id], names) for id in ids if id in rows]


def _shown(row: RowMapping, sitting: Sequence[RowMapping], gone: Sequence[str], names: Mapping[str, str]) -> TableShown:
    finished = row["state"] in FINISHED
    seed: bytes | None = row["seed"]
    return TableShown(
        id=row["id"],
        code=row["code"],
        host=row["host"],
        public=row["public"],
        state=row["state"],
        setup=choice_of(row["setup"], sum(seat["role"] == LEADS_BANDITS for seat in sitting)),
        options=options_of(row["options"]),
        version=row["version"],
        created=row["created"],
        changed=row["changed"],
        commitment="" if seed is None else commitment(seed),
        seed=seed.hex() if finished and seed is not None else None,
        seeds=[seat["seed"] for seat in sitting] if finished else None,
        seats=[_seat(seat, names) for seat in sitting],
        kicked=[_person(id, names) for id in gone],
        rematch=row["rematch"],
    )


def _seat(row: RowMapping, names: Mapping[str, str]) -> SeatShown:
    def person(id: str | None) -> PersonShown | None:
        return None if id is None else _person(id, names)

    named: dict[str, Any] = {name: row[name] for name in ("role", "name", "bot", "bandits", "ready", "left")}
    away = row["gone"] is not None
    return SeatShown(person=person(row["person"]), kept=person(row["kept"]), away=away, **named)


def _person(id: str, names: Mapping[str, str]) -> PersonShown:
    return PersonShown(id=id, name=names.get(id, ""))


def _is_free(seat: SeatShown) -> bool:
    """Whether anybody may sit there."""
    return seat.person is None and seat.bot is None and seat.kept is None and seat.role != AUTOMATON


def card_of(table: TableShown) -> TableCard:
    """A table in a list."""
    sitting = {seat.person.id: seat.person.name for seat in table.seats if seat.person is not None}
    return TableCard(
        id=table.id,
        state=table.state,
        host=sitting.get(table.host, ""),
        setup=table.setup,
        options=table.options,
        people=list(sitting.values()),
        bots=sum(seat.bot is not None for seat in table.seats),
        free=sum(_is_free(seat) for seat in table.seats),
        created=table.created,
        changed=table.changed,
    )
