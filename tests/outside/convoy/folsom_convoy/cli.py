"""The convoy in the terminal: its cars, the cart and the cell below the train."""

from __future__ import annotations

from rich.text import Text

from folsom.cli.box import BoxScreen, PictureRoom
from folsom.cli.train import cell
from folsom.core.game import Game
from folsom.text import Texts
from folsom_convoy.pieces import pieces_of


class Convoy(BoxScreen):
    pictured = ("slid",)
    verbs = ("bury", "signal", "take-up", "put-back")

    def beside_train(self, view: Game, texts: Texts, room: PictureRoom) -> list[Text]:
        pieces, table = pieces_of(view), view.table
        places = [pieces.cart, pieces.cell, *pieces.insides]
        roofs = [
            place for place in range(int(table.places)) if table.board.vehicle[place] == 1 and table.board.floor[place]
        ]
        lines = []
        for place in [*places, *roofs]:
            here = cell(view, texts, place, room.width, 1)
            if any(text.plain.strip() for text in here):
                lines.append(Text(f" {texts.place(table, place)}: ").append_text(Text("  ").join(here)))
        return lines

    def help(self, view: Game, texts: Texts) -> list[str]:
        return [texts.rule("CONVOY-1"), texts.rule("CONVOY-4")]


BOX = Convoy()
