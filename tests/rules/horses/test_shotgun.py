"""The Shotgun: on his strongbox until he is punched, then on the roofs in front of the stagecoach."""

from __future__ import annotations

import pytest

from folsom import Refused
from folsom.base.settle import SETTLE
from folsom.boxes.horses.coach import CoachMoves
from rules.horses.scene import SIX, Scene


def alone(*here: str, edition: int = 2016) -> Scene:
    """Only those named are in or on the train."""
    s = Scene(*here, edition=edition).put(**{name: "rode away" for name in SIX if name not in here})
    return s.put(marshal="loco inside")


@pytest.mark.rule("HS-SHOTGUN-1")
def test_his_strongbox_cannot_be_robbed_while_he_sits_on_it() -> None:
    s = alone("doc").coach(3).put(doc="coach roof").act("doc", "rob")
    assert s.ear.rules_for("no-effect") == ["BASE-ROB-2"]
    assert s.tokens_at("under the shotgun") == ["strongbox"]


@pytest.mark.rule("HS-SHOTGUN-1")
def test_he_does_nothing_to_who_is_with_him_or_before_him() -> None:
    s = alone("doc", "ghost").coach(3).put(doc="2 roof", ghost="coach inside").act("doc", "move")
    s.say("doc", "move coach roof").act("ghost", "floor")
    assert (s.at("doc"), s.at("ghost")) == ("coach roof", "coach roof")
    s.act("doc", "move").say("doc", "move 3 roof")
    assert (s.at("doc"), s.bullets("doc"), s.bullets("ghost")) == ("3 roof", 0, 0)
    s.run(CoachMoves())
    assert (s.at("doc"), s.bullets("doc")) == ("3 roof", 0)


@pytest.mark.rule("HS-SHOTGUN-1")
def test_who_finds_nobody_else_there_must_punch_him() -> None:
    s = alone("doc").coach(3).put(doc="coach roof").act("doc", "punch")
    assert s.asked() == "nobody"
    assert s.at("shotgun") == "3 roof"


@pytest.mark.rule("HS-SHOTGUN-1")
def test_he_is_one_choice_among_bandits() -> None:
    s = alone("doc", "ghost", "tuco").coach(3).put(doc="coach roof", ghost="coach roof", tuco="coach roof")
    assert s.act("doc", "punch").offers() == {"punch ghost", "punch tuco", "punch shotgun"}


@pytest.mark.rule("HS-SHOTGUN-1", "BASE-BELLE-1")
def test_beside_belle_alone_he_must_be_chosen() -> None:
    s = alone("doc", "belle").coach(3).put(doc="coach roof", belle="coach roof").act("doc", "punch")
    assert (s.asked(), s.at("belle"), s.at("shotgun")) == ("nobody", "coach roof", "3 roof")
    s = alone("doc", "belle", "ghost").coach(3).put(doc="coach roof", belle="coach roof", ghost="coach roof")
    assert s.act("doc", "punch").offers() == {"punch ghost", "punch shotgun"}


@pytest.mark.rule("HS-SHOTGUN-2")
@pytest.mark.parametrize(("coach", "roof"), [(0, "loco roof"), (3, "3 roof"), (6, "6 roof")])
def test_punched_he_goes_to_the_roof_in_front_and_leaves_the_strongbox(coach: int, roof: str) -> None:
    s = alone("doc").coach(coach).put(doc="coach roof").act("doc", "punch")
    assert s.at("shotgun") == roof
    assert (s.tokens_at("coach roof"), s.tokens_at("under the shotgun")) == (["strongbox"], [])
    assert s.tokens_at("doc's loot") == ["purse"]
    assert set(s.ear.rules_for("placed") + s.ear.rules_for("token")) == {"HS-SHOTGUN-2"}


@pytest.mark.rule("HS-SHOTGUN-2")
def test_from_then_on_the_strongbox_can_be_robbed() -> None:
    s = alone("doc").coach(3).put(doc="coach roof").act("doc", "punch").act("doc", "rob")
    assert s.tokens_at("doc's loot") == ["purse", "strongbox"]
    assert s.tokens_at("coach roof") == []


@pytest.mark.rule("HS-SHOTGUN-2")
def test_cheyenne_gets_nothing_out_of_him() -> None:
    s = alone("cheyenne").coach(3).put(cheyenne="coach roof").act("cheyenne", "punch")
    assert s.tokens_at("cheyenne's loot") == ["purse"]
    assert s.tokens_at("coach roof") == ["strongbox"]


@pytest.mark.rule("HS-SHOTGUN-2")
def test_he_does_not_come_back_onto_the_stagecoach() -> None:
    s = alone("doc").coach(3).put(doc="coach roof").act("doc", "punch")
    for car in (4, 5, 6):
        s.run(CoachMoves())
        assert s.at("shotgun") == f"{car} roof"
    s.act("doc", "punch")
    assert s.ear.rules_for("no-effect") == ["BASE-ACT-2"]


@pytest.mark.rule("HS-SHOTGUN-3")
def test_who_moves_onto_his_roof_takes_a_bullet_and_flees_where_he_likes() -> None:
    s = alone("doc").coach(3).put(doc="5 roof", shotgun="3 roof").act("doc", "move").say("doc", "move 3 roof")
    assert (s.bullets("doc"), s.left()) == (1, 15)
    assert s.offers() == {"flee 2 roof", "flee 4 roof"}
    with pytest.raises(Refused) as refused:
        s.say("doc", "flee coach roof")
    assert refused.value.rule == "HS-SHOTGUN-3"
    s.say("doc", "flee 4 roof")
    assert (s.asked(), s.at("doc"), s.bullets("doc")) == ("nobody", "4 roof", 1)


@pytest.mark.rule("HS-SHOTGUN-3")
@pytest.mark.parametrize(("car", "roof", "refuge"), [(0, "loco roof", "1 roof"), (6, "6 roof", "5 roof")])
def test_at_either_end_of_the_train_there_is_one_refuge(car: int, roof: str, refuge: str) -> None:
    s = alone("doc").coach(car).put(doc="coach roof", shotgun=roof).act("doc", "move").say("doc", f"move {roof}")
    assert (s.asked(), s.at("doc"), s.bullets("doc")) == ("nobody", refuge, 1)


@pytest.mark.rule("HS-SHOTGUN-3")
def test_who_climbs_onto_his_roof_meets_him() -> None:
    s = alone("doc").coach(3).put(doc="3 inside", shotgun="3 roof").act("doc", "floor").say("doc", "flee 2 roof")
    assert (s.at("doc"), s.bullets("doc")) == ("2 roof", 1)


@pytest.mark.rule("HS-SHOTGUN-3")
def test_those_on_the_roof_where_he_arrives_when_punched_flee_in_turn_order() -> None:
    s = alone("doc", "ghost", "tuco").coach(3).put(doc="coach roof", tuco="3 roof", ghost="3 roof")
    s.act("doc", "punch")
    assert (s.asked(), s.bullets("ghost"), s.bullets("tuco")) == ("ghost", 1, 1)
    s.say("ghost", "flee 4 roof")
    assert s.asked() == "tuco"
    s.say("tuco", "flee 2 roof")
    assert (s.asked(), s.at("ghost"), s.at("tuco")) == ("nobody", "4 roof", "2 roof")
    assert (s.bullets("doc"), s.bullets("ghost"), s.bullets("tuco")) == (0, 1, 1)


@pytest.mark.rule("HS-SHOTGUN-4")
@pytest.mark.parametrize(("start", "to"), [("2 roof", "4 roof"), ("4 roof", "2 roof"), ("4 roof", "1 roof")])
def test_running_past_him_costs_a_bullet_and_one_goes_on(start: str, to: str) -> None:
    s = alone("doc").coach(3).put(doc=start, shotgun="3 roof").act("doc", "move").say("doc", f"move {to}")
    assert (s.asked(), s.at("doc"), s.bullets("doc"), s.left()) == ("nobody", to, 1, 15)
    assert s.ear.rules_for("neutral-hit") == ["HS-SHOTGUN-4"]


@pytest.mark.rule("HS-SHOTGUN-4")
@pytest.mark.parametrize(
    ("start", "to", "hits"),
    [
        ("coach roof", "2 roof", 1),
        ("coach roof", "5 roof", 1),
        ("2 roof", "coach roof", 1),
        ("5 roof", "coach roof", 1),
        ("2 roof", "1 roof", 0),
        ("2 roof", "loco roof", 0),
        ("5 roof", "4 roof", 0),
    ],
)
def test_between_the_stagecoach_and_a_roof_beyond_is_passing_him(start: str, to: str, hits: int) -> None:
    s = alone("doc").coach(3).put(doc=start, shotgun="3 roof").act("doc", "move").say("doc", f"move {to}")
    assert (s.asked(), s.at("doc"), s.bullets("doc")) == ("nobody", to, hits)


@pytest.mark.rule("HS-SHOTGUN-4")
def test_while_he_sits_on_the_stagecoach_nobody_passes_him() -> None:
    for start, to in (("2 roof", "4 roof"), ("coach roof", "2 roof"), ("5 roof", "coach roof")):
        s = alone("doc").coach(3).put(doc=start).act("doc", "move").say("doc", f"move {to}")
        assert (s.at("doc"), s.bullets("doc")) == (to, 0)


@pytest.mark.rule("HS-SHOTGUN-4")
def test_who_is_swept_or_rides_past_him_takes_none() -> None:
    s = alone("doc", "ghost").coach(3).put(doc="1 roof", ghost="4 roof", shotgun="3 roof").horses(car4=1)
    s.event("swivel-arm")
    assert (s.at("doc"), s.bullets("doc")) == ("6 roof", 0)
    s.put(ghost="4 roof").act("ghost", "ride").say("ghost", "ride 2 inside")
    assert s.bullets("ghost") == 0


@pytest.mark.rule("HS-SHOTGUN-5")
def test_he_cannot_be_shot() -> None:
    s = alone("doc", "ghost", "tuco").coach(3).put(doc="4 roof", ghost="5 roof", tuco="6 roof", shotgun="3 roof")
    s.act("doc", "shoot")
    assert (s.bullets("ghost"), s.asked()) == (1, "nobody")
    s = alone("doc", "ghost", "tuco").coach(3).put(doc="4 roof", ghost="coach roof", tuco="5 roof").act("doc", "shoot")
    assert s.offers() == {"shoot ghost", "shoot tuco"}
    with pytest.raises(Refused) as refused:
        s.say("doc", "shoot shotgun")
    assert refused.value.rule == "HS-SHOTGUN-5"


@pytest.mark.rule("HS-SHOTGUN-5")
def test_he_blocks_the_line_of_sight_on_the_roofs_of_the_train() -> None:
    s = alone("doc", "ghost").coach(3).put(doc="2 roof", ghost="4 roof", shotgun="3 roof").act("doc", "shoot")
    assert s.bullets("ghost") == 0
    s = alone("doc", "ghost").coach(3).put(doc="2 roof", ghost="4 roof").act("doc", "shoot")
    assert s.bullets("ghost") == 1


@pytest.mark.rule("HS-SHOTGUN-5")
@pytest.mark.parametrize(
    ("shooter", "victim"), [("coach roof", "5 roof"), ("5 roof", "coach roof"), ("4 roof", "coach roof")]
)
@pytest.mark.parametrize("shotgun", ["3 roof", "coach roof"])
def test_but_not_shots_from_or_at_the_stagecoach(shooter: str, victim: str, shotgun: str) -> None:
    s = alone("doc", "ghost").coach(3).put(doc=shooter, ghost=victim, shotgun=shotgun).act("doc", "shoot")
    assert s.bullets("ghost") == 1


@pytest.mark.rule("HS-SHOTGUN-6")
def test_he_moves_with_the_stagecoach_and_meets_those_on_the_roof_where_he_arrives() -> None:
    s = alone("doc", "ghost", "tuco").coach(3).put(doc="4 roof", ghost="4 roof", tuco="4 inside", shotgun="3 roof")
    s.run(CoachMoves())
    assert (s.coach_faces(), s.at("shotgun")) == (4, "4 roof")
    assert (s.bullets("doc"), s.bullets("ghost"), s.bullets("tuco")) == (1, 1, 0)
    s.say("doc", "flee 3 roof").say("ghost", "flee 5 roof")
    assert (s.at("doc"), s.at("ghost")) == ("3 roof", "5 roof")
    assert s.ear.numbers_of("met") == [[s.pawn("shotgun"), 1 << s.pawn("doc") | 1 << s.pawn("ghost")]]


@pytest.mark.rule("HS-SHOTGUN-6")
def test_beside_the_caboose_he_stays_with_it() -> None:
    s = alone("doc").coach(6).put(doc="5 roof", shotgun="6 roof").run(CoachMoves())
    assert (s.at("shotgun"), s.bullets("doc")) == ("6 roof", 0)


@pytest.mark.rule("HS-SHOTGUN-6")
def test_events_about_bandits_on_roofs_do_not_move_him() -> None:
    s = alone("doc").coach(3).put(doc="6 inside", shotgun="3 roof").event("swivel-arm").event("braking")
    assert s.at("shotgun") == "3 roof"


@pytest.mark.rule("HS-SHOTGUN-7")
def test_who_flees_the_marshal_onto_his_roof_takes_a_bullet_from_each() -> None:
    s = alone("doc", "ghost").coach(3).put(doc="3 inside", ghost="6 inside", marshal="2 inside", shotgun="3 roof")
    s.act("ghost", "marshal").say("ghost", "marshal 3 inside")
    assert (s.bullets("doc"), s.left()) == (2, 14)
    assert s.ear.rules_for("neutral-hit") == ["BASE-MARSHAL-2", "HS-SHOTGUN-3"]
    assert s.asked() == "doc"
    s.say("doc", "flee 2 roof")
    assert s.at("doc") == "2 roof"


@pytest.mark.rule("HS-SHOTGUN-7")
@pytest.mark.parametrize(("edition", "stock", "hits", "left"), [(2016, 3, 1, 1), (2014, 3, 1, 0), (2016, 1, 0, 1)])
def test_two_moments_each_with_bullets_for_all_or_for_none(edition: int, stock: int, hits: int, left: int) -> None:
    s = alone("doc", "ghost", "tuco", edition=edition).coach(3)
    s.put(doc="3 inside", tuco="3 inside", ghost="6 inside", marshal="2 inside", shotgun="3 roof").neutral(stock)
    s.act("ghost", "marshal").say("ghost", "marshal 3 inside")
    assert (s.bullets("doc"), s.bullets("tuco"), s.left()) == (hits, hits, left)
    s.say("doc", "flee 2 roof").say("tuco", "flee 4 roof")
    assert (s.at("doc"), s.at("tuco")) == ("2 roof", "4 roof")


@pytest.mark.rule("HS-SHOTGUN-7")
def test_the_marshals_meeting_comes_first_for_all_then_the_shotguns_for_all() -> None:
    s = alone("doc", "ghost").coach(3).put(doc="3 inside", ghost="3 roof", marshal="3 inside", shotgun="3 roof")
    s.run(SETTLE)
    doc, ghost = 1 << s.pawn("doc"), 1 << s.pawn("ghost")
    assert s.ear.numbers_of("met") == [[s.pawn("marshal"), doc], [s.pawn("shotgun"), doc | ghost]]


@pytest.mark.rule("HS-SHOTGUN-7")
def test_the_flight_happens_without_bullets_too() -> None:
    s = (
        alone("doc")
        .coach(3)
        .put(doc="5 roof", shotgun="3 roof")
        .neutral(0)
        .act("doc", "move")
        .say("doc", "move 3 roof")
    )
    assert (s.offers(), s.bullets("doc")) == ({"flee 2 roof", "flee 4 roof"}, 0)


@pytest.mark.rule("HS-SHOTGUN-8")
def test_django_pushes_somebody_onto_his_roof() -> None:
    s = alone("django", "ghost").coach(3).put(django="6 roof", ghost="4 roof", shotgun="3 roof").act("django", "shoot")
    assert (s.bullets("ghost"), s.asked()) == (2, "ghost")
    s.say("ghost", "flee 4 roof")
    assert s.at("ghost") == "4 roof"


@pytest.mark.rule("HS-SHOTGUN-8")
@pytest.mark.parametrize("start", ["4 roof", "coach roof"])
def test_a_punch_sends_somebody_onto_his_roof(start: str) -> None:
    s = alone("doc", "ghost").coach(3).put(doc=start, ghost=start, shotgun="3 roof").act("doc", "punch")
    while s.asked() == "doc":
        s.say("doc", "send 3 roof" if "send 3 roof" in s.offers() else sorted(s.offers())[0])
    assert (s.asked(), s.bullets("ghost")) == ("ghost", 1)
    assert s.offers() == {"flee 2 roof", "flee 4 roof"}


@pytest.mark.rule("HS-SHOTGUN-8")
def test_the_swivel_arm_and_braking_carry_bandits_to_him() -> None:
    s = alone("doc", "ghost").coach(6).put(doc="2 roof", ghost="4 roof", shotgun="6 roof").event("swivel-arm")
    assert (s.at("doc"), s.at("ghost"), s.bullets("doc"), s.bullets("ghost")) == ("5 roof", "5 roof", 1, 1)
    s = alone("doc", "ghost").coach(3).put(doc="4 roof", ghost="5 roof", shotgun="3 roof").event("braking")
    assert (s.asked(), s.bullets("doc"), s.bullets("ghost"), s.at("ghost")) == ("doc", 1, 0, "4 roof")
