"""The station cards: sharing the loot, escape and mortal bullets, after all that the last round brings (HS-COACH-7)."""

from __future__ import annotations

import pytest

from folsom.base.counters import NEUTRAL, RECEIVED, REVOLVER
from rules.horses.stage import FOUR, Stage

PAIRS = ("doc", "tuco", "belle", "django", "ghost", "cheyenne")


def station(name: str, *bandits: str, box: str = "horses", variants: tuple[str, ...] = ()) -> Stage:
    """The last round, its card up. Everybody has shot once but the last bandit, who shot twice: the Sharpshooter."""
    stage = Stage(*bandits, box=box, variants=variants)
    stage.card(name, 5)
    for bandit in range(len(stage.bandits)):
        stage.game.counters[REVOLVER + bandit] = 5
    stage.game.counters[REVOLVER + len(stage.bandits) - 1] = 4
    return stage


def scores(stage: Stage) -> list[int]:
    return [stage.money(name) for name in stage.bandits]


# Sharing the loot.


@pytest.mark.rule("HS-EV-SHARE")
@pytest.mark.parametrize(
    ("places", "shares"),
    [
        (["2 inside", "2 inside", "3 inside", "2 roof"], [500, 500, 0, 0]),
        (["2 roof", "2 roof", "2 roof", "2 inside"], [333, 333, 333, 0]),
        (["4 inside", "4 inside", "4 inside", "4 inside"], [250, 250, 250, 250]),
        (["2 inside", "2 roof", "3 inside", "1 inside"], [1000, 0, 0, 0]),
        (["coach roof", "coach roof", "2 roof", "coach inside"], [500, 500, 0, 0]),
        (["coach inside", "2 inside", "3 inside", "coach inside"], [500, 0, 0, 500]),
    ],
)
def test_a_strongbox_is_split_among_all_on_its_owners_position(places: list[str], shares: list[int]) -> None:
    stage = station("sharing")
    stage.coach(2)
    stage.put(**dict(zip(FOUR, places)))
    stage.loot(doc=["strongbox"])
    assert scores(stage) == shares
    stage.card("tunnels")
    assert scores(stage) == [1000, 0, 0, 0]


@pytest.mark.rule("HS-EV-SHARE")
def test_each_strongbox_is_split_by_itself() -> None:
    """$2000 split at once would be 666 for each."""
    stage = station("sharing")
    stage.put(doc="2 roof", belle="2 roof", tuco="2 roof", django="3 roof")
    stage.loot(doc=["strongbox", "purse 300"], belle=["strongbox", "jewel"], django=["strongbox"])
    assert scores(stage) == [966, 1166, 666, 1000]


@pytest.mark.rule("HS-EV-SHARE", "HS-HOST-BANKER")
def test_the_token_stays_its_owners_for_the_banker() -> None:
    stage = station("sharing")
    stage.put(doc="2 roof", belle="2 roof")
    stage.loot(doc=["strongbox"])
    stage.give("belle", "banker")
    assert scores(stage)[:2] == [500, 500]
    stage = station("sharing")
    stage.put(doc="2 roof", belle="2 roof")
    stage.loot(doc=["strongbox"])
    stage.give("doc", "banker")
    assert scores(stage)[:2] == [1500, 500]


@pytest.mark.rule("HS-EV-SHARE", "BASE-SCORE-3")
def test_a_tie_by_sharing_is_broken_by_bullets_and_else_shared() -> None:
    stage = station("sharing")
    stage.put(doc="2 roof", belle="2 roof")
    stage.loot(doc=["strongbox", "jewel", "jewel"], belle=["jewel", "jewel"])
    for bandit in range(4):
        stage.game.counters[REVOLVER + bandit] = 5  # all are Sharpshooters
    assert stage.winners() == {"doc", "belle"}
    stage.game.counters[RECEIVED] = 1
    assert stage.winners() == {"belle"}


@pytest.mark.rule("HS-EV-SHARE", "HS-COACH-7")
def test_what_is_shared_is_found_after_the_stagecoach_and_the_shotgun_have_moved() -> None:
    stage = station("sharing")
    stage.coach(2)
    stage.put(shotgun="2 roof", doc="3 roof", belle="3 roof")
    stage.loot(doc=["strongbox"])
    assert scores(stage) == [500, 500, 0, 0]
    stage.moments("event")
    stage.say("flee 2 roof")
    stage.say("flee 4 roof")
    assert stage.game.over()
    assert scores(stage) == [1000, 0, 0, 0]
    assert stage.heard("score")[0] == ("doc", "1000", "BASE-SCORE-1")


# Escape.


def riding(box: str = "horses") -> Stage:
    """Doc at two horses in the second car."""
    stage = station("escape", box=box)
    stage.put(doc="2 inside", belle="2 inside", tuco="2 roof", django="4 inside")
    stage.horses(0, 0, 2)
    return stage


@pytest.mark.rule("HS-EV-ESCAPE")
def test_a_ride_may_leave_the_train_for_good_and_takes_the_horse_along() -> None:
    stage = riding()
    stage.act("doc", "ride")
    assert stage.offers() >= {"ride rode away", "ride 2 inside", "ride loco inside", "ride 4 inside"}
    before = list(stage.game.counters)
    stage.say("ride rode away")
    assert stage.at("doc") == "rode away"
    assert stage.horses_now() == [0, 0, 1, 0, 0]
    assert sum(a != b for a, b in zip(before, stage.game.counters)) == 1  # that horse, and nothing else
    assert stage.heard("placed")[-1] == ("doc", "2 inside", "rode away", "HS-EV-ESCAPE")


@pytest.mark.rule("HS-EV-ESCAPE")
def test_without_that_station_or_a_horse_nobody_rides_away() -> None:
    stage = riding()
    stage.card("sharing")
    stage.act("doc", "ride")
    assert "ride rode away" not in stage.offers()
    assert stage.barred("ride rode away") == "HS-EV-ESCAPE"
    stage = riding()
    stage.act("django", "ride")
    assert stage.heard("no-effect") == [("django", "HS-RIDE-1")]


@pytest.mark.rule("HS-EV-ESCAPE", "HS-RIDE-3")
def test_one_rides_away_from_the_stagecoach_too() -> None:
    stage = riding()
    stage.coach(2)
    stage.put(doc="coach roof")
    stage.act("doc", "ride")
    stage.say("ride rode away")
    assert stage.at("doc") == "rode away"


@pytest.mark.rule("HS-EV-ESCAPE")
def test_later_cards_pass_by_who_rode_away() -> None:
    """Two of them on the same place cannot punch each other either."""
    stage = riding()
    stage.put(doc="rode away", belle="rode away")
    stage.loot(belle=["jewel"])
    cards = ("move", "floor", "shoot", "rob", "punch", "marshal", "ride")
    stage.resolve(*[f"doc {card}" for card in cards])
    assert stage.heard("no-effect") == [("doc", "HS-EV-ESCAPE")] * len(cards)
    assert stage.at("marshal") == "loco inside"
    assert stage.at("doc") == stage.at("belle") == "rode away"


@pytest.mark.rule("HS-EV-ESCAPE")
def test_nobody_and_no_meeting_reaches_who_rode_away() -> None:
    stage = riding()
    stage.put(doc="rode away", belle="2 roof", tuco="2 inside")
    for card in ("shoot", "punch"):
        for name in ("belle", "tuco", "django"):
            stage.act(name, card)
            assert "doc" not in " ".join(stage.offers())
            stage.game.restack([])
    stage.coach(1)
    stage.put(shotgun="1 roof", belle="3 inside")
    stage.moments("event")
    assert stage.game.over()
    assert stage.at("doc") == "rode away"
    assert "doc" not in stage.received()


@pytest.mark.rule("HS-EV-ESCAPE", "HS-HOST-ZEALOT")
def test_with_the_zealot_nobody_rides_away() -> None:
    stage = riding()
    stage.give("doc", "zealot")
    stage.act("doc", "ride")
    assert stage.heard("no-effect") == [("doc", "HS-HOST-ZEALOT")]
    assert stage.at("doc") == "2 inside"


@pytest.mark.rule("HS-EV-ESCAPE")
def test_who_is_in_or_on_the_train_cannot_win() -> None:
    stage = station("escape")
    stage.loot(doc=["strongbox", "strongbox"], belle=["jewel"], tuco=["jewel"], django=["strongbox"])
    for train in ("loco inside", "4 roof", "2 inside"):
        for free in ("rode away", "coach inside", "coach roof"):
            stage.put(doc=train, belle=free, tuco="2 roof", django="3 roof")
            assert stage.winners() == {"belle"}
            stage.put(tuco=free)
            assert stage.winners() == {"belle", "tuco"}
    stage.card("sharing")
    assert stage.winners() == {"doc", "django"}


@pytest.mark.rule("HS-EV-ESCAPE", "BASE-SCORE-2")
def test_the_arrested_still_compete_for_the_title_of_sharpshooter() -> None:
    stage = station("escape")
    stage.loot(doc=["jewel"])
    stage.put(doc="rode away", belle="rode away", django="2 roof")
    result = stage.outcome()
    assert result.sharpshooters == 1 << stage.pawn("django")
    assert result.money == [500, 0, 0, 1000]
    assert stage.winners() == {"doc"}


@pytest.mark.rule("HS-EV-ESCAPE")
def test_if_all_are_arrested_nobody_wins() -> None:
    stage = station("escape")
    stage.loot(doc=["jewel"])
    stage.moments("event")
    assert stage.game.over()
    assert stage.winners() == set()
    assert len(stage.heard("score")) == len(FOUR)
    assert stage.heard("winner") == []


@pytest.mark.rule("HS-EV-ESCAPE", "HS-COACH-7")
def test_who_is_arrested_is_found_when_the_stagecoach_has_moved() -> None:
    """Belle rides along in it to the end, and Doc is left behind on the train."""
    stage = station("escape")
    stage.coach(2)
    stage.waiting()
    stage.put(doc="2 roof", belle="coach roof", shotgun="coach roof")
    stage.loot(doc=["strongbox"])
    stage.moments("event")
    assert (stage.coach_at(), stage.winners()) == (3, {"belle"})


@pytest.mark.rule("HS-EV-ESCAPE", "HS-SETUP-6")
def test_in_the_light_setup_one_escapes_by_ride_only() -> None:
    stage = riding("horses-light")
    stage.act("doc", "ride")
    stage.say("ride rode away")
    assert stage.winners() == {"doc"}


@pytest.mark.rule("HS-EV-ESCAPE", "VAR-PAIR-14")
def test_an_arrested_bandits_money_does_not_count_for_his_side() -> None:
    stage = station("escape", *PAIRS, variants=("pairs",))
    stage.loot(doc=["strongbox"], tuco=["jewel"], belle=["jewel"], django=["purse 300"], ghost=["strongbox"])
    stage.put(tuco="rode away", belle="coach inside", django="coach roof", ghost="2 inside", cheyenne="3 roof")
    result = stage.outcome()
    assert result.money == [500, 500, 800, 800, 0, 0]  # the Sharpshooters are both arrested
    assert result.sharpshooters == 0b110000
    assert stage.winners() == {"belle", "django"}
    stage.put(cheyenne="rode away")
    assert stage.outcome().money[4:] == [1000, 1000]
    assert stage.winners() == {"ghost", "cheyenne"}


@pytest.mark.rule("HS-EV-ESCAPE", "VAR-PAIR-14")
def test_a_side_with_both_arrested_cannot_win() -> None:
    stage = station("escape", *PAIRS, variants=("pairs",))
    stage.loot(doc=["strongbox"])
    assert stage.winners() == set()
    stage.put(belle="rode away")
    assert stage.winners() == {"belle", "django"}


@pytest.mark.rule("HS-EV-ESCAPE", "VAR-PAIR-14")
def test_a_common_marshal_card_acts_as_long_as_one_of_the_two_is_in_play() -> None:
    stage = station("escape", *PAIRS, variants=("pairs",))
    stage.put(doc="rode away", marshal="2 inside")
    stage.act("doc", "marshal")
    assert stage.about() == "MarshalTo"
    stage.game.restack([])
    stage.put(tuco="rode away")
    stage.act("doc", "marshal")
    assert stage.heard("no-effect") == [("doc", "HS-EV-ESCAPE")]


# Mortal bullets.


@pytest.mark.rule("HS-EV-MORTAL")
def test_every_bullet_of_the_round_costs_150_even_more_than_one_has() -> None:
    stage = station("mortal-bullet")
    stage.loot(doc=["purse 250"], belle=["jewel"])
    stage.game.counters[RECEIVED] = 3
    stage.game.counters[stage.pieces.received] = 1
    assert scores(stage) == [250 - 300, 500, 0, 0]
    stage.game.counters[RECEIVED] = 6
    assert scores(stage) == [250 - 750, 500, 0, 0]
    stage.card("tunnels")
    assert scores(stage) == [250, 500, 0, 0]


@pytest.mark.rule("HS-EV-MORTAL")
def test_bullets_of_bandits_and_neutral_ones_cost_the_same() -> None:
    stage = station("mortal-bullet")
    stage.put(doc="2 inside", belle="3 inside", tuco="1 roof", django="1 roof")
    stage.act("doc", "shoot")
    assert scores(stage) == [0, -150, 0, 0]
    stage.put(marshal="2 inside")
    stage.settle()
    assert scores(stage) == [-150, -150, 0, 0]


@pytest.mark.rule("HS-EV-MORTAL", "BASE-MARSHAL-3")
def test_a_bullet_that_was_not_dealt_costs_nothing() -> None:
    stage = station("mortal-bullet")
    stage.neutral(1)
    stage.put(doc="2 inside", belle="2 inside", marshal="2 inside")
    stage.settle()
    assert stage.at("doc") == "2 roof"
    assert scores(stage) == [0, 0, 0, 0]


@pytest.mark.rule("HS-EV-MORTAL", "HS-HOST-POODLE")
def test_a_round_begins_with_a_new_count_and_the_poodles_bullet_is_in_it() -> None:
    stage = station("mortal-bullet")
    stage.card("tunnels", 4)
    stage.give("belle", "poodle")
    stage.game.counters[RECEIVED] = 2
    stage.game.counters[RECEIVED + 1] = 2
    stage.moments("end")
    stage.card("mortal-bullet")
    assert stage.received() == {"doc": 2, "belle": 3}
    assert scores(stage) == [0, 1000 - 150, 0, 0]


@pytest.mark.rule("HS-EV-MORTAL", "HS-COACH-7")
def test_the_shotguns_last_bullets_count() -> None:
    stage = station("mortal-bullet")
    stage.coach(3)
    stage.put(shotgun="3 roof", doc="4 roof")
    stage.moments("event")
    assert stage.game.over()
    assert scores(stage) == [-150, 0, 0, 0]
    assert stage.game.counters[NEUTRAL] == 15


@pytest.mark.rule("HS-EV-MORTAL")
def test_a_side_may_end_below_nothing_and_win() -> None:
    stage = station("mortal-bullet", "tuco", "cheyenne", "doc", "django", variants=("duo",))
    for bandit, number in enumerate([1, 1, 2, 1]):
        stage.game.counters[RECEIVED + bandit] = number
    assert stage.outcome().money == [-300, -300, -450, -450]
    assert stage.winners() == {"tuco", "cheyenne"}
