"""A position of a record as a scenario: from the beginning of its phase, or else from the start of the game."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

import yaml

from folsom import CHANCE, Event, Game, Listener, Refused, Setup, outcome, pending
from folsom.base.counters import ROUND as ROUND_NUMBER
from folsom.base.planning import Plan
from folsom.base.round import LAST_ROUND
from folsom.core.packed import argument_of, verb_of
from folsom.core.texts import seat_text
from folsom.core.words import NUMBER, VERBS
from folsom.notation.names import Unknown
from folsom.notation.options import option_text, parse_option
from folsom.notation.record.data import Record, RecordPly
from folsom.notation.record.given import ACTION, DRAWING, EVENT, PLANNING, Given, essence, given_of, look, places
from folsom.notation.record.playing import Recorder
from folsom.notation.scenario.clock import ROUND, resting
from folsom.notation.scenario.running import Runner, Stuck
from folsom.notation.scenario.words import ScenarioError

START: Final = "start"
NEXT: Final = {ROUND: DRAWING, DRAWING: PLANNING, PLANNING: ACTION, ACTION: EVENT, EVENT: ROUND}
RULES: Final = {START: "BASE-SETUP-1", DRAWING: "BASE-ROUND-1", PLANNING: "BASE-PLAN-1", ACTION: "BASE-ACT-1"}
EVENT_RULE: Final = "BASE-ROUND-3"
NEVER_LEFT_OUT: Final = ("setup", "phase", "draws")
PROBLEMS: Final = (ScenarioError, Stuck, Unknown, Refused, AssertionError, IndexError, KeyError, StopIteration)


class Inexpressible(ValueError):
    """A position that no scenario can be written for, and why."""


@dataclass
class Anchor:
    """Where a scenario can begin: a phase, and what was done from there on."""

    phase: str
    given: Given
    draws: list[str] = field(default_factory=list)
    answers: list[dict[str, str]] = field(default_factory=list)


class Anchors(Listener):
    """Finds the last moment at which a scenario can begin."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.found: list[Anchor] = [Anchor(START, {"setup": setup.as_data(), "phase": START})]

    def hear(self, g: Game, event: Event) -> None:
        """A card is about to be resolved, an event to happen, or a round to begin."""
        phases = {"resolved": ACTION, "event": EVENT, "first-player": DRAWING}
        if event.name in phases and (event.name != "first-player" or event.rule == EVENT_RULE):
            self.add(g, phases[event.name])

    def add(self, g: Game, phase: str) -> None:
        """A new place to begin; only the start of the game and the last one are kept."""
        self.found = [self.found[0], Anchor(phase, given_of(g, self.setup, phase))]

    def note(self, g: Game, ply: RecordPly) -> None:
        """What is done now has happened since all of them. From the start on, tokens have the numbers of the record."""
        for anchor in self.found:
            if ply.by_chance:
                anchor.draws.append(ply.text if anchor.phase == START else draw_text(g, ply.text))
            else:
                anchor.answers.append({seat_text(g.table, ply.seat): ply.text})


def draw_text(g: Game, text: str) -> str:
    """An outcome as a scenario writes it: tokens by what they are and who knows them, not by number."""
    option = parse_option(g.table, text)
    verb = VERBS[verb_of(option)]
    if verb.argument != NUMBER:
        return text
    token = argument_of(option)
    seats = [seat_text(g.table, s) for s in range(int(g.table.seats)) if g.tokens.known[token] >> s & 1]
    return f"{verb.name} {look(g, token)}" + (f" known to {' and '.join(seats)}" if seats else "")


def scenario_text(record: Record, number: int, title: str = "") -> str:
    """The position after ply ``number`` as a scenario file."""
    if not 0 <= number <= len(record.plies):
        raise Inexpressible(f"the record has {len(record.plies)} plies, not {number}")
    recorder = Recorder(record.setup)
    anchors = Anchors(record.setup)
    recorder.game.listener = anchors
    for ply in record.plies[:number]:
        if isinstance(recorder.game.top.step, Plan):
            anchors.add(recorder.game, PLANNING)
        anchors.note(recorder.game, ply)
        recorder.play(ply)
    if isinstance(recorder.game.top.step, Plan):
        anchors.add(recorder.game, PLANNING)
    check_shown(record, recorder, number)
    problem = ""
    for anchor in reversed(anchors.found):
        try:
            scenario = written(anchor, recorder.game)
        except PROBLEMS as error:
            problem = str(error)
        else:
            return as_yaml({"title": title or f"After ply {number}"} | scenario)
    raise Inexpressible(f"no scenario leads to the position after ply {number}: {problem}")


def check_shown(record: Record, recorder: Recorder, number: int) -> None:
    """Facts are only checked when chance has had its say."""
    if recorder.game.asked != CHANCE:
        return
    for ply in record.plies[number:]:
        number += 1
        recorder.play(ply)
        if recorder.game.asked != CHANCE:
            raise Inexpressible(
                f"a draw is open: scenarios show positions between draws, the next one is --at {number}"
            )
    raise Inexpressible("a draw is open, and the record ends here")


def written(anchor: Anchor, g: Game) -> Given:
    """The scenario from an anchor, without what may be left out; it is tried, and must lead to the position."""
    given = deepcopy(anchor.given)
    if anchor.draws:
        given["draws"] = anchor.draws
    wanted = essence(g)
    when = lines(given, anchor, g)
    differs = difference(given, when, wanted)
    if differs:
        raise Unknown(f"it cannot say {' and '.join(differs)}")
    given = shortened(given, when, wanted)
    rule = RULES.get(anchor.phase, EVENT_RULE)
    return {"rules": [rule], "given": given} | ({"when": when} if when else {}) | {"then": facts(g)}


def lines(given: Given, anchor: Anchor, g: Game) -> list[Given]:
    """What is done under ``when``: the answers, and ``run`` wherever the game rests before the next one."""
    runner = Runner(given)
    found: list[Given] = []

    def do(line: Given) -> None:
        runner.line("when", line)
        runner.chance.settle(runner.game)
        found.append(line)

    def run_on() -> None:
        while resting(runner.game):
            last = resting(runner.game) == EVENT and int(runner.game.counters[ROUND_NUMBER]) == LAST_ROUND
            do({"run": "end" if last else NEXT[resting(runner.game)]})

    runner.chance.settle(runner.game)
    for answer in anchor.answers:
        run_on()
        do(dict(answer))
    if pending(g) or g.over():
        run_on()
    return found


def difference(given: Given, when: list[Given], wanted: dict[str, Any]) -> list[str]:
    """In what the position that a scenario leads to is not the one that is wanted."""
    runner = Runner(given)
    runner.chance.settle(runner.game)
    for line in when:
        runner.line("when", line)
        runner.chance.settle(runner.game)
    found = essence(runner.game)
    return [key for key, value in wanted.items() if found[key] != value]


def shortened(given: Given, when: list[Given], wanted: dict[str, Any]) -> Given:
    """Leaves out whatever changes nothing, whole keys first, then single names."""
    for path in [(key,) for key in given] + [(key, name) for key in given for name in names_in(given[key])]:
        if path[0] not in given or path in [(key,) for key in NEVER_LEFT_OUT]:
            continue
        trial = without(given, path)
        try:
            if not difference(trial, when, wanted):
                given = trial
        except PROBLEMS:
            continue
    return given


def names_in(value: Any) -> list[str]:
    """The names under a key."""
    return list(value) if isinstance(value, dict) else []


def without(given: Given, path: tuple[str, ...]) -> Given:
    """The same without a key, or without a name under it (and without the key, if nothing is left)."""
    trial = deepcopy(given)
    if len(path) == 1:
        del trial[path[0]]
        return trial
    trial[path[0]].pop(path[1], None)
    if not trial[path[0]]:
        del trial[path[0]]
    return trial


def facts(g: Game) -> Given:
    """A skeleton of facts: who is asked what, or who has won, and where everybody is."""
    table = g.table
    found: Given = {}
    if g.over():
        result = outcome(g)
        found["score"] = dict(zip(table.pawn_names, result.money))
        found["winners"] = [name for pawn, name in enumerate(table.pawn_names) if result.won(pawn)]
    decisions = pending(g)
    if len(decisions) == 1:
        found |= {"asked": seat_text(table, decisions[0].seat), "about": decisions[0].about}
        found["options"] = [option_text(table, option) for option in decisions[0].options]
    elif decisions:
        found |= {"asked": [seat_text(table, d.seat) for d in decisions], "about": decisions[0].about}
    return found | {"places": places(g)}


def as_yaml(scenario: Given) -> str:
    """A scenario as a file: inner lists on one line."""
    text: str = yaml.safe_dump(scenario, sort_keys=False, default_flow_style=None, width=110, allow_unicode=True)
    return text
