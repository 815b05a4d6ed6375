"""The one loop: run steps until somebody must answer, take the answer, go on."""

from __future__ import annotations

from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import WORD_BITS
from folsom.core.steps import CHANCE, NO_OPTIONS, NOBODY, Ask, Draw, Step, Together
from folsom.core.table import Table
from folsom.core.texts import option_text, seat_text


class Refused(ValueError):
    """An answer that cannot be taken: it changes nothing. ``rule`` is the rule that bars it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class Decision:
    """An open question as data: its number, who is asked, what about, and the legal options.

    ``part``: how many choices the seat has already made under this number, where it makes several in secret.
    """

    def __init__(self, table: Table, number: int, seat: int, step: Step, options: list[int], part: int = 0) -> None:
        self.table = table
        self.number = number
        self.seat = seat
        self.step = step
        self.options = options
        self.part = part

    def __repr__(self) -> str:
        """``<Decision 12, Plan asks doc: play move, draw>``; of a secret question to somebody else no options."""
        part = f" part {self.part}" if self.part else ""
        options = ": " + ", ".join([option_text(self.table, option) for option in self.options]) if self.options else ""
        return f"<Decision {self.number}{part}, {self.about} asks {seat_text(self.table, self.seat)}{options}>"

    @property
    def about(self) -> str:
        """What is asked: the name of the step."""
        return type(self.step).__name__


def advance(g: Game) -> None:
    """Runs steps until one waits for an answer, or nothing is left."""
    while not g.top.step.enter(g):
        pass


def apply(g: Game, option: i64) -> None:
    """Takes an option for the seat that is asked, or an outcome for chance, on trust: for playouts."""
    step = g.top.step
    g.pop()
    step.take(g, option)
    advance(g)


def play_out(g: Game, source: Source) -> int:
    """Plays to the end with random answers; returns how many answers seats gave."""
    answers: i64 = 0
    while g.asked != NOBODY:
        step = g.top.step
        g.pop()
        if g.asked == CHANCE:
            step.take(g, step.sample(g, source))
        else:
            answers += 1
            options = g.options
            step.take(g, options[source.below(len(options))])
        advance(g)
    return answers


def run_chance(g: Game, source: Source) -> int:
    """Answers for chance until a seat is asked or the game is over; returns how many draws there were."""
    draws = 0
    while g.asked == CHANCE:
        step = g.top.step
        g.pop()
        step.take(g, step.sample(g, source))
        draws += 1
        advance(g)
    return draws


def draw_open(g: Game) -> Draw | None:
    """The open draw, if chance is asked."""
    if g.asked != CHANCE:
        return None
    step = g.top.step
    assert isinstance(step, Draw)
    return step


def pending(g: Game) -> list[Decision]:
    """The open questions to seats: none at a draw or at the end, several in a simultaneous choice."""
    if g.asked < 0:
        return []
    step = g.top.step
    if not isinstance(step, Together):
        return [Decision(g.table, g.number, g.asked, step, g.options)]
    return [_decision_of(g, step, s) for s in asked(g)]


def asked(g: Game) -> list[int]:
    """The seats that are asked now."""
    if g.asked < 0:
        return []
    if not isinstance(g.top.step, Together):
        return [int(g.asked)]
    return [s for s in range(int(g.table.seats)) if g.open >> s & 1]


def _decision_of(g: Game, step: Together, seat: int) -> Decision:
    """A seat's part of a simultaneous choice; of how far it has come others see nothing."""
    if not visible(g, seat):
        return Decision(g.table, g.number, seat, step, NO_OPTIONS)
    return Decision(g.table, g.number, seat, step, step.offer_to(g, seat), step.chosen_by(g, seat))


def open_part(g: Game, seat: int) -> int:
    """The part of the open decision that a seat is asked for: 0 where it has only one choice to make."""
    return next((decision.part for decision in pending(g) if decision.seat == seat), 0)


def visible(g: Game, seat: int) -> bool:
    """Whether this game, or view, holds what a seat knows."""
    return g.viewer == -1 or g.viewer == seat


def answer(g: Game, number: int, seat: int, option: int, part: int = 0) -> None:
    """Takes a seat's answer to a numbered decision (and its part), or refuses it and changes nothing."""
    if g.viewer != -1:
        raise Refused("this is a view: answers go to the game itself")
    if g.asked == NOBODY:
        raise Refused("the game is over")
    if g.asked == CHANCE:
        raise Refused("a draw comes first")
    decisions = pending(g)
    if number != decisions[0].number:
        raise Refused(f"decision {number} is no longer open: the open one is {decisions[0].number}")
    for decision in decisions:
        if decision.seat == seat:
            if part != decision.part:
                raise Refused(f"part {part} of decision {number} is not open: the open one is {decision.part}")
            if option not in decision.options:
                rule = why_not(g, seat, option)
                raise Refused("that is not among the options" + (f" ({rule})" if rule else ""), rule)
            g.asked = seat
            apply(g, option)
            return
    raise Refused(f"seat {seat} is not asked")


def answer_chance(g: Game, outcome: int) -> None:
    """Takes an outcome of the open draw, or refuses one that cannot come."""
    draw = draw_open(g)
    if draw is None:
        raise Refused("no draw is open")
    if outcome not in [o for o, _ in draw.outcomes(g)]:
        raise Refused("that cannot be drawn here")
    apply(g, outcome)


def why_not(g: Game, seat: int, option: int) -> str:
    """The id of the rule that bars an option which a seat is not offered now, or nothing."""
    if g.asked < 0 or seat < 0 or not 0 <= option < 1 << WORD_BITS:
        return ""
    step = g.top.step
    if isinstance(step, Together):
        barred = g.open >> seat & 1 and option not in step.offer_to(g, seat)
        return step.bars_for(g, seat, option) if barred else ""
    if isinstance(step, Ask) and g.asked == seat and option not in g.options:
        return step.bars(g, option)
    return ""
