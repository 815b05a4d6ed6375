"""A database that is away, busy or full: what was to be done may be tried again."""

from __future__ import annotations

from types import TracebackType
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from folsom.server.problems import busy

TROUBLE: Final = (DBAPIError, NoConnection, OSError)  # what it may look like; PostgreSQL says little more than "error"
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
