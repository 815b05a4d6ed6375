"""The examples of docs/notation.md hold."""

from __future__ import annotations

import re
from pathlib import Path

from folsom.notation.perft import perft
from folsom.notation.position import parse_position, position_text
from folsom.notation.record import parse_record, record_text, verify
from folsom.notation.record.as_scenario import scenario_text
from folsom.notation.scenario import check_text

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_positions() -> None:
    game, seen = examples("position")
    for text in (game, seen):
        read = parse_position(text)
        assert position_text(read.game, read.setup) == text.strip()
    counts = [f"{depth}: {perft(parse_position(game).game, depth)}\n" for depth in range(1, 5)]
    assert "".join(counts) in PAGE


def test_record_and_its_scenario() -> None:
    (text,) = examples("record")
    record = parse_record(text)
    assert record_text(record) == text
    verify(record)
    (scenario,) = examples("yaml")
    assert scenario_text(record, len(record.plies), "game.txt, after ply 28") == scenario
    assert check_text(scenario).passed


def test_code() -> None:
    for code in examples("python"):
        exec(compile(code, "notation.md", "exec"), {})
