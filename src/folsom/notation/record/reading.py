"""Reading a record: whatever was cut off or altered is refused with its line and the reason."""

from __future__ import annotations

import re
from typing import Any, Final

from folsom import CHANCE, Setup, SetupError, check, setup_from
from folsom.base.setup import LISTS
from folsom.notation.names import Unknown, find
from folsom.notation.record.data import FORMAT, Record, RecordError, RecordPly, Result, who_may_win
from folsom.notation.record.writing import END, HASH, HEAD, MARKS, NOBODY, UNFINISHED, hashed, seat_words

HASH_LINE: Final = re.compile(rf"{HASH} ([0-9a-f]{{64}})")
PLY: Final = re.compile(r"\[(?:([^\]:]+): )?([^\]]+)\]|([^\[\]:]+): (.+)")
PLIES: Final = re.compile(r" *([0-9]{1,9})  ([^ ].*;)")
SETUP_KEYS: Final = ("bandits", "edition", "first game", "cars", "rounds", "stations", "variants", "boxes")
KEYS: Final = ("rules", *SETUP_KEYS, "names", "seed")


def parse_record(text: str) -> Record:
    """The record that a text holds. Its answers are not played: :func:`~folsom.notation.record.verify` does that."""
    lines = text.split("\n")
    check_whole(text, lines)
    reader = Reader(lines)
    return reader.record()


def check_whole(text: str, lines: list[str]) -> None:
    """The first line names the format, and the last one fits all that precedes."""
    if "\r" in text:
        raise RecordError(1 + text[: text.index("\r")].count("\n"), "lines end with a line feed alone")
    if not lines[0].startswith(HEAD):
        raise RecordError(1, f"a record begins with '{HEAD} {FORMAT}'")
    if lines[0] != f"{HEAD} {FORMAT}":
        raise RecordError(1, f"{lines[0]!r} is not '{HEAD} {FORMAT}', the only version of this format")
    ends = [i for i, line in enumerate(lines) if line.startswith(f"{HASH} ")]
    if not ends:
        raise RecordError(len(lines), f"the record is cut off: it ends with a line '{HASH} …'")
    last = ends[0]
    match = HASH_LINE.fullmatch(lines[last])
    if match is None or (last + 1 == len(lines)):
        raise RecordError(last + 1, f"the record is cut off in its last line: '{HASH}', 64 digits and a line feed")
    if lines[last + 1 :] != [""]:
        raise RecordError(last + 2, "something follows the hash, which is the last line")
    before = "".join(f"{line}\n" for line in lines[:last])
    if hashed(before) != match[1]:
        raise RecordError(last + 1, "the record was altered: its hash does not fit what precedes")


class Reader:
    """Reads line after line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1  # the line to be read, from 0
        self.part: tuple[str, ...] = ()
        self.plies: list[RecordPly] = []
        self.setup = Setup(())
        self.seats: list[str] = []

    def fail(self, reason: str) -> RecordError:
        """What is wrong with the line that is read."""
        return RecordError(self.at + 1, reason)

    def record(self) -> Record:
        """The whole record."""
        head = self.header()
        self.body()
        end_line = self.at + 1
        result = self.result()
        if not self.lines[self.at].startswith(f"{HASH} "):
            raise self.fail(f"the hash is wanted here, not {self.lines[self.at][:40]!r}")
        seed = head.get("seed")
        names = tuple(name.strip() for name in head["names"].split(",")) if "names" in head else ()
        if names and len(names) != len(self.seats):
            raise RecordError(1, f"names: {len(names)} names for {len(self.seats)} players")
        return Record(self.setup, tuple(self.plies), result, head["rules"], names, number(seed), end_line)

    def header(self) -> dict[str, str]:
        """The lines before the first empty one."""
        found: dict[str, str] = {}
        while self.lines[self.at]:
            key, colon, value = self.lines[self.at].partition(": ")
            if not colon or key not in KEYS:
                raise self.fail(f"{self.lines[self.at][:40]!r} is no line of a header: one of {', '.join(KEYS)}")
            if key in found:
                raise self.fail(f"{key!r} is there twice")
            if key == "seed" and number(value) is None:
                raise self.fail(f"seed: {value!r} is no number")
            found[key] = value
            self.at += 1
        if "rules" not in found:
            raise self.fail("the header does not say which version of the rules was played")
        self.read_setup(found)
        return found

    def read_setup(self, head: dict[str, str]) -> None:
        """The setup that the header tells of."""
        data: dict[str, Any] = {key: head[key].split(", ") for key in LISTS if key in head}
        if "edition" in head:
            data["edition"] = number(head["edition"]) or head["edition"]
        if "first game" in head:
            data["first_game"] = head["first game"] == "yes" or head["first game"]
        try:
            self.setup = setup_from(data)
            check(self.setup)
        except SetupError as error:
            raise self.fail(str(error)) from error
        self.seats = seat_words(self.setup)

    def body(self) -> None:
        """Headings and plies, until the heading of the end."""
        while True:
            line = self.lines[self.at]
            if line in (f"{MARKS[0]}{END}", f"{MARKS[0]}{UNFINISHED}"):
                return
            if line.startswith(MARKS[0]):
                self.part = (line[3:],)
            elif line.startswith(MARKS[1]):
                if not self.part:
                    raise self.fail("a part of a round stands before the first round")
                self.part = (self.part[0], line[3:])
            elif line.startswith(f"{HASH} "):
                raise self.fail(f"the result is missing: '{MARKS[0]}{END}' or '{MARKS[0]}{UNFINISHED}'")
            elif line:
                self.read_plies(line)
            self.at += 1

    def read_plies(self, line: str) -> None:
        """A line of plies, with the number of the first one."""
        match = PLIES.fullmatch(line)
        if match is None:
            raise self.fail(f"{line.strip()[:40]!r} is no line of plies: '12  doc: play shoot; belle: draw;'")
        if int(match[1]) != len(self.plies) + 1:
            raise self.fail(f"ply {len(self.plies) + 1} comes here, not {match[1]}")
        if not self.part:
            raise self.fail("a ply stands before the first heading")
        for text in match[2][:-1].split("; "):
            self.plies.append(self.ply(text))

    def ply(self, text: str) -> RecordPly:
        """One ply."""
        match = PLY.fullmatch(text)
        if match is None:
            raise self.fail(f"{text!r} is no ply: 'doc: play shoot', '[round braking]' or '[doc: cards move, rob]'")
        if match[4] is not None:
            return RecordPly(self.seat(match[3]), match[4], self.part, -1, self.at + 1)
        drawer = self.seat(match[1]) if match[1] is not None else -1
        return RecordPly(CHANCE, match[2], self.part, drawer, self.at + 1)

    def seat(self, name: str) -> int:
        """A player by the first bandit that he leads."""
        try:
            return find(name, self.seats, "player")
        except Unknown as error:
            raise self.fail(str(error)) from error

    def result(self) -> Result | None:
        """The result, if the game was finished."""
        self.at += 1
        if self.lines[self.at - 1] == f"{MARKS[0]}{UNFINISHED}":
            return None
        money = self.named("money")
        who = who_may_win(self.setup)
        if tuple(name for name, _ in money) != who:
            raise self.fail("money: every bandit, in the order of the setup")
        amounts = [number(amount) for _, amount in money]
        self.at += 1
        winners = [name for name, _ in self.named("winners")]
        winners = [] if winners == [NOBODY] else winners
        unknown = [name for name in winners if name not in who]
        if unknown or None in amounts:
            raise self.fail(f"no bandit here is called {unknown[0]!r}" if unknown else "money: amounts are numbers")
        self.at += 1
        return Result(tuple(amount or 0 for amount in amounts), tuple(who.index(name) for name in winners))

    def named(self, key: str) -> list[tuple[str, str]]:
        """A line of the result: names, each with what follows it."""
        line = self.lines[self.at]
        if not line.startswith(f"{key}: "):
            raise self.fail(f"'{key}: …' is wanted here, not {line[:40]!r}")
        parts = [item.partition(" ") for item in line.removeprefix(f"{key}: ").split(", ")]
        return [(name, rest) for name, _, rest in parts]


def number(text: str | None) -> int | None:
    """The number that a text stands for, if it is one."""
    return int(text) if text is not None and re.fullmatch(r"-?[0-9]{1,18}", text) else None
