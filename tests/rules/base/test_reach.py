"""Moves, shots and punches of random games, held against a second reading of the rules written without the engine."""

from collections.abc import Iterator

import pytest

from folsom import BANDITS, Event, Game, Listener, Setup, Source, apply, new_game, pending, run_chance
from folsom.base.effects import AS_RULED, UNLOADED
from folsom.core.packed import argument_of

GAMES = 5
Spot = tuple[int, bool]  # the car, 0 for the locomotive, and whether it is the roof


def spot(name: str) -> Spot:
    car, floor = name.split()
    return (0 if car == "loco" else int(car), floor == "roof")


def moves(here: Spot, last: int) -> set[Spot]:
    car, roof = here
    reach = 3 if roof else 1
    return {(to, roof) for to in range(last + 1) if 1 <= abs(to - car) <= reach}


def in_sight(at: dict[str, Spot], shooter: str) -> set[str]:
    car, roof = at[shooter]
    found = set()
    for other, (there, up) in at.items():
        if there == car:
            if up != roof and shooter == "tuco":
                found.add(other)
        elif up == roof:
            low, high = min(car, there), max(car, there)
            between = [name for name, (c, u) in at.items() if u == roof and low < c < high]
            if (roof and not between) or (not roof and high - low == 1):
                found.add(other)
    return found


def beside(at: dict[str, Spot], bandit: str) -> set[str]:
    return {name for name in at if name != bandit and at[name] == at[bandit]}


def spared(targets: set[str]) -> set[str]:
    return targets - {"belle"} if len(targets) > 1 else targets


def pushed(shooter: Spot, victim: Spot, last: int) -> Spot:
    step = 1 if victim[0] > shooter[0] else -1
    return (min(max(victim[0] + step, 0), last), victim[1])


class Witness(Listener):
    """Follows a game by its events, and says what each card may do."""

    def __init__(self, g: Game) -> None:
        super().__init__()
        self.names = g.table.pawn_names
        self.spots = [spot(name) for name in g.table.place_names[: g.table.places]]
        self.last = max(car for car, _ in self.spots)
        self.bullets = dict.fromkeys(self.names[: g.table.bandits], 6)
        self.actor = ""
        self.count = dict.fromkeys(("move", "shot", "punch", "nothing", "push", "others", "spared"), 0)
        self.push: tuple[str, Spot] | None = None
        self.push_due = False
        self.at: dict[str, Spot] = {}

    def look(self, g: Game) -> None:
        self.at = {name: self.spots[g.at[i]] for i, name in enumerate(self.names[: g.table.bandits])}

    def hear(self, g: Game, event: Event) -> None:
        if event.name == "resolved":
            assert not self.push_due, "the push did not come before the next card"
            self.look(g)
            self.actor = self.names[event.numbers[0]]
        elif event.name == "shot":
            shooter, victim = (self.names[n] for n in event.numbers[:2])
            assert self.bullets[shooter] > 0
            targets = in_sight(self.at, shooter)
            assert victim in spared(targets)
            self.check_told(event, spared(targets) - {victim}, targets - spared(targets))
            self.bullets[shooter] -= 1
            self.count["shot"] += 1
            if shooter == "django":
                target = pushed(self.at[shooter], self.at[victim], self.last)
                self.push = (victim, target)
                self.push_due = target != self.at[victim]
        elif event.name == "placed" and self.push_due:
            assert self.push == (self.names[event.numbers[0]], self.spots[event.numbers[2]])
            self.push_due = False
            self.count["push"] += 1
        elif event.name == "punched":
            targets = beside(self.at, self.actor)
            victim = self.names[event.numbers[1]]
            self.check_told(event, spared(targets) - {victim}, targets - spared(targets))
        elif event.name == "no-effect" and event.rule == "BASE-SHOOT-4":
            assert self.bullets[self.actor] == 0 or not in_sight(self.at, self.actor)
            assert event.numbers[1] == (UNLOADED if self.bullets[self.actor] == 0 else AS_RULED)
            self.count["nothing"] += 1

    def check_told(self, event: Event, others: set[str], spared: set[str]) -> None:
        """An event tells who else could have been chosen, and who was protected."""
        told = [{name for i, name in enumerate(self.names) if mask >> i & 1} for mask in event.numbers[2:4]]
        assert told == [others, spared]
        self.count["others"] += len(others)
        self.count["spared"] += len(spared)

    def check(self, g: Game, about: str, options: list[int]) -> None:
        """Every question about a place or a target has exactly the options of the rules."""
        self.look(g)
        targets = [argument_of(option) for option in options]
        if about == "MoveTo":
            assert {self.spots[to] for to in targets} == moves(self.at[self.actor], self.last)
            self.count["move"] += 1
        elif about == "ShootAt":
            assert {self.names[n] for n in targets} == spared(in_sight(self.at, self.actor))
        elif about == "PunchWhom":
            assert {self.names[n] for n in targets} == spared(beside(self.at, self.actor))
            self.count["punch"] += 1


def tables() -> Iterator[tuple[str, ...]]:
    for players in (3, 4, 5, 6):
        for start in range(0, 6, 2):
            yield tuple((BANDITS * 2)[start : start + players])


@pytest.mark.rule("BASE-MOVE-1", "BASE-MOVE-2", "BASE-MOVE-3", "BASE-SHOOT-2", "BASE-SHOOT-3", "BASE-SHOOT-4")
@pytest.mark.rule("BASE-TUCO-1", "BASE-BELLE-1", "BASE-DJANGO-1", "RULING-BELLE-1", "RULING-DJANGO-1")
def test_random_games_keep_to_the_rules_of_reach() -> None:
    total: dict[str, int] = {}
    for bandits in tables():
        for seed in range(GAMES):
            g = new_game(Setup(bandits))
            source = Source(seed)
            witness = Witness(g)
            g.listener = witness
            run_chance(g, source)
            while not g.over():
                (decision,) = pending(g)
                witness.check(g, decision.about, decision.options)
                apply(g, decision.options[source.below(len(decision.options))])
                run_chance(g, source)
            for name, number in witness.count.items():
                total[name] = total.get(name, 0) + number
    assert min(total.values()) > 20, total
