"""What people do at a table: sit down, wish for bandits, be ready, leave, come back, wish for a pause."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import update

from folsom.base.gang import known_bandits
from folsom.base.setup import SetupError
from folsom.core.chance import Source
from folsom.server.play.pausing import is_wished, stands_still
from folsom.server.problems import Problem, bad, conflict, forbidden
from folsom.server.store.schema import games
from folsom.server.store.states import OPEN, PLAYING
from folsom.server.store.writer import Change
from folsom.server.tables.abandoning import abandon, noted
from folsom.server.tables.choices import choice_of, completed, dealing_of, each_leads, setup_problem
from folsom.server.tables.gathering import Gathering, TableSeat, change, read

if TYPE_CHECKING:
    from folsom.server.house import House


async def join(house: House, person: str, table: str, seat: int | None, version: int | None = None) -> Gathering:
    """Sits down on a seat, or on any. Who sits there already may take more seats by their numbers: pass and play."""

    def act(t: Gathering) -> None:
        t.must_be_open()
        if person in t.kicked:
            raise forbidden("kicked", "the host has sent you away from this table")
        if seat is None and t.seats_of(person):
            return
        _sit(t, person, _any_seat(t, person) if seat is None else seat)

    return await change(house, table, act, version)


def _any_seat(t: Gathering, person: str) -> int:
    """A seat that is kept for a person, or one that is free."""
    free = [number for number, seat in enumerate(t.seats) if seat.free]
    for number in [*t.kept_for(person), *free]:
        return number
    raise conflict("full", "no seat is free at this table")


def _sit(t: Gathering, person: str, number: int) -> None:
    seat = t.seat(number)
    if seat.person == person:
        return
    if not seat.empty:
        raise conflict("seat-taken", "somebody else sits there")
    if seat.kept not in (None, person):
        raise conflict("seat-kept", "this seat is kept for somebody")
    t.put(number, person=person)


def _own_seat(t: Gathering, person: str, number: int) -> TableSeat:
    seat = t.seat(number)
    if seat.person != person:
        raise forbidden("not-your-seat", "that is not your seat")
    return seat


async def move(house: House, person: str, table: str, seat: int, to: int, version: int | None = None) -> Gathering:
    """Takes another seat instead of one's own, with all that was wished for."""

    def act(t: Gathering) -> None:
        t.must_be_open()
        own = _own_seat(t, person, seat)
        if seat != to:
            _sit(t, person, to)
            t.seats[to], t.seats[seat] = t.seats[to].taken_over(own), own.with_nobody()

    return await change(house, table, act, version)


async def wish_bandits(
    house: House, person: str, table: str, seat: int, names: list[str], version: int | None = None
) -> Gathering:
    """Asks for bandits, as many as the seat leads at most; those not asked for are dealt."""

    def act(t: Gathering) -> None:
        t.must_be_open()
        own = _own_seat(t, person, seat)
        for name in names:
            if name not in known_bandits():
                raise bad("no-bandit", f"no bandit is called {name!r}", "BASE-PIECES-5")
            if any(name in other.bandits for other in t.seats if other is not own):
                raise conflict("bandit-taken", f"somebody else has picked {name}", "VAR-CHARS-1")
        own.bandits = list(names)
        check_picks(t)

    return await change(house, table, act, version)


def check_picks(t: Gathering) -> None:
    """Refuses bandits with which no game could be played."""
    choice = choice_of(t.setup, t.players)
    try:
        each = each_leads(choice)
        for seat in t.seats:
            most = each if seat.leads_bandits else 0
            if len(seat.bandits) > most or len(set(seat.bandits)) < len(seat.bandits):
                raise bad("no-bandits", f"this seat leads {most} different bandits", "VAR-CHARS-1")
        dealing = dealing_of(choice, [seat.bandits for seat in t.seats if seat.leads_bandits])
        completed(choice, dealing, Source(0).below)
    except SetupError as problem:
        raise setup_problem(problem) from None


async def be_ready(
    house: House, person: str, table: str, seat: int, ready: bool, version: int | None = None
) -> Gathering:
    """Is ready to begin, or not any more."""

    def act(t: Gathering) -> None:
        t.must_be_open()
        _own_seat(t, person, seat).ready = ready

    return await change(house, table, act, version)


async def add_seed(
    house: House, person: str, table: str, seat: int, seed: str, version: int | None = None
) -> Gathering:
    """Adds a seed of one's own to the fair shuffles."""
    if not seed.isprintable():
        raise bad("odd-seed", "a seed is made of letters that show, on one line")

    def act(t: Gathering) -> None:
        t.must_be_open()
        _own_seat(t, person, seat).seed = seed

    return await change(house, table, act, version)


async def leave(house: House, person: str, table: str, seat: int | None = None) -> Gathering:
    """Leaves a table, or one of several seats; declines, if one is only invited.

    In a running game a bot plays for the person who has left. The table is abandoned when every person at it has left
    by his own act; a game whose last person leaves while others have only run out of time rests.
    """
    day, now = house.clock.now(), house.service.now()

    def act(t: Gathering) -> Sequence[Change]:
        mine = t.seats_of(person) + t.kept_for(person)
        if not mine:
            raise forbidden("not-at-table", "you do not sit at this table")
        if seat is not None and seat not in mine:
            raise forbidden("not-your-seat", "that is not your seat")
        for number in mine if seat is None else [seat]:
            _leave_seat(t, number, now)
        return _after_leaving(t, day, now)

    after = await change(house, table, act)
    await _tell_the_game(house, after)
    return after


def _leave_seat(t: Gathering, number: int, now: float) -> None:
    if t.state == OPEN:
        t.put(number)
    elif t.state == PLAYING:
        seat = t.seats[number]
        seat.gone = now if seat.gone is None else seat.gone
        seat.left, seat.pause = True, False
    else:
        raise conflict("not-open", "the game is over")


def _after_leaving(t: Gathering, day: float, now: float) -> Sequence[Change]:
    """Somebody else becomes host, or everybody has left."""
    here = sorted((seat for seat in t.seats if not seat.left), key=lambda seat: seat.away)
    people = [seat.person for seat in here if seat.person is not None]  # those who play themselves first
    if not people:
        return abandon(t, day)
    if t.host not in people:
        t.host = people[0]
    return [*_looked_after(t, now), noted(t)] if t.state == PLAYING else ()


def _looked_after(t: Gathering, due: float) -> Sequence[Change]:
    """A running game is looked after at once: somebody else is to answer now."""
    return [update(games).where(games.c.table == t.id).values(due=due)]


async def _tell_the_game(house: House, t: Gathering) -> None:
    """The game goes on, or stands still, by who is at the table now. If it cannot be told now, it is overdue."""
    if t.state == PLAYING:
        with suppress(Problem):
            await (await house.rooms.room(t.id)).woken()


async def come_back(house: House, person: str, table: str, seat: int) -> Gathering:
    """Takes a seat back from the bot that plays for it: whoever has left or run out of time may, while the game runs.

    Somebody who comes back to a game that the others have paused lets it stand still.
    """
    t = await _read(house, table)
    _must_be_playing(t)
    if _own_seat(t, person, seat).away:
        await (await house.rooms.room(table)).come_back(seat)
    return await _read(house, table)


async def _read(house: House, table: str) -> Gathering:
    async with house.engine.connect() as connection:
        return await read(connection, table)


async def wish_pause(house: House, person: str, table: str, wish: bool) -> Gathering:
    """Wishes that the game stands still, or no longer. Who lets it go on ends everybody's wish."""
    house.hall.pauses.take(person, house.clock.now())
    due = house.service.now()

    def act(t: Gathering) -> Sequence[Change]:
        _must_be_playing(t)
        if not t.seats_of(person):
            raise forbidden("not-at-table", "you do not sit at this table")
        his = [t.seats[number] for number in t.seats_of(person) if not t.seats[number].away]
        if not his:
            raise conflict("away", "a bot plays for you: take your seat back first")
        still = stands_still(t.seats)
        for seat in t.seats if still and not wish else his:
            seat.pause = wish
        return _looked_after(t, due) if stands_still(t.seats) != still else ()

    after = await change(house, table, act)
    await _tell_the_game(house, after)
    return after


async def end_pause(house: House, table: str) -> Gathering:
    """Ends everybody's wish that the game stands still. Whoever is there may wish for a pause again."""
    due = house.service.now()

    def act(t: Gathering) -> Sequence[Change]:
        if t.state != PLAYING or not is_wished(t.seats):
            return ()
        for seat in t.seats:
            seat.pause = False
        return _looked_after(t, due)

    after = await change(house, table, act)
    await _tell_the_game(house, after)
    return after


def _must_be_playing(t: Gathering) -> None:
    if t.state != PLAYING:
        raise conflict("not-playing", "no game is running at this table")
