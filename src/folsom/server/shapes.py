"""What answers over HTTP look like."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """What is sent: exactly this."""

    model_config = ConfigDict(extra="forbid")
