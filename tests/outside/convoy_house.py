"""The convoy on a real server, in a process of its own, which has the box as if installed."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from server.houses import database_in
from server.live import Live, live
from server.tables.test_live import Guest, fold

GAME = {"setup": {"players": 3, "boxes": ["convoy"]}, "options": {"clock": {"kind": "slow", "each": 3600, "bank": 0}}}
MARSHAL, CLOCKWORK = 3, 4
MIDDLE = 15  # answers, before the server is stopped


class Evening:
    """A game of two people and a bot, with somebody who watches."""

    def __init__(self, server: Live, stack: ExitStack, cookies: dict[str, str] | None = None) -> None:
        self.people = {name: Guest(server, name) for name in ("Ann", "Cleo", "Eve")}
        for name, guest in self.people.items():
            stack.callback(guest.close)
            if cookies:
                guest.http.cookies.clear()
                guest.http.cookies.set("folsom", cookies[name], domain="127.0.0.1")
                guest.id = guest.do("GET", "/me")["id"]
            guest.open()
        self.ann, self.cleo, self.eve = self.people.values()
        self.seats = {0: self.ann, MARSHAL: self.cleo}
        self.views: dict[int, dict[str, Any]] = {}

    def cookies(self) -> dict[str, str]:
        return {name: guest.http.cookies["folsom"] for name, guest in self.people.items()}

    def begin(self) -> str:
        """Sits down: two bandits' seats, one of them a bot's, another bot, and the Marshal's."""
        table: str = self.ann.do("POST", "/tables", GAME, 201)["id"]
        self.cleo.do("POST", f"/tables/{table}/join", {"seat": MARSHAL})
        self.ann.do("POST", f"/tables/{table}/bots", {})
        self.cleo.do("PUT", f"/tables/{table}/seats/{MARSHAL}/ready", {"ready": True})
        begun = self.ann.do("POST", f"/tables/{table}/start", {})
        assert [seat["role"] for seat in begun["seats"]] == ["bandit"] * 3 + ["marshal", "automaton"]
        return table

    def play(self, table: str, most: int, heard: list[tuple[int, dict[str, Any]]]) -> bool:
        """People answer at random; false if the game goes on after so many answers. ``heard``: who was told what."""
        for seat, guest in self.seats.items():
            guest.say(type="watch", table=table, seat=seat)
            self.views[seat] = guest.hear("game")["view"]
        self.eve.say(type="watch", table=table)
        asking = self.eve.hear("game")["asking"]
        chance, answers = random.Random(3), 0
        while asking["seats"]:
            asked = asking["seats"][0]
            if asked in self.seats:
                if answers == most:
                    return False
                view = self.views[asked]
                said = {"decision": view["number"], "option": chance.choice(view["options"])}
                command = f"{table[:4]}-{view['number']}-{answers}"
                self.seats[asked].say(type="answer", table=table, seat=asked, command=command, **said)
                answers += 1
            for seat, guest in self.seats.items():
                for entry in guest.hear("events")["events"]:
                    heard.append((seat, entry))
                    fold(self.views[seat], entry["changes"])
            news = self.eve.hear("events")
            heard.extend((-1, entry) for entry in news["events"])
            asking = news["asking"]
            assert CLOCKWORK not in asking["seats"], "nobody asks the clockwork"
        return True


def a_game_goes_on_after_a_restart() -> None:
    """Half of it on one server, the rest on the next one, with the same database; the record verifies."""
    heard: list[tuple[int, dict[str, Any]]] = []
    with TemporaryDirectory() as folder:
        database = database_in(Path(folder) / "live.db")
        with live(Path(folder), pace=0, database=database) as server, ExitStack() as stack:
            evening = Evening(server, stack)
            table = evening.begin()
            assert not evening.play(table, MIDDLE, heard)
            cookies = evening.cookies()
        with live(Path(folder), pace=0, database=database) as server, ExitStack() as stack:
            evening = Evening(server, stack, cookies)
            assert evening.play(table, 10_000, heard)
            assert server.house.figures.failures._value.get() == 0
            replay = evening.eve.do("GET", f"/replays/{table}")
            assert replay["result"]["winners"], "somebody has won"
            text = evening.eve.http.get(f"/api/replays/{table}/record").text
            fair = evening.eve.do("GET", f"/replays/{table}/fair")
            assert len(fair["dealing"]["bandits"]) == 3
    assert "winners: " in text
    assert "slid" in {entry["name"] for _, entry in heard}
    of_nobody = [entry["numbers"] for _, entry in heard if entry["name"] == "resolved" and entry["numbers"][0] == -1]
    assert of_nobody and {numbers[2] for numbers in of_nobody} == {CLOCKWORK}


def nobody_is_told_what_others_put_under_their_decks() -> None:
    """Every message that onlookers get of a buried card, and of an errand, leaves out what it is."""
    heard: list[tuple[int, dict[str, Any]]] = []
    with TemporaryDirectory() as folder, live(Path(folder), pace=0) as server, ExitStack() as stack:
        evening = Evening(server, stack)
        for _ in range(40):
            table = evening.begin()
            assert evening.play(table, 10_000, heard)
            for guest in evening.seats.values():
                guest.say(type="leave", table=table)
            if any(entry["name"] == "buried" for _, entry in heard):
                break
        legend_and_views = [json.loads(text) for text in evening.eve.texts if '"legend"' in text]
    buried = [(who, entry["numbers"]) for who, entry in heard if entry["name"] == "buried"]
    assert buried, "no landslide came in forty games"
    for who, (seat, card) in buried:
        assert (card > 0) == (who == seat), (who, seat, card)
    for message in legend_and_views:
        legend, view = message.get("legend"), message.get("view")
        if legend is None or view is None:
            continue
        errands = [row for row, name in zip(view["rows"], legend["rows"]) if name["name"].startswith("errand")]
        assert all(not any(row) for row in errands), errands


def words_of_it_are_served() -> None:
    with TemporaryDirectory() as folder, live(Path(folder)) as server, ExitStack() as stack:
        eve = Guest(server, "Eve")
        stack.callback(eve.close)
        for lang, word in {"en": "The Convoy", "fr": "Le Convoi", "nl": "Het konvooi"}.items():
            assert f"box-convoy = {word}" in eve.do("GET", f"/texts/{lang}")["fluent"]
        eve.do("GET", "/texts/de", status=422)
