"""Learns the chances of a seat between two rounds from games of outlaws against each other.

    PYTHONPATH=build/compiled .venv/bin/python bench/train.py [--games 40000] [--seed 1] [--out FILE]

Of every game each position at the start of a round is kept, with the facts of `folsom.bots.search.value` about every
seat, and who won in the end. For each number of rounds to come a multinomial logistic regression is fitted (full
gradient, plain NumPy) on four games out of five; on the fifth it is tested, beside money alone
(fitted in the same way) and "all are alike". Setups are mixed (SETUPS): three to six players, each for himself.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from folsom import Setup, Source, dealt, new_game, outcome
from folsom.bots.players import weights_of
from folsom.bots.search.search import Search
from folsom.bots.search.value import FACTS, LAST, LearnedValue

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "folsom" / "bots" / "data" / "value.json"
SCALE = 100_000  # of the stored weights

SETUPS: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = [
    (3, (), ()),
    (4, (), ()),
    (4, (), ()),
    (5, (), ()),
    (6, (), ()),
    (4, ("expert-2016",), ()),
    (4, (), ("horses",)),
    (3, (), ("horses",)),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    samples = play(asked.games, asked.seed)
    weights = np.zeros((LAST + 1, FACTS))
    for left in range(1, LAST):
        facts, wins, games = stacked(samples[left])
        held = games % 5 == 0
        weights[left] = fit(facts[~held], wins[~held])
        rich = np.zeros(FACTS)
        rich[:1] = fit(facts[~held][:, :, :1], wins[~held])
        report(left, weights[left], rich, facts[held], wins[held])
    weights[LAST] = weights[LAST - 1]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    numbers = [[round(float(x) * SCALE) for x in row] for row in weights]
    about = {"games": asked.games, "seed": asked.seed, "weights": numbers}
    asked.out.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


Sample = tuple[list[list[int]], list[float], int]  # facts and share of the win by seat, and the game


def play(games: int, seed: int) -> dict[int, list[Sample]]:
    """The positions between rounds of so many games, by how many rounds were still to come."""
    found: dict[int, list[Sample]] = {left: [] for left in range(1, LAST)}
    value = LearnedValue([0] * ((LAST + 1) * FACTS))
    players = Search(seed, weights_of("outlaw"), 1.0, 100, 60, 3, 0)
    begin = time.time()
    for game in range(games):
        number, variants, boxes = SETUPS[game % len(SETUPS)]
        plain = Setup((), variants=variants, boxes=boxes)
        g = new_game(dealt(number, Source(seed * 1_000_003 + game), plain))
        seen: list[tuple[int, list[list[int]]]] = []
        for round_number in range(1, LAST):
            players.play_out(g, round_number)
            value.look(g, players.eye)
            rows = [[int(value.facts[s * FACTS + i]) for i in range(FACTS)] for s in range(number)]
            seen.append((LAST - round_number, rows))
        players.play_out(g)
        end = outcome(g)
        winners = [end.won(seat) for seat in range(number)]
        shares = [won / max(sum(winners), 1) for won in winners]
        for left, rows in seen:
            if any(winners):
                found[left].append((rows, shares, game))
        if game % 2000 == 1999:
            print(f"{game + 1} games, {(game + 1) / (time.time() - begin):.0f} a second", file=sys.stderr)
    return found


def stacked(samples: list[Sample]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Facts, shares and games as arrays; a seat that is not there has facts that cannot win."""
    facts = np.zeros((len(samples), 6, FACTS))
    facts[:, :, :] = np.nan
    wins = np.zeros((len(samples), 6))
    for i, (rows, shares, _) in enumerate(samples):
        facts[i, : len(rows)] = rows
        wins[i, : len(shares)] = shares
    return facts, wins, np.array([game for _, _, game in samples])


def chances(weights: np.ndarray, facts: np.ndarray) -> np.ndarray:
    """The share of the win that each seat may expect."""
    scores = np.where(np.isnan(facts[:, :, 0]), -1e9, np.nan_to_num(facts) @ weights)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fit(facts: np.ndarray, wins: np.ndarray, steps: int = 1500) -> np.ndarray:
    """The weights under which what happened is likeliest, pulled a little towards zero (Adam)."""
    clean = np.nan_to_num(facts)
    size = np.sqrt((clean**2).mean(axis=(0, 1))) + 1e-9
    scaled = np.where(np.isnan(facts), np.nan, facts / size)
    number = facts.shape[2]
    weights, mean, square = np.zeros(number), np.zeros(number), np.zeros(number)
    for step in range(1, steps + 1):
        off = chances(weights, scaled) - wins
        slope = np.einsum("ns,nsf->f", off, np.nan_to_num(scaled)) / len(facts) + 1e-4 * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        weights -= 0.03 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return weights / size


def report(left: int, weights: np.ndarray, rich: np.ndarray, facts: np.ndarray, wins: np.ndarray) -> None:
    """How well the chances fit games that were not learned from: the mean surprise, in bits."""
    learned = chances(weights, facts)
    seats = (~np.isnan(facts[:, :, 0])).sum(axis=1)

    def bits(found: np.ndarray) -> float:
        return float(-(wins * np.log2(np.maximum(found, 1e-12))).sum() / len(wins))

    alone, alike = bits(chances(rich, facts)), float(np.log2(seats).mean())
    print(f"{left} rounds to come: {bits(learned):.3f} bits; money alone {alone:.3f}; all alike {alike:.3f}")
    print("   ", [round(float(x) * SCALE) for x in weights])


if __name__ == "__main__":
    main()
