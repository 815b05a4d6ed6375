"""A process in which bots think for another one: it reads questions from a pipe, and writes answers to it.

What goes through the pipe is JSON: a game is sent as the view of the bot's seat, its table as the setup from which the
worker lays the same one, and options as text. Nothing is pickled that anybody else has made.
"""

from __future__ import annotations

import json
import operator
import os
import signal
import threading
import time
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from folsom.base.layout import new_table
from folsom.base.setup import setup_from
from folsom.bots.bot import Bot
from folsom.bots.codes import make_bot
from folsom.bots.guard import own
from folsom.core.game import Game
from folsom.core.loop import Decision, pending
from folsom.core.snapshot import load
from folsom.core.table import Table
from folsom.notation.options import option_text, parse_option

READY: Final = b"ready"
TABLES: Final = 64  # that a worker keeps
NICE: Final = 10  # who asks comes first where there is one core for both


def work(pipe: Connection, preload: tuple[str, ...], keep: int) -> None:
    """A worker's life: it ends with its parent's, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name in preload:
        import_module(name)
    desk = Desk(keep)
    with suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            message = json.loads(pipe.recv_bytes())
            if "forget" in message:
                desk.forget(message["forget"])
            else:
                pipe.send_bytes(json.dumps(desk.answer(message)).encode())
    desk.clear()


def _end_with_parent() -> None:
    """Even a bot that hangs ends when nobody waits for it any more."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@lru_cache(maxsize=TABLES)
def _table(setup: str) -> Table:
    return new_table(setup_from(json.loads(setup)))


class Desk:
    """The bots of one worker, by game and seat: each stays for its next question.

    At most ``keep`` of them: who was asked longest ago goes first, and begins anew if it is asked again.
    """

    def __init__(self, keep: int) -> None:
        self.keep = keep
        self.bots: dict[tuple[str, int, str], Bot] = {}

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """What a bot says to a question, as text, and the seconds it took; or what went wrong."""
        begin = time.perf_counter()
        said: dict[str, Any] = {}
        try:
            v, decision = question(message)
            bot = self.bot(message["game"], message["seat"], message["code"], message["seed"])
            option = operator.index(bot.choose(v, own(decision)))
            if option in decision.options:
                said["option"] = option_text(v.table, option)
            else:
                said["problem"] = f"{option!r} is not among the options"
        except (Exception, SystemExit) as error:
            said["problem"] = f"{type(error).__name__}: {error}"
        return said | {"seconds": time.perf_counter() - begin}

    def bot(self, game: str, seat: int, code: str, seed: int) -> Bot:
        """The bot of a seat, which remembers what it has thought; a new one for the first question."""
        key = (game, seat, code)
        bot = self.bots.pop(key, None) or make_bot(code, seed)
        self.bots[key] = bot  # the last one again
        while len(self.bots) > self.keep:
            self._drop(next(iter(self.bots)))
        return bot

    def forget(self, game: str) -> None:
        """A game is over."""
        for key in [key for key in self.bots if key[0] == game]:
            self._drop(key)

    def clear(self) -> None:
        """Everything is over."""
        for key in list(self.bots):
            self._drop(key)

    def _drop(self, key: tuple[str, int, str]) -> None:
        with suppress(Exception, SystemExit):
            self.bots.pop(key).close()


def question(message: dict[str, Any]) -> tuple[Game, Decision]:
    """The view and the decision that a message tells of."""
    table = _table(message["setup"])
    data = message["view"]
    data["options"] = [parse_option(table, text) for text in data["options"]]
    v = load(table, data)
    return v, next(decision for decision in pending(v) if decision.seat == message["seat"])


def message_for(game: str, seat: int, code: str, seed: int, setup: str, view: dict[str, Any], table: Table) -> bytes:
    """A question to a worker: the setup as JSON, the view as a snapshot."""
    options = [option_text(table, option) for option in view["options"]]
    message = {"game": game, "seat": seat, "code": code, "seed": seed, "setup": setup}
    return json.dumps(message | {"view": view | {"options": options}}).encode()
