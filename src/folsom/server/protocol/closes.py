"""Why the server closes a WebSocket: codes that a client can tell apart."""

from __future__ import annotations

from typing import Final

GARBLED: Final = 1002
NO_TEXT: Final = 1007
FLOODED: Final = 1008
TOO_LONG: Final = 1009
BROKEN: Final = 1011
STOPPING: Final = 1012
SLOW: Final = 1013
NOT_KNOWN: Final = 4401
TOO_MANY: Final = 4429

CLOSES: Final = {
    GARBLED: "what came was no WebSocket",
    NO_TEXT: "a text was not UTF-8",
    FLOODED: "too many messages came at once: come back more slowly",
    TOO_LONG: "a message was too long, or came in too many pieces",
    BROKEN: "the server made a mistake, or the client did not answer a ping: come back and resume",
    STOPPING: "the server stops, or another version goes on with the game: come back and resume",
    SLOW: "the client read too slowly: come back and resume",
    NOT_KNOWN: "the session has ended: ask `/api/visitor` who one is now",
    TOO_MANY: "one person, or one address without a person, has too many connections open: close another one first",
}
