"""Seats: somebody, or something, that has a turn. A seat may lead bandits, another pawn, or nobody."""

from __future__ import annotations

from typing import Final

# Roles. A box may have one of its own.
LEADS_BANDITS: Final = "bandit"  # leads one bandit or several
AUTOMATON: Final = "automaton"  # plays by itself: nobody is ever asked for it


class Seat:
    """A seat: its name, and the role that it has in the game."""

    def __init__(self, name: str, role: str) -> None:
        self.name = name
        self.role = role


def seats_to_take(roles: list[str]) -> list[int]:
    """The seats for people and bots: an automaton plays by itself."""
    return [seat for seat, role in enumerate(roles) if role != AUTOMATON]
