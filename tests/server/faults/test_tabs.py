"""One person with two windows: both see all, either may answer, and one answer counts."""

from __future__ import annotations

from pathlib import Path

from server.faults.test_messages import four, until_undo
from server.faults.windows import Window, log_of, settle, who_is_asked, windows_of


def test_two_windows_of_one_person(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        first, second = windows_of(people), windows_of(people)
        for number in range(12):
            one = who_is_asked(first if number % 2 else second)
            assert one.seat is not None
            other = (second if number % 2 else first)[one.seat]
            what = one.answer(f"first-{number:03d}", number)
            also = other.answer(f"second-{number:02d}", number + 1)
            one.say(**what)
            other.say(**also)
            said = [one.hear("done", "refused"), other.hear("done", "refused")]
            assert sorted(message["type"] for message in said) == ["done", "refused"]
            assert next(message["code"] for message in said if message["type"] == "refused") == "refused"
            settle([*first, *second])
            assert [window.view for window in first] == [window.view for window in second]
        assert len(log_of(server)) == 13


def test_what_one_window_answered_the_other_takes_back(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        asked, _ = until_undo(windows)
        assert asked.seat is not None
        other = Window(people[asked.seat])
        assert other.watch("t", asked.seat)["asking"]["undo"]
        before = len(log_of(server))
        undo = {"type": "undo", "table": "t", "seat": asked.seat}
        asked.say(**undo, command="undo-here")
        other.say(**undo, command="undo-there")
        said = [asked.hear("done", "refused")["type"], other.hear("done", "refused")["type"]]
        assert "done" in said
        for _ in range(said.count("done")):  # both, if the answer before could be taken back too
            settle([*windows, other])
        assert asked.view == other.view
        assert len(log_of(server)) == before + said.count("done")
        assert {row["kind"] for row in log_of(server)[before:]} == {"undo"}


def test_presence_knows_a_person_with_two_windows_once(tmp_path: Path) -> None:
    with four(tmp_path) as ([server], people):
        windows = windows_of(people)
        twin = Window(people[0])
        twin.watch("t", 0)
        while windows[1].hear("presence")["people"] != sorted(one.id for one in people):
            pass
        windows[0].vanish()
        twin.say(type="say", table="t", text="still here")
        windows[1].hear("talk")
        assert server.house.hall.gallery.people_at("t") == {one.id for one in people}
