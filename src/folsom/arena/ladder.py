"""Ratings from mixed tables: openskill's model of Plackett and Luce, with intervals.

A skill does not change here, so the model's drift is off. The intervals come from a bootstrap: deals are drawn anew,
with repetition, and everybody is rated from those games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

from folsom.arena.match import GameResult
from folsom.arena.report import of_kind, problems
from folsom.arena.schedule import Deals, Seating, number_from, rotations, shuffled
from folsom.arena.stats import SURE, quantile
from folsom.base.setup import Setup
from folsom.bots import is_counted
from folsom.core.chance import Source
from folsom.core.compiled import COMPILED

WORK = 40_000  # games that are rated in all the bootstrap's rounds together
FEWEST, MOST = 20, 200  # rounds of it


class LadderMissing(Exception):
    """What rates is not installed."""


def ladder_games(plain: Setup, codes: Sequence[str], players: Sequence[int], seed: int) -> Iterator[Seating]:
    """The games of a ladder, without end: tables of every size in turn, each deal with every rotation of its bots.

    All bots play about equally often: they come from a shuffled line, and nobody sits twice at a table before
    everybody sits there once.
    """
    deals = [Deals(plain, number, seed) for number in players]
    line: list[str] = []
    game = table = 0
    while True:
        dealing = deals[table % len(players)]
        guests: list[str] = []
        while len(guests) < dealing.seats:
            wanted = [code for code in line if guests.count(code) == len(guests) // len(codes)]
            if not wanted:
                line += shuffled(codes, "line", seed, table, len(guests), len(line))
                continue
            guests.append(wanted[0])
            line.remove(wanted[0])
        setup, luck = dealing.next()
        for seats in rotations(shuffled(guests, "order", seed, table)):
            yield Seating(game, luck, number_from("bots", seed, game), setup, seats)
            game += 1
        table += 1


Played = tuple[Seating, GameResult]


def ladder(games: Sequence[Seating], results: Sequence[GameResult], asked: dict[str, Any]) -> dict[str, Any]:
    """The ladder as plain data, the best bot first."""
    every = list(zip(games, results))
    codes = list(dict.fromkeys(asked["bots"]))
    rated = ratings(codes, every)
    tries = list(_bootstrap(codes, every, asked["seed"]))
    rows = []
    for code in codes:
        low, high = (quantile([one[code][0] for one in tries], part) for part in ((1 - SURE) / 2, (1 + SURE) / 2))
        mu, sigma = rated[code]
        rating = {"rating": round(mu, 4), "sigma": round(sigma, 4), "interval": [round(low, 4), round(high, 4)]}
        numbers = of_kind(code, games, results)
        rows.append(numbers | {"share_interval": numbers["interval"]} | rating)
    return {
        "asked": asked,
        "compiled": COMPILED,
        "counted": all(is_counted(code) for code in codes),
        "sure": SURE,
        "games": len(results),
        "rounds": len(tries),
        "bots": sorted(rows, key=lambda row: -row["rating"]),
        "failures": sum(len(result.failures) for result in results),
        "problems": problems(games, results),
    }


def ratings(codes: Sequence[str], every: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Skill and doubt of each bot after these games, in their order."""
    model = _model()
    start = model.rating()
    skills = {code: (float(start.mu), float(start.sigma)) for code in codes}
    for seating, result in every:
        seats_of: dict[int, list[int]] = defaultdict(list)
        for seat, side in enumerate(result.sides):
            seats_of[side].append(seat)
        teams = list(seats_of.values())
        sat = [[model.rating(*skills[seating.codes[seat]]) for seat in team] for team in teams]
        rated = model.rate(sat, ranks=[result.places[team[0]] for team in teams])
        new: dict[str, list[Any]] = defaultdict(list)
        for team, after in zip(teams, rated):
            for seat, skill in zip(team, after):
                new[seating.codes[seat]].append(skill)
        for code, found in new.items():  # who sits there twice has the mean of both
            skills[code] = (fmean(one.mu for one in found), fmean(one.sigma for one in found))
    return skills


def _bootstrap(codes: Sequence[str], every: Sequence[Played], seed: int) -> Iterator[dict[str, tuple[float, float]]]:
    """Ratings from deals drawn anew, many times. The games of a deal hang together, so they stay together."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for one in every:
        deals[one[0].luck].append(one)
    groups = list(deals.values())
    source = Source(number_from("bootstrap", seed))
    for _ in range(min(max(WORK // len(every), FEWEST), MOST)):
        drawn = [groups[int(source.below(len(groups)))] for _ in groups]
        yield ratings(codes, [one for group in drawn for one in group])


def _model() -> Any:
    """openskill, which is only imported where it is used."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LadderMissing from None
    return PlackettLuce(tau=0.0, limit_sigma=True)


def check_ladder() -> None:
    """Whether a ladder can be made; to be asked before a long run."""
    _model()
