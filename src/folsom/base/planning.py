"""Planning: in each turn a card on the common pile, or three cards drawn."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.counters import CARD, DOWN, FACES, PILE, TURN, UP
from folsom.base.hands import hand_count, hand_to_deck, has_secrets, hide_from_hand, take_from_hand
from folsom.base.powers import (
    FACE,
    LAID,
    OFFER,
    PLAYABLE,
    TURNS,
    BanditPower,
    are_offers_hidden,
    ask_faces,
    ask_laid,
    ask_offers,
    barred_kinds_for,
    barred_offer,
    barring_rule,
    take_offer,
)
from folsom.base.rules import TurnKind, rules_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import BARRED, argument_of, option_of, verb_of
from folsom.core.powers import answering_for_seat
from folsom.core.shared import Shared
from folsom.core.steps import Ask, Do, Step, register
from folsom.core.table import MOST
from folsom.core.views import card_seat, is_face_down, row_card
from folsom.core.words import CARD as CARD_WORD
from folsom.core.words import happening, members, verb

PLAY: Final = verb("play", CARD_WORD)
HIDE: Final = verb("hide", CARD_WORD, covert=True)  # play face down
DRAW: Final = verb("draw")

TURN_BEGINS: Final = happening("turn", "turn:number kind:turn")
PLAYED: Final = happening("played", "seat:seat card:card")
HIDDEN: Final = happening("hidden", "seat:seat card:card", 1)
SKIPPED: Final = happening("skipped", "seat:seat")
HAND_BACK: Final = happening("hand-back", "seat:seat cards:number")

DRAWN_IN_A_TURN: Final = 3
STANDARD: Final = "S"


class CommonTurn(TurnKind):
    """A turn in which the players come one after the other (BASE-PLAN-1)."""

    def __init__(self, letter: str, name: str, faces: int, plays: int, clockwise: bool) -> None:
        super().__init__(letter, name, letter == STANDARD)
        self.faces: i64 = faces
        self.plays: i64 = plays
        self.clockwise = clockwise

    def begin(self, g: Game) -> None:
        g.counters[FACES] = self.faces
        rules = rules_of(g)
        plans = rules.plans
        line = rules.order.line(g, self.clockwise)
        asked = g.table.asked >> TURNS & 1
        player: i64 = len(line) - 1
        while player >= 0:
            seat: i64 = line[player]
            nth = self.plays - 1
            if asked:
                nth += ask_turns(g, seat)
            while nth >= 0:
                g.push(plans[seat << 2 | nth])
                nth -= 1
            player -= 1


def ask_turns(g: Game, seat: i64) -> i64:
    """How many goes powers give a seat in a turn beyond the usual: a power of two of its bandits counts once."""
    more: i64 = 0
    answers = answering_for_seat(g, TURNS, seat)
    if answers:
        for power in g.table.questions[TURNS]:
            if answers & power.mask:
                more += cast(BanditPower, power).more_turns(g, seat)
    return more


def turn_kinds() -> list[TurnKind]:
    """The base game's kinds of turns: only a tunnel puts cards face down (BASE-PLAN-9)."""
    return [
        CommonTurn(STANDARD, "standard", UP, 1, True),  # BASE-PLAN-4
        CommonTurn("T", "tunnel", DOWN, 1, True),  # BASE-PLAN-5
        CommonTurn("2", "speeding-up", UP, 2, True),  # BASE-PLAN-6
        CommonTurn("R", "switching", UP, 1, False),  # BASE-PLAN-7
    ]


class Planning(Do):
    """A turn after the other, as the round card says."""

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn = turn

    def args(self) -> list[int]:
        return [self.turn]

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        turns = rules.rounds[g.counters[CARD]].turns
        turn = self.turn
        if turn == len(turns) or (rules.fewer_turns >= 0 and turn == turns_now(g)):
            return
        g.counters[TURN] = turn
        if g.listener is not None:
            tell(g, TURN_BEGINS, "BASE-PLAN-1", turn, turns[turn].number)
        g.push(PLANNING[turn + 1])
        turns[turn].begin(g)


def turns_now(g: Game) -> i64:
    """How many turns this round has: those on its card, or fewer."""
    rules = rules_of(g)
    printed: i64 = len(rules.rounds[g.counters[CARD]].turns)
    if rules.fewer_turns < 0:
        return printed
    return printed - g.counters[rules.fewer_turns]


class Plan(Ask):
    """BASE-PLAN-1: a player plays an action card or draws three."""

    def __init__(self, seat: i64, nth: i64) -> None:
        super().__init__(seat, True)
        self.nth = nth

    def args(self) -> list[int]:
        return [self.seat, self.nth]

    def nothing(self, g: Game) -> None:
        """BASE-PLAN-3: with nothing to play and nothing to draw the turn is skipped."""
        if g.listener is not None:
            tell(g, SKIPPED, "BASE-PLAN-3", self.seat)

    def offer(self, g: Game) -> list[int]:
        """Any action card in hand (BASE-PLAN-10), never a bullet (BASE-PLAN-2); drawing, if there are cards to draw."""
        options = plan_options(g, self.seat, self.nth, g.counters[FACES], True)
        if g.table.asked >> OFFER & 1 and options:
            return ask_offers(g, self.seat, self.nth, options)
        return options

    def plain(self, g: Game) -> bool:
        return all_know_hand(g, self.seat) and not are_offers_hidden(g, self.seat)

    def take(self, g: Game, option: i64) -> None:
        verb_number = verb_of(option)
        if verb_number == DRAW:
            rules_of(g).decks.draw(g, self.seat, DRAWN_IN_A_TURN, False)
            return
        if verb_number != PLAY and verb_number != HIDE:
            take_offer(g, self.seat, self.nth, option)
            return
        kind = argument_of(option)
        lay_card(g, self.seat, kind, verb_number == HIDE, "BASE-PLAN-1")
        if g.table.questions[LAID]:
            ask_laid(g, self.seat, kind, verb_number == HIDE)

    def bars(self, g: Game, option: int) -> str:
        return bar_play(g, self.seat, option) or barred_offer(g, self.seat, option)


def turn_kind(g: Game) -> TurnKind:
    """The kind of turn that is played."""
    return rules_of(g).rounds[g.counters[CARD]].turns[g.counters[TURN]]


def plan_options(g: Game, seat: i64, nth: i64, faces: i64, draw: bool) -> list[int]:
    """What a seat can do with its n-th go in a turn whose cards lie in these faces, drawing included or not.

    A shared list. Powers may let cards be laid in other faces.
    """
    cards = cards_to_play(g, seat)
    up: i64 = 0  # not "cards if … else 0", which would be boxed
    down: i64 = 0
    if faces & UP:
        up = cards
    if faces & DOWN:
        down = cards
    if g.table.asked >> FACE & 1 and answering_for_seat(g, FACE, seat):
        up = _cards_to_lay(g, seat, nth, faces, cards, UP)
        down = _cards_to_lay(g, seat, nth, faces, cards, DOWN)
    return _options(up, down, draw and rules_of(g).decks.can_draw(g, seat))


def _cards_to_lay(g: Game, seat: i64, nth: i64, faces: i64, cards: i64, face: i64) -> i64:
    """Those of some kinds of cards (mask) that powers let a seat lay in a face."""
    found: i64 = 0
    bit: i64 = 1
    kind: i64
    for kind in range(g.table.kinds):
        if cards & bit and ask_faces(g, seat, faces, nth, kind) & face:
            found |= bit
        bit <<= 1
    return found


def cards_to_play(g: Game, seat: i64) -> i64:
    """The kinds of cards (mask) in a seat's hand that it may lay: action cards, and what powers say."""
    table = g.table
    cards = g.cards
    kinds = table.action_kinds
    bits = table.action_bits  # not "1 << kind", which is 32 bits wide when compiled
    found: i64 = 0
    part: i64
    i: i64
    for part in range(len(table.hands)):
        hand = (table.hands[part] + seat) * table.kinds
        for i in range(len(kinds)):
            if cards[hand + kinds[i]]:
                found |= bits[i]
    if table.asked >> PLAYABLE & 1:
        return ask_playable(g, seat, found)
    return found


def may_lay(g: Game, seat: i64) -> i64:
    """The kinds of cards (mask) that a seat may lay, when powers have let it lay more, or less."""
    answers = answering_for_seat(g, PLAYABLE, seat)
    more: i64 = 0
    barred: i64 = 0
    if answers:
        for power in g.table.questions[PLAYABLE]:
            if answers & power.mask:
                more |= cast(BanditPower, power).playable(g, seat)
                barred |= cast(BanditPower, power).unplayable(g, seat)
    return (g.table.playable | more) & ~barred


def ask_playable(g: Game, seat: i64, cards: i64) -> i64:
    """The kinds of cards (mask) of a hand that a seat may lay; ``cards``: those of them that are action cards."""
    kinds = may_lay(g, seat)
    held = sum([1 << kind for kind in members(kinds & ~g.table.playable) if hand_count(g, seat, kind)])
    return cards & kinds | held


def all_know_hand(g: Game, seat: i64) -> bool:
    """Whether everybody can work out a hand.

    No card of it is secret; or nothing is left to draw, and no card of that seat lies face down.
    """
    if not has_secrets(g, seat):
        return True
    for memory in g.table.mixing:
        if not memory.are_plain(g, seat):
            return False
    if rules_of(g).decks.can_draw(g, seat):
        return False
    for card in g.rows[PILE]:
        if is_face_down(card) and card_seat(card) == seat:
            return False
    return True


def lay_card(g: Game, seat: i64, kind: i64, hidden: bool, rule: str) -> None:
    """A card goes from a hand onto the common pile."""
    if len(g.table.hands) > 1:
        if hidden:
            hide_from_hand(g, seat, kind, g.table.laid[seat])
        else:
            source = take_from_hand(g, seat, kind)
            for memory in g.table.mixing:
                memory.played(g, seat, source, kind)
    else:
        slot = (g.table.hands[0] + seat) * g.table.kinds + kind
        g.cards[slot] = g.cards[slot] - 1
    card = row_card(kind, seat, hidden)
    if hidden and g.table.asked >> FACE & 1:
        card |= barred_kinds_for(g, seat, DOWN) << BARRED
    if hidden and g.table.asked >> PLAYABLE & 1:
        card |= (g.table.laid[seat] & ~may_lay(g, seat)) << BARRED
    g.rows[PILE].append(card)
    if g.listener is not None:
        tell(g, HIDDEN if hidden else PLAYED, rule, seat, kind, 0, 0, 1 << seat)


def bar_play(g: Game, seat: int, option: int) -> str:
    """Why a card cannot be played so, or nothing be drawn."""
    verb_number = verb_of(option)
    kind = argument_of(option)
    if verb_number == DRAW:
        return "BASE-PLAN-3"
    if verb_number not in (PLAY, HIDE) or kind <= 0 or kind >= g.table.kinds:
        return ""
    if hand_count(g, seat, kind) == 0:
        return "BASE-PLAN-1" if g.table.playable >> kind & 1 else "BASE-PLAN-2"
    if not cards_to_play(g, seat) >> kind & 1:
        return unplayable_rule(g, seat, kind)
    barred = barring_rule(g, seat, DOWN if verb_number == HIDE else UP, 0, kind)
    return barred or ("BASE-PLAN-9" if verb_number == HIDE else "BASE-PLAN-5")


def unplayable_rule(g: Game, seat: i64, kind: int) -> str:
    """The rule by which a card of the hand cannot be laid: a power's, or that it is a bullet."""
    answers = answering_for_seat(g, PLAYABLE, seat)
    for power in g.table.questions[PLAYABLE]:
        if answers & power.mask and cast(BanditPower, power).unplayable(g, seat) >> kind & 1:
            return power.rule
    return "BASE-PLAN-2"


class HandsDown(Do):
    """Hands go back after planning; in a round that is printed so, only at its end (MP-EV-REFLEX)."""

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        if rules.rounds[g.counters[CARD]].late_hands:
            for memory in g.table.memories:
                memory.hands_held(g)
        else:
            g.push(rules.hand_back)


class LateHands(Do):
    """The same at the end of a round whose hands were held until then."""

    def run(self, g: Game) -> None:
        rules = rules_of(g)
        if rules.rounds[g.counters[CARD]].late_hands:
            g.push(rules.hand_back)


class HandsBack(Do):
    """BASE-PLAN-8: cards left in hand go on top of the deck of the player who holds them."""

    def run(self, g: Game) -> None:
        seat: i64
        for seat in range(g.table.seats):
            number = hand_to_deck(g, seat)
            if g.listener is not None:
                tell(g, HAND_BACK, "BASE-PLAN-8", seat, number)


_LISTS: Final = [Shared(1 << 9) for _ in range(8)]  # by the faces that there are, and whether one may draw
_MIXED: Final[dict[tuple[int, int, bool], list[int]]] = {}  # of some kinds face up, of others face down


def _options(up: i64, down: i64, draw: bool) -> list[int]:
    """The options to play these kinds of cards (masks) face up and face down, and to draw: a shared list."""
    if up and down and up != down:
        return _mixed_options(up, down, draw)
    which: i64 = 0
    if draw:
        which |= 1
    if up:
        which |= UP << 1
    if down:
        which |= DOWN << 1
    lists = _LISTS[which]
    found = lists.find(up | down)
    return lists.keep(up | down, _made(up, down, draw)) if found is None else found


def _mixed_options(up: int, down: int, draw: bool) -> list[int]:
    """The same where not all kinds can be laid in both faces."""
    key = (up, down, draw)
    if key not in _MIXED:
        _MIXED[key] = _made(up, down, draw)
    return _MIXED[key]


def _made(up: int, down: int, draw: bool) -> list[int]:
    options = [option_of(PLAY, kind) for kind in members(up)] + [option_of(HIDE, kind) for kind in members(down)]
    return options + [option_of(DRAW)] if draw else options


PLANNING: Final[list[Step]] = [Planning(turn) for turn in range(16)]  # ready-made, by turn
PLANS: Final[list[Ask]] = [Plan(i >> 2, i & 3) for i in range(MOST << 2)]  # ready-made, by seat and card of the turn

register(Planning, Plan, HandsDown, LateHands, HandsBack)
