"""A game with the stagecoach in which a test says where everything is, and what happens next."""

from __future__ import annotations

from typing import Any

from folsom import (
    Event,
    Game,
    Listener,
    Outcome,
    Setup,
    Source,
    advance,
    answer,
    apply,
    draw_open,
    new_game,
    outcome,
    pending,
    run_chance,
    why_not,
)
from folsom.base.action import BY_CARD, do_action
from folsom.base.counters import CARD, FIRST, NEUTRAL, PILE, RECEIVED, ROUND
from folsom.base.rules import rules_of
from folsom.base.settle import settle
from folsom.boxes.horses.hostages import TakeHostage
from folsom.boxes.horses.pieces import Pieces, pieces_of
from folsom.core.powers import in_force
from folsom.core.steps import MOMENTS, Step
from folsom.core.table import GRAPH
from folsom.core.verbs import give_value, learn, place_pawn
from folsom.core.views import card_kind, row_card
from folsom.core.words import HAPPENINGS
from folsom.notation.names import argument_text
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


class Stage:
    """A game after its opening, with nothing left to do: everybody inside the first car, all loot out of the game."""

    def __init__(self, *bandits: str, box: str = "horses", variants: tuple[str, ...] = (), edition: int = 2016) -> None:
        bandits = bandits or FOUR
        players = len(bandits) // 2 if "duo" in variants or "pairs" in variants else len(bandits)
        cars = 4 if players == 2 else len(bandits) if players == len(bandits) else players + 1
        setup = Setup(bandits, edition, variants=variants, boxes=(box,), cars=CARS[:cars])
        self.game = g = new_game(setup)
        self.source = Source(1)
        while g.stack[0].args() == [0]:  # what comes before the first round
            draw = draw_open(g)
            apply(g, g.options[0] if draw is None else draw.sample(g, self.source))
        g.restack([])
        advance(g)
        self.bandits = bandits
        self.pieces: Pieces = pieces_of(g)
        for t in range(len(g.table.tokens)):
            g.token_at[t] = g.table.gone
        for car in range(cars + 1):
            g.counters[self.pieces.horses + car] = 0
        for name in bandits:
            self.put(**{name: FAR})
        self.put(marshal="loco inside")
        self.first(bandits[0])
        self.ear = Ear()
        g.listener = self.ear

    # The position.

    def put(self, **places: str) -> None:
        for name, place in places.items():
            place_pawn(self.game, self.pawn(name), self.game.table.place_names.index(place), "")

    def coach(self, car: int) -> None:
        self.game.counters[GRAPH] = car * self.pieces.stride

    def horses(self, *numbers: int) -> None:
        """How many horses stand at each car, from the locomotive back."""
        for car, number in enumerate(numbers):
            self.game.counters[self.pieces.horses + car] = number

    def horses_now(self) -> list[int]:
        cars = sum(kind >= 0 for kind in self.game.table.board.car) // 2
        return [int(self.game.counters[self.pieces.horses + car]) for car in range(cars)]

    def waiting(self, *hostages: str) -> None:
        """These hostages can be taken, and no others."""
        self.game.counters[self.pieces.waiting] = sum(
            int(power.mask) for power in self.game.table.powers if power.name in hostages
        )

    def waiting_now(self) -> set[str]:
        mask = self.game.counters[self.pieces.waiting]
        return {power.name for power in self.game.table.powers if mask & power.mask}

    def give(self, bandit: str, hostage: str) -> None:
        """A bandit takes a hostage, as he would in the stagecoach."""
        power = next(power for power in self.game.table.powers if power.name == hostage)
        number = self.pawn(bandit)
        TakeHostage(number, int(self.game.table.leader[number])).take(
            self.game, parse_option(self.game.table, f"take {power.name}")
        )

    def loot(self, **tokens: list[str]) -> None:
        """Tokens for bandits and places (``coach_roof``), purses with their values."""
        table, g = self.game.table, self.game
        for name, kinds in tokens.items():
            place = (
                table.loot_of(self.pawn(name)) if name in self.bandits else table.place_names.index(self.place(name))
            )
            for word in kinds:
                kind, _, value = word.partition(" ")
                number = [one.name for one in table.token_kinds].index(kind)
                free = [t for t, k in enumerate(table.tokens) if k == number and g.token_at[t] == table.gone]
                token = next(t for t in free if t >= table.hidden or g.token_value[t] == 0)
                g.token_at[token] = place
                if value:
                    names = [one.name for one in table.values]
                    give_value(g, token, names.index(value.removesuffix("-half")))
                    g.token_value[token] = names.index(value)
                    for seat in range(int(table.seats)):
                        learn(g, token, seat)

    def place(self, name: str) -> str:
        return name.replace("_", " ").removeprefix("in ")

    def card(self, name: str, number: int | None = None) -> None:
        """The round card that lies open, and the number of the round from 1."""
        self.game.counters[CARD] = [card.name for card in rules_of(self.game).rounds].index(name)
        if number:
            self.game.counters[ROUND] = number - 1

    def first(self, bandit: str) -> None:
        self.game.counters[FIRST] = self.game.table.leader[self.pawn(bandit)]

    def neutral(self, number: int) -> None:
        self.game.counters[NEUTRAL] = number

    # What happens.

    def go(self) -> None:
        advance(self.game)
        run_chance(self.game, self.source)

    def run(self, step: Step) -> None:
        self.game.push(step)
        self.go()

    def event(self, name: str) -> None:
        self.run(rules_of(self.game).events[name])

    def act(self, bandit: str, action: str) -> None:
        names = [one.name for one in self.game.table.actions]
        do_action(self.game, self.pawn(bandit), names.index(action), BY_CARD)
        self.go()

    def resolve(self, *cards: str) -> None:
        """Cards of the pile (``doc punch``), one after the other."""
        g = self.game
        names = [kind.name for kind in g.table.card_kinds]
        for card in cards:
            bandit, _, kind = card.partition(" ")
            g.rows[PILE].append(row_card(names.index(kind), int(g.table.leader[self.pawn(bandit)]), False))
        self.moments("action")

    def moments(self, first: str) -> None:
        """The moments of a round, from this one on, up to the first question."""
        order = ["before-drawing", "drawing", "after-drawing", "planning", "after-planning", "action", "after-action"]
        self.run(MOMENTS[[*order, "event", "after-event", "end"].index(first)])

    def settle(self) -> None:
        settle(self.game)
        self.go()

    def say(self, text: str) -> None:
        decision = pending(self.game)[0]
        answer(self.game, decision.number, decision.seat, parse_option(self.game.table, text), decision.part)
        run_chance(self.game, self.source)

    # What can be seen.

    def pawn(self, name: str) -> int:
        return self.game.table.pawn_names.index(name)

    def at(self, name: str) -> str:
        return self.game.table.place_names[self.game.at[self.pawn(name)]]

    def places(self) -> dict[str, str]:
        return {name: self.at(name) for name in self.bandits}

    def coach_at(self) -> int:
        return int(self.game.counters[GRAPH] // self.pieces.stride)

    def asked(self) -> str:
        """The bandit of the seat that is asked (its first one)."""
        return self.bandits[self.game.table.led[self.game.asked][0]] if self.game.asked >= 0 else "nobody"

    def about(self) -> str:
        return type(self.game.top.step).__name__

    def offers(self) -> set[str]:
        return {option_text(self.game.table, option) for option in self.game.options}

    def barred(self, text: str) -> str:
        return why_not(self.game, int(self.game.asked), parse_option(self.game.table, text))

    def powers(self, bandit: str) -> set[str]:
        return {power.name for power in self.game.table.powers if in_force(self.game, power, self.pawn(bandit))}

    def received(self) -> dict[str, int]:
        """The bandits who received bullets, and how many."""
        hits = {name: int(self.game.counters[RECEIVED + self.pawn(name)]) for name in self.bandits}
        return {name: number for name, number in hits.items() if number}

    def hand(self, bandit: str) -> list[str]:
        g, seat = self.game, int(self.game.table.leader[self.pawn(bandit)])
        kinds = range(int(g.table.kinds))
        spots = [int(first) + seat for first in g.table.hands]
        return [g.table.card_kinds[k].name for s in spots for k in kinds for _ in range(int(g.count(s, k)))]

    def deck(self, bandit: str) -> list[str]:
        g, seat = self.game, int(self.game.table.leader[self.pawn(bandit)])
        return [g.table.card_kinds[k].name for k in range(int(g.table.kinds)) for _ in range(int(g.count(seat, k)))]

    def put_cards(self, spot: str, bandit: str, *cards: str) -> None:
        """Cards that come into a spot of a seat out of nowhere, or onto its deck (``top``)."""
        g, seat = self.game, int(self.game.table.leader[self.pawn(bandit)])
        kinds = [[kind.name for kind in g.table.card_kinds].index(card) for card in cards]
        if spot == "top":
            g.rows[g.table.row_names.index(f"top {seat}")].extend([int(row_card(k, seat, False)) for k in kinds])
            return
        number = next(i for i, one in enumerate(g.table.spots) if one.name == spot and one.seat == seat)
        for kind in kinds:
            g.cards[number * g.table.kinds + kind] += 1

    def take_cards(self, spot: str, bandit: str) -> None:
        """Empties a spot of a seat."""
        g, seat = self.game, int(self.game.table.leader[self.pawn(bandit)])
        number = next(i for i, one in enumerate(g.table.spots) if one.name == spot and one.seat == seat)
        for kind in range(int(g.table.kinds)):
            g.cards[number * g.table.kinds + kind] = 0

    def pile(self) -> list[str]:
        return [self.game.table.card_kinds[card_kind(card)].name for card in self.game.rows[PILE]]

    def outcome(self) -> Outcome:
        return outcome(self.game)

    def money(self, bandit: str) -> int:
        return self.outcome().loot[self.pawn(bandit)]

    def winners(self) -> set[str]:
        result = self.outcome()
        return {name for name in self.bandits if result.won(self.pawn(name))}

    def heard(self, name: str) -> list[tuple[Any, ...]]:
        """The events of a kind: what they are about, as text, and the rule."""
        found = []
        for event in self.ear.heard:
            if event.name == name:
                kinds = HAPPENINGS[event.happening].kinds
                found.append(
                    (*[argument_text(self.game.table, k, n) for k, n in zip(kinds, event.numbers)], event.rule)
                )
        return found

    def outcomes(self) -> dict[str, int]:
        """What the open draw can bring, by its text, and the weights."""
        draw = draw_open(self.game)
        assert draw is not None
        return {option_text(self.game.table, option): weight for option, weight in draw.outcomes(self.game)}
