"""A database that is away, busy or full: what was to be done may be tried again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from folsom.server.problems import busy

TROUBLE: Final = (DBAPIError, NoConnection, OSError)  # what it may look like; PostgreSQL says little more than "error"
OURS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)  # the database is well: we are wrong


def is_trouble(error: BaseException) -> bool:
    """Whether the database could not do what was asked, though it made sense."""
    return isinstance(error, TROUBLE) and not isinstance(error, OURS)


@contextmanager
def trying() -> Iterator[None]:
    """Lets a client try again when there is trouble, instead of telling it that something is broken."""
    try:
        yield
    except TROUBLE as error:
        if not is_trouble(error):
            raise
        raise busy("the database did not answer: try again") from error
