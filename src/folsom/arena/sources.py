"""What a study keeps of a game: its round cards, its first player, and where each bandit's money came from.

The money is exact: a listener follows every token, so that each one held at the end is known to have been dealt,
robbed off the floor, taken from a bandit or brought by an event. What events and powers pay, and the Sharpshooter's
prize, is read off the end. All of it adds up to the money of the outcome.
"""

from __future__ import annotations

from typing import Any, Final, cast

from folsom.arena.match import Study, shares
from folsom.base.counters import MONEY as EVENT_MONEY
from folsom.base.powers import MONEY, BanditPower, may_win
from folsom.base.rules import rules_of
from folsom.base.scoring import SHARPSHOOTER, outcome
from folsom.core.events import Event, Listener
from folsom.core.game import Game
from folsom.core.powers import answering

SOURCES: Final = ("start", "purse", "jewel", "strongbox", "punch", "event", "power", "sharpshooter", "other")


def label(source: str) -> str:
    """The id of a source's name."""
    return f"source-{source}"


class Follower(Listener):
    """Follows the tokens of a game, and notes its round cards and its first player."""

    def __init__(self, g: Game) -> None:
        super().__init__()
        self.at = [int(g.tokens.at[token]) for token in range(len(g.table.tokens))]
        self.how = [""] * len(self.at)  # each token has come to who holds it
        self.rounds: list[str] = []
        self.first = -1

    def hear(self, g: Game, event: Event) -> None:
        name = event.name
        if name == "token":
            self._follow(g, event.rule)
        elif name == "round":
            self.rounds.append(rules_of(g).rounds[event.numbers[1]].name)
        elif name == "first-player" and self.first < 0:
            self.first = int(event.numbers[0])

    def _follow(self, g: Game, rule: str) -> None:
        for token, was in enumerate(self.at):
            place = int(g.tokens.at[token])
            if place != was:
                self.at[token] = place
                self.how[token] = source_of(g, token, was, rule)


def source_of(g: Game, token: int, was: int, rule: str) -> str:
    """How a token has come to where it is: dealt, by an event, robbed off a floor (what), or from a bandit."""
    if "-SETUP-" in rule:
        return "start"
    if "-EV-" in rule:
        return "event"
    if 0 <= was < g.table.places:
        kind = g.table.token_kinds[g.table.tokens[token]].name
        return kind if kind in SOURCES else "other"
    return "punch"


class Sources(Study):
    """The facts of one game for a study."""

    def begin(self, g: Game) -> None:
        self.follower = Follower(g)
        g.listener = self.follower

    def facts(self, g: Game) -> dict[str, Any]:
        """By bandit: the share of the win, and the money by its source."""
        won = shares(g)
        leaders = [int(seat) for seat in g.table.leader]
        return {
            "bandits": list(g.table.pawn_names[: len(leaders)]),
            "leaders": leaders,
            "won": [won[seat] for seat in leaders],
            "first": self.follower.first,
            "rounds": self.follower.rounds,
            "money": money_by_source(g, self.follower.how),
        }


def money_by_source(g: Game, how: list[str]) -> list[dict[str, float]]:
    """The money of each bandit by its source, without what brought nothing.

    Where bandits win together, each has his part of the title, and one whose loot does not count has nothing.
    """
    result = outcome(g)
    bandits = range(int(g.table.bandits))
    sides = [int(g.table.side[seat]) for seat in g.table.leader]
    together = rules_of(g).scoring.together
    found: list[dict[str, float]] = []
    for bandit in bandits:
        money: dict[str, float] = dict.fromkeys(SOURCES, 0)
        own = [b for b in bandits if sides[b] == sides[bandit]]
        if not together or may_win(g, bandit):
            _loot(g, bandit, how, money)
            _paid(g, bandit, money)
        if result.sharpshooters >> bandit & 1 and (not together or any(may_win(g, b) for b in own)):
            money["sharpshooter"] += SHARPSHOOTER / len(own)
        found.append(money)
    for bandit in bandits:  # a scoring that is not ours may know other money
        own = [b for b in bandits if sides[b] == sides[bandit]]
        missing = result.money[bandit] - sum(sum(found[b].values()) for b in own)
        if bandit == own[0] and missing:
            found[bandit]["other"] += missing
    return [{source: amount for source, amount in money.items() if amount} for money in found]


def _loot(g: Game, bandit: int, how: list[str], money: dict[str, float]) -> None:
    """What he holds."""
    place = g.table.loot_of(bandit)
    for token, source in enumerate(how):
        if g.tokens.at[token] == place:
            money[source] += int(g.table.worth[g.tokens.value[token]])


def _paid(g: Game, bandit: int, money: dict[str, float]) -> None:
    """What events gave him, and what powers pay or cost him at the end; a card's is its event's."""
    money["event"] += int(g.counters[EVENT_MONEY + bandit])
    answers = answering(g, MONEY, bandit)
    for power in g.table.questions[MONEY]:
        if answers & power.mask:
            source = "event" if "-EV-" in power.rule else "power"
            money[source] += int(cast(BanditPower, power).money(g, bandit))
