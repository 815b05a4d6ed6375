"""Games of every kind for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator

from folsom import Game, Setup, Source, answer, dealt, new_game, pending, run_chance

# Variants, boxes and players: every variant, with and without the box.
SETTINGS: list[tuple[tuple[str, ...], tuple[str, ...], int]] = [
    ((), (), 3),
    ((), (), 6),
    (("expert-2014",), (), 4),
    (("expert-2016",), (), 3),
    (("duo",), (), 2),
    (("pairs",), (), 3),
    (("teams",), (), 4),
    ((), ("horses",), 4),
    ((), ("horses-light",), 3),
    (("expert-2014",), ("horses",), 3),
    (("duo",), ("horses",), 2),
    (("pairs",), ("horses",), 2),
    (("teams", "expert-2016"), ("horses",), 4),
]


def deal(setting: tuple[tuple[str, ...], tuple[str, ...], int], seed: int) -> Setup:
    """A setup of a kind."""
    variants, boxes, players = setting
    return dealt(players, Source(seed), Setup((), variants=variants, boxes=boxes))


def positions(setting: tuple[tuple[str, ...], tuple[str, ...], int], seed: int, every: int) -> Iterator[Game]:
    """Positions of a random game, one in so many decisions; the same game object, which goes on."""
    game = new_game(deal(setting, seed))
    source = Source(seed)
    run_chance(game, source)
    number = 0
    while not game.over():
        if number % every == 0:
            yield game
        number += 1
        decisions = pending(game)
        decision = decisions[source.below(len(decisions))]
        answer(
            game, decision.number, decision.seat, decision.options[source.below(len(decision.options))], decision.part
        )
        run_chance(game, source)
