"""Plays seeded games and prints a digest of everything after each ply: run by test_compiled.py on both engines.

python play_digests.py GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

import folsom


def digest(data: object) -> str:
    """A short name for some data."""
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16]


def play(seed: int) -> None:
    """One game with a listener, and views and worlds on the way."""
    source = folsom.Source(seed)
    plain = folsom.Setup((), edition=2014 if seed % 5 == 4 else 2016, first_game=seed % 5 == 3)
    g = folsom.new_game(folsom.dealt(3 + seed % 4, source, plain))
    heard: list[object] = []

    class Ear(folsom.Listener):
        def hear(self, g: folsom.Game, event: folsom.Event) -> None:
            heard.append([event.name, event.rule, event.numbers, event.seats])

    g.listener = Ear()
    ply = 0
    while not g.over():
        draw = folsom.draw_open(g)
        if draw is None:
            option = g.options[source.below(len(g.options))]
            shown = folsom.view(g, int(g.asked))
            more = [folsom.save(shown), folsom.save(folsom.determinize(shown, source))]
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
