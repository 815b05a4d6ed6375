"""Views and the worlds made from them: for every seat and for a spectator."""

from __future__ import annotations

from folsom.core.chance import Source
from folsom.core.game import SPECTATOR, Game
from folsom.core.loop import play_out
from folsom.core.snapshot import save
from folsom.core.views import view
from folsom.core.worlds import determinize
from folsom.laws.broken import Broken, hold
from folsom.laws.watch import GameWatch, check_state


def viewers_of(g: Game) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(int(g.table.seats)), SPECTATOR]


def check_worlds(g: Game, source: Source) -> None:
    """``view(determinize(view)) == view``, and the world is a sound game that can be played to its end."""
    before = save(g)
    for viewer in viewers_of(g):
        seen = view(g, viewer)
        bytes_seen = save(seen)
        world = determinize(seen, source)
        who = f"viewer {viewer}"
        hold("worlds", save(seen) == bytes_seen, f"making a world changed the view of {who}")
        again = save(view(world, viewer))
        if again != bytes_seen:
            raise Broken("worlds", f"a world of {who} gives another view: {differences(bytes_seen, again)}")
        _check_world(world, source, who)
    hold("worlds", save(g) == before, "showing the game changed it")


def _check_world(world: Game, source: Source, who: str) -> None:
    try:
        watch = GameWatch(world)
        watch.ply(world)
        play_out(world, source)
        check_state(world)
    except Broken as broken:
        raise Broken("worlds", f"a world of {who} is not sound: {broken}") from broken


def differences(one: dict[str, object], other: dict[str, object]) -> str:
    """What differs between two snapshots, in short."""
    parts = [f"{key}: {one.get(key)} != {other.get(key)}" for key in one if one.get(key) != other.get(key)]
    return "; ".join(parts)
