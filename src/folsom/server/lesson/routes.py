"""The first lesson over HTTP. It is the same for everybody, and nothing is kept of it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends, Response

from folsom.server.lesson.shapes import LessonShown
from folsom.server.lesson.telling import lesson_json
from folsom.server.people.doors import from_our_page

router = APIRouter(tags=["lesson"], dependencies=[Depends(from_our_page)])


@router.get("/lesson", response_class=Response, responses={200: {"model": LessonShown}})
async def lesson() -> Response:
    """The first lesson: a part of a game, played by the engine from its record, with a coach's notes."""
    return Response(await asyncio.to_thread(lesson_json), media_type="application/json")
