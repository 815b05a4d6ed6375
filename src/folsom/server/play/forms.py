"""Older forms of a snapshot: each is brought into the next one, until it is that of today.

A form, the ``version`` of a snapshot, says what its numbers hold: the bits of a card in a row, the masks of those who
know a token, which lists there are. Whoever changes that raises ``VERSION`` in :mod:`folsom.core.snapshot` and adds
here how the form before is read. What the numbers named then is in the legend of that day.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from folsom.core import snapshot
from folsom.core.snapshot import FIVE_BITS, Unreadable, widened

Data = dict[str, Any]
Legend = dict[str, Any]


def in_six_bits(data: Data, legend: Legend) -> Data:
    """Cards in rows had five bits for their kinds."""
    return data | {"rows": [[widened(card) for card in row] for row in data["rows"]]}


READERS: Final[dict[int, Callable[[Data, Legend], Data]]] = {FIVE_BITS: in_six_bits}  # by form: read as the next one


def is_todays(data: Data) -> bool:
    """Whether this version would have written a snapshot in the same form."""
    return bool(data["version"] == snapshot.VERSION)


def todays(data: Data, legend: Legend) -> Data:
    """A snapshot in the form of today. One in a form that nobody can read any more raises Unreadable."""
    while not is_todays(data):
        form = data["version"]
        if form not in READERS:
            raise Unreadable(f"this version cannot read snapshots of form {form}")
        data = READERS[form](data, legend) | {"version": form + 1}
    return data
