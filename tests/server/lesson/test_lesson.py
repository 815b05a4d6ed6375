"""The first lesson: its record holds, the student meets everything in it, and the coach has words for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from folsom.core.game import Game
from folsom.notation.record import parse_record, verify
from folsom.server.house import House
from folsom.server.lesson.notes import script
from folsom.server.lesson.shapes import LessonShown
from folsom.server.lesson.telling import NoLesson, lesson_data, lesson_json
from folsom.server.protocol.games import Entry
from folsom.text import LANGUAGES, Texts
from folsom.text.bundle import has_text, message_ids
from server.browsers import browser
from server.houses import run


@pytest.fixture(scope="module")
def lesson() -> LessonShown:
    return LessonShown.model_validate_json(lesson_json())


def entries(lesson: LessonShown) -> list[Entry]:
    return [entry for step in lesson.steps for entry in step.events]


def number(entry: Entry, which: int) -> int:
    """A number of an entry that is no list of cards."""
    found = entry.numbers[which]
    assert isinstance(found, int)
    return found


def resolved(lesson: LessonShown, seat: int) -> list[str]:
    """The cards of a seat that are resolved, by name."""
    cards = [number(entry, 1) for entry in entries(lesson) if entry.name == "resolved" and entry.numbers[0] == seat]
    return [lesson.legend.cards[card].name for card in cards]


def test_its_record_holds() -> None:
    game = verify(parse_record(script().record))
    assert isinstance(game, Game)


def test_anybody_is_told_it(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        async with browser(house) as client:
            answer = await client.get("/api/lesson")
            assert answer.status_code == 200
            assert answer.content == lesson_json()

    run(ask, tmp_path)


def test_the_student_does_everything_that_a_bandit_can_do(lesson: LessonShown) -> None:
    assert set(resolved(lesson, lesson.seat)) == {"move", "floor", "shoot", "rob", "punch", "marshal"}
    rules = {entry.rule for entry in entries(lesson) if entry.name == "placed" and entry.numbers[0] == lesson.seat}
    assert rules >= {"BASE-MOVE-1", "BASE-MOVE-2", "BASE-FLOOR-1", "BASE-MARSHAL-2"}


def test_the_student_plans_in_every_way(lesson: LessonShown) -> None:
    own = {entry.name for entry in entries(lesson) if entry.numbers[:1] == [lesson.seat]}
    assert own >= {"played", "hidden", "drew"}
    answers = [step.answer for step in lesson.steps if step.answer]
    assert "draw" in answers
    assert any(answer.startswith("hide ") for answer in answers)
    assert any(answer.startswith("play ") for answer in answers)


def test_the_student_meets_everything_that_can_happen_to_a_bandit(lesson: LessonShown) -> None:
    told = entries(lesson)
    seat = lesson.seat
    assert any(one.name == "shot" and one.numbers[0] == seat for one in told)
    assert any(one.name == "shot" and one.numbers[1] == seat for one in told)
    assert any(one.name == "met" and number(one, 1) >> seat & 1 for one in told)
    assert any(one.name == "met" and not number(one, 1) >> seat & 1 for one in told)
    assert any(one.name == "neutral-hit" and one.numbers[0] == seat for one in told)
    assert any(one.name == "no-effect" and one.rule == "BASE-ACT-2" for one in told)
    assert {one.rule for one in told} >= {"BASE-EV-REBELLION", "BASE-EV-TAKE"}
    kinds = {lesson.legend.token_kinds[number(one, 2)].name for one in told if one.rule == "BASE-ROB-1"}
    assert kinds == {"purse", "jewel", "strongbox"}


def test_there_is_a_choice_wherever_the_student_is_asked(lesson: LessonShown) -> None:
    for step in lesson.steps:
        question = step.asking.question if step.asking else None
        assert (question is None) == (step.answer is None), step.note
        if question is not None:
            assert step.answer in question.options and len(question.options) > 1
            assert step.asking and step.asking.seats == [lesson.seat] and not step.asking.undo


def test_every_note_is_said_in_every_language(lesson: LessonShown) -> None:
    notes = [step.note for step in lesson.steps]
    assert len(set(notes)) == len(notes)
    assert {f"lesson-note-{note}" for note in notes} == {
        key for key in message_ids("en", "lesson") if key.startswith("lesson-note-")
    }
    for lang in LANGUAGES:
        for note in notes:
            assert has_text(lang, f"lesson-note-{note}")
            said = Texts(lang).say(f"lesson-note-{note}")
            assert 20 < len(said) < 300, f"{lang} {note}: a note is short enough for a phone"


def test_notes_point_at_what_is_there(lesson: LessonShown) -> None:
    legend = lesson.legend
    there = {"ticket", "plan", "hand"}
    there |= {f"{kind} {pawn.name}" for pawn in legend.pawns for kind in ("pawn", "plate")}
    there |= {f"place {place.name}" for place in legend.places} | {f"card {card.name}" for card in legend.cards}
    assert {point for step in lesson.steps for point in step.at} <= there


def test_notes_that_do_not_fit_are_refused() -> None:
    written = script()
    hurried = [replace(note, until="hidden") if note.id == "punch" else note for note in written.notes]
    with pytest.raises(NoLesson, match="'punch' the student is asked"):
        lesson_data(replace(written, notes=tuple(hurried)))
    with pytest.raises(NoLesson, match="does not happen"):
        lesson_data(replace(written, notes=(replace(written.notes[0], until="winner"),)))
    with pytest.raises(NoLesson, match="nothing happens"):
        lesson_data(replace(written, notes=written.notes[:4]))
