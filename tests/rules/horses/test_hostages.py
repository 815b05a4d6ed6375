"""Hostages: how they come into the game and to whom, what each of them does, and the ransoms."""

from __future__ import annotations

import pytest

from folsom import SPECTATOR, Setup, Source, apply, determinize, draw_open, new_game, run_chance, save, view
from folsom.base.counters import DOWN, FACES, NEUTRAL, TURN, UP
from folsom.base.loot import PURSE
from folsom.base.move import MoveTo
from folsom.base.planning import PLANS
from folsom.base.powers import ask_claim
from folsom.base.shoot import in_line
from folsom.boxes.horses.pieces import pieces_of
from folsom.core.verbs import gain
from folsom.notation.options import option_text, parse_option
from rules.horses.stage import FOUR, SIX, Stage

ALL = {"poodle", "banker", "minister", "teacher", "zealot", "old-lady", "poker-player", "photographer"}


def drawn(setup: Setup, seed: int) -> tuple[int, list[str]]:
    """How many hostages are drawn before anybody is asked, and which ones wait then."""
    g, source = new_game(setup), Source(seed)
    number = 0
    while (draw := draw_open(g)) is not None and type(draw).__name__ != "DrawCards":
        if type(draw).__name__ == "DrawHostage":
            assert {option_text(g.table, option) for option, _ in draw.outcomes(g)} <= {f"hostage {h}" for h in ALL}
            assert {weight for _, weight in draw.outcomes(g)} == {1}
            assert len(draw.outcomes(g)) == len(ALL) - number
            number += 1
        apply(g, draw.sample(g, source))
    waiting = g.counters[pieces_of(g).waiting]
    return number, [power.name for power in g.table.powers if waiting & power.mask]


@pytest.mark.rule("HS-SETUP-3")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_one_hostage_less_than_bandits_is_drawn_before_the_first_round(players: int) -> None:
    seen: set[str] = set()
    for seed in range(40):
        number, hostages = drawn(Setup(SIX[:players], boxes=("horses",)), seed)
        assert number == len(hostages) == players - 1
        seen.update(hostages)
    assert seen == ALL


@pytest.mark.rule("HS-SETUP-3")
def test_with_two_bandits_for_each_player_the_bandits_count() -> None:
    number, hostages = drawn(Setup(FOUR, boxes=("horses",), variants=("duo",)), 1)
    assert number == len(hostages) == 3


@pytest.mark.rule("HS-SETUP-6")
def test_the_light_setup_has_no_hostages() -> None:
    stage = Stage(box="horses-light")
    assert not ALL & {power.name for power in stage.game.table.powers}


@pytest.mark.rule("HS-HOST-1")
def test_who_climbs_into_the_stagecoach_takes_a_hostage_of_his_choice() -> None:
    stage = Stage()
    stage.waiting("poodle", "banker", "zealot")
    stage.put(belle="coach roof", shotgun="1 roof")
    stage.act("belle", "floor")
    assert (stage.asked(), stage.about()) == ("belle", "TakeHostage")
    assert stage.offers() == {"take poodle", "take banker", "take zealot"}
    assert stage.barred("take minister") == "HS-HOST-1"
    stage.say("take zealot")
    assert "zealot" in stage.powers("belle")
    assert stage.waiting_now() == {"poodle", "banker"}
    assert ("belle", "zealot", "HS-HOST-1") in stage.heard("power-gained")
    assert stage.asked() == "nobody"


@pytest.mark.rule("HS-HOST-1")
def test_who_has_a_hostage_takes_no_other_one() -> None:
    stage = Stage()
    stage.waiting("poodle", "banker", "zealot")
    stage.give("belle", "poodle")
    stage.put(belle="coach roof", shotgun="1 roof")
    stage.act("belle", "floor")
    assert stage.at("belle") == "coach inside"
    assert stage.asked() == "nobody"
    assert stage.waiting_now() == {"banker", "zealot"}


@pytest.mark.rule("HS-HOST-1")
def test_while_none_is_left_nobody_gets_one() -> None:
    stage = Stage()
    stage.waiting()
    stage.put(belle="coach roof", shotgun="1 roof")
    before = stage.powers("belle")
    stage.act("belle", "floor")
    assert stage.asked() == "nobody"
    assert stage.powers("belle") == before


@pytest.mark.rule("HS-HOST-1", "HS-RIDE-4")
def test_who_rides_into_the_stagecoach_takes_a_hostage() -> None:
    stage = Stage()
    stage.waiting("banker", "zealot")
    stage.horses(0, 1)
    stage.act("tuco", "ride")
    stage.say("ride coach inside")
    assert (stage.asked(), stage.about()) == ("tuco", "TakeHostage")


@pytest.mark.rule("HS-HOST-1", "HS-COACH-2")
def test_who_is_punched_into_the_stagecoach_chooses_himself() -> None:
    stage = Stage()
    stage.waiting("banker", "zealot")
    stage.coach(2)
    stage.put(doc="2 inside", tuco="2 inside")
    stage.act("doc", "punch")
    stage.say("send coach inside")
    assert (stage.asked(), stage.about()) == ("tuco", "TakeHostage")


@pytest.mark.rule("HS-HOST-1", "BASE-ACT-5")
def test_several_choose_in_turn_order_and_the_last_may_get_none() -> None:
    stage = Stage()
    stage.waiting("banker", "zealot")
    stage.put(doc="coach inside", belle="coach inside", django="coach inside")
    stage.first("belle")
    stage.settle()
    assert stage.asked() == "belle"
    stage.say("take zealot")  # then the banker is all that is left for Django
    assert "banker" in stage.powers("django")
    assert stage.powers("doc") == {"doc"}
    assert stage.asked() == "nobody"


@pytest.mark.rule("HS-HOST-1")
def test_all_see_the_hostages_and_who_has_which() -> None:
    stage = Stage()
    stage.waiting("banker", "zealot", "poodle")
    stage.give("doc", "zealot")
    for viewer in (0, 1, SPECTATOR):
        assert list(view(stage.game, viewer).counters) == list(stage.game.counters)


@pytest.mark.rule("HS-HOST-2", "HS-HOST-TEACHER")
def test_the_effect_starts_at_once_for_cards_on_the_pile_too() -> None:
    stage = Stage()
    stage.waiting("teacher", "banker")
    stage.put(belle="coach roof", doc="coach inside", shotgun="1 roof")
    stage.give("doc", "banker")
    stage.waiting("teacher", "zealot")
    stage.resolve("belle floor", "belle punch")
    stage.say("take teacher")
    assert stage.at("doc") == "coach inside"
    assert ("belle", "HS-HOST-TEACHER") in stage.heard("no-effect")
    assert not stage.heard("punched")


@pytest.mark.rule("HS-HOST-TEACHER")
def test_with_the_teacher_punch_has_no_effect_but_can_be_planned() -> None:
    stage = Stage()
    stage.give("belle", "teacher")
    stage.act("belle", "punch")
    assert stage.heard("no-effect") == [("belle", "HS-HOST-TEACHER")]
    assert stage.asked() == "nobody"
    stage.act("doc", "punch")
    assert stage.about() == "PunchWhom"
    stage.game.restack([])
    stage.put_cards("hand", "belle", "punch", "move")
    stage.game.counters[FACES] = UP
    stage.run(PLANS[1 << 2])
    assert stage.offers() >= {"play punch", "play move"}


@pytest.mark.rule("HS-HOST-ZEALOT", "HS-HOST-2")
def test_with_the_zealot_ride_has_no_effect_even_if_it_was_planned() -> None:
    stage = Stage()
    stage.horses(0, 2)
    stage.put(belle="coach roof", shotgun="1 roof")
    stage.coach(1)
    stage.waiting("zealot", "banker")
    stage.resolve("belle floor", "belle ride", "doc ride")
    stage.say("take zealot")
    assert stage.heard("no-effect") == [("belle", "HS-HOST-ZEALOT")]
    assert stage.asked() == "doc"
    assert stage.horses_now()[1] == 2


@pytest.mark.rule("HS-HOST-POODLE")
def test_the_poodle_brings_a_neutral_bullet_before_each_shuffle() -> None:
    stage = Stage()
    stage.card("tunnels", 1)
    stage.give("belle", "poodle")
    assert stage.received() == {}
    stage.moments("end")  # the next round begins
    assert stage.received() == {"belle": 1}
    assert (stage.deck("belle") + stage.hand("belle")).count("bullet neutral") == 1
    assert stage.game.counters[NEUTRAL] == 15
    assert stage.heard("neutral-hit") == [("belle", "HS-HOST-POODLE")]
    assert [event.name for event in stage.ear.heard].index("neutral-hit") < [
        event.name for event in stage.ear.heard
    ].index("drew")
    stage.game.restack([])
    stage.moments("end")
    assert stage.received() == {"belle": 2}


@pytest.mark.rule("HS-HOST-POODLE")
@pytest.mark.parametrize("edition", [2014, 2016])
def test_without_neutral_bullets_the_poodle_brings_none(edition: int) -> None:
    stage = Stage(edition=edition)
    stage.card("tunnels", 1)
    stage.give("belle", "poodle")
    stage.neutral(0)
    stage.moments("end")
    assert stage.received() == {}
    assert stage.game.counters[NEUTRAL] == 0


@pytest.mark.rule("HS-HOST-POODLE", "VAR-EXPERT-3")
def test_in_expert_the_poodles_bullet_lies_on_top_and_is_drawn() -> None:
    stage = Stage(variants=("expert-2016",))
    stage.card("tunnels", 1)
    stage.give("belle", "poodle")
    stage.moments("end")
    assert stage.heard("took-top") == [("1", "bullet neutral", "VAR-EXPERT-4")]
    assert stage.hand("belle").count("bullet neutral") == 1


@pytest.mark.rule("HS-HOST-MINISTER")
def test_the_minister_costs_a_card_of_the_opening_hand() -> None:
    stage = Stage()
    stage.card("tunnels", 1)
    for name in ("belle", "doc"):
        stage.give(name, "minister")
    stage.moments("end")
    assert [len(stage.hand(name)) for name in FOUR] == [6, 5, 6, 6]


@pytest.mark.rule("HS-HOST-MINISTER", "VAR-EXPERT-4")
def test_the_ministers_hand_is_filled_up_with_kept_cards_included() -> None:
    stage = Stage(variants=("expert-2016",))
    stage.card("tunnels", 1)
    stage.give("belle", "minister")
    stage.put_cards("hand", "belle", "move", "rob", "rob")
    stage.moments("end")
    assert len(stage.hand("belle")) == 5


@pytest.mark.rule("HS-HOST-MINISTER", "VAR-PAIR-12")
def test_the_minister_binds_a_common_deck_once() -> None:
    stage = Stage("belle", "tuco", "django", "cheyenne", variants=("duo",))
    stage.card("tunnels", 1)
    stage.give("tuco", "minister")
    stage.moments("end")
    assert len(stage.hand("belle")) == 5
    assert len(stage.hand("django")) == 6


def moves(stage: Stage, bandit: str) -> set[str]:
    number = stage.pawn(bandit)
    return {option_text(stage.game.table, option)[5:] for option in MoveTo(number, number).offer(stage.game)}


@pytest.mark.rule("HS-HOST-OLDLADY", "HS-COACH-3")
def test_with_the_old_lady_a_move_on_roofs_goes_one_car() -> None:
    stage = Stage()
    stage.coach(2)
    stage.put(belle="3 roof", doc="3 roof", shotgun="coach roof")
    stage.give("belle", "old-lady")
    assert moves(stage, "belle") == {"2 roof", "4 roof"}
    assert moves(stage, "doc") == {"2 roof", "4 roof", "1 roof", "loco roof", "coach roof"}
    stage.put(belle="2 roof")
    assert moves(stage, "belle") == {"1 roof", "3 roof", "coach roof"}
    stage.put(belle="coach roof")
    assert moves(stage, "belle") == {"2 roof"}


@pytest.mark.rule("HS-HOST-OLDLADY")
def test_the_old_lady_shortens_neither_moves_inside_nor_events() -> None:
    stage = Stage()
    stage.put(belle="2 inside")
    stage.give("belle", "old-lady")
    assert moves(stage, "belle") == {"1 inside", "3 inside"}
    stage.put(belle="1 roof")
    stage.event("swivel-arm")
    assert stage.at("belle") == "4 roof"


# The poker player takes each power away.


def own_power(stage: Stage, bandit: str) -> None:
    assert bandit in stage.powers(bandit)
    stage.give(bandit, "poker-player")
    assert stage.powers(bandit) == {"poker-player"}
    assert stage.heard("power-lost") == [(bandit, bandit, "HS-HOST-POKER")]


@pytest.mark.rule("HS-HOST-POKER", "BASE-DOC-1")
def test_doc_draws_six_cards_with_the_poker_player() -> None:
    stage = Stage()
    stage.card("tunnels", 1)
    own_power(stage, "doc")
    stage.moments("end")
    assert len(stage.hand("doc")) == 6


@pytest.mark.rule("HS-HOST-POKER", "BASE-BELLE-1")
def test_belle_can_be_chosen_with_the_poker_player() -> None:
    stage = Stage()
    stage.put(doc="2 inside", belle="2 inside", tuco="2 inside")
    own_power(stage, "belle")
    stage.act("doc", "punch")
    assert stage.offers() == {"punch belle", "punch tuco"}


@pytest.mark.rule("HS-HOST-POKER", "BASE-TUCO-1")
def test_tuco_does_not_shoot_through_the_roof_with_the_poker_player() -> None:
    stage = Stage()
    stage.put(tuco="3 inside", doc="3 roof")
    assert in_line(stage.game, stage.pawn("tuco")) == 1 << stage.pawn("doc")
    own_power(stage, "tuco")
    assert in_line(stage.game, stage.pawn("tuco")) == 0


@pytest.mark.rule("HS-HOST-POKER", "BASE-DJANGO-1")
def test_django_pushes_nobody_with_the_poker_player() -> None:
    stage = Stage()
    stage.put(django="2 roof", doc="3 roof")
    own_power(stage, "django")
    stage.act("django", "shoot")
    assert stage.received() == {"doc": 1}
    assert stage.at("doc") == "3 roof"


@pytest.mark.rule("HS-HOST-POKER", "BASE-CHEYENNE-1")
def test_cheyenne_takes_no_purse_with_the_poker_player() -> None:
    stage = Stage("cheyenne", "belle", "tuco")
    assert ask_claim(stage.game, 0, PURSE) >= 0
    own_power(stage, "cheyenne")
    assert ask_claim(stage.game, 0, PURSE) == -1


def planned(stage: Stage, bandit: str, faces: int, turn: int = 0) -> set[str]:
    """What a seat may do in its go, whose cards lie in these faces."""
    stage.game.restack([])
    stage.game.counters[FACES] = faces
    stage.game.counters[TURN] = turn
    stage.take_cards("deck", bandit)
    stage.run(PLANS[stage.game.table.leader[stage.pawn(bandit)] << 2])
    return stage.offers()


@pytest.mark.rule("HS-HOST-POKER", "BASE-GHOST-1")
def test_ghost_hides_no_card_with_the_poker_player_but_in_tunnels() -> None:
    stage = Stage("ghost", "belle", "tuco")
    stage.put_cards("hand", "ghost", "move", "rob")
    assert planned(stage, "ghost", UP) == {"play move", "play rob", "hide move", "hide rob"}
    own_power(stage, "ghost")
    assert planned(stage, "ghost", UP) == {"play move", "play rob"}
    assert planned(stage, "ghost", DOWN) == {"hide move", "hide rob"}


@pytest.mark.rule("HS-HOST-POKER")
def test_a_power_that_came_later_is_not_lost_to_the_poker_player() -> None:
    stage = Stage()
    tuco = next(power for power in stage.game.table.powers if power.name == "tuco")
    gain(stage.game, tuco, stage.pawn("doc"), "")
    stage.give("doc", "poker-player")
    assert stage.powers("doc") == {"tuco", "poker-player"}
    assert stage.powers("tuco") == {"tuco"}


@pytest.mark.rule("HS-HOST-PHOTO", "BASE-GHOST-1")
def test_with_the_photographer_even_ghost_plays_face_up() -> None:
    stage = Stage("ghost", "belle", "tuco")
    stage.put_cards("hand", "ghost", "move", "rob")
    stage.give("ghost", "photographer")
    assert planned(stage, "ghost", UP) == {"play move", "play rob"}
    assert stage.barred("hide move") == "HS-HOST-PHOTO"


@pytest.mark.rule("HS-HOST-PHOTO", "BASE-PLAN-5")
def test_with_the_photographer_a_card_lies_face_up_in_a_tunnel() -> None:
    stage = Stage()
    for name in ("doc", "belle"):
        stage.put_cards("hand", name, "move", "rob")
    stage.give("doc", "photographer")
    assert planned(stage, "doc", DOWN, 1) == {"play move", "play rob"}
    assert planned(stage, "belle", DOWN, 1) == {"hide move", "hide rob"}
    planned(stage, "doc", DOWN, 1)
    stage.say("play rob")
    assert view(stage.game, 1).rows[0] == stage.game.rows[0]
    assert stage.pile() == ["rob"]


@pytest.mark.rule("HS-HOST-PHOTO", "VAR-PAIR-12")
def test_the_photographer_binds_one_bandits_cards_and_not_the_common_marshal_card() -> None:
    stage = Stage("tuco", "cheyenne", "doc", "django", variants=("duo",))
    stage.put_cards("hand", "tuco", "move", "move 2", "marshal")
    stage.give("tuco", "photographer")
    assert planned(stage, "tuco", DOWN, 1) == {"play move", "hide move 2", "hide marshal"}
    assert planned(stage, "tuco", UP, 1) == {"play move", "play move 2", "play marshal"}


@pytest.mark.rule("HS-HOST-PHOTO", "VAR-PAIR-12", "VAR-PAIR-9")
def test_ghost_with_the_photographer_may_hide_his_partners_card() -> None:
    stage = Stage("ghost", "cheyenne", "doc", "django", variants=("duo",))
    stage.put_cards("hand", "ghost", "move", "move 2")
    stage.give("ghost", "photographer")
    assert planned(stage, "ghost", UP) == {"play move", "play move 2", "hide move 2"}


# Ransoms.


@pytest.mark.rule("HS-SCORE-1", "HS-HOST-2")
@pytest.mark.parametrize(
    ("hostage", "loot", "ransom"),
    [
        ("poodle", [], 1000),
        ("minister", [], 900),
        ("teacher", [], 800),
        ("zealot", [], 700),
        ("banker", [], 0),
        ("banker", ["jewel", "purse 250"], 0),
        ("banker", ["strongbox"], 1000),
        ("banker", ["strongbox", "strongbox"], 1000),
        ("old-lady", [], 0),
        ("old-lady", ["jewel", "jewel", "strongbox", "purse 300"], 1000),
        ("poker-player", ["purse 250", "purse 500", "jewel", "strongbox"], 500),
        ("poker-player", ["jewel"], 0),
        ("photographer", ["purse 250"], 0),
    ],
)
@pytest.mark.rule("HS-HOST-POODLE", "HS-HOST-BANKER", "HS-HOST-MINISTER", "HS-HOST-TEACHER", "HS-HOST-ZEALOT")
@pytest.mark.rule("HS-HOST-OLDLADY", "HS-HOST-POKER")
def test_the_ransom_is_paid_by_what_one_has_at_the_end(hostage: str, loot: list[str], ransom: int) -> None:
    stage = Stage()
    stage.loot(belle=loot, doc=["strongbox", "jewel"])
    before = [stage.money(name) for name in FOUR]
    stage.give("belle", hostage)
    assert [stage.money(name) for name in FOUR] == [before[0], before[1] + ransom, before[2], before[3]]


@pytest.mark.rule("HS-HOST-PHOTO")
def test_the_photographer_pays_for_foreign_bullets_wherever_they_lie() -> None:
    stage = Stage(variants=("expert-2016",))
    stage.give("belle", "photographer")
    for number, spot in enumerate(["deck", "hand", "discard", "shown", "held", "top"]):
        assert stage.money("belle") == 200 * number
        stage.put_cards(spot, "belle", "bullet doc", "bullet neutral", "bullet belle")
    assert stage.money("belle") == 1200
    stage.put_cards("discard", "doc", "bullet tuco")
    assert stage.money("belle") == 1200


@pytest.mark.rule("HS-HOST-PHOTO", "VAR-TEAM-5")
def test_the_photographer_pays_nothing_for_an_allys_bullets() -> None:
    stage = Stage(variants=("teams",))  # Doc and Belle
    stage.give("belle", "photographer")
    stage.put_cards("deck", "belle", "bullet doc", "bullet belle", "bullet tuco", "bullet django")
    assert stage.money("belle") == 400


@pytest.mark.rule("HS-HOST-PHOTO", "VAR-PAIR-12")
def test_the_photographer_pays_for_bullets_foreign_to_a_common_deck() -> None:
    stage = Stage("tuco", "cheyenne", "doc", "django", variants=("duo",))
    stage.give("cheyenne", "photographer")
    stage.put_cards("discard", "tuco", "bullet tuco", "bullet cheyenne", "bullet doc")
    assert stage.money("cheyenne") == 200
    assert stage.money("tuco") == 0


def test_a_hostage_is_named_by_an_option() -> None:
    stage = Stage()
    for hostage in ALL:
        option = parse_option(stage.game.table, f"take {hostage}")
        assert option_text(stage.game.table, option) == f"take {hostage}"


@pytest.mark.parametrize("variants", [(), ("expert-2016",), ("teams",), ("duo",)])
def test_a_world_looks_like_the_view_that_it_was_made_from(variants: tuple[str, ...]) -> None:
    for seed in range(4):
        g, source = new_game(Setup(FOUR, boxes=("horses",), variants=variants)), Source(seed)
        run_chance(g, source)
        number = 0
        while not g.over():
            number += 1
            if number % 9 == 0:
                for viewer in (0, 1, SPECTATOR):
                    seen = view(g, viewer)
                    assert save(view(determinize(seen, source), viewer)) == save(seen)
            apply(g, g.options[source.below(len(g.options))])
            run_chance(g, source)
