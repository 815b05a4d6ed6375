"""Horses & Stagecoach: rides, hostages, whisky, and getting off the train in time."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.counters import RECEIVED
from folsom.base.plan import HOLD, KeepForNext
from folsom.base.train import inside, last_car, roof
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.actions import StandJudge
from folsom.bots.judgement.box import BoxJudgement
from folsom.bots.judgement.eye import SCOUTS, Eye, Scout
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.bots.judgement.places import lure, stand_worth
from folsom.bots.judgement.planning import CardJudge, PlanJudge
from folsom.boxes.horses.attack import BOARD, LAST_CHANCE, BoardAnywhere, BoardOrRideOn
from folsom.boxes.horses.hostages import Hostage, TakeHostage, has_hostage
from folsom.boxes.horses.melee import Melee
from folsom.boxes.horses.pieces import PIECES, coach_car, has_coach, pieces_of
from folsom.boxes.horses.ride import ROADS, RideTo, horses_at
from folsom.boxes.horses.shotgun import FleeTo, on_train
from folsom.boxes.horses.stations import ESCAPE, is_up
from folsom.boxes.horses.whisky import PlayWithFlask, is_drink
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Step
from folsom.core.table import Table
from folsom.core.words import members

FREEDOM: Final = 4000  # being off the train when only those can win
RANSOM: Final = 700  # of a hostage, before it is known which


class HorsesScout(Scout):
    """The stagecoach: hostages inside, a strongbox on it, and the way off the train in the escape round."""

    def knows(self, table: Table) -> bool:
        return len(table.boxes) > PIECES and table.boxes[PIECES] is not None

    def look(self, g: Game, seat: i64, eye: Eye) -> None:
        pieces = pieces_of(g)
        escape = is_up(g, ESCAPE)
        if escape:
            eye.pull[pieces.rode_away] = FREEDOM
        if not has_coach(g):
            return
        if not on_train(g):  # while he sits there he meets nobody
            eye.pull[pieces.coach_roof] = eye.pull[pieces.coach_roof] + eye.weights[w.MEET]
        prize: i64 = 0
        if escape:
            prize = FREEDOM
        elif self._wants_hostage(g, seat):
            prize = RANSOM * eye.weights[w.SPARE] // 100
        if prize:
            self._draw_near(g, prize, escape, eye)

    def _wants_hostage(self, g: Game, seat: i64) -> bool:
        """Whether hostages are left, and a bandit of the seat has none."""
        if g.counters[pieces_of(g).waiting]:
            for bandit in g.table.led[seat]:
                if not has_hostage(g, bandit):
                    return True
        return False

    def _draw_near(self, g: Game, prize: i64, escape: bool, eye: Eye) -> None:
        """What one wants is inside the stagecoach; its roof is a step away, roofs beside it two, their cars three."""
        pieces = pieces_of(g)
        pull = eye.pull
        pull[pieces.coach_inside] = pull[pieces.coach_inside] + prize
        pull[pieces.coach_roof] = pull[pieces.coach_roof] + (prize if escape else prize // 2)
        here = coach_car(g)
        car: i64
        for car in range(max(here - 2, 0), min(here + 2, last_car(g.table)) + 1):
            above = roof(g.table, car)
            below = inside(g.table, car)
            pull[above] = pull[above] + prize // 4
            pull[below] = pull[below] + prize // 8

    def card(self, g: Game, bandit: i64, place: i64, action: i64, eye: Eye) -> i64:
        return ride_worth(g, place, eye) if action == pieces_of(g).ride else -1

    def offer(self, g: Game, option: i64, best: i64, eye: Eye) -> i64:
        """A flask: the best card, and what is in the flask."""
        return best + eye.weights[w.FLASK] if is_drink(option) else 0


def ride_worth(g: Game, place: i64, eye: Eye) -> i64:
    """What a Ride from a place is worth: the best place that a horse leads to; nothing without a horse."""
    pieces = pieces_of(g)
    start = g.table.board.car[place]
    if place == pieces.coach_inside or place == pieces.coach_roof:
        start = coach_car(g)
    if start < 0 or horses_at(g, start) == 0:
        return 0
    if is_up(g, ESCAPE):
        return FREEDOM
    best: i64 = 0
    car: i64
    for car in range(max(start - ROADS, 0), min(start + ROADS, last_car(g.table)) + 1):
        best = max(best, lure(inside(g.table, car), eye))
        if has_coach(g) and coach_car(g) == car:
            best = max(best, lure(pieces.coach_inside, eye))
    return max(best - eye.pull[place], 0)


class RideJudge(StandJudge):
    """Where a ride leads."""

    def mover(self, step: Step) -> i64:
        return cast(RideTo, step).bandit


class FleeJudge(StandJudge):
    """Where one flees from the Shotgun."""

    def mover(self, step: Step) -> i64:
        return cast(FleeTo, step).bandit


class BoardAnywhereJudge(StandJudge):
    """Where the last rider boards."""

    def mover(self, step: Step) -> i64:
        return cast(BoardAnywhere, step).bandit


class BoardJudge(Judge):
    """Board where the loot is better than in the cars ahead."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        eye.planned = 0
        car = cast(BoardOrRideOn, step).car
        here = stand_worth(g, inside(g.table, car), eye, 0)
        ahead: i64 = 0
        number: i64 = 0
        c: i64
        for c in range(LAST_CHANCE, car):
            ahead += stand_worth(g, inside(g.table, c), eye, 0)
            number += 1
        if number:
            ahead //= number
        for i, option in enumerate(options):
            boarding: i64 = 0
            if verb_of(option) == BOARD:
                boarding = len(members(argument_of(option)))
            eye.worths[i] = boarding * (here - ahead)


class HostageJudge(Judge):
    """The ransom as it stands, and something for what may come; what a hostage costs is small beside it."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        bandit = cast(TakeHostage, step).bandit
        for i, option in enumerate(options):
            hostage = cast(Hostage, g.table.powers[argument_of(option)])
            ransom = hostage.money(g, bandit)
            if hostage.name == "poodle":
                ransom -= eye.weights[w.BULLET] * 2
            elif hostage.name == "photographer":
                ransom += 50 * g.counters[RECEIVED + bandit] + 100
            elif ransom < 500:
                ransom += 250
            eye.worths[i] = ransom


class HorsesJudgement(BoxJudgement):
    """Judges for all its questions, and a scout of its places."""

    def add_judges(self) -> None:
        add_judge(RideTo, RideJudge())
        add_judge(FleeTo, FleeJudge())
        add_judge(BoardAnywhere, BoardAnywhereJudge())
        add_judge(BoardOrRideOn, BoardJudge())
        add_judge(TakeHostage, HostageJudge())
        add_judge(Melee, PlanJudge())
        add_judge(PlayWithFlask, PlanJudge())
        add_judge(KeepForNext, CardJudge(HOLD))
        SCOUTS.append(HorsesScout())


BOX: Final = HorsesJudgement()
