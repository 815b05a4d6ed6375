"""Cheyenne takes the purses that she punches out of others."""

from __future__ import annotations

from folsom.base.loot import PURSE
from folsom.base.powers import DROP, BanditPower
from folsom.core.game import Game
from folsom.core.ints import i64


class Cheyenne(BanditPower):
    """BASE-CHEYENNE-1: a purse that her punch makes fall she may take at once."""

    def __init__(self) -> None:
        super().__init__("cheyenne", [DROP], "BASE-CHEYENNE-1")

    def claims(self, g: Game, bandit: i64, kind: i64) -> bool:
        return kind == PURSE
