"""The home network: this machine's address in it, and a picture of the address for phones."""

from __future__ import annotations

import io
import socket

import segno


def own_address() -> str | None:
    """The address under which others in the network reach this machine; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: it only makes the system choose a way out
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def qr_code(text: str) -> str:
    """A text as a picture of blocks, for a terminal."""
    picture = io.StringIO()
    segno.make(text, error="m").terminal(out=picture, compact=True)
    return picture.getvalue()
