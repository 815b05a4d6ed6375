"""What came of some games, and the first law that broke."""

from __future__ import annotations

from dataclasses import dataclass, field

from folsom.laws.broken import CHEAP


@dataclass
class BrokenLaw:
    """A broken law: its name, what was found, and how to see it again."""

    law: str
    found: str
    seed: int
    ply: int
    bandits: tuple[str, ...]


@dataclass
class Tally:
    """Games, plies and decisions; how often each law was checked; games and wins by bandit and by seat."""

    games: int = 0
    plies: int = 0
    decisions: int = 0
    checked: dict[str, int] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)
    wins: dict[str, float] = field(default_factory=dict)
    seats: dict[int, float] = field(default_factory=dict)
    failure: BrokenLaw | None = None

    def count(self, law: str, number: int = 1) -> None:
        """Counts a law that held so often."""
        self.checked[law] = self.checked.get(law, 0) + number

    def count_cheap(self, plies: int) -> None:
        """Counts the cheap laws of a game of so many plies."""
        for law in CHEAP:
            self.count(law, plies)

    def count_game(self, bandits: tuple[str, ...], leader: list[int], winners: set[int]) -> None:
        """Counts a finished game that these seats won; a shared win is shared, and a seat's bandits win together."""
        self.games += 1
        for seat, bandit in zip(leader, bandits):
            share = 1 / len(winners) if seat in winners else 0
            self.dealt[bandit] = self.dealt.get(bandit, 0) + 1
            self.wins[bandit] = self.wins.get(bandit, 0) + share
        for seat in set(leader):
            self.seats[seat] = self.seats.get(seat, 0) + (1 / len(winners) if seat in winners else 0)

    def add(self, other: Tally) -> None:
        """Adds what came of other games."""
        self.games += other.games
        self.plies += other.plies
        self.decisions += other.decisions
        self.failure = self.failure or other.failure
        for law, number in other.checked.items():
            self.count(law, number)
        for bandit, number in other.dealt.items():
            self.dealt[bandit] = self.dealt.get(bandit, 0) + number
        for bandit, share in other.wins.items():
            self.wins[bandit] = self.wins.get(bandit, 0) + share
        for seat, share in other.seats.items():
            self.seats[seat] = self.seats.get(seat, 0) + share
