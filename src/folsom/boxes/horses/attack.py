"""The attack on horseback: car by car from the caboose on, the riders board the train or ride on."""

from __future__ import annotations

from typing import Final

from folsom.base.layout import FIRST_DRAWN, DrawFirstPlayer, StartingPlaces, be_first
from folsom.base.rules import Rules
from folsom.base.train import LOCOMOTIVE, car_of, inside, last_car
from folsom.boxes.horses.ride import move_horse
from folsom.core.chance import Source
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.places import NONE
from folsom.core.steps import Ask, Do, Together, register
from folsom.core.verbs import place_pawn
from folsom.core.words import PAWNS, PLACE, members, verb

BOARD: Final = verb("board", PAWNS)  # those of one's riders who board here
RIDE_ON: Final = verb("ride-on")
BOARD_AT: Final = verb("board-at", PLACE)

LAST_CHANCE: Final = LOCOMOTIVE + 1  # the last car that can be boarded


def attack_on_horseback(rules: Rules, caboose: int) -> None:
    """HS-ATTACK-1 and 4: instead of taking their places by number; the first player is found by where they are then."""
    rules.open_with(DrawFirstPlayer, [])
    rules.open_with(StartingPlaces, [Attack(caboose), DrawFirstAboard()])


def riders_of(g: Game, seat: i64) -> i64:
    """The bandits (mask) of a seat who still ride: all can see that, since they have no place yet."""
    found: i64 = 0
    for bandit in g.table.led[seat]:
        if g.at[bandit] < 0:
            found |= 1 << bandit
    return found


def board(g: Game, bandit: i64, car: i64, rule: str) -> None:
    """HS-ATTACK-1: a rider is placed inside a car, his horse beside it. Horses belong to nobody then (HS-ATTACK-3)."""
    place_pawn(g, bandit, inside(g.table, car), rule)
    move_horse(g, NONE, car, rule)


class Attack(Do):
    """HS-ATTACK-1 and 2: what the riders who are left do at a car."""

    def __init__(self, car: i64) -> None:
        super().__init__()
        self.car = car

    def args(self) -> list[int]:
        return [self.car]

    def run(self, g: Game) -> None:
        """At the last car before the locomotive all board; who is the only one left places his riders freely."""
        seats: i64 = 0
        bandit: i64
        for bandit in range(g.table.bandits):
            if g.at[bandit] < 0:
                seats |= 1 << g.table.leader[bandit]
        if self.car == LAST_CHANCE:
            for bandit in range(g.table.bandits):
                if g.at[bandit] < 0:
                    board(g, bandit, self.car, "HS-ATTACK-2")
        elif seats & (seats - 1) or self.car == last_car(g.table):
            g.push(Attack(self.car - 1))
            g.push(BoardOrRideOn(seats, self.car))
        elif seats:
            self.run_alone(g)

    def run_alone(self, g: Game) -> None:
        """HS-ATTACK-2: one player is left, who has nobody to hide his choice from."""
        for bandit in range(int(g.table.bandits) - 1, -1, -1):
            if g.at[bandit] < 0:
                g.push(BoardAnywhere(bandit, g.table.leader[bandit], self.car))


class BoardOrRideOn(Together):
    """HS-ATTACK-1: board here or ride on, all at once and in secret; a fist holds all of a player's riders."""

    def __init__(self, seats: i64, car: i64) -> None:
        super().__init__(seats)
        self.car = car

    def args(self) -> list[int]:
        return [self.seats, self.car]

    def offer_to(self, g: Game, seat: i64) -> list[int]:
        """VAR-PAIR-10: each of two riders may board or not."""
        riders = int(riders_of(g, seat))
        some = [pawns for pawns in range(1, riders + 1) if pawns & ~riders == 0]
        return [option_of(BOARD, pawns) for pawns in some] + [option_of(RIDE_ON)]

    def reveal(self, g: Game) -> None:
        seat: i64
        for seat in range(g.table.seats):
            if verb_of(g.answers[seat]) == BOARD:
                for bandit in members(argument_of(g.answers[seat])):
                    board(g, bandit, self.car, "HS-ATTACK-1")

    def bars_for(self, g: Game, seat: int, option: int) -> str:
        if verb_of(option) == BOARD_AT:
            return "HS-ATTACK-2"
        return "HS-ATTACK-1" if verb_of(option) == BOARD else ""


class BoardAnywhere(Ask):
    """HS-ATTACK-2: any car that has not been ridden past, but not the locomotive."""

    def __init__(self, bandit: i64, seat: i64, car: i64) -> None:
        super().__init__(seat, False)
        self.bandit = bandit
        self.car = car

    def args(self) -> list[int]:
        return [self.bandit, self.seat, self.car]

    def offer(self, g: Game) -> list[int]:
        car: i64
        found: list[int] = []
        for car in range(LAST_CHANCE, self.car + 1):
            found.append(option_of(BOARD_AT, inside(g.table, car)))
        return found

    def take(self, g: Game, option: i64) -> None:
        board(g, self.bandit, car_of(g.table, argument_of(option)), "HS-ATTACK-2")

    def bars(self, g: Game, option: int) -> str:
        return "HS-ATTACK-2" if verb_of(option) in (BOARD, BOARD_AT, RIDE_ON) else ""


class DrawFirstAboard(DrawFirstPlayer):
    """HS-ATTACK-4: the player of a bandit drawn at random in the occupied car farthest from the locomotive."""

    def rearmost(self, g: Game) -> list[int]:
        """The bandits in that car."""
        bandits = range(int(g.table.bandits))
        last = max([int(car_of(g.table, g.at[bandit])) for bandit in bandits])
        return [bandit for bandit in bandits if car_of(g.table, g.at[bandit]) == last]

    def forced(self, g: Game) -> i64:
        bandits = self.rearmost(g)
        return option_of(FIRST_DRAWN, bandits[0]) if len(bandits) == 1 else -1

    def sample(self, g: Game, source: Source) -> i64:
        bandits = self.rearmost(g)
        return option_of(FIRST_DRAWN, bandits[source.below(len(bandits))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(FIRST_DRAWN, bandit), 1) for bandit in self.rearmost(g)]

    def take(self, g: Game, option: i64) -> None:
        be_first(g, g.table.leader[argument_of(option)], "HS-ATTACK-4")


register(Attack, BoardOrRideOn, BoardAnywhere, DrawFirstAboard)
