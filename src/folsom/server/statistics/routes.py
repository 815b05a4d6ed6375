"""Statistics over HTTP: what a person has done, and who plays best."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query
from sqlalchemy import RowMapping, Subquery, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from folsom.server.people.doors import TheHouse, from_our_page
from folsom.server.problems import missing
from folsom.server.shapes import Shape
from folsom.server.statistics.results import BOTH, BOTS, OWN, PEOPLE
from folsom.server.store.schema import people, ratings, results, seats

router = APIRouter(tags=["statistics"], dependencies=[Depends(from_our_page)])

MOST: Final = 100  # people on one page of the board

PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Skip = Annotated[int, Query(ge=0, le=1_000_000, description="how many people to pass over")]
Limit = Annotated[int, Query(ge=1, le=MOST, description="how many people to show")]


class GamesTally(Shape):
    """Some games: how many, how many were won, and the money in all (that of the side, where sides win)."""

    games: int = 0
    wins: int = 0
    money: int = 0


class Rating(Shape):
    """How well somebody plays, from rated games: ``place`` on the board, which ``tied`` ones share."""

    rating: float
    place: int
    tied: bool
    games: int


class Listed(Rating):
    """Somebody on the board."""

    person: str
    name: str


class Leaderboard(Shape):
    """The board, best first; those with the same rating share a place and stand in the order of their ids."""

    people: list[Listed]
    total: int


class Statistics(Shape):
    """What somebody has done in finished games, a seat for a game.

    ``bandits``: by bandit (who leads two has a game with each); ``roles``: by the role of his seat.
    ``players``: by number of people and bots. ``against``: by whom
    he had around him (people, bots, both, or seats of his own). ``left``: games in which he did not stay, as he left
    for good or a bot gave more than a quarter of his answers; they count nowhere else.
    """

    person: str
    name: str
    all: GamesTally
    bandits: dict[str, GamesTally]
    roles: dict[str, GamesTally]
    players: dict[int, GamesTally]
    against: dict[str, GamesTally]
    left: int
    rating: Rating | None


@router.get("/people/{person}/statistics")
async def statistics(person: PersonId, house: TheHouse) -> Statistics:
    """What somebody has done."""
    async with house.engine.connect() as connection:
        known = select(people.c.name).where(people.c.id == person, people.c.gone.is_(None))
        name = (await connection.execute(known)).scalar()
        if name is None:
            raise missing("person")
        found = Statistics(
            person=person,
            name=name,
            all=GamesTally(),
            bandits={},
            roles={},
            players={},
            against={one: GamesTally() for one in (PEOPLE, BOTS, BOTH, OWN)},
            left=0,
            rating=await _rating_of(connection, person),
        )
        same = and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat)
        wanted = select(results, seats.c.role).join(seats, same).where(results.c.person == person)
        for row in (await connection.execute(wanted)).mappings():
            _count(found, row)
    return found


def _count(found: Statistics, game: RowMapping) -> None:
    """Adds a game."""
    if not game["stayed"]:
        found.left += 1
        return
    tallies = [found.all, found.against[game["against"]]]
    tallies += [found.players.setdefault(game["players"], GamesTally())]
    tallies += [found.roles.setdefault(game["role"], GamesTally())]
    tallies += [found.bandits.setdefault(bandit, GamesTally()) for bandit in game["bandits"]]
    for tally in tallies:
        tally.games += 1
        tally.wins += game["won"]
        tally.money += game["money"]


@router.get("/leaderboard")
async def leaderboard(house: TheHouse, skip: Skip = 0, limit: Limit = 50) -> Leaderboard:
    """Who plays best, of those who played rated games."""
    board = _board()
    page = select(board).order_by(board.c.place, board.c.person).offset(skip).limit(limit)
    async with house.engine.connect() as connection:
        total = (await connection.execute(select(func.count()).select_from(board))).scalar_one()
        rows = (await connection.execute(page)).mappings().all()
    return Leaderboard(people=[Listed(**row) for row in rows], total=total)


def _board() -> Subquery:
    """Everybody on the board, with places. Who has gone is not on it."""
    place = func.rank().over(order_by=ratings.c.rating.desc()).label("place")
    tied = (func.count().over(partition_by=ratings.c.rating) > 1).label("tied")
    board = select(ratings.c.person, people.c.name, ratings.c.rating, ratings.c.games, place, tied)
    return board.join(people, people.c.id == ratings.c.person).where(people.c.gone.is_(None)).subquery()


async def _rating_of(connection: AsyncConnection, person: str) -> Rating | None:
    board = _board()
    wanted = select(board.c.rating, board.c.place, board.c.tied, board.c.games).where(board.c.person == person)
    row = (await connection.execute(wanted)).mappings().first()
    return None if row is None else Rating(**row)
