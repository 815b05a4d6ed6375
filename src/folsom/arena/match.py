"""One game between bots, and what is kept of it: a few numbers for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any

from folsom.arena.clock import DecisionTimes
from folsom.arena.schedule import Seating, number_from
from folsom.base.counters import RECEIVED
from folsom.base.layout import new_game, new_table
from folsom.base.powers import may_win
from folsom.base.scoring import outcome
from folsom.base.setup import Setup, taken_seats
from folsom.bots import Guarded, guarded, play
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import Decision
from folsom.core.table import Table


@dataclass
class GameResult:
    """What came of a game, by the seats that bots take; plain data, so that it can be sent and stored.

    ``won``: 1 for the winner, and for everybody of the side that wins; a share of it where several sides win together.
    ``places``: 0 for the winners, then by money and bullets received; equal ones share a place. ``sides``: who wins
    with whom. ``clocks``: how long the decisions took. ``failures``: seat, decision, what about, and the problem.
    ``more``: what a study wants to know.
    """

    game: int
    won: list[float]
    money: list[int]
    places: list[int]
    sides: list[int]
    clocks: list[list[Any]]
    failures: list[list[Any]] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        """The result as plain data."""
        return asdict(self)


class Study:
    """What else is kept of a game: nothing, unless a study says so."""

    def begin(self, g: Game) -> None:
        """The game is about to begin."""

    def facts(self, g: Game) -> dict[str, Any]:
        """What is kept of a game that is over."""
        return {}


@lru_cache(maxsize=128)
def _table(setup: Setup) -> Table:
    return new_table(setup)


def play_game(seating: Seating, study: Study | None = None) -> GameResult:
    """Plays a game to its end. A bot that fails is replaced for that decision, and the failure kept."""
    game = new_game(seating.setup, _table(seating.setup))
    if study is not None:
        study.begin(game)
    taken = taken_seats(seating.setup)
    bots = {seat: _bot(seating, number) for number, seat in enumerate(taken)}
    clocks = {seat: DecisionTimes() for seat in taken}

    def answered(decision: Decision, option: int, seconds: float) -> None:
        clocks[decision.seat].tick(seconds)

    play(game, bots, Source(seating.luck), answered)
    for bot in bots.values():
        bot.close()
    failures = [replace(one, seat=number) for number, seat in enumerate(taken) for one in bots[seat].failures]
    won, money, place, side = shares(game), seat_money(game), places(game), sides(game)
    return GameResult(
        seating.game,
        [won[seat] for seat in taken],
        [money[seat] for seat in taken],
        [place[seat] for seat in taken],
        [side[seat] for seat in taken],
        [clocks[seat].as_data() for seat in taken],
        [[one.seat, one.number, one.about, one.problem] for one in failures],
        study.facts(game) if study is not None else {},
    )


def play_games(seatings: Sequence[Seating], make_study: Callable[[], Study] | None = None) -> list[dict[str, Any]]:
    """A batch, in another process: results travel as plain data."""
    return [play_game(seating, make_study() if make_study else None).as_data() for seating in seatings]


def _bot(seating: Seating, number: int) -> Guarded:
    """The bot of one of the seats that are taken."""
    seeds = [number_from(use, seating.seed, number) for use in ("bot", "guard")]
    return guarded(seating.codes[number], *seeds)


def _led(g: Game) -> list[list[int]]:
    """The pawns that each seat leads."""
    return [g.table.led[seat] for seat in range(int(g.table.seats))]


def sides(g: Game) -> list[int]:
    """With whom each seat wins: those of one number win together."""
    return [int(side) for side in g.table.side]


def shares(g: Game) -> list[float]:
    """What each seat has of the win: all of it, or the part of its side where several sides share it."""
    result = outcome(g)
    winning = {side for side, led in zip(sides(g), _led(g)) if any(result.won(pawn) for pawn in led)}
    return [1 / len(winning) if side in winning else 0.0 for side in sides(g)]


def seat_money(g: Game) -> list[int]:
    """The money of each seat's first pawn; of one that leads nobody, nothing."""
    money = outcome(g).money
    return [int(money[led[0]]) if led else 0 for led in _led(g)]


def places(g: Game) -> list[int]:
    """The seats in order: winners, then who could have won, by money and fewest bullets received."""
    result = outcome(g)
    of = sides(g)
    bandits = {side: [b for led, own in zip(_led(g), of) if own == side for b in led] for side in of}

    def rank(side: int) -> tuple[bool, bool, int, int]:
        own = bandits[side]
        hits = sum(int(g.counters[RECEIVED + b]) for b in own)
        won, money = any(result.won(b) for b in own), max(int(result.money[b]) for b in own)
        return not won, not any(may_win(g, b) for b in own), -money, hits

    order = sorted({rank(side) for side in of})
    return [order.index(rank(side)) for side in of]
