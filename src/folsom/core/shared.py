"""Option lists that are made once and shared: found by a small number, so that asking allocates nothing."""

from __future__ import annotations

from folsom.core.ints import i64


class Shared:
    """Lists by key: small keys in an array, larger ones in a dictionary."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.missing: list[int] = [-1]
        self.small: list[list[int]] = [self.missing] * size
        self.large: dict[int, list[int]] = {}

    def find(self, key: i64) -> list[int] | None:
        """The list of a key, if it has been made."""
        if key >= self.size:
            return self.large.get(key)
        found = self.small[key]
        return None if found is self.missing else found

    def keep(self, key: i64, options: list[int]) -> list[int]:
        """Keeps the list of a key and returns it."""
        if key >= self.size:
            self.large[key] = options
        else:
            self.small[key] = options
        return options
