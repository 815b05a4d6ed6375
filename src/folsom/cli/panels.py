"""The panels around the train: round card, players, own hand and loot, pile."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from folsom.cli import facts, signs
from folsom.core.game import Game
from folsom.text import Texts
from folsom.text.texts import capital

WIDE = 96  # from this width on, columns have whole words
HERE = "▸"


def heading(view: Game, texts: Texts, width: int) -> list[Text]:
    """The round card: number, title, turns with the one that runs, and the event at its end."""
    now = facts.round_in_play(view)
    title = texts.say("heading-round", round=now.number + 1, rounds=facts.ROUNDS, card=texts.round_card(now.name))
    left = Text.assemble((" " + title, "bold"))
    right = _turns(texts, now)
    if left.cell_len + right.cell_len + 3 <= width:
        left.append(" " * (width - left.cell_len - right.cell_len - 1)).append_text(right)
        lines = [left]
    else:
        lines = [left, Text(" ").append_text(right)]
    event = texts.say("heading-event", event=texts.happens(view.table, now.card))
    return lines + [Text(" " + row, style="dim") for row in signs.rows(event, width - 2)]


def _turns(texts: Texts, now: facts.Round) -> Text:
    """The turns of planning in a row: an arrow marks the one that runs, those that are over are dim."""
    row = Text()
    for i, turn in enumerate(now.turns):
        word = texts.say(f"turn-{turn}.short")
        style = "dim" if i < now.turn else "bold reverse" if i == now.turn else ""
        row.append(" · " if i else "", style="dim").append(HERE + word if i == now.turn else word, style=style)
    action = not now.planning
    word = texts.say("heading-action")
    row.append(" · ", style="dim").append(HERE + word if action else word, style="bold reverse" if action else "")
    return row


def players(view: Game, texts: Texts, width: int, asked: int) -> Grid:
    """Everybody's public numbers; an arrow marks whoever is asked."""
    wide = width >= WIDE
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim", collapse_padding=False)
    grid.add_column(" " + texts.say("column-bandit"), no_wrap=True)
    for kind, token in enumerate(view.table.token_kinds):
        head = signs.token_sign(view, kind)
        if wide:
            head.append(" " + texts.say(f"token-{token.name}.name"), style="dim")
        grid.add_column(head, justify="center", no_wrap=True)
    for name in ("left", "received", "hand", "deck"):
        grid.add_column(texts.say(f"column-{name}"), justify="center", no_wrap=True)
    for player in facts.players(view):
        numbers = [*player.tokens, player.left, player.received, player.hand, player.deck]
        cells = [Text(str(n), style="" if n else "dim") for n in numbers]
        grid.add_row(_player_name(view, texts, player, asked), *cells)
    return grid


def _player_name(view: Game, texts: Texts, player: facts.Player, asked: int) -> Text:
    name = Text.assemble((HERE if player.seat == asked else " ", "bold"))
    name.append_text(signs.pawn(view, texts, player.bandit))
    marks = []
    if player.seat == view.viewer:
        marks.append(texts.say("mark-you"))
    if player.first:
        marks.append(texts.say("mark-first"))
    return name.append(f" ({', '.join(marks)})" if marks else "", style="dim")


def hands(view: Game, texts: Texts, width: int) -> list[Text]:
    """The hands that the viewer sees, and the loot of the bandits that he leads, with its worth."""
    lines = []
    for player in facts.players(view):
        if facts.sees_hand(view, player.seat) and player.hand:
            lines += _hand(view, texts, player, width)
        if player.seat == view.viewer:
            lines += _loot(view, texts, player, width)
    return lines


def _hand(view: Game, texts: Texts, player: facts.Player, width: int) -> list[Text]:
    own = player.seat == view.viewer
    label = _label(texts.say("label-hand")) if own else signs.pawn(view, texts, player.bandit).append(":")
    cards = texts.counted(view.table, facts.hand_of(view, player.seat), "" if own else "short")
    return _labelled(label, [Text(card) for card in cards], width, " · ")


def _loot(view: Game, texts: Texts, player: facts.Player, width: int) -> list[Text]:
    looks = facts.loot_of(view, player.bandit)
    pieces = []
    for look in dict.fromkeys(looks):
        number = looks.count(look)
        name = texts.say(f"token-{view.table.token_kinds[look.kind].name}.name")
        piece = signs.token_sign(view, look.kind).append(f" {capital(name)} {texts.money(look.worth)}")
        pieces.append(piece.append(f" ×{number}") if number > 1 else piece)
    worth = sum(look.worth for look in looks) + facts.event_money(view, player.bandit)
    pieces = pieces or [Text(texts.say("label-nothing"))]
    pieces[-1] = Text.assemble(pieces[-1], (f" = {texts.money(worth)}", "bold"))
    return _labelled(_label(texts.say("label-loot")), pieces, width, " · ")


def pile(view: Game, texts: Texts, width: int, whole: bool = True) -> list[Text]:
    """The planned cards in their order, face-down ones as backs; an arrow marks the one that is resolved.

    On a small screen those that have been resolved are left out.
    """
    current = facts.round_in_play(view).resolved - 1
    pieces = []
    for i, card in enumerate(facts.pile(view)):
        if i < current and not whole:
            continue
        style = "dim" if i < current else "bold reverse" if i == current else ""
        word = texts.card(view.table, card.kind, "short") if card.kind or not card.face_down else ""
        word = signs.BACK + word if card.face_down else word
        arrow = HERE if i == current else ""
        pieces.append(Text.assemble((arrow, "bold"), signs.badge(view, texts, card.bandit), " ", (word, style)))
    return _labelled(_label(texts.say("label-pile")), pieces or [Text(texts.say("label-nothing"))], width, "  ")


def _label(text: str) -> Text:
    return Text(text, style="bold")


def _labelled(label: Text, pieces: list[Text], width: int, gap: str) -> list[Text]:
    """A label with what it stands for, in as many rows as it takes, one below the other."""
    rows = signs.wrapped(pieces, width - label.cell_len - 3, gap)
    indent = Text(" " * label.cell_len)
    return [Text.assemble(" ", indent if i else label, " ", row) for i, row in enumerate(rows)]
