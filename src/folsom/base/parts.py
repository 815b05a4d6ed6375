"""Parts of a game beyond the base: variants and boxes. Each says what it changes when a table is laid out."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from folsom.core.ints import mypyc_attr
from folsom.core.named import Named

if TYPE_CHECKING:
    from folsom.base.rules import Rules, TurnKind
    from folsom.base.setup import Setup
    from folsom.core.builder import Builder
    from folsom.core.chance import Source
    from folsom.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Named):
    """A variant or a box. The defaults change nothing.

    What it goes with is data: of several parts of a ``kind`` one is played at a time; ``bars`` names parts, or kinds of
    them, that it is never played with. ``players``: the numbers of players that it is for, if it has its own; ``each``:
    how many bandits each of them leads.
    """

    def __init__(self, name: str, order: int, brings: list[str]) -> None:
        super().__init__(name)
        self.order = order  # of laying out, whatever the order in a setup: boxes 0, variants after them
        self.brings = brings  # other parts that come with it
        self.kind = ""
        self.bars: list[str] = []
        self.first_game = True  # whether it goes with the first-game setup
        self.fit_rule = "VAR-COMPAT-1"
        self.players: list[int] = []
        self.players_rule = "BASE-SETUP-1"
        self.each = 1
        self.only_own_rounds = False  # whether its round and station cards are all there are

    def is_box(self) -> bool:
        """Whether it is a box: a setup names boxes and variants apart."""
        return False

    def package(self) -> str:
        """The package that brings it, if it is none of ours: its texts and its modules for other layers lie there."""
        return ""

    def goes_with(self, other: Part) -> bool:
        """Whether it can be played with another part, as far as this one says."""
        if other.name in self.bars:
            return False
        return other.kind == "" or (other.kind != self.kind and other.kind not in self.bars)

    def check(self, setup: Setup) -> None:
        """Refuses a setup whose bandits or cards are wrong for this part (a SetupError that names the rule).

        Bandits who cannot be led together must be told by ``apart`` too.
        """

    def apart(self) -> list[list[str]]:
        """Groups of bandits of which no seat leads two: a deal that breaks this is dealt anew."""
        return []

    def more_seats(self, setup: Setup) -> list[Seat]:
        """The seats that it brings beside those of the bandits: they lead another pawn, or nobody."""
        return []

    def deal(self, players: int, source: Source) -> tuple[str, ...]:
        """The bandits of so many players, dealt as this part says; else none."""
        return ()

    def cars(self, setup: Setup) -> int:
        """The number of cars, if this part says so; else 0."""
        return 0

    def car_types(self) -> dict[str, list[int]]:
        """The types of cars that it brings, with the purses and jewels in each."""
        return {}

    def drawn_cars(self, setup: Setup) -> list[str]:
        """The types of which the cars of the train are drawn, if this part says so; else none."""
        return []

    def last_cars(self, setup: Setup) -> list[str]:
        """The types of the last cars, in order, which are always the same."""
        return []

    def rounds(self) -> dict[str, Any]:
        """The round and station cards that it brings, in the form of the base game's data file."""
        return {}

    def turns(self) -> list[TurnKind]:
        """The kinds of turns that its round cards name by letters of their own."""
        return []

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        """Adds pieces, powers and steps to a table on which the base game, and earlier parts, are laid out."""


class Joint:
    """A part that comes by itself wherever one of some parts is played with one of some others."""

    def __init__(self, part: Part, one: list[str], other: list[str]) -> None:
        self.part = part
        self.one = one
        self.other = other

    def joins(self, names: list[str]) -> bool:
        """Whether it comes with parts of these names."""
        return any(name in names for name in self.one) and any(name in names for name in self.other)


PARTS: Final[dict[str, Part]] = {}
JOINTS: Final[list[Joint]] = []
OUTSIDE: Final = "folsom.parts"  # the entry points by which other packages bring parts of theirs


def add_part(part: Part) -> None:
    """Makes a variant or a box known by its name."""
    PARTS[part.name] = part


def add_joint(part: Part, one: list[str], other: list[str]) -> None:
    """Makes known what parts do to each other: a part that comes wherever one of these is played with one of those."""
    JOINTS.append(Joint(part, one, other))


def part_named(name: str) -> Part | None:
    """A variant or a box by its name: one of ours, or one that another package brings."""
    if name not in PARTS:
        for found in entry_points(group=OUTSIDE, name=name):
            part = found.load()()
            if not isinstance(part, Part) or part.name != name:
                raise TypeError(f"{found.value}, an entry point of {OUTSIDE}, does not make a part called {name!r}")
            add_part(part)
    return PARTS.get(name)


def parts_outside() -> list[str]:
    """The names of the parts that other packages bring."""
    return sorted(entry_points(group=OUTSIDE).names)
