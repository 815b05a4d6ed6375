"""The tree: what was learned of the options of each situation."""

from __future__ import annotations

from math import sqrt
from typing import Final

from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import weigh
from folsom.core.game import Game
from folsom.core.ints import Ints, i64, ints

SCALE: Final = 1000  # of priors, and of rewards: a win is worth so much

ROOM: Final = 12  # options that a node has room for at first
ZEROS: Final[Ints] = ints([0] * (5 * ROOM))


class Node:
    """A situation, as somebody knows it. Its options need not all be there in each world.

    ``data``: five rows of ``room`` numbers: the options seen so far, and by the same index how often each was tried,
    the rewards that this brought to who is asked, and its prior; then, for the shared list of options ``last``, at
    which index each of them is.
    """

    def __init__(self) -> None:
        self.data: Ints = ZEROS[:]
        self.room: i64 = ROOM
        self.known: i64 = 0
        self.last: list[int] = []

    def fit(self, g: Game, seat: i64, options: list[int], eye: Eye, temper: i64) -> None:
        """Finds the options that this world offers; new ones come in with a prior."""
        number: i64 = len(options)
        if self.known + number > self.room:
            self._grow(self.known + number)
        data = self.data
        slots = 4 * self.room
        known = self.known
        i: i64
        j: i64
        for i in range(number):
            option: i64 = options[i]
            j = 0
            while j < known and data[j] != option:
                j += 1
            if j == known:
                data[known] = option
                known += 1
            data[slots + i] = j
        if known > self.known:
            self.known = known
            self._judge(g, seat, options, eye, temper)
        self.last = options

    def _grow(self, room: i64) -> None:
        """Makes room for more options."""
        old = self.room
        self.room = 2 * room
        data = ints([0] * int(5 * self.room))
        row: i64
        i: i64
        for row in range(4):
            for i in range(old):
                data[row * self.room + i] = self.data[row * old + i]
        self.data = data

    def _judge(self, g: Game, seat: i64, options: list[int], eye: Eye, temper: i64) -> None:
        """Priors: the better an option looks, the larger; none is ruled out."""
        weigh(g, seat, options, eye)
        worths = eye.worths
        best: i64 = -(1 << 40)
        number: i64 = len(options)
        i: i64
        for i in range(number):
            if worths[i] > best:
                best = worths[i]
        priors = 3 * self.room
        slots = 4 * self.room
        for i in range(number):
            prior = SCALE * temper // (temper + best - worths[i])
            if prior == 0:
                prior = 1
            self.data[priors + self.data[slots + i]] = prior

    def select(self, number: i64, explore: float) -> i64:
        """The index, among the options of this world, of the one to try next.

        One that brought much is tried again, and one that looks good and was not tried often enough.
        """
        data = self.data
        room = self.room
        prior: i64 = 0
        visits: i64 = 0
        total: i64 = 0
        i: i64
        slot: i64
        for i in range(number):
            slot = data[4 * room + i]
            visits += data[room + slot]
            total += data[2 * room + slot]
            prior += data[3 * room + slot]
        spread = explore * sqrt(float(visits + 1)) / float(prior)
        unseen = 0.5
        if visits:
            unseen = float(total) / float(visits * SCALE)
        best = -1.0e9
        chosen: i64 = 0
        for i in range(number):
            slot = data[4 * room + i]
            visits = data[room + slot]
            value = unseen
            if visits:
                value = float(data[2 * room + slot]) / float(visits * SCALE)
            value += spread * float(data[3 * room + slot]) / float(visits + 1)
            if value > best:
                best = value
                chosen = i
        return chosen

    def slot(self, i: i64) -> i64:
        """Where the i-th option of this world is."""
        return self.data[4 * self.room + i]

    def learn(self, slot: i64, reward: i64) -> None:
        """An option was tried, and brought this."""
        data = self.data
        visits = self.room + slot
        total = 2 * self.room + slot
        data[visits] = data[visits] + 1
        data[total] = data[total] + reward

    def lessons(self) -> list[tuple[int, int, float]]:
        """For each option how often it was tried, and what it brought on average (a win: 1)."""
        data = self.data
        room = int(self.room)
        found: list[tuple[int, int, float]] = []
        for slot in range(int(self.known)):
            visits = int(data[room + slot])
            mean = int(data[2 * room + slot]) / (visits * SCALE) if visits else 0.0
            found.append((int(data[slot]), visits, mean))
        return found
