"""Oneself: an account, a recovery code on another device, settings that stay."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, expect

from server.live import Live
from web.pages import Complaints, browser_of, named, spills

PASSWORD = "a long way to Folsom 7"


def test_an_account_and_its_recovery_code(window: BrowserContext, chromium: Browser, server: Live) -> None:
    page = named(window, server, "Nora")
    complaints = Complaints(page)
    page.goto("/people")
    new = page.get_by_role("region", name="New account")
    new.get_by_label("Login").fill("nora-7")
    new.get_by_label("Password").fill("password1")
    new.get_by_role("button", name="Make the account").click()
    expect(new.get_by_role("alert")).to_contain_text("Too many people use this password")
    new.get_by_label("Password").fill(PASSWORD)
    new.get_by_role("button", name="Make the account").click()
    expect(page.get_by_text("Your account: nora-7.")).to_be_visible()

    codes = page.get_by_role("region", name="Recovery code")
    codes.get_by_label("Password").fill(PASSWORD)
    codes.get_by_role("button", name="Make a code").click()
    code = page.locator("[data-code]").inner_text()

    other = browser_of(chromium, server)
    elsewhere = other.new_page()
    elsewhere.goto(f"/people#recover={code}")
    expect(elsewhere.get_by_label("Recovery code")).to_have_value(code)
    elsewhere.get_by_role("button", name="Let me in").click()
    expect(elsewhere.get_by_role("heading", name="Nora", exact=True)).to_be_visible()

    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    again = page.get_by_role("region", name="Log in")
    again.get_by_label("Login").fill("nora-7")
    again.get_by_label("Password").fill("something else 1")
    again.get_by_role("button", name="Log in").click()
    expect(again.get_by_role("alert")).to_contain_text("do not match")
    again.get_by_label("Password").fill(PASSWORD)
    again.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Your account: nora-7.")).to_be_visible()

    change = page.get_by_role("region", name="Password")
    change.get_by_label("Password now").fill(PASSWORD)
    change.get_by_label("New password").fill(PASSWORD + "!")
    change.get_by_role("button", name="Change password").click()
    expect(change).to_contain_text("Changed.")
    page.get_by_text("Leave for good").click()
    kept = page.get_by_role("region", name="What is kept of you")
    kept.get_by_label("Password").fill(PASSWORD + "!")
    kept.get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert complaints.heard == []
    other.close()


def test_settings_stay_on_the_device(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Nora")
    page.goto("/people")
    page.get_by_role("radio", name="Day").check()
    page.get_by_role("radio", name="×2").check()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.get_by_role("radio", name="×2")).to_be_checked()


def test_a_long_name_leaves_the_row_on_top_one_row(window: BrowserContext, server: Live) -> None:
    page = named(window, server, "Maximiliaan-Alexander II")
    for width, language in ((390, "nl"), (360, "fr"), (390, "en")):
        page.set_viewport_size({"width": width, "height": 780})
        page.goto("/rules")
        page.evaluate("lang => localStorage.setItem('folsom-settings', JSON.stringify({language: lang}))", language)
        page.reload()
        bar = page.locator("header.bar")
        bar.wait_for()
        places = bar.locator("a").evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        assert len(set(places)) == 1, (width, language)
        assert not spills(page)
