"""The pictures of a study: wins by bandit, seat and turn order, round cards, settings, and money by its source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from folsom.arena.plots import EVEN, INK, PALETTE, STYLE, draw_bars, pyplot, save, share_bar
from folsom.arena.sources import SOURCES, label
from folsom.text import Texts


def plot_study(folder: Path, texts: Texts, data: dict[str, Any]) -> list[str]:
    """Draws all pictures into a folder: their names."""
    plt = pyplot()
    with plt.rc_context(STYLE):
        drawn = [
            _bandits(plt, folder, texts, data),
            _seats(plt, folder, texts, data),
            _rounds(plt, folder, texts, data),
            _money(plt, folder, texts, data),
        ]
        if len(data["settings"]) > 1:
            drawn.append(_settings(plt, folder, texts, data))
    return drawn


def setting_name(texts: Texts, setting: dict[str, Any]) -> str:
    """A setting in words: its variants, and the number of players."""
    variants = texts.join([texts.variant(name) for name in setting["variants"]]) or texts.say("study-plain")
    return texts.say("study-setting", variants=variants, players=setting["players"])


def _bandits(plt: Any, folder: Path, texts: Texts, data: dict[str, Any]) -> str:
    found = sorted(data["bandits"].items(), key=lambda one: -one[1]["share"])
    bars = [share_bar(texts.named(name), wins) for name, wins in found]
    figure, axes = plt.subplots(figsize=(8, 1.3 + 0.55 * len(bars)))
    draw_bars(axes, texts, bars, texts.say("study-bandits"), texts.say("plot-share"), texts.say("plot-fair"))
    save(plt, figure, folder / "bandits.png")
    return "bandits.png"


def _seats(plt: Any, folder: Path, texts: Texts, data: dict[str, Any]) -> str:
    """Seats, and beside them the places in the turn order of the first round, on one scale."""
    both = [("seats", "study-seat"), ("turns", "study-turn")]
    rows = max(len(data[key]) for key, _ in both)
    figure, pair = plt.subplots(1, 2, figsize=(12, 1.5 + 0.55 * rows))
    for axes, (key, name) in zip(pair, both):
        bars = [share_bar(texts.say(name, number=int(number)), wins) for number, wins in data[key].items()]
        if bars:
            draw_bars(axes, texts, bars, texts.say(f"study-{key}"), texts.say("plot-share"), texts.say("plot-fair"))
    widest = max(axes.get_xlim()[1] for axes in pair)
    for axes in pair:
        axes.set_xlim(0, widest)
        axes.title.set_fontsize(12)
    figure.tight_layout(w_pad=3)
    save(plt, figure, folder / "seats.png")
    return "seats.png"


def _rounds(plt: Any, folder: Path, texts: Texts, data: dict[str, Any]) -> str:
    """How each round card moves each bandit's share, in points of percent; bold where luck hardly explains it."""
    cards, bandits = list(data["rounds"]), list(data["bandits"])
    shifts = [[shift(data, card, bandit) for bandit in bandits] for card in cards]
    widest = max([abs(value) for row in shifts for value in row] + [0.01])
    figure, axes = plt.subplots(figsize=(2.6 + 1.05 * len(bandits), 1.6 + 0.42 * len(cards)))
    image = axes.imshow([[100 * v for v in row] for row in shifts], cmap="BrBG", aspect="auto")
    image.set_clim(-100 * widest, 100 * widest)
    for i, card in enumerate(cards):
        for j, bandit in enumerate(bandits):
            sure = is_sure(data, card, bandit)
            dark = abs(shifts[i][j]) > 0.65 * widest
            axes.text(
                j,
                i,
                signed(texts, 100 * shifts[i][j]),
                ha="center",
                va="center",
                fontsize=10 if sure else 9,
                fontweight="bold" if sure else "normal",
                color="white" if dark else INK,
            )
    axes.set_xticks(range(len(bandits)), [texts.named(name) for name in bandits])
    axes.set_yticks(range(len(cards)), [texts.round_card(name) for name in cards])
    axes.tick_params(length=0)
    axes.spines["bottom"].set_visible(False)
    axes.set_title(texts.say("study-rounds"))
    axes.set_xlabel(texts.say("study-rounds-label"), loc="left", labelpad=10)
    save(plt, figure, folder / "rounds.png")
    return "rounds.png"


def shift(data: dict[str, Any], card: str, bandit: str) -> float:
    """How much oftener a bandit wins where a round card was in the game."""
    there = data["rounds"][card]["bandits"].get(bandit)
    return float(there["share"] - there["usual"]) if there else 0.0


def is_sure(data: dict[str, Any], card: str, bandit: str) -> bool:
    """Whether a bandit's usual share lies outside the interval of his games with a round card."""
    there = data["rounds"][card]["bandits"].get(bandit)
    return bool(there) and not there["interval"][0] <= there["usual"] <= there["interval"][1]


def signed(texts: Texts, number: float) -> str:
    """A number with its sign."""
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return sign + texts.say("number-tenths", number=abs(number))


def _money(plt: Any, folder: Path, texts: Texts, data: dict[str, Any]) -> str:
    """Stacked bars: the mean money of each bandit by its source; costs stand left of nothing."""
    found = sorted(data["money"].items(), key=lambda one: -one[1]["all"]["mean"])
    figure, axes = plt.subplots(figsize=(9.5, 1.6 + 0.55 * len(found)))
    right, left = [0.0] * len(found), [0.0] * len(found)
    for number, source in enumerate(SOURCES):
        means = [money[source]["mean"] for _, money in found]
        if not any(means):
            continue
        starts = [right[i] if mean >= 0 else left[i] for i, mean in enumerate(means)]
        paint = PALETTE[number % len(PALETTE)]
        axes.barh(
            range(len(found)),
            means,
            left=starts,
            height=0.62,
            color=paint,
            label=texts.say(label(source)),
            edgecolor="white",
            linewidth=0.8,
        )
        for i, mean in enumerate(means):
            if mean >= 0:
                right[i] += mean
            else:
                left[i] += mean
    for i, (_, money) in enumerate(found):
        text = texts.money(round(money["all"]["mean"]))
        axes.annotate(text, (right[i], i), (7, 0), textcoords="offset points", va="center", fontsize=10)
    axes.set_yticks(range(len(found)), [texts.named(name) for name, _ in found])
    axes.set_ylim(len(found) - 0.4, -0.6)
    axes.set_xlim(min([*left, 0.0]) * 1.05, 1.12 * max([*right, 1.0]))
    axes.set_title(texts.say("study-money"))
    axes.set_xlabel(texts.say("study-money-label"), loc="left", labelpad=8)
    axes.grid(axis="x")
    axes.tick_params(axis="x", length=0)
    axes.spines["bottom"].set_visible(False)
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.02), fontsize=10)
    save(plt, figure, folder / "money.png")
    return "money.png"


def _settings(plt: Any, folder: Path, texts: Texts, data: dict[str, Any]) -> str:
    """One row of small bars for each setting: the bandits' shares, with their intervals."""
    bandits = list(data["bandits"])
    settings = data["settings"]
    figure, all_axes = plt.subplots(
        1, len(bandits), figsize=(2.4 + 1.75 * len(bandits), 1.4 + 0.42 * len(settings)), sharey=True
    )
    widest = max(wins["interval"][1] / wins["fair"] for one in settings for wins in one["bandits"].values())
    for axes, bandit in zip(all_axes, bandits):
        rows = [i for i, one in enumerate(settings) if bandit in one["bandits"]]
        wins = [settings[i]["bandits"][bandit] for i in rows]
        values = [one["share"] / one["fair"] for one in wins]
        edges = [
            [value - one["interval"][0] / one["fair"] for value, one in zip(values, wins)],
            [one["interval"][1] / one["fair"] - value for value, one in zip(values, wins)],
        ]
        axes.errorbar(
            values, rows, xerr=edges, fmt="o", color="#33658a", ecolor=EVEN, elinewidth=3, markersize=6, clip_on=False
        )
        axes.axvline(1, color=INK, linestyle=(0, (4, 3)), linewidth=1.2)
        axes.set_title(texts.named(bandit), fontsize=11, loc="center", pad=8)
        axes.set_xlim(0, widest * 1.05)
        axes.set_ylim(len(settings) - 0.5, -0.5)
        axes.grid(axis="both")
        axes.tick_params(axis="x", length=0)
    all_axes[0].set_yticks(range(len(settings)), [setting_name(texts, one) for one in settings])
    figure.suptitle(texts.say("study-settings"), x=0.02, ha="left", fontsize=14, fontweight="bold")
    figure.supxlabel(texts.say("study-settings-label"), x=0.02, ha="left", fontsize=11)
    figure.tight_layout()
    save(plt, figure, folder / "settings.png")
    return "settings.png"
