"""The convoy, a box that no rulebook has, uses every shape that boxes need, and goes through every layer.

Server and browser try it in tests/server/made and tests/web/test_convoy.py.
"""

from __future__ import annotations

import pytest

from outside.tried import tried, with_box

TRIES = [
    "random_games_keep_the_laws",
    "it_has_every_shape",
    "everything_happens",
    "a_punch_in_the_cart_slides_the_convoy",
    "secrets_are_kept",
    "worlds_deal_every_errand_as_often",
    "worlds_know_what_was_put_back",
    "positions_and_options_read_back",
    "scenarios_speak_of_it",
    "records_are_read_back",
    "everything_is_told_in_three_languages",
    "bots_of_every_level_play_it",
    "bots_judge_its_questions",
    "the_arena_plays_it",
    "the_legend_tells_it",
    "the_terminal_shows_it",
]


@pytest.mark.parametrize("name", TRIES)
def test_the_convoy(name: str) -> None:
    tried("convoy", "convoy_tries", name)


@pytest.mark.parametrize(
    "words", ["simulate --players 6 --games 5 -j 1", "arena -b outlaw,random --players 4 --games 10"]
)
def test_the_command_line_plays_it(words: str) -> None:
    done = with_box("convoy", "-m", "folsom.cli", *words.split(), "--box", "convoy")
    assert done.returncode == 0, done.stderr
