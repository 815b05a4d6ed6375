"""Finding what a typed text means."""

import pytest

import folsom
from folsom.cli.ask import conceivable, find, meant, plain_words
from folsom.notation.options import option_text, parse_option
from folsom.text import Texts

CHOICES = [
    ["Play Move", "play move"],
    ["Play Rob", "play rob"],
    ["Play Rob face down", "hide rob"],
    ["Draw 3 cards", "draw"],
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("play move", [0]),
        ("PLAY  Move!", [0]),
        ("play m", [0]),
        ("move", [0]),
        ("play rob", [1]),  # a whole name, though it begins another
        ("rob", [1, 2]),
        ("rob down", [2]),
        ("hide", [2]),
        ("d", [3]),
        ("dr", [3]),
        ("play", [0, 1, 2]),
        ("rob play", []),
        ("fly", []),
        ("", []),
        ("!?", []),
    ],
)
def test_find(typed: str, found: list[int]) -> None:
    assert find(typed, CHOICES) == found


def test_accents_and_signs_do_not_matter() -> None:
    assert plain_words("Jouer Changement d’Étage") == ["jouer", "changement", "d", "etage"]
    assert plain_words("Prendre une Bourse de 1\u202f000\u00a0$") == ["prendre", "une", "bourse", "de", "1", "000"]


def test_every_offered_option_is_conceivable_and_can_be_typed() -> None:
    """In a whole game each option is found by its text and by its notation, in every language."""
    game = folsom.new_game(folsom.Setup(("ghost", "cheyenne", "tuco", "belle")))
    source = folsom.Source(3)
    folsom.run_chance(game, source)
    every = set(conceivable(game))
    while not game.over():
        options = folsom.pending(game)[0].options
        assert set(options) <= every
        for lang in ("en", "fr", "nl"):
            texts = Texts(lang)
            names = [[texts.option(game.table, o), option_text(game.table, o)] for o in options]
            for i, both in enumerate(names):
                assert [find(name, names) for name in both] == [[i], [i]]
        folsom.apply(game, options[int(source.below(len(options)))])
        folsom.run_chance(game, source)


def test_meant_prefers_what_is_like_the_options() -> None:
    game = folsom.new_game(folsom.Setup(("doc", "belle", "tuco")))
    shoot = parse_option(game.table, "shoot doc")
    belle = parse_option(game.table, "shoot belle")
    assert meant(game, Texts("en"), "belle", [shoot]) == [belle]
    assert len(meant(game, Texts("en"), "belle", [])) > 1
