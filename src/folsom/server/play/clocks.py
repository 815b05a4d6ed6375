"""How long players may think: not at all limited, live (seconds for each decision, and a bank), or slow (hours)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

NONE: Final = "none"
LIVE: Final = "live"
SLOW: Final = "slow"


@dataclass(frozen=True)
class Limits:
    """The clock of a table: seconds for each decision, and seconds in the bank of each seat."""

    kind: str = NONE
    each: float = 0
    bank: float = 0


@dataclass(frozen=True)
class Clocks:
    """Where the clocks stand: what is left in each bank, and since when they run for the open question."""

    banks: tuple[float, ...]
    since: float
    paused: float | None = None  # since when they stand still
    late: tuple[int, ...] = ()  # seats whose people came back when their time was up: bots answer the open question

    def as_data(self) -> dict[str, Any]:
        """As it is stored."""
        late = {"late": list(self.late)} if self.late else {}
        return {"banks": [round(bank, 3) for bank in self.banks], "since": self.since, "paused": self.paused} | late

    def spent(self, now: float) -> float:
        """The seconds since the clocks began to run."""
        return max(0.0, (self.paused if self.paused is not None else now) - self.since)

    def answered(self, limits: Limits, seat: int, now: float) -> Clocks:
        """A seat has answered: what it took beyond its seconds comes from its bank."""
        over = max(0.0, self.spent(now) - limits.each)
        banks = tuple(max(0.0, bank - over) if s == seat else bank for s, bank in enumerate(self.banks))
        return replace(self, banks=banks, late=self._late_without(seat))

    def _late_without(self, seat: int) -> tuple[int, ...]:
        return tuple(one for one in self.late if one != seat)

    def asked_anew(self, now: float) -> Clocks:
        """Another question is open."""
        return replace(self, since=now, late=())

    def asked_again(self, seat: int, asked: Clocks, answered: Clocks, same: bool, now: float) -> Clocks:
        """A seat has taken its answer back: it goes on with the time that it had left when it answered.

        ``asked`` and ``answered``: the clocks before and after that answer. ``same``: it did not end the question, as
        others were to answer it too; then its time went on.
        """
        banks = tuple(asked.banks[seat] if s == seat else bank for s, bank in enumerate(self.banks))
        if same:
            return replace(self, banks=banks)
        return replace(self, banks=banks, since=now - (answered.since - asked.since), late=())

    def stopped(self, now: float) -> Clocks:
        """The game is paused."""
        return self if self.paused is not None else replace(self, paused=now)

    def resumed(self, now: float) -> Clocks:
        """It goes on."""
        return self if self.paused is None else replace(self, since=self.since + now - self.paused, paused=None)

    def returned(self, limits: Limits, seat: int, asked: Collection[int], now: float) -> Clocks:
        """Somebody comes back while others play: his time has gone on. If it is up, a bot answers the open question."""
        if seat in self.late or not self._is_up(limits, seat, asked, now):
            return self
        return replace(self, late=(*self.late, seat))

    def woken(self, limits: Limits, seat: int, asked: Collection[int], now: float) -> Clocks:
        """Somebody comes back to a game that has rested, which does not count. If his own time was up before, he has
        the seconds of a decision and nothing in his bank, as nobody waits for him; the others have what they had."""
        clocks = self.resumed(now)
        if not clocks._is_up(limits, seat, asked, now):
            return clocks
        spent = clocks.spent(now)
        banks = [bank - spent if s in asked else bank for s, bank in enumerate(clocks.banks)]
        banks[seat] = 0.0
        return replace(clocks, banks=tuple(banks), since=now, late=self._late_without(seat))

    def _is_up(self, limits: Limits, seat: int, asked: Collection[int], now: float) -> bool:
        """Whether a seat is asked and has no time left."""
        return seat in asked and self.left(limits, [seat], now).get(seat) == 0.0

    def left(self, limits: Limits, seats: Iterable[int], now: float) -> dict[int, float]:
        """The seconds that each of the seats that are asked has left, where there is a clock."""
        if limits.kind == NONE:
            return {}
        spent = self.spent(now)
        return {seat: round(max(0.0, limits.each + self.banks[seat] - spent), 1) for seat in seats}

    def due(self, limits: Limits, seats: Iterable[int]) -> dict[int, float]:
        """When each of the seats that are asked runs out of time; not those that have and whose people are back."""
        if limits.kind == NONE or self.paused is not None:
            return {}
        return {seat: self.since + limits.each + self.banks[seat] for seat in seats if seat not in self.late}


def clocks_from(data: dict[str, Any]) -> Clocks:
    """The clocks that were stored."""
    return Clocks(tuple(data["banks"]), data["since"], data["paused"], tuple(data.get("late", ())))


def fresh(limits: Limits, seats: int, now: float) -> Clocks:
    """The clocks at the beginning."""
    return Clocks((limits.bank,) * seats, now)


def next_due(clocks: Clocks, limits: Limits, asked: Iterable[int], by_bot: bool, now: float) -> float | None:
    """When somebody must look after a game that asks these seats. ``by_bot``: a bot answers for one of them, at once.

    Nobody needs to while it stands still.
    """
    if clocks.paused is not None:
        return None
    if by_bot:
        return now
    if limits.kind == NONE:
        return None
    return min(clocks.due(limits, asked).values(), default=None)
