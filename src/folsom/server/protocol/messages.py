"""The messages of the WebSocket. This is their one source: docs/protocol.md and the client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from folsom.server.protocol.games import Entry, Legend, View
from folsom.server.protocol.tables import TableCard, TableShown

PROTOCOL: Final = 2
MOST_BYTES: Final = 8192  # of an incoming message

TableId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Field(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, le=9)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Feeling = Literal["hello", "laugh", "wow", "ouch", "angry", "sorry", "thanks", "bravo", "think", "hurry", "luck", "bye"]
OptionText = Annotated[str, Field(min_length=1, max_length=80)]


class Message(BaseModel):
    """A message: a JSON object with a type. What is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# From the client.


class Request(Message):
    """What a client may give an id: a refusal then names it, and ``done`` says that it was carried out."""

    id: CommandId | None = None


class Watch(Request):
    """Look at a table: from a seat of one's own, or as a spectator. Who knows earlier events gets only those after."""

    type: Literal["watch"]
    table: TableId
    seat: Seat | None = None
    after: Count | None = None


class Unwatch(Request):
    """Look away."""

    type: Literal["unwatch"]
    table: TableId


class Answer(Message):
    """Answer the open decision of a seat. The same command sent again counts once.

    A command id that comes again with other contents is refused (``command-reused``).
    """

    type: Literal["answer"]
    table: TableId
    seat: Seat
    decision: Count
    part: Count = 0
    option: OptionText
    command: CommandId


class Undo(Message):
    """Take the last answer of a seat back, and then the one before.

    It must be one's own (not a bot's), nobody else may have answered since, nothing drawn and nothing hidden shown to
    anybody. Everybody is told of it as an event, ``undone``.
    """

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


class Return(Request):
    """Take a seat back from the bot that plays for it."""

    type: Literal["return"]
    table: TableId
    seat: Seat


class Say(Request):
    """Say something to the table."""

    type: Literal["say"]
    table: TableId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Emote(Request):
    """Show a feeling."""

    type: Literal["emote"]
    table: TableId
    name: Feeling


class Pause(Request):
    """Wish that the game stands still, or wish it no longer.

    It does when all people who play wish it: no clock runs, no bot answers, and answers are refused (``paused``). Who
    has left, or run out of time, is not asked. Whoever wishes it no longer lets the game go on, and with that
    everybody's wish has ended. At a table with a clock all wishes end after the grace time; then one may wish again.
    """

    type: Literal["pause"]
    table: TableId
    wish: bool


class WatchLobby(Request):
    """Be told of public tables, or no longer."""

    type: Literal["lobby"]
    on: bool


Incoming = Annotated[
    Watch | Unwatch | Answer | Undo | WhyNot | Sketch | Return | Say | Emote | Pause | WatchLobby,
    Field(discriminator="type"),
]
INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Incoming)

# To the client. What a game tells is written from the game itself (play/news.py); these are its envelopes.


class Hello(Message):
    """The first message: who one is, and what is spoken.

    ``build``: of the page that the server has, as the header ``Folsom-Build`` of its answers says too; none if it has
    no page. A page of another build is to be loaded again. ``person``, ``name``: none for who only looks on.
    """

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    version: str
    build: str
    person: str | None
    name: str | None


class You(Message):
    """One's own name, when it has changed, in whichever window."""

    type: Literal["you"] = "you"
    person: str
    name: str


class Question(Message):
    """What a seat is asked: the number of the decision and its part (of several that it makes in secret), what it is
    about, and all that may be answered.
    """

    decision: int
    part: int
    about: str
    options: list[str]


class Ending(Message):
    """How a game was counted when it was over: lists by led pawn, and lists of such pawns.

    Led pawns are the bandits, and then whoever else a seat leads.

    ``loot``: what his tokens are worth; ``events``: money that events brought; ``ransoms``: what companions bring, or
    cost; ``stations``: what the station card does. ``sharpshooters`` get ``title`` besides, once for a side.
    ``arrested``: who cannot win. ``money``: the sum, for those who win together that of their side.
    """

    loot: list[int]
    events: list[int]
    ransoms: list[int]
    stations: list[int]
    sharpshooters: list[int]
    title: int
    arrested: list[int]
    money: list[int]
    winners: list[int]


class Waiting(Message):
    """Who is still choosing, for whom a bot plays, how clocks stand; and whether one may take an answer back.

    ``about``: what they are asked, and ``numbers``: with which numbers, by name; all that choose at once are asked the
    same.
    ``public``: what one seat is asked, if everybody can see what it may answer; none where one chooses in secret.
    ``question``: what one's own seat is asked now. ``paused``: the game stands still. ``pausing``: the seats whose
    people wish so. ``left``: the seconds that each of those who choose has, where there is a clock; they grow fewer
    unless the game stands still. ``ending``: when the game is over, how it was counted.
    """

    seats: list[int]
    about: str
    numbers: dict[str, int]
    public: Question | None
    question: Question | None
    away: list[int]
    undo: bool
    paused: bool
    pausing: list[int]
    left: dict[int, float]
    ending: Ending | None


class GameShown(Message):
    """A game as its viewer knows it now. The legend says what the numbers mean; ``event`` is the last one told.

    ``seen``: the last one that this seat was told before its owner looked away, if he ever looked; for spectators it
    is not kept. What happened since is at ``/api/replays/{table}?viewer={seat}&after={seen}``.
    """

    type: Literal["game"] = "game"
    table: str
    seat: int | None
    legend: Legend
    view: View
    event: int
    seen: int | None
    asking: Waiting
    commitment: str


class Events(Message):
    """What happened, for this viewer: ``first`` is the number of the first entry. There may be none that he sees."""

    type: Literal["events"] = "events"
    table: str
    first: int
    events: list[Entry]
    asking: Waiting


class Asking(Message):
    """Whom the game waits for has changed, though nothing happened in it."""

    type: Literal["asking"] = "asking"
    table: str
    asking: Waiting


class Done(Message):
    """A command was carried out, and what it changed is on disk; also said to a message that was sent with an id."""

    type: Literal["done"] = "done"
    command: str


class Refusal(Message):
    """A command, or a message with an id or without, that was not carried out: nothing has changed."""

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
    Hello
    | You
    | GameShown
    | Events
    | Asking
    | Done
    | Refusal
    | Because
    | Sketched
    | Presence
    | Talk
    | TableNews
    | LobbyNews
)
