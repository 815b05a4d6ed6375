"""Punch: somebody on one's position loses a token and is sent to the next car."""

from __future__ import annotations

from typing import Final

from folsom.base.effects import no_effect
from folsom.base.loot import all_see_looks, look_options, looks_at, take_look
from folsom.base.powers import PUNCHED, WAYS, ask_claim, ask_punched, least_protected, protecting_rule
from folsom.base.rob import ALL_KINDS
from folsom.base.settle import settle
from folsom.base.targets import target_options
from folsom.base.train import SHOVE, graph_of
from folsom.base.ways import NO_ACTION, ask_ways
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.steps import Action, Ask, BanditAsk, register
from folsom.core.table import MOST
from folsom.core.verbs import move_token, place_pawn
from folsom.core.words import LOOK, PAWN, PLACE, happening, verb

PUNCH: Final = verb("punch", PAWN)
KNOCK: Final = verb("drop", LOOK)
KEEP: Final = verb("keep")
LEAVE: Final = verb("leave")
SEND: Final = verb("send", PLACE)
BLOW: Final = happening("punched", "bandit:pawn victim:pawn others:pawns spared:pawns")


class Punch(Action):
    """The Punch card."""

    def __init__(self) -> None:
        super().__init__("punch")

    def perform(self, g: Game, actor: i64, cause: i64) -> None:
        """BASE-ACT-2: compulsory if somebody is there."""
        g.push(PUNCHES[actor << 4 | g.table.leader[actor]])


def in_reach(g: Game, bandit: i64) -> i64:
    """Those (mask) on one's own position who can be punched."""
    return g.who[g.at[bandit]] & g.table.punched & ~(1 << bandit)


class PunchWhom(BanditAsk):
    """BASE-PUNCH-1: a target on one's own position."""

    def offer(self, g: Game) -> list[int]:
        return target_options(PUNCH, least_protected(g, in_reach(g, self.bandit)))

    def nothing(self, g: Game) -> None:
        no_effect(g, self.bandit, "BASE-ACT-2")

    def take(self, g: Game, option: i64) -> None:
        """First a token drops, then the victim is moved."""
        victim = argument_of(option)
        if g.listener is not None:
            targets = in_reach(g, self.bandit)
            open_to_all = least_protected(g, targets)
            others = open_to_all & ~(1 << victim)
            tell(g, BLOW, "BASE-PUNCH-1", self.bandit, victim, others, targets & ~open_to_all)
        if g.table.asked >> PUNCHED & 1 and ask_punched(g, self.bandit, victim):
            return
        assert victim < g.table.led_pawns, "a pawn without loot needs a power that says what a punch does"
        g.push(SendTo(self.bandit, victim, self.seat))
        g.push(KnockOut(self.bandit, victim, self.seat))

    def bars(self, g: Game, option: int) -> str:
        victim = argument_of(option)
        if verb_of(option) != PUNCH or victim >= len(g.table.pawn_names) or victim == self.bandit:
            return ""
        if not g.table.punched >> victim & 1:
            return g.table.pawn_rules[victim]
        return protecting_rule(g, victim) if g.at[victim] == g.at[self.bandit] else "BASE-PUNCH-1"


class KnockOut(Ask):
    """BASE-PUNCH-1: the puncher chooses one of the victim's tokens, purse values unseen; it drops at his feet."""

    def __init__(self, bandit: i64, victim: i64, seat: i64) -> None:
        super().__init__(seat, True)
        self.bandit = bandit
        self.victim = victim

    def args(self) -> list[int]:
        return [self.bandit, self.victim, self.seat]

    def offer(self, g: Game) -> list[int]:
        return look_options(g, KNOCK, looks_at(g, g.table.loot_of(self.victim), self.seat, ALL_KINDS))

    def plain(self, g: Game) -> bool:
        return all_see_looks(g, g.table.loot_of(self.victim), self.seat)

    def take(self, g: Game, option: i64) -> None:
        look = argument_of(option)
        pocket = g.table.loot_of(self.victim)
        power = ask_claim(g, self.bandit, look & 15)
        if power >= 0:
            g.push(Claim(self.bandit, self.seat, power))
            take_look(g, pocket, g.table.falling, look, self.seat, "BASE-PUNCH-1")
        else:
            take_look(g, pocket, g.at[self.bandit], look, self.seat, "BASE-PUNCH-1")

    def bars(self, g: Game, option: int) -> str:
        return "BASE-PUNCH-1" if verb_of(option) == KNOCK else ""


class Claim(Ask):
    """A power lets the puncher keep the token that falls, if he likes; before the victim is sent off."""

    def __init__(self, bandit: i64, seat: i64, power: i64) -> None:
        super().__init__(seat, False)
        self.bandit = bandit
        self.power = power

    def args(self) -> list[int]:
        return [self.bandit, self.seat, self.power]

    def offer(self, g: Game) -> list[int]:
        return CLAIM

    def take(self, g: Game, option: i64) -> None:
        token: i64 = 0
        while g.tokens.at[token] != g.table.falling:
            token += 1
        if option == KEEP:
            move_token(g, token, g.table.loot_of(self.bandit), g.table.powers[self.power].rule)
        else:
            move_token(g, token, g.at[self.bandit], "BASE-PUNCH-1")


class SendTo(Ask):
    """BASE-PUNCH-2: the puncher says where the victim goes; a lawman there is met (BASE-PUNCH-3)."""

    def __init__(self, bandit: i64, victim: i64, seat: i64) -> None:
        super().__init__(seat, False)
        self.bandit = bandit
        self.victim = victim

    def args(self) -> list[int]:
        return [self.bandit, self.victim, self.seat]

    def offer(self, g: Game) -> list[int]:
        options = graph_of(g).edge_options(SEND, SHOVE, g.at[self.victim])
        return ask_ways(g, self.victim, SHOVE, NO_ACTION, SEND, options) if g.table.asked >> WAYS & 1 else options

    def rule(self) -> str:
        """The rule by which the victim goes."""
        return "BASE-PUNCH-2"

    def take(self, g: Game, option: i64) -> None:
        place_pawn(g, self.victim, argument_of(option), self.rule())
        settle(g)

    def bars(self, g: Game, option: int) -> str:
        return self.rule() if verb_of(option) == SEND else ""


CLAIM: Final = [option_of(KEEP), option_of(LEAVE)]
PUNCHES: Final[list[BanditAsk]] = [PunchWhom(i >> 4, i & 15) for i in range(MOST << 4)]  # by bandit and seat

register(PunchWhom, KnockOut, Claim, SendTo)
