"""Where chance comes from: a seeded source that gives the same game on every Python, compiled or not."""

from __future__ import annotations

from typing import Final

from folsom.core.ints import Ints, i64, ints
from folsom.core.packed import KIND_BITS, pack

MASK: Final = 0x3FFFFFFFFFFFFFFF


class Source:
    """A small permuted congruential generator with 62 bits of state.

    Written out, because Python's own generator cannot be called cheaply from compiled code. The products
    wrap in a machine word when compiled and are cut to 62 bits in plain Python: the same numbers.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = _mixed(seed)
        self.scratch: Ints = ints([0] * (1 << KIND_BITS))

    def __repr__(self) -> str:
        return f"<Source in state {int(self.state):#x}>"

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others (n small)."""
        s = (self.state * 2444805353187672469 + 1442695040888963407) & MASK
        self.state = s
        return ((((s >> 20) ^ s) >> (20 + (s >> 59)) & 0xFFFFFFFF) * n) >> 32


def _mixed(seed: int) -> int:
    """A seed's bits well mixed (the finalizer of splitmix64), so that neighbouring seeds have nothing in common."""
    word = 0xFFFFFFFFFFFFFFFF
    z = (seed * 2 + (1 if seed < 0 else 0)) * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15
    z = (z ^ z >> 64) & word
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & word
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & word
    return (z ^ z >> 31) & MASK


def sample_bag(source: Source, bag: Ints, start: i64, kinds: i64, n: i64) -> i64:
    """Draws n things from the bag of counts at ``start``: packed, the smallest kind first."""
    left = source.scratch
    total: i64 = 0
    k: i64
    for k in range(1, kinds):
        left[k] = bag[start + k]
        total += left[k]
    if n > total:
        n = total
    i: i64
    for i in range(n):
        r = source.below(total - i)
        k = 1
        while r >= left[k]:
            r -= left[k]
            k += 1
        left[k] = left[k] - 1
    packed: i64 = 0
    k = kinds - 1
    while k > 0:
        n = bag[start + k] - left[k]
        while n > 0:
            packed = packed << KIND_BITS | k
            n -= 1
        k -= 1
    return packed


def choose(n: int, k: int) -> int:
    """The number of ways to take k things out of n."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def bag_outcomes(counts: list[int], n: int) -> list[tuple[int, int]]:
    """Every way to draw n things from a bag (counts by kind, kind 0 unused), with the number of ways it can happen."""
    out: list[tuple[int, int]] = []
    _outcomes(counts, min(n, sum(counts[1:])), 1, [], 1, out)
    return out


def _outcomes(counts: list[int], n: int, kind: int, taken: list[int], ways: int, out: list[tuple[int, int]]) -> None:
    if kind == len(counts):
        if n == 0:
            out.append((pack(taken), ways))
        return
    for k in range(min(n, counts[kind]) + 1):
        _outcomes(counts, n - k, kind + 1, taken + [kind] * k, ways * choose(counts[kind], k), out)
