"""Floods: how often one may try, by login and by address; and nobody chooses the address he is counted by."""

from __future__ import annotations

from pathlib import Path

import pytest

from folsom.server.limits import Bucket, Buckets, counted
from folsom.server.people.gate import LOGIN_TRIES, TRIES
from folsom.server.problems import Problem
from folsom.server.settings import Settings
from server.live import live
from server.people.browsers import PASSWORD, NewBrowser, browsers, good, refused

WRONG = "another horse"


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=0.5, burst=3, now=100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 2.0
    assert not bucket.take(101.0)
    assert bucket.take(102.0)
    assert not bucket.take(50.0)  # a clock that goes back gives nothing, and takes nothing
    assert [bucket.take(1e9) for _ in range(4)] == [True, True, True, False]


def test_buckets_say_how_long_to_wait() -> None:
    buckets = Buckets(rate=0.1, burst=1)
    buckets.take("ann", 0.0)
    buckets.take("bob", 0.0)
    with pytest.raises(Problem) as error:
        buckets.take("ann", 0.0)
    assert (error.value.status, error.value.wait) == (429, 10)
    buckets.forget("ann")
    buckets.forget("nobody")
    buckets.take("ann", 0.0)


def test_many_names_need_no_more_memory() -> None:
    buckets = Buckets(rate=0.1, burst=1, most=10)
    buckets.take("first", 0.0)
    for number in range(1000):
        buckets.take(str(number), 0.0)
        with pytest.raises(Problem):
            buckets.take("first", 0.0)  # who goes on trying is not forgotten
    assert len(buckets.known) == 10


@pytest.mark.parametrize(
    ("address", "as_counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("no address" * 20, ("no address" * 20)[:64]),
    ],
)
def test_a_home_is_one_address(address: str, as_counted: str) -> None:
    assert counted(address) == as_counted


def test_passwords_for_one_login_from_many_addresses(browser: NewBrowser) -> None:
    browser().account("guessed")
    for login in ("guessed", "no.such.login"):
        for _ in range(LOGIN_TRIES):
            refused(browser().post("/login", login=login, password=WRONG), 401, "no-match")
        answer = browser().post("/login", login=login.upper(), password=PASSWORD)
        refused(answer, 429, "too-often")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert "set-cookie" not in answer.headers


def test_who_knows_his_password_may_log_in_often(browser: NewBrowser) -> None:
    browser().account("logs.in.often")
    for _ in range(LOGIN_TRIES - 1):
        refused(browser().post("/login", login="logs.in.often", password=WRONG), 401, "no-match")
    for _ in range(3):
        good(browser().post("/login", login="logs.in.often", password=PASSWORD))


def test_guessing_from_an_open_browser_counts_too(browser: NewBrowser) -> None:
    ann = browser()
    ann.account("left.open")
    for _ in range(LOGIN_TRIES):
        refused(ann.post("/me/recovery", password=WRONG), 403, "wrong-password")
    refused(ann.post("/me/recovery", password=PASSWORD), 429, "too-often")
    refused(ann.post("/me/password", old=PASSWORD, new=WRONG), 429, "too-often")
    refused(ann.send("DELETE", "/me", password=PASSWORD), 429, "too-often")
    assert ann.me() is not None


def test_many_logins_and_codes_from_one_address(browser: NewBrowser) -> None:
    eve = browser()
    for number in range(TRIES):
        if number % 3:
            refused(eve.post("/recover", code=f"0000-{number}"), 401, "no-match")
        else:
            refused(eve.post("/login", login=f"login{number}", password=WRONG), 401, "no-match")
    refused(eve.post("/recover", code="0000"), 429, "too-often")
    refused(eve.post("/login", login="login-x", password=WRONG), 429, "too-often")
    refused(eve.post("/account", login="login-x", password=WRONG), 429, "too-often")
    good(browser().post("/account", login="login-x", password=WRONG), 201)


def test_new_guests_from_one_address(tmp_path: Path) -> None:
    with live(tmp_path, proxies="127.0.0.1", guests=3) as server, browsers(server) as browser:
        for _ in range(3):
            browser("192.0.2.1").guest()
        refused(browser("192.0.2.1").post("/guests", name="Eve"), 429, "too-often")
        refused(browser("192.0.2.1").post("/account", login="eve", password=PASSWORD), 429, "too-often")
        browser("192.0.2.2").guest()


def test_a_client_cannot_say_where_it_is(tmp_path: Path) -> None:
    """Nor that it speaks https, if no proxy of ours says so."""
    with live(tmp_path, proxies="192.0.2.99", guests=2) as server, browsers(server) as browser:
        for number in range(2):
            browser(f"192.0.2.{number}").guest()
        for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Client-IP"):
            refused(browser(**{name: "198.51.100.1"}).post("/guests", name="Eve"), 429, "too-often")
        answer = browser(**{"X-Forwarded-Proto": "https"}).get("/me")
        assert "strict-transport-security" not in answer.headers


def test_a_client_of_our_proxy_cannot_say_where_it_is(tmp_path: Path) -> None:
    """The proxy adds the address that it sees; what stands before it is the client's own invention."""
    with live(tmp_path, proxies="127.0.0.1", guests=2) as server, browsers(server) as browser:
        for number in range(2):
            browser(f"198.51.100.{number}, 192.0.2.1").guest()
        refused(browser("198.51.100.7, 192.0.2.1").post("/guests", name="Eve"), 429, "too-often")


def test_somebody_must_be_able_to_come_in() -> None:
    with pytest.raises(ValueError, match="guests"):
        Settings(guests=0)
