"""Passwords that are tried first are refused, wherever one is chosen."""

from __future__ import annotations

import pytest

from folsom.server.people.common import check_password, common
from folsom.server.people.passwords import SHORTEST
from folsom.server.problems import Problem
from server.people.browsers import PASSWORD, NewBrowser, good, refused

GUESSED = ["password", "PassWord", "12345678", "qwertyuiop", "iloveyou1", "ｐａｓｓｗｏｒｄ", "11111111"]
OWN = ["ann.the.first", "Ann.The.First1", "Ann the First", "folsom2026!", "Folsom99", "colt express"]
FINE = [
    "correct horse",
    "ann.the.first rides",
    "tenfolsomtrains",
    "pass word of mine",
    "ÄÖÜäöüßẞ",
    "9823 7498 2343",
    "?!?!?!?!?!",
]


def test_the_list_is_long_and_fits_what_may_be_chosen() -> None:
    assert len(common()) > 3000
    assert sum(len(word) >= SHORTEST for word in common()) >= len(common()) - 1
    assert all(word == word.casefold() for word in common() if not word.startswith("# "))


@pytest.mark.parametrize("password", GUESSED + OWN)
def test_what_is_tried_first_is_refused(password: str) -> None:
    with pytest.raises(Problem) as error:
        check_password(password, "ann.the.first", "Ann the First")
    assert (error.value.status, error.value.code) == (422, "common-password")


@pytest.mark.parametrize(
    ("login", "password"),
    [
        ("user99", "user99!!"),
        ("user2002", "user2002!"),
        ("user2002", "user1234"),
        ("1.user", "!!user!!"),
        ("4711", "4711"),
    ],
)
def test_a_login_that_ends_in_a_number_is_no_better(login: str, password: str) -> None:
    """What is trimmed off the password is trimmed off the login too."""
    with pytest.raises(Problem) as error:
        check_password(password, login)
    assert error.value.code == "common-password"


@pytest.mark.parametrize("login", ["4711", "2002-2003", "user99"])
@pytest.mark.parametrize("password", FINE)
def test_a_login_of_numbers_bars_no_password_of_numbers(login: str, password: str) -> None:
    check_password(password, login)


@pytest.mark.parametrize("password", FINE)
def test_others_are_not(password: str) -> None:
    check_password(password, "ann.the.first", "Ann", "")


def test_it_is_refused_wherever_one_is_chosen(browser: NewBrowser) -> None:
    ann = browser()
    refused(ann.post("/account", login="chooses.badly", password="password"), 422, "common-password")
    refused(ann.post("/account", login="chooses.badly", password="chooses.badly"), 422, "common-password")
    refused(ann.post("/account", login="user2002", password="user2002!"), 422, "common-password")
    ann.account("chooses.badly")
    refused(ann.post("/me/password", old=PASSWORD, new="trustno1"), 422, "common-password")
    code = good(ann.post("/me/recovery", password=PASSWORD), 201)["code"]
    refused(browser().post("/recover", code=code, password="baseball"), 422, "common-password")
    good(browser().post("/login", login="chooses.badly", password=PASSWORD))
