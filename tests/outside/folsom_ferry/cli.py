"""The ferry in the terminal: a line below the train, who has dry feet, and its signs and words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from folsom.cli import facts, panels, signs
from folsom.cli.box import BoxScreen, PictureRoom
from folsom.cli.train import cell
from folsom.core.game import Game
from folsom.core.powers import in_force
from folsom.text import Texts
from folsom_ferry import pieces_of

RIVER = "≈"


class Ferry(BoxScreen):
    pictured = ("flooded",)
    verbs = ("cross", "cross-second")

    def barred(self, view: Game) -> Sequence[str]:
        return () if facts.leads_several(view, 0) else ("cross-second",)

    def beside_train(self, view: Game, texts: Texts, room: PictureRoom) -> list[Text]:
        aboard = cell(view, texts, int(pieces_of(view).deck), room.width, 1)
        return [Text(f" {RIVER * 3} ").append_text(Text("  ").join(aboard))]

    def below_players(self, view: Game, texts: Texts, width: int, all_of_it: bool) -> list[Text]:
        bandits = range(int(view.table.bandits))
        dry = [signs.pawn(view, texts, b) for b in bandits if in_force(view, pieces_of(view).dry, b)]
        label = panels.as_label(texts.say("power-dry-feet.name"))
        return panels.labelled(label, dry, width, " · ") if dry else []

    def about(self, view: Game, texts: Texts, option: int) -> str:
        return texts.rule("FERRY-2") if option >> 8 == pieces_of(view).deck else ""

    def signs(self, texts: Texts) -> list[str]:
        return [f"{RIVER} {texts.box('ferry')}"]

    def help(self, view: Game, texts: Texts) -> list[str]:
        return [texts.rule("FERRY-1")]


BOX = Ferry()
