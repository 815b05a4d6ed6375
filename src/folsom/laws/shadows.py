"""Non-interference: games that differ only in what a viewer cannot know give him the same bytes.

A shadow is a world that its viewer holds possible. It follows the true game: the same answers where he can see them,
others where he cannot. As long as he sees the same of both (:mod:`folsom.laws.sight`), his views, his events and the
decisions open to him must be the same.
"""

from __future__ import annotations

from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import apply, draw_open, pending
from folsom.core.snapshot import save
from folsom.core.steps import CHANCE, Ask, Together
from folsom.core.views import view
from folsom.core.worlds import determinize
from folsom.laws.broken import Broken
from folsom.laws.copies import take_answer
from folsom.laws.ears import EYES, Ears, Eyes, check_folds
from folsom.laws.sight import Sight, sees_draw, shown, sight
from folsom.laws.worlds import differences

ATTEMPTS = 6  # how many answers that may look the same a shadow tries before it is given up


class Given:
    """The answers that have been given to the simultaneous question that is open, by seat."""

    def __init__(self) -> None:
        self.number = -1
        self.answers: list[tuple[int, int]] = []

    def add(self, g: Game, seat: int, option: int) -> list[tuple[int, int]]:
        """Adds an answer that is about to be taken; returns all to this question."""
        if g.number != self.number:
            self.number, self.answers = int(g.number), []
        self.answers.append((seat, option))
        return list(self.answers)

    def by(self, g: Game, seat: int) -> list[int]:
        """What a seat has answered so far."""
        return [option for who, option in self.answers if who == seat and g.number == self.number]


class Passage:
    """From one question to the next: the answer, what chance made come after it, and what could be heard."""

    def __init__(self, g: Game, seat: int, option: int, ears: Ears, given: list[tuple[int, int]]) -> None:
        self.number = int(g.number)
        self.together = isinstance(g.top.step, Together)
        self.seat = seat
        self.option = option
        self.given = given  # all answers to this question, with this one
        self.draws: list[tuple[str, int]] = []
        self.ears = ears

    def closes(self, g: Game) -> bool:
        """Whether the question is answered now."""
        return not self.together or g.number != self.number or not isinstance(g.top.step, Together)


def move_on(g: Game, seat: int, option: int, source: Source, viewers: list[int], given: Given) -> Passage:
    """Takes an answer and lets chance have its say, in the hearing of some viewers."""
    move = Passage(g, seat, option, Ears(g, viewers), given.add(g, seat, option))
    take_answer(g, seat, option)
    while g.asked == CHANCE:
        draw = draw_open(g)
        assert draw is not None
        outcome = int(draw.sample(g, source))
        move.draws.append((type(draw).__name__, outcome))
        apply(g, outcome)
    move.ears.stop(g)
    return move


def answers_in(world: Game, move: Passage, option: int, viewer: int, closed: bool) -> list[tuple[int, int]]:
    """What is answered in a world when a move is made.

    Of a simultaneous question a viewer sees only what he answers himself, until all have answered: so the others
    answer only then.
    """
    if not move.together:
        return [(int(world.asked), option)]
    own = [(viewer, option)] if move.seat == viewer else []
    return [(seat, given) for seat, given in move.given if seat != viewer] + own if closed else own


def follow(world: Game, move: Passage, option: int, viewer: int, source: Source, closed: bool) -> Passage | None:
    """Makes a world take an answer like that of a move: chance brings the same where the viewer sees it."""
    own = Passage(world, move.seat, option, Ears(world, [viewer]), move.given)
    left = list(move.draws)
    for seat, given in answers_in(world, move, option, viewer, closed):
        if move.together and given not in next((d.options for d in pending(world) if d.seat == seat), []):
            return None
        take_answer(world, seat, given)
    while world.asked == CHANCE:
        draw = draw_open(world)
        assert draw is not None
        name = type(draw).__name__
        outcome = int(draw.sample(world, source))
        same = next((drawn for drawn in left if drawn[0] == name), None)
        if same is not None:
            left.remove(same)
            if sees_draw(world, draw, viewer) and same[1] in [o for o, _ in draw.outcomes(world)]:
                outcome = same[1]
        own.draws.append((name, outcome))
        apply(world, outcome)
    own.ears.stop(world)
    return own


class Shadow:
    """A world that a viewer holds possible, and that goes along with the true game as long as he sees no difference."""

    def __init__(self, viewer: int, source: Source, eyes: Eyes = EYES) -> None:
        self.viewer = viewer
        self.source = source
        self.eyes = eyes
        self.world: Game | None = None
        self.age = 0  # moves that this world has followed
        self.moves = 0  # moves that it has been shown

    def begin(self, g: Game) -> None:
        """Deals a new world from the viewer's view of a game."""
        self.world = determinize(view(g, self.viewer), self.source)
        self.age = 0
        self._compare(g)

    def move(self, g: Game, move: Passage) -> bool:
        """Follows a move of the game, which has been made; false if the viewer would see a difference."""
        world = self.world
        assert world is not None
        self.moves += 1
        seen = sight(g, self.viewer)
        closed = move.closes(g)
        for option in self._likely(world, move.option):
            found = self._try(world, move, option, seen, closed)
            if found is not None:
                self.world, own = found
                self.age += 1
                self._compare_heard(move.ears, own.ears)
                self._compare(g)
                return True
        self.world = None
        return False

    def _try(self, world: Game, move: Passage, option: int, seen: Sight, closed: bool) -> tuple[Game, Passage] | None:
        tried = world.copy()
        own = follow(tried, move, option, self.viewer, self.source, closed)
        if own is None or own.ears.story.seen_by(self.viewer) != move.ears.story.seen_by(self.viewer):
            return None
        return (tried, own) if sight(tried, self.viewer) == seen else None

    def _likely(self, world: Game, option: int) -> list[int]:
        """Answers that may look like this one: itself if the viewer sees it, else all of which he sees the same."""
        step = pending(world)[0].step
        if isinstance(step, Together):
            return [option] * 2
        if isinstance(step, Ask) and (not step.secret or step.seat == self.viewer):
            return [option]
        alike = [o for o in world.options if shown(world, o) == shown(world, option)]
        likely: list[int] = []
        while alike and len(likely) < ATTEMPTS:
            likely.append(alike.pop(self.source.below(len(alike))))
        return likely * 2

    def _compare_heard(self, ears: Ears, own: Ears) -> None:
        """The viewer hears the same of both, entry by entry."""
        heard, also = ears.heard(self.viewer, self.eyes), own.heard(self.viewer, self.eyes)
        if heard != also:
            other = [f"{a} != {b}" for a, b in zip(heard, also) if a != b] or [f"{len(heard)} != {len(also)}"]
            raise Broken("secrets", f"the events of {self._who()} differ: {other[0]}")

    def _compare(self, g: Game) -> None:
        """The viewer gets the same view, and the same questions, of both."""
        world, eyes = self.world, self.eyes
        assert world is not None
        one, other = eyes.view(g, self.viewer), eyes.view(world, self.viewer)
        saved, also = save(one), save(other)
        if saved != also:
            raise Broken("secrets", f"the view of {self._who()} differs: {differences(saved, also)}")
        if eyes.decisions(one) != eyes.decisions(other):
            raise Broken("secrets", f"the open decisions of {self._who()} differ")

    def _who(self) -> str:
        return f"viewer {self.viewer} after {self.age} moves"


def common_answer(g: Game, shadow: Shadow, source: Source, given: Given) -> tuple[int, int]:
    """Who answers, and something that he can answer in the shadow too, if there is any: so that pairs last long."""
    decisions = pending(g)
    decision = decisions[source.below(len(decisions)) if len(decisions) > 1 else 0]
    options = list(decision.options)
    if shadow.world is not None:
        others = _options_there(shadow.world, decision.seat, shadow.viewer, given.by(g, decision.seat))
        there = {shown(g, o) for o in others}
        options = [o for o in options if shown(g, o) in there] or options
    return decision.seat, options[source.below(len(options))]


def _options_there(world: Game, seat: int, viewer: int, given: list[int]) -> list[int]:
    """What a seat is offered in a world, where only the viewer's answers to a simultaneous question are in."""
    if not isinstance(world.top.step, Together):
        return world.options
    tried = world.copy()
    for option in [] if seat == viewer else given:
        take_answer(tried, seat, option)
    return next((d.options for d in pending(tried) if d.seat == seat), [])


def play_in_pairs(g: Game, viewer: int, source: Source, eyes: Eyes = EYES) -> int:
    """Plays a game to its end beside worlds that a viewer holds possible; returns the most moves that one followed."""
    shadow = Shadow(viewer, source, eyes)
    given = Given()
    oldest = 0
    while not g.over():
        if shadow.world is None:
            shadow.begin(g)
        seat, option = common_answer(g, shadow, source, given)
        move = move_on(g, seat, option, source, [viewer], given)
        check_folds(g, move.ears)
        shadow.move(g, move)
        oldest = max(oldest, shadow.age)
    return oldest
