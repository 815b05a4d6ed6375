"""Tables as clients see and choose them: the same over HTTP and over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SEATS: Final = 10

Level = Literal["greenhorn", "outlaw", "gunslinger", "legend"]
Plan = Literal["open", "memory"]
State = Literal["open", "playing", "over", "abandoned"]
Name = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
Names = Annotated[list[Name], Field(max_length=20)]
Seconds = Annotated[float, Field(ge=0, le=100_000_000, allow_inf_nan=False)]


class Data(BaseModel):
    """Data that clients send or get: what is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class SetupChoice(Data):
    """The game that is played at a table; its bandits are picked on the seats. Empty lists mean: as usual.

    ``players``: those who lead bandits. Parts of a game may bring more seats.
    """

    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    edition: Annotated[int, Field(ge=2000, le=2100)] = 2016
    first_game: bool = False
    variants: Names = []
    boxes: Names = []
    cars: Names = []
    rounds: Names = []
    stations: Names = []


class ClockChoice(Data):
    """How long people may think: seconds for each decision, and seconds in the bank of each seat."""

    kind: Literal["none", "live", "slow"] = "none"
    each: Seconds = 0
    bank: Seconds = 0


class Options(Data):
    """How a table is played.

    ``level``: of the bots that play for who is away, and of those that fill seats. ``plan``: whether screens show the
    whole common pile, or only its top as at a real table. ``quiet``: nobody talks while cards are planned.
    """

    clock: ClockChoice = ClockChoice()
    level: Level = "gunslinger"
    plan: Plan = "open"
    rated: bool = False
    quiet: bool = False


class PersonShown(Data):
    """Somebody, as others see him."""

    id: str
    name: str


class SeatShown(Data):
    """A seat: a person, a bot of a level, nobody yet, or kept for somebody who is invited.

    ``role``: that it has in the game: ``bandit``, ``automaton`` (it plays by itself, and nobody ever sits there) or one
    that a box brings, such as ``marshal``; ``name``: its own, if it leads no bandit. ``bandits``: those asked for, or,
    once the game has begun, those that it leads. ``away``: a bot plays for him; ``left``: because he left by his own
    act.
    """

    role: str
    name: str
    person: PersonShown | None
    bot: str | None
    kept: PersonShown | None
    bandits: list[str]
    ready: bool
    away: bool
    left: bool


class TableShown(Data):
    """A table as everybody may see it who knows of it.

    ``commitment``: the SHA-256 of the seed of its fair shuffles. The seed itself, and the players' own ones by seat,
    are shown when the game is over or abandoned. ``rematch``: the table where its people go on. ``kicked``: whom the
    host has sent away; he can pardon them.
    """

    id: str
    code: str | None
    host: str
    public: bool
    state: State
    setup: SetupChoice
    options: Options
    version: int
    created: float
    changed: float
    commitment: str
    seed: str | None
    seeds: list[str] | None
    seats: list[SeatShown]
    kicked: list[PersonShown]
    rematch: str | None


class TableCard(Data):
    """A table in a list. ``people``: the names of those who sit there."""

    id: str
    state: State
    host: str
    setup: SetupChoice
    options: Options
    people: list[str]
    bots: int
    free: int
    created: float
    changed: float


class MyTable(Data):
    """A table of one's own in a list. ``seats``: one's own; ``away``: a bot plays. ``winners``: the seats that won.

    ``turn``: the game waits for one. ``paused``: it stands still; ``rests``: because a bot plays for each of its
    people. ``news``: something happened since one looked away.
    """

    card: TableCard
    seats: list[int]
    invited: bool
    turn: bool
    away: bool
    paused: bool
    rests: bool
    news: bool
    winners: list[SeatShown]
