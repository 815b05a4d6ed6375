"""What is kept. Times are seconds since 1970; ids of people and tables are random and cannot be guessed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
meta: Final = MetaData(naming_convention=NAMES)

ID: Final = String(32)
NAME: Final = String(40)

# Somebody who plays: a guest has a name, an account a login and a password too. Who has gone keeps his row, empty.
people: Final = Table(
    "people",
    meta,
    Column("id", ID, primary_key=True),
    Column("name", NAME, nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("recovery", String(64), unique=True),  # the SHA-256 of a code that opens another device
    Column("lang", String(8), nullable=False, server_default=""),
    Column("created", Double, nullable=False),
    Column("gone", Double),
)

# A browser in which somebody is known. The cookie holds the token; here is its SHA-256.
sessions: Final = Table(
    "sessions",
    meta,
    Column("token", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# Keys of the server itself, the same for all its processes: the one that signs cookies.
keys: Final = Table(
    "keys",
    meta,
    Column("name", String(20), primary_key=True),
    Column("key", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

# A table, from the moment somebody opens it; its game and its replay have the same id.
tables: Final = Table(
    "tables",
    meta,
    Column("id", ID, primary_key=True),
    Column("code", String(8), unique=True),  # to join by; none any more when the game is over
    Column("host", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("state", String(10), nullable=False, index=True),  # open, playing, over, abandoned
    Column("setup", JSON, nullable=False),
    Column("options", JSON, nullable=False),  # clock, level of the bots, memory mode, rated
    Column("version", Integer, nullable=False),  # grows with every change, so that two of them cannot cross
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("seen", Double),  # when somebody has last come to it or gone, while it was open
    Column("rematch", ID),  # the table where it goes on
    Column("seed", LargeBinary),  # of the fair shuffles: secret until the end; its SHA-256 is shown from the beginning
)

# The seats of a table: a person, a bot (by its code), or nobody yet; on an automaton's seat never anybody.
seats: Final = Table(
    "seats",
    meta,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("role", NAME, nullable=False, server_default="bandit"),  # that it has in the game
    Column(
        "name", NAME, nullable=False, server_default=""
    ),  # of a seat that leads no bandit; others are called by theirs
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("kept", ID, ForeignKey("people.id"), index=True),  # for somebody who is invited
    Column("bandits", JSON, nullable=False),  # that were asked for: none means any
    Column("ready", Boolean, nullable=False),
    Column("gone", Double),  # since when, in service time, a bot has played for him; none: he plays himself
    Column("left", Boolean, nullable=False, default=False),  # he left by his own act, and has not come back
    Column("pause", Boolean, nullable=False, default=False),  # he wishes that the game stands still
    Column("seed", String(64), nullable=False),  # what he adds to the fair shuffle
)

# A game that has begun, and the seed of its shuffles.
games: Final = Table(
    "games",
    meta,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", String(20), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seeds", JSON, nullable=False),  # the players' own, by seat
    Column("commitment", String(64), nullable=False),
    Column("dealing", JSON(none_as_null=True)),  # of its bandits; none in a game that an older version began
    Column("begun", Double, nullable=False),
    Column("ended", Double),
    Column("result", JSON),
    Column("due", Double, index=True),  # when somebody must look after it: a clock runs out, a bot is to answer
)

# The log: every ply of every game, in order, never changed. The newest one of a game says where it stands.
plies: Final = Table(
    "plies",
    meta,
    Column("table", ID, ForeignKey("games.table", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String(40)),  # the id that the answer was sent with: the same one twice counts once
    Column("by", String(40), nullable=False),  # the person, or the bot's code
    Column("decision", Integer, nullable=False),
    Column("part", Integer, nullable=False),
    Column("option", String(80), nullable=False),
    Column("draws", JSON, nullable=False),
    Column("news", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("counter", Integer, nullable=False),
    Column("told", JSON, nullable=False),
    Column("back", JSON, nullable=False),  # for each seat the ply that it may return to
    Column("clocks", JSON, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "seat", "command"),
)

# What is needed to show a game long after the rules have changed: a row for each version that has played it.
chapters: Final = Table(
    "chapters",
    meta,
    Column("table", ID, ForeignKey("games.table", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # with which it begins
    Column("rules", String(20), nullable=False),
    Column("legend", LargeBinary, nullable=False),
    Column("views", LargeBinary, nullable=False),  # what everybody saw then
)

# Who was sent away from a table, and cannot come back by himself.
kicked: Final = Table(
    "kicked",
    meta,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# Who looks at a table just now, by the server that he is connected to.
present: Final = Table(
    "present",
    meta,
    Column("server", ID, primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),  # when that server was last seen: one that is gone takes its people along
)

# What people said at a table.
talk: Final = Table(
    "talk",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # words, or an emote
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_talk_table_id", "table", "id"),
)

# Whose talk somebody does not want to hear.
mutes: Final = Table(
    "mutes",
    meta,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

# How far somebody has seen a game from a seat of his.
visits: Final = Table(
    "visits",
    meta,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("viewer", Integer, primary_key=True),
    Column("event", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# How finished games ended, a row for each seat: what statistics are made of.
results: Final = Table(
    "results",
    meta,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("bandits", JSON, nullable=False),
    Column("money", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("side", Integer, nullable=False),  # seats of one number win together
    Column("place", Integer, nullable=False),  # of the side: 0 for who won; equal ones share a place
    Column(
        "stayed", Boolean, nullable=False
    ),  # he played it himself: no bot had too large a share, and he did not leave
    Column("against", String(10), nullable=False),  # people, bots, both, or own: several seats were his
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

# How well people play, by openskill; on the board stands what they reach almost surely.
ratings: Final = Table(
    "ratings",
    meta,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Double, nullable=False, index=True),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# Records of games that somebody brought, with what is needed to show them. The id is the hash of the text.
records: Final = Table(
    "records",
    meta,
    Column("id", ID, primary_key=True),
    Column("text", LargeBinary, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("result", JSON),
    Column("legend", LargeBinary, nullable=False),
    Column("views", LargeBinary, nullable=False),
    Column("news", LargeBinary, nullable=False),
    Column("told", JSON, nullable=False),
    Column("created", Double, nullable=False),
)

# One row: when a server was last there, and how many seconds there was none. Clocks do not count those.
service: Final = Table(
    "service",
    meta,
    Column("id", Integer, primary_key=True),
    Column("alive", Double, nullable=False),
    Column("down", Double, nullable=False),
)
