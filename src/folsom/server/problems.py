"""What can go wrong for a client: a code that it can translate, and a sentence for who reads the wire."""

from __future__ import annotations


class Problem(Exception):
    """Something that cannot be done: nothing has changed.

    ``rule``: the rule of the game that says so, if one does. ``wait``: seconds after which it may be tried again.
    """

    def __init__(self, status: int, code: str, message: str, rule: str = "", wait: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.wait = wait


def bad(code: str, message: str, rule: str = "") -> Problem:
    """What was sent makes no sense."""
    return Problem(422, code, message, rule)


def missing(what: str) -> Problem:
    """There is no such thing, or it is not for these eyes: which of the two is not told."""
    return Problem(404, "not-found", f"there is no such {what}")


def forbidden(code: str, message: str) -> Problem:
    """It is for others to do."""
    return Problem(403, code, message)


def conflict(code: str, message: str, rule: str = "") -> Problem:
    """It cannot be done as things stand now."""
    return Problem(409, code, message, rule)


def busy(message: str) -> Problem:
    """The server could not do it just now; trying again is safe."""
    return Problem(503, "try-again", message)


def too_often(wait: int) -> Problem:
    """Somebody tries too often."""
    return Problem(429, "too-often", f"that was too often: wait {wait} seconds", wait=wait)
