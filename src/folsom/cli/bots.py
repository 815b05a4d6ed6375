"""``folsom bots``: the kinds of bots that can play."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from folsom.bots import Kind, kinds
from folsom.cli.options import Lang
from folsom.cli.words import chosen
from folsom.text import Texts
from folsom.text.bundle import has_text


def bots(lang: Lang = None) -> None:
    """All kinds, with what their codes may say."""
    texts = chosen(lang)
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for head in ("arena-bot", "bots-budget", "bots-settings", "bots-about"):
        grid.add_column(texts.say(head), no_wrap=head == "arena-bot")
    for kind in kinds():
        settings = ", ".join(f"{name}={value:g}" for name, value in kind.settings.items())
        grid.add_row(kind.name, "" if kind.usual is None else str(kind.usual), settings, about(texts, kind))
    console = Console()
    console.print(grid)
    console.print(texts.say("bots-note"))


def about(texts: Texts, kind: Kind) -> str:
    """What a bot does. One from another package may say it in its own words instead of by id."""
    return texts.say(kind.about) if has_text(texts.lang, kind.about) else kind.about
