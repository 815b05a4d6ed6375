"""A running game at a ply, and the ply that follows: no database, no network, no clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from folsom.base.layout import new_game
from folsom.base.setup import Setup
from folsom.core.chronicle import Chronicle, Entry
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Refused, answer, pending
from folsom.core.steps import Together
from folsom.core.table import UNKNOWN
from folsom.core.views import card_kind, is_face_down, project
from folsom.notation.names import Unknown
from folsom.notation.options import parse_option
from folsom.server.play.fair import Drawn, Fair
from folsom.server.play.news import News, news_of
from folsom.server.play.viewers import PLACES, viewers_of

BEGIN: Final = "begin"
ANSWER: Final = "answer"
UNDO: Final = "undo"

UNDONE: Final = "undone"  # the entry that tells of it: who took an answer back

NOBODY: Final = -1


@dataclass(frozen=True)
class Position:
    """Where a running game stands.

    ``counter``: how many numbers of chance were used. ``told``: how many entries each viewer has been told, by place.
    ``seat`` and ``back``: who may take his last answer back, and the ply that he then returns to (nobody: -1).
    """

    game: Game
    ply: int
    counter: int
    told: tuple[int, ...] = (0,) * PLACES
    seat: int = NOBODY
    back: int = NOBODY


@dataclass(frozen=True)
class Ply:
    """What happened, and where the game stands now."""

    kind: str
    seat: int
    decision: int
    part: int
    option: str
    draws: list[Drawn]
    news: News
    after: Position = field(repr=False)


def begin(setup: Setup, fair: Fair) -> Ply:
    """The first ply: chance deals until somebody is asked."""
    g = new_game(setup)
    draws = fair.run(g)
    return Ply(BEGIN, NOBODY, 0, 0, "", draws, News([]), Position(g, 0, fair.counter))


def answered(position: Position, fair: Fair, seat: int, decision: int, part: int, option: str) -> Ply:
    """A seat answers, chance has its say, and everybody is told. An answer that cannot be taken raises Refused."""
    g = position.game.copy()
    try:
        number = parse_option(g.table, option)
    except Unknown as problem:
        raise Refused(str(problem)) from None
    viewers = viewers_of(g.table)
    unknown = [unknown_things(project(g, viewer)) for viewer in viewers if viewer != EVERYTHING]
    together = isinstance(g.top.step, Together)
    chronicle = Chronicle(g, viewers)
    answer(g, decision, seat, number, part)
    fair.counter = position.counter
    draws = fair.run(g)
    news = news_of(g.table, chronicle.pause(g))
    g.listener = None
    revealed = together and g.number != decision
    now_known = [unknown_things(chronicle.shown[viewer]) for viewer in viewers if viewer != EVERYTHING]
    shown = revealed or any(now < before for now, before in zip(now_known, unknown))
    safe = not draws and not shown and not g.over()
    told = tuple(before + more for before, more in zip(position.told, news.counts()))
    back = position.ply if safe else NOBODY
    after = Position(g, position.ply + 1, fair.counter, told, seat if safe else NOBODY, back)
    return Ply(ANSWER, seat, decision, part, option, draws, news, after)


def undone(position: Position, seat: int, earlier: Position) -> Ply:
    """A seat takes its last answer back: the game is as it was at the earlier position, chance excepted."""
    if position.back == NOBODY or position.seat != seat:
        raise Refused("there is nothing that you can take back")
    assert earlier.ply == position.back
    g = position.game.copy()
    chronicle = Chronicle(g, viewers_of(g.table))
    before = earlier.game.copy()
    before.number = g.number + 1  # so that an answer to what was asked since is not taken for one to what is asked now
    entries = chronicle.pause(before)
    news = news_of(g.table, {v: [Entry(UNDONE, "", [seat], one.changes) for one in entries[v]] for v in entries})
    told = tuple(n + more for n, more in zip(position.told, news.counts()))
    after = Position(before, position.ply + 1, position.counter, told, earlier.seat, earlier.back)
    return Ply(UNDO, seat, int(g.number), 0, "", [], news, after)


def unknown_things(v: Game) -> int:
    """How many cards and values a view does not show. If a ply makes them fewer, something hidden was shown."""
    table = v.table
    kinds = int(table.kinds)
    hidden = sum(int(v.cards[s * kinds + UNKNOWN]) for s in range(len(table.spots)) if table.spot_pool[s] >= 0)
    for row, seat in zip(v.rows, table.row_seat):
        if seat < 0:
            hidden += sum(1 for card in row if is_face_down(card) and card_kind(card) == UNKNOWN)
    return hidden + sum(1 for token in range(int(table.hidden)) if v.token_value[token] == 0)


def asked(g: Game) -> list[int]:
    """The seats that are asked now."""
    return [decision.seat for decision in pending(g)]
