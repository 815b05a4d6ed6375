"""The kinds of plies in the log of a game."""

from __future__ import annotations

from typing import Final

BEGIN: Final = "begin"
ANSWER: Final = "answer"
UNDO: Final = "undo"
CHAPTER: Final = "chapter"  # another version goes on; nothing happens
PAUSE: Final = "pause"
RESUME: Final = "resume"
