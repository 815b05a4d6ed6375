"""The Shotgun: sits on the strongbox until he is punched, then walks the roofs in front of the stagecoach."""

from __future__ import annotations

from typing import Final

from folsom.base.layout import StartingLoot, first_token
from folsom.base.loot import STRONGBOX
from folsom.base.meeting import MET
from folsom.base.powers import PASSED, PUNCHED, BanditPower
from folsom.base.receivers import lawman_bullets
from folsom.base.rules import LAWMEN, Rules, Settling, in_turn_order
from folsom.base.settle import settle
from folsom.base.train import BACK, FORE, graph_of, on_roof, roof
from folsom.boxes.horses.pieces import Pieces, coach_car, pieces_of
from folsom.core.builder import Builder
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.pawns import BLOCKS, LAWMAN
from folsom.core.pawns import PUNCHED as CAN_BE_PUNCHED
from folsom.core.steps import BanditAsk, Do, register
from folsom.core.verbs import lay_token, move_token, place_pawn
from folsom.core.words import PLACE, verb

FLEE: Final = verb("flee", PLACE)


def add_shotgun(made: Builder, rules: Rules, pieces: Pieces) -> None:
    """HS-SETUP-1: on the strongbox, on the stagecoach's roof."""
    pieces.seat = made.place("under the shotgun")
    pieces.shotgun = made.pawn("shotgun", CAN_BE_PUNCHED | BLOCKS | LAWMAN, "HS-SHOTGUN-5")
    made.tokens.append(STRONGBOX)
    made.power(ShotgunPower(), int(pieces.shotgun))
    rules.add_settling(MeetShotgun(int(pieces.shotgun)))
    rules.open_after(StartingLoot, SeatShotgun())


class SeatShotgun(Do):
    """HS-SETUP-1: the third strongbox under the Shotgun, on the stagecoach's roof."""

    def run(self, g: Game) -> None:
        pieces = pieces_of(g)
        lay_token(g, first_token(g, STRONGBOX), pieces.seat, "HS-SETUP-1")
        place_pawn(g, pieces.shotgun, pieces.coach_roof, "HS-SETUP-1")


def on_train(g: Game) -> bool:
    """Whether the Shotgun walks the roofs: only then does he meet anybody (HS-SHOTGUN-1)."""
    place = g.at[pieces_of(g).shotgun]
    return place >= 0 and on_roof(g.table, place)


class ShotgunPower(BanditPower):
    """Punched he goes to the train's roofs; who runs past him there takes a bullet."""

    def __init__(self) -> None:
        super().__init__("shotgun", [PUNCHED, PASSED], "HS-SHOTGUN-2")

    def punched(self, g: Game, puncher: i64, victim: i64) -> bool:
        """HS-SHOTGUN-2: he leaves the strongbox lying, and goes to the roof that the stagecoach faces."""
        pieces = pieces_of(g)
        token: i64 = 0
        while g.tokens.at[token] != pieces.seat:
            token += 1
        move_token(g, token, pieces.coach_roof, "HS-SHOTGUN-2")
        place_pawn(g, victim, roof(g.table, coach_car(g)), "HS-SHOTGUN-2")
        settle(g)
        return True

    def passed(self, g: Game, passed: i64, mover: i64) -> None:
        """HS-SHOTGUN-4."""
        if on_train(g):
            lawman_bullets(g, 1 << mover, "HS-SHOTGUN-4", True)


class MeetShotgun(Settling):
    """HS-SHOTGUN-3: a neutral bullet for each bandit on his roof, then each flees to a neighbouring one."""

    def __init__(self, shotgun: int) -> None:
        super().__init__("shotgun", LAWMEN + 1)
        self.shotgun: i64 = shotgun

    def concerns(self, g: Game) -> i64:
        place = g.at[self.shotgun]
        return g.who[place] & g.table.fleeing if place >= 0 and on_roof(g.table, place) else 0

    def settle(self, g: Game, pawns: i64) -> None:
        """One moment for all (HS-SHOTGUN-7); then those who have a choice choose in turn order (BASE-ACT-5)."""
        tell(g, MET, "HS-SHOTGUN-3", self.shotgun, pawns)
        for bandit in reversed(in_turn_order(g, pawns)):
            g.push(FleeTo(bandit, g.table.leader[bandit]))
        lawman_bullets(g, pawns, "HS-SHOTGUN-3")


class FleeTo(BanditAsk):
    """HS-SHOTGUN-3: to a neighbouring car's roof of one's own choice, never to the stagecoach."""

    def offer(self, g: Game) -> list[int]:
        graph = graph_of(g)
        place = g.at[self.bandit]
        return [option_of(FLEE, to) for to in graph.edges[FORE][place] + graph.edges[BACK][place]]

    def take(self, g: Game, option: i64) -> None:
        place_pawn(g, self.bandit, argument_of(option), "HS-SHOTGUN-3")

    def bars(self, g: Game, option: int) -> str:
        return "HS-SHOTGUN-3" if verb_of(option) == FLEE else ""


register(SeatShotgun, FleeTo)
