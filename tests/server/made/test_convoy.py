"""The convoy, a box with every shape, on a real server in a process of its own."""

from __future__ import annotations

import pytest

from outside.tried import tried


@pytest.mark.parametrize(
    "name",
    [
        "a_game_goes_on_after_a_restart",
        "nobody_is_told_what_others_put_under_their_decks",
        "words_of_it_are_served",
    ],
)
def test_on_a_server(name: str) -> None:
    tried("convoy", "convoy_house", name)
