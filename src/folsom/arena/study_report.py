"""The report of a study: a page in Markdown, with tables and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from folsom.arena.sources import SOURCES, label
from folsom.arena.study_plots import is_sure, plot_study, setting_name, shift, signed
from folsom.text import Texts

SURE_MARK = "**"  # around numbers that luck alone hardly explains


def write_study(folder: Path, texts: Texts, data: dict[str, Any]) -> Path:
    """Writes report.md and its pictures into a folder: the path of the report."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = plot_study(folder, texts, data)
    page = folder / "report.md"
    page.write_text(report(texts, data, pictures), encoding="utf-8")
    return page


def report(texts: Texts, data: dict[str, Any], pictures: list[str]) -> str:
    """The page."""
    parts = [
        f"# {texts.say('study-title')}",
        _summary(texts, data),
        texts.say("study-how", percent=texts.say("number-whole", number=100 * data["sure"])),
        *_section(texts, "study-bandits", "bandits.png", _wins(texts, data["bandits"], texts.named)),
    ]
    seat, turn = (
        lambda number: texts.say("study-seat", number=int(number)),
        lambda number: texts.say("study-turn", number=int(number)),
    )
    parts += _section(texts, "study-seats", "seats.png", _wins(texts, data["seats"], seat))
    if data["turns"]:
        parts += [f"### {texts.say('study-turns')}", _wins(texts, data["turns"], turn)]
    parts += _section(texts, "study-rounds", "rounds.png", _rounds(texts, data))
    parts += _section(texts, "study-money", "money.png", _money(texts, data))
    if "settings.png" in pictures:
        parts += _section(texts, "study-settings", "settings.png", _settings(texts, data))
    return "\n\n".join(parts) + "\n"


def _section(texts: Texts, title: str, picture: str, table: str) -> list[str]:
    return [f"## {texts.say(title)}", f"![{texts.say(title)}]({picture})", texts.say(f"{title}.about"), table]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown: the first column left, the others right."""
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" + "---:|" * (len(heads) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def _summary(texts: Texts, data: dict[str, Any]) -> str:
    """What was played, in a list."""
    asked = data["asked"]
    engine = texts.say("simulate-engine-compiled" if data["compiled"] else "simulate-engine-plain")
    low, high = (texts.money(round(edge)) for edge in data["winner_money"]["interval"])
    settings = "; ".join(setting_name(texts, one) for one in data["settings"])
    boxes = texts.join([texts.box(name) for name in asked.get("boxes", [])])
    facts = [
        texts.say("study-games", games=data["games"], bot=asked["bot"]),
        texts.say("study-played", settings=settings),
        *([texts.say("study-boxes", boxes=boxes)] if boxes else []),
        texts.say("study-engine", engine=engine, seed=str(asked["seed"]), edition=str(asked["edition"])),
        texts.say("study-length", number=data["decisions_per_game"]),
        texts.say("study-winner", money=texts.money(round(data["winner_money"]["mean"])), low=low, high=high),
        texts.say("study-shared", shared=data["shared_wins"], nobody=data["nobody_won"]),
    ]
    if data["failures"]:
        facts.append(texts.say("arena-failures", number=data["failures"]))
    return "\n".join(f"- {fact}" for fact in facts)


def _wins(texts: Texts, wins: dict[str, Any], name: Any) -> str:
    heads = [texts.say(f"study-{head}") for head in ("who", "n", "share", "interval", "fair")]
    rows = []
    for key, one in wins.items():
        low, high = one["interval"]
        mark = "" if low <= one["fair"] <= high else SURE_MARK
        share, fair, high_text = (
            texts.say("number-percent", number=100 * x) for x in (one["share"], one["fair"], high)
        )
        span = texts.say("arena-range", low=texts.say("number-tenths", number=100 * low), high=high_text)
        rows.append([name(key), texts.say("number-whole", number=one["n"]), f"{mark}{share}{mark}", span, fair])
    return table(heads, rows)


def _rounds(texts: Texts, data: dict[str, Any]) -> str:
    """How the cards move the bandits' shares, and the winners' money."""
    bandits = list(data["bandits"])
    heads = [texts.say("study-card"), texts.say("study-n"), *[texts.named(name) for name in bandits]]
    rows = []
    for card, one in data["rounds"].items():
        cells = []
        for bandit in bandits:
            mark = SURE_MARK if is_sure(data, card, bandit) else ""
            cells.append(f"{mark}{signed(texts, 100 * shift(data, card, bandit))}{mark}")
        low, high = (texts.money(round(edge)) for edge in one["winner_money"]["interval"])
        money = f"{texts.money(round(one['winner_money']['mean']))} ({texts.say('arena-range', low=low, high=high)})"
        rows.append([texts.round_card(card), texts.say("number-whole", number=one["games"]), *cells, money])
    return table([*heads, texts.say("study-winner-money")], rows)


def _money(texts: Texts, data: dict[str, Any]) -> str:
    """The mean money of each bandit, from each source that brought any."""
    used = [source for source in SOURCES if any(money[source]["mean"] for money in data["money"].values())]
    heads = [texts.say("study-who"), *[texts.say(label(source)) for source in used], texts.say("study-all")]
    rows = []
    for bandit, money in data["money"].items():
        cells = [texts.money(round(money[source]["mean"])) for source in used]
        low, high = (texts.money(round(edge)) for edge in money["all"]["interval"])
        total = f"{texts.money(round(money['all']['mean']))} ({texts.say('arena-range', low=low, high=high)})"
        rows.append([texts.named(bandit), *cells, total])
    return table(heads, rows)


def _settings(texts: Texts, data: dict[str, Any]) -> str:
    """The bandits' shares in each setting."""
    bandits = list(data["bandits"])
    heads = [
        texts.say("study-way"),
        texts.say("study-n"),
        texts.say("study-fair"),
        *[texts.named(name) for name in bandits],
    ]
    rows = []
    for one in data["settings"]:
        cells = []
        for bandit in bandits:
            wins = one["bandits"].get(bandit)
            if wins is None:
                cells.append("")
                continue
            mark = "" if wins["interval"][0] <= wins["fair"] <= wins["interval"][1] else SURE_MARK
            cells.append(f"{mark}{texts.say('number-percent', number=100 * wins['share'])}{mark}")
        fair = next(iter(one["bandits"].values()))["fair"]
        games = texts.say("number-whole", number=one["games"])
        rows.append([setting_name(texts, one), games, texts.say("number-percent", number=100 * fair), *cells])
    return table(heads, rows)
