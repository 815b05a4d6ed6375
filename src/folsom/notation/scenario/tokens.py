"""Laying out the loot of a scenario, and who knows which purse."""

from __future__ import annotations

from typing import Any

from folsom.base.loot import STRONGBOX
from folsom.base.rules import rules_of
from folsom.core.game import Game
from folsom.core.texts import look_text
from folsom.core.verbs import give_value, learn, move_token, turn_token
from folsom.notation.names import look_named, seat_named
from folsom.notation.scenario.box import first_value
from folsom.notation.scenario.words import ScenarioError, at, holder_named


def lay_loot(g: Game, loot: dict[str, list[str]]) -> None:
    """Only the tokens that are named are in the game; the second strongbox stays in stock unless it is named."""
    _sweep(g)
    for name, looks in loot.items():
        with at(f"given.loot.{name}"):
            place = holder_named(g.table, name)
        for i, text in enumerate(looks):
            _lay(g, place, text, f"given.loot.{name}[{i}]")
    left = [t for t, kind in enumerate(g.table.tokens) if kind == STRONGBOX and g.tokens.at[t] == g.table.gone]
    if left and "stock" not in loot and not rules_of(g).first_game:
        g.tokens.at[left[0]] = g.table.stock


def _sweep(g: Game) -> None:
    """Takes all tokens off the table and all values back into the bag."""
    table = g.table
    for number, value in enumerate(table.values):
        g.tokens.bag[number] = value.number
    for token in range(len(table.tokens)):
        g.tokens.at[token] = table.gone
        g.tokens.known[token] = g.tokens.sure[token] = g.tokens.maybe[token] = 0
        if token < table.hidden:
            g.tokens.value[token] = 0


def _lay(g: Game, place: int, text: str, where: str) -> None:
    """One token: its place, its value, and its holder's knowledge of it."""
    table = g.table
    with at(where):
        look = look_named(table, text)
    kind, value = look & 15, look >> 4
    free = [t for t, k in enumerate(table.tokens) if k == kind and g.tokens.at[t] == table.gone and _blank(g, t)]
    if not free:
        number = list(table.tokens).count(kind)
        raise ScenarioError(f"{where}: the game has only {number} tokens of the kind {table.token_kinds[kind].name!r}")
    held = table.places <= place < table.stock
    if held and table.token_kinds[kind].hidden and not value:
        example = table.values[table.token_kinds[kind].first].name
        raise ScenarioError(f"{where}: who holds a {text} has seen it: write its value, like '{text} {example}'")
    first = first_value(table, value)
    if value:
        if not g.tokens.bag[first]:
            raise ScenarioError(f"{where}: the game has only {table.values[first].number} of {text!r}")
        give_value(g, free[0], first)
    if place != table.gone:
        move_token(g, free[0], place, "")
    if first != value:
        turn_token(g, free[0], value, "")


def _blank(g: Game, token: int) -> bool:
    """Whether a token has not been laid yet."""
    return token >= g.table.hidden or not g.tokens.value[token]


def tell_known(g: Game, knows: dict[str, Any]) -> None:
    """Who has held which purse; a value that nobody has seen is no value yet."""
    for name, places in knows.items():
        with at(f"given.knows.{name}"):
            seat = seat_named(g.table, name)
        for holder, looks in places.items():
            for i, text in enumerate(looks):
                where = f"given.knows.{name}.{holder}[{i}]"
                with at(where):
                    look, place = look_named(g.table, text), holder_named(g.table, holder)
                _let_know(g, seat, place, look, where)
    for token in range(int(g.table.hidden)):
        if g.tokens.value[token] and not g.tokens.known[token]:
            text = look_text(g.table, int(g.table.tokens[token] | g.tokens.value[token] << 4))
            place_name = g.table.place_names[g.tokens.at[token]]
            raise ScenarioError(f"given.loot.{place_name}: nobody has seen this {text!r}: name somebody under knows")


def _let_know(g: Game, seat: int, place: int, look: int, where: str) -> None:
    for token in range(int(g.table.hidden)):
        fits = g.tokens.at[token] == place and g.table.tokens[token] | g.tokens.value[token] << 4 == look
        if fits and g.tokens.value[token] and not g.tokens.known[token] >> seat & 1:
            learn(g, token, seat)
            return
    raise ScenarioError(f"{where}: no {look_text(g.table, look)!r} lies there that could be known")
