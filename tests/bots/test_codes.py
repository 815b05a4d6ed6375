"""Codes of bots: a name, how long to think, settings; what is wrong with one is said; other packages bring theirs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from folsom.bots import (
    Bot,
    Budget,
    CodeError,
    Kind,
    RandomBot,
    add_kind,
    budget_from,
    codes,
    is_counted,
    kind_named,
    kinds,
    make_bot,
    read_code,
)

TESTS = Path(__file__).resolve().parent.parent


def thinker(name: str = "thinker") -> Kind:
    """A kind of bot that thinks and has settings."""
    return Kind(
        name, lambda asked, seed: RandomBot(seed), "bot-thinker", Budget(iterations=100), {"c": 1.4, "depth": 2}
    )


@pytest.fixture(autouse=True)
def only_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test makes known is forgotten afterwards; no package brings anything."""
    monkeypatch.setattr(codes, "KINDS", dict(codes.KINDS))
    brings(monkeypatch)
    add_kind(thinker())


def brings(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """Packages that are installed bring just these bots."""
    points = EntryPoints(EntryPoint(name, value, codes.OUTSIDE) for name, value in values.items())
    monkeypatch.setattr(codes, "entry_points", points.select)


@pytest.mark.parametrize(
    ("code", "budget", "settings"),
    [
        ("thinker", "100", {"c": 1.4, "depth": 2}),
        (" thinker ", "100", {"c": 1.4, "depth": 2}),
        ("thinker:200", "200", {"c": 1.4, "depth": 2}),
        ("thinker:1e3", "1000", {"c": 1.4, "depth": 2}),
        ("thinker:50ms", "50ms", {"c": 1.4, "depth": 2}),
        ("thinker:1.5s:c=0.7", "1500ms", {"c": 0.7, "depth": 2}),
        ("thinker:depth=-1:c=2", "100", {"c": 2.0, "depth": -1.0}),
    ],
)
def test_what_a_code_asks(code: str, budget: str, settings: dict[str, float]) -> None:
    kind, asked = read_code(code)
    assert kind.name == "thinker"
    assert (str(asked.budget), asked.settings) == (budget, settings)
    assert isinstance(make_bot(code, 1), Bot)
    assert is_counted(code) == (not budget.endswith("ms"))


def test_a_bot_that_does_not_think_is_counted() -> None:
    assert read_code("random")[1].budget is None
    assert is_counted("random")


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "no bot is called ''; there are random"),
        ("outlow", "no bot is called 'outlow'; there are random"),
        ("Random", "no bot is called 'Random'; there are random"),
        ("random:200", "'random:200': '200' says nothing to random"),
        ("random:", "'random:': '' says nothing to random"),
        ("random:c=1", "'random:c=1': random has no setting 'c'; its settings: none"),
        ("thinker:", "'' is no time to think: write iterations (200) or a time (50ms, 1s)"),
        ("thinker:long", "'long' is no time to think"),
        ("thinker:nan", "'nan' is no time to think"),
        ("thinker:ms", "'ms' is no time to think"),
        ("thinker:infs", "'infs' is no time to think"),
        ("thinker:0", "'0': a bot may think for 1 to"),
        ("thinker:-5", "'-5': a bot may think for 1 to"),
        ("thinker:1.5", "'1.5': a bot may think for 1 to"),
        ("thinker:1e9", "'1e9': a bot may think for 1 to"),
        ("thinker:0ms", "'0ms': a bot may think from 1ms to 600s"),
        ("thinker:601s", "'601s': a bot may think from 1ms to 600s"),
        ("thinker:200:300", "'thinker:200:300': '300' says nothing to thinker"),
        ("thinker:c=1:200", "'thinker:c=1:200': '200' says nothing to thinker"),
        ("thinker:x=1", "'thinker:x=1': thinker has no setting 'x'; its settings: c, depth"),
        ("thinker:=1", "'thinker:=1': thinker has no setting ''"),
        ("thinker:c=", "'thinker:c=': '' is no number"),
        ("thinker:c=much", "'thinker:c=much': 'much' is no number"),
        ("thinker:c=nan", "'thinker:c=nan': 'nan' is no number"),
        ("thinker:c=inf", "'thinker:c=inf': 'inf' is no number"),
        ("thinker:c=1:c=2", "'thinker:c=1:c=2' says 'c' twice"),
        ("mcts:20:temper=0", "'mcts:20:temper=0': temper is a whole number from 1 to 100000"),
        ("mcts:20:horizon=0.5", "'mcts:20:horizon=0.5': horizon is a whole number from 0 to 5"),
        ("legend:luck=101", "'legend:luck=101': luck is a whole number from 0 to 100"),
        ("outlaw:doubt=1e30", "'outlaw:doubt=1e30': doubt is a whole number from 0 to 100000"),
        ("greenhorn:whim=-1", "'greenhorn:whim=-1': whim is a whole number from 0 to 100"),
    ],
)
def test_what_is_wrong_with_a_code(code: str, problem: str) -> None:
    with pytest.raises(CodeError) as error:
        make_bot(code, 1)
    assert str(error.value).startswith(problem)


@pytest.mark.parametrize("text", ["1", "200", "10000000", "1ms", "50ms", "600000ms"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(budget_from(text)) == text


# Bots of other packages.

OUTSIDER = thinker("outsider")
A_NUMBER = 5


def make_outsider() -> Kind:
    return OUTSIDER


def make_something() -> int:
    return 5


@pytest.mark.parametrize("value", ["OUTSIDER", "make_outsider"])
def test_an_entry_point_is_a_kind_or_makes_one(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, outsider=f"{__name__}:{value}")
    assert "outsider" not in codes.KINDS  # found when it is asked for
    assert kind_named("outsider") is OUTSIDER
    assert [kind.name for kind in kinds()][-1] == "outsider"
    assert isinstance(make_bot("outsider:20:c=3", 1), RandomBot)


def test_what_others_bring_is_named_where_a_name_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, outsider=f"{__name__}:OUTSIDER")
    with pytest.raises(CodeError, match=r"no bot is called 'outsidr'; there are random.*, outsider$"):
        make_bot("outsidr", 1)


def test_ours_keep_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    brings(monkeypatch, random=f"{__name__}:OUTSIDER")
    assert kind_named("random").about == "bot-random"


@pytest.mark.parametrize(
    ("value", "error"),
    [
        (f"{__name__}:make_something", TypeError),  # makes no kind
        (f"{__name__}:A_NUMBER", TypeError),  # makes nothing
        (f"{__name__}:OUTSIDER", TypeError),  # is called otherwise
        (f"{__name__}:NOWHERE", AttributeError),
        ("folsom_nowhere:BOT", ModuleNotFoundError),
    ],
)
def test_a_broken_package_breaks_nobody_else(
    value: str, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, broken=value)
    assert isinstance(make_bot("random", 1), RandomBot)
    with pytest.warns(UserWarning, match="the bot 'broken' cannot be loaded"):
        assert "broken" not in [kind.name for kind in kinds()]
    with pytest.raises(error):
        make_bot("broken", 1)


def test_a_bot_from_outside_plays() -> None:
    """A package beside the others brings it with its metadata alone (tests/outside)."""
    paths = [str(TESTS / "outside"), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", "import tries; tries.its_bot_plays()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
