"""The messages of the WebSocket. This is their one source: docs/protocol.md and the client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from folsom.server.protocol.tables import TableCard, TableShown

PROTOCOL: Final = 1
MOST_BYTES: Final = 8192  # of an incoming message

TableId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Field(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
OptionText = Annotated[str, Field(min_length=1, max_length=80)]


class Message(BaseModel):
    """A message: a JSON object with a type. What is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# From the client.


class Watch(Message):
    """Look at a table: from a seat of one's own, or as a spectator. Who knows earlier events gets only those after."""

    type: Literal["watch"]
    table: TableId
    seat: Seat | None = None
    after: Count | None = None


class Unwatch(Message):
    """Look away."""

    type: Literal["unwatch"]
    table: TableId


class Answer(Message):
    """Answer the open decision of a seat. The same command sent again counts once."""

    type: Literal["answer"]
    table: TableId
    seat: Seat
    decision: Count
    part: Count = 0
    option: OptionText
    command: CommandId


class Undo(Message):
    """Take the last answer of a seat back, if that shows nobody anything."""

    type: Literal["undo"]
    table: TableId
    seat: Seat
    command: CommandId


class WhyNot(Message):
    """Ask which rule bars an option that a seat is not offered."""

    type: Literal["why"]
    table: TableId
    seat: Seat
    option: OptionText
    id: CommandId


class Sketch(Message):
    """Ask where cards of one's own would lead a bandit from a place, if nobody interfered."""

    type: Literal["sketch"]
    table: TableId
    seat: Seat
    bandit: Seat
    place: Count
    card: Annotated[str, Field(min_length=1, max_length=40)]
    id: CommandId


class Return(Message):
    """Take a seat back from the bot that plays for it."""

    type: Literal["return"]
    table: TableId
    seat: Seat


class Say(Message):
    """Say something to the table."""

    type: Literal["say"]
    table: TableId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Emote(Message):
    """Show a feeling."""

    type: Literal["emote"]
    table: TableId
    name: Annotated[str, Field(pattern=r"^[a-z-]{1,20}$")]


class Pause(Message):
    """Wish that the clocks stand still, or wish it no longer; when all people wish it, they do."""

    type: Literal["pause"]
    table: TableId
    wish: bool


class Lobby(Message):
    """Be told of public tables, or no longer."""

    type: Literal["lobby"]
    on: bool


Incoming = Annotated[
    Watch | Unwatch | Answer | Undo | WhyNot | Sketch | Return | Say | Emote | Pause | Lobby,
    Field(discriminator="type"),
]
INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Incoming)

# To the client. What a game tells is written from the game itself (play/news.py); these are its envelopes.


class Hello(Message):
    """The first message: who one is, and what is spoken."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    version: str
    person: str
    name: str


class Waiting(Message):
    """Who is still choosing, for whom a bot plays, how clocks stand; and whether one may take an answer back."""

    seats: list[int]
    away: list[int]
    undo: bool
    paused: bool
    left: dict[int, float]


class GameShown(Message):
    """A game as its viewer knows it now. The legend says what the numbers mean; ``event`` is the last one told."""

    type: Literal["game"] = "game"
    table: str
    seat: int | None
    legend: dict[str, Any]
    view: dict[str, Any]
    event: int
    asking: Waiting
    commitment: str


class Events(Message):
    """What happened, for this viewer: ``first`` is the number of the first entry. There may be none that he sees."""

    type: Literal["events"] = "events"
    table: str
    first: int
    events: list[dict[str, Any]]
    asking: Waiting


class Asking(Message):
    """Whom the game waits for has changed, though nothing happened in it."""

    type: Literal["asking"] = "asking"
    table: str
    asking: Waiting


class Done(Message):
    """A command was carried out, and is on disk."""

    type: Literal["done"] = "done"
    command: str


class Refusal(Message):
    """A command, or a message, that was not carried out: nothing has changed."""

    type: Literal["refused"] = "refused"
    command: str | None = None
    code: str
    message: str
    rule: str = ""


class Because(Message):
    """The rule that bars an option; none if no rule does."""

    type: Literal["because"] = "because"
    id: str
    rule: str


class Sketched(Message):
    """What a card would do: the options that it would offer; without any, the place where the bandit then is."""

    type: Literal["sketched"] = "sketched"
    id: str
    options: list[str]
    place: int


class Presence(Message):
    """Who of those who sit at a table is connected, and how many others look on."""

    type: Literal["presence"] = "presence"
    table: str
    people: list[str]
    spectators: int


class Talk(Message):
    """Somebody said or showed something."""

    type: Literal["talk"] = "talk"
    table: str
    id: int
    person: str
    name: str
    kind: str
    text: str
    at: float


class TableNews(Message):
    """A table that one looks at, first and whenever it changes."""

    type: Literal["table"] = "table"
    table: str
    shown: TableShown


class LobbyNews(Message):
    """Public tables: first all of them (``full``), then those that are new or have changed, and those that are gone."""

    type: Literal["lobby"] = "lobby"
    full: bool
    tables: list[TableCard]
    gone: list[str]


Outgoing = (
    Hello | GameShown | Events | Asking | Done | Refusal | Because | Sketched | Presence | Talk | TableNews | LobbyNews
)
