"""Documents: a bandit takes one where he searches, looks at it, and keeps it or puts it back (CONVOY-5)."""

from __future__ import annotations

from folsom.base.effects import no_effect
from folsom.base.events import PASS
from folsom.base.loot import look_options, looks_at, take_look
from folsom.core.game import Game
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Action, BanditAsk, register
from folsom.core.verbs import bar_values, look_of, move_token
from folsom.core.words import LOOK, verb
from folsom_convoy.pieces import pieces_of

TAKE = verb("take-up", LOOK)
PUT_BACK = verb("put-back", LOOK)
RED = 1  # of the values of documents: nobody puts it back


class Search(Action):
    """The Search card."""

    def __init__(self) -> None:
        super().__init__("search")

    def perform(self, g: Game, actor: int, cause: int) -> None:
        g.push(SearchPlace(actor, int(g.table.leader[actor])))


class SearchPlace(BanditAsk):
    """Which document he takes up; those that he does not know look alike."""

    def __init__(self, bandit: int, seat: int) -> None:
        super().__init__(bandit, seat, True)

    def offer(self, g: Game) -> list[int]:
        return look_options(g, TAKE, looks_at(g, g.at[self.bandit], self.seat, 1 << pieces_of(g).document))

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "CONVOY-5")

    def take(self, g: Game, option: int) -> None:
        place, loot = g.at[self.bandit], g.table.loot_of(self.bandit)
        g.push(KeepIt(self.bandit, self.seat))
        take_look(g, place, loot, argument_of(option), self.seat, "CONVOY-5")

    def bars(self, g: Game, option: int) -> str:
        return "CONVOY-5" if verb_of(option) == TAKE else ""


class KeepIt(BanditAsk):
    """He may put a document back, but no red one."""

    def __init__(self, bandit: int, seat: int) -> None:
        super().__init__(bandit, seat, True)

    def offer(self, g: Game) -> list[int]:
        pieces, loot = pieces_of(g), g.table.loot_of(self.bandit)
        looks = looks_at(g, loot, self.seat, 1 << pieces.document) & ~(1 << pieces.red)
        return [*look_options(g, PUT_BACK, looks), option_of(PASS)]

    def take(self, g: Game, option: int) -> None:
        if verb_of(option) == PUT_BACK:
            loot = g.table.loot_of(self.bandit)
            alike = [t for t in range(len(g.table.tokens)) if g.tokens.at[t] == loot]
            token = next(t for t in alike if look_of(g, t, self.seat) == argument_of(option))
            move_token(g, token, g.at[self.bandit], "CONVOY-5")
            bar_values(g, token, RED)

    def bars(self, g: Game, option: int) -> str:
        return "CONVOY-5" if verb_of(option) == PUT_BACK else ""


register(SearchPlace, KeepIt)
