"""Ride: who can, how far, where he gets off, and what becomes of the horse."""

from __future__ import annotations

import pytest

from folsom import SPECTATOR, Refused, new_table
from folsom.core.chronicle import Chronicle
from rules.horses.scene import Scene, setup_of

BOXES = ("horses", "horses-light")


@pytest.mark.rule("HS-RIDE-1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_up_to_three_cars_in_either_direction_from_inside_or_from_the_roof(box: str, floor: str) -> None:
    s = Scene("doc", box=box).put(doc=f"3 {floor}").horses(car3=1).act("doc", "ride")
    assert s.asked() == "doc"
    cars = ["ride loco inside", *[f"ride {car} inside" for car in range(1, 7)]]
    assert s.offers() == {*cars, *(["ride coach inside"] if box == "horses" else [])}


@pytest.mark.rule("HS-RIDE-1")
@pytest.mark.parametrize(
    ("car", "far"),
    [("loco", ["loco", "1", "2", "3"]), ("5", ["2", "3", "4", "5", "6"]), ("6", ["3", "4", "5", "6"])],
)
def test_no_farther_than_three_cars_and_not_beyond_the_ends(car: str, far: list[str]) -> None:
    s = Scene("doc").put(doc=f"{car} roof", marshal="1 inside").coach(1)
    s.horses(**{f"car{0 if car == 'loco' else car}": 2}).act("doc", "ride")
    coach = {"ride coach inside"} if "1" in far else set()
    assert s.offers() == {f"ride {to} inside" for to in far} | coach


@pytest.mark.rule("HS-RIDE-1")
def test_too_far_is_refused() -> None:
    s = Scene("doc").put(doc="6 inside").horses(car6=1).act("doc", "ride")
    for text, rule in (("ride 2 inside", "HS-RIDE-1"), ("ride 5 roof", "HS-RIDE-2"), ("ride coach roof", "HS-RIDE-2")):
        with pytest.raises(Refused) as refused:
            s.say("doc", text)
        assert refused.value.rule == rule


@pytest.mark.rule("HS-RIDE-1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_without_a_horse_at_his_car_there_is_no_effect(box: str, floor: str) -> None:
    s = Scene("doc", box=box).put(doc=f"3 {floor}").horses(car2=1, car4=2).act("doc", "ride")
    assert s.asked() == "nobody"
    assert s.at("doc") == f"3 {floor}"
    assert s.ear.rules_for("no-effect") == ["HS-RIDE-1"]
    assert s.herd() == [0, 0, 1, 0, 2, 0, 0]


@pytest.mark.rule("HS-RIDE-1")
def test_a_ride_of_no_cars_ends_inside_his_own_car() -> None:
    s = Scene("doc").put(doc="3 roof").horses(car3=2).act("doc", "ride").say("doc", "ride 3 inside")
    assert s.at("doc") == "3 inside"
    assert s.horses_at(3) == 2
    assert s.ear.numbers_of("horse") == []
    s.act("doc", "ride").say("doc", "ride 3 inside")
    assert (s.at("doc"), s.horses_at(3)) == ("3 inside", 2)


@pytest.mark.rule("HS-RIDE-2")
@pytest.mark.parametrize("box", BOXES)
def test_he_gets_off_inside_and_the_horse_stays_there(box: str) -> None:
    s = Scene("doc", box=box).put(doc="2 roof").horses(car2=2, car5=1).act("doc", "ride").say("doc", "ride 5 inside")
    assert s.at("doc") == "5 inside"
    assert s.herd() == [0, 0, 1, 0, 0, 2, 0]
    assert s.ear.numbers_of("horse") == [[2, 5]]
    assert s.ear.rules_for("horse") == s.ear.rules_for("placed") == ["HS-RIDE-2"]


@pytest.mark.rule("HS-RIDE-2")
def test_the_locomotive_is_a_car_to_ride_to() -> None:
    s = Scene("doc").put(doc="2 inside", marshal="4 inside").horses(car2=1)
    s.act("doc", "ride").say("doc", "ride loco inside")
    assert s.at("doc") == "loco inside"
    assert s.herd() == [1, 0, 0, 0, 0, 0, 0]
    assert s.bullets("doc") == 0


@pytest.mark.rule("HS-RIDE-2")
def test_the_stagecoach_is_entered_where_it_stands_if_it_is_in_reach() -> None:
    for coach, reached in ((1, False), (2, True), (5, True), (6, True)):
        s = Scene("doc").put(doc="5 inside").coach(coach).horses(car5=1).act("doc", "ride")
        assert ("ride coach inside" in s.offers()) == reached
    s.say("doc", "ride coach inside")
    assert s.at("doc") == "coach inside"
    assert s.herd() == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("HS-RIDE-2")
def test_what_he_rides_past_does_not_matter() -> None:
    s = Scene("doc").put(doc="5 roof", marshal="4 inside", shotgun="3 roof", belle="3 inside").coach(3)
    s.horses(car5=1).act("doc", "ride").say("doc", "ride 2 inside")
    assert s.at("doc") == "2 inside"
    assert s.bullets("doc") == 0


@pytest.mark.rule("HS-RIDE-3")
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_from_the_stagecoach_he_uses_the_horses_of_the_car_that_it_faces(floor: str) -> None:
    s = Scene("doc").put(doc=f"coach {floor}").coach(5).horses(car5=1).act("doc", "ride")
    assert s.offers() == {*[f"ride {car} inside" for car in (2, 3, 4, 5, 6)], "ride coach inside"}
    s.say("doc", "ride 5 inside")
    assert s.at("doc") == "5 inside"
    assert s.horses_at(5) == 1
    s.act("doc", "ride").say("doc", "ride coach inside")
    assert s.at("doc") == "coach inside"
    assert s.horses_at(5) == 1


@pytest.mark.rule("HS-RIDE-3")
def test_from_the_stagecoach_without_a_horse_there_is_no_effect() -> None:
    s = Scene("doc").put(doc="coach roof").coach(5).horses(car4=1, car6=1, car0=1).act("doc", "ride")
    assert s.ear.rules_for("no-effect") == ["HS-RIDE-1"]


@pytest.mark.rule("HS-RIDE-3")
def test_from_the_stagecoach_the_horse_leaves_the_car_that_it_faces() -> None:
    s = Scene("doc").put(doc="coach inside").coach(4).horses(car4=2).act("doc", "ride").say("doc", "ride 6 inside")
    assert s.herd() == [0, 0, 0, 0, 1, 0, 1]


@pytest.mark.rule("HS-RIDE-4")
@pytest.mark.parametrize("box", BOXES)
def test_entering_the_marshals_car_is_a_meeting(box: str) -> None:
    s = Scene("doc", box=box).put(doc="5 inside", marshal="3 inside").horses(car5=1)
    s.act("doc", "ride").say("doc", "ride 3 inside")
    assert s.at("doc") == "3 roof"
    assert s.bullets("doc") == 1
    assert s.horses_at(3) == 1


@pytest.mark.rule("HS-RIDE-4")
def test_a_ride_of_no_cars_from_the_marshals_roof_is_a_meeting_too() -> None:
    s = Scene("doc").put(doc="3 roof", marshal="3 inside").horses(car3=1).act("doc", "ride").say("doc", "ride 3 inside")
    assert s.at("doc") == "3 roof"
    assert s.bullets("doc") == 1


@pytest.mark.rule("HS-RIDE-4", "HS-SHOTGUN-7")
def test_from_the_marshals_car_on_to_the_shotgun() -> None:
    s = Scene("doc").put(doc="5 inside", marshal="3 inside", shotgun="3 roof").coach(3).horses(car5=1)
    s.act("doc", "ride").say("doc", "ride 3 inside")
    assert s.bullets("doc") == 2
    assert s.offers() == {"flee 2 roof", "flee 4 roof"}


@pytest.mark.rule("HS-RIDE-2")
def test_horses_are_public() -> None:
    s = Scene("doc").put(doc="2 inside").horses(car2=1).act("doc", "ride")
    chronicle = Chronicle(s.game, [0, 3, SPECTATOR])
    s.say("doc", "ride 4 inside")
    for entries in chronicle.pause(s.game).values():
        assert [list(entry.numbers) for entry in entries if entry.name == "horse"] == [[2, 4]]


@pytest.mark.rule("HS-SETUP-5")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("bandits", "variants", "cards", "rides"),
    [
        (("doc", "belle", "tuco"), (), 11, 1),
        (("doc", "belle", "tuco", "django"), ("teams",), 11, 1),
        (("doc", "tuco", "belle", "django"), ("pairs",), 13, 2),
        (("doc", "tuco", "belle", "django"), ("duo",), 13, 2),
    ],
)
def test_a_ride_card_for_each_bandit(
    bandits: tuple[str, ...], variants: tuple[str, ...], cards: int, rides: int, box: str
) -> None:
    table = new_table(setup_of(*bandits, variants=variants, box=box))
    kinds = int(table.kinds)
    for seat in range(int(table.seats)):
        deck = list(table.cards)[seat * kinds : (seat + 1) * kinds]
        assert sum(deck) == cards
        assert sum(n for n, kind in zip(deck, table.card_kinds) if kind.name.startswith("ride")) == rides


@pytest.mark.rule("HS-SETUP-5")
@pytest.mark.parametrize("box", BOXES)
def test_sixteen_neutral_bullets(box: str) -> None:
    assert Scene("doc", box=box).left() == 16
