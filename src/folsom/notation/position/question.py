"""Clauses about what is left to do, and the question that is open. What follows from the stack is not written."""

from __future__ import annotations

from typing import Final

from folsom.core.game import EVERYTHING, SPECTATOR, Game
from folsom.core.steps import CHANCE, NO_OPTIONS, NOBODY, STEPS, Ask, Draw, Step, Together
from folsom.core.table import Table
from folsom.core.texts import seat_text
from folsom.notation.names import Unknown, find, seat_named
from folsom.notation.options import option_text, parse_option
from folsom.notation.position.words import (
    Data,
    Field,
    items,
    listed,
    number_in,
    seat_names,
    split_name,
)

NOTHING: Final = "nothing"
ONLOOKER: Final = "spectator"
SMALL: Final = 1 << 31


def viewer_field(table: Table) -> Field:
    """Whose view it is; a true game has no such clause."""

    def show(data: Data) -> str:
        viewer = data["viewer"]
        return "" if viewer == EVERYTHING else ONLOOKER if viewer == SPECTATOR else seat_text(table, viewer)

    def read(data: Data, text: str) -> None:
        data["viewer"] = SPECTATOR if text == ONLOOKER else seat_named(table, text)

    return Field("seen by", show, read)


def question_fields(table: Table) -> list[Field]:
    """The stack, the number of the question, and secret answers."""
    return [
        Field("answers", lambda data: answers_text(table, data), lambda data, text: read_answers(table, data, text)),
        Field("to do", todo_text, read_todo),
        Field("question", lambda data: str(data["number"]), read_number),
        Field("open", lambda data: open_text(table, data), lambda data, text: read_open(table, data, text)),
        Field("options", lambda data: options_text(table, data), lambda data, text: read_options(table, data, text)),
    ]


def todo_text(data: Data) -> str:
    """What is left to do, the next thing first: ``Plan 2 0, Planning 1, Moment 4``."""
    return ", ".join(" ".join(str(part) for part in step) for step in reversed(data["stack"])) or NOTHING


def read_todo(data: Data, text: str) -> None:
    """The same, read."""
    stack = []
    for item in [] if text == NOTHING else items(text):
        name, *args = item.split() or [""]
        find(name, list(STEPS), "step")
        stack.append([name, *[small(number_in(arg)) for arg in args]])
    data["stack"] = stack[::-1]


def small(number: int) -> int:
    """A number that a step may have."""
    if abs(number) >= SMALL:
        raise Unknown(f"{number} is too large for a step")
    return number


def read_number(data: Data, text: str) -> None:
    """The number of the decision."""
    data["number"] = number_in(text)


def answers_text(table: Table, data: Data) -> str:
    """Secret answers that wait for the others: ``doc caboose doc``."""
    given = [(seat, option) for seat, option in enumerate(data["answers"]) if option]
    return ", ".join(f"{seat_text(table, seat)} {answer_text(table, option)}" for seat, option in given)


def read_answers(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    for item in items(text):
        seat, rest = split_name(item, seat_names(table), "seat")
        data["answers"][seat] = answer_in(table, rest)


def answer_text(table: Table, option: int) -> str:
    """An option. Commas part answers, so what it names is joined by +: ``board belle + tuco``."""
    return option_text(table, option).replace(",", " +")


def answer_in(table: Table, text: str) -> int:
    """The same, read. An older version wrote the number of an option that names several things."""
    return number_in(text[1:]) if text.startswith("#") else parse_option(table, text.replace(" +", ","))


def open_text(table: Table, data: Data) -> str:
    """The seats that owe a secret answer, where that does not follow from the answers."""
    if data["open"] == data["usual"]["open"]:
        return ""
    return listed([name for seat, name in enumerate(seat_names(table)) if data["open"] >> seat & 1])


def read_open(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    data["open"] = 0
    for item in items(text):
        data["open"] |= 1 << seat_named(table, item)


def options_text(table: Table, data: Data) -> str:
    """What is offered, where it does not follow from the position."""
    if data["options"] == data["usual"]["options"]:
        return ""
    return listed([answer_text(table, option) for option in data["options"]])


def read_options(table: Table, data: Data, text: str) -> None:
    """The same, read."""
    data["options"] = [answer_in(table, item) for item in items(text)]


def usual_open(g: Game) -> int:
    """The seats that owe a secret answer: all who are asked together and have not answered."""
    step = g.top.step
    if not isinstance(step, Together):
        return 0
    answered = sum(1 << seat for seat in range(int(g.table.seats)) if g.answers[seat])
    return int(step.seats) & ~answered


def usual_asked(g: Game) -> int:
    """Who is asked, by the step on top."""
    step = g.top.step
    if not g.stack:
        return NOBODY
    if isinstance(step, Ask):
        return int(step.seat)
    if isinstance(step, Together):
        return first_asked(g, step)
    return CHANCE if isinstance(step, Draw) else NOBODY


def first_asked(g: Game, step: Together) -> int:
    """The viewer if he is asked, else the first seat that is."""
    if g.viewer >= 0 and g.open >> g.viewer & 1:
        return int(g.viewer)
    return next((seat for seat in range(int(g.table.seats)) if g.open >> seat & 1), 0)


def usual_options(g: Game) -> list[int]:
    """What is offered to the seat that is asked, as far as this game, or view, holds it."""
    step = g.top.step
    if isinstance(step, Together):
        return step.offer_to(g, g.asked) if g.viewer == EVERYTHING else NO_OPTIONS
    if isinstance(step, Ask) and not (step.secret and g.viewer not in (EVERYTHING, step.seat)):
        return step.offer(g)
    return NO_OPTIONS


def check_question(g: Game) -> None:
    """Refuses a position that waits for nobody."""
    step: Step = g.top.step
    if g.stack and not isinstance(step, Ask | Together | Draw):
        raise Unknown(f"{type(step).__name__} comes next, but a position waits for an answer")
    seats = (1 << int(g.table.seats)) - 1
    if isinstance(step, Ask) and not 0 <= step.seat < g.table.seats:
        raise Unknown(f"{type(step).__name__} asks seat {step.seat}, which is not there")
    if isinstance(step, Together) and (not 0 < step.seats <= seats or not g.open or g.open & ~step.seats):
        raise Unknown(f"{type(step).__name__} asks seats that are not there, or nobody is left to answer")
