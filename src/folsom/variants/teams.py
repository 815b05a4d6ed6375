"""Teams of two players who sit side by side: for four or six players."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.counters import FIRST
from folsom.base.drawing import DEALT, OPENING_HAND
from folsom.base.hands import hand_size, join_hand, show_in_hand
from folsom.base.layout import FIRST_DRAWN, DrawFirstPlayer, be_first
from folsom.base.parts import Part
from folsom.base.powers import ask_more_cards
from folsom.base.rules import Order, Rules, rules_of
from folsom.base.setup import Setup
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of
from folsom.core.steps import EVERYBODY, Do, Draw, register
from folsom.core.words import happening
from folsom.variants.sides import SIDES, SideScoring
from folsom.variants.strays import STRAYS, Strays

BORROWED: Final = happening("borrowed", "seat:seat partner:seat card:card", 1)
BORROWED_TOP: Final = happening("borrowed-top", "seat:seat partner:seat card:card", passing=True)


def partner(seat: int) -> int:
    """VAR-TEAM-1: A has an even seat, B the next one."""
    return seat ^ 1


class Teams(Part):
    """VAR-TEAM: partners play one after the other, share their cards, and win together."""

    def __init__(self) -> None:
        super().__init__("teams", 3, [])
        self.kind = SIDES
        self.first_game = False
        self.players = [4, 6]
        self.players_rule = "VAR-TEAM-1"

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        seats = range(made.seats)
        made.partner = [partner(seat) for seat in seats]
        made.side = [seat // 2 for seat in seats]
        for kind, card in enumerate(list(made.card_kinds)):
            if card.action >= 0:
                made.card_kind(f"{card.name} partner", card.action, 0, kind)
        borrowed = made.partner_spots("borrowed", 0)
        made.hands.append(borrowed)
        gone = made.counter("gone over", 0, made.seats)
        rules.hits = made.counter("hits", 0, made.seats * (made.bandits + 1))
        taken = [made.row(f"taken {seat}", seat, lasts=True) for seat in seats]
        strays = Strays(gone, taken[0], borrowed)
        made.memories.append(strays)
        made.parts[STRAYS] = strays
        rules.order = TeamOrder()
        rules.scoring = SideScoring(True)
        rules.open_with(DrawFirstPlayer, [DrawFirstTeam()])
        made.hang("drawing", -1, PartnersCards())
        made.hang("after-planning", -1, KeepBorrowed())


class TeamOrder(Order):
    """VAR-TEAM-1 and 6: partners follow each other; in a switching turn B comes before A."""

    def seat(self, g: Game, first: int, player: int, clockwise: bool) -> int:
        team = first // 2 + (player // 2 if clockwise else -(player // 2))
        member = player % 2 if clockwise else 1 - player % 2
        return (2 * team + member) % int(g.table.seats)

    def next_first(self, g: Game) -> i64:
        """VAR-TEAM-3: the A of the next team."""
        return (g.counters[FIRST] + 2) % g.table.seats


class DrawFirstTeam(Draw):
    """VAR-TEAM-3: a random A is first player."""

    def seen_by(self, g: Game) -> i64:
        return EVERYBODY

    def sample(self, g: Game, source: Source) -> i64:
        return option_of(FIRST_DRAWN, 2 * source.below(g.table.seats // 2))

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(FIRST_DRAWN, seat), 1) for seat in range(0, int(g.table.seats), 2)]

    def take(self, g: Game, option: i64) -> None:
        be_first(g, argument_of(option), "VAR-TEAM-3")


class PartnersCards(Do):
    """VAR-TEAM-4: before anybody fills his hand, each player draws a card from his partner's deck."""

    def run(self, g: Game) -> None:
        for seat in reversed(rules_of(g).order.line(g, True)):
            if hand_size(g, seat) < OPENING_HAND + ask_more_cards(g, seat):
                g.push(BorrowCard(seat))


class BorrowCard(Do):
    """A card that lies openly on top of the partner's deck, or any other of it; an empty deck is filled up first."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, g: Game) -> None:
        decks = rules_of(g).decks
        other = g.table.partner[self.seat]
        kind = decks.take_top(g, other)
        if kind:
            show_in_hand(g, self.seat, kind)
            strays_of(g).hand_over(g, self.seat, kind)
            tell(g, BORROWED_TOP, "VAR-TEAM-4", self.seat, other, kind)
        elif decks.has_next(g, other):
            g.push(DrawBorrowed(self.seat))


def strays_of(g: Game) -> Strays:
    """What can be told of strayed cards in a game of teams."""
    return cast(Strays, g.table.parts[STRAYS])


class DrawBorrowed(Draw):
    """One card of the partner's deck comes to a hand: all see that, only its player sees which."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def seen_by(self, g: Game) -> i64:
        return 1 << self.seat

    def sample(self, g: Game, source: Source) -> i64:
        kinds = g.table.kinds
        deck = g.table.partner[self.seat] * kinds
        r = source.below(g.size(g.table.partner[self.seat]))
        k: i64 = 1
        while r >= g.cards[deck + k]:
            r -= g.cards[deck + k]
            k += 1
        return option_of(DEALT, g.table.kind_abroad[k])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        deck = int(g.table.partner[self.seat])
        kinds = [k for k in range(1, int(g.table.kinds)) if g.count(deck, k)]
        return [(option_of(DEALT, int(g.table.kind_abroad[k])), int(g.count(deck, k))) for k in kinds]

    def take(self, g: Game, option: i64) -> None:
        kind = argument_of(option)
        kinds = g.table.kinds
        other = g.table.partner[self.seat]
        slot = other * kinds + g.table.kind_abroad[kind]
        g.cards[slot] = g.cards[slot] - 1
        slot = (strays_of(g).borrowed + self.seat) * kinds + kind
        g.cards[slot] = g.cards[slot] + 1
        tell(g, BORROWED, "VAR-TEAM-4", self.seat, other, kind, 0, 1 << self.seat)


class KeepBorrowed(Do):
    """VAR-TEAM-5: a partner's card that was not played stays among the cards of the player who drew it."""

    def run(self, g: Game) -> None:
        borrowed = strays_of(g).borrowed
        seat: i64
        for seat in range(g.table.seats):
            join_hand(g, seat, borrowed + seat, 0)


register(DrawFirstTeam, PartnersCards, BorrowCard, DrawBorrowed, KeepBorrowed)
