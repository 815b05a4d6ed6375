"""Headers that a client makes up: none of them makes it somebody else, somewhere else, or a page of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.live import Live, live, wire
from server.people.browsers import NAME, NewBrowser, browsers, good, refused, table
from server.people.test_web import EVIL

SAYS = {
    "X-Forwarded-Host": "evil.example",
    "X-Host": "evil.example",
    "X-Original-Host": "evil.example",
    "X-Forwarded-Server": "evil.example",
    "Forwarded": "for=198.51.100.1;host=evil.example;proto=https",
    "X-Original-URL": "/metrics",
    "X-Rewrite-URL": "/metrics",
    "X-HTTP-Method-Override": "DELETE",
    "X-Method-Override": "DELETE",
    "X-User-ID": "somebody",
    "X-Remote-User": "somebody",
    "Authorization": "Basic YWRtaW46YWRtaW4=",
}


@pytest.mark.parametrize("name", SAYS)
def test_headers_that_mean_nothing_here(browser: NewBrowser, name: str) -> None:
    ann = browser()
    person = ann.guest()
    said = ann.http.get("/api/me", headers={name: SAYS[name]})
    assert good(said)["id"] == person
    refused(ann.http.post("/api/me/recovery", headers={name: SAYS[name], "Origin": EVIL}), 403, "not-from-there")
    assert "evil.example" not in said.text + str(said.headers)
    changed = ann.http.post("/api/mutes", headers={name: SAYS[name]}, json={"person": "nobody"})
    refused(changed, 404, "not-found")
    assert ann.me() == person
    refused(browser(**{name: SAYS[name]}).get("/me"), 401, "who-are-you")


def test_a_page_of_another_host_is_one_of_ours_only_if_it_was_asked_for_by_that_name(
    server: Live, browser: NewBrowser
) -> None:
    """A browser sets Host and Origin by itself: they agree only where the page came from the same server."""
    ann = browser()
    ann.guest()
    host = f"127.0.0.1:{server.port}"
    refused(ann.http.post("/api/mutes", headers={"Origin": EVIL, "Host": host}), 403, "not-from-there")
    refused(ann.http.post("/api/mutes", headers={"Origin": f"http://{host}", "Host": "x"}), 403, "not-from-there")
    for headers in ({"Origin": EVIL}, {"Origin": EVIL, "X-Forwarded-Host": "evil.example"}):
        with pytest.raises(InvalidStatus):
            wire(server, {"Cookie": f"{NAME}={ann.cookie}"} | headers)


def test_a_server_without_a_proxy_believes_nobody(tmp_path: Path) -> None:
    """Not where a request comes from, nor that it came over https: no cookie is made, or read, as if it had."""
    with live(tmp_path) as alone, browsers(alone) as browser:
        ann = browser(**{"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.1"})
        answer = ann.post("/guests", name="Ann")
        assert answer.headers["set-cookie"].startswith(f"{NAME}=")
        assert "strict-transport-security" not in answer.headers
        assert alone.house.gate.guests.known.keys() == {"127.0.0.1"}


def test_of_two_cookies_none_becomes_somebody_else(server: Live, browser: NewBrowser) -> None:
    ann, eve = browser(), browser()
    ann.guest()
    eve.guest("Eve")
    token, _, sign = ann.cookie.partition(".")
    for cookie in (f"{NAME}=x; {NAME}={token}", f"{NAME}={token}; {NAME}=.{sign}", f"{NAME}={token},{sign}"):
        eve.http.cookies.clear()
        assert eve.http.get("/api/me", headers={"Cookie": cookie}).status_code == 401


def test_the_same_question_twice_is_one_question(server: Live, browser: NewBrowser) -> None:
    ann = browser()
    person = ann.guest()
    table(server, "twice", person, [person, None, None, None])
    for query in ("viewer=0&viewer=all", "viewer=all&viewer=all", "viewer=all&viewer=1"):
        assert ann.get(f"/replays/twice?{query}").status_code == 403
    for query in ("viewer=all&viewer=0", "viewer[]=all", "viewer=0;viewer=all"):
        answer = ann.get(f"/replays/twice?{query}")
        assert answer.status_code == 422 or answer.json()["viewer"] in ("0", "spectator")
