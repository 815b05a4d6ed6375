"""The browser's client, as it was built into the package: its page for every screen, and its files.

All of it is read once, when the server starts, so a client that is built meanwhile never meets the files of another
one. Without a client there is a plain page (`home.py`).
"""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.datastructures import Headers

from folsom.server.web.refusals import nothing_done

FOLDER: Final = Path(__file__).parent / "client"
PAGE: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with what is in them
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"  # kept by browsers, and asked for each time whether it is still so
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the best one first

# The screens that have an address: /table/CODE, /replay/ID and so on. The client knows what to show.
SCREENS: Final = ("table", "replay", "result", "rules", "learn", "ladder", "party", "people")

NO_PAGES: Final = ("/api/", f"/{ASSETS}")

METHODS: Final = ["GET", "HEAD"]
BUILD: Final = re.compile(rb'<meta name="build" content="(\w+)"')


@dataclass(frozen=True)
class File:
    """A file of the client: how it is sent, as it is and packed."""

    body: bytes
    kind: str
    cache: str
    packed: dict[str, bytes]

    @property
    def tag(self) -> str:
        """Changes with what is in the file."""
        return f'"{sha256(self.body).hexdigest()[:32]}"'

    def answer(self, headers: Headers) -> Response:
        """Sends it, packed if the browser can unpack it; or says that the browser has it already."""
        own = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=own)
        way = next((way for way in self.packed if accepts(headers, way)), None)
        if way is not None:
            return Response(self.packed[way], headers=own | {"Content-Encoding": way}, media_type=self.kind)
        return Response(self.body, headers=own, media_type=self.kind)


def accepts(headers: Headers, way: str) -> bool:
    """Whether a browser can unpack what is packed in a way."""
    for one in headers.get("accept-encoding", "").split(","):
        name, _, quality = one.strip().partition(";")
        if name.strip().lower() == way:
            return quality.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def read_client(folder: Path) -> dict[str, File]:
    """All files of a client by their names; none if it was not built."""
    if not (folder / PAGE).is_file():
        return {}
    found = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
    ends = tuple(PACKED.values())
    names = [name for name in found if not Path(name).name.startswith(".") and not name.endswith(ends)]
    return {name: _read(name, found) for name in names}


def build_of(files: dict[str, File]) -> str:
    """The build of a client, as its page knows it; nothing without a client."""
    found = BUILD.search(files[PAGE].body) if PAGE in files else None
    return "" if found is None else found[1].decode()


def _read(name: str, found: dict[str, Path]) -> File:
    packed = {way: found[name + end].read_bytes() for way, end in PACKED.items() if name + end in found}
    cache = FOREVER if name.startswith(ASSETS) else ASK
    return File(found[name].read_bytes(), _kind(name), cache, packed)


def _kind(name: str) -> str:
    """The type of a file; what a machine calls it elsewhere does not matter."""
    kinds = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
    kinds |= {".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
    return kinds.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _is_followed(request: Request) -> bool:
    """Whether somebody follows an address with a browser: programs and pages ask for other things than pages."""
    read = request.method in METHODS and not request.url.path.startswith(NO_PAGES)
    return read and "text/html" in request.headers.get("accept", "")


def add_client(app: FastAPI, files: dict[str, File]) -> None:
    """Lets an app serve a client: its page at the addresses of all screens, its files at their names.

    Who follows an address that leads nowhere gets the page too: it says so in his language.
    """

    async def page(request: Request) -> Response:
        return files[PAGE].answer(request.headers)

    async def file(request: Request) -> Response:
        return files[request.url.path.removeprefix("/")].answer(request.headers)

    async def lost(request: Request, error: Exception) -> Response:
        if not _is_followed(request):
            return await nothing_done(request, error)
        answer = files[PAGE].answer(request.headers)
        if answer.status_code == 200:  # else the browser has it already
            answer.status_code = 404
        return answer

    app.add_exception_handler(404, lost)
    screens = [path for name in SCREENS for path in (f"/{name}", f"/{name}/{{rest:path}}")]
    for path in ["/", *screens]:
        app.add_route(path, page, METHODS, include_in_schema=False)
    for name in files:
        app.add_route(f"/{name}", file, METHODS, include_in_schema=False)
