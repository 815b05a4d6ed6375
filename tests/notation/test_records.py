"""Game records: print and parse are inverse, every answer is checked, what was altered or cut off is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from folsom import CHANCE, Refused, Setup, pending, save
from folsom.notation.record import (
    Record,
    Recorder,
    RecordError,
    parse_record,
    record_text,
    replay,
    rules_version,
    verify,
)
from folsom.notation.record.writing import hashed
from laws.tables import SEEDS, UNHURRIED
from notation.games import random_record, setups

FOUR = Setup(("doc", "belle", "tuco", "django"))


@settings(UNHURRIED, max_examples=16)
@given(setups(), SEEDS)
def test_records_read_back_and_hold(setup: Setup, seed: int) -> None:
    record = random_record(setup, seed)
    text = record_text(record)
    read = parse_record(text)
    assert read == record
    assert record_text(read) == text
    assert verify(read).over()
    assert max(len(line) for line in text.splitlines()) <= 120


def test_a_record_may_have_no_winner() -> None:
    """HS-EV-ESCAPE: all are arrested."""
    record = random_record(Setup(("django", "cheyenne", "doc"), boxes=("horses",)), 0)
    assert record.result is not None and record.result.winners == ()
    text = record_text(record)
    assert "\nwinners: nobody\n" in text
    assert parse_record(text) == record
    assert verify(record).over()


@settings(UNHURRIED, max_examples=15)
@given(setups(), SEEDS)
def test_games_that_are_not_over_have_records_too(setup: Setup, seed: int) -> None:
    record = random_record(setup, seed, seed % 90)
    assert parse_record(record_text(record)) == record
    assert not verify(record).over()


def test_a_replay_gives_every_position() -> None:
    record = random_record(FOUR, 3)
    found = list(replay(record))
    assert [position.number for position in found] == list(range(len(record.plies) + 1))
    assert found[-1].game.over()
    recorder = Recorder(FOUR)
    for position, ply in zip(found[1:], record.plies):
        recorder.play(ply)
        assert save(recorder.game) == save(position.game)


def test_a_record_is_for_people_too() -> None:
    text = record_text(random_record(FOUR, 3))
    assert text.startswith(f"folsom record 1\nrules: {rules_version()}\nbandits: doc, belle, tuco, django\n")
    assert re.search(r"^== round 2\n-- drawing\n +\d+  \[\w+: cards ", text, re.MULTILINE)
    assert re.search(r"^-- turn 1 \w+\n +\d+  \w+: (play|hide|draw)", text, re.MULTILINE)
    assert re.search(r"^-- action \d+, doc \w+\n +\d+  ", text, re.MULTILINE)
    assert re.search(r"== end\nmoney: doc \d+, .*\nwinners: .*\nsha256 [0-9a-f]{64}\n$", text)


def test_names_and_seed_are_kept() -> None:
    record = Recorder(FOUR, ("Ann B.", "Zoë", "C", "D"), 7).record()
    assert "names: Ann B., Zoë, C, D\nseed: 7\n" in record_text(record)
    assert parse_record(record_text(record)) == record


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "c", "d,e"), ("a", "b", "c", "d\ne"), ("a", "", "c", "d")])
def test_names_that_no_line_can_hold_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"names for|cannot stand in a record"):
        Recorder(FOUR, names)


def test_a_recorder_checks_answers() -> None:
    recorder = Recorder(FOUR)
    with pytest.raises(Refused):
        recorder.answer(0, 0)
    with pytest.raises(Refused):
        recorder.chance(0)
    assert recorder.record().plies == ()


# What is wrong is refused, with line and reason.


def signed(text: str) -> str:
    """The text with a hash that fits it."""
    body = text[: text.index("sha256 ")] if "sha256 " in text else text
    return f"{body}sha256 {hashed(body)}\n"


def kept() -> str:
    return record_text(random_record(FOUR, 3))


@pytest.mark.parametrize("end", [20, 200, 1000, -1, -2, -40, -70, -120])
def test_a_record_that_is_cut_off_is_refused(end: int) -> None:
    with pytest.raises(RecordError, match=r"cut off|begins with|only version") as caught:
        parse_record(kept()[:end])
    assert caught.value.line == kept()[:end].count("\n") + 1


def test_any_altered_letter_is_refused() -> None:
    text = kept()
    for at in range(0, len(text), 7):
        other = "x" if text[at] != "x" else "y"
        with pytest.raises(RecordError):
            parse_record(text[:at] + other + text[at + 1 :])


def test_an_added_line_is_refused() -> None:
    with pytest.raises(RecordError, match="follows the hash"):
        parse_record(kept() + "more\n")
    with pytest.raises(RecordError, match="line feed alone"):
        parse_record(kept().replace("\n", "\r\n", 5))


SIGNED = [
    (r"folsom record 1", "folsom record 9", 1, "only version"),
    (r"rules: [^\n]*\n", "", 5, "which version of the rules"),
    (r"bandits: doc", "bandits: dok", 6, "did you mean 'doc'"),
    (r"edition: 2016", "editon: 2016", 4, "no line of a header"),
    (r"edition: 2016", "edition: 2016\nedition: 2016", 5, "there twice"),
    (r"edition: 2016", "edition: 2016\nnames: Ann", 1, "1 names for 4 players"),
    (r"\[first (\w+)\]", "first \\1", 8, "is no ply"),
    (r"   3  ", "   4  ", 12, "ply 3 comes here, not 4"),
    (r"   3  ", f"{'9' * 5000}  ", 12, "is no line of plies"),
    (r"== setup\n", "", 7, "before the first heading"),
    (r"== end\n", "", 0, "no line of plies"),
    (r"winners: [^\n]*", "winners: somebody", 0, "no bandit here is called 'somebody'"),
    (r"money: doc \d+", "money: doc much", 0, "amounts are numbers"),
    (r"money: doc", "money: belle", 0, "every bandit"),
    (r"  (\w+): (play|hide|draw)", "  dok: \\2", 0, "did you mean 'doc'"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), SIGNED)
def test_a_signed_record_that_is_none_is_refused(old: str, new: str, line: int, reason: str) -> None:
    text = kept()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(RecordError, match=reason) as caught:
        parse_record(signed(changed))
    assert caught.value.line == line or not line


UNPLAYABLE = [
    (r": (play|hide) (\w+);", ": play bullet doc;", "BASE-PLAN-2"),
    (r": (play|hide) (\w+);", ": dance;", "nothing is called 'dance'"),
    (r"\[round [\w-]+\]", "[round conductor]", "cannot be drawn here"),
    (r"\[round [\w-]+\]", "[train mail, saloon, dining, baggage]", "cannot be drawn here"),
    (r"\[(\w+): cards [^\]]*\]", "[cards move]", "somebody else's draw"),
    (r"-- turn 1 \w+\n", "", "stands under 'round 1, drawing'"),
    (r"money: doc \d+", "money: doc 99999", "the result is doc"),
    (r"\[first \w+\]; *", "", "."),
]


@pytest.mark.parametrize(("old", "new", "reason"), UNPLAYABLE)
def test_a_record_of_what_cannot_be_is_refused(old: str, new: str, reason: str) -> None:
    text = kept()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(RecordError, match=reason) as caught:
        verify(parse_record(signed(changed)))
    assert caught.value.line


def test_a_record_without_its_last_plies_is_refused() -> None:
    record = random_record(FOUR, 3)
    short = Record(FOUR, record.plies[:-1], record.result, record.rules)
    with pytest.raises(RecordError, match="the game is not over"):
        verify(parse_record(record_text(short)))
    unfinished = Record(FOUR, record.plies, None, record.rules)
    with pytest.raises(RecordError, match="won by"):
        verify(parse_record(record_text(unfinished)))


def test_answers_given_together_name_their_seats() -> None:
    setup = Setup(("doc", "belle", "tuco", "django"), variants=("duo",))
    recorder = Recorder(setup)
    for ply in random_record(setup, 1).plies[:2]:
        recorder.play(ply)
    recorder.answer(1, answer_of(recorder, 1))
    recorder.answer(0, answer_of(recorder, 0))
    seats = [ply.seat for ply in recorder.plies if ply.seat != CHANCE]
    assert seats == [1, 0]
    assert re.search(r"tuco: caboose tuco;\s+(4  )?doc: caboose doc;", record_text(recorder.record()))
    verify(parse_record(record_text(recorder.record())))


def answer_of(recorder: Recorder, seat: int) -> int:
    return next(d.options[0] for d in pending(recorder.game) if d.seat == seat)
