"""Everybody sees the river rise."""

from __future__ import annotations

from folsom.laws.box import Box


class Ferry(Box):
    passing = ("flooded",)


BOX = Ferry()
