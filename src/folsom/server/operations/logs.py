"""Logs: one line for each thing worth knowing, on standard error, as JSON or readable.

Nothing in them is secret. Our own lines name kinds, routes, codes and ids of tables, never what somebody sent or was
sent. Of an exception its kind and place are told, since what it says may hold anything. Of libraries we tell the words
that they always use, without what they put into them.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import PurePath
from types import TracebackType
from typing import IO, Any, Final

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

LEVELS: Final = {name: getattr(logging, name.upper()) for name in ("debug", "info", "warning", "error", "critical")}
JSON: Final = "json"
TEXT: Final = "text"
FORMS: Final = ("", JSON, TEXT)  # none: readable on a terminal, JSON elsewhere

OURS: Final = "folsom"
UVICORN: Final = "uvicorn"
PARTS: Final = 3  # of a file's path that are told

log = structlog.get_logger()


def set_up_logs(level: str, form: str = "", stream: IO[str] | None = None) -> None:
    """Lets all that is logged in this process go to a stream, in one form. ``level``: of our own lines.

    At ``debug`` libraries would tell every frame and every statement: so they begin at warnings, whatever is asked.
    """
    out: IO[str] = sys.stderr if stream is None else stream
    stamps: list[Processor] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper("iso", utc=True)]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *stamps, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(_worth_telling)
    handler.setFormatter(
        ProcessorFormatter(
            processors=[ProcessorFormatter.remove_processors_meta, _exceptions, _renderer(form, out)],
            foreign_pre_chain=[_own_words, *stamps],
            use_get_message=False,
            pass_foreign_args=True,
        )
    )
    number = LEVELS[level]
    for name, least in (("", logging.WARNING), (UVICORN, logging.INFO), (OURS, logging.DEBUG)):
        logging.getLogger(name).setLevel(max(number, least))
    logging.getLogger().handlers = [handler]
    logging.captureWarnings(True)


def _renderer(form: str, stream: IO[str]) -> Processor:
    if form == TEXT or (form == "" and stream.isatty()):
        return structlog.dev.ConsoleRenderer(colors=stream.isatty())
    return structlog.processors.JSONRenderer()


# What libraries say.


def _worth_telling(record: logging.LogRecord) -> bool:
    """Not what a library says of each connection, with its address; lines of our own tell of requests and sockets."""
    return isinstance(record.msg, dict) or record.levelno >= logging.WARNING or _are_numbers(record.args)


def _own_words(_: Any, __: str, event: EventDict) -> EventDict:
    """The first line of what a library says; what it puts into its words only if that is numbers."""
    given = event.pop("positional_args", ())
    words = str(event["event"])
    if given and _are_numbers(given):
        words %= given
    event["event"] = words.strip().partition("\n")[0]
    return event


def _are_numbers(given: Any) -> bool:
    return isinstance(given, tuple) and all(isinstance(one, int | float) for one in given)


# Exceptions.


def _exceptions(_: Any, __: str, event: EventDict) -> EventDict:
    """An exception, without what it says."""
    given = event.pop("exc_info", None)
    event.pop("stack_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exceptions"] = list(kinds_and_places(error))
    return event


def kinds_and_places(error: BaseException) -> Iterator[str]:
    """The kind of an exception and where it came from, the last place first; then those behind it."""
    places = [_place(frame) for frame in reversed(traceback.extract_tb(error.__traceback__))]
    yield " < ".join([type(error).__qualname__, *places])
    for one in getattr(error, "exceptions", ()):  # a group of them
        yield from kinds_and_places(one)
    behind = error.__cause__ if error.__suppress_context__ else error.__cause__ or error.__context__
    if behind is not None:
        yield from kinds_and_places(behind)


def _place(frame: traceback.FrameSummary) -> str:
    return f"{'/'.join(PurePath(frame.filename).parts[-PARTS:])}:{frame.lineno} {frame.name}"


def hear_of_crashes() -> None:
    """What nobody caught is logged like everything else: Python would print it with all that it says."""

    def crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("the process ends with an exception", exc_info=error)

    sys.excepthook = crashed
    threading.excepthook = lambda what: log.error("a thread ended with an exception", exc_info=what.exc_value)
    sys.unraisablehook = lambda what: log.error("an exception was lost", exc_info=what.exc_value)


def task_failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tells of a task, or a callback, that failed while nobody waited for it."""
    log.error("a task failed", exc_info=context.get("exception"))
