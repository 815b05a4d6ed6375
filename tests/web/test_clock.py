"""Plates, picture, log and title show one moment, while what happened is told: nothing runs ahead of the picture."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext

from web.playing import answer_to_the_end, by_mouse, sit_down

# Looks at the screen in every frame and keeps what does not go together. In a plain game seat and pawn have one number.
WATCH = """() => {
    window.seen = {frames: 0, told: 0, ahead: []};
    const number = (one, key) => Number(one.dataset[key].split(" ").at(-1));
    const all = (what, key) => [...document.querySelectorAll(what)].map((one) => number(one, key));
    const look = () => {
        const plates = all(".plate.turn", "seat"), active = all(".game .pawn.active", "pawn");
        const telling = document.querySelector("[data-act=skip]") !== null;
        window.seen.frames += 1;
        if (telling && active.length > 0) {
            window.seen.told += 1;
            if (plates.some((seat) => !active.includes(seat))) window.seen.ahead.push({plates, active});
        }
        if (telling && document.title.startsWith("●")) window.seen.ahead.push({title: document.title});
        requestAnimationFrame(look);
    };
    look();
}"""


def test_who_acts_on_the_plates_acts_in_the_picture(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page, {"players": 4})
    page.evaluate(WATCH)

    def patiently(page: Any, chance: random.Random) -> None:
        by_mouse(page, chance)
        page.locator(".question.mine, .ways").first.wait_for()

    answer_to_the_end(page, random.Random(4), until=12, answer=patiently)
    seen = page.evaluate("window.seen")
    assert seen["told"] > 20, "cards were acted out"
    assert seen["ahead"] == []
