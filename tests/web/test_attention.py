"""What calls somebody beyond the screen: sounds, if they are wanted, the title, and a note of the system."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from server.live import Live
from web.pages import Complaints, browser_of
from web.playing import by_mouse, sit_down

# counts what is played; notes are taken down instead of shown; a page is hidden when a test says so
EARS = """
window.heard = 0; window.contexts = 0; window.noted = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}
window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts += 1; }
    resume() { void super.resume(); return Promise.resolve(); } // a busy machine wakes too late for a sound
};
window.Notification = class {
    static permission = "default";
    static answer = "granted";
    static requestPermission() { return Promise.resolve(this.permission = this.answer); }
    constructor(title, { body }) { window.noted.push([title, body]); }
    close() { window.noted.push("closed"); }
};
window.hide = (hidden) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: hidden ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
};
"""


def test_a_game_is_heard_only_by_who_wants_it(chromium: Browser, server: Live) -> None:
    window = browser_of(chromium, server)
    window.add_init_script(EARS)
    page = window.new_page()
    complaints = Complaints(page)
    sit_down(page)
    mine = page.locator(".question.mine")
    mine.wait_for()
    by_mouse(page, random.Random(1))
    mine.wait_for()
    assert page.evaluate("[contexts, heard]") == [0, 0]

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sound").check()
    page.wait_for_function("() => heard > 0")  # the whistle says what it is like
    page.get_by_role("button", name="Close").click()
    before = page.evaluate("heard")
    by_mouse(page, random.Random(1))
    page.wait_for_function("before => heard > before", arg=before)  # a card is put down
    mine.wait_for()
    assert page.evaluate("contexts") == 1

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sound").uncheck()
    page.get_by_role("button", name="Close").click()
    before = page.evaluate("heard")
    by_mouse(page, random.Random(1))
    mine.wait_for()
    assert page.evaluate("heard") == before
    assert complaints.heard == []
    window.close()


def test_who_looks_elsewhere_is_told_if_he_wants_to_be(chromium: Browser, server: Live) -> None:
    window = browser_of(chromium, server)
    window.add_init_script(EARS)
    page = window.new_page()
    sit_down(page)
    page.locator(".question.mine").wait_for()
    box = page.get_by_role("checkbox", name="Tell me when it is my turn")

    page.get_by_role("button", name="Menu").click()
    page.evaluate("Notification.answer = 'denied'")
    box.click()
    expect(page.get_by_text("The browser does not allow it")).to_be_visible()
    expect(box).not_to_be_checked()  # it says what holds, not what was pressed
    page.evaluate("Notification.answer = 'granted'")
    box.check()
    expect(page.get_by_text("The browser does not allow it")).to_have_count(0)
    page.get_by_role("button", name="Close").click()

    page.evaluate("hide(true)")
    by_mouse(page, random.Random(1))
    page.wait_for_function("() => noted.length > 0")
    title, asked = page.evaluate("noted[0]")
    assert title == "Your turn" and asked.endswith("?")  # what one is asked, not who plays
    expect(page).to_have_title("● Your turn")
    page.evaluate("hide(false)")
    page.wait_for_function("() => noted.includes('closed')")  # who is here needs no note

    page.get_by_role("button", name="Menu").click()
    box.uncheck()
    page.keyboard.press("Escape")
    told = page.evaluate("noted.length")
    page.evaluate("hide(true)")
    by_mouse(page, random.Random(1))
    page.locator(".question.mine").wait_for()
    assert page.evaluate("noted.length") == told
    window.close()
