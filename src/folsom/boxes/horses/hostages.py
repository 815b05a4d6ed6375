"""Hostages: who enters the stagecoach takes one, and has to live with it until the ransom is paid."""

from __future__ import annotations

from typing import Final, cast

from folsom.base.actions import PUNCH
from folsom.base.bullets import bullets_of, neutral_bullets
from folsom.base.counters import DOWN, UP
from folsom.base.layout import StartingLoot
from folsom.base.loot import JEWEL, PURSE, STRONGBOX
from folsom.base.powers import EFFECT, FACE, HAND, MONEY, REACH, BanditPower
from folsom.base.rules import AFTER_LAWMEN, Rules, Settling, in_turn_order
from folsom.boxes.horses.pieces import NAME, Pieces, pieces_of
from folsom.core.builder import Builder
from folsom.core.chance import Source
from folsom.core.events import tell
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.powers import in_force
from folsom.core.steps import BanditAsk, Do, Draw, register
from folsom.core.table import POWERS
from folsom.core.verbs import gain, lose
from folsom.core.words import POWER, happening, verb

TAKE: Final = verb("take", POWER)
HOSTAGE: Final = verb("hostage", POWER)  # chance says which hostage is in the game
HOSTAGE_DRAWN: Final = happening("hostage", "hostage:power")


class Hostage(BanditPower):
    """HS-HOST-1 and 2: in force for who has taken it, from then on; its ransom is paid by what he has at the end."""

    def __init__(self, name: str, questions: list[int], rule: str) -> None:
        super().__init__(name, [*questions, MONEY], rule)

    def is_companion(self) -> bool:
        return True

    def taken(self, g: Game, bandit: i64) -> None:
        """What happens when a bandit takes it."""


class Poodle(Hostage):
    """HS-HOST-POODLE: a neutral bullet at the start of each round (:class:`PoodleBites`); $1000."""

    def __init__(self) -> None:
        super().__init__("poodle", [], "HS-HOST-POODLE")

    def money(self, g: Game, bandit: i64) -> i64:
        return 1000


class PoodleBites(Do):
    """HS-HOST-POODLE: before the shuffle; it counts as received in this round, and there is none without stock."""

    def run(self, g: Game) -> None:
        victims: i64 = 0
        bandit: i64
        for bandit in range(g.table.bandits):
            for hostage in pieces_of(g).hostages:
                if isinstance(hostage, Poodle) and in_force(g, hostage, bandit):
                    victims |= 1 << bandit
        neutral_bullets(g, victims, "HS-HOST-POODLE")


class Banker(Hostage):
    """HS-HOST-BANKER: no effect; $1000 for who has at least one strongbox."""

    def __init__(self) -> None:
        super().__init__("banker", [], "HS-HOST-BANKER")

    def money(self, g: Game, bandit: i64) -> i64:
        return 1000 if tokens_held(g, bandit, STRONGBOX) else 0


class Minister(Hostage):
    """HS-HOST-MINISTER: one card less at the start of a round, kept cards included; $900."""

    def __init__(self) -> None:
        super().__init__("minister", [HAND], "HS-HOST-MINISTER")

    def more_cards(self, g: Game, seat: i64) -> i64:
        return -1

    def money(self, g: Game, bandit: i64) -> i64:
        return 900


class Teacher(Hostage):
    """HS-HOST-TEACHER: Punch has no effect, from whatever card; $800."""

    def __init__(self) -> None:
        super().__init__("teacher", [EFFECT], "HS-HOST-TEACHER")

    def bars_action(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        return action == PUNCH

    def money(self, g: Game, bandit: i64) -> i64:
        return 800


class Zealot(Hostage):
    """HS-HOST-ZEALOT: Ride has no effect, from whatever card, for an escape neither; $700."""

    def __init__(self) -> None:
        super().__init__("zealot", [EFFECT], "HS-HOST-ZEALOT")

    def bars_action(self, g: Game, actor: i64, action: i64, cause: i64) -> bool:
        return action == pieces_of(g).ride

    def money(self, g: Game, bandit: i64) -> i64:
        return 700


class OldLady(Hostage):
    """HS-HOST-OLDLADY: one car only on roofs, the step to or from the stagecoach being one; $500 for each jewel."""

    def __init__(self) -> None:
        super().__init__("old-lady", [REACH], "HS-HOST-OLDLADY")

    def most_steps(self, g: Game, mover: i64, place: i64) -> i64:
        return 1

    def money(self, g: Game, bandit: i64) -> i64:
        return 500 * tokens_held(g, bandit, JEWEL)


class PokerPlayer(Hostage):
    """HS-HOST-POKER: the bandit's own power is lost for the rest of the game; $250 for each purse."""

    def __init__(self) -> None:
        super().__init__("poker-player", [], "HS-HOST-POKER")

    def taken(self, g: Game, bandit: i64) -> None:
        """His own is what he has had from the start."""
        own: i64 = g.table.counters[POWERS + bandit] & g.counters[POWERS + bandit] & ~self.mask
        for power in g.table.powers:
            if own & power.mask:
                lose(g, power, bandit, self.rule)

    def money(self, g: Game, bandit: i64) -> i64:
        return 250 * tokens_held(g, bandit, PURSE)


class Photographer(Hostage):
    """HS-HOST-PHOTO: no card face down, in a tunnel face up; $200 for each bullet of a foreign colour."""

    def __init__(self) -> None:
        super().__init__("photographer", [FACE], "HS-HOST-PHOTO")

    def faces(self, g: Game, seat: i64, card: i64) -> i64:
        return UP

    def barred_faces(self, g: Game, seat: i64, card: i64) -> i64:
        return DOWN

    def money(self, g: Game, bandit: i64) -> i64:
        """Neither neutral nor of the colour of a bandit of his side, wherever his cards lie."""
        seat = g.table.leader[bandit]
        side = g.table.side[seat]
        bullets: i64 = 0
        shooter: i64
        for shooter in range(g.table.bandits):
            if g.table.side[g.table.leader[shooter]] != side:
                bullets += bullets_of(g, int(shooter), int(seat))
        return 200 * bullets


def tokens_held(g: Game, bandit: i64, kind: i64) -> i64:
    """How many tokens of a kind a bandit has."""
    place = g.table.loot_of(bandit)
    number: i64 = 0
    t: i64
    for t in range(len(g.table.tokens)):
        if g.tokens.at[t] == place and g.table.tokens[t] == kind:
            number += 1
    return number


def add_hostages(made: Builder, rules: Rules, pieces: Pieces) -> None:
    """HS-SETUP-3: those in the game are drawn when the train is laid out, before anybody boards it."""
    hostages: list[Hostage] = [
        Poodle(),
        Banker(),
        Minister(),
        Teacher(),
        Zealot(),
        OldLady(),
        PokerPlayer(),
        Photographer(),
    ]
    for hostage in hostages:
        made.power(hostage)
        pieces.hostages.append(hostage)
    pieces.waiting = made.counter("hostages", powers=True)
    rules.add_settling(TakeHostages())
    rules.open_after(StartingLoot, DrawHostages())
    made.hang("before-drawing", 0, PoodleBites())


def replace_hostage(made: Builder, hostage: Hostage) -> None:
    """Another part has a hostage of its own for the one with the same name."""
    made.replace_power(hostage)
    pieces = cast(Pieces, made.parts[NAME])
    pieces.hostages = [hostage if one.name == hostage.name else one for one in pieces.hostages]


class DrawHostages(Do):
    """HS-SETUP-3: as many hostages as bandits minus one."""

    def run(self, g: Game) -> None:
        for _ in range(g.table.bandits - 1):
            g.push(DRAW_HOSTAGE)


class DrawHostage(Draw):
    """HS-SETUP-3: one of those not drawn yet, face up for all to see."""

    def left(self, g: Game) -> list[int]:
        """The numbers of the hostages that can still come."""
        waiting = g.counters[pieces_of(g).waiting]
        return [int(hostage.bit) for hostage in pieces_of(g).hostages if not waiting & hostage.mask]

    def sample(self, g: Game, source: Source) -> i64:
        left = self.left(g)
        return option_of(HOSTAGE, left[source.below(len(left))])

    def outcomes(self, g: Game) -> list[tuple[int, int]]:
        return [(option_of(HOSTAGE, hostage), 1) for hostage in self.left(g)]

    def take(self, g: Game, option: i64) -> None:
        slot = pieces_of(g).waiting
        hostage = g.table.powers[argument_of(option)]
        g.counters[slot] = g.counters[slot] | hostage.mask
        tell(g, HOSTAGE_DRAWN, "HS-SETUP-3", hostage.bit)


def has_hostage(g: Game, bandit: i64) -> bool:
    """Whether a bandit has a hostage already."""
    for hostage in pieces_of(g).hostages:
        if in_force(g, hostage, bandit):
            return True
    return False


class TakeHostages(Settling):
    """HS-HOST-1: who is inside the stagecoach without a hostage takes one, if any is left, once nobody flees."""

    def __init__(self) -> None:
        super().__init__("hostages", AFTER_LAWMEN)

    def concerns(self, g: Game) -> i64:
        pieces = pieces_of(g)
        inside = g.who[pieces.coach_inside] & g.table.crowd
        if inside == 0 or g.counters[pieces.waiting] == 0:
            return 0
        found: i64 = 0
        bandit: i64
        for bandit in range(g.table.bandits):
            if inside >> bandit & 1 and not has_hostage(g, bandit):
                found |= 1 << bandit
        return found

    def settle(self, g: Game, pawns: i64) -> None:
        """Several choose in turn order (BASE-ACT-5)."""
        for bandit in reversed(in_turn_order(g, pawns)):
            g.push(TakeHostage(bandit, g.table.leader[bandit]))


class TakeHostage(BanditAsk):
    """HS-HOST-1: a hostage of one's own choice, who cannot be lost again. Its effect starts at once (HS-HOST-2)."""

    def offer(self, g: Game) -> list[int]:
        pieces = pieces_of(g)
        waiting = g.counters[pieces.waiting]
        return [option_of(TAKE, int(hostage.bit)) for hostage in pieces.hostages if waiting & hostage.mask]

    def take(self, g: Game, option: i64) -> None:
        slot = pieces_of(g).waiting
        hostage = g.table.powers[argument_of(option)]
        assert isinstance(hostage, Hostage)
        g.counters[slot] = g.counters[slot] & ~hostage.mask
        gain(g, hostage, self.bandit, "HS-HOST-1")
        hostage.taken(g, self.bandit)

    def bars(self, g: Game, option: int) -> str:
        return "HS-HOST-1" if verb_of(option) == TAKE else ""


DRAW_HOSTAGE: Final = DrawHostage()

register(PoodleBites, DrawHostages, DrawHostage, TakeHostage)
