"""The train as text: roofs above, insides in boxes, the locomotive in front."""

from __future__ import annotations

from rich.text import Text

from folsom.cli import facts, signs
from folsom.cli.box import PictureRoom, boxes_on
from folsom.core.game import Game
from folsom.text import Texts

WIDEST = 20  # of a car, without its walls
NARROWEST = 3
MOST_LINES = 3  # of names on one position; more bandits are shown by their letters
FEW_LINES = 2  # the same on a small screen
FRAME = "grey70"


def train(view: Game, texts: Texts, width: int, roomy: bool = True, tight: bool = False) -> list[Text]:
    """The lines of the picture; a roomy one keeps its height while bandits come and go, a tight one is very low."""
    names = facts.cars(view)
    inner = max(NARROWEST, min(WIDEST, (width - 2) // len(names) - 3))
    most = 1 if tight else MOST_LINES if roomy else FEW_LINES
    roofs = [cell(view, texts, facts.positions(view, car)[0], inner, most) for car in range(len(names))]
    rooms = [cell(view, texts, facts.positions(view, car)[1], inner, most) for car in range(len(names))]
    roof_height = max([len(cell) for cell in roofs] + [2 if roomy else 0])
    room_height = max([len(cell) for cell in rooms] + [3 if roomy else 2])
    lines = [_roof_line(roofs, row - roof_height, inner) for row in range(roof_height)]
    lines.append(_border("╭", "╮", len(names), inner, False))
    lines += [_room_line(rooms, row, inner) for row in range(room_height)]
    lines.append(_border("╰", "╯", len(names), inner, True))
    lines.append(_labels(texts, names, inner))
    for box in boxes_on(view.table):
        lines += box.beside_train(view, texts, PictureRoom(width, inner, roomy, tight))
    return lines


def cell(view: Game, texts: Texts, place: int, inner: int, most: int) -> list[Text]:
    """Who and what is on a position: pawns by name, by letter where they are too many, then loot."""
    here = facts.pawns_at(view, place)
    pawns = signs.wrapped([signs.pawn(view, texts, pawn, inner) for pawn in here], inner, "  ")
    if len(pawns) > most:
        pawns = signs.wrapped([signs.badge(view, texts, pawn) for pawn in here], inner)
    return pawns + signs.wrapped(signs.tokens(view, texts, facts.loot_at(view, place)), inner)


def padded(text: Text, width: int) -> Text:
    """A text that is just so wide: cut off, or filled up with spaces."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def _roof_line(roofs: list[list[Text]], row: int, inner: int) -> Text:
    """One line above the cars; ``row`` counts from below (-1 stands on the roof)."""
    line = Text(" ")
    for cell in roofs:
        piece = cell[row] if len(cell) >= -row else Text("")
        line.append("  ").append_text(padded(piece, inner)).append(" ")
    return line


def _room_line(rooms: list[list[Text]], row: int, inner: int) -> Text:
    line = Text(" ")
    for cell in rooms:
        piece = cell[row] if row < len(cell) else Text("")
        line.append(" │", style=FRAME).append_text(padded(piece, inner)).append("│", style=FRAME)
    return line


def _border(left: str, right: str, cars: int, inner: int, wheels: bool) -> Text:
    """The top or the floor of all cars; the floor has wheels and couplings."""
    edge = "─" * inner
    if wheels:
        side = "o─o" if inner >= 9 else "o"
        edge = side + "─" * (inner - 2 * len(side)) + side
    line = Text("◢" if wheels else " ", style=FRAME)
    for car in range(cars):
        join = " " if not wheels else "═" if car else "█"
        line.append(join + left + edge + right, style=FRAME)
    return line


def _labels(texts: Texts, names: list[str], inner: int) -> Text:
    """What stands below each car: its number and its name, short where there is no room."""
    line = Text(" ")
    for car, name in enumerate(names):
        number = f"{car} " if car else ""
        label = number + texts.car(name, "title")
        if len(label) > inner + 2:
            label = number + texts.car(name, "short")
        line.append(" ").append_text(padded(Text(label, style="bold"), inner + 2))
    return line
