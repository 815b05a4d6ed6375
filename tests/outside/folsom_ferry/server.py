"""The legend says where the ferry lands."""

from __future__ import annotations

from typing import cast

from folsom.core.table import Table
from folsom.server.play.box import BoxLegend
from folsom_ferry import NAME, Pieces


class Ferry(BoxLegend):
    def legend(self, table: Table) -> dict[str, list[int]]:
        return {"landings": [int(place) for place in cast(Pieces, table.parts[NAME]).insides]}


BOX = Ferry()
