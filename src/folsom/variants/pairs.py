"""Two bandits per player, as in the 2016 booklet: for two or three players."""

from __future__ import annotations

from typing import Final

from folsom.base.actions import MARSHAL, SHOOT
from folsom.base.gang import known_bandits
from folsom.base.parts import Part
from folsom.base.planning import DRAW, HIDE, PLAY, all_know_hand, cards_to_play, lay_card, turn_kind
from folsom.base.powers import HAND, LAID, BanditPower
from folsom.base.rules import Rules, rules_of
from folsom.base.setup import Setup, SetupError
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Ask, Do, register
from folsom.core.table import MOST, THE_TABLE
from folsom.core.words import CARD as CARD_WORD
from folsom.core.words import happening, members, verb
from folsom.variants.expert import EXPERT
from folsom.variants.sides import SIDES, SideScoring
from folsom.variants.two_bandits import deal_common_decks, start_from_fists

SEARCH: Final = verb("search", CARD_WORD, covert=True)
PASS: Final = verb("pass")
SEARCHED: Final = happening("searched", "seat:seat card:card", 1)
NO_SEARCH: Final = happening("no-search", "seat:seat")

LEADERS: Final = ("ghost", "doc", "belle")  # each of them has one of the others as partner


class Pairs(Part):
    """VAR-PAIR: two bandits and one deck for each player, Cover, and a card of one's choice each round."""

    def __init__(self) -> None:
        super().__init__("pairs", 1, [])
        self.kind = SIDES
        self.bars = [EXPERT]
        self.first_game = False
        self.players = [2, 3]
        self.players_rule = "VAR-PAIR-1"
        self.each = 2

    def apart(self) -> list[list[str]]:
        """VAR-PAIR-2: neither two of Ghost, Doc and Belle, nor two of the others."""
        return [list(LEADERS), [name for name in known_bandits() if name not in LEADERS]]

    def cars(self, setup: Setup) -> int:
        """VAR-PAIR-1: three cars for two players, four for three."""
        return 3 if len(setup.bandits) == 4 else 4

    def check(self, setup: Setup) -> None:
        for seat in range(len(setup.bandits) // 2):
            pair = setup.bandits[2 * seat : 2 * seat + 2]
            if sum([name in LEADERS for name in pair]) != 1:
                raise SetupError(
                    f"{pair[0]} and {pair[1]} are no pair: one of them is Ghost, Doc or Belle", "VAR-PAIR-2"
                )

    def deal(self, players: int, source: Source) -> tuple[str, ...]:
        """VAR-PAIR-2: a random partner for each of Ghost, Doc and Belle; then a pair for each player."""
        firsts = list(LEADERS)
        others = [name for name in known_bandits() if name not in LEADERS]
        found: list[str] = []
        for _ in range(players):
            found.append(firsts.pop(source.below(len(firsts))))
            found.append(others.pop(source.below(len(others))))
        return tuple(found)

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        deal_common_decks(made)
        start_from_fists(made, rules, "VAR-PAIR-4")
        rules.scoring = SideScoring(True)
        searched = made.counter("searched", 0, MOST)
        made.hang("before-drawing", 10, SearchDecks(searched))
        made.power(Cover(), THE_TABLE)
        made.power(ChosenCard(searched), THE_TABLE)


class SearchDecks(Do):
    """VAR-PAIR-5: before shuffling, each player in turn order may take a card of his choice."""

    def __init__(self, searched: i64) -> None:
        super().__init__()
        self.searched = searched

    def args(self) -> list[int]:
        return [self.searched]

    def run(self, g: Game) -> None:
        for seat in reversed(rules_of(g).order.line(g, True)):
            g.counters[self.searched + seat] = 0
            g.push(SearchDeck(seat, self.searched))


class SearchDeck(Ask):
    """A card out of one's own deck, or none. What it is stays secret; that one was taken, all can see."""

    def __init__(self, seat: i64, searched: i64) -> None:
        super().__init__(seat, True)
        self.searched = searched

    def args(self) -> list[int]:
        return [self.seat, self.searched]

    def offer(self, g: Game) -> list[int]:
        kinds = range(1, int(g.table.kinds))
        return [option_of(SEARCH, kind) for kind in kinds if g.count(self.seat, kind)] + [option_of(PASS)]

    def take(self, g: Game, option: i64) -> None:
        if verb_of(option) != SEARCH:
            tell(g, NO_SEARCH, "VAR-PAIR-5", self.seat)
            return
        kind = argument_of(option)
        kinds = g.table.kinds
        deck = self.seat * kinds + kind
        hand = (g.table.hands[0] + self.seat) * kinds + kind
        g.cards[deck] = g.cards[deck] - 1
        g.cards[hand] = g.cards[hand] + 1
        g.counters[self.searched + self.seat] = 1
        tell(g, SEARCHED, "VAR-PAIR-5", self.seat, kind, 0, 0, 1 << self.seat)

    def bars(self, g: Game, option: int) -> str:
        return "VAR-PAIR-5" if verb_of(option) == SEARCH else ""


class ChosenCard(BanditPower):
    """VAR-PAIR-5: the card of one's choice comes on top of the six."""

    def __init__(self, searched: int) -> None:
        super().__init__("chosen-card", [HAND], "VAR-PAIR-5")
        self.searched: i64 = searched

    def more_cards(self, g: Game, seat: i64) -> i64:
        return g.counters[self.searched + seat]


class Cover(BanditPower):
    """VAR-PAIR-6: who lays a Shoot of one bandit, face up in a standard turn, may lay a card of his other one too."""

    def __init__(self) -> None:
        super().__init__("cover", [LAID], "VAR-PAIR-6")

    def laid(self, g: Game, seat: i64, kind: i64, hidden: bool) -> None:
        if g.table.kind_action[kind] == SHOOT and turn_kind(g).standard and not hidden:
            g.push(CoverWith(seat, 1 - g.table.kind_bandit[kind]))


class CoverWith(Ask):
    """A card of the other bandit, not a Marshal card, face up; or none. No drawing, and no further Cover."""

    def __init__(self, seat: i64, which: i64) -> None:
        super().__init__(seat, True)
        self.which = which  # of the two bandits that the seat leads: 0 or 1

    def args(self) -> list[int]:
        return [self.seat, self.which]

    def offer(self, g: Game) -> list[int]:
        kinds = members(cards_to_play(g, self.seat))
        return [option_of(PLAY, kind) for kind in kinds if self.covers(g, kind)] + [option_of(PASS)]

    def covers(self, g: Game, kind: int) -> bool:
        """Whether a kind of card can be laid under Cover."""
        table = g.table
        return table.kind_bandit[kind] == self.which and table.kind_action[kind] != MARSHAL

    def plain(self, g: Game) -> bool:
        return all_know_hand(g, self.seat)

    def take(self, g: Game, option: i64) -> None:
        if verb_of(option) == PLAY:
            lay_card(g, self.seat, argument_of(option), False, "VAR-PAIR-6")

    def bars(self, g: Game, option: int) -> str:
        return "VAR-PAIR-6" if verb_of(option) in (PLAY, HIDE, DRAW) else ""


register(SearchDecks, SearchDeck, CoverWith)
