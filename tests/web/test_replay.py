"""Replays in a real browser: an exact moment, other eyes, keys, the check of the shuffles, a record from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from server.live import Client, Live, clients
from web.finished import begun, finished, play_on
from web.pages import SIZES, Complaints, browser_of, golden, serious, spills, until

VERIFIER = Path(__file__).resolve().parents[2] / "docs" / "verify_fair.py"


@pytest.fixture
def nora(server: Live) -> Iterator[Client]:
    with clients(server, "Nora") as [client]:
        yield client


@pytest.fixture
def page(chromium: Browser, server: Live, nora: Client) -> Iterator[Page]:
    context = browser_of(chromium, server, nora)
    yield context.new_page()
    context.close()


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def reaches(page: Page, wanted: Callable[[int], bool]) -> None:
    """Waits until the replay stands where it should. The page's own rules forbid to wait inside of it."""
    until(page, lambda: wanted(moment(page)))


def stands_still(page: Page) -> int:
    """Waits until what runs has come to its end; where the replay stands then."""
    there = -1
    while moment(page) != there:
        there = moment(page)
        page.wait_for_timeout(1000)
    return there


def sentence(page: Page) -> str:
    return page.locator(".told").inner_text()


def test_a_link_leads_to_an_exact_moment_and_keys_go_on_from_there(
    chromium: Browser, server: Live, nora: Client, page: Page
) -> None:
    table = finished(nora)
    complaints = Complaints(page)
    page.goto(f"/replay/{table}?viewer=all&event=60")
    expect(page.get_by_role("slider")).to_have_value("60")
    told = sentence(page)
    page.keyboard.press("ArrowRight")
    reaches(page, lambda number: number > 60)
    page.keyboard.press("ArrowLeft")
    reaches(page, lambda number: number <= 60)
    page.keyboard.press("End")
    last = page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_role("slider")).to_have_value(str(last))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_role("region", name="This round")).to_contain_text("5/5")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    reaches(page, lambda number: number > 3)
    page.get_by_role("button", name="Pause").click()
    there = stands_still(page)
    assert there < int(last or 0)
    assert page.url.endswith(f"event={there}")
    # who is nobody yet may look at a game that is over, at the moment that was sent to him
    stranger = browser_of(chromium, server)
    other = stranger.new_page()
    other.goto(f"/replay/{table}?viewer=all&event=60")
    expect(other.locator(".told")).to_have_text(told)
    stranger.close()
    assert complaints.heard == []


def test_the_link_to_a_moment_is_copied_or_shown(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=40")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text(re.compile("Link copied|Copy this link"))).to_be_visible()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Link to this moment").click()
    shown = page.get_by_label("Copy this link")
    expect(shown).to_have_value(re.compile(rf"/replay/{table}\?viewer=all&event=40$"))


def test_that_a_link_was_copied_covers_nothing(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=40")
    page.evaluate("document.execCommand = () => true; navigator.clipboard.writeText = async () => undefined")
    button = page.get_by_role("button", name="Link to this moment")
    before = button.bounding_box()
    button.click()
    expect(button.get_by_text("Link copied")).to_be_visible()
    assert button.bounding_box() == before


def test_each_viewer_sees_what_he_knew(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=10")
    eyes = page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_count(6)
    expect(page.get_by_role("region", name=re.compile("^The hand of"))).to_have_count(0)
    eyes.select_option("0")
    hand = page.get_by_role("region", name=re.compile("^The hand of"))
    expect(hand).to_be_visible()
    assert "unknown" not in hand.inner_text()
    eyes.select_option("spectator")
    expect(hand).to_have_count(0)
    expect(page.locator(".plates .known")).to_have_count(0)
    until(page, lambda: "viewer=spectator" in page.url)


def eyes_of(page: Page) -> str:
    """Through whose eyes one looks, as the address says."""
    return parse_qs(urlsplit(page.url).query)["viewer"][0]


def look(page: Page, viewer: str) -> None:
    page.get_by_label("Seen by").select_option(viewer)
    until(page, lambda: eyes_of(page) == viewer)


def test_other_eyes_see_the_same_moment_and_the_address_says_so(
    chromium: Browser, server: Live, page: Page, nora: Client
) -> None:
    table = finished(nora)
    for event in (0, 3, 61, 62, 63, 64, 65, 120):
        page.goto(f"/replay/{table}?viewer=all&event={event}")
        expect(page.get_by_role("slider")).to_have_value(str(event))
        turn = page.get_by_role("region", name="This round").inner_text()
        for viewer in ("2", "spectator", "0"):
            look(page, viewer)
            assert page.url.endswith(f"event={moment(page)}")
            assert page.get_by_role("region", name="This round").inner_text() == turn
        other = browser_of(chromium, server)
        sent = other.new_page()
        sent.goto(page.url)
        expect(sent.get_by_label("Seen by")).to_have_value("0")
        expect(sent.get_by_role("slider")).to_have_value(str(moment(page)))
        other.close()
        look(page, "all")
        assert moment(page) == event


def test_other_eyes_go_on_as_fast_as_before(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=40")
    page.get_by_role("button", name="2×").click()
    look(page, "1")
    expect(page.get_by_role("button", name="2×")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    reaches(page, lambda number: number > 45)
    page.get_by_label("Seen by").select_option("all")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    reaches(page, lambda number: number > 60)
    until(page, lambda: eyes_of(page) == "all" and not page.url.endswith("event=40"))  # also while it plays


def test_one_goes_back_to_where_one_came_from_and_comes_again_to_the_same_moment(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto("/")
    page.locator("section", has_text="Finished games").get_by_role("link", name="You and 3 bots").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    look(page, "1")
    look(page, "2")
    there, address = moment(page), page.url
    assert there > 0
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("slider")).to_have_value(str(there))
    assert page.url == address and table in address
    expect(page.get_by_label("Seen by")).to_have_value("2")


def test_eyes_that_cannot_be_had_change_nothing(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=40")
    expect(page.get_by_role("slider")).to_have_value("40")
    page.route("**/api/replays/**", lambda route: route.abort())
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("status").filter(has_text="server")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("all")
    assert page.url.endswith("viewer=all&event=40")


def test_the_eyes_that_were_chosen_last_are_those_that_are_shown(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}?viewer=all&event=40")
    expect(page.get_by_role("slider")).to_have_value("40")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/replays/*?viewer=1", hold)
    page.get_by_label("Seen by").select_option("1")
    until(page, lambda: held)
    look(page, "2")
    with page.expect_response("**/api/replays/*?viewer=1"):
        held[0].continue_()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_label("Seen by")).to_have_value("2")
    assert eyes_of(page) == "2"


def test_a_running_game_is_shown_as_one_knows_it(chromium: Browser, server: Live, page: Page, nora: Client) -> None:
    table = begun(nora, {"players": 4})
    play_on(nora, table, answers=6)
    page.goto(f"/replay/{table}")
    eyes = page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_count(2)
    expect(eyes).to_have_value("0")
    expect(page.get_by_role("button", name="Fair shuffle?")).to_have_count(0)
    page.goto(f"/replay/{table}?viewer=all")
    expect(page.get_by_text("This is shown when the game is over.")).to_be_visible()


def test_the_check_says_yes_as_the_verifier_does_and_no_to_a_spoiled_game(
    page: Page, nora: Client, tmp_path: Path
) -> None:
    table = finished(nora)
    fair: dict[str, Any] = nora.http.get(f"/api/replays/{table}/fair").json()
    file = tmp_path / "fair.json"
    page.goto(f"/replay/{table}")

    def verdicts(given: dict[str, Any]) -> tuple[bool, str | None]:
        file.write_text(json.dumps(given), encoding="utf-8")
        verified = subprocess.run([sys.executable, str(VERIFIER), str(file)], capture_output=True, check=False)
        page.get_by_role("button", name="Fair shuffle?").click()
        page.get_by_role("button", name="Check now").click()
        shown = page.locator("[data-fair]")
        shown.wait_for()
        said = shown.get_attribute("data-fair")
        page.get_by_role("button", name="Close").click()
        return verified.returncode == 0, said

    assert verdicts(fair) == (True, "yes")
    draw = next(one for one in fair["draws"] if len(set(one["bag"])) > 1)
    draw["drawn"][0] = next(thing for thing in draw["bag"] if thing != draw["drawn"][0])

    def spoil(route: Route) -> None:
        route.fulfill(json=fair)

    page.route("**/fair", spoil)
    assert verdicts(fair) == (False, "no")


def test_over_plain_http_the_check_needs_no_help_of_the_browser(page: Page, nora: Client) -> None:
    table = finished(nora)
    page.add_init_script("Object.defineProperty(globalThis.crypto, 'subtle', {value: undefined})")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Fair shuffle?").click()
    page.get_by_role("button", name="Check now").click()
    expect(page.locator("[data-fair=yes]")).to_be_visible()


def test_a_record_goes_out_as_a_file_and_comes_back_as_a_replay(page: Page, nora: Client, tmp_path: Path) -> None:
    table = finished(nora)
    page.goto(f"/replay/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    page.get_by_role("button", name="Open a file").click()
    page.get_by_label("Open a file").set_input_files(file)
    page.wait_for_url(lambda url: table not in url)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Fair shuffle?")).to_have_count(0)  # there are no seeds


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_has_a_way_home_where_a_saved_game_is_opened(
    page: Page, nora: Client, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = finished(nora)
    file = tmp_path / "record.txt"
    file.write_text(nora.http.get(f"/api/replays/{table}/record").text, encoding="utf-8")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/replay/{table}")
    page.get_by_role("link", name="Home").click()
    done = page.locator("section", has_text="Finished games")
    expect(done.get_by_role("link", name="You and 3 bots")).to_contain_text(str(datetime.now(tz=UTC).year))
    expect(done.get_by_role("link", name="You and 3 bots")).to_contain_text(re.compile(r"won"))
    done.get_by_role("link", name="Open a saved game").click()
    button = page.get_by_text("Open a file")
    expect(button).to_be_in_viewport()
    with page.expect_file_chooser() as chosen:
        button.click()
    chosen.value.set_files(file)
    expect(page.get_by_role("slider")).to_be_visible()


ENDED = 1_795_009_500  # 18 November 2026, 13:45 in London
DAYS = {
    "en-GB": "18 Nov 2026, 13:45",
    "en-US": "Nov 18, 2026, 1:45 PM",
    "fr-FR": "18 nov. 2026, 13:45",
    "nl-NL": "18 nov 2026, 13:45",
}
ENGLISH = "You won as Doc", "A bot (Belle) won", "You (Doc) and a bot (Belle) won"
WON = {
    "en-GB": ENGLISH,
    "en-US": ENGLISH,
    "fr-FR": ("Tu as gagné avec Doc", "Un bot (Belle) a gagné", "Toi (Doc) et un bot (Belle) avez gagné"),
    "nl-NL": (
        "Jij hebt gewonnen als Doc",
        "Een bot (Belle) heeft gewonnen",
        "Jij (Doc) en een bot (Belle) hebben gewonnen",
    ),
}


@pytest.mark.parametrize("language", DAYS)
def test_a_finished_game_says_when_it_was_and_who_won(
    chromium: Browser, server: Live, nora: Client, language: str
) -> None:
    table = finished(nora)
    listed = nora.http.get("/api/my/tables?state=over").json()
    [one] = listed["tables"]
    assert one["winners"] and all(seat["person"] or seat["bot"] for seat in one["winners"])
    seats = nora.http.get(f"/api/tables/{table}").json()["seats"]
    own, bot = seats[0] | {"bandits": ["doc"]}, seats[1] | {"bandits": ["belle"]}
    context = browser_of(chromium, server, nora, language=language, timezone_id="Europe/London")
    page = context.new_page()
    page.goto("/replay")
    link = page.locator("section li a")
    expect(link).to_be_visible()
    for said, winners in zip(WON[language], ([own], [bot], [own, bot])):
        one["winners"] = winners
        one["card"]["changed"] = ENDED
        page.route("**/api/my/tables?state=over*", lambda route: route.fulfill(json=listed))
        page.reload()
        expect(link).to_contain_text(said)
        expect(link).to_contain_text(DAYS[language].replace(" PM", ""))
    context.close()


BESIDE = """() => {
    const things = [...document.querySelectorAll(".top .bar :is(.help, select, .home)")];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return boxes.flatMap((box, number) => boxes.slice(number + 1).map((other) => over(box, other)));
}"""


def test_all_turns_of_a_round_have_room_on_a_small_phone(page: Page, nora: Client) -> None:
    table = finished(nora, {"players": 4, "boxes": ["horses"]})
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/replay/{table}?viewer=all&event=0")
    expect(page.get_by_role("slider")).to_be_visible()
    turns = []
    for _ in range(5):
        turns.append(page.locator(".ticket .stops li").count())
        assert max(page.evaluate(BESIDE)) <= 1, turns
        page.keyboard.press("Shift+ArrowRight")
    assert max(turns) >= 4


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_use_a_replay(page: Page, nora: Client, size: tuple[int, int]) -> None:
    table = finished(nora, {"players": 6, "boxes": ["horses"]})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/replay/{table}?viewer=all&event=200")
    expect(page.get_by_role("slider")).to_be_visible()
    assert serious(page) == []
    assert golden(page) == ["Play"]
    assert not spills(page)
