"""Chance in a scenario: the outcomes that it fixes, in order; what it leaves open comes from a seeded source."""

from __future__ import annotations

from folsom import Game, Refused, Source, answer_chance, apply, draw_open
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Draw
from folsom.core.verbs import same_to_all
from folsom.core.words import NUMBER, VERBS
from folsom.notation.names import Unknown, look_named, seat_named
from folsom.notation.scenario.naming import option_named, option_words, players
from folsom.notation.scenario.words import ScenarioError, at

SHOWN = 8  # outcomes that an error names


class Chance:
    """Answers draws. A fixed outcome waits for the first draw of its kind (and of the bandit it names)."""

    def __init__(self, seed: int) -> None:
        self.source = Source(seed)
        self.fixed: list[tuple[str, str]] = []  # where it stands, and the text

    def fix(self, where: str, text: str) -> None:
        """Fixes the outcome of a draw to come."""
        self.fixed.append((where, " ".join(text.split())))

    def answer(self, g: Game) -> None:
        """Answers the open draw."""
        draw = draw_open(g)
        assert draw is not None
        outcomes = [outcome for outcome, _ in draw.outcomes(g)]
        if not outcomes:
            raise ScenarioError(f"nothing is left to come in {type(draw).__name__}")
        meant = [i for i, (_, text) in enumerate(self.fixed) if _meant(g, draw, outcomes, text)]
        if meant:
            where, text = self.fixed.pop(meant[0])
            with at(where):
                outcome = _outcome(g, outcomes, _without_bandit(g, text), drawer(g, draw))
            try:
                answer_chance(g, outcome)
            except Refused as error:
                known = ", or ".join(option_words(g.table, drawer(g, draw), o) for o in outcomes[:SHOWN])
                more = " and so on" if len(outcomes) > SHOWN else ""
                raise ScenarioError(f"{where}: {text!r} cannot be drawn here: {known}{more}") from error
        else:
            apply(g, draw.sample(g, self.source))

    def settle(self, g: Game) -> None:
        """Answers draws until none is open."""
        while draw_open(g) is not None:
            self.answer(g)


def _without_bandit(g: Game, text: str) -> str:
    word, _, rest = text.partition(" ")
    return rest if word in players(g.table) else text


def _meant(g: Game, draw: Draw, outcomes: list[int], text: str) -> bool:
    """Whether a fixed outcome is one for this draw: of its kind, and of the bandit that it names."""
    name = text.partition(" ")[0]
    if name in players(g.table) and drawer(g, draw) != seat_named(g.table, name):
        return False
    return VERBS[verb_of(outcomes[0])].name == _without_bandit(g, text).partition(" ")[0]


def drawer(g: Game, draw: Draw) -> int:
    """The seat whose draw it is, or -1."""
    table = g.table
    seat = getattr(draw, "seat", None)
    bandit = getattr(draw, "bandit", None)
    if seat is None and bandit is None:
        bandit = getattr(draw, "to", -1) - int(table.places)
    if seat is None and bandit is not None and 0 <= bandit < table.led_pawns:
        seat = table.leader[bandit]
    return -1 if seat is None else int(seat)


def _outcome(g: Game, outcomes: list[int], text: str, seat: int) -> int:
    """The outcome that a text stands for: also ``token purse 300 known to belle`` for one of several tokens."""
    word, _, rest = text.partition(" ")
    verb = VERBS[verb_of(outcomes[0])]
    if verb.argument != NUMBER or verb.name != word or rest.isdigit():
        return option_named(g.table, text, seat)
    look_words, _, names = rest.partition(" known to ")
    look = look_named(g.table, look_words)
    seats = [seat_named(g.table, name) for name in names.split(" and ") if name]
    found = [o for o in outcomes if _looks(g, argument_of(o), look, seats)]
    if not found:
        raise Unknown(f"no token here is {rest!r}")
    if not all(same_to_all(g, argument_of(found[0]), argument_of(other)) for other in found):
        raise Unknown(f"several different tokens here are {rest!r}: say more, like '{look_words} known to belle'")
    return found[0]


def _looks(g: Game, token: int, look: int, seats: list[int]) -> bool:
    value = g.tokens.value[token] if token < g.table.hidden else 0
    known = all(g.tokens.known[token] >> seat & 1 for seat in seats)
    return known and g.table.tokens[token] | value << 4 == look
