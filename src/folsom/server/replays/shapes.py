"""What replays look like over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Path, Query
from pydantic import Field

from folsom.server.protocol.games import Entry, Legend, View
from folsom.server.shapes import Shape

MOST_EVENTS: Final = 1_000_000_000

Address = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="the table at which it was played")]
Viewer = Annotated[
    str, Query(pattern=r"^(all|spectator|[0-9])$", description="all, spectator, or the number of a seat")
]
After = Annotated[int, Query(ge=0, le=MOST_EVENTS, description="the last event that is known already")]
UpTo = Annotated[int | None, Query(ge=0, le=MOST_EVENTS, description="the last event that is wanted")]


class SitterShown(Shape):
    """Who sat on a seat: a person, a bot (by its code), or nobody that is known. Who has gone has no name any more."""

    name: str
    person: str | None
    bot: str | None


class ChapterShown(Shape):
    """Another version of Folsom went on with the game here: what it calls things, and what the viewer saw then.

    The legend of an older version may lack what was added since.
    """

    rules: str
    legend: Legend
    view: View


class PlyShown(Shape):
    """What the viewer was told in one ply.

    While a game runs, the plies of which he was told something are counted: a gap would tell how often others have
    answered in secret. When it is over, ``ply`` is the number in the log.
    """

    ply: int
    chapter: ChapterShown | None
    events: list[Entry]


class ReplayShown(Shape):
    """A game as a viewer knew it: the view after one of his events (0: at the beginning), and all that he was told
    since, in order.

    ``kind``: a game of this server, or a record that somebody brought. ``after``: the event after which he had this
    view. ``events``: how many there are in all. ``seed``: that of the fair shuffles, in hex, and ``seeds``: those of
    the players; they are there when the game is over.
    """

    id: str
    kind: str
    state: str
    viewer: str
    rules: str
    setup: dict[str, Any]
    seats: list[SitterShown]
    result: dict[str, Any] | None
    begun: float | None
    ended: float | None
    commitment: str
    seed: str | None
    seeds: list[str]
    legend: Legend
    after: int
    view: View
    events: int
    plies: list[PlyShown]


class DrawShown(Shape):
    """One draw: the numbers that were used before it, what was in the bag in its order, and what was taken out."""

    ply: int
    counter: int
    bag: list[str]
    drawn: list[str]


class DealingShown(Shape):
    """How bandits were dealt: those that were picked, by seat, and those that were left, in their order.

    ``each``: how many a seat leads. ``apart``: groups of which no seat leads two. ``bandits``: whom each seat leads.
    """

    picked: list[list[str]]
    left: list[str]
    each: int
    apart: list[list[str]]
    bandits: list[list[str]]


class FairShown(Shape):
    """All that is needed to check the shuffles of a game: docs/fair.md says how.

    ``dealing``: none in a game that an older version began.
    """

    format: str
    table: str
    commitment: str
    seed: str
    seeds: list[str]
    dealing: DealingShown | None
    counter: int
    draws: list[DrawShown]


class Brought(Shape):
    """A record that is kept now: where it can be seen."""

    id: str
    address: Annotated[str, Field(description="the address of its replay")]
