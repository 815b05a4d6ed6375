"""A game with the stagecoach in which a test says where everything is, for what scenarios cannot say."""

from __future__ import annotations

from folsom import Event, Game, Listener, Setup, Source, advance, apply, draw_open, new_game, run_chance
from folsom.base.action import do_action
from folsom.base.actions import BY_CARD
from folsom.boxes.horses.hostages import TakeHostage
from folsom.boxes.horses.pieces import Pieces, pieces_of
from folsom.core.powers import in_force
from folsom.core.table import GRAPH
from folsom.core.verbs import give_value, learn, place_pawn
from folsom.notation.options import option_text, parse_option

FOUR = ("doc", "belle", "tuco", "django")
SIX = (*FOUR, "ghost", "cheyenne")
CARS = ("baggage", "second-class", "first-class", "dining", "saloon", "mail")

FAR = "1 inside"  # where those stand who play no part; the Marshal is in the locomotive


class Ear(Listener):
    """Keeps all events."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.heard.append(event)

    def rules_for(self, name: str) -> list[str]:
        """The rules by which something happened."""
        return [event.rule for event in self.heard if event.name == name]


class Stage:
    """A game after its opening, with nothing left to do: everybody inside the first car, all loot out of the game."""

    def __init__(self, *bandits: str, box: str = "horses") -> None:
        bandits = bandits or FOUR
        self.game = g = new_game(Setup(bandits, boxes=(box,), cars=CARS[: len(bandits)]))
        self.source = Source(1)
        while g.stack[0].args() == [0]:  # what comes before the first round
            draw = draw_open(g)
            apply(g, g.options[0] if draw is None else draw.sample(g, self.source))
        g.restack([])
        advance(g)
        self.pieces: Pieces = pieces_of(g)
        for t in range(len(g.table.tokens)):
            g.tokens.at[t] = g.table.gone
        for name in bandits:
            self.put(**{name: FAR})
        self.put(marshal="loco inside")

    # The position.

    def put(self, **places: str) -> None:
        for name, place in places.items():
            place_pawn(self.game, self.pawn(name), self.game.table.place_names.index(place), "")

    def coach(self, car: int) -> None:
        self.game.counters[GRAPH] = car * self.pieces.stride

    def give(self, bandit: str, hostage: str) -> None:
        """A bandit takes a hostage, as he would in the stagecoach."""
        number = self.pawn(bandit)
        TakeHostage(number, int(self.game.table.leader[number])).take(
            self.game, parse_option(self.game.table, f"take {hostage}")
        )

    def loot(self, place: str, *tokens: str) -> None:
        """Tokens on a place; those with a value are known to all."""
        table, g = self.game.table, self.game
        for text in tokens:
            kind, _, value = text.partition(" ")
            number = [one.name for one in table.token_kinds].index(kind)
            free = [t for t, k in enumerate(table.tokens) if k == number and g.tokens.at[t] == table.gone]
            token = next(t for t in free if g.tokens.value[t] == 0)
            g.tokens.at[token] = table.place_names.index(place)
            if value:
                give_value(g, token, [one.name for one in table.values].index(value))
                for seat in range(int(table.seats)):
                    learn(g, token, seat)

    # What happens, and what can be seen.

    def act(self, bandit: str, action: str) -> None:
        names = [one.name for one in self.game.table.actions]
        do_action(self.game, self.pawn(bandit), names.index(action), BY_CARD)
        advance(self.game)
        run_chance(self.game, self.source)

    def pawn(self, name: str) -> int:
        return self.game.table.pawn_names.index(name)

    def at(self, name: str) -> str:
        return self.game.table.place_names[self.game.at[self.pawn(name)]]

    def offers(self) -> set[str]:
        return {option_text(self.game.table, option) for option in self.game.options}

    def powers(self, bandit: str) -> set[str]:
        return {power.name for power in self.game.table.powers if in_force(self.game, power, self.pawn(bandit))}

    def outcomes(self) -> dict[str, int]:
        """What the open draw can bring, by its text, and the weights."""
        draw = draw_open(self.game)
        assert draw is not None
        return {option_text(self.game.table, option): weight for option, weight in draw.outcomes(self.game)}
