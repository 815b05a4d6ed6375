"""The examples of docs/notation.md fit together; tests/pages runs each by itself."""

from __future__ import annotations

import re
from pathlib import Path

from folsom.notation.perft import perft
from folsom.notation.position import parse_position
from folsom.notation.record import parse_record
from folsom.notation.record.as_scenario import scenario_text

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_counts() -> None:
    game = parse_position(examples("position")[0]).game
    counts = [f"{depth}: {perft(game, depth)}\n" for depth in range(1, 5)]
    assert "".join(counts) in PAGE


def test_the_scenario_is_that_of_the_record() -> None:
    (text,) = examples("record")
    record = parse_record(text)
    (scenario,) = examples("yaml")
    assert scenario_text(record, len(record.plies), "game.txt, after ply 28") == scenario
