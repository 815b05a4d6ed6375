"""Recovery codes: written down on one device, they open another."""

from __future__ import annotations

import math

from sqlalchemy import select

from folsom.server.people.codes import GROUP, GROUPS, LETTERS, hashed_code, new_code
from folsom.server.protocol.closes import NOT_KNOWN
from folsom.server.store.schema import people
from server.live import Live
from server.people.browsers import PASSWORD, NewBrowser, closed_with, good, refused, rows

OTHER = "another horse"


def test_codes_are_long_and_never_the_same() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert GROUPS * GROUP * math.log2(len(LETTERS)) >= 128
    for code in codes:
        assert [len(group) for group in code.split("-")] == [GROUP] * GROUPS
        assert set(code) <= {*LETTERS, "-"}


def test_a_guest_comes_back_on_another_device(server: Live, browser: NewBrowser) -> None:
    ann, phone = browser(), browser()
    person = ann.guest("Ann")
    assert not good(ann.get("/me"))["recovery"]
    code = good(ann.post("/me/recovery"), 201)["code"]
    assert good(ann.get("/me"))["recovery"]
    assert good(phone.post("/recover", code=code))["id"] == person
    assert phone.me() == ann.me() == person
    assert phone.cookie != ann.cookie
    kept = rows(server, select(people).where(people.c.id == person))[0]
    assert code not in str(kept) and kept["recovery"] == hashed_code(code)
    assert code not in ann.get("/me").text + ann.get("/me/export").text


def test_a_code_may_be_written_in_many_ways(browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest()
    code = good(ann.post("/me/recovery"), 201)["code"]
    while not ("0" in code and "1" in code):  # what is easily taken for O, I and L
        code = good(ann.post("/me/recovery"), 201)["code"]
    for dash, zero, one in (("", "o", "i"), (" ", "O", "L"), (" - ", "0", "l"), ("--", "o", "I")):
        text = code.replace("-", dash).replace("0", zero).replace("1", one)
        for written in (text, text.lower()):
            assert good(browser().post("/recover", code=written))["id"] == person


def test_a_new_code_replaces_the_old(browser: NewBrowser) -> None:
    ann = browser()
    ann.guest()
    old, new = (good(ann.post("/me/recovery"), 201)["code"] for _ in range(2))
    refused(browser().post("/recover", code=old), 401, "no-match")
    good(browser().post("/recover", code=new))
    good(browser().post("/recover", code=new))  # it is good until there is another


def test_codes_that_are_none(browser: NewBrowser) -> None:
    for code in (new_code(), "x", "-", "é" * 60, "' OR 1=1 --"):
        refused(browser().post("/recover", code=code), 401, "no-match")
    for code in ("", "x" * 61, None, ["x"]):
        refused(browser().post("/recover", code=code), 422, "no-request")
    refused(browser().post("/me/recovery"), 401, "who-are-you")


def test_an_account_needs_its_password_for_a_new_code(browser: NewBrowser) -> None:
    ann = browser()
    ann.account("ann.codes")
    refused(ann.post("/me/recovery"), 403, "password-needed")
    refused(ann.post("/me/recovery", password=OTHER), 403, "wrong-password")
    assert not good(ann.get("/me"))["recovery"]
    good(ann.post("/me/recovery", password=PASSWORD), 201)


def test_a_code_sets_a_new_password(browser: NewBrowser) -> None:
    ann, thief, phone = browser(), browser(), browser()
    person = ann.account("ann.forgets")
    code = good(ann.post("/me/recovery", password=PASSWORD), 201)["code"]
    thief.cookie = ann.cookie
    socket = thief.socket()
    assert good(phone.post("/recover", code=code))["id"] == person
    assert thief.me() == person  # without a new password nobody is thrown out
    good(phone.post("/recover", code=code, password=OTHER))
    assert phone.me() == person
    assert thief.me() is None and closed_with(socket) == NOT_KNOWN
    refused(browser().post("/login", login="ann.forgets", password=PASSWORD), 401, "no-match")
    assert good(browser().post("/login", login="ann.forgets", password=OTHER))["id"] == person


def test_a_guests_code_sets_no_password(browser: NewBrowser) -> None:
    ann, phone = browser(), browser()
    ann.guest()
    code = good(ann.post("/me/recovery"), 201)["code"]
    refused(phone.post("/recover", code=code, password=OTHER), 409, "no-account")
    assert phone.me() is None


def test_recovering_replaces_who_one_was_here(browser: NewBrowser) -> None:
    ann, eve = browser(), browser()
    person = ann.guest("Ann")
    code = good(ann.post("/me/recovery"), 201)["code"]
    eve.guest("Eve")
    planted, socket = eve.cookie, eve.socket()
    good(eve.post("/recover", code=code))
    assert eve.me() == person and eve.cookie != planted
    assert closed_with(socket) == NOT_KNOWN
    eve.cookie = planted
    assert eve.me() is None
