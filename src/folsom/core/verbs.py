"""The few ways to change what lies on the table. Each tells the listener what happened and why."""

from __future__ import annotations

from typing import Final

from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.pieces import TokenKind
from folsom.core.powers import Power
from folsom.core.table import BARRED_BITS, FIRST_OWN, POWERS, PUBLIC, SEAT_BITS, THE_TABLE
from folsom.core.words import happening

PLACED: Final = happening("placed", "pawn:pawn from:place to:place")
TOKEN: Final = happening("token", "from:place to:place token:look value:value", 1)
GAINED: Final = happening("power-gained", "pawn:pawn power:power")
LOST: Final = happening("power-lost", "pawn:pawn power:power")
BEGAN: Final = happening("in-force", "power:power")
ENDED: Final = happening("out-of-force", "power:power")


def place_pawn(g: Game, pawn: i64, place: i64, rule: str) -> None:
    """Puts a pawn on a place (-1: off the board)."""
    was = g.at[pawn]
    bit: i64 = 1 << pawn
    if was >= 0:
        g.who[was] = g.who[was] & ~bit
    if place >= 0:
        g.who[place] = g.who[place] | bit
    g.at[pawn] = place
    if g.listener is not None:
        tell(g, PLACED, rule, pawn, was, place)


def gain(g: Game, power: Power, holder: i64, rule: str) -> None:
    """Puts a power in force for a pawn, or for the table."""
    slot = POWERS + holder
    g.counters[slot] = g.counters[slot] | power.mask
    if g.listener is not None:
        if holder == THE_TABLE:
            tell(g, BEGAN, rule, power.bit)
        else:
            tell(g, GAINED, rule, holder, power.bit)


def lose(g: Game, power: Power, holder: i64, rule: str) -> None:
    """Takes a power from a pawn, or from the table."""
    slot = POWERS + holder
    g.counters[slot] = g.counters[slot] & ~power.mask
    if g.listener is not None:
        if holder == THE_TABLE:
            tell(g, ENDED, rule, power.bit)
        else:
            tell(g, LOST, rule, holder, power.bit)


def move_token(g: Game, token: i64, place: i64, rule: str) -> None:
    """Moves a token. Onlookers who cannot say which of several alike ones it was lose track of who knows which."""
    was = g.tokens.at[token]
    if token < g.table.hidden:
        _blur(g, token, was)
    g.tokens.at[token] = place
    holder = g.table.holder_at(place)
    if holder >= 0 and token < g.table.hidden:
        learn(g, token, g.table.leader[holder])
    if g.listener is not None:
        _tell_token(g, token, was, place, rule)


def learn(g: Game, token: i64, seat: i64) -> None:
    """A seat gets to know a token, and everybody sees that it does."""
    bit: i64 = 1 << seat
    g.tokens.known[token] = g.tokens.known[token] | bit
    g.tokens.sure[token] = g.tokens.sure[token] | bit
    g.tokens.maybe[token] = g.tokens.maybe[token] | bit


def begin_with(g: Game, token: i64) -> None:
    """A bandit begins the game with a token: all know its value, as long as they can tell that it is this one."""
    bit: i64 = 1 << FIRST_OWN
    g.tokens.known[token] = g.tokens.known[token] | bit
    g.tokens.sure[token] = g.tokens.sure[token] | bit
    g.tokens.maybe[token] = g.tokens.maybe[token] | bit


def show_to_all(g: Game, token: i64) -> None:
    """Everybody gets to know a token, onlookers too."""
    everybody: i64 = (1 << g.table.seats) - 1 | 1 << PUBLIC
    g.tokens.known[token] = everybody
    g.tokens.sure[token] = everybody
    g.tokens.maybe[token] = everybody


def bar_values(g: Game, token: i64, values: i64) -> None:
    """All can tell that a token which somebody has seen has none of some values (mask, from the first of its kind)."""
    assert values < 1 << BARRED_BITS
    g.tokens.sure[token] = g.tokens.sure[token] | values << SEAT_BITS


def barred_value(g: Game, token: i64, value: i64) -> bool:
    """Whether all can tell that a token does not have a value."""
    barred = g.tokens.sure[token] >> SEAT_BITS
    return barred >> (value - g.table.token_kinds[g.table.tokens[token]].first) & 1 != 0


def turn_token(g: Game, token: i64, value: i64, rule: str) -> None:
    """A token has another value of its kind from now on, and all see it: a flask that is half empty, for one.

    Which of several alike ones it was, onlookers cannot say: they lose track of who knows the others.
    """
    _blur(g, token, g.tokens.at[token])
    g.tokens.value[token] = value
    show_to_all(g, token)
    if g.listener is not None:
        _tell_token(g, token, g.tokens.at[token], g.tokens.at[token], rule)


def give_value(g: Game, token: i64, value: i64) -> None:
    """A token that nobody has seen gets its value from the bag (``value``: its number there)."""
    g.tokens.bag[value] = g.tokens.bag[value] - 1
    g.tokens.value[token] = value


def sample_value(g: Game, kind: TokenKind, source: Source) -> i64:
    """The number of a value from the bag of a kind of token."""
    total: i64 = 0
    k: i64
    for k in range(kind.first, kind.last + 1):
        total += g.tokens.bag[k]
    r = source.below(total)
    k = kind.first
    while r >= g.tokens.bag[k]:
        r -= g.tokens.bag[k]
        k += 1
    return k


def look_of(g: Game, token: i64, seat: i64) -> i64:
    """A token as a seat sees it: its kind, and its value if the seat knows it."""
    kind = g.table.tokens[token]
    if token >= g.table.hidden or not g.tokens.known[token] >> seat & 1:
        return kind
    return kind | g.tokens.value[token] << 4


def same_to_all(g: Game, a: i64, b: i64) -> bool:
    """Whether nobody, not even chance, could tell these two tokens of one place apart.

    One of them goes: then nobody can say any more which of the two a bandit began with.
    """
    both: i64 = ~(1 << FIRST_OWN)
    return (
        g.tokens.value[a] == g.tokens.value[b]
        and (g.tokens.known[a] ^ g.tokens.known[b]) & both == 0
        and (g.tokens.sure[a] ^ g.tokens.sure[b]) & both == 0
        and (g.tokens.maybe[a] ^ g.tokens.maybe[b]) & both == 0
    )


def lay_token(g: Game, token: i64, place: i64, rule: str) -> None:
    """Lays out a token that nobody has seen yet."""
    was = g.tokens.at[token]
    g.tokens.at[token] = place
    if g.listener is not None:
        _tell_token(g, token, was, place, rule)


def _blur(g: Game, token: i64, place: i64) -> None:
    """Of all tokens of this kind here one goes: what is sure of each is sure of any, what may be may be of each.

    One that all know is none of those that look alike.
    """
    at = g.tokens.at
    kinds = g.table.tokens
    kind = kinds[token]
    sure = g.tokens.sure[token]
    maybe = g.tokens.maybe[token]
    if sure >> PUBLIC & 1:
        return
    alike: i64 = 0
    t: i64
    for t in range(g.table.hidden):
        if at[t] == place and kinds[t] == kind and not g.tokens.sure[t] >> PUBLIC & 1:
            sure &= g.tokens.sure[t]
            maybe |= g.tokens.maybe[t]
            alike += 1
    if alike < 2 or maybe == 0:
        return
    for t in range(g.table.hidden):
        if at[t] == place and kinds[t] == kind and not g.tokens.sure[t] >> PUBLIC & 1:
            g.tokens.sure[t] = sure
            g.tokens.maybe[t] = maybe


def _tell_token(g: Game, token: i64, was: i64, place: i64, rule: str) -> None:
    seats: i64 = g.tokens.known[token] if token < g.table.hidden else (1 << g.table.seats) - 1
    tell(g, TOKEN, rule, was, place, g.table.tokens[token], g.tokens.value[token], seats)
