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
    """All bandits, the winners on top; money of events only if there was any."""
    standing = facts.players(view)
    events = any(facts.event_money(view, player.bandit) for player in standing)
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("")
    grid.add_column(texts.say("column-bandit"))
    grid.add_column(texts.say("column-loot"))
    grid.add_column("", justify="right")
    for name in ["events"] * events + ["sharpshooter", "money", "received"]:
        grid.add_column(texts.say(f"column-{name}"), justify="right")
    for player in sorted(standing, key=lambda p: (not outcome.won(p.bandit), -outcome.money[p.bandit], p.received)):
        grid.add_row(*_score_row(view, outcome, texts, player, events))
    return grid


def _score_row(view: Game, outcome: Outcome, texts: Texts, player: facts.Player, events: bool) -> list[Text]:
    bandit = player.bandit
    gained = facts.event_money(view, bandit)
    sharp = outcome.sharpshooters >> bandit & 1
    return [
        Text(texts.say("mark-winner") if outcome.won(bandit) else "", style="bold yellow"),
        signs.pawn(view, texts, bandit),
        Text(" ").join(signs.tokens(view, texts, facts.loot_of(view, bandit))),
        Text(texts.money(outcome.loot[bandit] - gained)),
        *[Text(texts.money(gained) if gained else "")] * events,
        Text(texts.money(SHARPSHOOTER) if sharp else ""),
        Text(texts.money(outcome.money[bandit]), style="bold"),
        Text(str(player.received)),
    ]


def score_sentences(view: Game, outcome: Outcome, texts: Texts) -> list[str]:
    """The Sharpshooter, the tie if there was one, and the winner, in words."""
    standing = facts.players(view)
    bandits = [player.bandit for player in standing]
    sharp = [b for b in bandits if outcome.sharpshooters >> b & 1]
    winners = [b for b in bandits if outcome.won(b)]
    richest = [b for b in bandits if outcome.money[b] == max(outcome.money)]

    def named(some: list[int]) -> str:
        return texts.join([texts.pawn(view.table, b) for b in some])

    lines = [
        texts.say(
            "score-sharpshooter",
            number=len(sharp),
            bandits=named(sharp),
            left=min(player.left for player in standing),
            money=texts.money(SHARPSHOOTER),
        )
    ]
    if len(richest) > 1:
        key = "score-tie-shared" if len(winners) == len(richest) else "score-tie"
        received = min(player.received for player in standing if player.bandit in richest)
        lines.append(texts.say(key, bandits=named(richest), winners=named(winners), received=received))
    money = texts.money(max(outcome.money))
    lines.append(texts.say("score-winner", number=len(winners), bandits=named(winners), money=money))
    return lines
