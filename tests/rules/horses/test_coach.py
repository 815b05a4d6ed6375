"""The stagecoach: how one gets on and off it, who can be hit from it, and how it runs along the train."""

from __future__ import annotations

import pytest

from folsom import SPECTATOR, new_game, play_out
from folsom.base.counters import ROUND
from folsom.base.loot import STRONGBOX
from folsom.base.round import ROUND_MOMENTS
from folsom.boxes.horses.coach import CoachMoves
from folsom.boxes.horses.pieces import coach_car
from folsom.core.chance import Source
from folsom.core.chronicle import Chronicle
from rules.horses.scene import Ear, Scene, setup_of

CARS = ("loco", "1", "2", "3", "4", "5", "6")


def others_away(s: Scene, *here: str) -> Scene:
    """All others leave the board, so that only those named count."""
    for name in s.game.table.pawn_names[: int(s.game.table.bandits)]:
        if name not in here:
            s.put(**{name: "rode away"})
    return s


@pytest.mark.rule("HS-SETUP-1")
def test_at_first_it_faces_the_locomotive_with_strongbox_and_shotgun_on_its_roof() -> None:
    s = Scene("doc")
    assert s.coach_faces() == 0
    assert s.at("shotgun") == "coach roof"
    assert s.tokens_at("under the shotgun") == ["strongbox"]
    assert s.tokens_at("coach roof") == []
    assert s.tokens_at("loco inside") == ["strongbox"]
    assert s.tokens_at("stock") == ["strongbox"]


@pytest.mark.rule("HS-SETUP-6")
def test_the_light_setup_has_no_stagecoach() -> None:
    s = Scene("doc", box="horses-light")
    assert "coach inside" not in s.game.table.place_names
    assert "shotgun" not in s.game.table.pawn_names
    assert len(s.game.table.graphs) == 1
    assert list(s.game.table.tokens).count(STRONGBOX) == 2


@pytest.mark.rule("HS-COACH-1")
def test_change_floor_works_in_and_on_it() -> None:
    s = Scene("doc").put(doc="coach roof").coach(3).act("doc", "floor")
    assert s.at("doc") == "coach inside"
    s = Scene("doc").put(doc="coach inside").coach(3).act("doc", "floor")
    assert s.at("doc") == "coach roof"


@pytest.mark.rule("HS-COACH-1", "HS-COACH-2")
def test_its_inside_is_not_reached_by_a_move_nor_by_changing_floor_in_a_car() -> None:
    s = Scene("doc").put(doc="3 inside").coach(3).act("doc", "move")
    assert s.offers() == {"move 2 inside", "move 4 inside"}
    s = Scene("doc").put(doc="3 inside").coach(3).act("doc", "floor")
    assert s.at("doc") == "3 roof"
    s = Scene("doc").put(doc="3 roof").coach(3).act("doc", "move")
    assert "move coach inside" not in s.offers()


@pytest.mark.rule("HS-COACH-2")
def test_a_move_inside_it_has_no_effect() -> None:
    s = Scene("doc").put(doc="coach inside").coach(3).act("doc", "move")
    assert (s.asked(), s.at("doc")) == ("nobody", "coach inside")
    assert len(s.ear.rules_for("no-effect")) == 1


@pytest.mark.rule("HS-COACH-2")
@pytest.mark.parametrize(("shooter", "victim"), [("coach inside", "3 inside"), ("3 inside", "coach inside")])
def test_one_shoots_across_to_the_car_that_it_faces(shooter: str, victim: str) -> None:
    s = others_away(Scene("doc", "belle", "ghost"), "doc", "belle").coach(3)
    s.put(doc=shooter, belle=victim).act("doc", "shoot")
    assert s.bullets("belle") == 1


@pytest.mark.rule("HS-COACH-2")
def test_from_its_inside_nobody_else_can_be_shot() -> None:
    s = Scene("doc", "belle", "ghost", "cheyenne", "tuco", "django").coach(3)
    s.put(doc="coach inside", belle="2 inside", ghost="4 inside", cheyenne="coach roof", tuco="3 roof", django="4 roof")
    s.act("doc", "shoot")
    assert s.ear.rules_for("no-effect") == ["BASE-SHOOT-4"]
    assert [s.bullets(name) for name in ("belle", "ghost", "cheyenne", "tuco", "django")] == [0] * 5


@pytest.mark.rule("HS-COACH-2")
def test_of_the_insides_only_the_one_that_it_faces_sees_into_it() -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").coach(3).put(doc="2 inside", ghost="coach inside")
    assert s.act("doc", "shoot").ear.rules_for("no-effect") == ["BASE-SHOOT-4"]


@pytest.mark.rule("HS-COACH-2")
def test_a_punch_inside_it_sends_across_only() -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").coach(3).put(doc="coach inside", ghost="coach inside")
    s.act("doc", "punch")
    if s.asked() == "doc":
        s.say("doc", "drop purse 250" if "drop purse 250" in s.offers() else "drop purse")
    assert s.at("ghost") == "3 inside"


@pytest.mark.rule("HS-COACH-2")
def test_a_punch_in_the_car_that_it_faces_may_send_into_it() -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").coach(3).put(doc="3 inside", ghost="3 inside")
    s.act("doc", "punch")
    while s.offers() and not any(text.startswith("send") for text in s.offers()):
        s.say("doc", sorted(s.offers())[0])
    assert s.offers() == {"send 2 inside", "send 4 inside", "send coach inside"}
    s.say("doc", "send coach inside")
    assert s.at("ghost") == "coach inside"


@pytest.mark.rule("HS-COACH-3")
@pytest.mark.parametrize("floor_of", ["3 roof", "coach roof"])
def test_a_punch_on_its_roof_or_the_one_that_it_faces_sends_between_them(floor_of: str) -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").coach(3)
    s.put(doc=floor_of, ghost=floor_of, shotgun="6 roof")
    s.act("doc", "punch")
    while s.offers() and not any(text.startswith("send") for text in s.offers()):
        s.say("doc", sorted(s.offers())[0])
    if floor_of == "coach roof":
        assert (s.asked(), s.at("ghost")) == ("nobody", "3 roof")
    else:
        assert s.offers() == {"send 2 roof", "send 4 roof", "send coach roof"}


@pytest.mark.rule("HS-COACH-3")
@pytest.mark.parametrize("coach", range(7))
@pytest.mark.parametrize("car", range(7))
def test_the_step_onto_it_costs_one_of_three(car: int, coach: int) -> None:
    s = Scene("doc").coach(coach).put(doc=f"{CARS[car]} roof").act("doc", "move")
    roofs = {f"move {CARS[to]} roof" for to in range(7) if 1 <= abs(to - car) <= 3}
    assert s.offers() == roofs | ({"move coach roof"} if abs(coach - car) <= 2 else set())


@pytest.mark.rule("HS-COACH-3")
@pytest.mark.parametrize("coach", range(7))
def test_from_it_the_car_that_it_faces_and_two_more_in_one_direction(coach: int) -> None:
    s = Scene("doc").coach(coach).put(doc="coach roof").act("doc", "move")
    assert s.offers() == {f"move {CARS[to]} roof" for to in range(7) if abs(to - coach) <= 2}


@pytest.mark.rule("HS-COACH-4")
@pytest.mark.parametrize("coach", [0, 3, 6])
@pytest.mark.parametrize("car", range(7))
def test_from_its_roof_any_roof_of_the_train_and_back_whatever_stands_between(car: int, coach: int) -> None:
    for shooter, victim in ((f"{CARS[car]} roof", "coach roof"), ("coach roof", f"{CARS[car]} roof")):
        s = others_away(Scene("doc", "ghost", "tuco", "cheyenne"), "doc", "ghost", "tuco", "cheyenne").coach(coach)
        near = {3: "2 roof", 2: "4 roof"}
        s.put(
            doc=shooter,
            ghost=victim,
            tuco="3 roof" if car != 3 else near[3],
            cheyenne="4 roof" if car != 4 else near[2],
        )
        s.act("doc", "shoot")
        assert "shoot ghost" in s.offers()


@pytest.mark.rule("HS-COACH-4", "HS-SHOTGUN-5")
def test_all_roofs_at_once_and_the_shotgun_does_not_block() -> None:
    s = Scene("doc", "ghost", "tuco", "cheyenne", "belle", "django").coach(3)
    s.put(doc="coach roof", ghost="loco roof", tuco="1 roof", cheyenne="5 roof", belle="5 inside", django="6 roof")
    s.put(shotgun="3 roof").act("doc", "shoot")
    assert s.offers() == {"shoot ghost", "shoot tuco", "shoot cheyenne", "shoot django"}


@pytest.mark.rule("HS-COACH-4")
def test_bandits_on_it_do_not_block_shots_along_the_train() -> None:
    s = others_away(Scene("doc", "ghost", "tuco"), "doc", "ghost", "tuco").coach(3)
    s.put(doc="2 roof", tuco="coach roof", ghost="5 roof").act("doc", "shoot")
    assert s.offers() == {"shoot ghost", "shoot tuco"}


@pytest.mark.rule("HS-COACH-4")
def test_along_the_train_the_nearest_still_blocks() -> None:
    s = Scene("doc", "ghost", "tuco", "cheyenne").coach(3)
    s.put(doc="2 roof", tuco="coach roof", ghost="5 roof", cheyenne="4 roof").act("doc", "shoot")
    assert s.offers() == {"shoot cheyenne", "shoot tuco"}


@pytest.mark.rule("HS-COACH-4", "RULING-DJANGO-1")
@pytest.mark.parametrize(
    ("shooter", "victim"),
    [
        ("coach roof", "3 roof"),
        ("coach roof", "2 roof"),
        ("4 roof", "coach roof"),
        ("3 roof", "coach roof"),
        ("coach inside", "3 inside"),
        ("3 inside", "coach inside"),
    ],
)
def test_djangos_push_does_not_work_to_or_from_it(shooter: str, victim: str) -> None:
    s = others_away(Scene("django", "ghost"), "django", "ghost").coach(3)
    s.put(django=shooter, ghost=victim, shotgun="3 roof" if "3 roof" not in (shooter, victim) else "coach roof")
    s.act("django", "shoot")
    assert (s.bullets("ghost"), s.at("ghost")) == (1, victim)


@pytest.mark.rule("RULING-TUCO-1")
@pytest.mark.parametrize(("shooter", "victim"), [("coach inside", "coach roof"), ("coach roof", "coach inside")])
def test_tuco_shoots_through_its_roof(shooter: str, victim: str) -> None:
    for name, hits in (("tuco", 1), ("doc", 0)):
        s = others_away(Scene(name, "ghost"), name, "ghost").coach(3).put(**{name: shooter, "ghost": victim})
        assert s.act(name, "shoot").bullets("ghost") == hits


@pytest.mark.rule("RULING-TUCO-1")
@pytest.mark.parametrize(
    ("shooter", "victim"), [("coach inside", "3 roof"), ("coach roof", "3 inside"), ("3 roof", "coach inside")]
)
def test_but_not_across_to_another_floor(shooter: str, victim: str) -> None:
    s = others_away(Scene("tuco", "ghost"), "tuco", "ghost").coach(3).put(tuco=shooter, ghost=victim)
    assert s.act("tuco", "shoot").bullets("ghost") == 0


@pytest.mark.rule("RULING-BELLE-1")
def test_belle_is_protected_by_a_target_on_the_stagecoach() -> None:
    s = others_away(Scene("doc", "belle", "ghost"), "doc", "belle", "ghost").coach(2)
    s.put(doc="4 roof", belle="5 roof", ghost="coach roof").act("doc", "shoot")
    assert (s.bullets("ghost"), s.bullets("belle")) == (1, 0)


@pytest.mark.rule("HS-COACH-5")
def test_the_marshal_never_enters_it() -> None:
    s = Scene("doc").put(marshal="3 inside").coach(3).act("doc", "marshal")
    assert s.offers() == {"marshal 2 inside", "marshal 4 inside"}


@pytest.mark.rule("HS-COACH-5", "RULING-COACH-1")
def test_what_is_said_of_roofs_and_cars_does_not_mean_it() -> None:
    s = Scene("doc", "ghost").put(doc="coach roof", ghost="coach inside", marshal="loco inside").coach(0)
    s.event("angry-marshal").put(marshal="loco inside")
    s.event("marshals-revenge").event("conductor").event("rebellion").event("braking").event("swivel-arm")
    assert (s.at("doc"), s.at("ghost")) == ("coach roof", "coach inside")
    assert (s.bullets("doc"), s.bullets("ghost")) == (0, 0)
    assert s.ear.numbers_of("gained") == []
    assert s.tokens_at("doc's loot") == ["purse"]


@pytest.mark.rule("RULING-COACH-1")
def test_pickpocketing_works_on_it() -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").put(doc="coach roof").coach(3)
    purse = list(s.game.token_at).index(s.place("1 inside"))
    s.game.token_at[purse] = s.place("coach roof")
    s.event("pickpocketing")
    assert s.offers() == {"pick purse", "pass"}


@pytest.mark.rule("HS-COACH-6")
@pytest.mark.parametrize("car", range(6))
def test_it_moves_one_car_back_with_all_in_and_on_it_and_horses_stay(car: int) -> None:
    s = Scene("doc", "ghost").put(doc="coach roof", ghost="coach inside").coach(car).horses(**{f"car{car}": 2})
    s.run(CoachMoves())
    assert s.coach_faces() == car + 1
    assert (s.at("doc"), s.at("ghost"), s.at("shotgun")) == ("coach roof", "coach inside", "coach roof")
    assert s.tokens_at("under the shotgun") == ["strongbox"]
    assert s.horses_at(car) == 2
    assert [(e.name, list(e.numbers), e.rule) for e in s.ear.heard] == [("coach", [car + 1], "HS-COACH-6")]


@pytest.mark.rule("HS-COACH-6")
def test_beside_the_caboose_it_stays() -> None:
    s = Scene("doc").put(doc="coach roof").coach(6).run(CoachMoves())
    assert s.coach_faces() == 6
    assert s.ear.heard == []


@pytest.mark.rule("HS-COACH-6")
def test_then_all_is_adjacent_to_the_next_car() -> None:
    s = others_away(Scene("doc", "ghost"), "doc", "ghost").put(doc="coach inside", ghost="4 inside").coach(3)
    s.act("doc", "shoot")
    assert s.bullets("ghost") == 0
    s.run(CoachMoves()).act("doc", "shoot")
    assert s.bullets("ghost") == 1


@pytest.mark.rule("HS-COACH-6", "HS-COACH-7")
@pytest.mark.parametrize("seed", range(5))
def test_it_moves_once_after_every_event_in_the_fifth_round_too(seed: int) -> None:
    setup = setup_of("doc", "belle", "tuco", "ghost", "django", "cheyenne")
    g, ear = new_game(setup), Ear()
    g.listener = ear
    play_out(g, Source(seed))
    story = [
        e.name for e in ear.heard if (e.name == "coach" and e.rule == "HS-COACH-6") or e.name in ("event", "round")
    ]
    rounds = " ".join(story).split("round")[1:]
    assert len(rounds) == 5
    speeds = [e for e in ear.heard if e.name == "coach" and e.rule != "HS-COACH-6"]
    moved = [one.split()[-1:] == ["coach"] for one in rounds]
    assert all(moved) or (speeds and all(moved[:4]))
    assert all(one.split().count("coach") <= 1 for one in rounds)
    assert coach_car(g) == 5 + len(speeds)


@pytest.mark.rule("HS-COACH-7")
def test_it_moves_after_the_event_and_before_the_end_of_the_round() -> None:
    s = Scene("doc")
    moments = s.game.table.moments
    after = ROUND_MOMENTS.index("after-event")
    assert any(isinstance(step, CoachMoves) for step in moments[after])
    assert not any(isinstance(step, CoachMoves) for n, steps in enumerate(moments) if n != after for step in steps)
    s.game.counters[ROUND] = 4
    assert s.coach(2).run(CoachMoves()).coach_faces() == 3


@pytest.mark.rule("HS-COACH-6")
def test_all_are_told_where_it_stands() -> None:
    s = Scene("doc").coach(2)
    chronicle = Chronicle(s.game, [0, 3, SPECTATOR])
    s.run(CoachMoves())
    for entries in chronicle.pause(s.game).values():
        assert [list(entry.numbers) for entry in entries if entry.name == "coach"] == [[3]]
