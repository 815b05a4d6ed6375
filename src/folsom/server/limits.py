"""How often somebody may do something: buckets that fill up again, one for each address or name, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from folsom.server.problems import too_often

MOST_KEYS: Final = 20_000  # that are remembered; who has not been seen for longest is forgotten first
LONGEST_KEY: Final = 64
HOME: Final = 64  # bits of an IPv6 address that every home may choose as it likes


class Bucket:
    """How many times somebody may still do something now."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.when = now

    def take(self, now: float) -> bool:
        """One more; false if it is one too many."""
        self.left = min(self.burst, self.left + max(0.0, now - self.when) * self.rate)
        self.when = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one more, from when it was last asked."""
        return max(0.0, 1 - self.left) / self.rate


class Buckets:
    """A bucket for each of many."""

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> None:
        """One more by somebody; a Problem that says how long to wait if it is one too many."""
        bucket = self.known.pop(key, None) or Bucket(self.rate, self.burst, now)
        self.known[key] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        if not bucket.take(now):
            raise too_often(ceil(bucket.wait))

    def forget(self, key: str) -> None:
        """Somebody has shown that he means well."""
        self.known.pop(key, None)


def counted(address: str) -> str:
    """An address as it is counted: what one home can choose of an IPv6 address makes no difference."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_KEY]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> HOME << HOME))
    return str(found)
