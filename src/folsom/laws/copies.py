"""Copies and snapshots: each goes its own way, and the same answers lead to the same bytes."""

from __future__ import annotations

import json
from typing import Any

from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.loop import apply, draw_open, pending, play_out
from folsom.core.snapshot import load, save
from folsom.core.steps import CHANCE, NOBODY
from folsom.laws.broken import hold

STEPS = 3  # how many plies are compared one by one


def random_answer(g: Game, source: Source) -> tuple[int, int]:
    """Who answers, and what: chance, or a seat that is asked; of several in a simultaneous question any one."""
    draw = draw_open(g)
    if draw is not None:
        return CHANCE, int(draw.sample(g, source))
    decisions = pending(g)
    decision = decisions[source.below(len(decisions)) if len(decisions) > 1 else 0]
    return decision.seat, decision.options[source.below(len(decision.options))]


def take_answer(g: Game, seat: int, option: int) -> None:
    """Lets a seat that is asked, or chance, answer."""
    g.asked = seat
    apply(g, option)


def check_copies(g: Game, source: Source) -> None:
    """What happens to a copy does not happen to the game; two copies with the same answers stay equal."""
    before = save(g)
    one, other = g.copy(), g.copy()
    hold("copies", save(one) == before, "a copy is not like its game")
    for _ in range(STEPS):
        if one.asked == NOBODY:
            break
        seat, option = random_answer(one, source)
        take_answer(one, seat, option)
        hold("copies", save(g) == before, "playing on with a copy changed the game")
        take_answer(other, seat, option)
        hold("copies", save(one) == save(other), "the same answers made different games of two copies")
    play_out(one, source)
    hold("copies", save(g) == before, "playing out a copy changed the game")


def check_snapshots(g: Game, source: Source) -> None:
    """A saved game reads back as it was, through text too, and goes on like the game itself."""
    data = save(g)
    text = json.dumps(data)
    hold("snapshots", json.loads(text) == data, "a snapshot does not survive as text")
    loaded = load(g.table, json.loads(text))
    hold("snapshots", save(loaded) == data, "a snapshot does not read back as it was")
    one = g.copy()
    for _ in range(STEPS):
        if one.asked == NOBODY:
            break
        seat, option = random_answer(one, source)
        take_answer(one, seat, option)
        take_answer(loaded, seat, option)
        hold("snapshots", save(one) == save(loaded), "a game read back goes on in another way")
    seed = source.below(1 << 30)
    ends: list[dict[str, Any]] = []
    for game in (one, loaded):
        play_out(game, Source(seed))
        ends.append(save(game))
    hold("snapshots", ends[0] == ends[1], "a game read back ends in another way")


def check_draw(g: Game, source: Source) -> None:
    """What a draw makes come is among what it says can come; weights are positive and outcomes different."""
    draw = draw_open(g)
    if draw is None:
        return
    outcomes = draw.outcomes(g)
    listed = dict(outcomes)
    name = type(draw).__name__
    hold("draws", len(listed) == len(outcomes), f"{name} lists an outcome twice")
    hold("draws", len(listed) > 0 and min(listed.values()) > 0, f"{name} lists an outcome that cannot come")
    for _ in range(STEPS):
        hold("draws", draw.sample(g, source) in listed, f"{name} makes something come that it does not list")
        bag = draw.bag(g)
        things = [bag.pop(int(source.below(len(bag)))) for _ in range(draw.times(g))]
        hold("draws", draw.outcome_of(things) in listed, f"{name} has something in the bag that it does not list")
