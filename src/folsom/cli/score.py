"""The end: money, titles, the winner, and how ties were broken."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from folsom import Outcome
from folsom.base.scoring import SHARPSHOOTER
from folsom.cli import facts, signs
from folsom.core.game import Game
from folsom.text import Texts


def score_table(view: Game, outcome: Outcome, texts: Texts) -> Grid:
    """All bandits, the winners on top; money of events only if there was any.

    Bandits who win together stand together, and have one total.
    """
    standing = facts.players(view)
    events = any(facts.event_money(view, player.bandit) for player in standing)
    titles = facts.has_titles(view)
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("")
    grid.add_column(texts.say("column-bandit"))
    grid.add_column(texts.say("column-loot"))
    grid.add_column("", justify="right")
    for name in ["events"] * events + ["sharpshooter"] * titles + ["money", "received"]:
        grid.add_column(texts.say(f"column-{name}"), justify="right")

    def place(seat: int) -> tuple[bool, int, int]:
        first = view.table.led[seat][0]
        return not outcome.won(first), -outcome.money[first], received(standing, seat)

    for seat in sorted(range(int(view.table.seats)), key=place):
        for player in standing:
            if player.seat == seat:
                grid.add_row(*_score_row(view, outcome, texts, player, events, titles))
    return grid


def received(standing: list[facts.Player], seat: int) -> int:
    """The bullets that all bandits of a seat took."""
    return sum(player.received for player in standing if player.seat == seat)


def _score_row(
    view: Game, outcome: Outcome, texts: Texts, player: facts.Player, events: bool, titles: bool
) -> list[Text]:
    bandit = player.bandit
    gained = facts.event_money(view, bandit)
    first = bandit == view.table.led[player.seat][0]  # what a side has together stands in its first row
    sharp = outcome.sharpshooters >> bandit & 1 and first
    return [
        Text(texts.say("mark-winner") if outcome.won(bandit) and first else "", style="bold yellow"),
        signs.pawn(view, texts, bandit),
        Text(" ").join(signs.tokens(view, texts, facts.loot_of(view, bandit))),
        Text(texts.money(outcome.loot[bandit] - gained)),
        *[Text(texts.money(gained) if gained else "")] * events,
        *[Text(texts.money(SHARPSHOOTER) if sharp else "")] * titles,
        Text(texts.money(outcome.money[bandit]) if first else "", style="bold"),
        Text(str(player.received)),
    ]


def score_sentences(view: Game, outcome: Outcome, texts: Texts) -> list[str]:
    """The Sharpshooter, the tie if there was one, and the winner, in words."""
    standing = facts.players(view)
    seats = range(int(view.table.seats))
    firsts = [view.table.led[seat][0] for seat in seats]
    winners = [seat for seat in seats if outcome.won(firsts[seat])]
    richest = [seat for seat in seats if outcome.money[firsts[seat]] == max(outcome.money)]
    lines = _title(view, outcome, texts) if facts.has_titles(view) else []
    if len(richest) > 1:
        key = "score-tie-shared" if len(winners) == len(richest) else "score-tie"
        fewest = min(received(standing, seat) for seat in richest)
        lines.append(
            texts.say(key, bandits=_named(view, texts, richest), winners=_named(view, texts, winners), received=fewest)
        )
    money = texts.money(max(outcome.money))
    lines.append(texts.say("score-winner", number=len(winners), bandits=_named(view, texts, winners), money=money))
    return lines


def _title(view: Game, outcome: Outcome, texts: Texts) -> list[str]:
    """Who is Sharpshooter, and by what."""
    table = view.table
    sharp = [seat for seat in range(int(table.seats)) if outcome.sharpshooters >> table.led[seat][0] & 1]
    arguments = {"bandits": _named(view, texts, sharp), "money": texts.money(SHARPSHOOTER)}
    shots = facts.shots(view, sharp[0])
    if shots is not None:
        return [texts.say("score-sharpshooter-side", arguments, number=len(sharp), shots=shots)]
    left = min(player.left for player in facts.players(view))
    return [texts.say("score-sharpshooter", arguments, number=len(sharp), left=left)]


def _named(view: Game, texts: Texts, seats: list[int]) -> str:
    return texts.join([texts.seat(view.table, seat) for seat in seats])
