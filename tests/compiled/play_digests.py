"""Plays seeded games and prints a digest of everything after each ply: run by test_games.py with both builds.

python play_digests.py GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

import folsom

# Variants, boxes, and the numbers of players.
GAMES = [
    ((), (), (3, 4, 5, 6)),
    (("expert-2014",), (), (3, 4, 5, 6)),
    ((), ("horses",), (3, 4, 5, 6)),
    (("teams",), (), (4, 6)),
    (("expert-2016",), (), (3, 4, 5, 6)),
    (("pairs",), ("horses",), (2, 3)),
    (("duo",), (), (2,)),
    (("pairs",), (), (2, 3)),
    (("teams", "expert-2014"), ("horses",), (4, 6)),
    (("teams", "expert-2014"), (), (4, 6)),
    (("duo",), ("horses-light",), (2,)),
]


def digest(data: object) -> str:
    """A short name for some data."""
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16]


def play(seed: int) -> None:
    """One game with a listener, and views and worlds on the way."""
    source = folsom.Source(seed)
    variants, boxes, numbers = GAMES[seed % len(GAMES)]
    edition = 2014 if seed % 5 == 4 else 2016
    first_game = seed % 5 == 3 and not variants and not boxes
    plain = folsom.Setup((), edition=edition, first_game=first_game, variants=variants, boxes=boxes)
    g = folsom.new_game(folsom.dealt(numbers[seed // len(GAMES) % len(numbers)], source, plain))
    heard: list[object] = []

    class Ear(folsom.Listener):
        def hear(self, g: folsom.Game, event: folsom.Event) -> None:
            heard.append([event.name, event.rule, event.numbers, event.seats])

    g.listener = Ear()
    ply = 0
    while not g.over():
        draw = folsom.draw_open(g)
        if draw is None:
            decisions = folsom.pending(g)
            decision = decisions[source.below(len(decisions))]
            option = decision.options[source.below(len(decision.options))]
            shown = folsom.view(g, decision.seat)
            more = [folsom.save(shown), folsom.save(folsom.determinize(shown, source))]
            folsom.answer(g, decision.number, decision.seat, option, decision.part)
        else:
            option = int(draw.sample(g, source))
            more = [draw.outcomes(g)] if ply < 200 and ply % 3 == 0 else []
            folsom.apply(g, option)
        ply += 1
        print(seed, ply, option, digest(folsom.save(g)), digest(more), digest(heard))
        heard.clear()


def main() -> None:
    print("compiled" if folsom.COMPILED else "plain")
    for seed in range(int(sys.argv[1])):
        play(seed)


if __name__ == "__main__":
    main()
