"""A box that another package brings, found by its entry point, plays like one of ours; nothing of it is compiled."""

from __future__ import annotations

import subprocess
import sys

import pytest

from outside.tried import tried, with_box

TRIES = [
    "whole_games_keep_the_laws",
    "it_is_copied_saved_and_loaded_in_the_middle",
    "views_show_it",
    "texts_speak_of_it",
    "its_event_gives_its_power",
    "its_voice_in_texts",
    "its_voice_in_scenarios",
    "its_voice_among_bots",
    "its_voice_in_the_legend",
    "its_voice_in_the_terminal",
    "a_record_of_it_is_read_back",
]


@pytest.mark.parametrize("name", TRIES)
def test_a_box_from_outside(name: str) -> None:
    tried("", "tries", name)


def test_the_command_line_plays_it() -> None:
    done = with_box("", "-m", "folsom.cli", "simulate", "--box", "ferry", "--games", "3", "-j", "1")
    assert done.returncode == 0, done.stderr
    assert "ferry" in with_box("", "-m", "folsom.cli", "play", "--help").stdout


def test_without_its_package_it_is_unknown() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "folsom.cli", "simulate", "--box", "ferry", "--games", "3"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no box is called 'ferry'" in done.stderr
