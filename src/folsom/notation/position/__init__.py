"""A position in one line of text: a game, or what somebody knows of it (docs/notation.md)."""

from folsom.notation.position.text import VERSION, PositionRead, clauses, parse_position, position_text
from folsom.notation.position.words import PositionError

__all__ = ["VERSION", "PositionError", "PositionRead", "clauses", "parse_position", "position_text"]
