"""Bots in other processes: the same answers, an event loop that never waits, and no harm from bots that fail."""

import asyncio
import multiprocessing
import os
import secrets
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from bots import toys
from folsom import Game, Setup, Source, answer, dealt, new_game, pending, run_chance, view
from folsom.bots import ask, codes, make_bot
from folsom.bots.workers import BotAnswer, Closed, Workers
from patience import PATIENCE, until

TOYS = ("bots.toys",)
BASE = Setup(("doc", "belle", "tuco"))


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers(2, preload=TOYS, patience=PATIENCE) as pool:
        yield pool
    for kind in toys.KINDS:
        codes.KINDS.pop(kind.name, None)


def started(setup: Setup = BASE, seed: int = 1) -> Game:
    game = new_game(setup)
    run_chance(game, Source(seed))
    return game


def asked(pool: Workers, name: str, code: str, game: Game | None = None) -> BotAnswer:
    """A bot's answer to the first question of a game."""
    game = game or started()
    decision = pending(game)[0]
    seat = decision.seat
    said = pool.choose_now(name, seat, code, 7, BASE, view(game, seat), decision.number, decision.part)
    assert said.option in decision.options
    return said


def problem(said: BotAnswer) -> str:
    assert said.failure is not None
    return said.failure.problem


def count_and_pid(said: BotAnswer) -> tuple[int, int]:
    """What the bot that counts says."""
    count, pid = problem(said).removeprefix("RuntimeError: ").split()
    return int(count), int(pid)


# The same answers.


@pytest.mark.parametrize(
    ("variants", "boxes", "players", "code"),
    [((), (), 3, "random"), ((), (), 3, "mcts:2"), (("expert-2016",), (), 3, "outlaw"), ((), ("horses",), 4, "outlaw")],
)
def test_a_bot_answers_as_in_this_process(
    workers: Workers, variants: tuple[str, ...], boxes: tuple[str, ...], players: int, code: str
) -> None:
    setup = dealt(players, Source(3), Setup((), variants=variants, boxes=boxes))
    game = new_game(setup)
    chance = Source(3)
    run_chance(game, chance)
    bots = [make_bot(code, seat) for seat in range(players)]
    name = f"{variants} {boxes} {code}"
    for _ in range(40):
        seat = pending(game)[-1].seat
        decision, option = ask(game, seat, bots[seat])
        said = workers.choose_now(name, seat, code, seat, setup, view(game, seat), decision.number, decision.part)
        assert said.failure is None
        assert said.option == option
        answer(game, decision.number, seat, option, decision.part)
        run_chance(game, chance)
    workers.forget(name)


def test_what_is_no_view_of_the_seat_is_refused(workers: Workers) -> None:
    game = started()
    decision = pending(game)[0]
    seat = decision.seat
    other = (seat + 1) % 3
    for shown, number, part in [
        (game, decision.number, 0),
        (view(game, other), decision.number, 0),
        (view(game, seat), decision.number + 1, 0),
        (view(game, seat), decision.number, 1),
    ]:
        with pytest.raises(ValueError, match=f"no view of seat {seat}"):
            workers.choose_now("refused", seat, "outlaw", 1, BASE, shown, number, part)
    with pytest.raises(ValueError, match="no view of seat"):
        workers.choose_now("refused", other, "outlaw", 1, BASE, view(game, other), decision.number)


# The event loop.


@pytest.fixture
def seed() -> Iterator[int]:
    """Of bots that meet."""
    found = secrets.randbits(60)
    toys.meeting(found).mkdir()
    yield found
    shutil.rmtree(toys.meeting(found))


def test_the_event_loop_goes_on_while_a_bot_thinks(workers: Workers, seed: int) -> None:
    """The bot answers only when something has been done here meanwhile."""
    game = started()
    decision = pending(game)[0]
    seat = decision.seat

    async def both() -> BotAnswer:
        thinking = asyncio.create_task(
            workers.choose("heart", seat, "meets", seed, BASE, view(game, seat), decision.number)
        )
        while not list(toys.meeting(seed).iterdir()):
            await asyncio.sleep(0.01)
        assert not thinking.done()
        (toys.meeting(seed) / "here").touch()
        return await thinking

    assert asyncio.run(both()).failure is None


def test_bots_of_several_processes_think_at_the_same_time(workers: Workers, seed: int) -> None:
    """Each of two bots waits for the other one."""
    game = started()
    decision = pending(game)[0]
    seat, shown = decision.seat, view(game, decision.seat)
    names: dict[int, str] = {}  # by process
    for i in range(9):
        asked(workers, f"beds {i}", "outlaw", game)
        names[workers.homes[f"beds {i}"][seat]] = f"beds {i}"
    assert len(names) == 2

    async def both() -> list[BotAnswer]:
        meet = [workers.choose(name, seat, "meets", seed, BASE, shown, decision.number) for name in names.values()]
        return await asyncio.gather(*meet)

    assert [said.failure for said in asyncio.run(both())] == [None, None]


# Bots that fail.


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("sleeps", "no answer within 1 s"),
        ("spins", "no answer within 1 s"),
        ("crashes", "its process ended with status 3"),
        ("leaves", "SystemExit: 4"),
        ("cheats", "-1 is not among the options"),
        ("counts", "RuntimeError: 1"),
        ("nobody", "CodeError: no bot is called 'nobody'"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_reported(
    workers: Workers, code: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = started()
    asked(workers, f"fails {code}", "outlaw", game)  # its process has started
    with monkeypatch.context() as hasty:
        if "within" in said:
            hasty.setattr(workers, "patience", 1.0)
        found = asked(workers, f"fails {code}", code, game)
    failure = found.failure
    assert failure is not None and said in failure.problem
    decision = pending(game)[0]
    assert (failure.seat, failure.number, failure.about) == (decision.seat, decision.number, decision.about)
    assert asked(workers, f"fails {code}", "outlaw", game).failure is None  # the next one is asked as ever
    workers.forget(f"fails {code}")


def test_a_time_in_the_code_counts_from_when_the_bot_is_asked() -> None:
    with Workers(1, margin=0.25, patience=9) as pool:
        assert pool._limit("mcts:500ms") == 0.75
        assert pool._limit("mcts:500") == pool._limit("outlaw") == pool._limit("nobody") == 9


def test_a_bot_that_cannot_be_loaded_is_reported_too(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the process: what a package brings may raise anything when it is loaded."""
    points = EntryPoints([EntryPoint("broken", "folsom_nowhere:BOT", codes.OUTSIDE)])
    monkeypatch.setattr(codes, "entry_points", points.select)
    assert "no bot is called 'broken'" in problem(asked(workers, "broken", "broken"))


def test_a_process_that_cannot_be_started_costs_answers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without memory for one: each question is answered by any legal option until there is some again."""

    def start() -> None:
        raise OSError("no memory")

    with Workers(1) as pool:
        assert asked(pool, "poor", "outlaw").failure is None
        with monkeypatch.context() as poor:
            poor.setattr(pool.lines[0], "_start", start)
            os.kill(pool.pids[0], signal.SIGTERM)
            assert "status -15" in problem(asked(pool, "poor", "outlaw"))
            assert "could not be started" in problem(asked(pool, "poor", "outlaw"))
        assert asked(pool, "poor", "outlaw").failure is None


# What bots remember.


def test_a_bot_stays_with_its_process_and_remembers(workers: Workers) -> None:
    (one, pid), (two, same), (three, again) = [count_and_pid(asked(workers, "memory", "counts")) for _ in range(3)]
    assert (one, two, three) == (1, 2, 3)
    assert pid == same == again != os.getpid()
    assert count_and_pid(asked(workers, "another", "counts"))[0] == 1
    workers.forget("memory")
    assert "memory" not in workers.homes
    assert count_and_pid(asked(workers, "memory", "counts"))[0] == 1


def test_bots_are_spread_over_the_processes(workers: Workers) -> None:
    pids = {count_and_pid(asked(workers, f"spread {i}", "counts"))[1] for i in range(6)}
    assert pids == set(workers.pids)
    assert len(pids) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_is_left_to_the_parent(workers: Workers) -> None:
    before = count_and_pid(asked(workers, "interrupted", "counts"))
    os.kill(before[1], signal.SIGINT)
    time.sleep(0.1)
    assert count_and_pid(asked(workers, "interrupted", "counts")) == (2, before[1])


def test_a_process_that_was_killed_is_replaced(workers: Workers) -> None:
    count, pid = count_and_pid(asked(workers, "killed", "counts"))
    os.kill(pid, signal.SIGTERM)
    said = [asked(workers, "killed", "counts") for _ in range(2)]
    assert "its process ended with status -15" in problem(said[0])
    again, other = count_and_pid(said[1])
    assert (count, again) == (1, 1) and other != pid


# The end.


def test_closing_leaves_nothing_behind() -> None:
    before = set(multiprocessing.active_children())
    pool = Workers(1, preload=TOYS, keep=1)
    said = [asked(pool, name, "counts") for name in ("a", "b", "b", "a")]
    assert [count_and_pid(one)[0] for one in said] == [1, 1, 2, 1]  # one bot is kept
    pid = pool.pids[0]
    late: list[BaseException] = []

    def hang() -> None:
        try:
            asked(pool, "c", "spins")
        except Closed as error:
            late.append(error)

    thread = threading.Thread(target=hang)
    thread.start()
    until(lambda: pool.lines[0].busy)
    pool.close()
    thread.join(PATIENCE)
    assert len(late) == 1
    assert set(multiprocessing.active_children()) == before
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Closed):
        asked(pool, "a", "counts")
    pool.forget("a")
    pool.close()


def test_processes_end_with_their_parent() -> None:
    """They hold the parent's output open: it is at its end only when the last of them has gone, even one that hangs."""
    done = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 9, done.stderr
    assert done.stdout == "dies\n"


def die_while_a_bot_hangs() -> None:
    """The parent of the test above."""
    pool = Workers(2, preload=TOYS)
    asked(pool, "a", "counts")
    threading.Thread(target=asked, args=(pool, "b", "spins"), daemon=True).start()
    time.sleep(1)
    print("dies", flush=True)
    os._exit(9)


if __name__ == "__main__":
    die_while_a_bot_hangs()
