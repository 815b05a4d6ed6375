"""Pictures of results: bars with their intervals, and a line where everybody would be if all were equal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from errno import ENOENT
from pathlib import Path
from typing import Any, Final

from folsom.text import Texts

INK: Final = "#22303c"
QUIET: Final = "#8a97a3"
BETTER: Final = "#2a7f6f"
WORSE: Final = "#c8553d"
EVEN: Final = "#7d94ab"
PALETTE: Final = ("#c9a227", "#2a7f6f", "#5aa9a0", "#8c5e99", "#c8553d", "#33658a", "#e0957f", "#7d94ab")

STYLE: Final = {
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 14,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 14,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": "#e3e8ec",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "legend.frameon": False,
    "figure.dpi": 130,
    "savefig.bbox": "tight",
    "savefig.pad_inches": 0.25,
}


class PlotError(Exception):
    """A picture that cannot be drawn: what draws it is not installed, or its file has no known ending."""

    def __init__(self, problem: str, missing: bool = False) -> None:
        super().__init__(problem)
        self.missing = missing


@dataclass(frozen=True)
class Bar:
    """A line of a picture: its name, its value with the interval, and what would be fair."""

    name: str
    value: float
    low: float
    high: float
    fair: float | None = None


def share_bar(name: str, wins: dict[str, Any]) -> Bar:
    """A share of wins as a bar."""
    low, high = wins["interval"]
    return Bar(name, wins["share"], low, high, wins["fair"])


def pyplot() -> Any:
    """What draws: imported only where it is used, and without a screen."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise PlotError("matplotlib is not installed", True) from None
    mpl.use("Agg")
    from matplotlib import pyplot as found

    return found


def check_plot(file: Path) -> None:
    """Whether a picture could be drawn into this file; to be asked before a long run."""
    plt = pyplot()
    known = plt.figure().canvas.get_supported_filetypes()
    plt.close("all")
    if file.suffix.removeprefix(".").lower() not in known:
        raise PlotError(f"{file}: {', '.join(sorted(known))}")
    if not file.parent.is_dir():
        raise PlotError(f"{file.parent}: {os.strerror(ENOENT)}")


def colour(bar: Bar) -> str:
    """Better or worse than fair, where luck alone hardly explains it."""
    if bar.fair is None or bar.low <= bar.fair <= bar.high:
        return EVEN
    return BETTER if bar.low > bar.fair else WORSE


def draw_bars(axes: Any, texts: Texts, bars: Sequence[Bar], title: str, label: str, fair_label: str) -> None:
    """Shares as horizontal bars, in percent, with their intervals and the fair share as a line."""
    rows = range(len(bars))
    values = [100 * bar.value for bar in bars]
    edges = [
        [100 * max(bar.value - bar.low, 0) for bar in bars],
        [100 * max(bar.high - bar.value, 0) for bar in bars],
    ]
    axes.barh(rows, values, color=[colour(bar) for bar in bars], height=0.62)
    axes.errorbar(values, rows, xerr=edges, fmt="none", ecolor=INK, elinewidth=1.4, capsize=4)
    for row, bar in zip(rows, bars):
        text = texts.say("number-percent", number=100 * bar.value)
        axes.annotate(
            text,
            (100 * max(bar.high, bar.value), row),
            (7, 0),
            textcoords="offset points",
            va="center",
            fontsize=10,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.0},
        )
        if bar.fair is not None:
            axes.plot([100 * bar.fair] * 2, [row - 0.5, row + 0.5], color=INK, linestyle=(0, (4, 3)), linewidth=1.2)
    if any(bar.fair is not None for bar in bars):
        axes.annotate(
            f"╌╌ {fair_label}",
            (0, 0),
            (0, -44),
            xycoords="axes fraction",
            textcoords="offset points",
            va="top",
            fontsize=10,
        )
    _rows(axes, [bar.name for bar in bars], title, label)
    axes.set_xlim(0, 1.13 * max(100 * max(bar.high, bar.value, bar.fair or 0) for bar in bars) or 1)
    axes.spines["bottom"].set_visible(False)


def draw_points(axes: Any, texts: Texts, bars: Sequence[Bar], title: str, label: str) -> None:
    """Ratings as points with their intervals."""
    rows = range(len(bars))
    axes.hlines(rows, [bar.low for bar in bars], [bar.high for bar in bars], color=EVEN, linewidth=5, alpha=0.55)
    axes.plot([bar.value for bar in bars], rows, "o", color="#33658a", markersize=9)
    for row, bar in zip(rows, bars):
        text = texts.say("number-tenths", number=bar.value)
        text = text.replace("-", "−")
        axes.annotate(text, (bar.value, row), (0, 9), textcoords="offset points", ha="center", fontsize=10)
    _rows(axes, [bar.name for bar in bars], title, label)
    axes.margins(x=0.08)


def _rows(axes: Any, names: Sequence[str], title: str, label: str) -> None:
    """One name for each row, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_title(title)
    axes.set_xlabel(label, loc="left", labelpad=8)
    axes.grid(axis="x")
    axes.tick_params(axis="x", length=0)


def save(plt: Any, figure: Any, file: Path) -> None:
    """Writes a picture, and lets go of it."""
    figure.savefig(file)
    plt.close(figure)


def plot_bars(file: Path, texts: Texts, bars: Sequence[Bar], title: str, label: str) -> None:
    """A picture of shares."""
    plt = pyplot()
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(8, 1.3 + 0.55 * len(bars)))
        draw_bars(axes, texts, bars, title, label, texts.say("plot-fair"))
        save(plt, figure, file)


def plot_match(file: Path, texts: Texts, data: dict[str, Any]) -> None:
    """The share of wins of each bot in a match."""
    bars = [share_bar(bot["code"], bot) for bot in data["bots"]]
    title = texts.say("plot-match", games=data["games"], players=data["asked"]["players"])
    plot_bars(file, texts, bars, title, texts.say("plot-share"))


def plot_ladder(file: Path, texts: Texts, data: dict[str, Any]) -> None:
    """The ratings of a ladder, the best on top."""
    plt = pyplot()
    bars = [Bar(bot["code"], bot["rating"], bot["interval"][0], bot["interval"][1]) for bot in data["bots"]]
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(8, 1.3 + 0.6 * len(bars)))
        draw_points(axes, texts, bars, texts.say("plot-ladder", games=data["games"]), texts.say("plot-rating"))
        save(plt, figure, file)
