"""Tunes the numbers of outlaw's judgement by games of outlaws against each other.

    PYTHONPATH=build/compiled .venv/bin/python bench/tune.py [--minutes 10] [--seed 1] [--box horses] [--only flask]
    PYTHONPATH=build/compiled .venv/bin/python bench/tune.py --compare FILE   # the numbers of FILE against ours

Simultaneous perturbation (SPSA): two seats play with all numbers pushed one way, two with all pushed the other way, at
random for each number; what the first two win and earn more moves the numbers. The mean of the last part is written to
build/weights.json, which has the form of `src/folsom/bots/data/weights.json`; compare it before it takes that place.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path

from folsom import Setup, Source, dealt, new_game, outcome
from folsom.bots.players import Judging, weights_of
from folsom.bots.table import play

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "src" / "folsom" / "bots" / "data" / "weights.json"
OUT = ROOT / "build" / "weights.json"
DOUBT = 20
PAIRS = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
TAIL = 0.6  # the mean is taken from this part of the time on


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--box", default="")
    parser.add_argument("--only", default="", help="the names of the numbers to tune, with commas")
    parser.add_argument("--compare", type=Path)
    asked = parser.parse_args()
    boxes = (asked.box,) if asked.box else ()
    if asked.compare:
        compare(json.loads(asked.compare.read_text())["outlaw"], boxes, asked.seed)
        return
    stored = json.loads(KEPT.read_text(encoding="utf-8"))
    names = list(stored["outlaw"])
    moving = [name in asked.only.split(",") for name in names] if asked.only else [True] * len(names)
    found = tuned([float(number) for number in weights_of("outlaw")], moving, boxes, asked.seed, asked.minutes * 60)
    stored["outlaw"] = {name: round(number) for name, number in zip(names, found)}
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    print(OUT)


def tuned(start: list[float], moving: list[bool], boxes: tuple[str, ...], seed: int, seconds: float) -> list[float]:
    """The numbers after some time, as the mean of the last part of it."""
    chance = random.Random(seed)
    numbers, mean, counted = start[:], start[:], 0
    begin, told = time.monotonic(), 0.0
    while (passed := (time.monotonic() - begin) / seconds) < 1:
        push = [chance.choice((-1, 1)) if moves else 0 for moves in moving]
        size = [(0.14 - 0.08 * passed) * abs(number) + 2 for number in numbers]
        one = [max(0, round(n + s * p)) for n, s, p in zip(numbers, size, push)]
        other = [max(0, round(n - s * p)) for n, s, p in zip(numbers, size, push)]
        gain = sum(advantage(one, other, pair, boxes, chance.getrandbits(40)) for pair in PAIRS) / len(PAIRS)
        rate = 0.25 * (1 - 0.8 * passed) * gain
        numbers = [max(0.0, n + rate * s * p) for n, s, p in zip(numbers, size, push)]
        if passed > TAIL:
            counted += 1
            mean = [m + (n - m) / counted for m, n in zip(mean, numbers)]
        if time.monotonic() - told > 15:
            told = time.monotonic()
            print(f"{passed:4.0%}", [round(number) for number in numbers], file=sys.stderr)
    return mean


def advantage(one: list[int], other: list[int], seats: tuple[int, ...], boxes: tuple[str, ...], seed: int) -> float:
    """What two seats with some numbers have more than two with others: half for the win, half for money."""
    game = new_game(dealt(4, Source(seed), Setup((), boxes=boxes)))
    bots = [Judging(seed + seat, one if seat in seats else other, DOUBT, 0) for seat in range(4)]
    play(game, bots, Source(seed + 1))
    end = outcome(game)
    winners = [seat for seat in range(4) if end.won(seat)]
    win = sum((1 if seat in seats else -1) / len(winners) for seat in winners)
    money = sum(end.money[seat] if seat in seats else -end.money[seat] for seat in range(4)) / 2
    return 0.5 * win + 0.5 * money / 1000


def compare(found: dict[str, int], boxes: tuple[str, ...], seed: int, games: int = 2000) -> None:
    """One outlaw with the new numbers against three with ours, and the other way round."""
    new, ours = list(found.values()), weights_of("outlaw")
    for name, one, others in (("new against ours", new, ours), ("ours against new", ours, new)):
        won = 0.0
        for game in range(games):
            seat, deal = game % 4, 10_000_000 + seed * games + game // 4
            g = new_game(dealt(4, Source(deal), Setup((), boxes=boxes)))
            bots = [Judging(game * 4 + s, one if s == seat else others, DOUBT, 0) for s in range(4)]
            play(g, bots, Source(deal + 1))
            winners = [s for s in range(4) if outcome(g).won(s)]
            won += (seat in winners) / max(len(winners), 1)
        print(f"{name}: {won / games:.1%} of {games} games (fair: 25 %)")


if __name__ == "__main__":
    main()
