"""The signs and colours of the picture. No sign is told by its colour alone: names, letters and shapes say the same."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from folsom.cli import facts
from folsom.cli.box import signs_of
from folsom.core.game import Game
from folsom.text import Texts

COLOURS = {
    "ghost": "bright_white",
    "doc": "bright_blue",
    "tuco": "bright_red",
    "cheyenne": "bright_green",
    "belle": "bright_magenta",
    "django": "dark_orange",
    "marshal": "bright_yellow",
}
TOKENS = {
    "purse": ("●", "yellow"),
    "jewel": ("◆", "cyan"),
    "strongbox": ("■", "bright_magenta"),
}
LAWMAN = "★"
BACK = "▒▒"
BULLET = "•"
KNOWN = "°"  # a card in hand that everybody knows


def colour(name: str) -> str:
    """The colour of a pawn."""
    return str(signs_of("colours", COLOURS).get(name, "white"))


def badge(view: Game, texts: Texts, pawn: int) -> Text:
    """The letter of a bandit on a ground of his colour; a lawman's star."""
    name = view.table.pawn_names[pawn]
    if not facts.is_bandit(view, pawn):
        return Text(lawman(name), style=f"bold {colour(name)}")
    return Text(texts.named(name, "letter"), style=f"grey0 on {colour(name)}")


def lawman(name: str) -> str:
    """The sign of a pawn that is no bandit."""
    return str(signs_of("lawmen", {}).get(name, LAWMAN))


def pawn(view: Game, texts: Texts, number: int, room: int = 99) -> Text:
    """A pawn with its name, without its letter where there is no room; the viewer's own bandit is underlined."""
    name = view.table.pawn_names[number]
    own = facts.is_bandit(view, number) and view.table.leader[number] == view.viewer
    word = texts.named(name) if facts.is_bandit(view, number) else texts.named(name, "name")
    style = f"bold underline {colour(name)}" if own else colour(name)
    whole = Text.assemble(badge(view, texts, number), " ", (word, style))
    if whole.cell_len <= room:
        return whole
    return Text(word, style=style) if facts.is_bandit(view, number) else Text(lawman(name) + word, style=style)


def badges(view: Game, texts: Texts, pawns: Sequence[int]) -> Text:
    """Several letters in a row."""
    return Text().join([badge(view, texts, pawn) for pawn in pawns])


def card(view: Game, texts: Texts, kind: int) -> Text:
    """A card in short, without its owner; a bullet is a dot with the letter of whoever shot it."""
    if kind == 0 or view.table.kind_action[kind] >= 0:
        return Text(texts.card_alone(view.table, kind, "short"))
    name = view.table.card_kinds[kind].name.partition(" ")[2]
    shooter = view.table.bandit_named(name)
    return Text(BULLET).append_text(badge(view, texts, shooter) if shooter >= 0 else Text(LAWMAN))


def cards(view: Game, texts: Texts, kinds: Sequence[int]) -> Text:
    """Several cards in short, equal ones counted."""
    pieces = []
    for kind in dict.fromkeys(kinds):
        number = kinds.count(kind)
        pieces.append(card(view, texts, kind).append(f" ×{number}" if number > 1 else ""))
    return Text(", ").join(pieces)


def token_sign(view: Game, kind: int) -> Text:
    """The sign of a kind of token."""
    sign, style = signs_of("tokens", TOKENS).get(view.table.token_kinds[kind].name, ("?", "white"))
    return Text(sign, style=style)


def tokens(view: Game, texts: Texts, looks: list[facts.Look]) -> list[Text]:
    """Tokens that look alike as one sign with their number; purses whose worth the viewer knows show it."""
    pieces = []
    for look in dict.fromkeys(looks):
        number = looks.count(look)
        piece = token_sign(view, look.kind)
        if look.worth and view.table.token_kinds[look.kind].hidden:
            piece.append(texts.money(look.worth), style="bold")
        elif look.use:
            piece.append(texts.say(f"token-{view.table.token_kinds[look.kind].name}.{look.use}-short"), style="bold")
        if number > 1:
            piece.append(f"×{number}")
        pieces.append(piece)
    return pieces


def wrapped(pieces: list[Text], width: int, gap: str = " ") -> list[Text]:
    """Pieces in lines of a width, none broken."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return lines


def rows(text: str, width: int) -> list[str]:
    """A text in rows of a width, broken at spaces but never at no-break spaces."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
