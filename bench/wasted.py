"""Counts the cards that bots play for nothing: a shot without a target, a punch into the air, a robbery without loot.

    PYTHONPATH=build/compiled .venv/bin/python bench/wasted.py [CODE …] [--games 200] [--tables 3 4 5 6 horses]

Each code plays on all seats of every game, with bandits dealt at random and the same seeds for all codes. A card counts
as wasted if it is resolved and has no effect, whatever kept it from having one: often it is what another bandit did in
the meantime. Times are those of decisions with more than one option, by the clock: an idle core is needed for them. A
budget in milliseconds finds less time to think on a busy machine; one in iterations plays the same games on any.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from statistics import median

from folsom import COMPILED, Event, Game, Listener, Setup, Source, answer, dealt, new_game, pending, run_chance
from folsom.base.action import CARD_RESOLVED
from folsom.base.effects import NO_EFFECT
from folsom.bots import make_bot
from folsom.bots.table import ask

CODES = ("greenhorn", "outlaw", "gunslinger")
TABLES = ("3", "4", "5", "6", "horses")
SHOWN = ("shoot", "punch", "rob")
SEED = 2026


class Counting(Listener):
    """Counts resolved cards by their action, and those of them that had no effect."""

    def __init__(self) -> None:
        super().__init__()
        self.resolved: Counter[str] = Counter()
        self.wasted: Counter[str] = Counter()
        self.last = ""  # the action of the card that was resolved just now

    def hear(self, g: Game, event: Event) -> None:
        """A card without an effect says so at once: what comes later has other causes."""
        if event.happening == CARD_RESOLVED:
            action = int(g.table.kind_action[event.numbers[1]])
            self.last = g.table.actions[action].name if action >= 0 else "none"
            self.resolved[self.last] += 1
            return
        if event.happening == NO_EFFECT and self.last:
            self.wasted[self.last] += 1
        self.last = ""


def play(code: str, players: int, boxes: tuple[str, ...], seed: int, counting: Counting) -> list[float]:
    """One game; the seconds of its decisions."""
    game = new_game(dealt(players, Source(seed), Setup((), boxes=boxes)))
    bots = [make_bot(code, seed << 4 | seat) for seat in range(players)]
    chance = Source(seed)
    game.listener = counting
    times: list[float] = []
    run_chance(game, chance)
    while not game.over():
        seat = pending(game)[0].seat
        begin = time.perf_counter()
        decision, option = ask(game, seat, bots[seat])
        if len(decision.options) > 1:
            times.append(time.perf_counter() - begin)
        answer(game, decision.number, seat, option, decision.part)
        run_chance(game, chance)
    return times


def row(code: str, table: str, games: int) -> str:
    """A line of the table."""
    boxes = () if table.isdigit() else (table,)
    players = int(table) if table.isdigit() else 4
    counting = Counting()
    times: list[float] = []
    for number in range(games):
        times += play(code, players, boxes, SEED + number, counting)
    cells = [code, ", ".join([*boxes, f"{players} players"]), str(games)]
    for action in SHOWN:
        resolved, wasted = counting.resolved[action], counting.wasted[action]
        cells.append(f"{wasted} of {resolved} ({wasted / max(resolved, 1):.0%})")
    resolved, wasted = counting.resolved.total(), counting.wasted.total()
    cells += [f"{wasted / resolved:.1%}", f"{wasted / games:.1f}", f"{wasted / games / players:.2f}"]
    cells.append(f"{1000 * median(times):.2f}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="*", default=CODES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=TABLES)
    asked = parser.parse_args()
    engine = "compiled" if COMPILED else "plain"
    print(f"Seed {SEED}, {engine} engine; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n")
    print(
        "| all seats | table | games | Shoot wasted | Punch wasted | Rob wasted "
        "| of all cards | cards a game | a bandit a game | ms a decision (median) |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    for table in asked.tables:
        for code in asked.codes:
            print(row(code, table, asked.games), flush=True)


if __name__ == "__main__":
    main()
