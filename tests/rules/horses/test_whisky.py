"""Whisky: what the scenes cannot say."""

from dataclasses import replace

import pytest

from folsom import BANDITS, SPECTATOR, Game, Setup, Source, advance, apply, new_game, new_table, run_chance, save, view
from folsom.boxes.horses.pieces import pieces_of
from folsom.boxes.horses.whisky import flasks_of, use_up
from folsom.core.table import PUBLIC
from folsom.core.verbs import give_value, learn, move_token

FOUR = Setup(("doc", "belle", "tuco", "django"), boxes=("horses",))


def flasks(g: Game) -> list[int]:
    return [t for t, kind in enumerate(g.table.tokens) if kind == pieces_of(g).flask]


def started(setup: Setup) -> Game:
    game = new_game(setup)
    run_chance(game, Source(3))
    return game


@pytest.mark.rule("HS-SETUP-2")
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("box", ["horses", "horses-light"])
def test_a_flask_face_down_in_each_car_and_the_rest_out_of_the_game(players: int, box: str) -> None:
    game = started(replace(FOUR, bandits=tuple(BANDITS[:players]), boxes=(box,)))
    names = [game.table.place_names[game.tokens.at[t]] for t in flasks(game)]
    assert sorted(names) == sorted([f"{car} inside" for car in range(1, players + 1)] + ["gone"] * (6 - players))
    assert not any(game.tokens.value[t] or game.tokens.maybe[t] for t in flasks(game))


@pytest.mark.rule("HS-SETUP-2", "HS-WHISKY-1")
def test_five_are_whisky_and_one_is_old_and_none_is_worth_money() -> None:
    table = new_table(FOUR)
    kind = next(kind for kind in table.token_kinds if kind.name == "flask")
    values = table.values[kind.first : kind.last + 1]
    assert [(v.name, v.worth, v.number) for v in values] == [
        ("whisky", 0, 5),
        ("old-whisky", 0, 1),
        ("whisky-half", 0, 0),
        ("old-whisky-half", 0, 0),
    ]


def two_flasks(known: int, used: int) -> Game:
    """Doc holds two flasks of whisky; Belle has held one of them, and Doc uses one."""
    game = started(FOUR)
    one, two = flasks(game)[:2]
    for token in (one, two):
        give_value(game, token, int(pieces_of(game).whisky))
        learn(game, token, 1 if token == (one, two)[known] else 0)
        move_token(game, token, int(game.table.loot_of(0)), "HS-WHISKY-1")
    use_up(game, 0, (one, two)[used])
    return game


@pytest.mark.rule("HS-WHISKY-1")
def test_onlookers_cannot_tell_whether_a_flask_was_used_that_another_knows() -> None:
    one, other = two_flasks(0, 0), two_flasks(0, 1)
    for viewer in (2, 3, SPECTATOR):
        assert save(view(one, viewer)) == save(view(other, viewer))
    assert save(view(one, 1)) != save(view(other, 1))


@pytest.mark.rule("HS-WHISKY-1", "HS-WHISKY-5")
def test_all_know_a_flask_once_it_has_been_used() -> None:
    game = two_flasks(0, 0)
    (half,) = flasks_of(game, 0, int(pieces_of(game).whisky) + 2)
    (full,) = flasks_of(game, 0, int(pieces_of(game).whisky))
    assert game.tokens.sure[half] == 0b1111 | 1 << PUBLIC
    assert not game.tokens.maybe[full] >> PUBLIC & 1
    use_up(game, 0, half)
    assert game.tokens.at[half] == game.table.gone


@pytest.mark.rule("HS-WHISKY-1")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_flask_offers_is_secret(seed: int) -> None:
    views = []
    for value in (0, 1):
        game = started(FOUR)
        source = Source(seed)
        while type(game.top.step).__name__ != "Plan":
            apply(game, game.options[source.below(len(game.options))])
            run_chance(game, source)
        seat = int(game.asked)
        token = flasks(game)[0]
        give_value(game, token, int(pieces_of(game).whisky) + value)
        move_token(game, token, int(game.table.loot_of(seat)), "HS-WHISKY-1")
        advance(game)
        views.append([save(view(game, viewer)) for viewer in (*range(4), SPECTATOR) if viewer != seat])
    assert views[0] == views[1]
