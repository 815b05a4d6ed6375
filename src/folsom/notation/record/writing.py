"""Printing a record: a header, the plies in the parts of the game that they belong to, the result, and a hash."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from folsom import Setup
from folsom.base.setup import seats_of
from folsom.notation.record.data import FORMAT, Record, RecordPly, Result, who_may_win

WIDTH: Final = 100
MARGIN: Final = 6
HEAD: Final = "folsom record"
HASH: Final = "sha256"
END: Final = "end"
UNFINISHED: Final = "unfinished"
NOBODY: Final = "nobody"
MARKS: Final = ("== ", "-- ")  # before a round, and before a part of it


def record_text(record: Record) -> str:
    """The record as text; its last line is the hash of all that precedes."""
    lines = [*header(record), *body(record), *ending(record)]
    text = "".join(f"{line}\n" for line in lines)
    return f"{text}{HASH} {hashed(text)}\n"


def hashed(text: str) -> str:
    """The hash of a text."""
    return sha256(text.encode()).hexdigest()


def header(record: Record) -> Iterator[str]:
    """Format, rules, setup, and what else is known."""
    yield f"{HEAD} {FORMAT}"
    yield f"rules: {record.rules}"
    for key, value in record.setup.as_data().items():
        text = ", ".join(value) if isinstance(value, list) else "yes" if value is True else str(value)
        yield f"{key.replace('_', ' ')}: {text}"
    if record.names:
        yield f"names: {', '.join(record.names)}"
    if record.seed is not None:
        yield f"seed: {record.seed}"


def body(record: Record) -> Iterator[str]:
    """The plies; a line begins with the number of its first one."""
    seats = seat_words(record.setup)
    part: tuple[str, ...] = ()
    line = ""
    for number, ply in enumerate(record.plies, start=1):
        word = ply_text(ply, seats) + ";"
        if ply.part != part or (line and len(line) + 1 + len(word) > WIDTH):
            if line:
                yield line
            if ply.part != part:
                yield from headings(part, ply.part)
            part, line = ply.part, ""
        line = f"{line} {word}" if line else f"{number:>{MARGIN - 2}}  {word}"
    if line:
        yield line


def headings(old: tuple[str, ...], new: tuple[str, ...]) -> Iterator[str]:
    """The headings from one part of the game to another."""
    if old[:1] != new[:1]:
        yield ""
        yield f"{MARKS[0]}{new[0]}"
    if len(new) > 1:
        yield f"{MARKS[1]}{new[1]}"


def ply_text(ply: RecordPly, seats: list[str]) -> str:
    """``doc: play shoot``; what chance brings stands in brackets, with the player whose draw it is."""
    if not ply.by_chance:
        return f"{seats[ply.seat]}: {ply.text}"
    return f"[{seats[ply.drawer]}: {ply.text}]" if ply.drawer >= 0 else f"[{ply.text}]"


def seat_words(setup: Setup) -> list[str]:
    """The seats, each by its name."""
    return [seat.name for seat in seats_of(setup)]


def ending(record: Record) -> Iterator[str]:
    """The result."""
    yield ""
    if record.result is None:
        yield f"{MARKS[0]}{UNFINISHED}"
        return
    yield f"{MARKS[0]}{END}"
    yield from result_lines(record.setup, record.result)


def result_lines(setup: Setup, result: Result) -> list[str]:
    """Everybody's money, and the winners."""
    money = [f"{name} {amount}" for name, amount in zip(who_may_win(setup), result.money)]
    return [f"money: {', '.join(money)}", f"winners: {winners_text(setup, result)}"]


def winners_text(setup: Setup, result: Result) -> str:
    """Who won, if anybody did."""
    names = who_may_win(setup)
    return ", ".join(names[pawn] for pawn in result.winners) or NOBODY
