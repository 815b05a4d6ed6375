"""Many people want the same seat at the same moment, through two processes: one of them gets it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from patience import PATIENCE
from server.faults.nursery import Nursery
from server.services import free_port

PEOPLE = 6
SEATS = 4


async def guest(port: int, name: str) -> httpx.AsyncClient:
    """Somebody who uses the server on a port."""
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE, verify=False)
    assert (await client.post("/guests", json={"name": name})).status_code == 201
    return client


def test_one_of_many_gets_the_seat(nursery: Nursery, database: str) -> None:
    async def inside() -> None:
        ports = [free_port(), free_port()]
        for port in ports:
            nursery.serve(port=port, database=database)
        for server in nursery.servers:
            await server.ready()
        people = [await guest(ports[number % 2], f"Person {number}") for number in range(PEOPLE)]
        host = await guest(ports[0], "Host")
        everybody = [host, *people]
        opened = await host.post("/tables", json={"setup": {"players": SEATS}})
        table = opened.json()["id"]
        for seat in range(1, SEATS):
            answers = await asyncio.gather(*[join(one, table, seat) for one in people])
            assert sorted(answers) == ["in", *["seat-taken"] * (len(people) - 1)]
            people.remove(people[answers.index("in")])
        assert await join(people[0], table, None) == "full"
        shown = [(await one.get(f"/tables/{table}")).json() for one in (host, *people)]
        assert all(one == shown[0] for one in shown)
        names = [seat["person"]["name"] for seat in shown[0]["seats"]]
        assert len(set(names)) == SEATS
        for one in everybody:
            await one.aclose()

    asyncio.run(inside())


async def join(one: httpx.AsyncClient, table: str, seat: int | None) -> str:
    """Tries to sit down: "in", or why not."""
    answer = await one.post(f"/tables/{table}/join", json={"seat": seat})
    said: dict[str, Any] = answer.json()
    return "in" if answer.status_code == 200 else said["code"]
