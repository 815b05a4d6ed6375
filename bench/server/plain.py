"""The same fan-out without rules and without a database: what the network alone costs.

A message of a seat is acknowledged, and all five sockets of its table get one message of the usual size.
"""

from __future__ import annotations

import json
import os

import uvicorn
from fastapi import FastAPI
from starlette.websockets import WebSocket, WebSocketDisconnect

from folsom.server.protocol.messages import MOST_BYTES
from folsom.server.protocol.reading import read_message

SEATS = 5
SIZE = int(os.environ.get("PLAIN_SIZE", "900"))  # bytes of a usual message
tables: dict[str, list[WebSocket]] = {}
app = FastAPI()


@app.websocket("/ws")
async def socket(wire: WebSocket) -> None:
    """One player."""
    await wire.accept()
    await wire.send_text('{"type":"hello"}')
    table = ""
    try:
        while True:
            message = read_message(await wire.receive_text()).model_dump()
            if message["type"] == "watch":
                table = message["table"]
                tables.setdefault(table, []).append(wire)
                asking = {"seats": [0] if len(tables[table]) == SEATS else []}
                view = {"options": ["play move"], "number": 1}
                await wire.send_text(json.dumps({"type": "game", "view": view, "asking": {"seats": []}}))
                if asking["seats"]:
                    await tell(table, 0)
            else:
                await wire.send_text(json.dumps({"type": "done", "command": message["command"]}))
                await tell(table, (message["seat"] + 1) % SEATS)
    except WebSocketDisconnect:
        tables.get(table, []).remove(wire)


async def tell(table: str, seat: int) -> None:
    """Everybody at a table is told something of the usual size, and who is next."""
    text = json.dumps({"type": "events", "events": [], "asking": {"seats": [seat]}, "pad": "x" * (SIZE - 80)})
    for wire in tables[table]:
        await wire.send_text(text)


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(os.environ["PLAIN_PORT"]),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
    )
