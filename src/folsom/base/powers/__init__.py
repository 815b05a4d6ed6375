"""The questions that the base game asks of powers, and how it asks them.

Each bandit's own power is a module of its own beside this one. The rules know no bandit by name.
"""

from __future__ import annotations

from typing import Final, cast

from folsom.core.game import Game
from folsom.core.graph import MOST_STEPS
from folsom.core.ints import i64, mypyc_attr
from folsom.core.powers import Power, answering, answering_for_seat, in_force
from folsom.core.table import Table

# Each with its shape, and of whom it is asked.
HAND: Final = 0  # sum, of the seat: how many cards it draws beyond six at the start of a round
FACE: Final = 1  # widen and narrow, of the seat, for all its cards or one bandit's: how a card may be laid in planning
SHOT: Final = 2  # widen, of the shooter: whom else he may shoot
SHIELD: Final = 3  # rank, of each target: how protected it is from a shot or a punch
HIT: Final = 4  # react, of the shooter: what befalls who has been shot
DROP: Final = 5  # claim, of the puncher: who may have a token that a punch makes fall
LAID: Final = 6  # react, of the seat: what a card that was laid in planning brings with it
EFFECT: Final = 7  # narrow, of the actor: whether an action has effect for him
REACH: Final = 8  # widen inside, narrow on roofs, of the mover: how far a Move takes him
PASSED: Final = 9  # react, of who is run past in a Move: what befalls the mover
PUNCHED: Final = 10  # claim, of the victim: what a punch does to him instead of the usual
MONEY: Final = 11  # sum, of the bandit: what he has besides loot at the end
WINNING: Final = 12  # narrow, of the bandit: whether he may win
OFFER: Final = 13  # widen, of the seat: what it may do in planning instead of playing a card or drawing
INSTEAD: Final = 14  # claim, of the actor: what an action does for him instead of the usual
WAYS: Final = 15  # widen and narrow, of who goes or is sent: where a way takes him
PLAYABLE: Final = 16  # widen and narrow, of the seat: the kinds of cards that it may lay in planning
DOES: Final = 17  # claim, of the seat: the action of a card that prints none
TURNS: Final = 18  # sum, of the seat: how many goes it has in a turn beyond the usual
STRUCK: Final = 19  # claim, of the victim: what a shot does to him instead of going into his deck
RECEIVER: Final = 20  # claim, of who meets or passes a lawman: who takes the bullet

NO_OFFERS: Final[list[int]] = []
UNRANKED: Final = -1  # a target that can always be chosen, and protects nobody


@mypyc_attr(allow_interpreted_subclasses=True)
class BanditPower(Power):
    """A power that answers some of the base game's questions. The defaults change nothing."""

    def more_cards(self, g: Game, seat: i64) -> i64:
        """How many cards more a seat draws at the start of a round."""
        return 0

    def faces(self, g: Game, seat: i64, card: i64) -> i64:
        """The faces (mask) in which a seat may also lay its n-th card of this turn."""
        return 0

    def barred_faces(self, g: Game, seat: i64, card: i64) -> i64:
        """The faces (mask) in which a seat may not lay its n-th card of this turn."""
        return 0

    def speaks_of(self, g: Game, seat: i64, kind: i64) -> bool:
        """Whether what it says of faces holds for a seat's cards of a kind: for all of them, or one bandit's only."""
        return True

    def bars_action(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        """Whether an action that he does for this cause has no effect."""
        return False

    def doors(self, g: Game, mover: i64, place: i64) -> i64:
        """The steps that a Move from a place may take him inside."""
        return 0

    def most_steps(self, g: Game, mover: i64, place: i64) -> i64:
        """The steps that a Move from a place takes him at most on roofs."""
        return MOST_STEPS

    def passed(self, g: Game, passed: i64, mover: i64) -> None:
        """He has been run past: does to the mover what follows from it, before the mover arrives."""

    def punched(self, g: Game, puncher: i64, victim: i64) -> bool:
        """Whether a punch does something else to him than the usual: if so, pushes it."""
        return False

    def money(self, g: Game, bandit: i64) -> i64:
        """The money that he has besides loot at the end, or lacks."""
        return 0

    def is_companion(self) -> bool:
        """Whether it is somebody whom a bandit takes along: that money is then a ransom, which is told apart."""
        return False

    def bars_winning(self, g: Game, bandit: i64) -> bool:
        """Whether he cannot win."""
        return False

    def targets(self, g: Game, shooter: i64) -> i64:
        """Those (mask) whom he may also shoot."""
        return 0

    def shield(self, g: Game, pawn: i64) -> i64:
        """How protected a target is: of several only the least protected can be chosen, and those without rank."""
        return 0

    def hit(self, g: Game, shooter: i64, victim: i64) -> None:
        """He has shot the victim: pushes what follows from it."""

    def laid(self, g: Game, seat: i64, kind: i64, hidden: bool) -> None:
        """A seat has laid this card in planning: pushes what follows from it."""

    def offers(self, g: Game, seat: i64, card: i64) -> list[int]:
        """What a seat may do instead of playing its n-th card of this turn, or drawing."""
        return NO_OFFERS

    def hides_offers(self, g: Game, seat: i64) -> bool:
        """Whether others cannot tell what it offers a seat."""
        return False

    def take_offer(self, g: Game, seat: i64, card: i64, option: i64) -> bool:
        """A seat has chosen an option: whether this power offered it, and so carries it out."""
        return False

    def bars_offer(self, g: Game, seat: i64, option: i64) -> str:
        """The rule by which an option of this power is not offered to a seat, or nothing if it is none."""
        return ""

    def instead(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        """Whether an action does something else for him than the usual: if so, pushes it."""
        return False

    def more_ways(self, g: Game, pawn: i64, place: i64, way: i64, cause: i64) -> list[int]:
        """The places to which a kind of way also takes him from a place."""
        return NO_OFFERS

    def bars_way(self, g: Game, pawn: i64, place: i64, to: i64, way: i64, cause: i64) -> bool:
        """Whether a kind of way does not take him from a place to another."""
        return False

    def playable(self, g: Game, seat: i64) -> i64:
        """The kinds of cards (mask) that a seat may also lay in planning."""
        return 0

    def unplayable(self, g: Game, seat: i64) -> i64:
        """The kinds of cards (mask) that a seat may not lay in planning."""
        return 0

    def does(self, g: Game, seat: i64, kind: i64) -> i64:
        """The action of a seat's card that prints none, or -1."""
        return -1

    def more_turns(self, g: Game, seat: i64) -> i64:
        """How many goes more a seat has in this turn."""
        return 0

    def struck(self, g: Game, shooter: i64, victim: i64, kind: i64) -> bool:
        """Whether a bullet does something else to him than go into his deck: if so, does it."""
        return False

    def receivers(self, g: Game, pawn: i64, passing: bool) -> i64:
        """The bandits (mask) of whom he names one to take a lawman's bullet; 0: nobody takes it, -1: he does."""
        return -1

    def claims(self, g: Game, bandit: i64, kind: i64) -> bool:
        """Whether he may have the token of this kind that his punch made fall."""
        return False


def ask_more_cards(g: Game, seat: i64) -> i64:
    """The cards that powers add to a seat's opening hand: a power of two of its bandits counts once."""
    more: i64 = 0
    answers = answering_for_seat(g, HAND, seat)
    if answers:
        for power in g.table.questions[HAND]:
            if answers & power.mask:
                more += cast(BanditPower, power).more_cards(g, seat)
    return more


def ask_faces(g: Game, seat: i64, faces: i64, card: i64, kind: i64) -> i64:
    """The faces in which a seat may lay a card of a kind as its n-th one of this turn."""
    answers = answering_for_seat(g, FACE, seat)
    barred: i64 = 0
    if answers:
        for power in g.table.questions[FACE]:
            if answers & power.mask and cast(BanditPower, power).speaks_of(g, seat, kind):
                faces |= cast(BanditPower, power).faces(g, seat, card)
                barred |= cast(BanditPower, power).barred_faces(g, seat, card)
    return faces & ~barred


def barred_kinds_for(g: Game, seat: i64, face: i64) -> i64:
    """The kinds of action cards (mask) that a seat cannot lay in a face because a power bars it: all can tell."""
    answers = answering_for_seat(g, FACE, seat)
    found: i64 = 0
    if answers:
        for power in g.table.questions[FACE]:
            if answers & power.mask and cast(BanditPower, power).barred_faces(g, seat, 0) & face:
                kind: i64
                bit: i64 = 1
                for kind in range(1, g.table.kinds):
                    bit <<= 1
                    if g.table.playable & bit and cast(BanditPower, power).speaks_of(g, seat, kind):
                        found |= bit
    return found


def barring_rule(g: Game, seat: i64, face: i64, card: i64, kind: i64) -> str:
    """The rule of the power that bars a face for a seat's card of a kind, or nothing."""
    answers = answering_for_seat(g, FACE, seat)
    if answers:
        for power in g.table.questions[FACE]:
            if answers & power.mask and cast(BanditPower, power).speaks_of(g, seat, kind):
                if cast(BanditPower, power).barred_faces(g, seat, card) & face:
                    return power.rule
    return ""


def ask_targets(g: Game, shooter: i64, targets: i64) -> i64:
    """Those whom a shooter may hit, before the best protected are taken out."""
    answers = answering(g, SHOT, shooter)
    if answers:
        for power in g.table.questions[SHOT]:
            if answers & power.mask:
                targets |= cast(BanditPower, power).targets(g, shooter)
    return targets


def least_protected(g: Game, targets: i64) -> i64:
    """Of several possible targets the least protected, and those without rank, who protect nobody."""
    if targets & (targets - 1) == 0 or not g.table.asked >> SHIELD & 1:
        return targets
    least: i64 = 1 << 30
    chosen: i64 = 0
    unranked: i64 = 0
    pawn: i64
    for pawn in range(g.table.pawns):
        if targets >> pawn & 1:
            rank = protection(g, pawn)
            if rank == UNRANKED:
                unranked |= 1 << pawn
            elif rank < least:
                least = rank
                chosen = 1 << pawn
            elif rank == least:
                chosen |= 1 << pawn
    return chosen | unranked


def protection(g: Game, pawn: i64) -> i64:
    """The rank of a target: the highest that a power gives it, or none at all."""
    rank: i64 = 0
    answers = answering(g, SHIELD, pawn)
    if answers:
        for power in g.table.questions[SHIELD]:
            if answers & power.mask:
                given = cast(BanditPower, power).shield(g, pawn)
                if given == UNRANKED:
                    return UNRANKED
                if given > rank:
                    rank = given
    return rank


def ask_hit(g: Game, shooter: i64, victim: i64) -> None:
    """Lets the shooter's powers react to a hit."""
    answers = answering(g, HIT, shooter)
    if answers:
        for power in g.table.questions[HIT]:
            if answers & power.mask:
                cast(BanditPower, power).hit(g, shooter, victim)


def ask_laid(g: Game, seat: i64, kind: i64, hidden: bool) -> None:
    """Lets the powers of a seat's bandits react to a card that it has laid, each once."""
    answers = answering_for_seat(g, LAID, seat)
    if answers:
        for power in g.table.questions[LAID]:
            if answers & power.mask:
                cast(BanditPower, power).laid(g, seat, kind, hidden)


def ask_offers(g: Game, seat: i64, card: i64, options: list[int]) -> list[int]:
    """The options of a seat in planning, with what powers offer besides: the list itself is not changed."""
    answers = answering_for_seat(g, OFFER, seat)
    if answers:
        for power in g.table.questions[OFFER]:
            if answers & power.mask:
                more = cast(BanditPower, power).offers(g, seat, card)
                if more:
                    options = options + more
    return options


def are_offers_hidden(g: Game, seat: i64) -> bool:
    """Whether others cannot tell what powers offer a seat in planning."""
    answers = answering_for_seat(g, OFFER, seat)
    if answers:
        for power in g.table.questions[OFFER]:
            if answers & power.mask and cast(BanditPower, power).hides_offers(g, seat):
                return True
    return False


def take_offer(g: Game, seat: i64, card: i64, option: i64) -> None:
    """Lets the power that offered an option carry it out."""
    answers = answering_for_seat(g, OFFER, seat)
    for power in g.table.questions[OFFER]:
        if answers & power.mask and cast(BanditPower, power).take_offer(g, seat, card, option):
            return


def barred_offer(g: Game, seat: i64, option: i64) -> str:
    """The rule by which powers do not offer an option in planning, or nothing."""
    answers = answering_for_seat(g, OFFER, seat)
    if answers:
        for power in g.table.questions[OFFER]:
            rule = cast(BanditPower, power).bars_offer(g, seat, option) if answers & power.mask else ""
            if rule:
                return rule
    return ""


def ask_claim(g: Game, bandit: i64, kind: i64) -> i64:
    """The number of the power by which the puncher may have the token that falls, or -1."""
    answers = answering(g, DROP, bandit)
    if answers:
        for power in g.table.questions[DROP]:
            if answers & power.mask and cast(BanditPower, power).claims(g, bandit, kind):
                return power.bit
    return -1


def ask_barred(g: Game, actor: i64, action: i64, cause: i64) -> str:
    """The rule by which an action has no effect for who does it, or nothing."""
    answers = answering(g, EFFECT, actor)
    if answers:
        for power in g.table.questions[EFFECT]:
            if answers & power.mask and cast(BanditPower, power).bars_action(g, actor, action, cause):
                return power.rule
    return ""


def reach_rule(g: Game, mover: i64, place: i64, steps: i64) -> str:
    """The rule of the power that lets a mover go less far than so many steps on roofs from a place, or nothing."""
    answers = answering(g, REACH, mover)
    if answers:
        for power in g.table.questions[REACH]:
            if answers & power.mask and cast(BanditPower, power).most_steps(g, mover, place) < steps:
                return power.rule
    return ""


def ask_doors(g: Game, mover: i64, place: i64, steps: i64) -> i64:
    """How many steps a Move from a place takes the mover at most inside."""
    answers = answering(g, REACH, mover)
    if answers:
        for power in g.table.questions[REACH]:
            if answers & power.mask:
                steps = max(steps, cast(BanditPower, power).doors(g, mover, place))
    return steps


def ask_reach(g: Game, mover: i64, place: i64, steps: i64) -> i64:
    """How many steps a Move from a place takes the mover at most on roofs."""
    answers = answering(g, REACH, mover)
    if answers:
        for power in g.table.questions[REACH]:
            if answers & power.mask:
                steps = min(steps, cast(BanditPower, power).most_steps(g, mover, place))
    return steps


def ask_passed(g: Game, mover: i64, places: list[int]) -> None:
    """Lets the powers of all pawns on these places react to a mover who runs past them."""
    pawn: i64
    for place in places:
        for pawn in range(g.table.pawns):
            answers = answering(g, PASSED, pawn) if g.who[place] >> pawn & 1 else 0
            if answers:
                for power in g.table.questions[PASSED]:
                    if answers & power.mask:
                        cast(BanditPower, power).passed(g, pawn, mover)


def ask_punched(g: Game, puncher: i64, victim: i64) -> bool:
    """Whether a punch does something else to its victim than the usual, which is then pushed."""
    answers = answering(g, PUNCHED, victim)
    if answers:
        for power in g.table.questions[PUNCHED]:
            if answers & power.mask and cast(BanditPower, power).punched(g, puncher, victim):
                return True
    return False


def ask_money(g: Game, bandit: i64) -> i64:
    """The money that powers give a bandit at the end, or take from him."""
    money: i64 = 0
    answers = answering(g, MONEY, bandit)
    if answers:
        for power in g.table.questions[MONEY]:
            if answers & power.mask:
                money += cast(BanditPower, power).money(g, bandit)
    return money


def companions(table: Table) -> list[BanditPower]:
    """The powers of those whom bandits can take along."""
    return [power for power in table.powers if isinstance(power, BanditPower) and power.is_companion()]


def ransom(g: Game, bandit: i64) -> i64:
    """The money that those whom a bandit has taken along bring him at the end."""
    money: i64 = 0
    for companion in companions(g.table):
        if in_force(g, companion, bandit):
            money += companion.money(g, bandit)
    return money


def may_win(g: Game, bandit: i64) -> bool:
    """Whether no power bars a bandit from winning."""
    answers = answering(g, WINNING, bandit)
    if answers:
        for power in g.table.questions[WINNING]:
            if answers & power.mask and cast(BanditPower, power).bars_winning(g, bandit):
                return False
    return True


def protecting_rule(g: Game, pawn: i64) -> str:
    """The rule of the power that protects a target."""
    for power in g.table.questions[SHIELD]:
        if answering(g, SHIELD, pawn) & power.mask:
            return power.rule
    return ""
