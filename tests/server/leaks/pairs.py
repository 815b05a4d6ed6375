"""Two games that differ in what a viewer may not know alone, and what can happen in both without his seeing that.

The first game goes as it likes. The second one follows: the same answers where the viewer sees them, others where he
does not; chance brings the same where he sees it. What he sees is judged by the laws (:mod:`folsom.laws.sight`), which
know nothing of views, chronicles and servers. That he hears who is still choosing is the server's own rule: so in a
simultaneous question each seat ends its choice at the same moment in both games, but the parts before are chosen at
other moments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from folsom import Setup, Source, answer, determinize, pending, view
from folsom.core.events import Event, Listener
from folsom.core.game import Game
from folsom.core.loop import Decision, apply, draw_open
from folsom.core.packed import verb_of
from folsom.core.steps import Ask, Draw, Together
from folsom.laws.copies import random_answer, take_answer
from folsom.laws.facts import facts_of
from folsom.laws.sight import Story, sees_draw, shown, sight
from laws.tables import started

ATTEMPTS = 8  # at an answer that looks the same in both games
TRIES = 5  # at a pair that lasts


@dataclass(frozen=True)
class Act:
    """What happens in one game: who answers what, and the numbers that chance brings with it."""

    answers: list[tuple[int, int]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)


class Tale(Listener):
    """What passes before all eyes."""

    def __init__(self, g: Game) -> None:
        super().__init__()
        self.story = Story(g)
        g.listener = self

    def hear(self, g: Game, event: Event) -> None:
        self.story.add(g, event)


@dataclass(frozen=True)
class Course:
    """What came of some answers: the game now, the numbers of chance, what was drawn (by draw), and the tale."""

    game: Game
    numbers: list[int]
    draws: list[tuple[str, list[int]]]
    tale: Tale


@dataclass(frozen=True)
class Beginning:
    """Two games that look the same to a viewer, and the seed of what is to happen in them."""

    setup: Setup
    viewer: int
    one: Game
    other: Game
    seed: int


def begin(setup: Setup, viewer: int, seed: int, answers: int, about: str = "", steps: int = 20) -> Beginning:
    """A game after some answers, and another that the viewer holds possible. ``about``: at a question of this kind.

    Of several such pairs it takes one that lasts for so many steps: if there is none here, then one a little later.
    """
    g = started(setup, seed, answers)
    source = Source(seed)
    while not g.over():
        if not _under_way(g) and about in ("", *(decision.about for decision in pending(g))):
            for number in range(seed, seed + TRIES):
                tried = Beginning(setup, viewer, g, determinize(view(g, viewer), Source(number)), number)
                if _lasts(tried, steps) == steps:
                    return tried
        take_answer(g, *random_answer(g, source))
    raise AssertionError("no pair of this game lasts for so long")


def _under_way(g: Game) -> bool:
    step = g.top.step
    begun = isinstance(step, Together) and (g.open != step.seats or any(g.rows[row] for row in facts_of(g.table).marks))
    return draw_open(g) is not None or begun


def _lasts(tried: Beginning, steps: int) -> int:
    """How many steps a pair goes without the viewer's seeing a difference."""
    pair = Pair(tried)
    games = [tried.one.copy(), tried.other.copy()]
    for step in range(steps):
        acts = pair.step(*games)
        if acts is None:
            return step
        for g, act in zip(games, acts):
            _replay(g, act)
        if games[0].over():
            return step
    return steps


def _replay(g: Game, act: Act) -> None:
    numbers = list(act.numbers)
    for seat, option in act.answers:
        decision = next(one for one in pending(g) if one.seat == seat)
        answer(g, decision.number, seat, option, decision.part)
        while (draw := draw_open(g)) is not None:
            left = draw.bag(g)
            apply(g, draw.outcome_of([left.pop(numbers.pop(0)) for _ in range(draw.times(g))]))


class Pair:
    """Finds the next thing that happens in both games."""

    def __init__(self, begun: Beginning) -> None:
        self.viewer = begun.viewer
        self.chance = Random(begun.seed)
        self.waiting: dict[int, list[int]] = {}  # parts of secret choices that only the first game has seen, by seat

    def step(self, one: Game, other: Game) -> tuple[Act, Act] | None:
        """What happens next in each of the games; nothing if the viewer would see a difference."""
        decision = self.chance.choice(pending(one))
        for option in self._options(decision, other):
            first = carried_out(one.copy(), [(decision.seat, option)], self.viewer, self.chance)
            assert first is not None
            mine = Act([(decision.seat, option)], first.numbers)
            if self._is_hidden(one, first.game, decision.seat):
                self.waiting.setdefault(decision.seat, []).append(option)
                return mine, Act()
            for _ in range(ATTEMPTS):
                theirs = self._follow(other, decision.seat, option, first)
                if theirs is not None:
                    self.waiting.pop(decision.seat, None)
                    return mine, theirs
        return None

    def _options(self, decision: Decision, other: Game) -> list[int]:
        """What may be answered, first what looks as if it could be answered in the other game too."""
        there = {shown(other, o) for d in pending(other) if d.seat == decision.seat for o in d.options}
        options = list(decision.options)
        self.chance.shuffle(options)
        return sorted(options, key=lambda option: shown(other, option) not in there)[:ATTEMPTS]

    def _is_hidden(self, before: Game, after: Game, seat: int) -> bool:
        """Whether somebody else has chosen a part in secret, and is asked for the next."""
        same = isinstance(before.top.step, Together) and after.number == before.number and after.open == before.open
        return same and seat != self.viewer

    def _follow(self, other: Game, seat: int, option: int, first: Course) -> Act | None:
        """The same in the other game, as far as the viewer sees it."""
        course = Course(other.copy(), [], [], first.tale)
        answers: list[tuple[int, int]] = []
        numbers: list[int] = []
        for given in [*self.waiting.get(seat, []), option]:
            like = self._like(course.game, seat, given)
            if like is None:
                return None
            found = carried_out(course.game, [(seat, like)], self.viewer, self.chance, first.draws)
            if found is None:
                return None
            course = found
            answers.append((seat, like))
            numbers += course.numbers
        same = sight(course.game, self.viewer) == sight(first.game, self.viewer)
        heard = course.tale.story.seen_by(self.viewer) == first.tale.story.seen_by(self.viewer)
        return Act(answers, numbers) if same and heard else None

    def _like(self, g: Game, seat: int, option: int) -> int | None:
        """Something that a seat can answer here, and that looks to the viewer like an answer there."""
        decision = next((one for one in pending(g) if one.seat == seat), None)
        if decision is None:
            return None
        step = decision.step
        if isinstance(step, Together) and seat != self.viewer:
            alike = [o for o in decision.options if verb_of(o) == verb_of(option)]
        elif isinstance(step, Ask) and step.secret and seat != self.viewer:
            alike = [o for o in decision.options if shown(g, o) == shown(g, option)]
        else:
            alike = [o for o in decision.options if o == option]
        if option in alike and self.chance.random() < 0.5:
            return option
        return self.chance.choice(alike) if alike else None


def carried_out(
    g: Game,
    answers: Sequence[tuple[int, int]],
    viewer: int,
    chance: Random,
    like: Sequence[tuple[str, list[int]]] = (),
) -> Course | None:
    """Lets seats answer, and chance after each; it brings what it brought elsewhere (``like``) if the viewer sees."""
    tale = Tale(g)
    numbers: list[int] = []
    draws: list[tuple[str, list[int]]] = []
    left = list(like)
    for seat, option in answers:
        decision = next((one for one in pending(g) if one.seat == seat), None)
        if decision is None or option not in decision.options:
            return None
        answer(g, decision.number, seat, option, decision.part)
        while (draw := draw_open(g)) is not None:
            name = type(draw).__name__
            same = next((one for one in left if one[0] == name), None)
            if same is not None:
                left.remove(same)
            wanted = same[1] if same is not None and sees_draw(g, draw, viewer) else None
            chosen, things = _drawn(g, draw, wanted, chance)
            numbers += chosen
            draws.append((name, things))
            apply(g, draw.outcome_of(things))
    g.listener = None
    return Course(g, numbers, draws, tale)


def _drawn(g: Game, draw: Draw, wanted: list[int] | None, chance: Random) -> tuple[list[int], list[int]]:
    """Numbers of chance, and the things that they take out of the bag: those wanted, if it holds them."""
    left = draw.bag(g)
    times = draw.times(g)
    fits = wanted is not None and len(wanted) == times and Counter(wanted) <= Counter(left)
    numbers: list[int] = []
    things: list[int] = []
    for i in range(times):
        numbers.append(left.index(wanted[i]) if fits and wanted is not None else chance.randrange(len(left)))
        things.append(left.pop(numbers[-1]))
    return numbers, things
