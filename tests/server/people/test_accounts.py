"""Accounts: signing up, in and out, other passwords; who stays known, and who does not."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from folsom.server.people.passwords import THREADS
from folsom.server.protocol.closes import NOT_KNOWN
from folsom.server.store.schema import people, seats
from patience import PATIENCE, until
from server.live import Live, live
from server.people.browsers import PASSWORD, NewBrowser, browsers, change, closed_with, good, refused, rows, table

OTHER = "another horse"


def test_a_new_account(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    me = good(ann.post("/account", login="Ann.1", password=PASSWORD, name="Ann Oakley", lang="fr"), 201)
    assert me | {"id": ""} == {
        "id": "",
        "name": "Ann Oakley",
        "login": "ann.1",
        "account": True,
        "lang": "fr",
        "recovery": False,
    }
    assert good(ann.get("/me")) == me
    kept = rows(server, select(people).where(people.c.id == me["id"]))[0]
    assert kept["password"].startswith("$argon2id$") and PASSWORD not in str(kept)
    refused(ann.post("/account", login="ann-2", password=PASSWORD), 409, "known-already")


def test_without_a_name_one_is_called_as_one_logs_in(browser: NewBrowser) -> None:
    login = "a-login-of-thirty-letters-long"
    assert good(browser().post("/account", login=login, password=PASSWORD), 201)["name"] == login[:24]


def test_a_guest_becomes_an_account_and_keeps_what_is_his(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest("Ann")
    table(server, "guests-table", person, [person, None, None, None], "open")
    me = good(ann.post("/account", login="guest.ann", password=PASSWORD), 201)
    assert (me["id"], me["name"], me["account"]) == (person, "Ann", True)
    assert good(browser().post("/login", login="guest.ann", password=PASSWORD))["id"] == person
    assert rows(server, select(seats.c.seat).where(seats.c.person == person)) == [{"seat": 0}]


def test_who_knew_a_guest_does_not_know_the_account(server: Live, browser: NewBrowser) -> None:
    """A cookie that somebody else put into the browser, and kept, is worth nothing once it has become an account."""
    eve, victim = browser(), browser()
    eve.guest("Eve")
    code = good(eve.post("/me/recovery"), 201)["code"]
    socket = eve.socket()
    victim.cookie = eve.cookie
    planted = victim.cookie
    victim.account("victim")
    assert victim.cookie != planted and victim.me() is not None
    assert eve.me() is None
    assert closed_with(socket) == NOT_KNOWN
    refused(eve.post("/recover", code=code), 401, "no-match")


def test_a_login_is_taken_once(browser: NewBrowser) -> None:
    browser().account("taken")
    refused(browser().post("/account", login="TAKEN", password=PASSWORD), 409, "login-taken")
    guest = browser()
    person = guest.guest()
    refused(guest.post("/account", login="taken", password=PASSWORD), 409, "login-taken")
    assert guest.me() == person


@pytest.mark.parametrize("login", ["ab", "a" * 31, "a b", "é-clair", "a\nbc", "abc\n", "a/b", "", "<b>", "ａｂｃ"])
def test_logins_that_are_none(browser: NewBrowser, login: str) -> None:
    for path in ("/account", "/login"):
        refused(browser().post(path, login=login, password=PASSWORD), 422, "no-request")


@pytest.mark.parametrize("password", ["", "1234567", "p" * 201])
def test_passwords_that_are_none(browser: NewBrowser, password: str) -> None:
    for path in ("/account", "/login"):
        answer = browser().post(path, login="somebody", password=password)
        refused(answer, 422, "no-request")
        assert not password or password not in answer.text


def test_a_long_password_in_any_script(browser: NewBrowser) -> None:
    password = "пароль 密碼 🐎 é" * 10
    browser().account("long", password)
    good(browser().post("/login", login="long", password=password))
    decomposed = password.replace("é", "e\u0301")
    good(browser().post("/login", login="long", password=decomposed))
    refused(browser().post("/login", login="long", password=password[:-1]), 401, "no-match")


def test_logging_in_gives_a_new_token_every_time(browser: NewBrowser) -> None:
    ann = browser()
    person = ann.account("ann.logs.in")
    seen = {ann.cookie}
    for _ in range(3):
        good(ann.post("/login", login="Ann.Logs.In", password=PASSWORD))
        assert ann.cookie not in seen and ann.me() == person
        old = browser()
        for cookie in seen:
            old.cookie = cookie
            assert old.me() is None  # the browser has one token at a time
        seen.add(ann.cookie)


def test_a_planted_cookie_does_not_become_the_victims(browser: NewBrowser) -> None:
    """Session fixation."""
    eve, victim = browser(), browser()
    browser().account("fixed")
    eve.guest("Eve")
    socket = eve.socket()
    victim.cookie = eve.cookie
    person = good(victim.post("/login", login="fixed", password=PASSWORD))["id"]
    assert victim.cookie != eve.cookie
    assert victim.me() == person
    assert eve.me() is None
    assert closed_with(socket) == NOT_KNOWN


def test_unknown_logins_and_wrong_passwords_look_the_same(browser: NewBrowser) -> None:
    browser().account("known.one")
    wrong = browser().post("/login", login="known.one", password=OTHER)
    unknown = browser().post("/login", login="unknown.one", password=OTHER)
    refused(wrong, 401, "no-match")
    assert unknown.status_code == wrong.status_code and unknown.content == wrong.content
    told = [{k: v for k, v in answer.headers.items() if k != "date"} for answer in (wrong, unknown)]
    assert told[0] == told[1] and "set-cookie" not in told[0]


def test_who_logs_out_is_not_known(browser: NewBrowser) -> None:
    ann, phone = browser(), browser()
    person = ann.account("ann.logs.out")
    good(phone.post("/login", login="ann.logs.out", password=PASSWORD))
    cookie, socket, other = ann.cookie, ann.socket(), phone.socket()
    assert ann.post("/logout").status_code == 204
    assert ann.cookie == "" and closed_with(socket) == NOT_KNOWN
    ann.cookie = cookie
    assert ann.me() is None
    other.ping().wait(10)
    assert phone.me() == person
    assert ann.post("/logout").status_code == 204  # and again, to be sure


def test_logging_out_everywhere_closes_everything(browser: NewBrowser) -> None:
    all_of_them = [browser() for _ in range(3)]
    all_of_them[0].account("everywhere")
    for one in all_of_them[1:]:
        good(one.post("/login", login="everywhere", password=PASSWORD))
    stranger = browser()
    stranger.guest()
    alive = stranger.socket()
    sockets = [one.socket() for one in all_of_them for _ in range(2)]
    cookies = [one.cookie for one in all_of_them]
    assert all_of_them[1].post("/logout/everywhere").status_code == 204
    assert all_of_them[1].cookie == ""
    assert {closed_with(socket) for socket in sockets} == {NOT_KNOWN}
    for one, cookie in zip(all_of_them, cookies, strict=True):
        one.cookie = cookie
        assert one.me() is None
    alive.ping().wait(10)
    refused(browser().post("/logout/everywhere"), 401, "who-are-you")


def test_a_session_that_ends_in_one_process_ends_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folsom.server.play.sockets.EVERY", 0.1)
    with (
        live(tmp_path) as one,
        live(tmp_path) as other,
        browsers(one) as here,
        browsers(other) as there,
    ):
        ann, bob, elsewhere = here(), there(), there()
        ann.guest("Ann")
        bob.guest("Bob")
        elsewhere.cookie = ann.cookie
        socket, bobs = elsewhere.socket(), bob.socket()
        ann.post("/logout/everywhere")
        assert closed_with(socket) == NOT_KNOWN
        bobs.ping().wait(10)


def test_another_password_ends_the_other_sessions(browser: NewBrowser) -> None:
    ann, phone = browser(), browser()
    person = ann.account("ann.changes")
    good(phone.post("/login", login="ann.changes", password=PASSWORD))
    before, socket = ann.cookie, phone.socket()
    refused(ann.post("/me/password", old=OTHER, new=OTHER), 403, "wrong-password")
    refused(ann.post("/me/password", new=OTHER), 422, "no-request")
    assert phone.me() == person
    good(ann.post("/me/password", old=PASSWORD, new=OTHER))
    assert ann.me() == person and ann.cookie != before
    assert phone.me() is None and closed_with(socket) == NOT_KNOWN
    refused(phone.post("/login", login="ann.changes", password=PASSWORD), 401, "no-match")
    good(phone.post("/login", login="ann.changes", password=OTHER))


def test_a_guest_has_no_password_to_change(browser: NewBrowser) -> None:
    guest = browser()
    guest.guest()
    refused(guest.post("/me/password", old=PASSWORD, new=OTHER), 409, "no-account")
    refused(browser().post("/me/password", old=PASSWORD, new=OTHER), 401, "who-are-you")


def test_extra_fields_are_refused(server: Live, browser: NewBrowser) -> None:
    before = rows(server, select(func.count()).select_from(people))
    for path, body in (
        ("/guests", {"name": "Ann", "id": "mine"}),
        ("/account", {"login": "extra", "password": PASSWORD, "gone": None}),
        ("/account", {"login": ["extra"], "password": PASSWORD}),
        ("/guests", {"name": 7}),
    ):
        refused(browser().post(path, **body), 422, "no-request")
    assert rows(server, select(func.count()).select_from(people)) == before


def test_many_at_once(server: Live, browser: NewBrowser) -> None:
    """Of those who want one login one gets it, a guest becomes one account, and nobody meets a busy database."""
    strangers = [browser() for _ in range(5)]
    guest = browser()
    person = guest.guest()
    tabs = [browser() for _ in range(4)]
    for tab in tabs:
        tab.cookie = guest.cookie
    guests = [browser() for _ in range(10)]
    with ThreadPoolExecutor(20) as crowd:
        wanted = [crowd.submit(one.post, "/account", login="wanted", password=PASSWORD) for one in strangers]
        becoming = [
            crowd.submit(tab.post, "/account", login=f"becoming-{n}", password=PASSWORD) for n, tab in enumerate(tabs)
        ]
        coming = [crowd.submit(one.post, "/guests", name="Ann") for one in guests]
    assert sorted(one.result().status_code for one in wanted) == [201, 409, 409, 409, 409]
    became = [one.result() for one in becoming]
    assert [one.json()["id"] for one in became if one.status_code == 201] == [person]
    assert {one.status_code for one in became} <= {201, 401, 409}
    assert {one.result().status_code for one in coming} == {201}


def test_a_password_that_changes_meanwhile_lets_nobody_in(server: Live, browser: NewBrowser) -> None:
    person = browser().account("meanwhile")
    passwords = server.house.gate.passwords
    go_on = threading.Event()
    late = browser()
    with ThreadPoolExecutor(1) as thief:
        for _ in range(THREADS):
            passwords.threads.submit(go_on.wait, PATIENCE)
        try:
            logging_in = thief.submit(late.post, "/login", login="meanwhile", password=PASSWORD)
            until(lambda: passwords.waiting)
            change(server, update(people).where(people.c.id == person).values(password="no such hash"))
        finally:
            go_on.set()
        refused(logging_in.result(), 401, "no-match")
    assert late.me() is None
