"""Positions for the tests of Horses & Stagecoach: pieces are put where a test wants them, then one action is done."""

from __future__ import annotations

from dataclasses import replace

from folsom import Event, Game, Listener, Setup, Source, advance, answer, new_game, open_part, pending, run_chance
from folsom.base.action import BY_CARD, do_action
from folsom.base.counters import FIRST, NEUTRAL, RECEIVED
from folsom.base.rules import rules_of
from folsom.boxes.horses.pieces import coach_car, pieces_of
from folsom.core.steps import Step
from folsom.core.table import GRAPH
from folsom.core.verbs import place_pawn
from folsom.notation.options import option_text, parse_option

SIX = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
CARS = ("baggage", "second-class", "first-class", "dining", "saloon", "mail")


def setup_of(*bandits: str, box: str = "horses", variants: tuple[str, ...] = (), edition: int = 2016) -> Setup:
    """A game with the box."""
    return Setup(bandits, edition=edition, variants=variants, boxes=(box,))


def at_attack(setup: Setup, seed: int = 1) -> Game:
    """A game in which the riders come to the caboose."""
    g = new_game(setup)
    run_chance(g, Source(seed))
    return g


class Ear(Listener):
    """Keeps all that is told."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.heard.append(event)

    def rules_for(self, name: str) -> list[str]:
        """The rules by which something happened."""
        return [event.rule for event in self.heard if event.name == name]

    def numbers_of(self, name: str) -> list[list[int]]:
        """The numbers of everything of a kind that happened."""
        return [list(event.numbers) for event in self.heard if event.name == name]


class Scene:
    """A game with six cars in the middle of a round: nothing is left to do but what the test asks for.

    Nobody but those whom the test places is near: the others are inside the caboose, the Marshal in the locomotive.
    """

    def __init__(self, *bandits: str, box: str = "horses", edition: int = 2016) -> None:
        names = [*bandits, *[name for name in SIX if name not in bandits]]
        setup = setup_of(*names, box=box, edition=edition)
        self.game = new_game(replace(setup, cars=CARS))
        g = self.game
        run_chance(g, Source(1))
        while pending(g)[0].about == "BoardOrRideOn":
            for decision in pending(g):
                answer(g, decision.number, decision.seat, decision.options[0])
            run_chance(g, Source(1))
        g.restack([])
        advance(g)
        g.counters[FIRST] = 0
        pieces = pieces_of(g)
        for car in range(7):
            g.counters[pieces.horses + car] = 0
        self.ear = Ear()
        g.listener = self.ear

    def put(self, **places: str) -> Scene:
        """Pawns on places: ``doc="3 roof"``."""
        for name, place in places.items():
            place_pawn(self.game, self.pawn(name), self.place(place), "")
        self.ear.heard.clear()
        return self

    def coach(self, car: int) -> Scene:
        """The stagecoach faces a car."""
        self.game.counters[GRAPH] = car * pieces_of(self.game).stride
        return self

    def horses(self, **cars: int) -> Scene:
        """Horses at cars: ``car2=1``."""
        for name, number in cars.items():
            self.game.counters[pieces_of(self.game).horses + int(name.removeprefix("car"))] = number
        return self

    def neutral(self, number: int) -> Scene:
        """So many neutral bullets are left."""
        self.game.counters[NEUTRAL] = number
        return self

    def act(self, bandit: str, action: str) -> Scene:
        """A bandit does an action."""
        actions = [one.name for one in self.game.table.actions]
        do_action(self.game, self.pawn(bandit), actions.index(action), BY_CARD)
        advance(self.game)
        return self

    def run(self, step: Step) -> Scene:
        """A step is done."""
        self.game.push(step)
        advance(self.game)
        return self

    def event(self, name: str) -> Scene:
        """The event of a round card happens."""
        return self.run(rules_of(self.game).events[name])

    def say(self, bandit: str, text: str) -> Scene:
        """The player of a bandit answers."""
        say(self.game, int(self.game.table.leader[self.pawn(bandit)]), text)
        return self

    def asked(self) -> str:
        """The bandit whose player is asked, or nobody."""
        decisions = pending(self.game)
        return self.game.table.pawn_names[decisions[0].seat] if decisions else "nobody"

    def offers(self) -> set[str]:
        """What is offered."""
        return {option_text(self.game.table, option) for option in self.game.options}

    def at(self, pawn: str) -> str:
        """Where a pawn is."""
        return self.game.table.place_names[self.game.at[self.pawn(pawn)]]

    def bullets(self, bandit: str) -> int:
        """How many bullets a bandit has received."""
        return int(self.game.counters[RECEIVED + self.pawn(bandit)])

    def left(self) -> int:
        """How many neutral bullets are left."""
        return int(self.game.counters[NEUTRAL])

    def horses_at(self, car: int) -> int:
        """How many horses stand at a car."""
        return int(self.game.counters[pieces_of(self.game).horses + car])

    def herd(self) -> list[int]:
        """The horses at all cars, from the locomotive back."""
        return [self.horses_at(car) for car in range(7)]

    def coach_faces(self) -> int:
        """The car that the stagecoach faces."""
        return int(coach_car(self.game))

    def tokens_at(self, place: str) -> list[str]:
        """The loot on a place."""
        g = self.game
        number = self.place(place)
        return [
            g.table.token_kinds[g.table.tokens[t]].name for t in range(len(g.table.tokens)) if g.token_at[t] == number
        ]

    def pawn(self, name: str) -> int:
        """The number of a pawn."""
        return self.game.table.pawn_names.index(name)

    def place(self, name: str) -> int:
        """The number of a place."""
        return self.game.table.place_names.index(name)


def say(g: Game, seat: int, text: str) -> None:
    """A seat answers, in words."""
    answer(g, int(g.number), seat, parse_option(g.table, text), open_part(g, seat))


def offered(g: Game, seat: int) -> list[str]:
    """What a seat is offered, in words."""
    return [option_text(g.table, o) for d in pending(g) if d.seat == seat for o in d.options]
