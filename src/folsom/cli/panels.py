"""The panels around the train: round card, players, own hand and loot, pile."""

from __future__ import annotations

from itertools import zip_longest

from rich.table import Table as Grid
from rich.text import Text

from folsom.cli import facts, signs
from folsom.core.game import Game
from folsom.text import Texts
from folsom.text.texts import capital

WIDE = 96  # from this width on, columns have whole words
HERE = "▸"
GROUPS = "   "  # between the cards of one bandit and those of the next


def heading(view: Game, texts: Texts, width: int, tight: bool = False) -> list[Text]:
    """The round card: number, title, turns with the one that runs, and the event at its end (its first row)."""
    now = facts.round_in_play(view)
    if now.card < 0:
        soon = texts.say("heading-soon", round=now.number + 1, rounds=facts.ROUNDS)
        return [Text(" " + row, style="bold") for row in signs.rows(soon, width - 2)]
    title = texts.say("heading-round", round=now.number + 1, rounds=facts.ROUNDS, card=texts.round_card(now.name))
    left = Text.assemble((" " + title, "bold"))
    right = _turns(texts, now)
    if left.cell_len + right.cell_len + 3 <= width:
        left.append(" " * (width - left.cell_len - right.cell_len - 1)).append_text(right)
        lines = [left]
    else:
        lines = [left, Text(" ").append_text(right)]
    event = texts.say("heading-event", event=texts.happens(view.table, now.card))
    if kept := facts.plan_of_attack(view):
        event = f"{event} {texts.say('heading-plan', number=kept)}"
    rows = [Text(" " + row, style="dim") for row in signs.rows(event, width - 2 - tight)]
    if tight and len(rows) > 1:
        rows = [rows[0].append("…")]
    return lines + rows


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
    """Everybody's public numbers; an arrow marks whoever is asked. The columns have names that there is room for."""
    rows = [_player_row(view, texts, player, asked) for player in facts.players(view)]
    heads = _heads(view, texts, width >= WIDE, "")
    for form in ("", ".short"):
        if _grid_width([heads, *rows]) > width:
            heads = _heads(view, texts, False, form)
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim", collapse_padding=False)
    for i, head in enumerate(heads):
        grid.add_column(head, justify="center" if i else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _grid_width(rows: list[list[Text]]) -> int:
    """How wide columns are that hold these rows; a row may be short."""
    columns = [max(cell.cell_len if cell else 0 for cell in column) for column in zip_longest(*rows)]
    return sum(columns) + 2 * (len(columns) - 1)


def _heads(view: Game, texts: Texts, wide: bool, form: str) -> list[Text]:
    """The names of the columns."""
    heads = [Text(" " + texts.say("column-bandit"))]
    for kind, token in enumerate(view.table.token_kinds):
        sign = signs.token_sign(view, kind)
        heads.append(sign.append(" " + texts.say(f"token-{token.name}.name"), style="dim") if wide else sign)
    names = ["left", "received", "hand", "deck"] + ["discards"] * facts.has_discards(view)
    return heads + [Text(texts.say(f"column-{name}{form}")) for name in names]


def _player_row(view: Game, texts: Texts, player: facts.Player, asked: int) -> list[Text]:
    numbers = [*player.tokens, player.left, player.received]
    if player.bandit == view.table.led[player.seat][0]:  # what a player has once stands in his first row
        numbers += [player.hand, player.deck] + [player.discards] * facts.has_discards(view)
    return [_player_name(view, texts, player, asked), *[Text(str(n), style="" if n else "dim") for n in numbers]]


def _player_name(view: Game, texts: Texts, player: facts.Player, asked: int) -> Text:
    led = view.table.led[player.seat]
    first = player.bandit == led[0]
    name = Text.assemble((HERE if player.seat == asked and first else " ", "bold"))
    if len(led) > 1:
        name.append("╭" if first else "╰" if player.bandit == led[-1] else "│", style="dim")
    name.append_text(signs.pawn(view, texts, player.bandit))
    marks = []
    if player.seat == view.viewer:
        marks.append(texts.say("mark-you"))
    elif len(led) > 1:
        marks.append(texts.say("mark-player", number=player.seat + 1))
    if player.first:
        marks.append(texts.say("mark-first"))
    return name.append(f" ({', '.join(marks)})" if marks and first else "", style="dim")


def hands(view: Game, texts: Texts, width: int) -> list[Text]:
    """The hands that the viewer sees, and the loot of the bandits that he leads, with its worth."""
    lines = []
    for seat, led in enumerate(view.table.led):
        if facts.sees_hand(view, seat) and facts.hand_of(view, seat):
            lines += _hand(view, texts, seat, width)
        if facts.marked(view, seat):
            cards = _listed(view, texts, seat, facts.marked(view, seat))
            lines += labelled(as_label(texts.say("label-marked")), cards, width, " · ")
        if facts.kept(view, seat):
            cards = _listed(view, texts, seat, facts.kept(view, seat))
            lines += labelled(as_label(texts.say("label-kept")), cards, width, " · ")
        if seat == view.viewer:
            lines += _loot(view, texts, led[0], width) if len(led) < 2 else _loots(view, texts, led, width)
    return lines


def _listed(view: Game, texts: Texts, seat: int, kinds: list[int]) -> list[Text]:
    """Cards of a seat by name, equal ones counted."""
    return [Text(card) for card in texts.counted(view.table, kinds, seat=seat)]


def _hand(view: Game, texts: Texts, seat: int, width: int) -> list[Text]:
    own = seat == view.viewer
    led = view.table.led[seat]
    if len(led) > 1:
        label = as_label(texts.say("label-hand")) if own else signs.badges(view, texts, led).append(":")
        forms = ("", "short") if own else ("short",)
        return _shortest(label, [_by_bandit(view, texts, seat, form) for form in forms], width)
    label = as_label(texts.say("label-hand")) if own else signs.pawn(view, texts, led[0]).append(":")
    cards = _in_hand(view, texts, seat, facts.hand_of(view, seat), "" if own else "short")
    return labelled(label, cards, width, " · ")


def _in_hand(view: Game, texts: Texts, seat: int, kinds: list[int], form: str) -> list[Text]:
    """Cards of a hand by name; those that everybody knows have a mark of their own."""
    known = facts.known_hand(view, seat)
    pieces = []
    for kind in dict.fromkeys(kinds):
        partners = view.table.kind_home[kind] != kind
        name = texts.card(view.table, kind, form, seat) if partners else texts.card_alone(view.table, kind, form)
        for number, mark in ((kinds.count(kind) - known.count(kind), ""), (known.count(kind), signs.KNOWN)):
            if number:
                pieces.append(Text(name + mark + (f" ×{number}" if number > 1 else "")))
    return pieces


def _by_bandit(view: Game, texts: Texts, seat: int, form: str) -> list[Text]:
    """A hand in groups: the cards of each bandit behind his letter, then common ones."""
    pieces = []
    for bandit, kinds in facts.by_bandit(view.table, seat, facts.hand_of(view, seat)).items():
        cards = Text(" · ").join(_in_hand(view, texts, seat, kinds, form))
        mark = Text() if bandit == facts.COMMON else signs.badge(view, texts, bandit).append(" ")
        pieces.append(Text.assemble(mark, cards))
    return pieces


def _shortest(label: Text, choices: list[list[Text]], width: int) -> list[Text]:
    """The first way of saying something that takes one row; else the last."""
    room = width - label.cell_len - 3
    for pieces in choices:
        if sum(piece.cell_len for piece in pieces) + len(GROUPS) * (len(pieces) - 1) <= room:
            return labelled(label, pieces, width, GROUPS)
    return labelled(label, choices[-1], width, GROUPS)


def _loot(view: Game, texts: Texts, bandit: int, width: int) -> list[Text]:
    looks = facts.loot_of(view, bandit)
    pieces = []
    for look in dict.fromkeys(looks):
        number = looks.count(look)
        piece = signs.token_sign(view, look.kind).append(f" {_loot_name(view, texts, look)}")
        pieces.append(piece.append(f" ×{number}") if number > 1 else piece)
    pieces = pieces or [Text(texts.say("label-nothing"))]
    pieces[-1] = Text.assemble(pieces[-1], (f" = {texts.money(_worth(view, bandit))}", "bold"))
    return labelled(as_label(texts.say("label-loot")), pieces, width, " · ")


def _loot_name(view: Game, texts: Texts, look: facts.Look) -> str:
    """A token that one holds: what it is worth, or what it is good for."""
    kind = f"token-{view.table.token_kinds[look.kind].name}"
    if look.use:
        return capital(texts.say(f"{kind}.{look.use}-name"))
    return f"{capital(texts.say(f'{kind}.name'))} {texts.money(look.worth)}"


def _loots(view: Game, texts: Texts, bandits: list[int], width: int) -> list[Text]:
    """The loot of several bandits, each behind his letter, and what it makes together."""
    pieces = []
    for bandit in bandits:
        tokens = signs.tokens(view, texts, facts.loot_of(view, bandit)) or [Text(texts.say("label-nothing"))]
        worth = texts.money(_worth(view, bandit))
        pieces.append(Text.assemble(signs.badge(view, texts, bandit), " ", Text(" ").join(tokens), " = ", worth))
    total = texts.money(sum(_worth(view, bandit) for bandit in bandits))
    pieces.append(Text(texts.say("label-together", money=total), style="bold"))
    return labelled(as_label(texts.say("label-loot")), pieces, width, GROUPS)


def _worth(view: Game, bandit: int) -> int:
    return sum(look.worth for look in facts.loot_of(view, bandit)) + facts.event_money(view, bandit)


def piles(view: Game, texts: Texts, width: int) -> list[Text]:
    """What lies open beside the decks: discard piles, bullets on top, and cards in others' hands that all know."""
    if not facts.has_discards(view):
        return []
    seats = range(int(view.table.seats))
    found = {
        "discards": [piece for seat in seats for piece in _open_cards(view, texts, seat, facts.discards(view, seat))],
        "top": [_on_top(view, texts, seat) for seat in seats if facts.top_of_deck(view, seat)],
        "known": [
            piece
            for seat in seats
            if not facts.sees_hand(view, seat)
            for piece in _open_cards(view, texts, seat, facts.known_hand(view, seat))
        ],
    }
    lines = []
    for key, pieces in found.items():
        if pieces:
            lines += labelled(as_label(texts.say(f"label-{key}")), pieces, width, GROUPS)
    return lines


def _on_top(view: Game, texts: Texts, seat: int) -> Text:
    """The bullets on top of a deck, the uppermost first."""
    bullets = [signs.card(view, texts, kind) for kind in facts.top_of_deck(view, seat)]
    return Text(" ").join([signs.badges(view, texts, view.table.led[seat]), *bullets])


def _open_cards(view: Game, texts: Texts, seat: int, kinds: list[int]) -> list[Text]:
    """Cards of a seat in short behind its letter; of several bandits each behind his own."""
    pieces = []
    for bandit, own in facts.by_bandit(view.table, seat, kinds).items():
        bandits = view.table.led[seat] if bandit == facts.COMMON else [bandit]
        pieces.append(Text.assemble(signs.badges(view, texts, bandits), " ", signs.cards(view, texts, own)))
    return pieces


def pile(view: Game, texts: Texts, width: int, whole: bool = True, tight: bool = False) -> list[Text]:
    """The planned cards in their order, face-down ones as backs; an arrow marks the one that is resolved.

    On a small screen those that have been resolved are left out; on a tight one, all for which one line is too short.
    """
    current = facts.round_in_play(view).resolved - 1
    pieces = []
    for i, card in enumerate(facts.pile(view)):
        if i < current and not whole:
            continue
        style = "dim" if i < current else "bold reverse" if i == current else ""
        word = texts.card_alone(view.table, card.kind, "short") if card.kind or not card.face_down else ""
        word = signs.BACK + word if card.face_down else word
        arrow = HERE if i == current else ""
        pieces.append(Text.assemble((arrow, "bold"), signs.badges(view, texts, card.bandits), " ", (word, style)))
    label = as_label(texts.say("label-pile"))
    lines = labelled(label, pieces or [Text(texts.say("label-nothing"))], width, "  ")
    while tight and len(lines) > 1:
        pieces = pieces[:-2] + [Text("…")] if current >= 0 else [Text("…")] + pieces[2:]
        lines = labelled(label, pieces, width, "  ")
    return lines


def as_label(text: str) -> Text:
    """What stands before a list."""
    return Text(text, style="bold")


def labelled(label: Text, pieces: list[Text], width: int, gap: str) -> list[Text]:
    """A label with what it stands for, in as many rows as it takes, one below the other."""
    rows = signs.wrapped(pieces, width - label.cell_len - 3, gap)
    indent = Text(" " * label.cell_len)
    return [Text.assemble(" ", indent if i else label, " ", row) for i, row in enumerate(rows)]
