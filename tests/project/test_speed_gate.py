"""The speed gate shuts when games take more instructions than before, and knows what to compare with."""

from __future__ import annotations

import pytest
from bench.gate import KINDS, Counts, GateError, Kept, compare, count_reference, numbers_before

BEFORE: Counts = dict.fromkeys(KINDS, 100_000)
KEPT: Kept = {"reference": "abc", "instructions": {"this machine": BEFORE}}


def never(commit: str) -> Counts:
    raise AssertionError(f"{commit} was measured")


@pytest.mark.parametrize("kind", KINDS)
def test_5_percent_more_are_too_many(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    compare(BEFORE, BEFORE | {kind: 104_900})
    assert "+4.90 %" in capsys.readouterr().out
    with pytest.raises(GateError, match=rf"before: {kind}\.\n(.|\n)*a commit of their own that says why"):
        compare(BEFORE, BEFORE | {kind: 105_100})


def test_fewer_are_fine() -> None:
    compare(BEFORE, dict.fromkeys(KINDS, 50_000))


def test_kept_numbers_are_not_measured_again() -> None:
    assert numbers_before(KEPT, "this machine", never) == BEFORE


def test_where_none_are_kept_the_reference_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    measured: list[str] = []

    def measure(commit: str) -> Counts:
        measured.append(commit)
        return BEFORE

    assert numbers_before(KEPT, "another machine", measure) == BEFORE
    assert measured == ["abc"]
    assert '"another machine": {"base": 100000' in capsys.readouterr().out


def test_a_reference_that_is_not_in_the_clone_is_asked_for() -> None:
    with pytest.raises(GateError, match="git fetch --unshallow"):
        count_reference("0" * 40)
