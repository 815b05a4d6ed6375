"""Names: any letters, but nothing that hides, and nothing that a page could take for its own."""

from __future__ import annotations

import pytest

from folsom.server.people.names import LONGEST, clean_name
from folsom.server.problems import Problem
from server.people.browsers import NewBrowser, good, refused

FINE = {
    "Ann": "Ann",
    "  Ann \t Oakley\n": "Ann Oakley",
    "Zoe\u0308": "Zoë",
    "Дороти": "Дороти",
    "寿司": "寿司",
    "ابن بطوطة": "ابن بطوطة",
    "Nguyễn Thị": "Nguyễn Thị",
    "🐎": "🐎",
    "❤\ufe0f": "❤\ufe0f",
    "<script>alert(1)</script": "<script>alert(1)</script",
    "'; DROP TABLE people;--": "'; DROP TABLE people;--",
    "{{7*7}}": "{{7*7}}",
}
ODD = {
    "a null": "An\0n",
    "a bell": "An\x07n",
    "an escape": "\x1b[31mAnn",
    "a right-to-left override": "Ann\u202eevE",
    "an isolate": "\u2066Ann",
    "a zero-width space": "An\u200bn",
    "a byte order mark": "\ufeffAnn",
    "a soft hyphen": "An\u00adn",
    "a tag": "Ann\U000e0041",
    "private use": "Ann\ue000",
    "no character": "Ann\uffff",
    "zalgo": "A" + "\u0300" * 10 + "nn",
    "enclosed again and again": "A" + "\u20dd" * 4,
    "nothing but a mark": "\u0301",
    "a filler": "\u3164",
    "a blank of braille": "\u2800\u2800",
}


@pytest.mark.parametrize("text", FINE)
def test_a_name_is_kept_as_it_shows(text: str) -> None:
    assert clean_name(text) == FINE[text]


@pytest.mark.parametrize("why", ODD)
def test_a_name_that_hides_something_is_refused(why: str, browser: NewBrowser) -> None:
    refused(browser().post("/guests", name=ODD[why]), 422, "odd-name")


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u3000", "x" * (LONGEST + 1), "\ufdfa" * 40])
def test_a_name_has_some_letters_and_not_too_many(text: str) -> None:
    with pytest.raises(Problem):
        clean_name(text)


def test_a_half_letter_is_refused(browser: NewBrowser) -> None:
    raw = b'{"name": "Ann \\ud83d"}'
    answer = browser().http.post("/api/guests", content=raw, headers={"Content-Type": "application/json"})
    refused(answer, 422, "no-json")


def test_a_name_goes_out_as_json_that_no_browser_takes_for_a_page(browser: NewBrowser) -> None:
    ann = browser()
    name = "<img src=x onerror=a()>"
    ann.guest(name)
    answer = ann.get("/me")
    assert good(answer)["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    refused(ann.post("/guests", name="Ann"), 409, "known-already")
    for path in (f"/{name}", f"/me/{name}"):
        assert name not in ann.get(path).text
