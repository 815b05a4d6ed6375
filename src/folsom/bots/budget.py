"""How long a bot may think: so many iterations, or so many milliseconds."""

from __future__ import annotations

from dataclasses import dataclass

from folsom.bots.bot import CodeError

LONGEST = 600.0  # seconds
MOST = 10_000_000  # iterations


@dataclass(frozen=True)
class Budget:
    """Iterations, if counted; else seconds."""

    iterations: int = 0
    seconds: float = 0.0

    @property
    def counted(self) -> bool:
        """Whether the same seed gives the same answer, on a slow machine as on a fast one."""
        return self.iterations > 0

    def __str__(self) -> str:
        return str(self.iterations) if self.counted else f"{round(self.seconds * 1000)}ms"


def budget_from(text: str) -> Budget:
    """``200`` (iterations), ``50ms`` or ``1.5s``."""
    for unit, size in (("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number != text:
            seconds = _number(text, number) * size
            if not 0.001 <= seconds <= LONGEST:
                raise CodeError(f"{text!r}: a bot may think from 1ms to {LONGEST:.0f}s")
            return Budget(seconds=seconds)
    iterations = _number(text, text)
    if iterations != int(iterations) or not 1 <= iterations <= MOST:
        raise CodeError(f"{text!r}: a bot may think for 1 to {MOST} iterations")
    return Budget(iterations=int(iterations))


def _number(text: str, number: str) -> float:
    try:
        value = float(number)
    except ValueError:
        value = float("nan")
    if not value < float("inf"):
        raise CodeError(f"{text!r} is no time to think: write iterations (200) or a time (50ms, 1s)")
    return value
