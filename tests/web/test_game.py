"""The game's screen in a real browser, on a real server: whole games by mouse and by keys, choosing, listening."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from server.live import Client, Live, clients
from web.finished import begun, play_on
from web.pages import SIZES, Complaints, browser_of, serious, until
from web.playing import CHOICES, MOST_ANSWERS, QUICK, answer_to_the_end, by_cards, by_keys, comes_to_rest, sit_down


def test_a_whole_game_by_mouse(window: BrowserContext) -> None:
    page = window.new_page()
    complaints = Complaints(page)
    sit_down(page)
    assert 10 < answer_to_the_end(page, random.Random(1)) < MOST_ANSWERS
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
    expect(page.locator(".score")).to_have_count(0)  # who would rather count it first is told nothing
    page.get_by_role("button", name="Just the result").click()
    expect(page.locator(".score")).to_have_count(4)
    page.get_by_role("link", name="Count the loot").click()
    expect(page.get_by_role("button", name="Same gang again")).to_be_visible()
    assert complaints.heard == []


def test_a_whole_game_of_the_box_by_keys_alone(window: BrowserContext) -> None:
    page = window.new_page()
    complaints = Complaints(page)
    sit_down(page, {"players": 3, "boxes": ["horses"]})
    assert 10 < answer_to_the_end(page, random.Random(2), answer=by_keys) < MOST_ANSWERS
    page.get_by_role("button", name="Just the result").press("Enter")
    expect(page.locator(".score")).to_have_count(3)
    assert complaints.heard == []


def test_choosing_is_confirmed_and_taken_back(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page)
    card = page.locator(".hand button[aria-pressed]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-act=confirm]")).to_contain_text("Play")
    page.keyboard.press("Enter")
    expect(page.locator(".plan li[data-point]").first).to_be_visible()


def test_a_card_that_moves_nobody_does_not_say_so(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page)
    page.locator(".question.mine").wait_for()
    hint = page.locator(".question .hint")
    stays = page.locator(".hand button[data-card=shoot], .hand button[data-card=rob], .hand button[data-card=punch]")
    stays.or_(page.locator(".hand button[data-card=marshal]")).first.click()
    expect(hint).to_have_text(re.compile("(you do this|Perhaps) inside car "))
    goes = page.locator(".hand button[data-card=move], .hand button[data-card=floor]")
    if goes.count() > 0:
        goes.first.click()
        expect(hint).to_have_text(re.compile("(this takes you|Perhaps) (into|onto) "))


def test_sheets_open_by_letters_and_close_by_escape(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page)
    for key, name in (("l", "What happened"), ("m", "Map"), ("?", "Keys and cards"), ("c", "Chat")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_contain_text("locomotive")


def test_escape_closes_a_sheet_that_is_still_being_loaded(chromium: Browser, server: Live) -> None:
    window = browser_of(chromium, server, service_workers="block")
    page = window.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Sheets-*.js", hold)
    sit_down(page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    until(page, lambda: len(held) == 1)
    page.keyboard.press("Escape")
    with page.expect_response("**/assets/Sheets-*.js") as loaded:
        held[0].continue_()
    loaded.value.finished()
    menu.click()  # it is there now, and opens at once: a sheet that came too late would lie over the button
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    window.close()


def test_who_listens_hears_the_train_and_the_turn(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page)
    page.locator(CHOICES).first.wait_for()
    expect(page.get_by_role("list", name="The train").first).to_contain_text("Marshal")
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()
    expect(page).to_have_title("● Your turn")


def test_axe_finds_nothing_serious_and_nothing_scrolls(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page)
    page.locator(CHOICES).first.click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.locator(CHOICES).first.wait_for()
            assert (width, theme, serious(page)) == (width, theme, [])
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    page.keyboard.press("l")
    page.get_by_role("dialog").wait_for()
    assert serious(page) == []


def test_memory_shows_only_the_top_of_the_pile(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page, options={"plan": "memory"})
    answer_to_the_end(page, random.Random(3), until=2)
    page.locator(CHOICES).first.wait_for()
    assert page.locator(".plan .chip.open").count() <= 1


def test_one_steps_back_through_what_happened_and_on_again(window: BrowserContext) -> None:
    page = window.new_page()
    complaints = Complaints(page)
    sit_down(page)
    answer_to_the_end(page, random.Random(5), until=2)
    page.locator(CHOICES).first.wait_for()
    laid = page.locator(".plan li[data-point] .chip")
    asked, count = page.locator("#question-title").inner_text(), laid.count()
    page.keyboard.press(",")
    now = page.locator("[data-act=now]")
    expect(now).to_have_text("Back to now")
    expect(page.locator(".question")).to_contain_text(f"You are asked: {asked}")
    expect(page.locator(CHOICES)).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    for _ in range(3):
        page.keyboard.press(",")
    assert laid.count() < count
    assert serious(page) == []
    told = page.locator("#question-title").inner_text()
    page.locator("[data-act=back]").first.click()
    expect(page.locator("#question-title")).not_to_have_text(told)
    page.locator("[data-act=on]").first.click()
    expect(page.locator("#question-title")).to_have_text(told)
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    expect(page.locator(CHOICES).first).to_be_visible()
    page.locator(".log button.told").nth(-2).click()  # shows it again, and stays there
    expect(now).to_be_visible()
    expect(page.locator(".log li[aria-current=step]")).to_have_count(1)
    until(page, lambda: page.keyboard.press(".") or not now.count())  # on and on leads to now
    expect(page.locator(CHOICES).first).to_be_visible()
    assert complaints.heard == []


def test_who_looks_back_is_not_torn_away_but_told_what_is_new(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = gathered(nora, friend)
        windows = [browser_of(chromium, server, one) for one in (nora, friend)]
        mine, other = (window.new_page() for window in windows)
        for page in (mine, other):
            page.goto(f"/table/{table}")
            page.locator(".game").wait_for()
        for _ in range(40):  # until something has happened, and the friend is asked
            asked = [page for page in (mine, other) if page.locator(".question.mine").is_visible()]
            if asked == [other] and mine.locator(".plan li[data-point]").count() > 0:
                break
            for page in asked:
                answer_to_the_end(page, random.Random(6), until=1)
            for page in (mine, other):
                page.keyboard.press("s")
                page.wait_for_timeout(200)
        mine.keyboard.press(",")
        now = mine.locator("[data-act=now]")
        expect(now).to_have_text("Back to now")
        told = mine.locator("#question-title").inner_text()
        other.keyboard.press("s")
        answer_to_the_end(other, random.Random(7), until=1)
        expect(now).to_contain_text("new: back to now")
        expect(mine.locator("#question-title")).to_have_text(told)
        now.click()
        expect(now).to_have_count(0)
        for window in windows:
            window.close()


def test_memory_is_not_undermined_by_stepping_back(window: BrowserContext) -> None:
    page = window.new_page()
    sit_down(page, options={"plan": "memory"})
    answer_to_the_end(page, random.Random(3), until=2)
    page.locator(CHOICES).first.wait_for()
    for _ in range(6):
        page.keyboard.press(",")
        expect(page.locator("[data-act=now]")).to_be_visible()
        assert page.locator(".plan .chip.open").count() == 0
        assert not re.search(r" plays? ", page.locator("#question-title").inner_text())


def gathered(nora: Client, friend: Client) -> str:
    """A game of two people and a bot."""
    table: str = nora.http.post("/api/tables", json={"setup": {"players": 3}}).json()["id"]
    friend.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    friend.http.put(f"/api/tables/{table}/seats/1/ready", json={"ready": True})
    nora.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"})
    assert nora.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    return table


def test_who_leaves_is_played_by_a_bot_until_he_is_back(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = gathered(nora, friend)
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Leave the game").click()
        expect(page.get_by_role("dialog")).to_contain_text("A bot plays on for you.")
        page.get_by_role("button", name="Leave", exact=True).click()
        page.wait_for_url("/")
        page.goto(f"/table/{table}")
        expect(page.locator(".notes")).to_contain_text("A bot holds your seat.")
        page.get_by_role("button", name="I am back").click()
        expect(page.locator(".notes")).not_to_contain_text("A bot holds your seat.")
        context.close()


def test_who_is_muted_stays_so(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = gathered(nora, friend)
        friend.say(type="say", table=table, text="Hands up!")
        context = browser_of(chromium, server, nora)
        page = context.new_page()
        for muted in (False, True):
            page.goto(f"/table/{table}")
            page.locator(".game").wait_for()
            page.keyboard.press("c")
            dialog = page.get_by_role("dialog", name="Chat")
            box = dialog.get_by_role("checkbox")
            expect(box).to_be_checked(checked=muted)
            expect(dialog.get_by_text("Hands up!")).to_have_count(0 if muted else 1)
            if not muted:
                box.click()
                expect(dialog.get_by_text("Hands up!")).to_have_count(0)
        context.close()


COVERED = """() => {
    const roofs = [...document.querySelectorAll(".zone.roof")].map((zone) => zone.getBoundingClientRect());
    const pill = document.querySelector(".pill").getBoundingClientRect();
    return roofs.filter((roof) => roof.top < pill.bottom - 1).length;
}"""


@pytest.mark.usefixtures("loaded_dice")
def test_a_phone_comes_to_rest_and_covers_no_roof(window: BrowserContext) -> None:
    page = window.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, {"players": 6, "boxes": ["horses"]})
    chance = random.Random(4)
    answer_to_the_end(page, chance, until=6)
    while comes_to_rest(page) and page.locator(".hand button[aria-pressed]").count() == 0:
        answer_to_the_end(page, chance, until=1)  # many answers take the hand's place: it is looked at when it is there
    for width, height in [(390, 844), (360, 640), (412, 915)]:
        page.set_viewport_size({"width": width, "height": height})
        assert comes_to_rest(page), (width, height)
        expect(page.locator(".hand .card").first).to_be_visible()
        assert page.evaluate(COVERED) == 0, (width, height)


PLANNED = """() => {
    const turns = [...document.querySelectorAll(".plan .turns > li")].map((turn) => turn.getBoundingClientRect());
    const cards = [...document.querySelectorAll(".hand .card")].map((card) => card.getBoundingClientRect());
    return {
        round: document.querySelector(".ticket").ariaLabel,
        plan: document.querySelector(".plan").getBoundingClientRect().height,
        rows: new Set(turns.map((turn) => turn.top)).size,
        cards: cards.length,
        size: cards[0].width * cards[0].height,
    };
}"""


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize(
    ("setup", "rows"), [({"players": 4}, 3), ({"players": 6, "boxes": ["horses"]}, 2)], ids=["a double turn", "whisky"]
)
def test_the_hand_of_a_phone_keeps_its_size_while_the_plan_grows(
    window: BrowserContext, setup: dict[str, Any], rows: int
) -> None:
    page = window.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, setup)
    seen: list[dict[str, Any]] = []
    while len(seen) < 8:
        assert comes_to_rest(page)
        if page.locator(".hand button[aria-pressed]").count() > 0:
            seen.append(page.evaluate(PLANNED))
        answer_to_the_end(page, random.Random(1), until=1, answer=by_cards)
    for before, now in itertools.pairwise(seen):
        if before["round"] == now["round"] and before["cards"] >= now["cards"]:
            assert abs(now["plan"] - before["plan"]) < 1
            assert now["size"] >= before["size"]  # fewer cards may be larger
    assert {one["rows"] for one in seen} == {rows}


HIDDEN = """() => [
    ...document.querySelectorAll(".tools button, button[data-act], .answer, .hand .slot")
].filter((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    if (width === 0) return false;
    const hit = (down) => button.contains(document.elementFromPoint(x + width / 2, y + height / 2 + down));
    const touchable = height >= 43.5 ? hit(0) : hit(-21) && hit(0) && hit(21); // it may be larger than it looks
    return x < 0 || x + width > innerWidth || y + height > innerHeight + 1 || !touchable;
}).map((button) => button.innerText || button.ariaLabel)"""
TOPS = "() => ['.hand', '.zone'].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().top))"


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("size", [(640, 360), (844, 390), (360, 640), (1280, 720)])
def test_choosing_a_card_hides_nothing_and_moves_nothing(window: BrowserContext, size: tuple[int, int]) -> None:
    page = window.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, {"players": 6})
    page.locator(".hand button[aria-pressed]").first.wait_for()
    assert comes_to_rest(page)
    before = page.evaluate(TOPS)
    assert page.evaluate(HIDDEN) == []
    page.locator(".hand button[aria-pressed]").first.click()
    page.locator("[data-act=confirm]").wait_for()
    assert comes_to_rest(page)
    assert page.evaluate(HIDDEN) == []
    if page.locator(".question .buttons button").count() <= 2:  # Ghost, who may play it face down, has a third one
        assert [abs(now - then) < 3 for now, then in zip(page.evaluate(TOPS), before, strict=True)] == [True, True]


SMALL = """() => {
    const all = new Set(document.querySelectorAll(".scene .zone.open, .scene [data-pick]"));
    const isOther = (button) => ([x, y]) => { // another one to press, or the end of what is seen of the train
        const found = document.elementFromPoint(x, y);
        return found === null || !found.closest(".scene") || (found !== button && all.has(found));
    };
    return [...all].flatMap((button) => {
        const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
        const parts = [1, width / 4, width / 2, (width * 3) / 4, width - 1].map((part) => left + part);
        const steps = [1, height / 4, height / 2, (height * 3) / 4, height - 1].map((part) => top + part);
        const found = parts.flatMap((x) => steps.map((y) => document.elementFromPoint(x, y)));
        const above = found.find((one) => !button.contains(one));
        const closed = (points) => points.some(isOther(button));
        const wide = closed(steps.map((y) => [left - 1, y])) && closed(steps.map((y) => [right + 1, y]));
        const high = closed(parts.map((x) => [x, top - 1])) && closed(parts.map((x) => [x, bottom + 1]));
        const large = (width >= 43.9 || wide) && (height >= 43.9 || high);
        const name = button.dataset.place ?? button.ariaLabel;
        const covered = above === undefined ? "" : `, under ${above?.outerHTML.slice(0, 99)}`;
        return large && covered === "" ? [] : [`${name}: ${width} by ${height}${covered}`];
    });
}"""
ON_THE_BOARD = {"move": 5, "rob": 2, "shoot": 2, "punch": 2, "ride": 2, "send": 2, "climb": 2}  # so many to choose from


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("setup", [{"players": 6}, {"players": 6, "boxes": ["horses"]}], ids=["base", "horses"])
def test_what_is_chosen_on_the_train_can_be_hit_by_a_finger(
    chromium: Browser, server: Live, setup: dict[str, Any]
) -> None:
    """It is at least 44 px wide and high, unless it has neighbours, or the end of the picture, on both sides."""
    measured: set[str] = set()  # what was asked

    def fresh(options: list[str]) -> bool:
        """Whether several places, pawns or tokens can be chosen of which nothing was measured yet; of places, roofs."""
        verb = options[0].split()[0]
        return verb not in measured and len(options) >= ON_THE_BOARD.get(verb, len(options) + 1)

    with clients(server, "Nora") as (nora,):
        context = browser_of(chromium, server, nora, has_touch=True)
        page = context.new_page()
        page.goto("/")
        page.evaluate(QUICK)
        table = begun(nora, setup)
        for number in range(20):  # by chance a game may end before much was asked
            asking = play_on(nora, table, seed=number, until=fresh)
            nora.say(type="unwatch", table=table)
            if asking["ending"]:
                table = begun(nora, setup)
                continue
            measured.add(asking["question"]["options"][0].split()[0])
            for width, height in [(360, 640), (640, 360)]:
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"/table/{table}")
                page.locator(".question.mine").wait_for()
                page.locator(".scene .zone.open, .scene [data-pick]").first.wait_for()
                assert comes_to_rest(page)
                assert page.evaluate(SMALL) == [], (measured, width, height)
            if len(measured) == 4:
                break
        assert len(measured) == 4
        context.close()


@pytest.mark.usefixtures("loaded_dice")
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)])
def test_many_answers_are_all_on_the_screen(window: BrowserContext, size: tuple[int, int]) -> None:
    page = window.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, {"players": 3, "variants": ["pairs"]})
    answer_to_the_end(page, random.Random(1), until=1)  # who starts where; then a card of one's choice
    page.locator(".question .list").wait_for()
    assert comes_to_rest(page)
    assert page.locator(".question .answer").count() > 8
    assert page.evaluate(HIDDEN) == []
    total = page.locator(".total, .sum").first.bounding_box()
    assert total is not None and total["y"] + total["height"] <= size[1]


def test_what_one_says_oneself_is_not_unread(chromium: Browser, server: Live) -> None:
    with clients(server, "Nora", "Théo") as (nora, friend):
        table = gathered(nora, friend)
        context = browser_of(chromium, server, nora, viewport={"width": 360, "height": 640})
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.locator(".game").wait_for()
        page.keyboard.press("c")
        dialog = page.get_by_role("dialog", name="Chat")
        send = dialog.get_by_role("button", name="Send").bounding_box()
        frame = dialog.bounding_box()
        assert send is not None and frame is not None and send["x"] + send["width"] < frame["x"] + frame["width"]
        dialog.get_by_label("Say something to the table").fill("Hands up!")
        dialog.get_by_role("button", name="Send").click()
        expect(dialog.get_by_text("Hands up!")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.locator(".tools .chat b")).to_have_count(0)
        friend.say(type="say", table=table, text="Never!")
        expect(page.locator(".tools .chat b")).to_have_text("1")
        context.close()
