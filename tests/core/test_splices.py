"""How a chronicle tells of cards that lie in order: what has come and gone, and not what lies there still."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import started
from folsom import save, view
from folsom.core.chronicle import Chronicle, Entry, fold
from folsom.core.views import row_card

VIEWERS = [0, 1, 2, 3, -2, -1]
PILE = 0
cards = st.builds(
    lambda kind, seat, down: int(row_card(kind, seat, down)), st.integers(1, 5), st.integers(0, 3), st.booleans()
)
piles = st.lists(cards, max_size=6)


def told(before: list[int], after: list[int]) -> tuple[dict[int, dict[str, Any]], dict[int, list[Entry]], Any]:
    """What viewers saw of a game, what they are told when its pile is another one, and the game then."""
    g = started(answers=5)
    g.rows[PILE] = before
    chronicle = Chronicle(g, VIEWERS)
    seen = {viewer: save(view(g, viewer) if viewer != -1 else g) for viewer in VIEWERS}
    g.rows[PILE] = after
    return seen, chronicle.pause(g), g


@given(piles, piles)
def test_a_view_and_what_is_told_of_its_rows_give_the_next_view(before: list[int], after: list[int]) -> None:
    seen, entries, g = told(before, after)
    for viewer in VIEWERS:
        folded = seen[viewer]
        for entry in entries[viewer]:
            folded = fold(folded, entry)
        assert folded == save(view(g, viewer) if viewer != -1 else g)


@pytest.mark.parametrize(
    ("before", "after", "splice"),
    [
        ([1, 2], [1, 2, 3], [PILE, 2, 0, 3]),
        ([1, 2, 3], [2, 3], [PILE, 0, 1]),
        ([1, 2, 3], [1, 4, 5, 3], [PILE, 1, 1, 4, 5]),
        ([1, 1], [1], [PILE, 1, 1]),
        ([], [2], [PILE, 0, 0, 2]),
    ],
)
def test_only_what_has_come_and_gone_is_told(before: list[int], after: list[int], splice: list[int]) -> None:
    _, entries, _ = told(before, after)
    assert all(entries[viewer][-1].changes["splices"] == [splice] for viewer in VIEWERS)


def test_who_sees_the_same_change_is_told_the_same_whatever_lies_face_down() -> None:
    """Face-down cards look different to everybody; an open one on top of them does not."""
    down = [int(row_card(2, seat, True)) for seat in range(4)]
    _, entries, _ = told(down, [*down, int(row_card(1, 0, False))])
    assert all(entries[viewer][-1].as_data() == entries[0][-1].as_data() for viewer in VIEWERS)


def test_entries_of_an_earlier_version_have_whole_rows() -> None:
    seen, _, _ = told([1], [1])
    assert fold(seen[0], Entry("played", "", [], {"rows": [[1, 2]]}))["rows"] == [[1, 2]]
