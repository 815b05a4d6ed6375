"""The clock of a scenario: the game rests at the end of every phase, and a position begins in any of them."""

from __future__ import annotations

from typing import Final

from folsom.base.action import RESOLVING, StartAction
from folsom.base.counters import TURN
from folsom.base.planning import PLANNING, Planning
from folsom.base.round import FINAL_SCORE, ROUND_MOMENTS
from folsom.core.game import Game
from folsom.core.steps import MOMENTS, NO_OPTIONS, NOBODY, Moment, Step, Together
from folsom.core.table import Table

# What is over when the game rests, and the moments (their numbers) that belong to each phase.
ROUND: Final = "next round"
DRAWING: Final = "drawing"
PLANNING_PHASE: Final = "planning"
ACTION: Final = "action"
EVENT: Final = "event"
END: Final = "end"
RESTS: Final = (ROUND, DRAWING, PLANNING_PHASE, ACTION, EVENT)
TARGETS: Final = (DRAWING, PLANNING_PHASE, ACTION, EVENT, ROUND, END)

_AFTER: Final = {DRAWING: "after-drawing", PLANNING_PHASE: "after-planning", ACTION: "action", EVENT: "after-event"}


class Rest(Step):
    """The game rests here, with nobody asked, until the scenario lets it run on."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def args(self) -> list[int]:
        return [self.number]

    def enter(self, g: Game) -> bool:
        g.asked = NOBODY
        g.options = NO_OPTIONS
        return True


def add_rests(table: Table) -> None:
    """Hangs a rest on the end of each phase of a table that only this scenario uses."""
    table.moments[0].insert(0, rest(ROUND))
    for phase, moment in _AFTER.items():
        table.moments[moment_number(moment)].append(rest(phase))


def rest(over: str) -> Rest:
    """The rest after a phase."""
    return Rest(RESTS.index(over))


def resting(g: Game) -> str:
    """What is over, if the game rests; else nothing."""
    step = g.top.step
    return RESTS[step.number] if isinstance(step, Rest) else ""


def moment_number(name: str) -> int:
    """The number of a moment of the round."""
    return ROUND_MOMENTS.index(name)


def phase_now(g: Game) -> str:
    """The phase that the open question belongs to: the moment before the next one on the stack says it."""
    for step in reversed(g.stack):
        if isinstance(step, Moment):
            number = int(step.number) - 1
            for phase, moment in _AFTER.items():
                if number <= moment_number(moment):
                    return phase
            return EVENT
    return "the end of the round" if g.stack else END


def wind(g: Game, phase: str) -> None:
    """Leaves on the stack what is left to do from the start of a phase on."""
    if phase == DRAWING:
        g.restack([MOMENTS[0]])
    elif phase == PLANNING_PHASE:
        g.restack(_in_moment(g, "planning", Planning, PLANNING[g.counters[TURN]]))
    elif phase == ACTION:
        g.restack([*_in_moment(g, "action", StartAction, RESOLVING), rest(PLANNING_PHASE)])
    elif phase == EVENT:
        g.restack([MOMENTS[moment_number("after-action")], rest(ACTION)])
    else:
        g.restack([FINAL_SCORE])


def _in_moment(g: Game, name: str, start: type[Step], begun: Step) -> list[Step]:
    """A moment whose first step has been taken, so that the counters stay as they are."""
    number = moment_number(name)
    steps = [begun if isinstance(step, start) else step for step in g.table.moments[number]]
    return [MOMENTS[number + 1], *reversed(steps)]


def turn_by_turn(g: Game) -> bool:
    """Whether one player after the other is asked in the turn of planning that is on top of the stack."""
    trial = g.copy()
    trial.top.step.enter(trial)
    return not isinstance(trial.top.step, Together)


def seat_first(g: Game, seat: int, played: int) -> None:
    """Makes it a seat's go in the turn of planning that is on top of the stack, after so many goes of his."""
    g.top.step.enter(g)
    while g.top.step.args()[0] != seat:
        g.pop()
    for _ in range(played):
        g.pop()
