"""A small box for tests: a raft that floats along the train, a guard on it, and all else that a box may add."""

from __future__ import annotations

from typing import Any

from folsom import Game, Setup
from folsom.base.bullets import neutral_bullets
from folsom.base.counters import DOWN, UP
from folsom.base.floor import CLIMB_TO
from folsom.base.loot import carry
from folsom.base.parts import Part
from folsom.base.planning import CommonTurn
from folsom.base.powers import EFFECT, FACE, MONEY, PASSED, REACH, SHIELD, UNRANKED, WINNING, BanditPower
from folsom.base.powers import PUNCHED as PUNCHED_BY
from folsom.base.rules import AFTER_LAWMEN, LAWMEN, Rules, Settling
from folsom.base.settle import settle
from folsom.base.train import CLIMB, FLIGHT, RUN, SHOVE, SIGHT, THROUGH, TRAIN
from folsom.core.builder import Builder
from folsom.core.graph import Draft
from folsom.core.packed import argument_of, option_of
from folsom.core.pawns import BLOCKS, LAWMAN, PUNCHED
from folsom.core.places import INSIDE, NONE, ROOF
from folsom.core.powers import in_force
from folsom.core.steps import Ask, Do, register
from folsom.core.table import GRAPH
from folsom.core.verbs import gain, give_value, place_pawn


class Raft(Part):
    """Beside the locomotive at first; then one car towards the caboose after every event."""

    def __init__(self) -> None:
        super().__init__("raft", 5, [])

    def rounds(self) -> dict[str, Any]:
        few = {"name": "rapids", "event": "rapids", "few": "S D", "many": "D", "stones": 2}
        other = {"name": "for five", "event": "", "many": "S"}
        return {"round": [few, other], "station": [{"name": "delta", "event": "delta", "turns": "D D"}]}

    def turns(self) -> list[Any]:
        return [CommonTurn("D", "drifting", 1, 1, False)]

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        self.vehicle = made.vehicle("raft")
        self.below = made.place("raft inside", self.vehicle, NONE, INSIDE)
        self.deck = made.place("raft deck", self.vehicle, NONE, ROOF)
        self.shore = made.place("shore")
        self.swim = made.way("swim")
        cars = range(made.cars(TRAIN))
        insides = [made.place_at(TRAIN, car, INSIDE) for car in cars]
        roofs = [made.place_at(TRAIN, car, ROOF) for car in cars]
        self.stride = len(made.drafts)
        made.drafts = [
            self.beside(draft.standing(self.vehicle, car), car, insides, roofs) for car in cars for draft in made.drafts
        ]
        self.guard = made.pawn("guard", PUNCHED | BLOCKS | LAWMAN, "RAFT-GUARD")
        self.wet = Wet()
        self.calm = Stranded()
        made.power(self.wet)
        made.power(self.calm)
        made.power(Aloof(), self.guard)
        rules.add_settling(Hostages(self))
        rules.add_settling(Guard(self))
        rules.add_event("rapids", Rapids())
        rules.add_event("delta", StillWater())
        rules.replace_event("braking", StillWater())
        made.rule_ids.append("RAFT-BOTTLE")
        openly = [kind for kind in made.tokens if not made.token_kinds[kind].hidden]
        made.tokens = [kind for kind in made.tokens if made.token_kinds[kind].hidden]
        self.bottle = made.hidden_tokens("bottle", [("rum", 0, 2), ("water", 0, 1), ("rum-half", 0, 0)])
        made.tokens.extend(openly)
        rules.opening.append(Launch())
        made.hang("after-event", 10, Drift())
        made.parts["raft"] = self

    def beside(self, draft: Draft, car: int, insides: list[int], roofs: list[int]) -> Draft:
        """The ways that there are while the raft floats beside a car."""
        for way in (CLIMB, THROUGH):
            draft.lead(way, self.below, self.deck)
            draft.lead(way, self.deck, self.below)
        for one, other in ((self.below, insides[car]), (self.deck, roofs[car])):
            draft.lead(SHOVE, one, other)
            draft.lead(SHOVE, other, one)
        draft.ray(SIGHT, self.below, [insides[car]])
        draft.ray(SIGHT, insides[car], [self.below])
        for number, roof in enumerate(roofs):
            draft.ray(SIGHT, self.deck, [roof])
            draft.ray(SIGHT, roof, [self.deck])
            between = roofs[number + 1 : car + 1] if number < car else roofs[car:number][::-1]
            draft.ray(RUN, roof, [*between, self.deck])
            draft.lead(FLIGHT, roof, roofs[number - 1 if number else 1])
        draft.ray(RUN, self.deck, roofs[: car + 1][::-1])
        draft.ray(RUN, self.deck, roofs[car:])
        draft.lead(self.swim, self.below, self.shore)
        return draft


def raft_of(g: Game) -> Raft:
    raft = g.table.parts["raft"]
    assert isinstance(raft, Raft)
    return raft


class Aloof(BanditPower):
    """The guard protects nobody; punched he goes ashore, and who runs past him on a roof takes a bullet."""

    def __init__(self) -> None:
        super().__init__("aloof", [SHIELD, PUNCHED_BY, PASSED], "RAFT-GUARD")

    def shield(self, g: Game, pawn: int) -> int:
        return UNRANKED

    def punched(self, g: Game, puncher: int, victim: int) -> bool:
        place_pawn(g, victim, raft_of(g).shore, self.rule)
        return True

    def passed(self, g: Game, passed: int, mover: int) -> None:
        neutral_bullets(g, 1 << mover, self.rule)


class Wet(BanditPower):
    """No Rob, no card face down, one car at most on roofs; but $300 at the end."""

    def __init__(self) -> None:
        super().__init__("wet", [EFFECT, FACE, REACH, MONEY], "RAFT-WET")

    def bars_action(self, g: Game, actor: int, action: int, cause: int) -> bool:
        return g.table.actions[action].name == "rob"

    def faces(self, g: Game, seat: int, card: int) -> int:
        return UP

    def barred_faces(self, g: Game, seat: int, card: int) -> int:
        return DOWN

    def most_steps(self, g: Game, mover: int, place: int) -> int:
        return 1

    def money(self, g: Game, bandit: int) -> int:
        return 300


class Stranded(BanditPower):
    """Who is ashore cannot win."""

    def __init__(self) -> None:
        super().__init__("calm", [WINNING], "RAFT-CALM")

    def bars_winning(self, g: Game, bandit: int) -> bool:
        return g.at[bandit] == raft_of(g).shore


class Guard(Settling):
    """Whoever is on the guard's roof dives to a place of his choice, in turn order."""

    def __init__(self, raft: Raft) -> None:
        super().__init__("guard", LAWMEN + 1)
        self.raft = raft

    def concerns(self, g: Game) -> int:
        place = g.at[self.raft.guard]
        return g.who[place] & g.table.fleeing if 0 <= place < self.raft.below else 0

    def settle(self, g: Game, pawns: int) -> None:
        for pawn in range(int(g.table.pawns)):
            if pawns >> pawn & 1:
                g.push(Dive(pawn, g.table.leader[pawn]))


class Dive(Ask):
    """Where to: down, or along the roofs."""

    def __init__(self, bandit: int, seat: int) -> None:
        super().__init__(seat, False)
        self.bandit = bandit

    def args(self) -> list[int]:
        return [self.bandit, self.seat]

    def offer(self, g: Game) -> list[int]:
        graph, place = g.table.graphs[g.counters[GRAPH]], g.at[self.bandit]
        return [option_of(CLIMB_TO, to) for to in graph.edges[FLIGHT][place] + graph.edges[CLIMB][place]]

    def take(self, g: Game, option: int) -> None:
        place_pawn(g, self.bandit, argument_of(option), "RAFT-GUARD")


class Hostages(Settling):
    """Whoever is below deck gets wet, once."""

    def __init__(self, raft: Raft) -> None:
        super().__init__("wet", AFTER_LAWMEN)
        self.raft = raft

    def concerns(self, g: Game) -> int:
        here = g.who[self.raft.below] & g.table.crowd
        return sum([1 << b for b in range(int(g.table.bandits)) if here >> b & 1 and not self.is_wet(g, b)])

    def is_wet(self, g: Game, bandit: int) -> bool:
        return in_force(g, self.raft.wet, bandit)

    def settle(self, g: Game, pawns: int) -> None:
        for pawn in range(int(g.table.bandits)):
            if pawns >> pawn & 1:
                gain(g, self.raft.wet, pawn, "RAFT-WET")


class Launch(Do):
    """The guard is on deck; a bottle is found by the first bandit."""

    def run(self, g: Game) -> None:
        raft = raft_of(g)
        place_pawn(g, raft.guard, raft.deck, "RAFT-GUARD")
        token = list(g.table.tokens).index(raft.bottle)
        give_value(g, token, g.table.token_kinds[raft.bottle].first)
        carry(g, token, int(g.table.loot_of(0)), "RAFT-BOTTLE")


class Drift(Do):
    """The raft floats on, and the guard with it if he is on the train."""

    def run(self, g: Game) -> None:
        raft = raft_of(g)
        if g.counters[GRAPH] + raft.stride < len(g.table.graphs):
            g.counters[GRAPH] = g.counters[GRAPH] + raft.stride
        settle(g)


class Rapids(Do):
    """Everybody is in the water."""

    def run(self, g: Game) -> None:
        for bandit in range(int(g.table.bandits)):
            place_pawn(g, bandit, raft_of(g).below, "RAFT-RAPIDS")
        settle(g)


class StillWater(Do):
    """No effect."""

    def run(self, g: Game) -> None:
        pass


register(Dive, Launch, Drift, Rapids, StillWater)
