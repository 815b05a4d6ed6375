"""Action: the pile is turned over and resolved in the order in which it was played (BASE-ACT-1)."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.actions import BY_CARD
from folsom.base.counters import PILE, RESOLVED
from folsom.base.effects import no_effect
from folsom.base.powers import DOES, EFFECT, INSTEAD, BanditPower, ask_barred
from folsom.base.rules import rules_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.powers import answering, answering_for_seat
from folsom.core.steps import Do, Step, register
from folsom.core.views import card_kind, card_seat, is_face_down, row_card
from folsom.core.words import happening

CARD_RESOLVED: Final = happening("resolved", "bandit:pawn card:card seat:seat", passing=True)


class StartAction(Do):
    """The pile is turned over."""

    def run(self, g: Game) -> None:
        g.counters[RESOLVED] = 0
        g.push(RESOLVING)


class Resolving(Do):
    """BASE-ACT-4: one card to the end, with all that it causes, then the next; a face-down card is shown."""

    def run(self, g: Game) -> None:
        pile = g.rows[PILE]
        number = g.counters[RESOLVED]
        if number == len(pile):
            return
        g.push(self)
        g.counters[RESOLVED] = number + 1
        card: i64 = pile[number]
        kind = card_kind(card)
        seat = card_seat(card)
        if g.table.mixing and is_face_down(card):
            for memory in g.table.mixing:
                memory.played(g, seat, g.table.hands[0] + seat, kind)
        pile[number] = row_card(kind, seat, False)
        bandit = g.table.card_bandit(seat, kind)
        if g.listener is not None:
            tell(g, CARD_RESOLVED, "BASE-ACT-1", bandit, kind, seat)
        action = g.table.kind_action[kind]
        if action < 0:
            action = ask_does(g, seat, kind)
            if action < 0:
                no_effect(g, bandit, "BASE-PLAN-2")
                return
        do_action(g, bandit, action, BY_CARD)


def ask_does(g: Game, seat: i64, kind: i64) -> i64:
    """The action that a power makes of a seat's card that prints none, or -1."""
    action: i64 = -1
    answers = answering_for_seat(g, DOES, seat)
    for power in g.table.questions[DOES]:
        if answers & power.mask and action < 0:
            action = cast(BanditPower, power).does(g, seat, kind)
    return action


def do_action(g: Game, actor: i64, action: i64, cause: i64) -> None:
    """BASE-ACT-2: somebody does an action, for a cause that rules may ask for, unless a power bars or replaces it.

    The card of a seat that leads nobody has no actor (-1), and no power can speak of it.
    """
    asked = g.table.asked
    if asked >> EFFECT & 1 and actor >= 0:
        rule = ask_barred(g, actor, action, cause)
        if rule:
            no_effect(g, actor, rule)
            return
    if asked >> INSTEAD & 1 and actor >= 0 and ask_instead(g, actor, action, cause):
        return
    assert action >= 0, "a card that is no action was to be resolved"
    g.table.actions[action].perform(g, actor, cause)


def ask_instead(g: Game, actor: i64, action: i64, cause: i64) -> bool:
    """Whether a power makes something else of an action, which is then pushed."""
    answers = answering(g, INSTEAD, actor)
    if answers:
        for power in g.table.questions[INSTEAD]:
            if answers & power.mask and cast(BanditPower, power).instead(g, actor, action, cause):
                return True
    return False


class CardsBack(Do):
    """BASE-ROUND-3: played cards go back to their owners' decks."""

    def run(self, g: Game) -> None:
        rules_of(g).decks.put_back(g, g.rows[PILE])
        g.rows[PILE] = []
        g.counters[RESOLVED] = 0


RESOLVING: Final[Step] = Resolving()

register(StartAction, Resolving, CardsBack)
