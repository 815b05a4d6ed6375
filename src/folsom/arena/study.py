"""The balance of the game itself: who wins how often, by bandit, seat, round card and variant, and with whose money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from folsom.arena.match import GameResult
from folsom.arena.report import problems
from folsom.arena.schedule import Deals, Seating, number_from
from folsom.arena.sources import SOURCES
from folsom.arena.stats import SURE, mean_interval, wilson
from folsom.base.gang import known_bandits
from folsom.base.setup import Setup, SetupError, check, dealt
from folsom.core.chance import Source
from folsom.core.compiled import COMPILED


@dataclass(frozen=True)
class Setting:
    """One way to play that a study looks at."""

    players: int
    plain: Setup

    def as_data(self) -> dict[str, Any]:
        """The setting as plain data."""
        return {"players": self.players, "variants": list(self.plain.variants)}


def settings_for(plain: Setup, players: Sequence[int], variants: Sequence[str] = ()) -> list[Setting]:
    """Each number of players, in the game as asked for and with each of the variants besides, where it is possible."""
    found = []
    for setup in [plain, *[replace(plain, variants=(*plain.variants, name)) for name in variants]]:
        found += [Setting(number, setup) for number in players if _playable(setup, number)]
    return found


def _playable(plain: Setup, players: int) -> bool:
    try:
        check(dealt(players, Source(0), plain))
    except SetupError:
        return False
    return True


def study_games(settings: Sequence[Setting], code: str, seed: int) -> Iterator[Seating]:
    """The games of a study, without end: each setting in turn gets as many as bring every bandit to every seat."""
    deals = [Deals(setting.plain, setting.players, seed) for setting in settings]
    game = 0
    while True:
        setting = game // len(known_bandits()) % len(settings)
        setup, luck = deals[setting].next()
        codes = (code,) * deals[setting].seats
        yield Seating(game, luck, number_from("bots", seed, game), setup, codes)
        game += 1


@dataclass
class Wins:
    """How often something won: trials, wins (shares too), and what would be fair."""

    n: int = 0
    won: float = 0.0
    fair: float = 0.0

    def add(self, won: float, fair: float) -> None:
        """One trial more."""
        self.n += 1
        self.won += won
        self.fair += fair

    def as_data(self) -> dict[str, Any]:
        """The share with its interval."""
        low, high = wilson(self.won, self.n)
        share, fair = (self.won / self.n, self.fair / self.n) if self.n else (0.0, 0.0)
        return {
            "n": self.n,
            "share": round(share, 6),
            "interval": [round(low, 6), round(high, 6)],
            "fair": round(fair, 6),
        }


@dataclass
class Book:
    """The sums of one study, or of one setting of it."""

    bandits: dict[str, Wins] = field(default_factory=dict)
    seats: dict[int, Wins] = field(default_factory=dict)
    turns: dict[int, Wins] = field(default_factory=dict)  # by how many players come before in the first round
    rounds: dict[str, dict[str, Wins]] = field(default_factory=dict)  # by round card, then by bandit
    cards: dict[str, int] = field(default_factory=dict)  # games with each round card
    winners: dict[str, list[float]] = field(default_factory=dict)  # the winners' money, by round card
    money: dict[str, list[dict[str, float]]] = field(default_factory=dict)  # by bandit, for each of his games
    totals: list[float] = field(default_factory=list)  # the winners' money
    decisions: int = 0
    shared: int = 0
    nobody: int = 0

    def add(self, result: GameResult) -> None:
        """One game more."""
        facts = result.more
        fair = 1 / len(set(result.sides))
        seats = len(result.won)
        for bandit, won, money in zip(facts["bandits"], facts["won"], facts["money"]):
            self.bandits.setdefault(bandit, Wins()).add(won, fair)
            self.money.setdefault(bandit, []).append(money)
            for card in facts["rounds"]:
                self.rounds.setdefault(card, {}).setdefault(bandit, Wins()).add(won, fair)
        for card in facts["rounds"]:
            self.cards[card] = self.cards.get(card, 0) + 1
        for seat, won in enumerate(result.won):
            self.seats.setdefault(seat, Wins()).add(won, fair)
            if facts["first"] >= 0:
                self.turns.setdefault((seat - facts["first"]) % seats, Wins()).add(won, fair)
        if any(result.won):
            best = float(max(money for money, won in zip(result.money, result.won) if won))
            self.totals.append(best)
            for card in facts["rounds"]:
                self.winners.setdefault(card, []).append(best)
        self.decisions += sum(clock[0] for clock in result.clocks)
        self.shared += 0 < max(result.won) < 1
        self.nobody += not any(result.won)

    def as_data(self) -> dict[str, Any]:
        """The sums as plain data."""
        bandits = [name for name in known_bandits() if name in self.bandits]
        return {
            "bandits": {name: self.bandits[name].as_data() for name in bandits},
            "seats": {str(seat + 1): self.seats[seat].as_data() for seat in sorted(self.seats)},
            "turns": {str(turn + 1): self.turns[turn].as_data() for turn in sorted(self.turns)},
            "rounds": {
                card: {
                    "games": self.cards[card],
                    "winner_money": _mean(self.winners.get(card, [])),
                    "bandits": {name: by[name].as_data() for name in bandits if name in by},
                }
                for card, by in sorted(self.rounds.items())
            },
            "money": {name: _sources(self.money[name]) for name in bandits},
            "winner_money": _mean(self.totals),
            "shared_wins": self.shared,
            "nobody_won": self.nobody,
        }


def _mean(numbers: list[float]) -> dict[str, Any]:
    if not numbers:
        return {"mean": 0.0, "interval": [0.0, 0.0]}
    return {"mean": round(fmean(numbers), 2), "interval": [round(edge, 2) for edge in mean_interval(numbers)]}


def _sources(games: list[dict[str, float]]) -> dict[str, Any]:
    """A bandit's mean money from each source, and in all."""
    by = {source: _mean([one.get(source, 0) for one in games]) for source in SOURCES}
    return by | {"all": _mean([sum(one.values()) for one in games])}


def study(
    games: Sequence[Seating], results: Sequence[GameResult], settings: Sequence[Setting], asked: dict[str, Any]
) -> dict[str, Any]:
    """The whole study as plain data: over all games, and for each setting if there are several."""
    whole = Book()
    parts = [Book() for _ in settings]
    numbers = [0] * len(settings)
    for seating, result in zip(games, results):
        setting = seating.game // len(known_bandits()) % len(settings)
        numbers[setting] += 1
        whole.add(result)
        parts[setting].add(result)
    by_setting = [
        setting.as_data() | {"games": number} | part.as_data()
        for setting, number, part in zip(settings, numbers, parts)
        if number
    ]
    data = whole.as_data()
    for card, one in data["rounds"].items():
        for bandit, wins in one["bandits"].items():
            wins["usual"] = round(usual(card, bandit, parts), 6)
    return {
        "asked": asked,
        "compiled": COMPILED,
        "sure": SURE,
        "games": len(results),
        "decisions_per_game": round(whole.decisions / len(results), 2),
        **data,
        "settings": by_setting,
        "failures": sum(len(result.failures) for result in results),
        "problems": problems(games, results),
    }


def usual(card: str, bandit: str, parts: Sequence[Book]) -> float:
    """What a bandit wins in games like those with a round card: his share in each setting, by how often it is there."""
    total = trials = 0.0
    for part in parts:
        n = part.rounds.get(card, {}).get(bandit, Wins()).n
        if n:
            total += n * part.bandits[bandit].won / part.bandits[bandit].n
            trials += n
    return total / trials
