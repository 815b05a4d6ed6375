"""What a view shows, read off its numbers: the only module of the terminal game that knows how a state is laid out.

Every function takes what one viewer knows (:func:`folsom.view`), never the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from folsom.base.counters import CARD, CARS, FIRST, MONEY, NEUTRAL, PILE, RECEIVED, RESOLVED, REVOLVER, ROUND, TURN
from folsom.base.rules import rules_of
from folsom.base.train import inside, last_car, roof
from folsom.core.game import EVERYTHING, Game
from folsom.core.views import card_kind, card_seat, is_face_down

ROUNDS = 5


@dataclass(frozen=True)
class Look:
    """A token as the viewer sees it: its kind, and its worth (0: he does not know it)."""

    kind: int
    worth: int


@dataclass(frozen=True)
class Player:
    """What everybody sees of a bandit and its player."""

    seat: int
    bandit: int
    tokens: tuple[int, ...]  # how many of each kind
    left: int  # bullets in the revolver
    received: int
    hand: int
    deck: int
    first: bool


@dataclass(frozen=True)
class Planned:
    """A card on the pile. One that the viewer cannot see has kind 0."""

    bandit: int
    kind: int
    face_down: bool


@dataclass(frozen=True)
class Round:
    """The round card in play: its kinds of turns, and the turn that runs while plans are made."""

    number: int
    card: int
    name: str
    turns: tuple[str, ...]
    turn: int
    resolved: int  # cards of the pile that have been turned over
    planning: bool


def cars(view: Game) -> list[str]:
    """The names of the cars from the front; the first is the locomotive."""
    names = rules_of(view).car_names
    return ["locomotive"] + [names[view.counters[CARS + car]] for car in range(1, int(last_car(view)) + 1)]


def positions(car: int) -> tuple[int, int]:
    """The places on and in a car: roof, inside."""
    return int(roof(car)), int(inside(car))


def pawns_at(view: Game, place: int) -> list[int]:
    """The pawns on a place, lawmen last."""
    return [pawn for pawn in range(len(view.table.pawn_names)) if view.at[pawn] == place]


def is_bandit(view: Game, pawn: int) -> bool:
    """Whether a pawn is a bandit."""
    return pawn < view.table.bandits


def loot_at(view: Game, place: int) -> list[Look]:
    """The tokens on a place, by kind and known worth."""
    table = view.table
    looks = []
    for token, kind in enumerate(table.tokens):
        if view.token_at[token] == place:
            looks.append(Look(int(kind), int(table.worth[view.token_value[token]])))
    return sorted(looks, key=lambda look: (look.kind, look.worth))


def loot_of(view: Game, bandit: int) -> list[Look]:
    """The tokens that a bandit holds."""
    return loot_at(view, int(view.table.loot_of(bandit)))


def hand_of(view: Game, seat: int) -> list[int]:
    """The kinds of the cards in a hand: 0 for those that the viewer cannot see."""
    spot = int(view.table.seats) + seat
    return [kind for kind in range(int(view.table.kinds)) for _ in range(int(view.count(spot, kind)))]


def sees_hand(view: Game, seat: int) -> bool:
    """Whether this view holds what a seat sees."""
    return bool(view.viewer == EVERYTHING or view.viewer == seat)


def players(view: Game) -> list[Player]:
    """All bandits in the order of the seats."""
    table = view.table
    found = []
    for bandit in range(int(table.bandits)):
        seat = int(table.leader[bandit])
        held = [look.kind for look in loot_of(view, bandit)]
        found.append(
            Player(
                seat=seat,
                bandit=bandit,
                tokens=tuple(held.count(kind) for kind in range(len(table.token_kinds))),
                left=int(view.counters[REVOLVER + bandit]),
                received=int(view.counters[RECEIVED + bandit]),
                hand=int(view.size(int(table.seats) + seat)),
                deck=int(view.size(seat)),
                first=bool(view.counters[FIRST] == seat),
            )
        )
    return found


def pile(view: Game) -> list[Planned]:
    """The planned cards in their order."""
    cards = []
    for card in view.rows[PILE]:
        kind = int(card_kind(card))
        led = view.table.led[int(card_seat(card))]
        bandit = led[view.table.card_kinds[kind].bandit if kind else 0]
        cards.append(Planned(int(bandit), kind, bool(is_face_down(card))))
    return cards


def round_in_play(view: Game) -> Round:
    """The round card in play."""
    card = int(view.counters[CARD])
    round_card = rules_of(view).rounds[card]
    turns = tuple(kind.name for kind in round_card.turns)
    resolved = int(view.counters[RESOLVED])
    planning = resolved == 0 and not view.over()
    number, turn = int(view.counters[ROUND]), int(view.counters[TURN])
    return Round(number, card, round_card.name, turns, turn if planning else len(turns), resolved, planning)


def neutral_bullets(view: Game) -> int:
    """Neutral bullets in stock."""
    return int(view.counters[NEUTRAL])


def event_money(view: Game, bandit: int) -> int:
    """Money that events brought a bandit."""
    return int(view.counters[MONEY + bandit])
