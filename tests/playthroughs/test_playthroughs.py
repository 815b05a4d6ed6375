"""Games that are kept: each must still be played as it was, and look to everybody as it did."""

from __future__ import annotations

import pytest

from folsom import BOXES, VARIANTS
from folsom.notation.record import parse_record, record_text, verify
from playthroughs.games import HERE, SETUPS, record_file, views_file
from playthroughs.perfts import PERFT_FILE, POSITIONS, counts, perft_texts
from playthroughs.views import views_lines

REGENERATE = "if that is meant: python tests/playthroughs/regenerate.py, and look at the difference"
MOST_BYTES = 4_500_000


@pytest.mark.parametrize("name", SETUPS)
def test_a_kept_game_is_played_as_it_was(name: str) -> None:
    text = record_file(name).read_text(encoding="utf-8")
    record = parse_record(text)
    assert record.setup == SETUPS[name], REGENERATE
    assert record_text(record) == text
    assert verify(record).over()


@pytest.mark.parametrize("name", SETUPS)
def test_everybody_sees_what_he_saw(name: str) -> None:
    record = parse_record(record_file(name).read_text(encoding="utf-8"))
    kept = views_file(name).read_text(encoding="utf-8").splitlines()
    found = list(views_lines(record))
    ply = "the start"
    for number, (line, expected) in enumerate(zip(found, kept)):
        ply = expected if not expected.startswith(" ") else ply
        assert line == expected, f"{views_file(name).name}:{number + 1}, after {ply}; {REGENERATE}"
    assert len(found) == len(kept), REGENERATE


def test_the_kept_games_cover_all_ways_to_play() -> None:
    setups = SETUPS.values()
    assert len(SETUPS) >= 20
    assert {len(s.bandits) for s in setups if not s.variants} == {3, 4, 5, 6}
    assert {s.edition for s in setups} == {2014, 2016}
    assert any(s.first_game for s in setups)
    assert {name for s in setups for name in s.variants} >= set(VARIANTS)
    assert {name for s in setups for name in s.boxes} >= set(BOXES)
    assert {name for s in setups if s.boxes for name in s.variants} >= set(VARIANTS)


def test_nothing_else_lies_there_and_it_is_not_too_much() -> None:
    files = [*(HERE / "records").iterdir(), *(HERE / "views").iterdir()]
    assert {file.stem for file in files} == set(SETUPS)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


# Counts of positions to a depth.

KEPT = PERFT_FILE.read_text(encoding="utf-8").splitlines()


def test_the_counts_are_from_the_kept_games() -> None:
    assert KEPT[0::3] == [f"{name} after ply {number}" for name, number, _ in POSITIONS]
    assert KEPT[1::3] == [f"  {text}" for text in perft_texts()], REGENERATE


@pytest.mark.parametrize("number", range(len(POSITIONS)), ids=[f"{name}-{ply}" for name, ply, _ in POSITIONS])
def test_as_many_sequences_follow_as_did(number: int) -> None:
    text, kept = KEPT[3 * number + 1].strip(), KEPT[3 * number + 2].strip()
    assert counts(text, len(kept.split())) == kept, REGENERATE
