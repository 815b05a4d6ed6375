"""The events of the box's round cards, and how those of the base game treat the stagecoach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import SPECTATOR, Setup, advance, answer_chance, view
from folsom.base.counters import MONEY, NEUTRAL
from folsom.base.parts import PARTS, add_part
from folsom.base.rules import Rules, rules_of
from folsom.boxes.horses.box import Horses
from folsom.boxes.horses.pieces import NAME, Pieces
from folsom.core.table import GRAPH, Builder
from folsom.notation.options import parse_option
from rules.horses.stage import FOUR, SIX, Stage

FLASKS = "horses with flasks"


class Flasks(Horses):
    """The box, with whisky flasks in any case."""

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        super().furnish(made, rules, setup)
        pieces = made.parts[NAME]
        assert isinstance(pieces, Pieces)
        if pieces.flask < 0:
            values = [("whisky", 0, 5), ("old-whisky", 0, 1), ("whisky-half", 0, 0), ("old-whisky-half", 0, 0)]
            pieces.flask = made.hidden_tokens("flask", values)


@pytest.fixture(autouse=True)
def flasks() -> Iterator[None]:
    add_part(Flasks(FLASKS, False))
    yield
    del PARTS[FLASKS]


# Horses tire.


@pytest.mark.rule("HS-EV-TIRED")
@pytest.mark.parametrize(
    ("players", "before", "after"),
    [
        (4, [1, 0, 2, 1, 0], [1, 0, 2, 0, 0]),
        (4, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
        (5, [1, 0, 2, 1, 0, 0], [1, 0, 1, 0, 0, 0]),
        (5, [0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 1]),
        (6, [1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_horses_nearest_the_caboose_leave(players: int, before: list[int], after: list[int]) -> None:
    stage = Stage(*SIX[:players])
    stage.horses(*before)
    stage.event("tired-horses")
    assert stage.horses_now() == after
    assert len(stage.heard("tired")) == sum(before) - sum(after)


@pytest.mark.rule("HS-EV-TIRED")
def test_two_bandits_for_each_player_use_the_cards_for_few_players() -> None:
    stage = Stage("doc", "tuco", "belle", "django", "ghost", "cheyenne", variants=("pairs",))
    stage.horses(0, 0, 3)
    stage.event("tired-horses")
    assert sum(stage.horses_now()) == 2


# A drink for the Marshal.


def drinking(marshal: str, *flasks: str) -> Stage:
    stage = Stage(box=FLASKS)
    stage.put(doc="2 inside", belle="3 inside", tuco="4 inside", django="4 roof", marshal=marshal)
    stage.loot(**{f"in_{marshal.replace(' ', '_')}": list(flasks)})
    return stage


def flasks_at(stage: Stage, place: str) -> int:
    number = stage.game.table.place_names.index(place)
    kinds = zip(stage.game.table.tokens, stage.game.token_at)
    return sum(kind == stage.pieces.flask and at == number for kind, at in kinds)


@pytest.mark.rule("HS-EV-SHOT")
def test_without_a_flask_in_his_car_the_marshal_stays() -> None:
    stage = drinking("1 inside", "purse", "jewel")
    stage.loot(in_2_inside=["flask"], in_1_roof=["flask"])
    stage.event("drink")
    assert stage.at("marshal") == "1 inside"
    assert stage.received() == {}
    assert (flasks_at(stage, "2 inside"), flasks_at(stage, "1 roof")) == (1, 1)


@pytest.mark.rule("HS-EV-SHOT")
@pytest.mark.parametrize("flask", ["flask whisky", "flask whisky-half"])
def test_whisky_moves_the_marshal_one_car_and_the_flask_is_gone(flask: str) -> None:
    stage = drinking("1 inside", flask)
    stage.event("drink")
    assert stage.at("marshal") == "2 inside"
    assert stage.received() == {"doc": 1}
    assert stage.at("doc") == "2 roof"
    assert flasks_at(stage, "1 inside") == 0
    assert stage.heard("drunk") == [(flask.removeprefix("flask "), "HS-EV-SHOT")]


@pytest.mark.rule("HS-EV-SHOT")
@pytest.mark.parametrize("flask", ["flask old-whisky", "flask old-whisky-half"])
def test_old_whisky_takes_him_to_the_caboose_past_everybody(flask: str) -> None:
    stage = drinking("1 inside", flask)
    stage.event("drink")
    assert stage.at("marshal") == "4 inside"
    assert stage.received() == {"doc": 1, "belle": 1, "tuco": 1}
    assert stage.places() == {"doc": "2 roof", "belle": "3 roof", "tuco": "4 roof", "django": "4 roof"}


@pytest.mark.rule("HS-EV-SHOT")
@pytest.mark.parametrize("flask", ["flask whisky", "flask old-whisky"])
def test_in_the_caboose_the_marshal_stays_but_the_flask_is_gone(flask: str) -> None:
    stage = drinking("4 inside")
    stage.put(tuco="3 inside")
    stage.loot(in_4_inside=[flask])
    stage.event("drink")
    assert stage.at("marshal") == "4 inside"
    assert flasks_at(stage, "4 inside") == 0
    assert stage.received() == {}


@pytest.mark.rule("HS-EV-SHOT")
def test_one_of_several_flasks_is_drawn() -> None:
    stage = drinking("1 inside", "flask whisky", "flask old-whisky", "flask")
    stage.game.push(rules_of(stage.game).events["drink"])
    advance(stage.game)
    assert list(stage.outcomes().values()) == [1, 1, 1]
    stage.go()
    assert flasks_at(stage, "1 inside") == 2


@pytest.mark.rule("HS-EV-SHOT")
@pytest.mark.parametrize(("worth", "end"), [("worth whisky", "2 inside"), ("worth old-whisky", "4 inside")])
def test_what_nobody_has_seen_is_drawn_and_then_all_know_it(worth: str, end: str) -> None:
    stage = drinking("1 inside", "flask")
    stage.game.push(rules_of(stage.game).events["drink"])
    advance(stage.game)
    assert stage.outcomes() == {"worth whisky": 5, "worth old-whisky": 1}
    answer_chance(stage.game, parse_option(stage.game.table, worth))
    assert stage.at("marshal") == end
    gone = stage.game.table.gone
    for viewer in (0, 1, SPECTATOR):
        seen = view(stage.game, viewer)
        kinds = zip(seen.token_at, seen.table.tokens, seen.token_value)
        values = [seen.table.values[v].name for at, kind, v in kinds if kind == stage.pieces.flask and at == gone and v]
        assert values == [worth.removeprefix("worth ")]


@pytest.mark.rule("HS-EV-SHOT", "HS-SHOTGUN-7")
def test_on_his_way_the_shotguns_meetings_come_before_the_next_car() -> None:
    stage = drinking("1 inside", "flask old-whisky")
    stage.coach(2)
    stage.put(shotgun="2 roof")
    stage.event("drink")
    assert (stage.at("marshal"), stage.asked()) == ("2 inside", "doc")
    assert stage.received() == {"doc": 2}
    assert stage.offers() == {"flee 1 roof", "flee 3 roof"}
    stage.say("flee 3 roof")
    assert stage.at("marshal") == "4 inside"
    assert stage.received() == {"doc": 2, "belle": 1, "tuco": 1}


# Higher speed.


@pytest.mark.rule("HS-EV-SPEED")
def test_roofs_horses_and_stagecoach_fall_back_one_car() -> None:
    stage = Stage(*SIX)
    stage.put(doc="loco roof", belle="6 roof", tuco="2 inside", django="coach roof", ghost="coach inside")
    stage.put(cheyenne="3 roof", shotgun="coach roof")
    stage.coach(4)
    stage.waiting()
    stage.horses(1, 0, 2, 0, 0, 1, 1)
    stage.event("higher-speed")
    assert stage.places() == {
        "doc": "1 roof",
        "belle": "6 roof",
        "tuco": "2 inside",
        "django": "coach roof",
        "ghost": "coach inside",
        "cheyenne": "4 roof",
    }
    assert stage.horses_now() == [0, 1, 0, 2, 0, 0, 2]
    assert (stage.coach_at(), stage.at("shotgun")) == (5, "coach roof")


@pytest.mark.rule("HS-EV-SPEED", "HS-SHOTGUN-8")
def test_everybody_has_moved_before_anybody_meets_the_shotgun() -> None:
    """Doc arrives where he was, Belle leaves where he arrives: nobody meets him."""
    stage = Stage()
    stage.coach(1)
    stage.put(shotgun="1 roof", doc="loco roof", belle="2 roof")
    stage.event("higher-speed")
    assert (stage.at("shotgun"), stage.at("doc"), stage.at("belle")) == ("2 roof", "1 roof", "3 roof")
    assert stage.received() == {}
    assert stage.asked() == "nobody"


@pytest.mark.rule("HS-EV-SPEED", "HS-SHOTGUN-8")
def test_who_is_carried_onto_the_shotguns_roof_meets_him() -> None:
    stage = Stage()
    stage.coach(4)
    stage.put(shotgun="4 roof", doc="3 roof", belle="3 roof")
    stage.event("higher-speed")
    assert stage.received() == {"doc": 1, "belle": 1}
    assert stage.places() == {"doc": "3 roof", "belle": "3 roof", "tuco": "1 inside", "django": "1 inside"}


@pytest.mark.rule("HS-EV-SPEED", "HS-SHOTGUN-6")
def test_who_stays_on_the_caboose_is_met_by_the_shotgun_who_comes_there() -> None:
    stage = Stage()
    stage.coach(3)
    stage.put(shotgun="3 roof", doc="4 roof")
    stage.event("higher-speed")
    assert stage.at("shotgun") == "4 roof"
    assert stage.received() == {"doc": 1}
    assert stage.at("doc") == "3 roof"


@pytest.mark.rule("HS-EV-SPEED", "HS-COACH-6")
def test_the_stagecoach_moves_again_at_the_end_of_the_round() -> None:
    stage = Stage()
    stage.card("higher-speed", 1)
    stage.coach(1)
    stage.put(shotgun="1 roof", doc="2 roof")
    stage.moments("event")  # Doc to the third car, then the Shotgun comes to him at the second move
    assert (stage.coach_at(), stage.at("shotgun"), stage.asked()) == (3, "3 roof", "doc")
    assert stage.received() == {"doc": 1}
    assert stage.offers() == {"flee 2 roof", "flee 4 roof"}


@pytest.mark.rule("HS-EV-SPEED", "HS-SETUP-6")
def test_without_stagecoach_bandits_and_horses_fall_back() -> None:
    stage = Stage(box="horses-light")
    stage.put(doc="loco roof")
    stage.horses(1, 0, 0, 1, 1)
    stage.event("higher-speed")
    assert stage.at("doc") == "1 roof"
    assert stage.horses_now() == [0, 1, 0, 0, 2]
    assert stage.game.counters[GRAPH] == 0


# The Shotgun's rage.


@pytest.mark.rule("HS-EV-RAGE")
@pytest.mark.parametrize("shotgun", ["coach roof", "2 roof"])
def test_all_in_and_on_the_stagecoach_and_the_car_beside_it_take_a_bullet(shotgun: str) -> None:
    stage = Stage(*SIX)
    stage.coach(2)
    stage.put(doc="coach inside", belle="coach roof", tuco="2 inside", django="3 roof", ghost="3 inside")
    stage.put(cheyenne="1 roof", shotgun=shotgun)
    if shotgun == "coach roof":
        stage.put(cheyenne="2 roof")
    places = stage.places()
    stage.event("rage")
    hit = {"doc": 1, "belle": 1, "tuco": 1}
    assert stage.received() == ({**hit, "cheyenne": 1} if shotgun == "coach roof" else hit)
    assert stage.places() == places


@pytest.mark.rule("HS-EV-RAGE", "BASE-MARSHAL-3")
def test_with_too_few_bullets_his_rage_hits_nobody() -> None:
    stage = Stage()
    stage.put(doc="coach inside", belle="coach roof")
    stage.neutral(1)
    stage.event("rage")
    assert stage.received() == {}
    assert stage.game.counters[NEUTRAL] == 1


@pytest.mark.rule("HS-EV-RAGE", "HS-SETUP-6")
def test_in_the_light_setup_his_rage_has_no_effect() -> None:
    stage = Stage(box="horses-light")
    stage.put(doc="loco roof", belle="4 roof")
    stage.event("rage")
    assert stage.received() == {}


# Meetings, and the events of the base game.


@pytest.mark.rule("HS-SHOTGUN-7", "BASE-MARSHAL-3")
@pytest.mark.parametrize(("edition", "left"), [(2016, 1), (2014, 0)])
def test_too_few_bullets_for_a_group_that_meets_the_shotgun(edition: int, left: int) -> None:
    stage = Stage(edition=edition)
    stage.neutral(1)
    stage.coach(3)
    stage.put(shotgun="3 roof", doc="4 roof", belle="4 roof")
    stage.card("tunnels", 1)
    stage.moments("after-event")
    assert stage.at("shotgun") == "4 roof"
    assert stage.received() == {}
    assert (stage.at("doc"), stage.at("belle")) == ("3 roof", "3 roof")
    assert stage.game.counters[NEUTRAL] == left
    assert stage.heard("too-few-bullets") == [("1", "2", "BASE-MARSHAL-3")]


def beside(car: int) -> Stage:
    """Doc in the stagecoach, Belle on it; Tuco in and Django on the car beside it."""
    stage = Stage()
    stage.coach(car)
    name = "loco" if car == 0 else str(car)
    stage.waiting()
    stage.put(marshal="3 inside", doc="coach inside", belle="coach roof", shotgun="coach roof")
    stage.put(tuco=f"{name} inside", django=f"{name} roof")
    return stage


@pytest.mark.rule("RULING-COACH-1")
@pytest.mark.parametrize(
    ("event", "end"), [("swivel-arm", "4 roof"), ("braking", "1 roof"), ("higher-speed", "3 roof")]
)
def test_what_moves_bandits_on_roofs_leaves_the_stagecoach_alone(event: str, end: str) -> None:
    stage = beside(2)
    stage.event(event)
    assert stage.places() == {"doc": "coach inside", "belle": "coach roof", "tuco": "2 inside", "django": end}
    assert stage.at("shotgun") == "coach roof"


@pytest.mark.rule("RULING-COACH-1")
def test_the_rebellion_does_not_reach_the_stagecoach() -> None:
    stage = beside(2)
    stage.event("rebellion")
    assert stage.received() == {"tuco": 1}


@pytest.mark.rule("RULING-COACH-1")
def test_pickpocketing_works_in_and_on_the_stagecoach() -> None:
    stage = beside(2)
    stage.loot(coach_inside=["purse", "jewel"], coach_roof=["purse"])
    stage.event("pickpocketing")
    assert (stage.asked(), stage.offers()) == ("doc", {"pick purse", "pass"})
    stage.say("pick purse")
    assert (stage.asked(), stage.offers()) == ("belle", {"pick purse", "pass"})  # the Shotgun is no company
    stage.say("pass")
    assert stage.money("doc") > 0


@pytest.mark.rule("RULING-COACH-1", "BASE-EV-PICKPOCKET")
def test_who_is_not_alone_in_the_stagecoach_picks_nothing() -> None:
    stage = beside(2)
    stage.put(tuco="coach inside")
    stage.loot(coach_inside=["purse"])
    stage.event("pickpocketing")
    assert stage.asked() == "nobody"


@pytest.mark.rule("HS-COACH-5")
def test_the_conductor_pays_nobody_beside_the_locomotive() -> None:
    stage = beside(0)
    stage.event("conductor")
    assert [int(stage.game.counters[MONEY + b]) for b in range(len(FOUR))] == [0, 0, 250, 250]


@pytest.mark.rule("HS-COACH-5")
def test_the_angry_marshal_does_not_reach_the_stagecoach() -> None:
    stage = beside(3)
    stage.put(tuco="2 inside")
    stage.event("angry-marshal")
    assert stage.received() == {"django": 1}
    assert (stage.at("marshal"), stage.coach_at()) == ("4 inside", 3)


@pytest.mark.rule("HS-COACH-5")
def test_the_marshals_revenge_does_not_reach_the_stagecoach() -> None:
    stage = beside(3)
    stage.put(tuco="2 inside")
    stage.loot(doc=["purse 300"], belle=["purse 300"], django=["purse 300"])
    stage.event("marshals-revenge")
    assert [stage.money(name) for name in FOUR] == [300, 300, 0, 0]


@pytest.mark.rule("HS-COACH-5", "HS-SETUP-1")
def test_take_it_all_brings_the_second_strongbox_not_the_third() -> None:
    stage = beside(3)
    g = stage.game
    strongboxes = [t for t, kind in enumerate(g.table.tokens) if g.table.token_kinds[kind].name == "strongbox"]
    assert len(strongboxes) == 3
    g.token_at[strongboxes[0]], g.token_at[strongboxes[1]] = g.table.stock, g.at[stage.pawn("doc")]
    g.token_at[strongboxes[2]] = stage.pieces.seat
    stage.event("take-it-all")
    assert stage.game.token_at[strongboxes[0]] == stage.game.at[stage.pawn("marshal")]
    assert stage.game.token_at[strongboxes[2]] == stage.pieces.seat
