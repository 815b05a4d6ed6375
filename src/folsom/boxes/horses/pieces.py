"""What the rules of this box know of a table: its places, pawns, cards and counters by number."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.powers import BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.places import NONE
from folsom.core.table import GRAPH, box_number

NAME: Final = "horses"  # the box, and under which the pieces are kept with a table
PIECES: Final = box_number(NAME)
LIGHT: Final = "horses-light"  # the box with its light setup (HS-SETUP-6)


class Pieces:
    """The numbers of this box's pieces. Without stagecoach (HS-SETUP-6) its places and the Shotgun are ``NONE``."""

    def __init__(self) -> None:
        self.coach_inside: i64 = NONE
        self.coach_roof: i64 = NONE
        self.seat: i64 = NONE  # the place under the Shotgun, where the strongbox lies while he sits on it
        self.rode_away: i64 = NONE  # the place of who has left the train for good
        self.shotgun: i64 = NONE  # the pawn
        self.stride: i64 = 0  # from one car's graph to the next one's, for the stagecoach
        self.horses: i64 = 0  # counters, by car: the horses that stand there
        self.ride: i64 = 0  # the action
        self.flask: i64 = NONE  # the kind of token
        self.first_flask: i64 = 0  # the first token of that kind, and how many there are
        self.flasks: i64 = 0
        self.hostages: list[BanditPower] = []  # all of the box
        self.waiting: i64 = 0  # counter: the hostages that can be taken, a mask of powers
        self.received: i64 = 0  # counters, by bandit: the bullets received before this round
        self.whisky: i64 = 0  # the first value of a flask: whisky, then old whisky, then both half empty


def pieces_of(g: Game) -> Pieces:
    """The pieces of a game with this box."""
    return cast(Pieces, g.table.boxes[PIECES])


def has_coach(g: Game) -> bool:
    """Whether the stagecoach is in the game."""
    return pieces_of(g).coach_inside >= 0


def coach_car(g: Game) -> i64:
    """The car that the stagecoach faces."""
    return g.counters[GRAPH] // pieces_of(g).stride


def in_coach(g: Game, bandit: i64) -> bool:
    """Whether a bandit is in or on the stagecoach."""
    pieces = pieces_of(g)
    return pieces.coach_inside >= 0 and (g.at[bandit] == pieces.coach_inside or g.at[bandit] == pieces.coach_roof)


def car_beside(g: Game, bandit: i64) -> i64:
    """The car whose horses a bandit can use: his own, or the one that the stagecoach faces (HS-RIDE-3); or ``NONE``."""
    return coach_car(g) if in_coach(g, bandit) else g.table.board.car[g.at[bandit]]
