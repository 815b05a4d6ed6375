"""Who sits where, with which bandit and which luck: game number i is always the same, however many are played.

Luck cancels: each deal is played again with the bots moved on by one seat, until every bot has had every seat, and
the bandits of a deal move on by one seat with the next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from typing import TypeVar

from folsom.base.gang import draw_bandits, known_bandits
from folsom.base.setup import Setup, bandits_each, dealt, parts_of, taken_seats
from folsom.core.chance import Source

T = TypeVar("T")


@dataclass(frozen=True)
class Seating:
    """A game to be played: its number, its luck (a seed that games of one deal share), its setup, and who sits where.

    ``seed`` is that of the bots: no two games share it.
    """

    game: int
    luck: int
    seed: int
    setup: Setup
    codes: tuple[str, ...]


def number_from(*words: object) -> int:
    """A number of 60 bits that hangs on all the words."""
    text = " ".join(str(word) for word in words)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 4


def shuffled(things: Sequence[T], *words: object) -> list[T]:
    """The things in an order that hangs on the words."""
    source = Source(number_from(*words))
    pool = list(things)
    return [pool.pop(int(source.below(len(pool)))) for _ in things]


def take(games: Iterator[Seating], number: int) -> list[Seating]:
    """The first games of a schedule."""
    return list(islice(games, number))


def fill(codes: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: the last code fills the seats that are left."""
    return tuple(codes) + tuple(codes[-1:]) * (players - len(codes))


def seats_for(plain: Setup, players: int) -> int:
    """How many seats bots take in a game of so many players: a part may bring seats beside those of the bandits."""
    bandits = known_bandits()[: players * bandits_each(parts_of(plain))]
    return len(taken_seats(replace(plain, bandits=tuple(bandits))))


def players_for(plain: Setup, seats: int) -> int:
    """The other way round: how many players there are where bots take so many seats."""
    return next((players for players in range(1, seats) if seats_for(plain, players) == seats), seats)


class Deals:
    """The deals of one kind of game: over as many as there are bandits, each has been on every seat once."""

    def __init__(self, plain: Setup, players: int, seed: int) -> None:
        self.plain = plain
        self.players = players
        self.seats = seats_for(plain, players)  # that bots take
        self.words = (seed, players, plain.edition, plain.first_game, *plain.variants, *plain.boxes)
        self.own_way = bandits_each(parts_of(plain)) > 1
        self.dealt = 0

    def next(self) -> tuple[Setup, int]:
        """The next setup, and its luck."""
        deal = self.dealt
        self.dealt += 1
        return self.setup(deal), number_from("luck", deal, *self.words)

    def setup(self, deal: int) -> Setup:
        """The bandits of a deal; where a variant has its own way to deal them, it does."""
        if self.own_way:
            return dealt(self.players, Source(number_from("bandits", deal, *self.words)), self.plain)
        number = len(known_bandits())
        turn, shift = divmod(deal, number)
        everybody = draw_bandits(number, Source(number_from("bandits", turn, *self.words)))
        here = [everybody[(seat + shift) % len(everybody)] for seat in range(self.players)]
        return replace(self.plain, bandits=tuple(here))


def rotations(order: Sequence[str]) -> list[tuple[str, ...]]:
    """Everybody moves on by one seat, until all have had every seat; nobody need move where all are alike.

    As many for every order of the same bots, so that each deal has as many games as any other.
    """
    shifts = range(len(order) if len(set(order)) > 1 else 1)
    return [(*order[shift:], *order[:shift]) for shift in shifts]


def arena_games(plain: Setup, codes: Sequence[str], seed: int) -> Iterator[Seating]:
    """The games of a match, without end: each deal with every rotation. Neighbours are drawn anew for each deal."""
    deals = Deals(plain, players_for(plain, len(codes)), seed)
    game = 0
    while True:
        order = shuffled(codes, "order", seed, deals.dealt)
        setup, luck = deals.next()
        for seats in rotations(order):
            yield Seating(game, luck, number_from("bots", seed, game), setup, seats)
            game += 1
