"""What is done with each kind of sample: it is run, or read by what reads it in the game."""

from __future__ import annotations

import io
import tomllib
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint
from textwrap import indent

from sybil import Example
from sybil.evaluators.python import PythonEvaluator
from sybil.typing import Evaluator

from folsom.notation.position import parse_position, position_text
from folsom.notation.record import parse_record, record_text, verify
from folsom.notation.scenario import check_text
from folsom.notation.scenario.reading import read_text
from pages.commands import commands_in, read_command, run_command

PRINTED = "what the sample before it printed"
FRAME = "title: A part of a scenario\nrules: [BASE-PLAN-1]\ngiven: {}\nthen:\n"


def run_python(example: Example) -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        PythonEvaluator()(example)
    example.namespace[PRINTED] = printed.getvalue()


def run_commands(example: Example) -> None:
    example.namespace[PRINTED] = "".join(run_command(command) for command in commands_in(example.parsed))


def read_commands(example: Example) -> None:
    for command in commands_in(example.parsed):
        read_command(command)


def compare_output(example: Example) -> str | None:
    printed = example.namespace.pop(PRINTED, None)
    return None if printed == example.parsed else f"this was printed: {printed}"


def check_scenario(example: Example) -> str | None:
    """A scenario must hold; a part of one, what stands under `then`, must have the right shape."""
    text = str(example.parsed)  # the YAML reader takes nothing but plain text
    if text.startswith("title:"):
        return "\n".join(check_text(text).problems)
    read_text(FRAME + indent(text, "  "))
    return None


def load_entry_points(example: Example) -> None:
    """What an entry point of another package names is there."""
    for group, points in tomllib.loads(example.parsed)["project"]["entry-points"].items():
        for name, value in points.items():
            EntryPoint(name, value, group).load()


def check_position(example: Example) -> str | None:
    read = parse_position(example.parsed)
    written = position_text(read.game, read.setup)
    return None if written == example.parsed.strip() else f"it would be written: {written}"


def check_record(example: Example) -> str | None:
    record = parse_record(example.parsed)
    verify(record)
    written = record_text(record)
    return None if written == example.parsed else f"it would be written: {written}"


RUN: dict[str, Evaluator] = {
    "python": run_python,
    "sh": run_commands,
    "output": compare_output,
    "yaml": check_scenario,
    "toml": load_entry_points,
    "position": check_position,
    "record": check_record,
}
