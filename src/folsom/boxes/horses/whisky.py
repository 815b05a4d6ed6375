"""Whisky: flasks among the loot, which a player drinks in a standard turn for more cards or more plays."""

from __future__ import annotations

from typing import Final

from folsom.base.counters import FACES
from folsom.base.hands import hand_count
from folsom.base.layout import StartingLoot
from folsom.base.planning import (
    DRAW,
    DRAWN_IN_A_TURN,
    HIDE,
    SKIPPED,
    all_know_hand,
    bar_play,
    lay_card,
    plan_options,
    turn_kind,
)
from folsom.base.powers import LAID, OFFER, BanditPower, ask_laid
from folsom.base.rules import Rules, rules_of
from folsom.base.train import inside, last_car
from folsom.boxes.horses.pieces import Pieces, pieces_of
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Ask, Do, Draw, register
from folsom.core.table import PUBLIC, THE_TABLE
from folsom.core.verbs import lay_token, move_token, same_to_all, turn_token
from folsom.core.words import NUMBER, VALUE, happening, verb

DRINK: Final = verb("drink", VALUE)
DRINK_SECOND: Final = verb("drink-second", VALUE)  # a flask of the second bandit that the seat leads
DRINKS: Final = (DRINK, DRINK_SECOND)
PASS: Final = verb("pass")
FLASK_DRAWN: Final = verb("flask", NUMBER)  # chance says which of several flasks that look alike
DRANK: Final = happening("drank", "bandit:pawn value:value")
NOTHING_TO_PLAY: Final[list[int]] = [PASS]

# The values of a flask, counted from the first one: full ones, then those that have been used once.
WHISKY: Final = 0
OLD_WHISKY: Final = 1
HALF: Final = 2  # from a full flask's value to that of the same one half empty
STATES: Final = 4


def add_whisky(made: Builder, rules: Rules, pieces: Pieces, whisky: int, old: int) -> None:
    """HS-SETUP-2: the flasks, one kind of token that is no purse (HS-WHISKY-1)."""
    values = [("whisky", 0, whisky), ("old-whisky", 0, old), ("whisky-half", 0, 0), ("old-whisky-half", 0, 0)]
    pieces.first_flask = len([kind for kind in made.tokens if made.token_kinds[kind].hidden])
    pieces.flasks = whisky + old
    pieces.flask = made.hidden_tokens("flask", values)
    pieces.whisky = made.token_kinds[int(pieces.flask)].first
    rules.open_after(StartingLoot, LayFlasks())  # before anybody boards the train
    made.power(Flasks(), THE_TABLE)


class LayFlasks(Do):
    """HS-SETUP-2: a flask face down inside each car but the locomotive; the rest leave the game."""

    def run(self, g: Game) -> None:
        car: i64 = 1
        for flask in flasks_at(g, g.table.stock):
            if car <= last_car(g.table):
                lay_token(g, flask, inside(g.table, car), "HS-SETUP-2")
            else:
                g.tokens.at[flask] = g.table.gone
            car += 1


def is_drink(option: i64) -> bool:
    """Whether an option is to use a flask."""
    return verb_of(option) == DRINK or verb_of(option) == DRINK_SECOND


def is_old(g: Game, value: i64) -> bool:
    """Whether a flask of this value is old whisky, full or half empty."""
    return (value - pieces_of(g).whisky) % HALF == OLD_WHISKY


def flasks_at(g: Game, place: i64) -> list[int]:
    """The flasks in a place, or in a bandit's loot."""
    pieces = pieces_of(g)
    found: list[int] = []
    token: i64
    for token in range(pieces.first_flask, pieces.first_flask + pieces.flasks):
        if g.tokens.at[token] == place:
            found.append(token)
    return found


def flasks_of(g: Game, bandit: i64, value: i64) -> list[int]:
    """The flasks of a value that a bandit holds."""
    return [flask for flask in flasks_at(g, g.table.loot_of(bandit)) if g.tokens.value[flask] == value]


def values_held(g: Game, bandit: i64) -> i64:
    """The values (mask) of the flasks that a bandit holds."""
    pieces = pieces_of(g)
    pocket = g.table.loot_of(bandit)
    found: i64 = 0
    token: i64
    for token in range(pieces.first_flask, pieces.first_flask + pieces.flasks):
        if g.tokens.at[token] == pocket:
            found |= 1 << g.tokens.value[token]
    return found


def holds_secret_flask(g: Game, seat: i64) -> bool:
    """Whether a seat holds a flask whose kind not all know."""
    pieces = pieces_of(g)
    table = g.table
    token: i64
    for token in range(pieces.first_flask, pieces.first_flask + pieces.flasks):
        holder = table.holder_at(g.tokens.at[token])
        if holder >= 0 and table.leader[holder] == seat and not g.tokens.sure[token] >> PUBLIC & 1:
            return True
    return False


def action_cards(g: Game, seat: i64) -> i64:
    """How many action cards a seat has in hand."""
    total: i64 = 0
    kind: i64
    for kind in range(1, g.table.kinds):
        if g.table.playable >> kind & 1:
            total += hand_count(g, seat, kind)
    return total


class Flasks(BanditPower):
    """HS-WHISKY-2: in a standard turn a player may use a flask that he holds instead of playing or drawing."""

    def __init__(self) -> None:
        super().__init__("flasks", [OFFER], "HS-WHISKY-2")

    def offers(self, g: Game, seat: i64, card: i64) -> list[int]:
        """HS-WHISKY-4: old whisky takes two action cards. VAR-PAIR-13: the flask of either bandit will do."""
        found: list[int] = []
        first = pieces_of(g).whisky
        which: i64
        value: i64
        for which in range(g.table.led_by[seat]):
            held = values_held(g, g.table.first_led[seat] + which)
            if held and turn_kind(g).standard:
                for value in range(first, first + STATES):
                    if held >> value & 1 and (not is_old(g, value) or action_cards(g, seat) > 1):
                        found.append(option_of(DRINKS[which], value))
        return found

    def hides_offers(self, g: Game, seat: i64) -> bool:
        return turn_kind(g).standard and holds_secret_flask(g, seat)

    def take_offer(self, g: Game, seat: i64, card: i64, option: i64) -> bool:
        """HS-WHISKY-3 and 4: whisky brings three cards and a play, old whisky two plays."""
        if not is_drink(option):
            return False
        value = argument_of(option)
        bandit = g.table.first_led[seat] + (1 if verb_of(option) == DRINK_SECOND else 0)
        if is_old(g, value):
            g.push(PlayWithFlask(seat, card, 2))
        else:
            g.push(PlayWithFlask(seat, card, 1))
            if rules_of(g).decks.can_draw(g, seat):
                rules_of(g).decks.draw(g, seat, DRAWN_IN_A_TURN, False)
        drink(g, bandit, value)
        return True

    def bars_offer(self, g: Game, seat: i64, option: i64) -> str:
        if not is_drink(option):
            return ""
        value = argument_of(option)
        for bandit in g.table.led[seat]:
            if turn_kind(g).standard and is_old(g, value) and flasks_of(g, bandit, value):
                return "HS-WHISKY-4"
        return "HS-WHISKY-2"


def drink(g: Game, bandit: i64, value: i64) -> None:
    """A bandit uses one of his flasks of this value; chance decides between those that others can tell apart."""
    flasks = flasks_of(g, bandit, value)
    for flask in flasks:
        if not same_to_all(g, flasks[0], flask):
            g.push(WhichFlask(bandit, value))
            return
    use_up(g, bandit, flasks[0])


def use_up(g: Game, bandit: i64, token: i64) -> None:
    """HS-WHISKY-5: a full flask is half empty now, a half empty one leaves the game. HS-WHISKY-1: all know its kind."""
    value = g.tokens.value[token]
    tell(g, DRANK, "HS-WHISKY-2", bandit, value)
    if value < pieces_of(g).whisky + HALF:
        turn_token(g, token, value + HALF, "HS-WHISKY-5")
    else:
        move_token(g, token, g.table.gone, "HS-WHISKY-5")


class WhichFlask(Draw):
    """BASE-HIDDEN-5: one of several flasks that look alike to who drinks, drawn."""

    def __init__(self, bandit: i64, value: i64) -> None:
        super().__init__()
        self.bandit = bandit
        self.value = value

    def args(self) -> list[int]:
        return [self.bandit, self.value]

    def sample(self, g: Game, source: Source) -> i64:
        flasks = flasks_of(g, self.bandit, self.value)
        return option_of(FLASK_DRAWN, flasks[source.below(len(flasks))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(FLASK_DRAWN, flask), 1) for flask in flasks_of(g, self.bandit, self.value)]

    def take(self, g: Game, option: i64) -> None:
        use_up(g, self.bandit, argument_of(option))


class PlayWithFlask(Ask):
    """HS-WHISKY-3 and 4: an action card, or two in a row; drawing is no choice, nor is another flask.

    HS-WHISKY-6: the first of them is the player's first card of this turn, for Ghost too. Who has no action card
    is asked like the others, unless all know it, and plays none.
    """

    def __init__(self, seat: i64, nth: i64, plays: i64) -> None:
        super().__init__(seat, True)
        self.nth = nth
        self.plays = plays

    def args(self) -> list[int]:
        return [self.seat, self.nth, self.plays]

    def rule(self) -> str:
        """Old whisky is what two cards are played with, or the second of two."""
        return "HS-WHISKY-4" if self.plays > 1 or self.nth > 0 else "HS-WHISKY-3"

    def offer(self, g: Game) -> list[int]:
        return plan_options(g, self.seat, self.nth, g.counters[FACES], False) or NOTHING_TO_PLAY

    def plain(self, g: Game) -> bool:
        return all_know_hand(g, self.seat)

    def fits(self, g: Game) -> bool:
        """HS-WHISKY-4: who has used old whisky had two action cards in hand."""
        return (self.plays == 1 and self.nth == 0) or action_cards(g, self.seat) >= self.plays

    def take(self, g: Game, option: i64) -> None:
        """VAR-PAIR-13: what a card brings with it comes with whisky; with old whisky there are two cards at most."""
        if verb_of(option) == PASS:
            tell(g, SKIPPED, self.rule(), self.seat)
            return
        kind = argument_of(option)
        hidden = verb_of(option) == HIDE
        lay_card(g, self.seat, kind, hidden, self.rule())
        if self.plays > 1:
            g.push(PlayWithFlask(self.seat, self.nth + 1, self.plays - 1))
        elif self.nth == 0 and g.table.questions[LAID]:
            ask_laid(g, self.seat, kind, hidden)

    def bars(self, g: Game, option: int) -> str:
        if verb_of(option) == DRAW:
            return self.rule()
        return "HS-WHISKY-2" if is_drink(option) else bar_play(g, self.seat, option)


register(LayFlasks, WhichFlask, PlayWithFlask)
