"""A box's part in the game in a terminal: signs, lines of the picture, news, words, and help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rich.text import Text

from folsom.boxes.voices import voices, voices_on
from folsom.core.game import Game
from folsom.core.table import Table
from folsom.text import Texts

LAYER: Final = "cli"


@dataclass(frozen=True)
class PictureRoom:
    """The room for a picture: its width, that of a car without its walls, and how high it may be.

    A roomy picture keeps its height while bandits come and go, a tight one is very low.
    """

    width: int
    inner: int
    roomy: bool
    tight: bool


class BoxScreen:
    """A box's part in the game in a terminal. The defaults add nothing."""

    # Signs
    colours: ClassVar[Mapping[str, str]] = {}  # of pawns, by name
    lawmen: ClassVar[Mapping[str, str]] = {}  # the signs of those who have one of their own, by name
    tokens: ClassVar[Mapping[str, tuple[str, str]]] = {}  # sign and colour of kinds of tokens, by name

    # News
    pictured: ClassVar[Sequence[str]] = ()  # lines that are worth a picture of their own while others act

    # Words
    verbs: ClassVar[Sequence[str]] = ()  # verbs that only games with the box have

    def barred(self, view: Game) -> Sequence[str]:
        """The verbs of the box that no player uses in this game: those of chance, for one."""
        return ()

    def domains(self, view: Game) -> Mapping[int, Sequence[int]]:
        """The numbers that verbs of the box may name, by their meaning, where the base game names none."""
        return {}

    # The picture

    def beside_train(self, view: Game, texts: Texts, room: PictureRoom) -> list[Text]:
        """Lines of the picture below the train."""
        return []

    def below_players(self, view: Game, texts: Texts, width: int, all_of_it: bool) -> list[Text]:
        """Lines below the table of the players; on a small screen only what matters most."""
        return []

    # Help

    def about(self, view: Game, texts: Texts, option: int) -> str:
        """Tells below the question what an option brings; nothing if its name says enough."""
        return ""

    def signs(self, texts: Texts) -> list[str]:
        """The signs in the picture that are neither tokens nor pawns, each with its name."""
        return []

    def help(self, view: Game, texts: Texts) -> list[str]:
        """Lines at the end of the help."""
        return []


def boxes() -> dict[str, BoxScreen]:
    """The parts of all boxes, by name."""
    return voices(LAYER)


def boxes_on(table: Table) -> list[BoxScreen]:
    """The parts of the boxes on a table."""
    return voices_on(LAYER, table)


def signs_of(kind: str, own: Mapping[str, Any]) -> Mapping[str, Any]:
    """The signs of the base game with those of all boxes, of one kind (``colours``, ``lawmen``, ``tokens``)."""
    return {name: sign for signs in (own, *_all(kind)) for name, sign in signs.items()}


def pictured(own: Sequence[str]) -> list[str]:
    """The lines that are worth a picture of their own, with those of all boxes."""
    return [word for words in (own, *_all("pictured")) for word in words]


def _all(kind: str) -> Iterator[Any]:
    return (getattr(box, kind) for box in boxes().values())
