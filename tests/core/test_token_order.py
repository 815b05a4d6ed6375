"""A box may add tokens with hidden values after open ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import SPECTATOR, Game, Setup, Source, determinize, load, new_game, play_out, run_chance, save, view
from folsom.base.layout import new_table
from folsom.base.loot import JEWEL, PURSE, STRONGBOX
from folsom.base.parts import PARTS, Part
from folsom.base.rules import Rules
from folsom.base.train import inside
from folsom.core.builder import Builder
from folsom.core.steps import STEPS, Do
from folsom.core.texts import look_text
from folsom.core.verbs import give_value, lay_token, look_of, move_token
from folsom.laws.shadows import play_in_pairs
from folsom.notation.position import parse_position, position_text

SETUP = Setup(("doc", "belle", "tuco"), variants=("chests",))
CHEST = STRONGBOX + 1
FEATHER = CHEST + 1
VALUES = {"100": 3, "900": 1}


class LayChests(Do):
    """All chests lie in the first car."""

    def run(self, g: Game) -> None:
        for token in chests(g):
            lay_token(g, token, inside(g.table, 1), "BASE-SETUP-2")


class Chests(Part):
    """A box with chests, whose values are hidden, and feathers, whose value is not."""

    def __init__(self) -> None:
        super().__init__("chests", 9, [])

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        assert made.hidden_tokens("chest", [(name, int(name), number) for name, number in VALUES.items()]) == CHEST
        assert made.open_tokens("feather", 5, 2) == FEATHER
        rules.opening.append(LayChests())


@pytest.fixture(autouse=True)
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(PARTS, "chests", Chests())
    monkeypatch.setitem(STEPS, "LayChests", LayChests)
    yield


def chests(g: Game) -> list[int]:
    """The chests, by number."""
    return [token for token, kind in enumerate(g.table.tokens) if kind == CHEST]


def game(seed: int = 1) -> Game:
    g = new_game(SETUP)
    run_chance(g, Source(seed))
    return g


def test_hidden_tokens_come_first_and_kinds_keep_their_numbers() -> None:
    table = new_table(SETUP)
    kinds = [int(kind) for kind in table.tokens]
    names = [kind.name for kind in table.token_kinds]
    assert names == ["purse", "jewel", "strongbox", "chest", "feather"]
    assert kinds == [PURSE] * 18 + [CHEST] * 4 + [JEWEL] * 6 + [STRONGBOX] * 2 + [FEATHER] * 2
    assert table.hidden == 22


def test_a_chest_is_known_to_who_has_held_it() -> None:
    g = game()
    one, *others = chests(g)
    kind = g.table.token_kinds[CHEST]
    give_value(g, one, kind.last)
    move_token(g, one, g.table.loot_of(0), "BASE-ROB-1")
    assert look_text(g.table, look_of(g, one, 0)) == "chest 900"
    assert look_text(g.table, look_of(g, one, 1)) == "chest"
    for viewer in (0, 1, 2, SPECTATOR):
        seen = view(g, viewer)
        held = [t for t in chests(seen) if seen.tokens.at[t] == g.table.loot_of(0)]
        assert [int(seen.tokens.value[t]) for t in held] == [kind.last if viewer == 0 else 0]
        assert sum(int(seen.tokens.bag[v]) for v in range(kind.first, kind.last + 1)) == (3 if viewer == 0 else 4)
        world = determinize(seen, Source(viewer + 5))
        (value,) = [int(world.tokens.value[t]) for t in chests(world) if world.tokens.at[t] == g.table.loot_of(0)]
        assert kind.first <= value <= kind.last
        assert save(view(world, viewer)) == save(seen)
    assert all(g.tokens.at[token] == inside(g.table, 1) for token in others)


def test_worlds_deal_chests_as_they_are_printed() -> None:
    g = game()
    kind = g.table.token_kinds[CHEST]
    give_value(g, chests(g)[0], kind.first)
    move_token(g, chests(g)[0], g.table.loot_of(0), "BASE-ROB-1")
    seen, source, found = view(g, 1), Source(3), []
    for _ in range(400):
        world = determinize(seen, source)
        found += [int(world.tokens.value[t]) for t in chests(world) if world.tokens.value[t]]
    assert len(found) == 400
    assert 60 < found.count(kind.last) < 140


def test_games_with_chests_are_played_to_the_end() -> None:
    taken = 0
    for seed in range(12):
        g = game(seed)
        play_out(g, Source(seed))
        taken += any(g.tokens.at[token] >= g.table.places for token in chests(g))
        assert save(load(g.table, save(g))) == save(g)
    assert taken


def test_nobody_learns_more_of_chests_than_he_may() -> None:
    for viewer in (0, SPECTATOR):
        assert play_in_pairs(game(viewer + 4), viewer, Source(viewer + 9)) > 5


def test_positions_with_chests_read_back() -> None:
    g = game()
    text = position_text(g, SETUP)
    assert position_text(parse_position(text).game, SETUP) == text
