"""Ratings, at tables that asked for them: openskill's model of Plackett and Luce, changed when a game ends.

Who is rated: people who led one seat and were there when the game ended, against each other. Bots, people for whom a
bot played at the end, and people with several seats are not rated. A side with at least one person who is takes part,
and whoever else is on it stands in with the rating that everybody begins with. Other sides are left out; if there are
not two that take part, nothing changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.statistics.results import OWN
from folsom.server.store.schema import ratings, results, tables

SURE: Final = 3  # how many sigmas below mu the rating stands that is shown


@dataclass(frozen=True)
class Ranked:
    """A seat of a side that takes part: the person who is rated, or nobody for one who stands in."""

    side: int
    place: int
    person: str | None


@dataclass(frozen=True)
class Skill:
    """What is thought of somebody's skill, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """What stands on the board: what he almost surely reaches."""
        return round(self.mu - SURE * self.sigma, 2)


async def rate(connection: AsyncConnection, table: str, now: float) -> None:
    """Rates a game whose results were just written, if its table asked for it; in the transaction that ends it."""
    options = (await connection.execute(select(tables.c.options).where(tables.c.id == table))).scalar_one()
    if options.get("rated") is not True:
        return
    rows = (await connection.execute(select(results).where(results.c.table == table).order_by(results.c.seat))).all()
    taking_part = ranked(rows)
    rated = sorted(one.person for one in taking_part if one.person is not None)
    if not rated:
        return
    before = await _skills(connection, rated, now)
    for person, skill in new_skills(taking_part, before).items():
        values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.rating, "games": ratings.c.games + 1, "at": now}
        await connection.execute(update(ratings).where(ratings.c.person == person).values(values))
    own = (results.c.table == table, results.c.person.in_(rated))
    await connection.execute(update(results).where(*own).values(rated=True))


def ranked(rows: Sequence[Any]) -> list[Ranked]:
    """The seats of the sides that take part; none if there are not two."""
    seats = [Ranked(row.side, row.place, row.person if row.stayed and row.against != OWN else None) for row in rows]
    sides = {seat.side for seat in seats if seat.person is not None}
    return [seat for seat in seats if seat.side in sides] if len(sides) > 1 else []


async def _skills(connection: AsyncConnection, people: list[str], now: float) -> dict[str, Skill]:
    """What is thought of people so far. Their rows are locked, always in the same order: two games may end at once."""
    start = _beginner()
    known = select(ratings.c.person).where(ratings.c.person.in_(people))
    there = set((await connection.execute(known)).scalars())
    fresh = {"mu": start.mu, "sigma": start.sigma, "rating": start.rating, "games": 0, "at": now}
    for person in people:
        if person not in there:
            await connection.execute(insert(ratings).values(person=person, **fresh))
    wanted = select(ratings).where(ratings.c.person.in_(people)).order_by(ratings.c.person).with_for_update()
    return {row.person: Skill(row.mu, row.sigma) for row in (await connection.execute(wanted)).all()}


def new_skills(seats: Sequence[Ranked], before: dict[str, Skill]) -> dict[str, Skill]:
    """What is thought of everybody after a game."""
    model = _model()
    sides = sorted({seat.side for seat in seats})
    teams = [[seat for seat in seats if seat.side == side] for side in sides]
    start = _beginner()
    skills = [[before.get(seat.person or "", start) for seat in team] for team in teams]
    sat = [[model.rating(skill.mu, skill.sigma) for skill in team] for team in skills]
    after = model.rate(sat, ranks=[team[0].place for team in teams])
    return {
        seat.person: Skill(float(one.mu), float(one.sigma))
        for team, found in zip(teams, after)
        for seat, one in zip(team, found)
        if seat.person is not None
    }


@cache
def _model() -> Any:
    """openskill, which takes its time to be read."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def _beginner() -> Skill:
    """What everybody begins with."""
    start = _model().rating()
    return Skill(float(start.mu), float(start.sigma))
