"""What the base game's rules need to know of a table: edition, round cards, turns, events, lawmen."""

from __future__ import annotations

from typing import Any, Final, cast

from folsom.base.counters import FIRST, ROUND
from folsom.core import words
from folsom.core.game import Game
from folsom.core.ints import i64, mypyc_attr
from folsom.core.named import Named
from folsom.core.rulebook import Rulebook
from folsom.core.shared import Shared
from folsom.core.steps import NOTHING, Moment, Step
from folsom.core.table import MOST, Table
from folsom.core.texts import called, named


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnKind(Named):
    """A kind of turn in planning: its letter on the round cards, whether it is a standard turn, and how it runs."""

    def __init__(self, letter: str, name: str, standard: bool) -> None:
        self.letter = letter
        super().__init__(name)
        self.standard = standard
        self.number: i64 = -1  # among the kinds of turns of a game

    def begin(self, g: Game) -> None:
        """Pushes the questions of this turn, the last one first."""
        raise NotImplementedError


class RoundCard(Named):
    """A round card: its turns, the event at its end, and all that is printed on it, for boxes with more to read."""

    def __init__(self, name: str, turns: list[TurnKind], event: str, printed: dict[str, Any]) -> None:
        super().__init__(name)
        self.turns = turns
        self.event = event
        self.printed = printed
        self.late_hands = "late-hands" in printed  # hands go back at the end of the round


# The order in which positions are put right.
LAWMEN: Final = 0  # the Marshal is the first of them; those of boxes follow
AFTER_LAWMEN: Final = 100  # what happens to bandits where they are, once nobody flees


@mypyc_attr(allow_interpreted_subclasses=True)
class Settling(Named):
    """What befalls pawns because of where they are: a lawman's meeting, for one. The smallest order comes first."""

    def __init__(self, name: str, order: int) -> None:
        super().__init__(name)
        self.order = order

    def concerns(self, g: Game) -> i64:
        """The pawns (mask) that it befalls now, told from the position alone."""
        raise NotImplementedError

    def settle(self, g: Game, pawns: i64) -> None:
        """Lets it happen to them: afterwards it must not concern them any more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """How cards go round: what a seat draws from, where bullets and played cards go."""

    def __init__(self, opening_rule: str) -> None:
        self.opening_rule = opening_rule  # how hands are filled at the start of a round

    def rule(self, opening: bool) -> str:
        """The rule by which cards are drawn: at the start of a round, or in a turn (BASE-PLAN-1)."""
        return self.opening_rule if opening else "BASE-PLAN-1"

    def draw(self, g: Game, seat: i64, number: i64, opening: bool) -> None:
        """Lets a seat draw cards, as many as there are."""
        raise NotImplementedError

    def can_draw(self, g: Game, seat: i64) -> bool:
        """Whether a seat has anything to draw."""
        raise NotImplementedError

    def take_top(self, g: Game, seat: i64) -> i64:
        """Takes the card that all know to lie on top of a seat's deck: its kind, or 0 if there is none."""
        return 0

    def has_next(self, g: Game, seat: i64) -> bool:
        """Whether a seat's deck has a card to draw, after it has been filled up as the rules say."""
        return self.can_draw(g, seat)

    def shuffle(self, g: Game) -> None:
        """Makes the decks ready before hands are filled at the start of a round."""

    def receive(self, g: Game, seat: i64, kind: i64) -> None:
        """A bullet comes to a seat's cards."""
        raise NotImplementedError

    def put_back(self, g: Game, pile: list[int]) -> None:
        """Played cards go back to their owners."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """Who comes after whom."""

    def __init__(self) -> None:
        self.lines = Shared(2 * MOST)

    def line(self, g: Game, clockwise: bool) -> list[int]:
        """The seats in the order of a turn: a shared list."""
        first = g.counters[FIRST]
        key = first << 1 | (1 if clockwise else 0)
        found = self.lines.find(key)
        if found is None:
            seats = range(int(g.table.seats))
            return self.lines.keep(key, [self.seat(g, first, player, clockwise) for player in seats])
        return found

    def seat(self, g: Game, first: int, player: int, clockwise: bool) -> int:
        """The seat of the n-th player of a turn."""
        raise NotImplementedError

    def next_first(self, g: Game) -> i64:
        """The first player of the next round."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """How the winner is found.

    ``titles``: whether there is a Sharpshooter. ``together``: whether the bandits of a side count loot and shots
    together; else each has his own.
    """

    def __init__(self, titles: bool, together: bool) -> None:
        self.titles = titles
        self.together = together

    def outcome(self, g: Game) -> Outcome:
        """The result on the position as it is."""
        raise NotImplementedError

    def shots(self, g: Game, side: i64) -> i64:
        """The bullets that count for the title of a side."""
        raise NotImplementedError


class Outcome:
    """How a game stands, for each bandit.

    ``loot``: what he holds and has gained. ``money``: that and his title, or what his side has together.
    ``sharpshooters`` and ``winners`` are masks of bandits.
    """

    def __init__(self, loot: list[int], money: list[int], sharpshooters: int, winners: int) -> None:
        self.loot = loot
        self.money = money
        self.sharpshooters = sharpshooters
        self.winners = winners

    def __repr__(self) -> str:
        """The money of each bandit, in their order: ``<Outcome 1250 sharpshooter, 750, 2000 winner>``."""
        shown = [str(money) for money in self.money]
        for mask, title in ((self.sharpshooters, "sharpshooter"), (self.winners, "winner")):
            shown = [f"{said} {title}" if mask >> bandit & 1 else said for bandit, said in enumerate(shown)]
        return f"<Outcome {', '.join(shown)}>"

    def won(self, bandit: int) -> bool:
        """Whether a bandit is among the winners."""
        return self.winners >> bandit & 1 == 1


class Rules(Rulebook):
    """The base game's part of a table."""

    def __init__(
        self,
        edition: int,
        first_game: bool,
        marshal: int,
        bullet: int,
        neutral: int,
        decks: Decks,
        order: Order,
        scoring: Scoring,
    ) -> None:
        super().__init__()
        self.decks = decks
        self.order = order
        self.scoring = scoring
        self.opening: list[Step] = []  # what happens before the first round, in order
        self.hand_back: Step = NOTHING  # what becomes of hands after planning
        self.locomotive: Step = NOTHING  # what is laid inside the locomotive, right after the loot of the cars
        self.players: i64 = 0  # seats that lead bandits: the others do not count where a rule counts players
        self.edition: i64 = edition
        self.first_game = first_game  # BASE-SETUP-5: no powers, no events
        self.marshal: i64 = marshal  # the pawn
        self.bullet: i64 = bullet  # kind of card: the first bandit's bullet, the others' follow
        self.neutral: i64 = neutral  # kind of card: a neutral bullet
        self.bullet_of: list[int] = [bullet + bandit for bandit in range(neutral - bullet)]  # by shooter
        self.hits: i64 = -1  # counters, if a rule needs them: the bullets that each seat received, by kind
        self.fewer_turns: i64 = -1  # a counter, if a rule needs it: how many turns this round lacks
        self.under: i64 = -1  # rows, if a rule needs them: the cards under each seat's deck
        self.looks = Shared(0)  # options that name tokens by their looks
        self.rounds: list[RoundCard] = []
        self.events: dict[str, Step] = {}  # by name: what an event of a round card does
        self.replaced: list[str] = []
        self.turns: list[TurnKind] = []
        self.plans: list[Step] = []  # by seat and go (seat << 2 | go): what a seat does in a turn of planning
        self.settling: list[Settling] = []
        self.car_names: list[str] = [""]
        self.cars: list[list[int]] = [[0, 0]]  # by type of car: purses and jewels on its floor
        self.drawn_cars: list[int] = []  # types of which the train is drawn, and those of the cars behind them
        self.last_cars: list[int] = []

    def __repr__(self) -> str:
        return f"<Rules of {self.edition}>"

    def name_of(self, meaning: int, number: int) -> str:
        if meaning == words.CARS:
            return named(self.car_names, number)
        return called(self.rounds, number) if meaning == words.ROUND else called(self.turns, number)

    def hour(self, g: Game) -> str:
        """The round and its moment, by the moment that comes next: ``round 2, planning``."""
        for step in reversed(g.stack):
            if isinstance(step, Moment) and step.number > 0:
                return f"round {g.counters[ROUND] + 1}, {named(g.table.moment_names, int(step.number) - 1)}"
        return ""

    def add_turn(self, kind: TurnKind) -> None:
        """Makes a kind of turn known, by its letter and by its number."""
        assert kind.letter not in [known.letter for known in self.turns], (
            f"two kinds of turns have the letter {kind.letter}"
        )
        kind.number = len(self.turns)
        self.turns.append(kind)

    def turn_kind(self, letter: str) -> TurnKind:
        """The kind of turn with a letter."""
        return next(kind for kind in self.turns if kind.letter == letter)

    def add_card(self, printed: dict[str, Any]) -> int:
        """Adds a round or station card, printed with its turns' letters; returns its number."""
        turns = [self.turn_kind(letter) for letter in printed["turns"].split()]
        event = "" if self.first_game else printed["event"]
        self.rounds.append(RoundCard(printed["name"], turns, event, printed))
        return len(self.rounds) - 1

    def add_event(self, name: str, step: Step) -> None:
        """Says what an event does."""
        assert name not in self.events, f"two events are called {name}"
        self.events[name] = step

    def replace_event(self, name: str, step: Step) -> None:
        """Says what an event does in this box instead. Only one box can."""
        assert name in self.events, f"no event is called {name}"
        assert name not in self.replaced, f"the event {name} is replaced twice"
        self.replaced.append(name)
        self.events[name] = step

    def open_after(self, kind: type[Step], step: Step) -> None:
        """Puts a step into what happens before the first round, right after the one of a kind."""
        found = [isinstance(one, kind) for one in self.opening].index(True)
        self.opening.insert(found + 1, step)

    def open_with(self, kind: type[Step], steps: list[Step]) -> None:
        """Puts steps in the place of the one of a kind that happens before the first round."""
        self.opening = [new for old in self.opening for new in (steps if isinstance(old, kind) else [old])]

    def add_settling(self, rule: Settling) -> None:
        """Hangs a rule on positions, in its order."""
        self.settling = sorted([*self.settling, rule], key=lambda one: one.order)


def hits_slot(table: Table, rules: Rules, seat: i64, kind: i64) -> i64:
    """The counter of the bullets of a kind that a seat received."""
    return rules.hits + seat * (table.bandits + 1) + kind - rules.bullet


def rules_of(g: Game) -> Rules:
    """The base game's part of a game's table."""
    return cast(Rules, g.table.rules)


def in_turn_order(g: Game, pawns: i64) -> list[int]:
    """BASE-ACT-5: those bandits of some pawns (mask), as their players come from the first player on."""
    line = rules_of(g).order.line(g, True)
    return [bandit for seat in line for bandit in g.table.led[seat] if pawns >> bandit & 1]


def rules_on(table: Table) -> Rules:
    """The base game's part of a table."""
    return cast(Rules, table.rules)
