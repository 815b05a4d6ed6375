"""Which setups the box goes with."""

from __future__ import annotations

import pytest

from folsom import Setup, SetupError, check, new_game, setup_from

FOUR = ("doc", "tuco", "belle", "django")
SIX = (*FOUR, "ghost", "cheyenne")


@pytest.mark.rule("VAR-COMPAT-1", "HS-SETUP-6")
@pytest.mark.parametrize("boxes", [("horses", "horses-light"), ("horses-light", "horses"), ("horses", "horses")])
def test_the_whole_box_and_the_light_setup_exclude_each_other(boxes: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match=r"horses.*\(VAR-COMPAT-1\)$") as refused:
        new_game(Setup(FOUR, boxes=boxes))
    assert refused.value.rule == "VAR-COMPAT-1"


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("box", ["horses", "horses-light"])
def test_a_first_game_is_played_without_the_box(box: str) -> None:
    with pytest.raises(SetupError, match="first game") as refused:
        check(Setup(FOUR, first_game=True, boxes=(box,)))
    assert refused.value.rule == "VAR-COMPAT-1"


@pytest.mark.rule("BASE-SETUP-1")
@pytest.mark.parametrize("box", ["horses", "horses-light"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_two_players_need_two_bandits_each(box: str, number: int) -> None:
    with pytest.raises(SetupError) as refused:
        check(Setup(FOUR[:number], boxes=(box,)))
    assert refused.value.rule == "BASE-SETUP-1"


@pytest.mark.rule("VAR-COMPAT-1", "HS-SETUP-6")
@pytest.mark.parametrize("edition", [2014, 2016])
@pytest.mark.parametrize("box", ["horses", "horses-light"])
@pytest.mark.parametrize(
    ("bandits", "variants"),
    [
        (FOUR[:3], ()),
        (SIX, ()),
        (FOUR, ("expert-2014",)),
        (FOUR, ("expert-2016",)),
        (FOUR, ("duo",)),
        (FOUR, ("pairs",)),
        (SIX, ("pairs",)),
        (FOUR, ("teams",)),
        (SIX, ("teams", "expert-2016")),
    ],
)
def test_right_setups_are_taken(bandits: tuple[str, ...], variants: tuple[str, ...], box: str, edition: int) -> None:
    setup = Setup(bandits, edition=edition, variants=variants, boxes=(box,))
    check(setup)
    assert setup_from(setup.as_data()) == setup


@pytest.mark.rule("VAR-COMPAT-1")
def test_what_the_variants_refuse_they_refuse_with_the_box_too() -> None:
    for variants in (("duo", "pairs"), ("pairs", "expert-2014"), ("duo", "expert-2016"), ("teams", "pairs")):
        with pytest.raises(SetupError) as refused:
            check(Setup(FOUR, variants=variants, boxes=("horses",)))
        assert refused.value.rule == "VAR-COMPAT-1"


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize(
    ("variants", "boxes"),
    [
        (("horses",), ()),
        (("horses",), ("horses",)),
        (("horses-light",), ("horses",)),
        (("pairs", "horses-light"), ()),
        ((), ("pairs",)),
        ((), ("horses", "teams", "expert-2014", "expert-2016")),
    ],
)
def test_boxes_and_variants_are_named_apart(variants: tuple[str, ...], boxes: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match=r"is no (box|variant): name it as a (box|variant)") as refused:
        check(Setup(FOUR, variants=variants, boxes=boxes))
    assert refused.value.rule == "VAR-COMPAT-1"
