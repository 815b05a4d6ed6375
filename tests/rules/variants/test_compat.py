"""Which variants go together: a forbidden combination is refused, an allowed one is played to its end."""

from dataclasses import replace

import pytest

from folsom import (
    Setup,
    SetupError,
    Source,
    answer,
    check,
    dealt,
    new_game,
    outcome,
    pending,
    play_out,
    run_chance,
    setup_from,
)

FOUR = ("doc", "belle", "tuco", "django")
TWO_EACH = ("doc", "tuco", "belle", "django")  # fits duo, pairs and a game of four
SIX = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
FIRST_GAME = "first game"

FORBIDDEN = [
    ("duo", "pairs"),
    ("duo", "expert-2016"),
    ("duo", "expert-2014", "expert-2016"),
    ("pairs", "expert-2014"),
    ("pairs", "expert-2016"),
    ("expert-2014", "expert-2016"),
    ("duo", FIRST_GAME),
    ("duo", "expert-2014", FIRST_GAME),
    ("pairs", FIRST_GAME),
    ("duo", "duo"),
    ("expert-2016", "expert-2016"),
]

ALLOWED = [
    ("expert-2014",),
    ("expert-2016",),
    ("expert-2014", FIRST_GAME),
    ("expert-2016", FIRST_GAME),
    ("duo",),
    ("duo", "expert-2014"),
    ("expert-2014", "duo"),
    ("pairs",),
]


def setup_with(names: tuple[str, ...], bandits: tuple[str, ...] = TWO_EACH) -> Setup:
    """A setup with these variants."""
    variants = tuple(name for name in names if name != FIRST_GAME)
    return Setup(bandits, variants=variants, first_game=FIRST_GAME in names)


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("names", FORBIDDEN)
def test_a_forbidden_combination_is_refused(names: tuple[str, ...], backwards: bool) -> None:
    setup = setup_with(names[::-1] if backwards else names)
    for refuse in (check, new_game, lambda s: new_game(setup_from(s.as_data()))):
        with pytest.raises(SetupError, match=r"\(VAR-COMPAT-1\)$") as caught:
            refuse(setup)
        assert caught.value.rule == "VAR-COMPAT-1"
        assert len(str(caught.value)) > len("(VAR-COMPAT-1)") + 10  # it says why


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("names", [("duo", "pairs"), ("pairs", "expert-2014"), ("pairs", "expert-2016")])
def test_a_forbidden_combination_is_refused_for_three_players(names: tuple[str, ...]) -> None:
    """Six bandits are too many for duo, so that rule may be named instead."""
    with pytest.raises(SetupError) as caught:
        new_game(setup_with(names, SIX))
    assert caught.value.rule in ("VAR-COMPAT-1", "VAR-DUO-1")


@pytest.mark.rule("VAR-COMPAT-1")
def test_the_message_names_what_does_not_go_together() -> None:
    for names in FORBIDDEN[:5]:
        with pytest.raises(SetupError) as caught:
            check(setup_with(names))
        named = [name for name in ("duo", "pairs", "expert-2014", "expert-2016") if name in str(caught.value)]
        assert len(named) == 2 and set(named) <= set(names), str(caught.value)


@pytest.mark.rule("VAR-COMPAT-1")
def test_an_unknown_variant_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match="expert-2016"):
        check(setup_with(("expert-2017",)))


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("names", ALLOWED)
def test_an_allowed_combination_is_played_to_its_end(names: tuple[str, ...]) -> None:
    setup = setup_with(names)
    check(setup)
    for seed in range(5):
        game = new_game(setup)
        assert play_out(game, Source(seed)) > 0
        assert game.over()
        assert outcome(game).winners


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("variant", ["expert-2014", "expert-2016"])
def test_expert_goes_with_every_number_of_players_and_both_editions(variant: str) -> None:
    for players in range(3, 7):
        for edition in (2014, 2016):
            setup = dealt(players, Source(players), Setup((), edition=edition, variants=(variant,)))
            game = new_game(setup)
            play_out(game, Source(edition))
            assert game.over()


def kinds_of_questions(setup: Setup) -> set[str]:
    """What players are asked in some random games."""
    found: set[str] = set()
    for seed in range(4):
        game, source = new_game(setup), Source(seed)
        run_chance(game, source)
        while not game.over():
            found.update(decision.about for decision in pending(game))
            decision = pending(game)[0]
            option = decision.options[source.below(len(decision.options))]
            answer(game, decision.number, decision.seat, option, decision.part)
            run_chance(game, source)
    return found


@pytest.mark.rule("VAR-COMPAT-1", "VAR-EXPERT-2", "VAR-DUO-4")
def test_duo_brings_the_expert_variant_of_2014() -> None:
    assert {"Lighten", "KeepWhich"} <= kinds_of_questions(setup_with(("duo",)))
    assert {"Lighten", "KeepWhich"} & kinds_of_questions(setup_with(("pairs",))) == set()
    assert {"Lighten", "KeepWhich"} & kinds_of_questions(setup_with(("expert-2014",))) == {"Lighten", "KeepWhich"}
    assert {"Lighten", "KeepWhich"} & kinds_of_questions(setup_with(("expert-2016",))) == {"KeepWhich"}
    assert {"Lighten", "KeepWhich"} & kinds_of_questions(replace(setup_with(()), edition=2014)) == set()
