"""A client that hangs up is no trouble of the database: nothing in the log says so."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected

from folsom.server.store.database import fault_of, open_database
from folsom.server.store.trouble import is_trouble
from server.live import Client, Live, live
from server.services import Postgres, free_port
from server.test_caretaker import until

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ALL = 15  # connections that a pool of SQLAlchemy opens, if nothing else is said


def test_who_hangs_up_while_his_socket_is_opened(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ann = Client(server, "Ann")
        with capture_logs() as lines:
            server.do(hang_up(server, ann.cookie, lines))
        ann.close()
    assert {line["event"] for line in lines} <= {"socket opened", "socket closed"}


async def hang_up(server: Live, cookie: str, lines: list[MutableMapping[str, Any]]) -> None:
    """Somebody asks for a socket and hangs up while the server waits for the database to say who he is."""
    state, engine = server.server.server_state, server.house.engine
    before = set(state.connections)
    async with AsyncExitStack() as held:
        for _ in range(ALL):
            await held.enter_async_context(engine.connect())
        _, line = await asyncio.open_connection("127.0.0.1", server.port)
        line.write(HANDSHAKE.format(port=server.port, cookie=cookie).encode())
        await until(lambda: state.tasks)
        line.transport.abort()
        await until(lambda: state.connections <= before)
    await until(lambda: any(line["event"] == "socket closed" for line in lines))


@pytest.mark.parametrize("error", [ClientDisconnected(), BrokenPipeError(), ConnectionResetError(), TimeoutError()])
def test_what_a_clients_socket_says_is_no_trouble(error: OSError) -> None:
    assert not is_trouble(error)


def test_a_database_that_is_not_there_is_trouble() -> None:
    assert asyncio.run(trouble_of(f"postgresql://nobody@127.0.0.1:{free_port()}/none")) == "ConnectionRefusedError"


def test_a_database_that_does_not_let_us_in_is_trouble(postgres_server: Postgres) -> None:
    address = postgres_server.new_database("closed")
    assert "3D000" in asyncio.run(trouble_of(f"{address}-elsewhere"))


async def trouble_of(address: str) -> str:
    """What is wrong with a database that cannot be asked anything."""
    engine = open_database(address)
    try:
        with pytest.raises(DBAPIError) as error:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
    finally:
        await engine.dispose()
    assert is_trouble(error.value)
    return fault_of(error.value)
