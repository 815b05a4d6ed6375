"""The protocol: its page is what the server says, and what makes no sense is refused with a reason."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from folsom.server.problems import Problem
from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.protocol.reading import read_message

ROOT = Path(__file__).parent.parent.parent
ANSWER: dict[str, Any] = {
    "type": "answer",
    "table": "t",
    "seat": 0,
    "decision": 1,
    "option": "play move",
    "command": "command-1",
}


def test_the_page_is_what_the_server_says() -> None:
    command = [sys.executable, str(ROOT / "tools" / "protocol"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_message_is_read() -> None:
    assert read_message(json.dumps(ANSWER)).model_dump() == ANSWER | {"part": 0}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-json"),
        ("{", "no-json"),
        ("[" * 4000, "no-json"),
        ('{"type": "lobby", "on": NaN}', "no-json"),
        ('{"type": "lobby", "on": Infinity}', "no-json"),
        ('{"type": "lobby", "type": "lobby", "on": true}', "no-json"),
        ('{"type": "lobby", "on": true, "x": "\\ud800"}', "no-json"),
        ("[]", "no-message"),
        ("null", "no-message"),
        ("1e999", "no-json"),
        ("9" * 4000, "no-message"),
        ('{"type": "fly"}', "no-message"),
        ('{"type": "lobby"}', "no-message"),
        ('{"type": "lobby", "on": 1}', "no-message"),
        ('{"type": "lobby", "on": true, "more": 1}', "no-message"),
        (json.dumps(ANSWER | {"seat": -1}), "no-message"),
        (json.dumps(ANSWER | {"seat": True}), "no-message"),
        (json.dumps(ANSWER | {"seat": "0"}), "no-message"),
        (json.dumps(ANSWER | {"decision": 10**30}), "no-message"),
        (json.dumps(ANSWER | {"option": "x" * 81}), "no-message"),
        (json.dumps(ANSWER | {"table": "../x"}), "no-message"),
        (json.dumps(ANSWER | {"command": "short"}), "no-message"),
        (json.dumps(ANSWER | {"option": "x" * MOST_BYTES}), "too-long"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(Problem) as error:
        read_message(text)
    assert error.value.code == code
    assert text[:50] not in error.value.message or len(text) < 3


def test_a_lone_surrogate_is_refused() -> None:
    for text in ('{"type": "say", "table": "t", "text": "\\ud800"}', '{"type": "say", "table": "t", "text": "\ud800"}'):
        with pytest.raises(Problem):
            read_message(text)
