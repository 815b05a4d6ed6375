"""The result of a match as plain data: what each kind of bot won, earned and took."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from folsom.arena.clock import clock_from, together
from folsom.arena.match import GameResult
from folsom.arena.schedule import Seating
from folsom.arena.stats import SURE, mean_interval, wilson_pooled
from folsom.bots import is_counted
from folsom.core.compiled import COMPILED

FIRST_FEW = 5  # problems that are told


def summary(games: Sequence[Seating], results: Sequence[GameResult], asked: dict[str, Any]) -> dict[str, Any]:
    """All of it. The times apart, it follows from what was asked."""
    codes = sorted({code for seating in games for code in seating.codes}, key=asked["bots"].index)
    return {
        "asked": asked,
        "compiled": COMPILED,
        "counted": all(is_counted(code) for code in codes),
        "sure": SURE,
        "games": len(results),
        "nobody_won": sum(1 for result in results if not any(result.won)),
        "shared_wins": sum(1 for result in results if 0 < max(result.won) < 1),
        "bots": [of_kind(code, games, results) for code in codes],
        "failures": sum(len(result.failures) for result in results),
        "problems": problems(games, results),
    }


def of_kind(code: str, games: Sequence[Seating], results: Sequence[GameResult]) -> dict[str, Any]:
    """How one kind of bot did, over all its seats."""
    totals: list[float] = []
    money: list[float] = []
    places: list[float] = []
    fair: list[float] = []
    most = 0.0
    seats = 0
    failures = 0
    alone = bool(games)
    clocks = []
    for seating, result in zip(games, results):
        own = [seat for seat, other in enumerate(seating.codes) if other == code]
        if not own:
            alone = False
            continue
        seats += len(own)
        alone = alone and len(own) == len(seating.codes)
        totals.append(sum(result.won[seat] for seat in own))
        money.append(fmean(result.money[seat] for seat in own))
        places.append(fmean(result.places[seat] for seat in own))
        fair += [1 / len(set(result.sides))] * len(own)
        most = max(most, *(sum(1 for seat in own if result.sides[seat] == side) for side in result.sides))
        clocks += [clock_from(result.clocks[seat]) for seat in own]
        failures += sum(1 for failure in result.failures if failure[0] in own)
    n = len(totals)
    if n == 0:  # a short ladder may have no seat for everybody
        totals, money, places, fair = [0.0], [0.0], [0.0], [0.0]
    low, high = wilson_pooled(sum(totals), n, seats, most) if n else (0.0, 1.0)
    if alone:  # nobody else played: its share is no guess
        low = high = sum(totals) / seats
    return {
        "code": code,
        "counted": is_counted(code),
        "n": n,
        "seats": seats,
        "won": round(sum(totals), 6),
        "share": round(sum(totals) / max(seats, 1), 6),
        "interval": [round(low, 6), round(high, 6)],
        "fair": round(fmean(fair), 6),
        "money": round(fmean(money), 2),
        "money_interval": [round(edge, 2) for edge in mean_interval(money)],
        "place": round(1 + fmean(places), 4),
        "failures": failures,
        "seconds": together(clocks).summary(),
    }


def problems(games: Sequence[Seating], results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """The first failures of bots: who, in which game, at which decision, and how."""
    found = []
    for seating, result in zip(games, results):
        for seat, number, about, problem in result.failures:
            where = {"game": result.game, "code": seating.codes[seat], "seat": seat}
            found.append(where | {"decision": number, "about": about, "problem": problem})
    return found[:FIRST_FEW]
