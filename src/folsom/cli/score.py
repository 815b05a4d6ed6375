"""The end: money, titles, the winner, and how ties were broken."""

from __future__ import annotations

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from folsom import Outcome
from folsom.base.rules import rules_of
from folsom.base.scoring import SHARPSHOOTER
from folsom.cli import facts, signs
from folsom.core.game import Game
from folsom.text import Texts

LOOT = 2  # the column that gives way where there is no room
NARROW = 16  # of that column: rather than less, the other columns get short names
NARROWEST = 8
PADDING = 2


def score_table(view: Game, outcome: Outcome, texts: Texts, width: int = 110) -> Grid:
    """All bandits, the winners on top; money of events and ransoms only if there was any.

    Bandits who win together stand together, and have one total.
    """
    standing = facts.players(view)
    more = {"events": [_from_events(view, player.bandit) for player in standing]}
    more["ransom"] = [facts.ransom(view, player.bandit) for player in standing]
    more = {name: money for name, money in more.items() if any(money)}
    titles = facts.has_titles(view)

    def place(seat: int) -> tuple[bool, int, int]:
        first = view.table.led[seat][0]
        return not outcome.won(first), -outcome.money[first], received(standing, seat)

    rows = [
        _score_row(view, outcome, texts, player, [column[player.bandit] for column in more.values()], titles)
        for seat in sorted(range(int(view.table.seats)), key=place)
        for player in standing
        if player.seat == seat
    ]
    names = [*more] + ["sharpshooter"] * titles + ["money", "received"]
    heads = ["", texts.say("column-bandit"), texts.say("column-loot"), ""]
    long = heads + [texts.say(f"column-{name}") for name in names]
    short = heads + [texts.say(f"column-{name}.short") for name in names]
    return _grid(long if width - _width(long, rows) >= NARROW else short, rows, width)


def _width(heads: list[str], rows: list[list[list[Text]]]) -> int:
    """How wide all columns are but that of the loot."""
    columns = [[cell_len(head), *[len_of(row[i]) for row in rows]] for i, head in enumerate(heads) if i != LOOT]
    return sum(max(column) for column in columns) + PADDING * len(heads)


def len_of(cell: list[Text]) -> int:
    """How long the pieces of a cell are in one line."""
    return sum(piece.cell_len for piece in cell) + max(len(cell) - 1, 0)


def _grid(heads: list[str], rows: list[list[list[Text]]], width: int) -> Grid:
    """The rows below their heads; loot for which there is no room goes on in the next line."""
    room = max(width - _width(heads, rows), NARROWEST)
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for i, head in enumerate(heads):
        grid.add_column(head, justify="right" if i > LOOT else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*[Text("\n").join(signs.wrapped(cell, room)) for cell in row])
    return grid


def received(standing: list[facts.Player], seat: int) -> int:
    """The bullets that all bandits of a seat took."""
    return sum(player.received for player in standing if player.seat == seat)


def _from_events(view: Game, bandit: int) -> int:
    """Money of events and of the station card; it may be less than nothing."""
    return facts.event_money(view, bandit) + facts.station_money(view, bandit)


def _score_row(
    view: Game, outcome: Outcome, texts: Texts, player: facts.Player, more: list[int], titles: bool
) -> list[list[Text]]:
    """A bandit's cells, each in the pieces that stay whole."""
    bandit = player.bandit
    first = bandit == view.table.led[player.seat][0]  # what a side has together stands in its first row
    paid = facts.shots(view, player.seat) is None or facts.can_win(view, player.seat)
    sharp = outcome.sharpshooters >> bandit & 1 and first and paid
    return [
        [Text(texts.say("mark-winner") if outcome.won(bandit) and first else "", style="bold yellow")],
        [signs.pawn(view, texts, bandit)],
        signs.tokens(view, texts, facts.loot_of(view, bandit)),
        [Text(texts.money(outcome.loot[bandit] - sum(more)))],
        *[[Text(texts.money(money) if money else "")] for money in more],
        *[[Text(texts.money(SHARPSHOOTER) if sharp else "")]] * titles,
        [Text(texts.money(outcome.money[bandit]) if first else "", style="bold")],
        [Text(str(player.received))],
    ]


def score_sentences(view: Game, outcome: Outcome, texts: Texts) -> list[str]:
    """The Sharpshooter, who is arrested, the tie if there was one, and the winner, in words."""
    standing = facts.players(view)
    seats = range(int(view.table.seats))
    firsts = [view.table.led[seat][0] for seat in seats]
    winners = [seat for seat in seats if outcome.won(firsts[seat])]
    able = [seat for seat in seats if facts.can_win(view, seat)]
    most = max([outcome.money[firsts[seat]] for seat in able], default=0)
    richest = [seat for seat in able if outcome.money[firsts[seat]] == most]
    lines = _title(view, outcome, texts) if facts.has_titles(view) else []
    if arrested := facts.arrested(view):
        names = texts.join([texts.pawn(view.table, bandit) for bandit in arrested])
        lines.append(texts.say("score-arrested", bandits=names))
    if not winners:
        return [*lines, texts.say("score-nobody")]
    if len({facts.side(view, seat) for seat in richest}) > 1:
        key = "score-tie-shared" if len(winners) == len(richest) else "score-tie"
        of = [facts.side(view, seat) for seat in seats]
        hits = [sum(received(standing, seat) for seat in seats if of[seat] == side) for side in of]
        fewest = min(hits[seat] for seat in richest)
        lines.append(
            texts.say(key, bandits=_named(view, texts, richest), winners=_named(view, texts, winners), received=fewest)
        )
    money = texts.money(most)
    sides = len({facts.side(view, seat) for seat in winners})
    names = _named(view, texts, winners)
    lines.append(texts.say("score-winner", sides=sides, number=len(winners), bandits=names, money=money))
    return lines


def _title(view: Game, outcome: Outcome, texts: Texts) -> list[str]:
    """Who is Sharpshooter, and by what. Where players win together, a side that cannot win has nothing of it."""
    table = view.table
    sharp = [seat for seat in range(int(table.seats)) if outcome.sharpshooters >> table.led[seat][0] & 1]
    if rules_of(view).scoring.together:
        sharp = [seat for seat in sharp if facts.can_win(view, seat)]
    if not sharp:
        return []
    arguments = {"bandits": _named(view, texts, sharp), "money": texts.money(SHARPSHOOTER)}
    shots = facts.shots(view, sharp[0])
    if shots is not None:
        sides = len({facts.side(view, seat) for seat in sharp})
        return [texts.say("score-sharpshooter-side", arguments, sides=sides, number=len(sharp), shots=shots)]
    left = min(player.left for player in facts.players(view))
    return [texts.say("score-sharpshooter", arguments, number=len(sharp), left=left)]


def _named(view: Game, texts: Texts, seats: list[int]) -> str:
    return texts.join([texts.seat(view.table, seat) for seat in seats])
