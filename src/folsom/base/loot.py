"""Loot: choosing a token by its look, without seeing under it."""

from __future__ import annotations

from typing import Final

from folsom.base.rules import rules_of
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of
from folsom.core.steps import Draw, register
from folsom.core.verbs import give_value, look_of, move_token, same_to_all, sample_value
from folsom.core.words import NUMBER, VALUE, verb

# The base game's types of tokens, by number: it is always laid out first.
PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2

# The rules by which tokens change hands: a step names its rule by number, and boxes add theirs.
LOOT_RULES: Final = ["BASE-ROB-1", "BASE-PUNCH-1", "BASE-EV-PICKPOCKET"]

WHICH: Final = verb("token", NUMBER)  # chance says which of several tokens that look alike
WORTH: Final = verb("worth", VALUE)  # chance says what is under a token that nobody has seen


def looks_at(g: Game, place: i64, seat: i64, kinds: i64) -> i64:
    """The looks of the tokens of some kinds (mask) at a place, as a seat sees them: a bit for each.

    A value that the seat knows has the bit of its number, an unknown one (or a kind without hidden values) the bit
    of its kind from bit 24 on.
    """
    looks: i64 = 0
    at = g.tokens.at
    t: i64
    for t in range(len(at)):
        if at[t] == place:
            kind = g.table.tokens[t]
            if kinds >> kind & 1:
                if t < g.table.hidden and g.tokens.known[t] >> seat & 1:
                    looks |= 1 << g.tokens.value[t]
                else:
                    looks |= 1 << (24 + kind)
    return looks


def look_options(g: Game, verb_number: i64, looks: i64) -> list[int]:
    """The options that name these looks with this verb: a shared list."""
    key = looks << 8 | verb_number
    lists = rules_of(g).looks
    found = lists.find(key)
    if found is not None:
        return found
    options: list[int] = []
    for kind, token_kind in enumerate(g.table.token_kinds):
        if looks >> (24 + kind) & 1:
            options.append(option_of(verb_number, kind))
        for value in range(token_kind.first, token_kind.last + 1):
            if token_kind.hidden and looks >> value & 1:
                options.append(option_of(verb_number, kind | value << 4))
    return lists.keep(key, options)


def all_see_looks(g: Game, place: i64, seat: i64) -> bool:
    """Whether all can say how the tokens of a place look to a seat: one only, or none that it may know."""
    number: i64 = 0
    doubt = False
    t: i64
    for t in range(len(g.table.tokens)):
        if g.tokens.at[t] == place:
            number += 1
            if t < g.table.hidden and g.tokens.maybe[t] >> seat & 1:
                doubt = True
    return number == 1 or not doubt


def any_at(g: Game, place: i64, kinds: i64) -> bool:
    """Whether a token of some kinds (mask) lies at a place."""
    t: i64
    for t in range(len(g.table.tokens)):
        if g.tokens.at[t] == place and kinds >> g.table.tokens[t] & 1:
            return True
    return False


def take_look(g: Game, place: i64, to: i64, look: i64, seat: i64, rule: str) -> None:
    """Moves a token with this look; chance decides between those that look alike to the seat but are not."""
    first: i64 = -1
    t: i64
    for t in range(len(g.table.tokens)):
        if g.tokens.at[t] == place and look_of(g, t, seat) == look:
            if first < 0:
                first = t
            elif t < g.table.hidden and not same_to_all(g, first, t):
                g.push(WhichToken(place, to, look, seat, g.table.rule_ids.index(rule)))
                return
    carry(g, first, to, rule)


def carry(g: Game, token: i64, to: i64, rule: str) -> None:
    """Moves a token; one that nobody has seen gets its value when a bandit takes it."""
    if g.tokens.value[token] == 0 and to >= g.table.places and to < g.table.stock:
        g.push(FirstSight(token, to, g.table.rule_ids.index(rule)))
    else:
        move_token(g, token, to, rule)


class WhichToken(Draw):
    """BASE-HIDDEN-5: one of several tokens that look alike to the chooser, drawn.

    Draws may name hidden things: nobody is shown a game while one is open.
    """

    def __init__(self, place: i64, to: i64, look: i64, seat: i64, rule: i64) -> None:
        super().__init__()
        self.place = place
        self.to = to
        self.look = look
        self.seat = seat
        self.rule = rule

    def args(self) -> list[int]:
        return [self.place, self.to, self.look, self.seat, self.rule]

    def alike(self, g: Game) -> list[int]:
        """The tokens in question."""
        found: list[int] = []
        t: i64
        for t in range(len(g.table.tokens)):
            if g.tokens.at[t] == self.place and look_of(g, t, self.seat) == self.look:
                found.append(t)
        return found

    def sample(self, g: Game, source: Source) -> i64:
        tokens = self.alike(g)
        return option_of(WHICH, tokens[source.below(len(tokens))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(WHICH, token), 1) for token in self.alike(g)]

    def take(self, g: Game, option: i64) -> None:
        carry(g, argument_of(option), self.to, g.table.rule_ids[self.rule])


class FirstSight(Draw):
    """BASE-ROB-1: somebody sees for the first time what is under a token."""

    def __init__(self, token: i64, to: i64, rule: i64) -> None:
        super().__init__()
        self.token = token
        self.to = to
        self.rule = rule

    def args(self) -> list[int]:
        return [self.token, self.to, self.rule]

    def seen_by(self, g: Game) -> i64:
        holder = g.table.holder_at(self.to)
        if holder < 0:
            return 0
        return 1 << g.table.leader[holder]

    def sample(self, g: Game, source: Source) -> i64:
        return option_of(WORTH, sample_value(g, g.table.token_kinds[g.table.tokens[self.token]], source))

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        kind = g.table.token_kinds[g.table.tokens[self.token]]
        return [
            (option_of(WORTH, v), int(g.tokens.bag[v])) for v in range(kind.first, kind.last + 1) if g.tokens.bag[v]
        ]

    def take(self, g: Game, option: i64) -> None:
        give_value(g, self.token, argument_of(option))
        move_token(g, self.token, self.to, g.table.rule_ids[self.rule])


register(WhichToken, FirstSight)
