"""What a view shows, read off its numbers: the only module of the terminal game that knows how a state is laid out.

Every function takes what one viewer knows (:func:`folsom.view`), never the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from folsom.base import powers
from folsom.base.counters import CARD, CARS, FIRST, MONEY, NEUTRAL, PILE, RECEIVED, RESOLVED, REVOLVER, ROUND, TURN
from folsom.base.layout import DrawFirstPlayer
from folsom.base.powers import ask_money, may_win
from folsom.base.round import ROUND_MOMENTS, RoundCardUp
from folsom.base.rules import rules_of
from folsom.base.train import inside, last_car, roof
from folsom.core.game import EVERYTHING, Game
from folsom.core.steps import Moment
from folsom.core.table import Table
from folsom.core.views import card_kind, card_seat, is_face_down
from folsom.text.texts import order_of, owner

ROUNDS = 5
COMMON = -1  # instead of a bandit: cards that a player's bandits share, and bullets
CARD_UP = ROUND_MOMENTS.index("after-drawing")  # the moment at which the round card is turned up


@dataclass(frozen=True)
class Look:
    """A token as the viewer sees it: its kind, and its worth (0: he does not know it).

    ``use``: what it is, if he knows it and it is there to be used, not to be sold.
    """

    kind: int
    worth: int
    use: str = ""


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
    discards: int
    first: bool


@dataclass(frozen=True)
class Planned:
    """A card on the pile. One that the viewer cannot see has kind 0.

    ``bandits``: the one whose card it is; all that its player leads, if that cannot be seen or does not matter.
    """

    seat: int
    bandits: tuple[int, ...]
    kind: int
    face_down: bool


@dataclass(frozen=True)
class Round:
    """The round card in play: its kinds of turns, and the turn that runs while plans are made.

    Before it is turned up there is none: its number is -1.
    """

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
    return ["locomotive"] + [names[view.counters[CARS + car]] for car in range(1, int(last_car(view.table)) + 1)]


def positions(view: Game, car: int) -> tuple[int, int]:
    """The places on and in a car: roof, inside."""
    return int(roof(view.table, car)), int(inside(view.table, car))


def plan_of_attack(view: Game) -> int:
    """How many cards the round card lets one keep; none where everybody keeps cards anyway."""
    card = rules_of(view).rounds[int(view.counters[CARD])]
    return 0 if has_discards(view) else int(card.printed.get("plan", 0))


def pawns_at(view: Game, place: int) -> list[int]:
    """The pawns on a place, lawmen last."""
    return [pawn for pawn in range(len(view.table.pawn_names)) if view.at[pawn] == place]


def is_bandit(view: Game, pawn: int) -> bool:
    """Whether a pawn is a bandit."""
    return bool(view.table.crowd >> pawn & 1)


def loot_at(view: Game, place: int) -> list[Look]:
    """The tokens on a place, by kind and known worth."""
    table = view.table
    looks = []
    for token, kind in enumerate(table.tokens):
        if view.tokens.at[token] == place:
            value = int(view.tokens.value[token])
            name = table.values[value].name if value and table.token_kinds[int(kind)].hidden else ""
            looks.append(Look(int(kind), int(table.worth[value]), "" if name.isdigit() else name))
    return sorted(looks, key=lambda look: (look.kind, look.worth, look.use))


def loot_of(view: Game, bandit: int) -> list[Look]:
    """The tokens that a bandit holds."""
    return loot_at(view, int(view.table.loot_of(bandit)))


def hand_of(view: Game, seat: int) -> list[int]:
    """The kinds of the cards in a hand, bullets last: 0 for those that the viewer cannot see."""
    table = view.table
    kinds = [kind for first in table.hands for kind in _cards_in(view, int(first) + seat)]
    return sorted(kinds, key=lambda kind: (table.kind_action[kind] < 0, kind))


def known_hand(view: Game, seat: int) -> list[int]:
    """The kinds of the cards in a hand that everybody knows to be there."""
    table = view.table
    spots = [int(first) + seat for first in table.hands if table.spot_pool[int(first) + seat] < 0]
    return [kind for spot in spots for kind in _cards_in(view, spot)]


def _cards_in(view: Game, spot: int) -> list[int]:
    return [kind for kind in range(int(view.table.kinds)) for _ in range(int(view.count(spot, kind)))]


def has_discards(view: Game) -> bool:
    """Whether there are discard piles."""
    return any(spot.name == "discard" for spot in view.table.spots)


def discards(view: Game, seat: int) -> list[int]:
    """The kinds of the cards on a seat's discard pile, which lies open."""
    spots = [i for i, spot in enumerate(view.table.spots) if spot.name == "discard" and spot.seat == seat]
    return [kind for spot in spots for kind in _cards_in(view, spot)]


def top_of_deck(view: Game, seat: int) -> list[int]:
    """The kinds of the bullets that lie on top of a seat's deck, the uppermost first."""
    return [int(card_kind(card)) for card in reversed(_row(view, f"top {seat}"))]


def marked(view: Game, seat: int) -> list[int]:
    """The kinds of the cards that a seat is about to discard, as far as the viewer knows."""
    return _row(view, f"marked {seat}")


def kept(view: Game, seat: int) -> list[int]:
    """The kinds of the cards that a seat is about to keep for the next round, as far as the viewer knows."""
    return _row(view, f"keeping {seat}")


def keeps_cards(view: Game) -> bool:
    """Whether cards are kept for the next round in some round."""
    return has_discards(view) or any(name.startswith("keeping ") for name in view.table.row_names)


def _row(view: Game, name: str) -> list[int]:
    names = view.table.row_names
    return view.rows[names.index(name)] if name in names else []


def leads_several(view: Game, seat: int) -> bool:
    """Whether a seat has more than one bandit."""
    return len(view.table.led[seat]) > 1


def by_bandit(table: Table, seat: int, kinds: list[int]) -> dict[int, list[int]]:
    """Cards of a seat by the bandit to whom they belong; those that are common come last."""
    groups: dict[int, list[int]] = {}
    for kind in sorted(kinds, key=lambda kind: (order_of(table, kind), kind)):
        groups.setdefault(owner(table, seat, kind), []).append(kind)
    return groups


def sees_hand(view: Game, seat: int) -> bool:
    """Whether this view holds what a seat sees."""
    return bool(view.viewer == EVERYTHING or view.viewer == seat)


def players(view: Game) -> list[Player]:
    """All bandits in the order of the seats; while it is not known who is first player, nobody is."""
    table = view.table
    drawn = not any(isinstance(step, DrawFirstPlayer) for step in view.stack)
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
                hand=sum(int(view.size(int(first) + seat)) for first in table.hands),
                deck=int(view.size(seat)) + len(top_of_deck(view, seat)),
                discards=len(discards(view, seat)),
                first=drawn and bool(view.counters[FIRST] == seat),
            )
        )
    return found


def pile(view: Game) -> list[Planned]:
    """The planned cards in their order."""
    cards = []
    for card in view.rows[PILE]:
        kind, seat = int(card_kind(card)), int(card_seat(card))
        bandit = owner(view.table, seat, kind)
        bandits = (bandit,) if bandit != COMMON else tuple(view.table.led[seat])
        cards.append(Planned(seat, bandits, kind, bool(is_face_down(card))))
    return cards


def round_in_play(view: Game) -> Round:
    """The round card in play."""
    if not round_card_up(view):
        return Round(int(view.counters[ROUND]), -1, "", (), 0, 0, True)
    card = int(view.counters[CARD])
    round_card = rules_of(view).rounds[card]
    turns = tuple(kind.name for kind in round_card.turns)
    resolved = int(view.counters[RESOLVED])
    planning = resolved == 0 and not view.over()
    number, turn = int(view.counters[ROUND]), int(view.counters[TURN])
    return Round(number, card, round_card.name, turns, turn if planning else len(turns), resolved, planning)


def round_card_up(view: Game) -> bool:
    """Whether this round's card has been turned up."""
    for step in view.stack:
        if isinstance(step, RoundCardUp) or (isinstance(step, Moment) and step.number <= CARD_UP):
            return False
    return True


def shots(view: Game, seat: int) -> int | None:
    """The bullets that count for a player's title where his bandits shoot together; none if each has his own."""
    scoring = rules_of(view).scoring
    return int(scoring.shots(view, side(view, seat))) if scoring.together else None


def side(view: Game, seat: int) -> int:
    """With whom a player wins: those of one side win together."""
    return int(view.table.side[seat])


def has_titles(view: Game) -> bool:
    """Whether there is a Sharpshooter."""
    return rules_of(view).scoring.titles


def neutral_bullets(view: Game) -> int:
    """Neutral bullets in stock."""
    return int(view.counters[NEUTRAL])


def event_money(view: Game, bandit: int) -> int:
    """Money that events have brought a bandit so far."""
    return int(view.counters[MONEY + bandit])


def station_money(view: Game, bandit: int) -> int:
    """Money that a station card brings a bandit at the end, or takes from him."""
    return int(ask_money(view, bandit)) - ransom(view, bandit)


def ransom(view: Game, bandit: int) -> int:
    """What a bandit's hostage brings."""
    return int(powers.ransom(view, bandit))


def arrested(view: Game) -> list[int]:
    """The bandits who cannot win."""
    return [bandit for bandit in range(int(view.table.bandits)) if not may_win(view, bandit)]


def can_win(view: Game, seat: int) -> bool:
    """Whether a player can win: one of the bandits who would win with him is free."""
    leader = view.table.leader
    bandits = [b for b in range(int(view.table.bandits)) if side(view, int(leader[b])) == side(view, seat)]
    return any(may_win(view, bandit) for bandit in bandits)
