"""Bots think the same on the compiled engine as on the plain one."""

from __future__ import annotations

from compiled.builds import printed


def test_compiled_and_plain_bots_answer_the_same() -> None:
    """Every level, with budgets that are counted."""
    compiled, plain = printed("play_levels.py")
    for one, other in zip(compiled, plain):
        assert one == other, "the bots part here: decision, seat, what about, answer"
    assert len(compiled) == len(plain) > 200
