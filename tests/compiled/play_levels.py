"""Bots of every level play seeded games, and every answer is printed: run by test_bots.py with both builds."""

from __future__ import annotations

import folsom
from folsom.bots import make_bot, play
from folsom.notation.options import option_text

CODES = ["greenhorn", "outlaw", "gunslinger:12", "legend:12"]
SETTINGS: list[tuple[tuple[str, ...], tuple[str, ...], int]] = [
    ((), (), 4),
    (("expert-2016",), ("horses",), 3),
    (("teams",), (), 4),
    (("pairs",), ("horses",), 2),
]


def main() -> None:
    """One game of each kind."""
    print("compiled" if folsom.COMPILED else "plain")
    for seed, (variants, boxes, players) in enumerate(SETTINGS):
        setup = folsom.dealt(players, folsom.Source(seed), folsom.Setup((), variants=variants, boxes=boxes))
        game = folsom.new_game(setup)
        bots = [make_bot(CODES[(seat + seed) % len(CODES)], seat) for seat in range(players)]

        def answered(decision: folsom.Decision, option: int, seconds: float, table: folsom.Table = game.table) -> None:
            print(decision.number, decision.seat, decision.about, option_text(table, option))

        play(game, bots, folsom.Source(seed), answered)


if __name__ == "__main__":
    main()
