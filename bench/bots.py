"""Measures the bots, part by part, and writes the tables of docs/bots.md.

    .venv/bin/python tools/compiled
    PYTHONPATH=build/compiled .venv/bin/python bench/bots.py PART… [--jobs 2] [--scale 1.0] [--dry]

Parts: levels, strong, equal, players, variants, horses, time, speed (`all`: every one). A part that was stopped goes on
where it was: its games are kept in build/bots/, by commit. `--scale 0.1` plays a tenth of the games, `--dry` prints the
tables instead of writing them. One focal bot plays against others of one kind; "beats" means that the lower bound of
the 95 % interval is above the fair share.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folsom import COMPILED, Setup, Source, answer, dealt, new_game, pending, run_chance, view
from folsom.arena import arena_games, fill, take
from folsom.arena.report import summary
from folsom.arena.run import run
from folsom.arena.store import Store
from folsom.bots import make_bot
from folsom.bots.table import ask

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "bots"
SEED = 2026  # tuning never uses it
GAMES, ITERATIONS = 10, 200  # of the search whose speed is measured


@dataclass(frozen=True)
class Row:
    """One match: a focal bot against others of one kind."""

    focal: str
    other: str
    games: int
    players: int = 4
    variants: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        """What is played, in a few words."""
        return ", ".join([*self.variants, *self.boxes, f"{self.players} players"])


GUN, LEGEND = "gunslinger:150", "legend:500"  # counted budgets, where many tables are played

# Games that even out seats and bandits (six deals for each seat), by players: somewhat more than a hundred.
FEW = {2: 120, 3: 126, 4: 120, 5: 120, 6: 144}

PARTS: dict[str, list[Row]] = {
    "levels": [
        Row("greenhorn", "random", 2016),
        Row("outlaw", "greenhorn", 2016),
        Row("gunslinger:50ms", "outlaw", 408),
        Row("legend:200ms", "gunslinger:50ms", 408),
    ],
    "strong": [Row("gunslinger:50ms", "random", 408)],
    "equal": [Row("legend:50ms", "gunslinger:50ms", 408)],
    "players": [
        Row(focal, other, FEW[players], players, ("duo",) if players == 2 else ())
        for players in (2, 3, 5, 6)
        for focal, other in (("greenhorn", "random"), ("outlaw", "greenhorn"), (GUN, "outlaw"), (LEGEND, GUN))
    ],
    "variants": [
        Row(focal, other, FEW[players], players, (variant,))
        for variant, players in (("expert-2014", 4), ("expert-2016", 4), ("duo", 2), ("pairs", 3), ("teams", 4))
        for focal, other in (("outlaw", "greenhorn"), (GUN, "outlaw"))
    ],
    "horses": [
        Row(focal, other, FEW[4], 4, (), ("horses",))
        for focal, other in (("greenhorn", "random"), ("outlaw", "greenhorn"), (GUN, "outlaw"), (LEGEND, GUN))
    ],
    "time": [Row(f"gunslinger:{ms}ms", "outlaw", FEW[4]) for ms in (10, 40, 160, 640)],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="+", choices=[*PARTS, "speed", "all"])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--dry", action="store_true")
    asked = parser.parse_args()
    if not COMPILED:
        print("warning: this is the plain engine; budgets in milliseconds mean little", file=sys.stderr)
    for part in [*PARTS, "speed"] if "all" in asked.parts else asked.parts:
        lines = speed() if part == "speed" else table(PARTS[part], asked.jobs, asked.scale)
        text = "\n".join([*lines, "", made_on()])
        if asked.dry:
            print(text)
        else:
            write(part, text)


def table(rows: list[Row], jobs: int, scale: float) -> list[str]:
    """A match for each row."""
    lines = [
        "| focal bot | against | what | games | wins | 95 % interval | fair | beats | money | theirs | ms a decision |",
        "|---|---|---|--:|--:|--:|--:|---|--:|--:|--:|",
    ]
    for row in rows:
        data = match(row, jobs, max(4, round(row.games * scale)))
        focal, other = data["bots"]
        low, high = focal["interval"]
        beats = "yes" if low > focal["fair"] else "no"
        failed = f" ({data['failures']} failures)" if data["failures"] else ""
        lines.append(
            f"| {row.focal} | {row.other} | {row.what} | {data['games']} | {focal['share']:.1%} | {low:.1%}–{high:.1%} "
            f"| {focal['fair']:.0%} | {beats}{failed} | ${focal['money']:,.0f} | ${other['money']:,.0f} "
            f"| {1000 * focal['seconds']['mean']:.2f} |"
        )
        print(lines[-1], file=sys.stderr)
    return lines


def match(row: Row, jobs: int, games: int) -> dict[str, Any]:
    """Plays a match, or what is missing of it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    codes = fill([row.focal, row.other], row.players)
    plain = Setup((), variants=row.variants, boxes=row.boxes)
    asked: dict[str, Any] = {"bots": list(codes), "players": row.players, "seed": SEED, "commit": commit()}
    asked |= {"variants": list(row.variants), "boxes": list(row.boxes)}
    name = "-".join([row.focal, row.other, row.what, commit()]).replace(":", "_").replace(", ", "-").replace(" ", "")
    schedule = take(arena_games(plain, codes, SEED), games)
    store = Store(KEPT / f"{name}.jsonl", "bench", asked)
    try:
        results = run(schedule, jobs, store.add, store.known)
    finally:
        store.close()
    return summary(schedule, results, asked | {"bots": list(codes)})


def speed() -> list[str]:
    """Iterations a second of CPU time, with full playouts: the mean over the decisions of whole games, and in all."""
    lines = ["| search | games | decisions | mean over decisions | all by all time |", "|---|--:|--:|--:|--:|"]
    for code in ("mcts:200", "mcts:200:luck=100"):
        times = [seconds for seed in range(GAMES) for seconds in thinking(code, seed)]
        mean = sum(ITERATIONS / seconds for seconds in times) / len(times)
        lines.append(f"| {code} | {GAMES} | {len(times)} | {mean:,.0f} | {ITERATIONS * len(times) / sum(times):,.0f} |")
        print(lines[-1], file=sys.stderr)
    return lines


def thinking(code: str, seed: int) -> list[float]:
    """The CPU seconds that each decision of a game of outlaws takes a bot that thinks about it beside them."""
    game = new_game(dealt(4, Source(SEED + seed), Setup(())))
    chance = Source(seed)
    players = [make_bot("outlaw", seat) for seat in range(4)]
    thinkers = [make_bot(code, seat) for seat in range(4)]
    times: list[float] = []
    run_chance(game, chance)
    while not game.over():
        seat = pending(game)[0].seat
        decision, option = ask(game, seat, players[seat])
        if len(decision.options) > 1:
            known = view(game, seat)
            begin = time.process_time()
            thinkers[seat].choose(known, decision)
            times.append(time.process_time() - begin)
        answer(game, decision.number, seat, option, decision.part)
        run_chance(game, chance)
    return times


def commit() -> str:
    """The commit that is measured; a plus means that there were changes beside it."""
    head = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    dirty = subprocess.run(
        ["git", "status", "--porcelain", "src"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return head.stdout.strip() + ("+" if dirty.stdout.strip() else "")


def made_on() -> str:
    """Where and on what this was measured."""
    engine = "compiled" if COMPILED else "plain"
    return (
        f"Seed {SEED}, commit {commit()}, {engine} engine, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores ({platform.machine()})."
    )


def write(part: str, text: str) -> None:
    """Puts a table into the page, between its marks."""
    page = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {part} -->", f"<!-- end of {part} -->"
    before, rest = page.split(begin, 1)
    PAGE.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end, 1)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
