"""The compiled engine plays the same games as plain Python, ply by ply."""

from __future__ import annotations

from compiled.builds import printed

GAMES = 55


def test_compiled_and_plain_play_the_same_games() -> None:
    compiled, plain = printed("play_digests.py", str(GAMES))
    for one, other in zip(compiled, plain):
        assert one == other, "the engines part here: seed, ply, answer, game, views and draws, events"
    assert len(compiled) == len(plain) > GAMES * 80
