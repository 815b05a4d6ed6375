"""A database that is away, busy or full: what was to be done may be tried again.

A driver may raise a plain OSError when the database cannot be reached. It becomes an error of the database here, at the
driver's own calls: an OSError from elsewhere, such as a client that hangs up, says nothing about the database.
"""

from __future__ import annotations

from types import TracebackType
from typing import Final

from sqlalchemy import AsyncAdaptedQueuePool, Engine, ExceptionContext, PoolProxiedConnection, event
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from folsom.server.problems import busy

TROUBLE: Final = (DBAPIError, NoConnection)  # what it may look like; PostgreSQL says little more than "error"
OURS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)  # the database is well: we are wrong


def is_trouble(error: BaseException) -> bool:
    """Whether the database could not do what was asked, though it made sense."""
    return isinstance(error, TROUBLE) and not isinstance(error, OURS)


class Trying:
    """Lets a client try again when there is trouble, instead of telling it that something is broken."""

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None and is_trouble(error):
            raise busy("the database did not answer: try again") from error


_TRYING: Final = Trying()


def trying() -> Trying:
    """A ``with`` in which the database may be in trouble."""
    return _TRYING


class Pool(AsyncAdaptedQueuePool):
    """Connections to a database that may be away."""

    _sqla_logger_namespace = "sqlalchemy.pool"  # what it says of itself is not ours to say

    def connect(self) -> PoolProxiedConnection:
        """A connection: a new one, or one that still answers."""
        try:
            return super().connect()
        except OSError as error:
            raise _named(error) from error


def name_trouble(engine: Engine) -> None:
    """Lets a connection that breaks be an error of the database too."""

    def name(context: ExceptionContext) -> BaseException | None:
        error = context.original_exception
        return _named(error) if isinstance(error, OSError) else None

    event.listen(engine, "handle_error", name)


def _named(error: OSError) -> OperationalError:
    return OperationalError(None, None, error, hide_parameters=True)
