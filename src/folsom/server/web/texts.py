"""Texts over HTTP: those of parts that other packages bring. A client has all others with it."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

from fastapi import APIRouter, Depends

from folsom.base.parts import part_named, parts_outside
from folsom.server.people.doors import from_our_page
from folsom.server.shapes import Shape
from folsom.text.bundle import texts_of

router = APIRouter(tags=["texts"], dependencies=[Depends(from_our_page)])
log = logging.getLogger(__name__)


class TextsShown(Shape):
    """The texts of a language, as Fluent (https://projectfluent.org)."""

    fluent: str


@router.get("/texts/{lang}")
async def texts(lang: Literal["en", "fr", "nl"]) -> TextsShown:
    """What parts say that other packages have brought to this server: nothing, where there are none."""
    return TextsShown(fluent=await asyncio.to_thread(texts_outside, lang))


def texts_outside(lang: str) -> str:
    """The texts of all parts from outside. One that is broken has none, and breaks nothing else."""
    packages: list[str] = []
    for name in parts_outside():
        try:
            part = part_named(name)
        except Exception:
            log.exception("the part %s cannot be loaded", name)
            continue
        if part is not None and part.package() not in packages:
            packages.append(part.package())
    return "\n".join(texts_of(lang, package) for package in packages)
