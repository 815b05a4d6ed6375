"""A box's part in what the server tells of a game."""

from __future__ import annotations

from folsom.boxes.voices import voices
from folsom.core.table import Table


class BoxLegend:
    """A box's part in what the server tells. The defaults add nothing."""

    def legend(self, table: Table) -> dict[str, list[int]]:
        """What cannot be told of its pieces from their names: lists of numbers, by name."""
        return {}


def legends(table: Table) -> dict[str, dict[str, list[int]]]:
    """Lists what the boxes on a table add to its legend, by the name of the box, without those that add nothing."""
    boxes: dict[str, BoxLegend] = voices("server")
    found = {name: box.legend(table) for name, box in boxes.items() if name in table.parts}
    return {name: legend for name, legend in found.items() if legend}
