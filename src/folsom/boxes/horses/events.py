"""The events of this box's round cards, but for those of the station cards."""

from __future__ import annotations

from typing import Final

from folsom.base.bullets import neutral_bullets
from folsom.base.loot import WHICH, FirstSight
from folsom.base.rules import Rules, rules_of
from folsom.base.settle import settle
from folsom.base.setup import FEW_PLAYERS
from folsom.base.train import BACK, car_of, graph_of, last_car, on_roof
from folsom.boxes.horses.coach import move_coach
from folsom.boxes.horses.pieces import coach_car, has_coach, in_coach, pieces_of
from folsom.boxes.horses.ride import horses_at, move_horse
from folsom.boxes.horses.stations import STATIONS
from folsom.boxes.horses.whisky import flasks_at
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of
from folsom.core.steps import NOTHING, Do, Draw, register
from folsom.core.verbs import give_value, move_token, place_pawn, show_to_all
from folsom.core.words import happening

TIRED: Final = happening("tired", "car:number")
DRUNK: Final = happening("drunk", "flask:value")

OLD_WHISKY: Final = ("old-whisky", "old-whisky-half")


def add_events(rules: Rules) -> None:
    """Says what each event does; those of the stations are a matter of the scoring."""
    rules.add_event("tired-horses", TiredHorses())
    rules.add_event("drink", Drink())
    rules.add_event("higher-speed", HigherSpeed())
    rules.add_event("rage", Rage())
    for name in STATIONS:
        rules.add_event(name, NOTHING)  # its card speaks of the round, or of the end


class TiredHorses(Do):
    """HS-EV-TIRED: the 2 horses nearest the caboose leave the game, with 2 to 4 players 1; of fewer all."""

    def run(self, g: Game) -> None:
        first = pieces_of(g).horses
        number: i64 = 1 if rules_of(g).players <= FEW_PLAYERS else 2
        car = last_car(g.table)
        while number > 0 and car >= 0:
            if g.counters[first + car]:
                g.counters[first + car] = g.counters[first + car] - 1
                tell(g, TIRED, "HS-EV-TIRED", car)
                number -= 1
            else:
                car -= 1


class Drink(Do):
    """HS-EV-SHOT: if a flask lies inside the Marshal's car, one of those there leaves the game; else nothing."""

    def run(self, g: Game) -> None:
        if flasks_there(g):
            g.push(MARSHALS_FLASK)


def flasks_there(g: Game) -> list[int]:
    """The flasks inside the Marshal's car."""
    return flasks_at(g, g.at[rules_of(g).marshal])


class MarshalsFlask(Draw):
    """HS-EV-SHOT: among several flasks a random one."""

    def forced(self, g: Game) -> i64:
        flasks = flasks_there(g)
        return option_of(WHICH, flasks[0]) if len(flasks) == 1 else -1

    def sample(self, g: Game, source: Source) -> i64:
        flasks = flasks_there(g)
        return option_of(WHICH, flasks[source.below(len(flasks))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(WHICH, flask), 1) for flask in flasks_there(g)]

    def take(self, g: Game, option: i64) -> None:
        flask = argument_of(option)
        if g.tokens.value[flask]:
            drink(g, flask)
        else:
            g.push(FirstTaste(flask))


class FirstTaste(FirstSight):
    """HS-EV-SHOT: nobody has seen yet what is in the flask."""

    def __init__(self, token: i64) -> None:
        super().__init__(token, -1, -1)

    def args(self) -> list[int]:
        return [self.token]

    def take(self, g: Game, option: i64) -> None:
        give_value(g, self.token, argument_of(option))
        drink(g, self.token)


def drink(g: Game, flask: i64) -> None:
    """HS-EV-SHOT: the flask leaves the game, half empty or not, and all see its kind; then the Marshal walks."""
    value = g.tokens.value[flask]
    move_token(g, flask, g.table.gone, "HS-EV-SHOT")
    show_to_all(g, flask)
    tell(g, DRUNK, "HS-EV-SHOT", value)
    g.push(MarshalReels(1 if g.table.values[value].name in OLD_WHISKY else 0))


class MarshalReels(Do):
    """HS-EV-SHOT: one car towards the caboose, where he stays; on old whisky car by car to the caboose.

    In each car whoever is there meets him, with all that follows, before he goes on.
    """

    def __init__(self, to_the_end: i64) -> None:
        super().__init__()
        self.to_the_end = to_the_end

    def args(self) -> list[int]:
        return [self.to_the_end]

    def run(self, g: Game) -> None:
        marshal = rules_of(g).marshal
        for behind in graph_of(g).edges[BACK][g.at[marshal]]:
            if self.to_the_end:
                g.push(self)
            place_pawn(g, marshal, behind, "HS-EV-SHOT")
            settle(g)


class HigherSpeed(Do):
    """HS-EV-SPEED: bandits on train roofs, horses, stagecoach and Shotgun, all one car back; then the meetings."""

    def run(self, g: Game) -> None:
        bandit: i64
        for bandit in range(g.table.bandits):
            place = g.at[bandit]
            if on_roof(g.table, place):
                for behind in graph_of(g).edges[BACK][place]:
                    place_pawn(g, bandit, behind, "HS-EV-SPEED")
        horses_fall_back(g)
        if has_coach(g):
            move_coach(g, "HS-EV-SPEED")
        settle(g)


def horses_fall_back(g: Game) -> None:
    """All horses come one car nearer to the caboose, the rearmost first; at the caboose they stay."""
    car = last_car(g.table) - 1
    while car >= 0:
        for _ in range(horses_at(g, car)):
            move_horse(g, car, car + 1, "HS-EV-SPEED")
        car -= 1


class Rage(Do):
    """HS-EV-RAGE: a neutral bullet for who is in or on the stagecoach or the car that it faces; nobody flees."""

    def run(self, g: Game) -> None:
        if not has_coach(g):
            return
        victims: i64 = 0
        bandit: i64
        for bandit in range(g.table.bandits):
            if in_coach(g, bandit) or car_of(g.table, g.at[bandit]) == coach_car(g):
                victims |= 1 << bandit
        neutral_bullets(g, victims, "HS-EV-RAGE")


MARSHALS_FLASK: Final = MarshalsFlask()

register(TiredHorses, Drink, MarshalsFlask, FirstTaste, MarshalReels, HigherSpeed, Rage)
