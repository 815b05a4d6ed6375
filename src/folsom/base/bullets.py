"""Bullets: dead cards that go into their victim's deck."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.counters import NEUTRAL, RECEIVED, REVOLVER
from folsom.base.powers import STRUCK, BanditPower, least_protected
from folsom.base.rules import hits_slot, rules_of
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.powers import answering
from folsom.core.views import card_kind, card_seat
from folsom.core.words import happening

SHOT: Final = happening("shot", "bandit:pawn victim:pawn others:pawns spared:pawns")
NEUTRAL_HIT: Final = happening("neutral-hit", "victim:pawn")
TOO_FEW: Final = happening("too-few-bullets", "stock:number wanted:number")


def take_bullet(g: Game, bandit: i64, kind: i64) -> None:
    """A bullet goes on top of its victim's deck."""
    rules = rules_of(g)
    seat = g.table.leader[bandit]
    rules.decks.receive(g, seat, kind)
    if rules.hits >= 0:
        slot = hits_slot(g.table, rules, seat, kind)
        g.counters[slot] = g.counters[slot] + 1
    g.counters[RECEIVED + bandit] = g.counters[RECEIVED + bandit] + 1


def shoot_bullet(g: Game, shooter: i64, victim: i64, rule: str, targets: i64 = 0) -> None:
    """The top bullet of the shooter's revolver hits the victim; ``targets``: those in sight, to be told."""
    g.counters[REVOLVER + shooter] = g.counters[REVOLVER + shooter] - 1
    kind = rules_of(g).bullet_of[shooter]
    if not g.table.asked >> STRUCK & 1 or not ask_struck(g, shooter, victim, kind):
        take_bullet(g, victim, kind)
    if g.listener is not None:
        open_to_all = least_protected(g, targets)
        tell(g, SHOT, rule, shooter, victim, open_to_all & ~(1 << victim), targets & ~open_to_all)


def ask_struck(g: Game, shooter: i64, victim: i64, kind: i64) -> bool:
    """Whether a bullet does something else to its victim than go into his deck."""
    answers = answering(g, STRUCK, victim)
    if answers:
        for power in g.table.questions[STRUCK]:
            if answers & power.mask and cast(BanditPower, power).struck(g, shooter, victim, kind):
                return True
    return False


def neutral_bullets(g: Game, victims: i64, rule: str, aside: i64 = 0) -> bool:
    """BASE-MARSHAL-3: at one moment all who should get a neutral bullet get one, or nobody does: whether they do.

    ``aside``: those of them whose bullets leave the stock, for somebody who is still to be named.
    """
    wanted: i64 = 0
    bandit: i64
    for bandit in range(g.table.bandits):
        wanted += victims >> bandit & 1
    if wanted == 0:
        return False
    stock = g.counters[NEUTRAL]
    rules = rules_of(g)
    if wanted > stock:
        if rules.edition == 2014:
            g.counters[NEUTRAL] = 0
        if g.listener is not None:
            tell(g, TOO_FEW, "BASE-MARSHAL-3", stock, wanted)
        return False
    g.counters[NEUTRAL] = stock - wanted
    victims &= ~aside
    for bandit in range(g.table.bandits):
        if victims >> bandit & 1:
            take_bullet(g, bandit, rules.neutral)
            if g.listener is not None:
                tell(g, NEUTRAL_HIT, rule, bandit)
    return True


def bullets_of(g: Game, shooter: int, seat: int) -> int:
    """How many bullets of a bandit's are among the cards of a seat, or lie in order on its deck."""
    kind = int(rules_of(g).bullet) + shooter
    spots = [int(g.count(i, kind)) for i, spot in enumerate(g.table.spots) if spot.seat == seat]
    rows = [card for row, owner in zip(g.rows, g.table.row_seat) if owner < 0 for card in row]
    return sum(spots) + sum([card_kind(card) == kind and card_seat(card) == seat for card in rows])
