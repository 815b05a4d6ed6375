"""Whole games with each variant and box under all laws, on tables with every number of seats.

The laws have tests of their own; these games are here because much of what variants do to cards shows only in what each
viewer can tell after several rounds.
"""

import pytest

from folsom import BOXES, Setup
from folsom.laws.games import play_trials
from laws.tables import games

GAMES = [
    (("horses",), 5, ("HS-PLAN-1", "HS-WHISKY-1")),
    (("horses", "pairs"), 2, ("HS-ATTACK-1", "VAR-PAIR-12")),
    (("horses", "expert-2016"), 3, ("VAR-EXPERT-6",)),
    (("horses", "teams"), 4, ("HS-MELEE-1",)),
    (("expert-2014",), 3, ("VAR-EXPERT-1", "VAR-EXPERT-2")),
    (("expert-2016",), 5, ("VAR-EXPERT-3", "VAR-EXPERT-5")),
    (("duo",), 2, ("VAR-DUO-4", "VAR-DUO-5")),
    (("pairs",), 3, ("VAR-PAIR-3", "VAR-PAIR-5")),
    (("teams",), 4, ("VAR-TEAM-4", "VAR-TEAM-5")),
    (("teams", "expert-2014"), 4, ("VAR-TEAM-4", "VAR-EXPERT-2")),
    (("teams", "expert-2016"), 4, ("VAR-TEAM-5", "VAR-EXPERT-5")),
]


@pytest.mark.parametrize("seed", range(games(2)))
@pytest.mark.parametrize(
    ("names", "players"),
    [
        pytest.param(names, players, marks=pytest.mark.rule(*rules), id=f"{'+'.join(names)}-{players}")
        for names, players, rules in GAMES
    ],
)
def test_a_game_with_a_part_keeps_the_laws(names: tuple[str, ...], players: int, seed: int) -> None:
    boxes = tuple(name for name in names if name in BOXES)
    variants = tuple(name for name in names if name not in BOXES)
    tally = play_trials(Setup((), variants=variants, boxes=boxes), players, range(seed, seed + 1), thorough=True)
    assert tally.failure is None
