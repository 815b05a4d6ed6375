"""Horses & Stagecoach in the terminal: horses and the stagecoach below the train, hostages, and who has ridden away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text

from folsom.boxes.horses.pieces import coach_car, has_coach, pieces_of
from folsom.cli import facts, panels, signs
from folsom.cli.box import BoxScreen, PictureRoom
from folsom.cli.train import FEW_LINES, FRAME, MOST_LINES, cell, padded
from folsom.core import words
from folsom.core.game import Game
from folsom.core.words import VERBS
from folsom.notation.boxes.horses import horses_at, hostages_left, hostages_of, hostages_on
from folsom.text import Texts
from folsom.text.texts import capital

HORSE: Final = "♞"
MOST_SIGNS: Final = 6  # of horses in a row
COACH_WIDTH: Final = 15  # of the stagecoach, at least, without its walls
ON_ROOF: Final = "▔"  # before who is on the stagecoach
IN_ROOM: Final = "▁"  # before who is in it


class HorsesScreen(BoxScreen):
    """All that a terminal shows and says of the box."""

    colours: ClassVar[Mapping[str, str]] = {"shotgun": "bright_cyan"}
    lawmen: ClassVar[Mapping[str, str]] = {"shotgun": "☆"}
    tokens: ClassVar[Mapping[str, tuple[str, str]]] = {"flask": ("▮", "green")}

    pictured = ("coach", "drank")

    verbs = ("hostage", "ride", "flee", "take", "board", "ride-on", "board-at", "drink", "drink-second", "hold")

    def barred(self, view: Game) -> Sequence[str]:
        return ("hostage",) if facts.leads_several(view, 0) else ("hostage", "drink-second")

    def domains(self, view: Game) -> Mapping[int, Sequence[int]]:
        hostages = [int(power.bit) for power in hostages_on(view.table)]
        return {words.POWER: hostages, words.PAWNS: riding_together(view), words.VALUE: flask_values(view)}

    def beside_train(self, view: Game, texts: Texts, room: PictureRoom) -> list[Text]:
        lines = [horses_beside(view, room.inner)]
        coach = coach_of(view)
        if coach is not None:
            lines += coach_in_a_line(view, texts, coach, room) if room.tight else coach_below(view, texts, coach, room)
        return lines

    def below_players(self, view: Game, texts: Texts, width: int, all_of_it: bool) -> list[Text]:
        """Who has which hostage, who is left to be taken, and who has ridden away."""
        held = [
            signs.badge(view, texts, bandit).append(f" {name}", style="default not bold")
            for bandit, names in hostages(view).items()
            for name in [texts.power(hostage, "name") for hostage in names]
        ]
        free = [Text(texts.power(hostage, "name")) for hostage in hostages_left(view)] if all_of_it else []
        away = [signs.pawn(view, texts, bandit) for bandit in rode_away(view)]
        lines = []
        for label, pieces in (("hostages", held), ("hostages-left", free), ("away", away)):
            if pieces:
                lines += panels.labelled(panels.as_label(texts.say(f"label-{label}")), pieces, width, " · ")
        return lines

    def about(self, view: Game, texts: Texts, option: int) -> str:
        """Tells what a hostage who can be chosen does and brings."""
        names = {int(power.bit): power.name for power in hostages_on(view.table)}
        is_one = VERBS[option & 255].argument == words.POWER and option >> 8 in names
        return hostage_help(texts, names[option >> 8]) if is_one else ""

    def signs(self, texts: Texts) -> list[str]:
        return [f"{HORSE} {texts.say('label-horse')}"]

    def help(self, view: Game, texts: Texts) -> list[str]:
        """The hostages in this game: those that somebody has, and those that are left."""
        held = [name for names in hostages(view).values() for name in names]
        return [hostage_help(texts, name) for name in held + hostages_left(view)]


@dataclass(frozen=True)
class Coach:
    """The stagecoach: the car that it faces, its places, and the one under who sits on its roof."""

    car: int
    roof: int
    inside: int
    seat: int


def coach_of(view: Game) -> Coach | None:
    """The stagecoach, if there is one."""
    if not has_coach(view):
        return None
    pieces = pieces_of(view)
    return Coach(int(coach_car(view)), int(pieces.coach_roof), int(pieces.coach_inside), int(pieces.seat))


def rode_away(view: Game) -> list[int]:
    """The bandits who have left the train for good."""
    return facts.pawns_at(view, int(pieces_of(view).rode_away))


def hostages(view: Game) -> dict[int, list[str]]:
    """The hostages of each bandit who has any, by name."""
    return {view.table.pawn_names.index(name): held for name, held in hostages_of(view).items()}


def riding_together(view: Game) -> list[int]:
    """The bandits (masks) of the viewer who may board the train together."""
    led = view.table.led[view.viewer] if view.viewer >= 0 else []
    mask = sum(1 << bandit for bandit in led)
    return [pawns for pawns in range(1, mask + 1) if pawns & ~mask == 0]


def flask_values(view: Game) -> list[int]:
    """The numbers of what a flask may hold."""
    kind = view.table.token_kinds[int(pieces_of(view).flask)]
    return list(range(kind.first, kind.last + 1))


def hostage_help(texts: Texts, name: str) -> str:
    """A hostage: what it does to its bandit, and what it brings."""
    effect, ransom = texts.power(name, "effect"), texts.power(name, "ransom")
    return texts.say("help-hostage", name=capital(texts.power(name, "name")), effect=effect, ransom=ransom)


def horses_beside(view: Game, inner: int) -> Text:
    """The horses beside the cars."""
    line = Text(" ")
    for number in horses_at(view):
        line.append(" ").append_text(padded(horse_signs(number, inner) if number else Text(), inner + 2))
    return line


def horse_signs(number: int, room: int) -> Text:
    """So many horses: a sign for each, or a number where there is no room."""
    sign = HORSE * number if number <= min(room, MOST_SIGNS) else f"{HORSE}×{number}"
    return Text(sign, style="yellow")


def on_coach(view: Game, texts: Texts, coach: Coach, inner: int, most: int) -> list[Text]:
    """Who and what is on the roof of the stagecoach; a lawman sits on what lies under him."""
    lines = cell(view, texts, coach.roof, inner, most)
    under = signs.tokens(view, texts, facts.loot_at(view, coach.seat))
    if under and lines and lines[-1].cell_len + 1 + under[0].cell_len <= inner:
        lines[-1].append(" ").append_text(Text(" ").join(under))
        return lines
    return lines + signs.wrapped(under, inner)


def coach_below(view: Game, texts: Texts, coach: Coach, room: PictureRoom) -> list[Text]:
    """The stagecoach below the car that it faces: its roof, its name in the upper edge, its inside, its wheels."""
    inner = room.inner
    most = MOST_LINES if room.roomy else FEW_LINES
    own = max(inner, COACH_WIDTH)
    cars = len(facts.cars(view))
    left = max(min(2 + coach.car * (inner + 3), 1 + cars * (inner + 3) - own - 2), 0)
    roof = on_coach(view, texts, coach, own, most)
    inside = cell(view, texts, coach.inside, own, most) or [Text()]
    name = texts.say("label-coach")
    indent = Text(" " * left)
    lines = [Text.assemble(indent, " ", piece) for piece in roof]
    edge = "─" * (own - len(name) - 3)
    lines.append(Text.assemble(indent, ("┌─ ", FRAME), (name, "bold"), (f" {edge}┐", FRAME)))
    lines += [Text.assemble(indent, ("│", FRAME), padded(piece, own), ("│", FRAME)) for piece in inside]
    lines.append(Text.assemble(indent, ("└(o)" + "─" * (own - 6) + "(o)┘", FRAME)))
    return lines


def coach_in_a_line(view: Game, texts: Texts, coach: Coach, room: PictureRoom) -> list[Text]:
    """The stagecoach where there is no room: the car that it faces, who is on it, and who is in it."""
    line = Text.assemble(" ", (texts.say("label-coach-at", car=coach.car), "bold"))
    for sign, piece in (
        (ON_ROOF, on_coach(view, texts, coach, room.width, 1)),
        (IN_ROOM, cell(view, texts, coach.inside, room.width, 1)),
    ):
        if piece:
            line.append_text(Text.assemble("  ", (sign, FRAME), " ", Text(" ").join(piece)))
    line.truncate(room.width - 1, overflow="ellipsis")
    return [line]


BOX: Final = HorsesScreen()
