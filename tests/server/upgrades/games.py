"""Every kind of game that tables can be opened for, in the versions that have kept some."""

from __future__ import annotations

from folsom.server.protocol.tables import SetupChoice

VARIANTS = {
    "expert-2014": (4, ["expert-2014"]),
    "expert-2016": (4, ["expert-2016"]),
    "duo": (2, ["duo"]),
    "pairs-2": (2, ["pairs"]),
    "pairs-3": (3, ["pairs"]),
    "teams-4": (4, ["teams"]),
    "teams-6": (6, ["teams"]),
}

ROUNDS = ["turmoil", "drink", "tired-horses", "higher-speed", "rage", "tunnels", "bridge"]

KINDS: dict[str, SetupChoice] = {
    **{f"base-{players}": SetupChoice(players=players) for players in (3, 4, 5, 6)},
    "edition-2014-4": SetupChoice(players=4, edition=2014),
    "edition-2014-5": SetupChoice(players=5, edition=2014),
    "first-game": SetupChoice(players=4, first_game=True),
    **{name: SetupChoice(players=players, variants=how) for name, (players, how) in VARIANTS.items()},
    "teams-expert": SetupChoice(players=4, variants=["teams", "expert-2014"]),
    "chosen-stations": SetupChoice(players=4, stations=["marshals-revenge", "pickpocketing", "conductor"]),
    "chosen-rounds": SetupChoice(players=4, boxes=["horses"], rounds=ROUNDS),
    "horses": SetupChoice(players=4, boxes=["horses"]),
    "horses-6": SetupChoice(players=6, boxes=["horses"]),
    "horses-light": SetupChoice(players=3, boxes=["horses-light"]),
    **{
        f"{box}-{name}": SetupChoice(players=players, variants=how, boxes=[box])
        for box in ("horses", "horses-light")
        for name, (players, how) in VARIANTS.items()
    },
}
