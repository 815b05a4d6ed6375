"""What may be sent to us: JSON without tricks, not too much of it, and not too slowly.

A body is read here, before anything else sees the request: so its length counts, not what a header says of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folsom.server.problems import Problem
from folsom.server.protocol.reading import read_json
from folsom.server.web.refusals import refusal

MOST: Final = 16 * 1024  # bytes
SECONDS: Final = 10.0  # for a whole body
JSON: Final = "application/json"
TEXT: Final = "text/plain"


class ClientLeft(Exception):
    """The client went away before it had sent everything."""


class Bodies:
    """Reads bodies. ``texts``: paths that take plain text instead of JSON, and so many bytes of it."""

    def __init__(
        self, app: ASGIApp, texts: Mapping[str, int] | None = None, most: int = MOST, seconds: float = SECONDS
    ) -> None:
        self.app = app
        self.texts = texts or {}
        self.most = most
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self._body(scope, receive)
        except Problem as problem:
            answer = refusal(problem)
            answer.headers["Connection"] = "close"  # what is still coming is not read
            await answer(scope, receive, send)
        except ClientLeft:
            return
        else:
            await self.app(scope, _given(body, receive), send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        path = scope["path"]
        most = self.texts.get(path, self.most)
        wanted = TEXT if path in self.texts else JSON
        kind = Headers(scope=scope).get("content-type")
        if kind is not None and kind.partition(";")[0].strip().lower() != wanted:
            raise _other_kind(wanted)
        try:
            async with asyncio.timeout(self.seconds):
                body = await _read(receive, most)
        except TimeoutError:
            raise Problem(408, "too-slow", f"a request is sent within {self.seconds:g} seconds") from None
        if body:
            if kind is None:
                raise _other_kind(wanted)
            if wanted == JSON:
                read_json(body)
        return body


async def _read(receive: Receive, most: int) -> bytes:
    """All of a body, or a Problem as soon as it is too large."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientLeft
        body += message.get("body", b"")
        if len(body) > most:
            raise _too_large(most)
        more = message.get("more_body", False)
    return bytes(body)


def _given(body: bytes, receive: Receive) -> Receive:
    """Gives a body that has been read to those who come after."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _other_kind(wanted: str) -> Problem:
    return Problem(415, "other-kind", f"what is sent here is {wanted}")


def _too_large(most: int) -> Problem:
    return Problem(413, "too-large", f"a request has at most {most} bytes here")
