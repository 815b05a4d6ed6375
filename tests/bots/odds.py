"""Exact odds by brute force: every history that chance can bring, kept if it looks to a viewer like the one at hand.

A history runs on the engine itself: a draw that matters is followed to each of its outcomes, with its weight; the
others are the same in every history. What players choose must not speak for itself, since worlds do not know how people
think:

- A player's answers about cards are written down beforehand, card by card (``play punch``). He gives them if he can; if
  not, the history is dropped, since another view would be seen. So an answer tells that he has the card, and nothing
  else. Where a card has a twin, it is written down which of the two: the weight is the number of those that he holds.
  ``?`` stands for any card.
- Without instructions players draw, pass, or take the first thing that they are offered.

What is left is a distribution of the hidden thing; worlds are dealt many times with a fixed seed and held against it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from folsom import CHANCE, Game, Source, apply, determinize, draw_open, pending, save, view
from folsom.base.counters import ROUND, TURN
from folsom.base.hands import hand_count
from folsom.base.round import TURN_UP
from folsom.core.packed import argument_of, option_of
from folsom.core.steps import Draw
from folsom.notation.names import round_named
from folsom.notation.options import option_text

Hidden = Callable[[Game], Hashable]
Odds = dict[Hashable, Fraction]
Start = tuple[Game, Fraction]

ABOUT_CARDS = ("Plan", "Melee", "PlayWithFlask", "SearchDeck", "Lighten", "KeepWhich", "KeepForNext")
STILL = ("draw", "done", "pass")  # what is answered without instructions
LEAST = 10  # things that come so seldom are counted together
SURE = 5.0  # standard deviations of a chi-square that no fair dealing will reach


@dataclass(frozen=True)
class Case:
    """What a viewer sees, the odds of the hidden thing by brute force, and how likely it was that he would see this."""

    seen: Game
    odds: Odds
    weight: Fraction


@dataclass
class Play:
    """How histories go on: the cards of the rounds, which draws matter, where to stop, and what is said by seat."""

    rounds: tuple[str, ...]
    matters: Callable[[Game, Draw], bool]
    stop: Callable[[Game], bool]
    words: dict[int, list[str]] = field(default_factory=dict)

    def outcome(self, g: Game, draw: Draw) -> int:
        """What comes in a draw that does not matter."""
        if type(draw).__name__ == "RoundCardUp":
            return option_of(TURN_UP, round_named(g.table, self.rounds[int(g.counters[ROUND])]))
        return int(draw.sample(g, Source(1)))


def draws_of(*seats: int) -> Callable[[Game, Draw], bool]:
    """The draws of cards by these seats."""
    return lambda g, draw: type(draw).__name__ in ("DrawCards", "DrawBorrowed") and draw.args()[0] in seats


def asked(about: str, seat: int) -> Callable[[Game], bool]:
    """A stop where a seat is asked something."""
    return lambda g: pending(g)[0].about == about and pending(g)[0].seat == seat


def planning(seat: int, turn: int, round_number: int = 0) -> Callable[[Game], bool]:
    """A stop where a seat is asked what to plan, in a turn of a round (counted from 0)."""

    def stop(g: Game) -> bool:
        decision = pending(g)[0]
        when = (g.counters[ROUND], g.counters[TURN])
        return decision.about == "Plan" and decision.seat == seat and when == (round_number, turn)

    return stop


def histories(g: Game, play: Play, weight: Fraction, said: tuple[int, ...] = ()) -> Iterator[tuple[Game, Fraction]]:
    """Every way in which a game can come to where it is to stop."""
    said = said or (0,) * int(g.table.seats)
    while True:
        draw = draw_open(g) if g.asked == CHANCE else None
        if draw is not None and play.matters(g, draw):
            outcomes = draw.outcomes(g)
            total = sum(n for _, n in outcomes)
            for outcome, n in outcomes:
                yield from histories(after(g, outcome), play, weight * n / total, said)
            return
        if draw is not None:
            apply(g, play.outcome(g, draw))
            continue
        if play.stop(g):
            yield g, weight
            return
        decision = pending(g)[0]
        words = play.words.get(decision.seat, []) if decision.about in ABOUT_CARDS else []
        if said[decision.seat] >= len(words):
            apply(g, quiet(g, decision.options))
            continue
        word = words[said[decision.seat]]
        said = (*said[: decision.seat], said[decision.seat] + 1, *said[decision.seat + 1 :])
        for answer in decision.options:
            if fits(option_text(g.table, answer), word):
                twins = number_of(g, decision.seat, answer)
                yield from histories(after(g, answer), play, weight * twins, said)
        return


def after(g: Game, answer: int) -> Game:
    """A copy of a game in which an answer has been taken."""
    copy = g.copy()
    apply(copy, answer)
    return copy


def quiet(g: Game, options: list[int]) -> int:
    """What is answered without instructions."""
    return next((o for o in options if option_text(g.table, o) in STILL), options[0])


def fits(text: str, word: str) -> bool:
    """Whether an option is what was written down: ``hide ?`` is any card face down."""
    return text.startswith(word[:-1]) if word.endswith("?") else text == word


def number_of(g: Game, seat: int, answer: int) -> int:
    """How many cards an answer that names one could mean."""
    verb = option_text(g.table, answer).partition(" ")[0]
    if verb in ("play", "hide", "hold"):
        return int(hand_count(g, seat, argument_of(answer)))
    return int(g.count(seat, argument_of(answer))) if verb == "search" else 1


def cases(starts: Iterable[Start], play: Play, viewer: int, hidden: Hidden) -> list[Case]:
    """What a viewer may come to see, the likeliest first, each with the odds of the hidden thing."""
    views: dict[str, Game] = {}
    found: dict[str, Odds] = defaultdict(lambda: defaultdict(Fraction))
    for start, ways in starts:
        for g, weight in histories(start.copy(), play, ways):
            seen = view(g, viewer)
            key = str(save(seen))
            views.setdefault(key, seen)
            found[key][hidden(g)] += weight
    made = []
    for key, weights in found.items():
        total = sum(weights.values(), Fraction(0))
        made.append(Case(views[key], {thing: w / total for thing, w in weights.items()}, total))
    return sorted(made, key=lambda case: -case.weight)


def dealt(case: Case, hidden: Hidden) -> Callable[[Source], Hashable]:
    """The hidden thing in worlds of a view."""
    return lambda source: hidden(determinize(case.seen, source))


def all_alike(case: Case) -> Callable[[Source], Hashable]:
    """A wrong dealing: whatever can be is as likely as the rest."""
    things = list(case.odds)
    return lambda source: things[int(source.below(len(things)))]


def fault(odds: Odds, deal: Callable[[Source], Hashable], samples: int = 3000, seed: int = 1) -> str:
    """What is wrong with a dealing, or nothing: a thing that cannot be, or odds that are far off (chi-square)."""
    source = Source(seed)
    counted = Counter(deal(source) for _ in range(samples))
    for thing in counted:
        if thing not in odds:
            return f"{thing} cannot be"
    expected, found = [0.0], [0]  # the rare ones together, then the others
    for thing, chance in odds.items():
        number = float(samples * chance)
        if number < LEAST:
            expected[0] += number
            found[0] += counted[thing]
        else:
            expected.append(number)
            found.append(counted[thing])
    chi = sum((f - e) ** 2 / max(e, 1.0) for f, e in zip(found, expected))
    free = max(len(expected) - (1 if expected[0] else 2), 0)
    if chi > free + SURE * sqrt(2 * free) + SURE:
        return f"chi-square {chi:.1f} with {free} degrees of freedom"
    return ""
