"""Running a scenario: its lines under ``when``, one after the other, then the facts under ``then``."""

from __future__ import annotations

from typing import Any

from folsom import CHANCE, Event, Game, Listener, Refused, advance, answer, open_part, pending, save
from folsom.base.action import RESOLVING
from folsom.base.counters import PILE, RESOLVED
from folsom.core.texts import seat_text
from folsom.core.views import card_kind, card_seat
from folsom.notation.names import find, seat_named
from folsom.notation.scenario.clock import ACTION, END, PLANNING_PHASE, Rest, phase_now, resting
from folsom.notation.scenario.draws import Chance
from folsom.notation.scenario.facts import check_facts
from folsom.notation.scenario.naming import (
    discard_of,
    hand_spots,
    has_discards,
    option_named,
    option_words,
    players,
)
from folsom.notation.scenario.position import build
from folsom.notation.scenario.reading import Scenario
from folsom.notation.scenario.scene import FalseFact, Scene
from folsom.notation.scenario.words import ScenarioError, at, pile_card, pile_text

KEYWORDS = ("resolve", "draw", "run", "refused", "check")


class Stuck(Exception):
    """The game does not go the way a line under ``when`` says: what was expected, and what is."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.failure = (expected, found)


class Ear(Listener):
    """Keeps every event."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.heard.append(event)


def run(scenario: Scenario) -> list[FalseFact]:
    """What fails in a scenario; an impossible one raises :class:`ScenarioError`."""
    runner = Runner(scenario.given)
    for i, line in enumerate(scenario.when):
        try:
            runner.line(f"when[{i}]", line)
        except Stuck as stuck:
            return [*runner.failures, FalseFact(f"when[{i}]", *stuck.failure)]
    runner.chance.settle(runner.game)
    for where, text in runner.chance.fixed:
        runner.failures.append(
            FalseFact(where, f"{text!r} to be drawn", "no such draw came (a text with commas needs quotes)")
        )
    runner.check("then", scenario.then)
    return runner.failures


class Runner:
    """A scenario's game, its chance, and what has failed so far."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.failures: list[FalseFact] = []
        self.chance = Chance(given.get("seed", 1))
        for i, text in enumerate(given.get("draws", [])):
            self.chance.fix(f"given.draws[{i}]", text)
        self.game = build(given)
        self.ear = Ear()
        self.game.listener = self.ear
        advance(self.game)

    def line(self, where: str, line: dict[str, Any]) -> None:
        """One line under ``when``."""
        (key, value), *_ = line.items()
        if key == "draw":
            self.draw(where, value)
            return
        self.chance.settle(self.game)
        if key == "resolve":
            self.resolve(where, value)
        elif key == "run":
            self.run_to(value)
        elif key == "refused":
            self.refused(f"{where}.refused", value)
        elif key == "check":
            self.check(f"{where}.check", value)
        else:
            self.answer(where, key, value)

    def draw(self, where: str, text: str) -> None:
        """Fixes the outcome of the open draw, or of one to come."""
        self.chance.fix(f"{where}.draw", text)
        if self.game.asked == CHANCE:
            self.chance.answer(self.game)

    def answer(self, where: str, name: str, text: str) -> None:
        """A player's answer to the open question."""
        seat, option = self.parse(where, name, text)
        try:
            answer(self.game, int(self.game.number), seat, option, open_part(self.game, seat))
        except Refused as refused:
            rule = f" ({refused.rule})" if refused.rule else ""
            raise Stuck(f"{name}: {text}", f"refused{rule}: {self.situation()}") from refused

    def parse(self, where: str, name: str, text: str) -> tuple[int, int]:
        """The seat and the option of an answer."""
        with at(where):
            find(name, [*players(self.game.table), *KEYWORDS], "bandit or instruction")
        with at(f"{where}.{name}"):
            seat = seat_named(self.game.table, name)
            return seat, option_named(self.game.table, text, seat)

    def refused(self, where: str, line: dict[str, str]) -> None:
        """An answer that the game must refuse, for this rule, without any change."""
        names = [key for key in line if key != "rule"]
        if len(names) != 1:
            raise ScenarioError(f"{where}: one answer, like {{doc: shoot belle, rule: BASE-SHOOT-2}}")
        seat, option = self.parse(where, names[0], line[names[0]])
        wanted = f"{names[0]}: {line[names[0]]} to be refused"
        if not pending(self.game):
            raise Stuck(wanted, self.situation())
        before, heard = save(self.game), len(self.ear.heard)
        try:
            answer(self.game, int(self.game.number), seat, option, open_part(self.game, seat))
        except Refused as refusal:
            rule = refusal.rule
        else:
            raise Stuck(wanted, "it was taken")
        if "rule" in line and rule != line["rule"]:
            self.failures.append(FalseFact(where, f"{wanted} by {line['rule']}", f"refused by {rule or 'no rule'}"))
        if save(self.game) != before or len(self.ear.heard) != heard:
            self.failures.append(FalseFact(where, "nothing to change", "the refused answer changed something"))

    def resolve(self, where: str, text: str) -> None:
        """Puts a card next on the pile and resolves it, to the first question or to the end."""
        g = self.game
        with at(f"{where}.resolve"):
            card = pile_card(g.table, text)
        if resting(g) not in (ACTION, PLANNING_PHASE):
            raise Stuck(f"to resolve {text}", self.situation())
        self.take_card(f"{where}.resolve", card)
        g.rows[PILE].insert(int(g.counters[RESOLVED]), card)
        if resting(g) == ACTION:
            g.push(RESOLVING)
        else:
            g.pop()
        advance(g)

    def take_card(self, where: str, card: int) -> None:
        """Takes a card out of its player's deck, or else out of his hand or off his discard pile."""
        g = self.game
        seat, kind = int(card_seat(card)), int(card_kind(card))
        discards = [discard_of(g.table, seat)] if has_discards(g.table) else []
        for spot in (seat, *hand_spots(g.table, seat), *discards):
            if g.count(spot, kind):
                g.cards[spot * int(g.table.kinds) + kind] -= 1
                return
        raise ScenarioError(f"{where}: no card {pile_text(g.table, card)!r} is left in deck or hand")

    def run_to(self, target: str) -> None:
        """Runs on to the end of a phase, or to its first question."""
        g = self.game
        started = False
        while True:
            self.chance.settle(g)
            if g.asked >= 0:
                if started and phase_now(g) == target:
                    return
                raise Stuck(f"to run to {target}", self.situation())
            if not g.stack:
                if target == END:
                    return
                raise Stuck(f"to run to {target}", "the game is over")
            if started and resting(g) == target:
                return
            assert isinstance(g.top.step, Rest)
            g.pop()
            started = True
            advance(g)

    def situation(self) -> str:
        """Who is asked what, or where the game rests."""
        g = self.game
        if not g.stack:
            return "the game is over"
        if g.asked < 0:
            return f"nobody is asked, the game rests after {resting(g)!r}: 'run' lets it go on"
        asked = []
        for decision in pending(g):
            options = ", ".join(option_words(g.table, decision.seat, option) for option in decision.options)
            asked.append(f"{seat_text(g.table, decision.seat)} is asked ({decision.about}): {options}")
        return "; ".join(asked)

    def check(self, where: str, facts: dict[str, Any]) -> None:
        """Facts that must hold now."""
        scene = Scene(self.game, -1, self.ear.heard, self.failures)
        check_facts(scene, where, facts)
