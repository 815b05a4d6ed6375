"""What the host of a table can do before the game: send somebody away, seat bots, choose the game, start it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable

from folsom.base.setup import SetupError, seats_of
from folsom.core.seats import AUTOMATON
from folsom.server.house import House
from folsom.server.play.fair import DEALING, Fair
from folsom.server.play.stored import limits_of
from folsom.server.problems import Problem, bad, conflict
from folsom.server.protocol.tables import Options, SetupChoice
from folsom.server.store.states import PLAYING
from folsom.server.tables.choices import (
    checked_options,
    checked_setup,
    choice_of,
    completed,
    dealing_of,
    needs_clock,
    new_seats,
    options_of,
    setup_problem,
)
from folsom.server.tables.gathering import Gathering, TableSeat, change
from folsom.server.tables.seating import check_picks
from folsom.server.tables.start import When, first_rows


async def kick(house: House, host: str, table: str, person: str, version: int | None = None) -> Gathering:
    """Sends somebody away: he cannot come back by himself."""

    def act(t: Gathering) -> None:
        t.must_be_host(host)
        if person == host:
            raise bad("not-yourself", "who wants to go himself leaves")
        his = t.seats_of(person) + t.kept_for(person)
        if not his:
            raise conflict("not-at-table", "he does not sit at this table")
        for number in his:
            t.put(number)
        t.kicked.add(person)

    return await change(house, table, act, version)


async def pardon(house: House, host: str, table: str, person: str, version: int | None = None) -> Gathering:
    """Lets somebody come again who was sent away."""

    def act(t: Gathering) -> None:
        t.must_be_host(host)
        t.kicked.discard(person)

    return await change(house, table, act, version)


async def seat_bots(
    house: House, host: str, table: str, numbers: list[int] | None, level: str | None, version: int | None = None
) -> Gathering:
    """Seats bots of a level, on some seats or on all that are free. A bot that is there already changes its level."""

    def act(t: Gathering) -> None:
        t.must_be_host(host)
        code = level or options_of(t.options).level
        free = [number for number, seat in enumerate(t.seats) if seat.free]
        for number in free if numbers is None else numbers:
            if t.seat(number).person is not None:
                raise conflict("seat-taken", "somebody sits there")
            t.put(number, bot=code, ready=True)

    return await change(house, table, act, version)


async def clear_seat(house: House, host: str, table: str, number: int, version: int | None = None) -> Gathering:
    """Takes a bot away, or keeps a seat no longer for somebody who is invited."""

    def act(t: Gathering) -> None:
        t.must_be_host(host)
        if t.seat(number).person is not None:
            raise conflict("seat-taken", "somebody sits there: he can be sent away")
        t.put(number)

    return await change(house, table, act, version)


async def choose(
    house: House,
    host: str,
    table: str,
    setup: SetupChoice | None,
    options: Options | None,
    public: bool | None,
    version: int | None = None,
) -> Gathering:
    """Chooses another game, other options, or who may see the table. Who was ready looks again."""
    new_setup = None if setup is None else checked_setup(setup)
    new_options = None if options is None else checked_options(options)

    def act(t: Gathering) -> None:
        t.must_be_host(host)
        before = (t.setup, t.options)
        if public is not None:
            t.public = public
        if new_options is not None:
            t.options = new_options
        if setup is not None and new_setup is not None:
            t.setup = new_setup
            _reseat(t, new_seats(setup))
            _forget_unfit_picks(t)
        if before != (t.setup, t.options):
            for seat in t.seats:
                seat.ready = seat.bot is not None

    return await change(house, table, act, version)


def _reseat(t: Gathering, seats: list[TableSeat]) -> None:
    """Another game has other seats: whoever sits on one that is gone moves to a free one, of his role if there is."""
    used = [n for n, seat in enumerate(t.seats) if not seat.free and seat.role != AUTOMATON]
    if len(used) > sum(seat.free for seat in seats):
        raise conflict("too-many-people", f"{len(used)} seats are taken or kept: make room first")
    staying = [n for n in used if n < len(seats) and seats[n].role == t.seats[n].role]
    for number in staying:
        seats[number] = seats[number].taken_over(t.seats[number])
    for moving in [t.seats[n] for n in used if n not in staying]:
        free = [n for n, seat in enumerate(seats) if seat.free]
        to = min(free, key=lambda n: seats[n].role != moving.role)
        seats[to] = seats[to].taken_over(moving)
    t.seats = seats


def _forget_unfit_picks(t: Gathering) -> None:
    """Bandits that were picked for another game are forgotten if they cannot be played in this one."""
    try:
        check_picks(t)
    except Problem:
        for seat in t.seats:
            seat.bandits = []


async def start(house: House, host: str, table: str, version: int | None = None) -> Gathering:
    """Begins the game: every seat is taken, and everybody but the host has said that he is ready."""
    when = When(house.clock.now(), house.service.now())

    def act(t: Gathering) -> Sequence[Executable]:
        t.must_be_host(host)
        _check_start(t)
        assert t.seed is not None
        seeds = [seat.seed for seat in t.seats]
        choice, players = choice_of(t.setup, t.players), [seat for seat in t.seats if seat.leads_bandits]
        try:
            dealing = dealing_of(choice, [seat.bandits for seat in players])
            setup = completed(choice, dealing, Fair(t.seed, seeds, label=DEALING).below)
        except SetupError as problem:
            raise setup_problem(problem) from None
        if [seat.role for seat in seats_of(setup)] != [seat.role for seat in t.seats]:
            raise bad("no-setup", "this game has other seats by now: choose it anew")
        for number, seat in enumerate(players):
            seat.bandits = list(setup.bandits[number * dealing.each : (number + 1) * dealing.each])
        for seat in t.seats:
            seat.ready = True
        t.state = PLAYING
        bots = [seat.bot is not None for seat in t.seats]
        rows = first_rows(t.id, setup, t.seed, seeds, limits_of(t.options), bots, when)
        rows.game["dealing"] = dealing.as_data([seat.bandits for seat in players])
        return rows.inserts()

    return await change(house, table, act, version)


def _check_start(t: Gathering) -> None:
    if any(seat.empty for seat in t.seats):
        raise conflict("not-full", "a seat is empty: invite somebody, or seat a bot")
    if any(not seat.ready for seat in t.seats if seat.person not in (None, t.host)):
        raise conflict("not-ready", "somebody is not ready yet")
    options, people = options_of(t.options), [seat.person for seat in t.seats if seat.person is not None]
    if needs_clock(options):
        raise conflict("rated-clock", "a rated game needs a clock")
    if options.rated and (len(people) < 2 or len(set(people)) < len(people)):
        raise conflict("not-rated", "a rated game needs two people or more, each on one seat")
