"""Games that are over, for tests of what comes after: a person whose answers are by chance plays with bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from server.live import Client

SETUP = {"players": 4}


def begun(client: Client, setup: dict[str, Any], seats: int = 1, **options: Any) -> str:
    """A table at which somebody plays with bots, on one seat or on several."""
    made = client.http.post("/api/tables", json={"setup": setup, "options": {"level": "greenhorn", **options}})
    table: str = made.json()["id"]
    for seat in range(1, seats):
        assert client.http.post(f"/api/tables/{table}/join", json={"seat": seat}).status_code == 200
    if seats < len(made.json()["seats"]):
        assert client.http.post(f"/api/tables/{table}/bots", json={"level": "greenhorn"}).status_code == 200
    for seat in range(seats):
        ready = client.http.put(f"/api/tables/{table}/seats/{seat}/ready", json={"ready": True})
        assert ready.status_code == 200, ready.text
    started = client.http.post(f"/api/tables/{table}/start", json={})
    assert started.status_code == 200, started.text
    return table


def play_on(
    client: Client,
    table: str,
    answers: int = 10_000,
    seed: int = 1,
    until: Callable[[list[str]], bool] = lambda options: False,
) -> dict[str, Any]:
    """Answers for the first seat until the game is over, so many times, or until it is offered something.

    The last that was said of it.
    """
    chance = random.Random(seed)
    client.say(type="watch", table=table, seat=0)
    done = 0
    answered: list[int] = []  # the same question may be told twice
    while True:
        message = client.hear_any()
        assert message["type"] != "refused", message
        if message["type"] not in ("game", "events", "asking") or message["table"] != table:
            continue
        asking: dict[str, Any] = message["asking"]
        if asking["ending"] or done == answers:
            return asking
        question = asking["question"]
        if question and until(question["options"]):
            return asking
        if question and (asked := [question["decision"], question["part"]]) != answered:
            option = chance.choice(question["options"])
            answer = {"decision": asked[0], "part": asked[1], "option": option, "command": f"{table}-{seed}-{done}"}
            client.say(type="answer", table=table, seat=0, **answer)
            done, answered = done + 1, asked


def finished(client: Client, setup: dict[str, Any] | None = None, seed: int = 1) -> str:
    """A game that was played to its end."""
    table = begun(client, setup or SETUP)
    assert play_on(client, table, seed=seed)["ending"]
    return table
