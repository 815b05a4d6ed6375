"""The legend says where the cart stands, and which card the clockwork plays."""

from __future__ import annotations

from folsom.core.table import Table
from folsom.server.play.box import BoxLegend
from folsom_convoy.pieces import pieces_on


class Convoy(BoxLegend):
    def legend(self, table: Table) -> dict[str, list[int]]:
        pieces = pieces_on(table)
        return {"cart": [pieces.cart], "couriers": pieces.couriers, "slide": [pieces.slide]}


BOX = Convoy()
