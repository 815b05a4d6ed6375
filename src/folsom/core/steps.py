"""What is left to do is a stack of small immutable steps: last in, first out.

A step either does something at once (:class:`Do`), asks a seat (:class:`Ask`), asks several seats at once and in
secret (:class:`Together`), or asks chance (:class:`Draw`). A step names no hidden thing: what is in transit lies
in a named spot. Its arguments are small ints, so that it can be saved and shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from folsom.core.ints import i64, mypyc_attr
from folsom.core.named import Named

if TYPE_CHECKING:
    from folsom.core.chance import Source
    from folsom.core.game import Game

CHANCE: Final = -1  # the seat that draws
NOBODY: Final = -2  # the game is over
EVERYBODY: Final = -1  # a mask of seats, onlookers too

STEPS: Final[dict[str, Any]] = {}


def register(*classes: Any) -> None:
    """Makes steps known by name, so that a saved game can be read."""
    for cls in classes:
        name = cls.__name__
        assert STEPS.get(name, cls).__module__ == cls.__module__, f"two steps are called {name}, as a save calls them"
        STEPS[name] = cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something left to do."""

    def __init__(self) -> None:
        pass

    def args(self) -> list[int]:
        """The numbers that this step was made with."""
        return []

    def enter(self, g: Game) -> bool:
        """Runs the step that is on top of the stack; true if it now waits for an answer."""
        raise NotImplementedError

    def take(self, g: Game, option: i64) -> None:
        """Carries out the answer; the step has left the stack."""
        raise NotImplementedError

    def sample(self, g: Game, source: Source) -> i64:
        """What a source of chance makes come, for a step that asks chance."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """How a step is made: ``Punch(0, 2)``."""
        return f"{type(self).__name__}({', '.join([str(a) for a in self.args()])})"


class TheEnd(Step):
    """The bottom of every stack: nothing is left to do."""

    def enter(self, g: Game) -> bool:
        g.asked = NOBODY
        g.options = NO_OPTIONS
        return True


@mypyc_attr(free_list_len=1, acyclic=True)
class Link:
    """A link of the stack of steps: immutable, so that copies of a game share it."""

    def __init__(self, step: Step, below: Link | None) -> None:
        self.step = step
        self.below: Link = self if below is None else below


NO_OPTIONS: Final[list[int]] = []
BOTTOM: Final = Link(TheEnd(), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step):
    """A step that needs no answer."""

    def enter(self, g: Game) -> bool:
        g.pop()
        self.run(g)
        return False

    def run(self, g: Game) -> None:
        """Does it; the step has left the stack."""
        raise NotImplementedError


class Nothing(Do):
    """Does nothing: for an event, or a rule that another one replaces, without an effect of its own."""

    def run(self, g: Game) -> None:
        pass


NOTHING: Final[Step] = Nothing()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A question to one seat.

    ``secret``: what is offered and answered is for the asked seat only. A question with one option that all can
    see to be forced (:meth:`plain`) is answered silently; one without any is dropped.
    """

    def __init__(self, seat: i64, secret: bool) -> None:
        super().__init__()
        self.seat = seat
        self.secret = secret

    def enter(self, g: Game) -> bool:
        options = self.offer(g)
        if len(options) < 2:
            if not options:
                g.pop()
                self.nothing(g)
                return False
            if not self.secret or self.plain(g):
                g.pop()
                self.take(g, options[0])
                return False
        g.asked = self.seat
        g.options = options
        g.number = g.number + 1
        return True

    def offer(self, g: Game) -> list[int]:
        """The legal options: a shared list that nobody changes."""
        raise NotImplementedError

    def nothing(self, g: Game) -> None:
        """There is nothing to choose from: tells so."""

    def plain(self, g: Game) -> bool:
        """Whether all can see what a secret question offers."""
        return False

    def fits(self, g: Game) -> bool:
        """Whether the question can be asked in a game, for what all know to have come before it."""
        return True

    def bars(self, g: Game, option: int) -> str:
        """The id of the rule that bars an option which is not offered, or nothing if it makes no sense here."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class BanditAsk(Ask):
    """A question to a seat about what one of its bandits does, open to all unless it is secret."""

    def __init__(self, bandit: i64, seat: i64, secret: bool = False) -> None:
        super().__init__(seat, secret)
        self.bandit = bandit

    def args(self) -> list[int]:
        return [self.bandit, self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step):
    """A question to several seats at once: answered in any order, shown to nobody before the last answer is in."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats = seats  # a mask

    def args(self) -> list[int]:
        return [self.seats]

    def enter(self, g: Game) -> bool:
        if g.open == 0:
            g.open = self.seats
            g.number = g.number + 1
        self.next_seat(g)
        return True

    def next_seat(self, g: Game) -> None:
        """Points the game at the first seat that has not answered."""
        seat: i64 = 0
        while not g.open >> seat & 1:
            seat += 1
        g.asked = seat
        g.options = self.offer_to(g, seat)

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        """The options of one seat. A seat with one thing to do is asked like the others."""
        raise NotImplementedError

    def take(self, g: Game, option: i64) -> None:
        """Keeps the answer of the seat that is asked; with the last one all are revealed."""
        if not self.goes_on(g, g.asked, option):
            g.answers[g.asked] = option
            g.open = g.open & ~(1 << g.asked)
        if g.open:
            g.push(self)
            return
        self.reveal(g)
        seat: i64
        for seat in range(g.table.seats):
            g.answers[seat] = 0

    def goes_on(self, g: Game, seat: i64, option: i64) -> bool:
        """Whether a seat has more to choose: a step that lets it keeps the choice in a secret row."""
        return False

    def chosen_by(self, g: Game, seat: i64) -> i64:
        """How many choices a seat has made already: a step that lets it make several counts them in its secret row."""
        return 0

    def reveal(self, g: Game) -> None:
        """All answers are in ``g.answers``: carries them out."""
        raise NotImplementedError

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        """The id of the rule that bars an option which is not offered to a seat."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """A question to chance. A draw that all can see to be forced is taken silently."""

    def enter(self, g: Game) -> bool:
        forced = self.forced(g)
        if forced >= 0:
            g.pop()
            self.take(g, forced)
            return False
        g.asked = CHANCE
        g.options = NO_OPTIONS
        return True

    def seen_by(self, g: Game) -> i64:
        """The seats (mask) that see just what comes: nobody, one, or ``EVERYBODY``."""
        return 0

    def forced(self, g: Game) -> i64:
        """The only thing that can come, if all can see that; else -1."""
        return -1

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        """All that can come, each with its weight."""
        raise NotImplementedError

    def bag(self, g: Game) -> list[int]:
        """What is drawn from, in a fixed order: every single thing in it, as the outcome that it alone would be."""
        return [outcome for outcome, weight in self.outcomes(g) for _ in range(weight)]

    def times(self, g: Game) -> int:
        """How many things are drawn, one after the other, none put back."""
        return 1

    def outcome_of(self, things: list[int]) -> int:
        """The outcome that things drawn from the bag, in this order, are together."""
        return things[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Named):
    """A kind of action that a card, or another cause, makes a bandit do."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """Does it, or pushes the questions that it needs; without effect where it is not possible."""
        raise NotImplementedError


class Moment(Do):
    """A named moment of the round: the steps that hang on it, then the next moment."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number

    def args(self) -> list[int]:
        return [self.number]

    def run(self, g: Game) -> None:
        moments = g.table.moments
        number = self.number
        while not moments[number] and number + 1 < len(moments):
            number += 1
        if number + 1 < len(moments):
            g.push(MOMENTS[number + 1])
        for step in reversed(moments[number]):
            g.push(step)


MOMENTS: Final[list[Step]] = [Moment(i) for i in range(32)]

register(Moment, Nothing)
