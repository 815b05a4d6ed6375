"""The games that are kept: for every number of players, both editions, every variant and box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from folsom import Setup, Source, pending
from folsom.notation.record import Record, Recorder, RecordError, parse_record

HERE: Final = Path(__file__).resolve().parent
RULES: Final = "playthrough"  # instead of a version, so that a release does not change the files

SIX: Final = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
OTHERS: Final = ("django", "belle", "cheyenne", "tuco", "doc", "ghost")
MIXED: Final = ("cheyenne", "ghost", "belle", "doc", "django", "tuco")
CARS: Final = ("mail", "saloon", "first-class", "dining")

SETUPS: Final = {
    "base-3": Setup(SIX[:3]),
    "base-3-others": Setup(OTHERS[:3]),
    "base-4": Setup(SIX[:4]),
    "base-4-others": Setup(OTHERS[:4], cars=CARS),
    "base-5": Setup(MIXED[:5]),
    "base-6": Setup(SIX),
    "first-game-3": Setup(MIXED[:3], first_game=True),
    "first-game-5": Setup(OTHERS[:5], first_game=True),
    "edition-2014-3": Setup(OTHERS[:3], edition=2014),
    "edition-2014-4": Setup(MIXED[:4], edition=2014),
    "edition-2014-6": Setup(MIXED, edition=2014),
    "expert-2014-3": Setup(SIX[:3], variants=("expert-2014",)),
    "expert-2014-4": Setup(OTHERS[:4], variants=("expert-2014",), edition=2014),
    "expert-2014-6": Setup(SIX, variants=("expert-2014",), edition=2014),
    "expert-2016-3": Setup(MIXED[:3], variants=("expert-2016",)),
    "expert-2016-4": Setup(SIX[2:], variants=("expert-2016",)),
    "expert-2016-5": Setup(OTHERS[:5], variants=("expert-2016",)),
    "duo": Setup(("tuco", "ghost", "cheyenne", "django"), variants=("duo",), edition=2014),
    "duo-others": Setup(("belle", "doc", "ghost", "cheyenne"), variants=("duo",)),
    "pairs-2": Setup(("doc", "cheyenne", "ghost", "tuco"), variants=("pairs",)),
    "pairs-2-others": Setup(("belle", "tuco", "doc", "django"), variants=("pairs",), edition=2014),
    "pairs-3": Setup(("doc", "cheyenne", "ghost", "tuco", "belle", "django"), variants=("pairs",)),
    "teams-4": Setup(OTHERS[:4], variants=("teams",)),
    "teams-6": Setup(MIXED, variants=("teams",), edition=2014),
    "teams-4-expert-2014": Setup(SIX[2:], variants=("teams", "expert-2014")),
    "teams-4-expert-2016": Setup(MIXED[:4], variants=("teams", "expert-2016")),
    "horses-3": Setup(SIX[:3], boxes=("horses",)),
    "horses-4": Setup(OTHERS[:4], boxes=("horses",), edition=2014),
    "horses-5": Setup(MIXED[:5], boxes=("horses",)),
    "horses-6": Setup(OTHERS, boxes=("horses",)),
    "horses-light-4": Setup(MIXED[:4], boxes=("horses-light",)),
    "horses-duo": Setup(("belle", "doc", "ghost", "cheyenne"), variants=("duo",), boxes=("horses",)),
    "horses-pairs-2": Setup(("doc", "cheyenne", "ghost", "tuco"), variants=("pairs",), boxes=("horses",)),
    "horses-pairs-3": Setup(
        ("belle", "tuco", "doc", "django", "ghost", "cheyenne"), variants=("pairs",), boxes=("horses",)
    ),
    "horses-teams-4": Setup(SIX[2:], variants=("teams",), boxes=("horses",)),
    "horses-teams-6": Setup(MIXED, variants=("teams",), boxes=("horses-light",)),
    "horses-expert-2014-4": Setup(SIX[:4], variants=("expert-2014",), boxes=("horses",)),
    "horses-expert-2016-5": Setup(OTHERS[:5], variants=("expert-2016",), boxes=("horses",)),
    "horses-teams-4-expert-2016": Setup(OTHERS[2:], variants=("teams", "expert-2016"), boxes=("horses",)),
}


def record_file(name: str) -> Path:
    """Where a game's record is kept."""
    return HERE / "records" / f"{name}.txt"


def views_file(name: str) -> Path:
    """Where everybody's views of it are kept."""
    return HERE / "views" / f"{name}.txt"


def kept(name: str) -> Record | None:
    """The record as it is, if there is one of this setup."""
    try:
        record = parse_record(record_file(name).read_text(encoding="utf-8"))
    except (OSError, RecordError):
        return None
    return record if record.setup == SETUPS[name] else None


def played(name: str, known: Record | None = None) -> Record:
    """A game of random answers: the plies of a kept record as far as they are still right, then new ones."""
    seed = list(SETUPS).index(name) + 1
    recorder = Recorder(SETUPS[name], seed=seed, rules=RULES)
    for ply in known.plies if known is not None else ():
        try:
            recorder.play(ply)
        except RecordError:
            break
    source = Source(seed + len(recorder.plies))
    recorder.run_chance(source)
    while not recorder.game.over():
        decisions = pending(recorder.game)
        decision = decisions[int(source.below(len(decisions)))]
        recorder.answer(decision.seat, decision.options[int(source.below(len(decision.options)))])
        recorder.run_chance(source)
    return recorder.record()
