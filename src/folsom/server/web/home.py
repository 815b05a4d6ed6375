"""The page at the server's address: it says what is running here."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Header
from fastapi.responses import HTMLResponse

from folsom.notation.record import rules_version
from folsom.text import LANGUAGES, Texts

router = APIRouter(include_in_schema=False)

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Folsom</title>
</head>
<body>
<main>
<h1>Folsom</h1>
{paragraphs}
</main>
</body>
</html>
"""
PARAGRAPHS: Final = ("home-running", "home-no-client", "home-terminal", "home-protocol", "home-fans")


@router.get("/")
async def home(accept_language: Annotated[str, Header()] = "") -> HTMLResponse:
    """What is running here, in the reader's language."""
    texts = Texts(language_wanted(accept_language))
    said = [texts.say(key, version=rules_version()) for key in PARAGRAPHS]
    page = PAGE.format(lang=texts.lang, paragraphs="\n".join(f"<p>{escape(text)}</p>" for text in said))
    return HTMLResponse(page, headers={"Vary": "Accept-Language", "Cache-Control": "no-cache"})


def language_wanted(header: str) -> str:
    """The first of our languages that a browser asks for; browsers name the one they like best first."""
    for part in header.split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
