"""The options that several commands share."""

from __future__ import annotations

import secrets
from enum import StrEnum
from typing import Annotated

import typer

import folsom
from folsom.cli.words import Language, help_text
from folsom.text import Texts

Players = Annotated[int, typer.Option("--players", "-p", min=3, max=6, help=help_text("help-option-players"))]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help=help_text("help-option-seed"))]
FirstGame = Annotated[bool, typer.Option("--first-game", help=help_text("help-option-first-game"))]
Lang = Annotated[Language | None, typer.Option("--lang", "-l", help=help_text("help-option-lang"))]
Plain = Annotated[bool, typer.Option("--plain", help=help_text("help-option-plain"))]


class EditionName(StrEnum):
    """The two printings of the base game."""

    OLD = "2014"
    NEW = "2016"


Edition = Annotated[EditionName, typer.Option("--edition", help=help_text("help-option-edition"))]


def seed_or_new(seed: int | None) -> int:
    """The seed asked for, or a new one, short enough to be typed again."""
    return secrets.randbelow(1_000_000) if seed is None else seed


def refuse(texts: Texts, problem: str) -> typer.Exit:
    """Says what is wrong with a command line."""
    typer.secho(texts.say("error-setup", problem=problem), fg="red", err=True)
    return typer.Exit(2)


def deal(players: int, seed: int, edition: EditionName, first_game: bool, bandit: str = "") -> folsom.Setup:
    """A setup with bandits dealt by the seed; the person's own, if one was picked, sits in front."""
    plain = folsom.Setup((), edition=int(edition.value), first_game=first_game)
    dealt = folsom.dealt(len(folsom.BANDITS), folsom.Source(seed), plain)
    order = [bandit] * bool(bandit) + [name for name in dealt.bandits if name != bandit]
    setup = folsom.Setup(tuple(order[:players]), edition=plain.edition, first_game=first_game)
    folsom.check(setup)
    return setup


def as_options(setup: folsom.Setup, seed: int) -> str:
    """The options that make the same game again."""
    edition = f" --edition {setup.edition}" if setup.edition != folsom.Setup(()).edition else ""
    return f"--seed {seed} --players {len(setup.bandits)}{edition}{' --first-game' * setup.first_game}"
