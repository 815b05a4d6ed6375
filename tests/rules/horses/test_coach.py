"""The stagecoach: every way onto and off its roof, every shot from and at it, and its run through whole games."""

from __future__ import annotations

import pytest

from folsom import Setup, Source, new_game, play_out
from folsom.boxes.horses.pieces import coach_car
from rules.horses.stage import SIX, Ear, Stage

CARS = ("loco", "1", "2", "3", "4", "5", "6")


@pytest.mark.rule("HS-COACH-3")
@pytest.mark.parametrize("coach", range(7))
@pytest.mark.parametrize("car", range(7))
def test_the_step_onto_it_costs_one_of_three(car: int, coach: int) -> None:
    stage = Stage(*SIX)
    stage.coach(coach)
    stage.put(doc=f"{CARS[car]} roof")
    stage.act("doc", "move")
    roofs = {f"move {CARS[to]} roof" for to in range(7) if 1 <= abs(to - car) <= 3}
    assert stage.offers() == roofs | ({"move coach roof"} if abs(coach - car) <= 2 else set())


@pytest.mark.rule("HS-COACH-3")
@pytest.mark.parametrize("coach", range(7))
def test_from_it_the_car_that_it_faces_and_two_more_in_one_direction(coach: int) -> None:
    stage = Stage(*SIX)
    stage.coach(coach)
    stage.put(doc="coach roof")
    stage.act("doc", "move")
    assert stage.offers() == {f"move {CARS[to]} roof" for to in range(7) if abs(to - coach) <= 2}


@pytest.mark.rule("HS-COACH-4")
@pytest.mark.parametrize("coach", [0, 3, 6])
@pytest.mark.parametrize("car", range(7))
def test_from_its_roof_any_roof_of_the_train_and_back_whatever_stands_between(car: int, coach: int) -> None:
    for shooter, victim in ((f"{CARS[car]} roof", "coach roof"), ("coach roof", f"{CARS[car]} roof")):
        stage = Stage(*SIX)
        stage.coach(coach)
        stage.put(doc=shooter, ghost=victim)
        stage.put(tuco="2 roof" if car == 3 else "3 roof", cheyenne="5 roof" if car == 4 else "4 roof")
        stage.act("doc", "shoot")
        assert "shoot ghost" in stage.offers()


@pytest.mark.rule("HS-COACH-6", "HS-COACH-7")
@pytest.mark.parametrize("seed", range(5))
def test_it_moves_once_after_every_event_in_the_fifth_round_too(seed: int) -> None:
    g, ear = new_game(Setup(SIX, boxes=("horses",))), Ear()
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
