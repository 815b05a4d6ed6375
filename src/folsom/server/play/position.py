"""A running game at a ply, and the ply that follows: no database, no network, no clock."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from folsom.base.layout import new_game
from folsom.base.setup import Setup
from folsom.core.chronicle import Chronicle, Entry
from folsom.core.game import SPECTATOR, Game
from folsom.core.loop import Refused, answer
from folsom.core.steps import Together
from folsom.core.table import MOST
from folsom.core.telling import PLACES, moves_hidden, shows, told_after
from folsom.notation.names import Unknown
from folsom.notation.options import parse_option
from folsom.server.play.fair import Drawn, Fair
from folsom.server.play.news import News, news_of
from folsom.server.play.viewers import viewers_of
from folsom.server.store.kinds import ANSWER, BEGIN, PAUSE, RESUME, UNDO

UNDONE: Final = "undone"  # the entry that tells of it: who took an answer back

NOBODY: Final = -1
NO_WAY_BACK: Final = (NOBODY,) * MOST


class Position:
    """Where a running game stands.

    ``counter``: how many numbers of chance were used. ``told``: how many entries each viewer has been told, by place.
    ``back``: for each seat the ply that it returns to if it takes its last answer back (-1: it cannot).
    """

    def __init__(
        self,
        game: Game,
        ply: int,
        counter: int,
        told: tuple[int, ...] = (0,) * PLACES,
        back: tuple[int, ...] = NO_WAY_BACK,
    ) -> None:
        self.game: Final = game
        self.ply: Final = ply
        self.counter: Final = counter
        self.told: Final = told
        self.back: Final = back

    def a_ply_later(self, back: tuple[int, ...]) -> Position:
        """After a ply in which nothing has happened in the game."""
        return Position(self.game, self.ply + 1, self.counter, self.told, back)


class Ply:
    """What happened, and where the game stands now."""

    def __init__(
        self,
        kind: str,
        seat: int,
        decision: int,
        part: int,
        option: str,
        draws: list[Drawn],
        news: News,
        after: Position,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.decision: Final = decision
        self.part: Final = part
        self.option: Final = option
        self.draws: Final = draws
        self.news: Final = news
        self.after: Final = after


def begin(setup: Setup, fair: Fair) -> Ply:
    """The first ply: chance deals until somebody is asked."""
    g = new_game(setup)
    draws = fair.run(g)
    return Ply(BEGIN, NOBODY, 0, 0, "", draws, News([]), Position(g, 0, fair.counter))


def answered(
    position: Position, fair: Fair, seat: int, decision: int, part: int, option: str, his_own: bool = True
) -> Ply:
    """A seat answers, chance has its say, and everybody is told. An answer that cannot be taken raises Refused.

    ``his_own``: it is the person who answers. What a bot answers for him nobody takes back.
    """
    g = position.game.copy()
    try:
        number = parse_option(g.table, option)
    except Unknown as problem:
        raise Refused(str(problem)) from None
    chronicle = Chronicle(g, viewers_of(g.table), position.game)
    answer(g, decision, seat, number, part)
    fair.counter = position.counter
    draws = fair.run(g)
    entries = chronicle.pause(g)
    g.listener = None
    final = (
        not his_own
        or bool(draws)
        or g.over()
        or moves_hidden(g.table, entries[seat])
        or shows(position.game, seat, entries[seat])
        or shows(position.game, SPECTATOR, entries[SPECTATOR])
    )
    told = told_after(position.told, entries)
    after = Position(g, position.ply + 1, fair.counter, told, _ways_back(position, g, seat, final))
    return Ply(ANSWER, seat, decision, part, option, draws, news_of(g.table, entries), after)


def _ways_back(position: Position, g: Game, seat: int, final: bool) -> tuple[int, ...]:
    """Who may take what back after an answer (``final``: it stays). What others do not notice takes nothing from them.

    An answer that opens a question to several seats, or closes one, stays too.
    """
    before = position.game
    same = g.number == before.number
    among_several = isinstance(before.top.step, Together)
    unnoticed = among_several and same and g.open == before.open  # a part of a choice that is made in secret
    back = list(position.back if unnoticed else NO_WAY_BACK)
    crossed = (among_several or isinstance(g.top.step, Together)) and not same
    back[seat] = NOBODY if final or crossed else position.ply
    return tuple(back)


def halted(position: Position, still: bool) -> Ply:
    """The game stands still from now on, or goes on. Nothing happens in it, and what could be taken back still can."""
    after = position.a_ply_later(position.back)
    return Ply(PAUSE if still else RESUME, NOBODY, int(position.game.number), 0, "", [], News([]), after)


def undone(position: Position, seat: int, earlier: Position, own: Collection[int]) -> Ply:
    """A seat takes its last answer back: the game is as it was at the earlier position, chance excepted.

    ``own``: the seats of the same person. If the answer before was his too, he may go on; if not, somebody else has
    answered since whatever came before.
    """
    assert position.back[seat] == earlier.ply, "nothing can be taken back"
    g = position.game.copy()
    chronicle = Chronicle(g, viewers_of(g.table), position.game)
    before = earlier.game.copy()
    before.number = g.number + 1  # so that an answer to what was asked since is not taken for one to what is asked now
    back = [ply if s in own else NOBODY for s, ply in enumerate(earlier.back)]
    if isinstance(g.top.step, Together):
        _keep_choices(before, g, seat)
        if before.open == g.open:  # nobody else noticed the answer, nor does he notice that it is taken back
            before.number = g.number
        back = [max(then, now) for then, now in zip(back, position.back)]
        back[seat] = earlier.back[seat]
    entries = chronicle.pause(before)
    news = news_of(g.table, {v: [Entry(UNDONE, "", [seat], one.changes) for one in entries[v]] for v in entries})
    told = told_after(position.told, entries)
    after = Position(before, position.ply + 1, position.counter, told, tuple(back))
    return Ply(UNDO, seat, int(g.number), 0, "", [], news, after)


def _keep_choices(before: Game, g: Game, seat: int) -> None:
    """What the others have chosen in secret since then stays chosen."""
    for row, owner in enumerate(g.table.row_seat):
        if owner not in (seat, NOBODY):
            before.rows[row] = g.rows[row][:]
    step = before.top.step
    assert isinstance(step, Together)
    step.next_seat(before)


def may_undo(position: Position, viewer: int) -> bool:
    """Whether a viewer can take an answer back."""
    return viewer >= 0 and position.back[viewer] != NOBODY
