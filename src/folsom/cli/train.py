"""The train as text: roofs above, insides in boxes, the locomotive in front."""

from __future__ import annotations

from rich.text import Text

from folsom.cli import facts, signs
from folsom.core.game import Game
from folsom.text import Texts

WIDEST = 20  # of a car, without its walls
NARROWEST = 3
MOST_LINES = 3  # of names on one position; more bandits are shown by their letters
FEW_LINES = 2  # the same on a small screen
COACH_WIDTH = 15  # of the stagecoach, at least, without its walls
ON_ROOF = "▔"  # before who is on the stagecoach
IN_ROOM = "▁"  # before who is in it
FRAME = "grey70"


def train(view: Game, texts: Texts, width: int, roomy: bool = True, tight: bool = False) -> list[Text]:
    """The lines of the picture; a roomy one keeps its height while bandits come and go, a tight one is very low."""
    names = facts.cars(view)
    inner = max(NARROWEST, min(WIDEST, (width - 2) // len(names) - 3))
    most = 1 if tight else MOST_LINES if roomy else FEW_LINES
    roofs = [_cell(view, texts, facts.positions(view, car)[0], inner, most) for car in range(len(names))]
    rooms = [_cell(view, texts, facts.positions(view, car)[1], inner, most) for car in range(len(names))]
    roof_height = max([len(cell) for cell in roofs] + [2 if roomy else 0])
    room_height = max([len(cell) for cell in rooms] + [3 if roomy else 2])
    lines = [_roof_line(roofs, row - roof_height, inner) for row in range(roof_height)]
    lines.append(_border("╭", "╮", len(names), inner, False))
    lines += [_room_line(rooms, row, inner) for row in range(room_height)]
    lines.append(_border("╰", "╯", len(names), inner, True))
    lines.append(_labels(texts, names, inner))
    if facts.has_horses(view):
        lines.append(_horses(view, inner))
    coach = facts.coach(view)
    if coach is not None:
        lines += _coach_in_a_line(view, texts, coach, width) if tight else _coach(view, texts, coach, inner, roomy)
    return lines


def _horses(view: Game, inner: int) -> Text:
    """The horses beside the cars."""
    line = Text(" ")
    for number in facts.horses(view):
        line.append(" ").append_text(_padded(signs.horses(number, inner) if number else Text(), inner + 2))
    return line


def _on_coach(view: Game, texts: Texts, coach: facts.Coach, inner: int, most: int) -> list[Text]:
    """Who and what is on the roof of the stagecoach; a lawman sits on what lies under him."""
    lines = _cell(view, texts, coach.roof, inner, most)
    under = signs.tokens(view, texts, facts.loot_at(view, coach.seat))
    if under and lines and lines[-1].cell_len + 1 + under[0].cell_len <= inner:
        lines[-1].append(" ").append_text(Text(" ").join(under))
        return lines
    return lines + signs.wrapped(under, inner)


def _coach(view: Game, texts: Texts, coach: facts.Coach, inner: int, roomy: bool) -> list[Text]:
    """The stagecoach below the car that it faces: its roof, its name in the upper edge, its inside, its wheels."""
    most = MOST_LINES if roomy else FEW_LINES
    own = max(inner, COACH_WIDTH)
    cars = len(facts.cars(view))
    left = max(min(2 + coach.car * (inner + 3), 1 + cars * (inner + 3) - own - 2), 0)
    roof = _on_coach(view, texts, coach, own, most)
    room = _cell(view, texts, coach.inside, own, most) or [Text()]
    name = texts.say("label-coach")
    indent = Text(" " * left)
    lines = [Text.assemble(indent, " ", piece) for piece in roof]
    edge = "─" * (own - len(name) - 3)
    lines.append(Text.assemble(indent, ("┌─ ", FRAME), (name, "bold"), (f" {edge}┐", FRAME)))
    lines += [Text.assemble(indent, ("│", FRAME), _padded(piece, own), ("│", FRAME)) for piece in room]
    lines.append(Text.assemble(indent, ("└(o)" + "─" * (own - 6) + "(o)┘", FRAME)))
    return lines


def _coach_in_a_line(view: Game, texts: Texts, coach: facts.Coach, width: int) -> list[Text]:
    """The stagecoach where there is no room: the car that it faces, who is on it, and who is in it."""
    line = Text.assemble(" ", (texts.say("label-coach-at", car=coach.car), "bold"))
    for sign, cell in (
        (ON_ROOF, _on_coach(view, texts, coach, width, 1)),
        (IN_ROOM, _cell(view, texts, coach.inside, width, 1)),
    ):
        if cell:
            line.append_text(Text.assemble("  ", (sign, FRAME), " ", Text(" ").join(cell)))
    line.truncate(width - 1, overflow="ellipsis")
    return [line]


def _cell(view: Game, texts: Texts, place: int, inner: int, most: int) -> list[Text]:
    """Who and what is on a position: pawns by name, by letter where they are too many, then loot."""
    here = facts.pawns_at(view, place)
    pawns = signs.wrapped([signs.pawn(view, texts, pawn, inner) for pawn in here], inner, "  ")
    if len(pawns) > most:
        pawns = signs.wrapped([signs.badge(view, texts, pawn) for pawn in here], inner)
    return pawns + signs.wrapped(signs.tokens(view, texts, facts.loot_at(view, place)), inner)


def _padded(text: Text, width: int) -> Text:
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def _roof_line(roofs: list[list[Text]], row: int, inner: int) -> Text:
    """One line above the cars; ``row`` counts from below (-1 stands on the roof)."""
    line = Text(" ")
    for cell in roofs:
        piece = cell[row] if len(cell) >= -row else Text("")
        line.append("  ").append_text(_padded(piece, inner)).append(" ")
    return line


def _room_line(rooms: list[list[Text]], row: int, inner: int) -> Text:
    line = Text(" ")
    for cell in rooms:
        piece = cell[row] if row < len(cell) else Text("")
        line.append(" │", style=FRAME).append_text(_padded(piece, inner)).append("│", style=FRAME)
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
        line.append(" ").append_text(_padded(Text(label, style="bold"), inner + 2))
    return line
