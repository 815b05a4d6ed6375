"""A bot that raises, hangs or answers nonsense does not stop a game; what it did is reported."""

from __future__ import annotations

import re
import signal
import sys
import threading
import time
from collections.abc import Callable

import pytest

from folsom import Decision, Game, Setup, Source, new_game, pending, run_chance, view
from folsom.bots import Bot, Failure, Guarded, RandomBot, play
from folsom.bots import guard as guard_module
from folsom.bots import guarded as guarded_bot
from patience import until

SETUP = Setup(("doc", "belle", "tuco"))
HANGS = 600.0  # seconds: a test that fails must still end
ALARMS = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms")


class Does(Bot):
    """A bot that does what it is told."""

    def __init__(self, answer: Callable[[Decision], object]) -> None:
        self.answer = answer

    def choose(self, v: Game, decision: Decision) -> int:
        return self.answer(decision)  # type: ignore[return-value]


class Number:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def question() -> tuple[Game, Decision]:
    """The first question of a game, as its seat sees it."""
    g = new_game(SETUP)
    run_chance(g, Source(1))
    v = view(g, pending(g)[0].seat)
    return v, pending(v)[0]


def guarded(answer: Callable[[Decision], object], patience: float = 60.0) -> tuple[int, list[Failure], Decision]:
    """What a guarded bot answers, what is reported, and the question."""
    v, decision = question()
    bot = Guarded(Does(answer), 1, patience)
    return bot.choose(v, decision), bot.failures, decision


def fails(decision: Decision) -> object:
    raise KeyError("out of cards")


def leaves(decision: Decision) -> object:
    sys.exit("enough")


def hangs(decision: Decision) -> object:
    end = time.monotonic() + HANGS
    while time.monotonic() < end:
        pass
    return decision.options[0]


def hangs_and_goes_on(decision: Decision) -> object:
    """It catches every exception that is one."""
    end = time.monotonic() + HANGS
    while time.monotonic() < end:
        try:
            sum(range(1000))
        except Exception:
            continue
    return decision.options[0]


def hangs_and_hears_nothing(decision: Decision) -> object:
    """It does not heed the first alarm."""
    try:
        return hangs(decision)
    except BaseException:
        return hangs(decision)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (fails, "KeyError: 'out of cards'"),
        (leaves, "SystemExit: enough"),
        (lambda decision: None, "TypeError: "),
        (lambda decision: "draw", "TypeError: "),
        (lambda decision: float(decision.options[0]), "TypeError: "),
        (lambda decision: [decision.options[0]], "TypeError: "),
        (lambda decision: 99999, "99999 is not among the options"),
        (lambda decision: -1, "-1 is not among the options"),
    ],
)
def test_a_legal_option_is_taken_instead(answer: Callable[[Decision], object], problem: str) -> None:
    option, failures, decision = guarded(answer)
    assert option in decision.options
    (failure,) = failures
    assert (failure.seat, failure.number, failure.about) == (decision.seat, decision.number, "Plan")
    assert failure.problem.startswith(problem)


def test_what_is_taken_instead_hangs_on_the_seed_alone() -> None:
    v, decision = question()
    taken = [[Guarded(Does(fails), seed).choose(v, decision) for seed in range(20)] for _ in range(2)]
    assert taken[0] == taken[1]
    assert len(set(taken[0])) > 1


def test_a_good_answer_is_taken_as_it_is() -> None:
    option, failures, decision = guarded(lambda decision: decision.options[-1])
    assert (option, failures) == (decision.options[-1], [])
    option, failures, decision = guarded(lambda decision: Number(decision.options[-1]))
    assert (type(option), option, failures) == (int, decision.options[-1], [])


@ALARMS
@pytest.mark.parametrize("answer", [hangs, hangs_and_goes_on, hangs_and_hears_nothing])
def test_a_bot_that_hangs_is_broken_off(answer: Callable[[Decision], object], monkeypatch: pytest.MonkeyPatch) -> None:
    if threading.current_thread() is not threading.main_thread():
        pytest.skip("alarms ring in the main thread only")
    monkeypatch.setattr(guard_module, "AGAIN", 0.05)
    begin = time.monotonic()
    option, failures, decision = guarded(answer, 0.05)
    assert time.monotonic() - begin < HANGS / 2
    assert option in decision.options
    assert [failure.problem for failure in failures] == ["TookTooLong: no answer within 0.05 s"]


@ALARMS
def test_an_alarm_leaves_nothing_behind() -> None:
    if threading.current_thread() is not threading.main_thread():
        pytest.skip("alarms ring in the main thread only")
    before = signal.getsignal(signal.SIGALRM)
    for answer in (fails, lambda decision: decision.options[0]):
        guarded(answer, 0.05)
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        assert signal.getsignal(signal.SIGALRM) is before


@ALARMS
def test_an_alarm_of_somebody_else_rings_later() -> None:
    if threading.current_thread() is not threading.main_thread():
        pytest.skip("alarms ring in the main thread only")
    rang: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rang.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        option, failures, decision = guarded(lambda decision: time.sleep(0.1) or decision.options[0])
        assert (option, failures) == (decision.options[0], [])
        until(lambda: rang)
        assert rang == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def in_a_thread(answer: Callable[[Decision], object], patience: float) -> tuple[int, list[Failure], Decision]:
    """The same as :func:`guarded`, in a thread that is not the main one."""
    found: list[tuple[int, list[Failure], Decision]] = []
    thread = threading.Thread(target=lambda: found.append(guarded(answer, patience)))
    thread.start()
    thread.join()
    return found[0]


def test_in_another_thread_a_late_answer_is_taken_and_reported() -> None:
    option, failures, decision = in_a_thread(lambda decision: time.sleep(0.1) or decision.options[-1], 0.02)
    assert option == decision.options[-1]
    [failure] = failures
    assert re.fullmatch(r"answered after [0-9.]+ s", failure.problem)


def test_in_another_thread_failures_are_caught_too() -> None:
    option, failures, decision = in_a_thread(fails, 60.0)
    assert option in decision.options
    assert [failure.problem for failure in failures] == ["KeyError: 'out of cards'"]


def test_who_plays_can_still_break_off() -> None:
    def interrupted(decision: Decision) -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        guarded(interrupted)


def test_a_bot_may_sort_and_cut_the_options_that_it_is_given() -> None:
    """The engine shares its lists of options among games."""
    v, decision = question()
    before = list(decision.options)
    bot = Guarded(Does(lambda given: given.options.clear() or before[0]), 1)
    assert (bot.choose(v, decision), bot.failures) == (before[0], [])
    assert decision.options == v.options == before


def test_a_bot_that_fails_at_the_end_is_reported() -> None:
    class Clings(RandomBot):
        def close(self) -> None:
            raise RuntimeError("not yet")

    bot = Guarded(Clings(1), 1)
    bot.close()
    assert bot.failures == [Failure(-1, -1, "close", "RuntimeError: not yet")]


def test_a_game_is_played_to_its_end_with_bots_that_fail() -> None:
    g = new_game(SETUP)
    bots = [Guarded(Does(fails), 1), Guarded(RandomBot(2), 2), Guarded(Does(lambda decision: None), 3)]
    play(g, bots, Source(4))
    assert g.over()
    assert len(bots[0].failures) > 10
    assert bots[1].failures == []
    assert len(bots[2].failures) > 10


@pytest.mark.parametrize(("code", "patience"), [("random", 60), ("mcts:200", 60), ("legend", 61), ("mcts:90s", 150)])
def test_a_bot_that_may_think_for_long_is_waited_for(code: str, patience: float) -> None:
    assert guarded_bot(code, 1, 2).patience == patience
