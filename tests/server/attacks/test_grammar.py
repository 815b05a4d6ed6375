"""Two people send whatever comes into their heads while they play: every message is answered, and the game stands.

What they send is made from the models of the protocol (grammar.py), together with answers that are right.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from folsom import Setup, pending, view
from folsom.base.layout import new_game
from folsom.core.loop import answer, why_not
from folsom.notation.options import parse_option
from folsom.server.play.fair import Fair
from folsom.server.play.sketch import sketched
from folsom.server.problems import Problem
from folsom.server.protocol.messages import MOST_BYTES, Feeling
from folsom.server.protocol.reading import read_message
from server.attacks.arena import Arena, Eyes
from server.attacks.grammar import MODELS, Pools, broken, legal, nearly_legal
from server.attacks.lines import Line
from server.houses import SEED
from server.live import live
from server.people.browsers import browsers

SETUPS = (Setup(("doc", "belle", "tuco", "django")), Setup(("doc", "belle", "tuco", "ghost"), boxes=("horses",)))
STAGES = (0, 60)  # answers that were given before
EXAMPLES = 30
HERE = "HERE"  # stands for the table of an example
OPTIONS = ["draw", "pass", "done", "play move", "play shoot", "hide rob", "hold marshal", "move 2 roof"]
OPTIONS += ["shoot belle", "punch doc", "send 2 inside", "rob purse", "pick purse 250", "marshal 1 inside", "ride-on"]
OPTIONS += ["board tuco", "ride coach inside", "take minister", "drink whisky", "shoot ghost", "play bullet doc"]
CARDS = ["unknown", "move", "floor", "shoot", "rob", "punch", "marshal", "ride", "bullet doc"]

POOLS: Pools = {
    "table": st.sampled_from([HERE, HERE, HERE, HERE, "nowhere"]),
    "seat": st.integers(0, 4),
    "after": st.integers(0, 40),
    "decision": st.integers(0, 60),
    "part": st.integers(0, 2),
    "bandit": st.integers(0, 4),
    "place": st.integers(0, 15),
    "card": st.sampled_from(CARDS),
    "option": st.sampled_from(OPTIONS),
    "command": st.sampled_from(["command-1", "command-2", "command-3"]),
    "id": st.sampled_from(["question-1", "question-2"]),
    "name": st.sampled_from(get_args(Feeling)),
}


@dataclass(frozen=True)
class Right:
    """An answer that is right when it is sent: to one of the open decisions, with one of its options."""

    decision: int
    option: int


RIGHT = st.builds(Right, st.integers(0, 3), st.integers(0, 9))
LEGAL = st.one_of(*(legal(model, POOLS) for model in MODELS)).map(json.dumps)
WHAT = st.one_of(RIGHT, RIGHT, LEGAL, LEGAL, LEGAL, nearly_legal(POOLS), broken(POOLS))
AT_ONCE = st.lists(st.tuples(st.integers(0, 1), WHAT), min_size=1, max_size=4)
PLANS = st.lists(AT_ONCE, min_size=2, max_size=6)


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    with live(tmp_path_factory.mktemp("fuzz"), proxies="127.0.0.1") as server, browsers(server) as browser:
        people = [browser(), browser()]
        found = Arena(server, people, [one.guest() for one in people])
        for setup in SETUPS:
            for answers in STAGES:
                found.prepare(setup, answers)
        yield found


class Hand:
    """One of the two, who counts what he sends and what he is answered."""

    def __init__(self, line: Line, table: str) -> None:
        self.line = line
        self.table = table
        self.sent: Counter[str] = Counter()  # by the id of a command or question
        self.asked: set[str] = set()  # ids of what is no command
        self.broken = 0
        self.plain = 0  # that have no id, so that nothing need be said of them

    def send(self, what: str | bytes) -> None:
        """Sends something, and notes what kind of thing it is."""
        if isinstance(what, str):
            what = what.replace(f'"{HERE}"', f'"{self.table}"')
            what = what if len(what.encode()) <= MOST_BYTES else "{"  # what is too long closes a socket: other tests do
        try:
            message = read_message(what) if isinstance(what, str) else None
        except Problem:
            message = None
        named: str | None = getattr(message, "command", None) or getattr(message, "id", None)
        if message is None:
            self.broken += 1
        elif named is None:
            self.plain += 1
        else:
            self.sent[named] += 1
            if not hasattr(message, "command"):
                self.asked.add(named)
        self.line.socket.send(what)

    def check(self) -> set[str]:
        """Every message was answered, with what fits it: the commands that were carried out."""
        heard = self.line.heard()
        answers = [one for one in heard if one["type"] in ("done", "because", "sketched", "refused")]
        named = [one.get("command") or one.get("id") for one in answers]
        assert Counter(name for name in named if name is not None) == self.sent
        assert self.broken <= named.count(None) <= self.broken + self.plain
        self.sent.clear()
        self.broken = self.plain = 0
        return {one["command"] for one in answers if one["type"] == "done"} - self.asked


@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
@given(stage=st.integers(0, len(SETUPS) * len(STAGES) - 1), plan=PLANS)
def test_whatever_is_sent_the_game_stands_and_goes_on(
    arena: Arena, stage: int, plan: list[list[tuple[int, Right | str | bytes]]]
) -> None:
    table = arena.copy(stage)
    lines = [Line(one.socket()) for one in (*arena.people, *arena.people)]
    try:
        hands = [Hand(line, table) for line in lines[:2]]
        eyes = [Eyes(lines[2], table, 0), Eyes(lines[3], table, None)]
        done: set[str] = set()
        for at_once in plan:
            for who, what in at_once:
                send(arena, hands, who, what)
            done |= hands[0].check() | hands[1].check()
        for one in eyes:
            one.look()
        commands = arena.stands(table)
        assert done <= set(commands), "an answer that was acknowledged is lost"
        goes_on(arena, hands, eyes)
    finally:
        for line in lines:
            line.socket.close()
        arena.server.house.rooms.close(table)


def send(arena: Arena, hands: list[Hand], who: int, what: Right | str | bytes) -> None:
    """One of the two sends something; an answer that is right comes from who sits there."""
    if not isinstance(what, Right):
        hands[who].send(what)
    elif (message := arena.right_answer(hands[0].table, what.decision, what.option)) is not None:
        hands[arena.owner(message["seat"])].send(json.dumps(message))


def goes_on(arena: Arena, hands: list[Hand], eyes: list[Eyes]) -> None:
    """Whoever is asked can answer, and all are told."""
    for _ in range(2):
        message = arena.right_answer(hands[0].table, 0, 0)
        if message is not None:
            hand = hands[arena.owner(message["seat"])]
            hand.send(json.dumps(message))
            assert hand.check() == {message["command"]}
    for one in eyes:
        one.look()


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "horses"])
def test_no_question_is_too_odd(setup: Setup) -> None:
    """Every option that has a text, and every card from every place, at some moments of a game."""
    game, fair = new_game(setup), Fair(SEED, [""] * len(setup.bandits))
    fair.run(game)
    asked = 0
    for number in range(81):
        one = pending(game)[0]
        if number % 40 == 0:
            asked += ask_all(view(game, one.seat), one.seat)
        answer(game, one.number, one.seat, one.options[number % len(one.options)], one.part)
        fair.run(game)
    assert asked > 150


def ask_all(seen: Any, seat: int) -> int:
    """Asks everything that a seat may ask; how many questions that were."""
    table = seen.table
    for text in OPTIONS:
        try:
            option = parse_option(table, text)
        except ValueError:
            continue
        assert isinstance(why_not(seen, seat, option), str)
    cards = [kind.name for kind in table.card_kinds if table.kind_action[table.card_kinds.index(kind)] >= 0]
    for card in cards:
        for place in range(int(table.places)):
            sketched(seen, seat, table.led[seat][0], place, card)
    return len(cards) * int(table.places)
