"""Tables over HTTP: what everybody can see, and what people do before, after and beside a game."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query

from folsom.server.house import House
from folsom.server.people.doors import Address, Anybody, Somebody, TheHouse, from_our_page
from folsom.server.protocol.tables import PersonShown, TableShown
from folsom.server.tables import hosting, making, mutes, seating
from folsom.server.tables.bodies import (
    BackTo,
    Bots,
    ChangeSeat,
    Choice,
    Join,
    Leave,
    Muted,
    MyTables,
    NewTable,
    OwnSeed,
    PublicTables,
    Ready,
    SeatNumber,
    TableId,
    Version,
    Versioned,
    Whom,
    WishBandits,
)
from folsom.server.tables.codes import LENGTH, table_with
from folsom.server.tables.gathering import Gathering
from folsom.server.tables.listing import STATES, my_tables, public_tables
from folsom.server.tables.shown import shown

router = APIRouter(tags=["tables"], dependencies=[Depends(from_our_page)])

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Number = Annotated[SeatNumber, Path()]


async def _show(house: House, table: str) -> TableShown:
    async with house.engine.connect() as connection:
        return await shown(connection, table)


async def _after(house: House, changed: Gathering) -> TableShown:
    return await _show(house, changed.id)


# What can be seen.


@router.get("/tables")
async def list_tables(house: TheHouse) -> PublicTables:
    """Public tables."""
    async with house.engine.connect() as connection:
        return PublicTables(tables=await public_tables(connection, house.clock.now()))


@router.get("/tables/{table}")
async def one_table(table: Id, house: TheHouse) -> TableShown:
    """A table, for whoever knows its id."""
    return await _show(house, table)


@router.get("/codes/{code}")
async def by_code(
    code: Annotated[str, Path(pattern=rf"^[A-Za-z]{{{LENGTH}}}$")], house: TheHouse, person: Anybody, address: Address
) -> TableId:
    """The table that a short code names. Who has no name yet may ask too: he is asked for one when there is a table."""
    house.gate.codes.take(address, house.clock.now())  # guests cost nothing: who has many tries no more than others
    return TableId(id=await table_with(house, None if person is None else person.id, code))


@router.get("/my/tables")
async def list_mine(
    house: TheHouse,
    person: Somebody,
    state: Literal["playing", "open", "over"] = "playing",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> MyTables:
    """One's own tables, the last changed first: running, open or finished ones; with what waits for one there."""
    async with house.engine.connect() as connection:
        found, more = await my_tables(connection, house.visits, person.id, STATES[state], page)
    return MyTables(tables=found, more=more)


# What people do.


@router.post("/tables", status_code=201)
async def new_table(body: NewTable, house: TheHouse, person: Somebody) -> TableShown:
    """Open a table."""
    return await _after(house, await making.open_table(house, person.id, body.setup, body.options, body.public))


@router.post("/tables/{table}/join")
async def join(table: Id, body: Join, house: TheHouse, person: Somebody) -> TableShown:
    """Sit down; who sits already may take more seats by their numbers."""
    return await _after(house, await seating.join(house, person.id, table, body.seat, body.version))


@router.post("/tables/{table}/leave")
async def leave(table: Id, body: Leave, house: TheHouse, person: Somebody) -> TableShown:
    """Leave a table, or one of several seats. In a running game a bot plays on."""
    return await _after(house, await seating.leave(house, person.id, table, body.seat))


@router.post("/tables/{table}/return")
async def come_back(table: Id, body: BackTo, house: TheHouse, person: Somebody) -> TableShown:
    """Take a seat of a running game back from the bot that plays for it."""
    return await _after(house, await seating.come_back(house, person.id, table, body.seat))


@router.post("/tables/{table}/rematch")
async def rematch(table: Id, house: TheHouse, person: Somebody) -> TableShown:
    """Go on with the same people: the same new table, whoever asks."""
    return await _show(house, await making.rematch(house, person.id, table))


@router.post("/tables/{table}/seats/{seat}/move")
async def move(table: Id, seat: Number, body: ChangeSeat, house: TheHouse, person: Somebody) -> TableShown:
    """Sit on another seat."""
    return await _after(house, await seating.move(house, person.id, table, seat, body.to, body.version))


@router.put("/tables/{table}/seats/{seat}/bandits")
async def bandits(table: Id, seat: Number, body: WishBandits, house: TheHouse, person: Somebody) -> TableShown:
    """Ask for bandits; those not asked for are dealt."""
    changed = await seating.wish_bandits(house, person.id, table, seat, body.bandits, body.version)
    return await _after(house, changed)


@router.put("/tables/{table}/seats/{seat}/ready")
async def ready(table: Id, seat: Number, body: Ready, house: TheHouse, person: Somebody) -> TableShown:
    """Be ready, or not any more."""
    return await _after(house, await seating.be_ready(house, person.id, table, seat, body.ready, body.version))


@router.put("/tables/{table}/seats/{seat}/seed")
async def seed(table: Id, seat: Number, body: OwnSeed, house: TheHouse, person: Somebody) -> TableShown:
    """Add a seed of one's own to the fair shuffles."""
    return await _after(house, await seating.add_seed(house, person.id, table, seat, body.seed, body.version))


# What the host does.


@router.patch("/tables/{table}")
async def choose(table: Id, body: Choice, house: TheHouse, person: Somebody) -> TableShown:
    """Choose another setup, other options, or who may see the table."""
    chosen = (body.setup, body.options, body.public)
    return await _after(house, await hosting.choose(house, person.id, table, *chosen, body.version))


@router.post("/tables/{table}/kick")
async def kick(table: Id, body: Whom, house: TheHouse, person: Somebody) -> TableShown:
    """Send somebody away."""
    return await _after(house, await hosting.kick(house, person.id, table, body.person, body.version))


@router.post("/tables/{table}/pardon")
async def pardon(table: Id, body: Whom, house: TheHouse, person: Somebody) -> TableShown:
    """Let somebody come again who was sent away."""
    return await _after(house, await hosting.pardon(house, person.id, table, body.person, body.version))


@router.post("/tables/{table}/bots")
async def bots(table: Id, body: Bots, house: TheHouse, person: Somebody) -> TableShown:
    """Seat bots."""
    return await _after(house, await hosting.seat_bots(house, person.id, table, body.seats, body.level, body.version))


@router.delete("/tables/{table}/seats/{seat}")
async def clear_seat(
    table: Id, seat: Number, house: TheHouse, person: Somebody, version: Annotated[Version | None, Query()] = None
) -> TableShown:
    """Take a bot away, or keep a seat no longer."""
    return await _after(house, await hosting.clear_seat(house, person.id, table, seat, version))


@router.post("/tables/{table}/start")
async def start(table: Id, body: Versioned, house: TheHouse, person: Somebody) -> TableShown:
    """Begin the game."""
    return await _after(house, await hosting.start(house, person.id, table, body.version))


# Whom one does not want to hear.


@router.get("/mutes")
async def list_mutes(house: TheHouse, person: Somebody) -> list[PersonShown]:
    """The people whom one has muted."""
    return await mutes.muted_by(house, person.id)


@router.post("/mutes", status_code=204)
async def mute(body: Muted, house: TheHouse, person: Somebody) -> None:
    """Hear somebody no more."""
    await mutes.mute(house, person.id, body.person)


@router.delete("/mutes/{muted}", status_code=204)
async def unmute(muted: Id, house: TheHouse, person: Somebody) -> None:
    """Hear somebody again."""
    await mutes.unmute(house, person.id, muted)
