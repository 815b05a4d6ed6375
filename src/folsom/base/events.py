"""The events at the end of a round, after all its actions."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import neutral_bullets
from folsom.base.counters import MONEY
from folsom.base.loot import PURSE, STRONGBOX, look_options, looks_at, take_look
from folsom.base.rules import rules_of
from folsom.base.settle import settle
from folsom.base.train import BACK, FORE, LOCOMOTIVE, car_of, end_roof, graph_of, in_car, on_roof, roof_above
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import BanditAsk, Do, Draw, Step, register
from folsom.core.verbs import move_token, place_pawn
from folsom.core.words import LOOK, NUMBER, happening, verb

PICK: Final = verb("pick", LOOK)
PASS: Final = verb("pass")
LOST: Final = verb("lose", NUMBER)  # chance says which of several purses of the same least value

GAINED: Final = happening("gained", "bandit:pawn money:money")

CONDUCTOR: Final = 250


class AngryMarshal(Do):
    """BASE-EV-ANGRY: he shoots whoever is on his roof, then walks one car towards the caboose."""

    def run(self, g: Game) -> None:
        marshal = rules_of(g).marshal
        place = g.at[marshal]
        neutral_bullets(g, g.who[roof_above(g.table, place)] & g.table.crowd, "BASE-EV-ANGRY")
        for behind in graph_of(g).edges[BACK][place]:
            place_pawn(g, marshal, behind, "BASE-EV-ANGRY")
            settle(g)


class SwivelArm(Do):
    """BASE-EV-SWIVEL: every bandit on a roof is swept to the caboose's roof."""

    def run(self, g: Game) -> None:
        bandit: i64
        for bandit in range(g.table.bandits):
            place = g.at[bandit]
            if on_roof(g.table, place) and place != end_roof(g.table, place):
                place_pawn(g, bandit, end_roof(g.table, place), "BASE-EV-SWIVEL")
        settle(g)


class Braking(Do):
    """BASE-EV-BRAKING: every bandit on a roof slides one car forward; on the locomotive he stays."""

    def run(self, g: Game) -> None:
        bandit: i64
        for bandit in range(g.table.bandits):
            place = g.at[bandit]
            if on_roof(g.table, place):
                for ahead in graph_of(g).edges[FORE][place]:
                    place_pawn(g, bandit, ahead, "BASE-EV-BRAKING")
        settle(g)


class TakeItAll(Do):
    """BASE-EV-TAKE: the second strongbox is put inside the Marshal's car."""

    def run(self, g: Game) -> None:
        t: i64
        for t in range(len(g.table.tokens)):
            if g.table.tokens[t] == STRONGBOX and g.tokens.at[t] == g.table.stock:
                move_token(g, t, g.at[rules_of(g).marshal], "BASE-EV-TAKE")
                return


class Rebellion(Do):
    """BASE-EV-REBELLION: every bandit inside takes a neutral bullet, in the locomotive too."""

    def run(self, g: Game) -> None:
        victims: i64 = 0
        bandit: i64
        for bandit in range(g.table.bandits):
            if in_car(g.table, g.at[bandit]):
                victims |= 1 << bandit
        neutral_bullets(g, victims, "BASE-EV-REBELLION")


class Pickpocketing(Do):
    """BASE-EV-PICKPOCKET: every bandit alone on his position may take a purse there, in turn order (BASE-ACT-5)."""

    def run(self, g: Game) -> None:
        for seat in reversed(rules_of(g).order.line(g, True)):
            for bandit in reversed(g.table.led[seat]):
                alone = g.who[g.at[bandit]] & g.table.company == 1 << bandit
                if alone and g.table.crowd >> bandit & 1:
                    g.push(Pickpocket(bandit, seat))


class Pickpocket(BanditAsk):
    """A purse, unseen, or none. No jewel, no strongbox."""

    def __init__(self, bandit: i64, seat: i64) -> None:
        super().__init__(bandit, seat, True)

    def offer(self, g: Game) -> list[int]:
        place = g.at[self.bandit]
        looks = looks_at(g, place, self.seat, 1 << PURSE)
        return look_options(g, PICK, looks) + [option_of(PASS)] if looks else []

    def take(self, g: Game, option: i64) -> None:
        if verb_of(option) == PICK:
            place = g.at[self.bandit]
            take_look(g, place, g.table.loot_of(self.bandit), argument_of(option), self.seat, "BASE-EV-PICKPOCKET")

    def bars(self, g: Game, option: int) -> str:
        return "BASE-EV-PICKPOCKET" if verb_of(option) == PICK else ""


class MarshalsRevenge(Do):
    """BASE-EV-REVENGE: every bandit on the roof of the Marshal's car loses his least valuable purse."""

    def run(self, g: Game) -> None:
        place = roof_above(g.table, g.at[rules_of(g).marshal])
        bandit: i64
        for bandit in range(g.table.bandits):
            if g.at[bandit] == place:
                g.push(LeastPurse(bandit))


class LeastPurse(Draw):
    """The least valuable purse of a bandit goes out of the game; of several equal ones one at random."""

    def __init__(self, bandit: i64) -> None:
        super().__init__()
        self.bandit = bandit

    def args(self) -> list[int]:
        return [self.bandit]

    def least(self, g: Game) -> list[int]:
        """His purses of the least value."""
        place = g.table.loot_of(self.bandit)
        found: list[int] = []
        t: i64
        for t in range(g.table.hidden):
            if g.tokens.at[t] == place and g.table.tokens[t] == PURSE:
                worth = g.table.worth[g.tokens.value[t]]
                if found and worth < g.table.worth[g.tokens.value[found[0]]]:
                    found = []
                if not found or worth == g.table.worth[g.tokens.value[found[0]]]:
                    found.append(t)
        return found

    def enter(self, g: Game) -> bool:
        purses = self.least(g)
        if not purses:
            g.pop()
            return False
        return super().enter(g)

    def forced(self, g: Game) -> i64:
        purses = self.least(g)
        return option_of(LOST, purses[0]) if len(purses) == 1 else -1

    def sample(self, g: Game, source: Source) -> i64:
        purses = self.least(g)
        return option_of(LOST, purses[source.below(len(purses))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(LOST, token), 1) for token in self.least(g)]

    def take(self, g: Game, option: i64) -> None:
        move_token(g, argument_of(option), g.table.gone, "BASE-EV-REVENGE")


class Conductor(Do):
    """BASE-EV-CONDUCTOR: every bandit in or on the locomotive gains $250, in money (RULING-PURSE-1)."""

    def run(self, g: Game) -> None:
        bandit: i64
        for bandit in range(g.table.bandits):
            if car_of(g.table, g.at[bandit]) == LOCOMOTIVE:
                g.counters[MONEY + bandit] = g.counters[MONEY + bandit] + CONDUCTOR
                if g.listener is not None:
                    tell(g, GAINED, "BASE-EV-CONDUCTOR", bandit, CONDUCTOR)


def base_events() -> dict[str, Step]:
    """The events of the base game by their names on the round cards."""
    return {
        "angry-marshal": AngryMarshal(),
        "swivel-arm": SwivelArm(),
        "braking": Braking(),
        "take-it-all": TakeItAll(),
        "rebellion": Rebellion(),
        "pickpocketing": Pickpocketing(),
        "marshals-revenge": MarshalsRevenge(),
        "conductor": Conductor(),
    }


register(AngryMarshal, SwivelArm, Braking, TakeItAll, Rebellion)
register(Pickpocketing, Pickpocket, MarshalsRevenge, LeastPurse, Conductor)
