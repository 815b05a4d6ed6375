"""Ratings, at tables that asked for them: openskill's model of Plackett and Luce, changed when a game ends.

Every person who began a rated game is rated, against the others; bots are not. A side with at least one person takes
part, and bots beside him stand in with the rating that everybody begins with. If there are not two such sides, nothing
changes. Leaving does not help: a person who did not stay (results.py) is rated as if his side had come last, while
those of his side who stayed get its true result. A side of which nobody stayed is placed behind all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.store.schema import people, ratings, results, tables

SURE: Final = 3  # how many sigmas below mu the rating stands that is shown


@dataclass(frozen=True)
class Ranked:
    """A seat of a side that takes part: the person who is rated, or nobody for a bot that stands in."""

    side: int
    place: int
    person: str | None
    stayed: bool = True


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
    if not await is_rated(connection, table):
        return
    rows = (await connection.execute(select(results).where(results.c.table == table).order_by(results.c.seat))).all()
    rated = await change_ratings(connection, ranked(rows), now)
    own = (results.c.table == table, results.c.person.in_(rated))
    await connection.execute(update(results).where(*own).values(rated=True))


async def is_rated(connection: AsyncConnection, table: str) -> bool:
    """Whether a table asked for ratings."""
    options = (await connection.execute(select(tables.c.options).where(tables.c.id == table))).scalar_one()
    return options.get("rated") is True


async def change_ratings(connection: AsyncConnection, taking_part: Sequence[Ranked], now: float) -> list[str]:
    """Rates a game: who was rated. Of people who have deleted themselves nothing is kept."""
    playing = [one.person for one in taking_part if one.person is not None]
    known = select(people.c.id).where(people.c.id.in_(playing), people.c.gone.is_(None)).order_by(people.c.id)
    rated = list((await connection.execute(known)).scalars())
    if not rated:
        return []
    before = await _skills(connection, rated, now)
    after = new_skills(taking_part, before)
    for person in rated:
        skill = after[person]
        values = {"mu": skill.mu, "sigma": skill.sigma, "rating": skill.rating, "games": ratings.c.games + 1, "at": now}
        await connection.execute(update(ratings).where(ratings.c.person == person).values(values))
    return rated


def ranked(rows: Sequence[Any]) -> list[Ranked]:
    """The seats of the sides that take part in a game that is over."""
    return of_two_sides([Ranked(row.side, row.place, row.person, row.stayed) for row in rows])


def of_two_sides(seats: list[Ranked]) -> list[Ranked]:
    """The seats of sides with people; none if there are not two such sides."""
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
    """What is thought of everybody after a game. Those who did not stay are rated by another look at it, in which the
    side of each of them has come last."""
    last = 1 + max(seat.place for seat in seats)
    kept = {seat.side for seat in seats if seat.person is not None and seat.stayed}
    places = {seat.side: seat.place if seat.side in kept else last for seat in seats}
    after = _rated(seats, before, places)
    for seat in seats:
        if seat.person is not None and not seat.stayed and seat.side in kept:
            after[seat.person] = _rated(seats, before, places | {seat.side: last})[seat.person]
    return after


def _rated(seats: Sequence[Ranked], before: dict[str, Skill], places: dict[int, int]) -> dict[str, Skill]:
    """What the model thinks of everybody after a game in which the sides had these places."""
    model, start = _model(), _beginner()
    sides = sorted(places)
    teams = [[seat for seat in seats if seat.side == side] for side in sides]
    skills = [[before.get(seat.person or "", start) for seat in team] for team in teams]
    sat = [[model.rating(skill.mu, skill.sigma) for skill in team] for team in skills]
    after = model.rate(sat, ranks=[places[side] for side in sides])
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
