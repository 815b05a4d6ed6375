"""The convoy, a box with every shape, in the browser: a whole game on a desk and on a small phone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from outside.serving import Apart, serving
from web.pages import WAITS, Complaints, serious, spills
from web.playing import answer_to_the_end, comes_to_rest, sit_down

SETUP = {"players": 6, "boxes": ["convoy"]}
SEATS = 8
PAWNS = 11
SIZES = [("en-GB", 1440, 900, "the clockwork"), ("fr-FR", 360, 640, "l’automate")]


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    with serving(Path(tmp_path_factory.mktemp("apart")), "convoy") as server:
        yield server


@pytest.mark.parametrize(("lang", "wide", "high", "clockwork"), SIZES)
def test_a_whole_game(chromium: Browser, apart: Apart, lang: str, wide: int, high: int, clockwork: str) -> None:
    size = {"width": wide, "height": high}
    context = chromium.new_context(base_url=apart.url, locale=lang, viewport=size)  # type: ignore[arg-type]
    context.set_default_timeout(WAITS)
    page = context.new_page()
    complaints = Complaints(page)
    sit_down(page, SETUP)
    answer_to_the_end(page, random.Random(2), until=6)
    assert comes_to_rest(page)
    expect(page.locator(".plates li")).to_have_count(SEATS)
    expect(page.locator(".plates").filter(has_text=clockwork)).to_have_count(1)
    assert page.locator("g[data-vehicle]").count() == 1 + 7 + 4, "the cart, the train and the convoy"
    assert page.locator(".game [data-pawn]").count() == PAWNS
    assert not spills(page)
    assert serious(page) == []
    assert answer_to_the_end(page, random.Random(3)) > 0
    expect(page.locator(".ways")).to_be_visible()
    assert complaints.heard == []
    context.close()
