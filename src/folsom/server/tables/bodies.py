"""What is sent to a table over HTTP. ``version``: the table as it was when somebody decided; another one is refused."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from folsom.server.protocol.tables import MOST_SEATS, Data, Level, MyTable, Name, Options, SetupChoice, TableCard

SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
Version = Annotated[int, Field(ge=1, le=1_000_000_000)]
PersonId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class NewTable(Data):
    """A table to be opened."""

    setup: SetupChoice
    options: Options = Options()
    public: bool = False


class Versioned(Data):
    """A change of a table."""

    version: Version | None = None


class Join(Versioned):
    """Sit down: on a seat, or on any."""

    seat: SeatNumber | None = None


class Leave(Data):
    """Leave: one seat, or the table."""

    seat: SeatNumber | None = None


class BackTo(Data):
    """Take a seat back."""

    seat: SeatNumber


class ChangeSeat(Versioned):
    """Sit on another seat."""

    to: SeatNumber


class WishBandits(Versioned):
    """Ask for bandits; none means any."""

    bandits: Annotated[list[Name], Field(max_length=4)]


class Ready(Versioned):
    """Be ready, or not."""

    ready: bool


class OwnSeed(Versioned):
    """A seed of one's own for the fair shuffles; an empty one takes it back."""

    seed: Annotated[str, Field(max_length=64)]


class Whom(Versioned):
    """A person who is meant."""

    person: PersonId


class Bots(Versioned):
    """Bots for some seats, or for all that are free; of a level, or of the table's."""

    seats: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)] | None = None
    level: Level | None = None


class Choice(Versioned):
    """Another setup, other options, public or private; what is not named stays."""

    setup: SetupChoice | None = None
    options: Options | None = None
    public: bool | None = None


class Muted(Data):
    """Somebody whom one does not want to hear."""

    person: PersonId


class TableId(Data):
    """The id of a table."""

    id: str


class PublicTables(Data):
    """Public tables: open ones first, then those where a game runs."""

    tables: list[TableCard]


class MyTables(Data):
    """A page of one's own tables, and whether there are more."""

    tables: list[MyTable]
    more: bool
