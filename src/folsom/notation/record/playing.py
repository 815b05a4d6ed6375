"""Recording a game while it is played, and playing a record again with every answer checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from folsom import (
    CHANCE,
    Game,
    Refused,
    Setup,
    Source,
    answer,
    answer_chance,
    draw_open,
    new_game,
    open_part,
    outcome,
    pending,
)
from folsom.base.counters import CARD, PILE, RESOLVED, ROUND, TURN
from folsom.base.planning import Planning
from folsom.base.round import ROUND_MOMENTS
from folsom.base.rules import rules_of
from folsom.core.steps import Draw, Moment
from folsom.core.texts import card_text, pawn_text
from folsom.core.views import card_kind, card_seat
from folsom.notation.names import Unknown
from folsom.notation.options import option_text, parse_option
from folsom.notation.record.data import Record, RecordError, RecordPly, Result, rules_version, who_may_win
from folsom.notation.record.writing import seat_words, winners_text

BEFORE = "setup"


@dataclass(frozen=True)
class Replayed:
    """A position of a record: after ply ``number`` (0: the start), which was ``ply``. The game is a copy."""

    number: int
    ply: RecordPly | None
    game: Game


class Recorder:
    """Plays a game and writes its record as it goes."""

    def __init__(
        self, setup: Setup, names: tuple[str, ...] = (), seed: int | None = None, rules: str | None = None
    ) -> None:
        self.setup = setup
        self.names = checked_names(setup, names)
        self.seed = seed
        self.rules = rules_version() if rules is None else rules
        self.game = new_game(setup)
        self.plies: list[RecordPly] = []

    def answer(self, seat: int, option: int, number: int | None = None, part: int = 0) -> None:
        """A seat's answer to a decision, or to the one that is open now, checked by the game."""
        g = self.game
        heading = part_of(g)
        if number is None:
            number, part = int(g.number), open_part(g, seat)
        answer(g, number, seat, option, part)
        self.plies.append(RecordPly(seat, option_text(g.table, option), heading))

    def chance(self, option: int) -> None:
        """What chance brings, checked by the game."""
        g = self.game
        draw = draw_open(g)
        part = part_of(g)
        answer_chance(g, option)
        assert draw is not None
        self.plies.append(RecordPly(CHANCE, option_text(g.table, option), part, drawer_of(g, draw)))

    def run_chance(self, source: Source) -> None:
        """Answers for chance until a seat is asked or the game is over."""
        while (draw := draw_open(self.game)) is not None:
            self.chance(int(draw.sample(self.game, source)))

    def play(self, ply: RecordPly) -> None:
        """A ply of another record; it is refused with its line."""
        g = self.game
        try:
            option = parse_option(g.table, ply.text)
            if ply.by_chance:
                check_drawer(g, ply)
                self.chance(option)
            else:
                self.answer(ply.seat, option)
        except (Unknown, Refused) as error:
            raise RecordError(ply.line, f"ply {len(self.plies) + 1}, {ply.text!r}: {error}") from error

    def record(self) -> Record:
        """The record so far."""
        result = result_of(self.game) if self.game.over() else None
        return Record(self.setup, tuple(self.plies), result, self.rules, self.names, self.seed)


def checked_names(setup: Setup, names: tuple[str, ...]) -> tuple[str, ...]:
    """The players' names: none, or one for each seat, of which a list can be written."""
    if names and len(names) != len(seat_words(setup)):
        raise ValueError(f"{len(names)} names for {len(seat_words(setup))} players")
    for name in names:
        if not name or name != " ".join(name.split()) or "," in name or not name.isprintable():
            raise ValueError(f"{name!r} cannot stand in a record: no commas, no line feeds, single spaces")
    return names


def replay(record: Record) -> Iterator[Replayed]:
    """The positions of a record, the start first; a ply that cannot be is refused with its line."""
    recorder = Recorder(record.setup)
    yield Replayed(0, None, recorder.game.copy())
    for number, ply in enumerate(record.plies, start=1):
        recorder.play(ply)
        yield Replayed(number, ply, recorder.game.copy())


def verify(record: Record) -> Game:
    """Plays a whole record: answers, outcomes, headings and the result must be right. Returns the last position."""
    *_, game = verifying(record)
    return game


def verifying(record: Record) -> Iterator[Game]:
    """Verifies a record step by step: the game before the first ply and after each one (always the same object)."""
    recorder = Recorder(record.setup)
    yield recorder.game
    for number, ply in enumerate(record.plies, start=1):
        recorder.play(ply)
        played = recorder.plies[-1]
        if played != ply:
            what = "stands under" if played.part != ply.part else "is written"
            there = ", ".join(ply.part) if played.part != ply.part else ply.text
            right = ", ".join(played.part) if played.part != ply.part else played.text
            raise RecordError(ply.line, f"ply {number} {what} {there!r}, not {right!r}")
        yield recorder.game
    found = recorder.record().result
    if found != record.result:
        raise RecordError(record.end_line, f"the result is {result_words(record, found)}")


def result_words(record: Record, result: Result | None) -> str:
    """A result as an error names it."""
    if result is None:
        return "open: the game is not over"
    money = ", ".join(f"{name} {amount}" for name, amount in zip(who_may_win(record.setup), result.money))
    return f"{money}; won by {winners_text(record.setup, result)}"


def result_of(g: Game) -> Result:
    """The result of a game that is over."""
    found = outcome(g)
    pawns = range(len(found.money))
    return Result(tuple(found.money), tuple(pawn for pawn in pawns if found.won(pawn)))


def check_drawer(g: Game, ply: RecordPly) -> None:
    """Whoever a draw is written for must be the one who draws."""
    draw = draw_open(g)
    if draw is None:
        asked = " or ".join(str(decision.about) for decision in pending(g))
        raise Refused(f"no draw is open, {asked or 'the game is over'}")
    if drawer_of(g, draw) != ply.drawer:
        raise Refused("it is somebody else's draw")


def drawer_of(g: Game, draw: Draw) -> int:
    """The seat whose draw it is, or -1."""
    seat = getattr(draw, "seat", None)
    if seat is not None:
        return int(seat)
    bandit = getattr(draw, "bandit", int(getattr(draw, "to", -1)) - int(g.table.places))
    return int(g.table.leader[bandit]) if 0 <= bandit < g.table.led_pawns else -1


def part_of(g: Game) -> tuple[str, ...]:
    """The part of the game that the open question belongs to, by the moments that are still to come."""
    stack = g.stack
    moments = [int(step.number) for step in stack if isinstance(step, Moment)]
    if not moments or moments[-1] == 0:
        return (BEFORE,)
    heading = f"round {int(g.counters[ROUND]) + 1}"
    now = ROUND_MOMENTS[moments[-1] - 1]
    if moments[-1] <= ROUND_MOMENTS.index("after-drawing"):
        return (heading, "drawing")
    card = rules_of(g).rounds[g.counters[CARD]]
    if now == "after-drawing" and isinstance(g.top.step, Draw):
        return (heading, "drawing")
    if any(isinstance(step, Planning) for step in stack):
        return (heading, f"turn {int(g.counters[TURN]) + 1} {card.turns[g.counters[TURN]].name}")
    if now == "action":
        return (heading, f"action {action_words(g)}")
    return (heading, now.replace("-", " "))


def action_words(g: Game) -> str:
    """The card that is resolved: its place on the pile, whose it is, and what it is."""
    number = int(g.counters[RESOLVED])
    if not 0 < number <= len(g.rows[PILE]):
        return str(number)
    card = g.rows[PILE][number - 1]
    kind = int(card_kind(card))
    bandit = int(g.table.card_bandit(card_seat(card), kind))
    return f"{number}, {pawn_text(g.table, bandit)} {card_text(g.table, kind)}"
