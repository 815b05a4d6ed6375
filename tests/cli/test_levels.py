"""Whom one plays against in the terminal: a level for all, or bots one by one."""

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from folsom import Setup
from folsom.bots import LEVELS, Bot, Kind, codes
from folsom.cli import screen
from folsom.cli.commands import app
from folsom.cli.levels import LevelName, own_level
from folsom.cli.match import Match
from folsom.cli.news import NewsBook
from folsom.cli.options import deal
from folsom.cli.screen import Screen
from folsom.core.game import Game
from folsom.core.loop import Decision
from folsom.text import LANGUAGES, Texts
from patience import PATIENCE, until
from programs import folsom_at_terminal

FEW = ["--seed", "5", "--players", "3", "--plain"]


def run(*arguments: str, lines: Sequence[str] = ("1",) * 200) -> Result:
    environment = {"COLUMNS": "100", "LINES": "35", "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
    return CliRunner().invoke(app, list(arguments), input="".join(f"{line}\n" for line in lines), env=environment)


def again(done: Result) -> str:
    """The command that is printed at the end."""
    found = re.search(r"The same train again: (.*)", " ".join(done.output.split()))
    assert found is not None, done.output
    return found[1]


# What the command line says.


def test_the_command_line_knows_all_levels() -> None:
    assert tuple(level.value for level in LevelName) == LEVELS


@pytest.mark.parametrize("asked", [["--level", "greenhorn"], ["--bots", "random"], ["--bots", "outlaw,mcts:2"]])
def test_the_same_bots_again(asked: list[str]) -> None:
    done = run("play", *FEW, "--bandit", "doc", *asked)
    assert done.exit_code == 0, done.output
    assert again(done) == f"folsom play --seed 5 --players 3 --bandit doc {' '.join(asked)}"
    assert run(*again(done).split()[1:], "--plain").output == done.output


def test_outlaws_play_if_nobody_can_be_asked() -> None:
    assert again(run("play", *FEW, "--bandit", "doc", lines=[])).endswith("--level outlaw")
    assert again(run("watch", *FEW, lines=[])).endswith("--level outlaw")


def test_levels_play_differently() -> None:
    games = {level: run("watch", *FEW, "--auto", "--level", level).output for level in ("greenhorn", "outlaw")}
    assert all("The score" in game for game in games.values())
    assert games["greenhorn"] != games["outlaw"]
    assert not any("failed" in game for game in games.values())


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--level", "expert"], "'expert'"),
        (["--bots", "outlaws"], "no bot is called 'outlaws'; there are random, greenhorn, outlaw"),
        (["--bots", "gunslinger:soon"], "'soon' is no time to think"),
        (["--bots", ","], "no bot is named"),
        (["--bots", "outlaw", "--level", "outlaw"], "give one of them"),
        (["--bots", "outlaw,outlaw,outlaw,outlaw"], "4 bots are too many for"),
    ],
)
@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_wrong_command_line_is_refused(command: str, arguments: list[str], problem: str) -> None:
    done = run(command, *FEW, *arguments, lines=[])
    assert done.exit_code == 2
    assert problem in " ".join(done.output.split())


# Who sits where, and what he sees.


class Spy(Bot):
    """Keeps the views that it gets, and takes the last option."""

    def __init__(self) -> None:
        self.views: list[Game] = []
        self.seats: set[int] = set()

    def choose(self, v: Game, decision: Decision) -> int:
        self.views.append(v)
        self.seats.add(decision.seat)
        return decision.options[-1]


def test_bots_sit_in_order_and_the_last_one_fills_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, list[Spy]] = {"one": [], "two": []}  # those too that are made to see whether they can be

    def kind(name: str) -> Kind:
        def make(*_: object) -> Bot:
            made[name].append(Spy())
            return made[name][-1]

        return Kind(name, make, name)

    for name in made:
        monkeypatch.setitem(codes.KINDS, name, kind(name))
    assert run("play", "--seed", "5", "--plain", "--bandit", "doc", "--bots", "one,two").exit_code == 0
    assert [[spy.seats for spy in made[name] if spy.seats] for name in made] == [[{1}], [{2}, {3}]]
    made.update(one=[], two=[])
    assert run("watch", "--seed", "5", "--plain", "--auto", "--bots", "one,two").exit_code == 0
    assert [[spy.seats for spy in made[name] if spy.seats] for name in made] == [[{0}], [{1}, {2}, {3}]]


def test_bots_see_their_own_view_and_no_answer_of_others() -> None:
    """Also where all choose together: whoever has answered before."""
    match = Match(deal(4, 5, Setup((), variants=("expert-2016",))), 5, NewsBook(Texts("en"), 0))
    spies = [Spy() for _ in match.bots]
    for guarded, spy in zip(match.bots, spies):
        guarded.bot = spy
    together = 0
    while not match.over():
        asked = match.questions()
        together += len(asked) > 1
        seat = asked[-1].seat
        match.let_bot_answer(seat)
        assert all(not spies[seat].views[-1].answers[s] for s in range(4) if s != seat)
    assert together and not match.failures
    assert all({int(v.viewer) for v in spy.views} == {seat} for seat, spy in enumerate(spies))


def test_what_a_bot_does_hangs_on_its_seat_and_the_seed() -> None:
    def told(seed: int, *named: str) -> list[list[str]]:
        match = Match(deal(3, 5, Setup(())), seed, NewsBook(Texts("en"), 0), named)
        while not match.over():
            match.let_bot_answer(match.questions()[0].seat)
        return [line.sentences for line in match.news.lines]

    assert told(5, "random") == told(5, "random") != told(6, "random")


# Bots that fail.


class Broken(Bot):
    """Raises at every question that is one, and cannot be closed."""

    def choose(self, v: Game, decision: Decision) -> int:
        if len(decision.options) > 1:
            raise RuntimeError("out of order")
        return decision.options[0]

    def close(self) -> None:
        raise OSError("stuck")


@pytest.mark.parametrize("lines", [("1",) * 200, ("1",) * 5])
def test_failures_are_told_at_the_end(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str]) -> None:
    monkeypatch.setitem(codes.KINDS, "broken", Kind("broken", lambda asked, seed: Broken(), "Fails."))
    done = run("play", *FEW, "--bandit", "doc", "--bots", "outlaw,broken", lines=lines)
    assert done.exit_code == 0, done.output
    said = re.search(r"Bots failed (\d+) times, (.*?): RuntimeError: out of order", " ".join(done.output.split()))
    assert said is not None, done.output
    assert 2 <= int(said[1]) < 60
    assert "(broken), decision" in said[2]
    assert ("The score" in done.output) == (len(lines) > 5)


# The question at a terminal.


def at_terminal(lang: str = "en", terminal: bool = True) -> Screen:
    console = Console(file=io.StringIO(), width=100, height=35, force_terminal=terminal, no_color=True, highlight=False)
    return Screen(Texts(lang), console)


def printed(where: Screen) -> str:
    assert isinstance(where.console.file, io.StringIO)
    return where.console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "level"), [([""], 1), (["1"], 0), (["4"], 3), (["gun"], 2), (["x", "0", "5", "LEGEND"], 3)]
)
def test_the_level_is_asked_for(monkeypatch: pytest.MonkeyPatch, typed: list[str], level: int, lang: str) -> None:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    where = at_terminal(lang)
    assert own_level(where).value == LEVELS[level]
    assert all(Texts(lang).say(f"level-{name}") in printed(where) for name in LEVELS)
    assert next(lines, None) is None


@pytest.mark.parametrize(("terminal", "keyboard"), [(False, True), (True, False)])
def test_the_level_is_asked_for_at_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, keyboard: bool
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: keyboard, raising=False)
    assert own_level(at_terminal(terminal=terminal)) == "outlaw"


# Bots that think.


@pytest.mark.parametrize(("terminal", "seconds", "shown"), [(True, 0.1, True), (True, 0, False), (False, 0.1, False)])
def test_who_thinks_for_a_while_is_shown(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, seconds: float, shown: bool
) -> None:
    monkeypatch.setattr(screen, "A_WHILE", 0.02 if seconds else 3600)
    where = at_terminal(terminal=terminal)
    with where.thinking("Belle is thinking …"):
        if shown:
            until(lambda: "Belle is thinking …" in printed(where))
        time.sleep(seconds)
    assert ("Belle is thinking …" in printed(where)) == shown


class Terminal:
    """A program in a terminal of its own, and what it has printed."""

    def __init__(self, *words: str) -> None:
        import pty

        self.ours, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "LANG": "C.UTF-8", "LC_ALL": ""}
        self.program = subprocess.Popen(
            folsom_at_terminal(*words), stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, *texts: str) -> str:
        """Reads until one of the texts comes; what came before it is forgotten."""
        end = time.monotonic() + PATIENCE
        while not (found := [text for text in texts if text in self.seen]):
            ready, _, _ = select.select([self.ours], [], [], max(end - time.monotonic(), 0))
            assert ready, f"nothing more came after {self.seen[-2000:]!r}"
            self.seen += os.read(self.ours, 4096).decode(errors="replace")
        self.seen = self.seen.partition(found[0])[2]
        return found[0]

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.ours)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_while_a_bot_thinks() -> None:
    """In a real terminal: the level is asked for, a bot is seen to think, and Ctrl-C ends the game at once."""
    terminal = Terminal("play", "--players", "3", "--seed", "1", "--speed", "instant", "--bandit", "doc")
    try:
        terminal.wait_for("Enter for Outlaw")
        terminal.type("legend")
        while terminal.wait_for("Your choice", "is thinking") == "Your choice":
            terminal.type("1")
        terminal.program.send_signal(signal.SIGINT)
        terminal.wait_for("Interrupted: the game ends here.")
        terminal.wait_for("--level legend")
        assert terminal.program.wait(PATIENCE) == 0
    finally:
        terminal.close()
