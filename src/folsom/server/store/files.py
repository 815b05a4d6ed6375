"""Files that only their owner reads: a database has the seeds of running games, and the key that signs cookies."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # SQLite gives what it adds the mode of the file


def make_private(file: Path) -> None:
    """Makes a file for its owner alone, and its folder, if they are not there. A file that is there becomes private, if
    it is ours; a folder that somebody else has made stays as it is. Raises OSError if we cannot read and write it."""
    file = file.resolve()
    _make_folder(file.parent)
    if file.is_dir():
        raise _refused(file, errno.EISDIR)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, OWN_FILE))
    for name in BESIDE:
        with suppress(OSError):  # it is not there, or not ours
            os.chmod(f"{file}{name}", OWN_FILE)
    if not os.access(file, os.R_OK | os.W_OK):  # asked, not opened: closing a file ends SQLite's locks in this process
        raise _refused(file, errno.EACCES)


def _refused(file: Path, number: int) -> OSError:
    return OSError(number, os.strerror(number), str(file))


def _make_folder(folder: Path) -> None:
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(OWN_FOLDER, exist_ok=True)
        folder.chmod(OWN_FOLDER)
