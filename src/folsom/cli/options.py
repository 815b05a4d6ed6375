"""The options that several commands share."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Annotated

import typer

import folsom
from folsom.base.gang import draw_bandits
from folsom.base.parts import PARTS, parts_outside
from folsom.base.setup import leaders, players_of
from folsom.cli.words import Language, help_text
from folsom.text import Texts

Players = Annotated[int, typer.Option("--players", "-p", min=2, max=6, help=help_text("help-option-players"))]
MaybePlayers = Annotated[
    int | None,
    typer.Option("--players", "-p", min=2, max=6, help=help_text("help-option-players"), show_default="4"),
]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help=help_text("help-option-seed"))]
FirstGame = Annotated[bool, typer.Option("--first-game", help=help_text("help-option-first-game"))]
Lang = Annotated[Language | None, typer.Option("--lang", "-l", help=help_text("help-option-lang"))]
Plain = Annotated[bool, typer.Option("--plain", help=help_text("help-option-plain"))]


class EditionName(StrEnum):
    """The two printings of the base game."""

    OLD = "2014"
    NEW = "2016"


Edition = Annotated[EditionName, typer.Option("--edition", help=help_text("help-option-edition"))]


class VariantName(StrEnum):
    """The variants of the game."""

    EXPERT_2014 = "expert-2014"
    EXPERT_2016 = "expert-2016"
    DUO = "duo"
    PAIRS = "pairs"
    TEAMS = "teams"


def variant_help() -> str:
    """What each variant is."""
    known = [f"{name.value}: {help_text(f'variant-{name.value}.about')}." for name in VariantName]
    return " ".join([help_text("help-option-variant"), *known])


Variants = Annotated[list[VariantName] | None, typer.Option("--variant", help=variant_help())]


def box_help() -> str:
    """What is in each box of ours, and which ones other packages bring."""
    known = [f"{name}: {help_text(f'box-{name}.about')}." for name in folsom.BOXES]
    return " ".join([help_text("help-option-box"), *known, *[f"{name}." for name in parts_outside()]])


def box_names() -> list[str]:
    """What can be typed after --box."""
    return [*folsom.BOXES, *parts_outside()]


Boxes = Annotated[list[str] | None, typer.Option("--box", help=box_help(), autocompletion=box_names)]

USUAL = 4  # players, if nobody says how many
FEWEST = 2


def names_of(chosen: Sequence[str] | None) -> tuple[str, ...]:
    """The variants, or boxes, that were asked for, as a setup names them."""
    return tuple(str(one) for one in chosen or ())


def players_or_usual(players: int | None, variants: Sequence[str]) -> int:
    """The number asked for, or the usual one: two where each player leads several bandits."""
    if players is not None:
        return players
    return FEWEST if leads_several(variants) else USUAL


def leads_several(variants: Sequence[str]) -> bool:
    """Whether a variant deals several bandits to a player."""
    return any(PARTS[name].each > 1 for name in variants if name in PARTS)


def seed_or_new(seed: int | None) -> int:
    """The seed asked for, or a new one, short enough to be typed again."""
    return secrets.randbelow(1_000_000) if seed is None else seed


def refuse(texts: Texts, problem: str) -> typer.Exit:
    """Says what is wrong with a command line."""
    typer.secho(texts.say("error-setup", problem=problem), fg="red", err=True)
    return typer.Exit(2)


def plain_setup(
    edition: EditionName,
    first_game: bool,
    variants: Sequence[VariantName] | None = None,
    boxes: Sequence[str] | None = None,
) -> folsom.Setup:
    """What was asked for, with nobody dealt yet."""
    named = {"variants": names_of(variants), "boxes": names_of(boxes)}
    return folsom.Setup((), edition=int(edition.value), first_game=first_game, **named)


def deal(players: int, seed: int, plain: folsom.Setup, bandit: str = "") -> folsom.Setup:
    """A setup with bandits dealt by the seed; the person's own, if one was picked, sits in front.

    Where a player leads two bandits, the cards are dealt again until his is among the first two.
    """
    source = folsom.Source(seed)
    if leads_several(plain.variants):
        setup = folsom.dealt(players, source, plain)
        folsom.check(setup)
        while bandit and bandit not in own_bandits(setup):
            setup = folsom.dealt(players, source, plain)
        return setup
    everybody = draw_bandits(len(folsom.known_bandits()), source)
    order = [bandit] * bool(bandit) + [name for name in everybody if name != bandit]
    setup = replace(plain, bandits=tuple(order[:players]))
    folsom.check(setup)
    return setup


def own_bandits(setup: folsom.Setup) -> list[str]:
    """The bandits of the first seat."""
    return [name for name, seat in zip(setup.bandits, leaders(setup)) if seat == 0]


def as_options(setup: folsom.Setup, seed: int) -> str:
    """The options that make the same game again."""
    parts = parts_as_options(setup.variants, setup.boxes)
    edition = f" --edition {setup.edition}" if setup.edition != folsom.Setup(()).edition else ""
    players = players_of(setup)
    return f"--seed {seed} --players {players}{parts}{edition}{' --first-game' * setup.first_game}"


def parts_as_options(variants: Sequence[str], boxes: Sequence[str]) -> str:
    """Variants and boxes as a command line names them."""
    return "".join([f" --variant {name}" for name in variants] + [f" --box {name}" for name in boxes])
