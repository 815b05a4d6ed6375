"""The attack on horseback: what riders are offered, where they and their horses come to be, and what stays secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from folsom import (
    SPECTATOR,
    Game,
    Refused,
    Setup,
    Source,
    answer,
    answer_chance,
    dealt,
    determinize,
    draw_open,
    load,
    new_game,
    pending,
    play_out,
    run_chance,
    save,
    view,
)
from folsom.base.counters import FIRST
from folsom.base.train import car_of, in_car
from folsom.boxes.horses.pieces import pieces_of
from folsom.core.chronicle import Chronicle
from folsom.notation.options import option_text, parse_option
from rules.horses.scene import Ear, at_attack, offered, say, setup_of

THREE = setup_of("doc", "belle", "tuco")
FOUR = setup_of("doc", "belle", "tuco", "django")
PAIRS = setup_of("doc", "tuco", "belle", "django", variants=("pairs",))
DUO = setup_of("doc", "tuco", "belle", "django", variants=("duo",))
TEAMS = setup_of("doc", "belle", "tuco", "django", variants=("teams",))
BOXES = ("horses", "horses-light")


def all_say(g: Game, **texts: str) -> None:
    """Everybody named answers, in the order named; chance follows."""
    for name, text in texts.items():
        say(g, int(g.table.leader[g.table.pawn_names.index(name)]), text)


def cars(g: Game) -> dict[str, int]:
    """The car of every bandit, -1 for who still rides."""
    at = [int(g.at[b]) for b in range(int(g.table.bandits))]
    return {g.table.pawn_names[b]: int(car_of(g.table, at[b])) if at[b] >= 0 else -1 for b in range(len(at))}


def horses(g: Game) -> dict[int, int]:
    """The cars at which horses stand."""
    first = int(pieces_of(g).horses)
    last = max(int(car) for car in g.table.board.car)
    return {car: int(g.counters[first + car]) for car in range(last + 1) if g.counters[first + car]}


@pytest.mark.rule("HS-ATTACK-1")
@pytest.mark.parametrize("box", BOXES)
def test_all_choose_at_the_caboose_first_and_who_boards_is_inside_it_with_his_horse(box: str) -> None:
    g = at_attack(setup_of("doc", "belle", "tuco", "django", box=box))
    assert [d.seat for d in pending(g)] == [0, 1, 2, 3]
    assert {d.about for d in pending(g)} == {"BoardOrRideOn"}
    for seat, name in enumerate(("doc", "belle", "tuco", "django")):
        assert offered(g, seat) == [f"board {name}", "ride-on"]
    all_say(g, django="board django", doc="ride-on", tuco="board tuco", belle="ride-on")
    assert cars(g) == {"doc": -1, "belle": -1, "tuco": 4, "django": 4}
    assert g.table.place_names[g.at[2]] == "4 inside"
    assert horses(g) == {4: 2}
    assert [d.seat for d in pending(g)] == [0, 1]


@pytest.mark.rule("HS-ATTACK-1")
def test_car_by_car_towards_the_locomotive() -> None:
    g = at_attack(FOUR)
    all_say(g, doc="ride-on", belle="ride-on", tuco="ride-on", django="board django")
    assert horses(g) == {4: 1}
    all_say(g, doc="ride-on", belle="board belle", tuco="ride-on")
    assert horses(g) == {4: 1, 3: 1}
    all_say(g, doc="board doc", tuco="board tuco")
    assert cars(g) == {"doc": 2, "belle": 3, "tuco": 2, "django": 4}
    assert horses(g) == {4: 1, 3: 1, 2: 2}


@pytest.mark.rule("HS-ATTACK-1", "HS-ATTACK-3")
def test_what_is_told_of_it() -> None:
    g, ear = at_attack(THREE), Ear()
    g.listener = ear
    all_say(g, doc="board doc", belle="ride-on")
    assert not ear.heard
    all_say(g, tuco="ride-on")
    assert [(e.name, list(e.numbers), e.rule) for e in ear.heard] == [
        ("placed", [0, -1, g.table.place_names.index("3 inside")], "HS-ATTACK-1"),
        ("horse", [-1, 3], "HS-ATTACK-1"),
    ]


@pytest.mark.rule("HS-ATTACK-1")
def test_nobody_boards_for_another_nor_elsewhere() -> None:
    g = at_attack(FOUR)
    for text, rule in (("board belle", "HS-ATTACK-1"), ("board-at 2 inside", "HS-ATTACK-2")):
        with pytest.raises(Refused) as refused:
            say(g, 0, text)
        assert refused.value.rule == rule


@pytest.mark.rule("HS-ATTACK-2")
@pytest.mark.parametrize("box", BOXES)
def test_the_last_rider_chooses_any_car_not_yet_ridden_past(box: str) -> None:
    g = at_attack(setup_of("doc", "belle", "tuco", "django", box=box))
    all_say(g, doc="board doc", belle="ride-on", tuco="board tuco", django="board django")
    (decision,) = pending(g)
    assert decision.seat == 1
    assert offered(g, 1) == ["board-at 1 inside", "board-at 2 inside", "board-at 3 inside"]
    for text in ("board-at 4 inside", "board-at loco inside", "board-at 2 roof", "ride-on"):
        with pytest.raises(Refused) as refused:
            say(g, 1, text)
        assert refused.value.rule == "HS-ATTACK-2"
    say(g, 1, "board-at 1 inside")
    assert cars(g)["belle"] == 1
    assert horses(g) == {4: 3, 1: 1}


@pytest.mark.rule("HS-ATTACK-2")
def test_the_stagecoach_cannot_be_boarded() -> None:
    g = at_attack(FOUR)
    all_say(g, doc="board doc", belle="ride-on", tuco="board tuco", django="board django")
    with pytest.raises(Refused) as refused:
        say(g, 1, "board-at coach inside")
    assert refused.value.rule == "HS-ATTACK-2"


@pytest.mark.rule("HS-ATTACK-2")
def test_the_last_rider_later_on() -> None:
    g = at_attack(FOUR)
    all_say(g, doc="board doc", belle="ride-on", tuco="ride-on", django="ride-on")
    all_say(g, belle="board belle", tuco="board tuco", django="ride-on")
    assert offered(g, 3) == ["board-at 1 inside", "board-at 2 inside"]
    say(g, 3, "board-at 2 inside")
    assert horses(g) == {4: 1, 3: 2, 2: 1}


@pytest.mark.rule("HS-ATTACK-2")
@pytest.mark.parametrize("box", BOXES)
def test_at_the_last_car_before_the_locomotive_all_board(box: str) -> None:
    g, ear = at_attack(setup_of("doc", "belle", "tuco", box=box)), Ear()
    all_say(g, doc="ride-on", belle="ride-on", tuco="ride-on")
    all_say(g, doc="ride-on", belle="ride-on")
    g.listener = ear
    all_say(g, tuco="board tuco")
    assert cars(g) == {"doc": 1, "belle": 1, "tuco": 2}
    assert horses(g) == {1: 2, 2: 1}
    assert ear.rules_for("placed") == ["HS-ATTACK-1", "HS-ATTACK-2", "HS-ATTACK-2"]


@pytest.mark.rule("HS-ATTACK-2")
def test_the_last_rider_at_the_last_car_has_nothing_to_choose() -> None:
    g = at_attack(THREE)
    all_say(g, doc="ride-on", belle="ride-on", tuco="ride-on")
    all_say(g, doc="board doc", belle="board belle", tuco="ride-on")
    assert cars(g)["tuco"] == 1
    assert horses(g) == {1: 1, 2: 2}


@pytest.mark.rule("HS-ATTACK-3")
@pytest.mark.parametrize("setup", [THREE, FOUR, PAIRS, DUO, TEAMS], ids=["three", "four", "pairs", "duo", "teams"])
@pytest.mark.parametrize("seed", range(6))
def test_there_are_as_many_horses_as_bandits_and_each_where_one_boarded(setup: Setup, seed: int) -> None:
    g = attacked(setup, seed)
    assert horses(g) == dict(Counter(cars(g).values()))
    assert sum(horses(g).values()) == len(setup.bandits)
    assert all(in_car(g.table, g.at[b]) and car_of(g.table, g.at[b]) > 0 for b in range(len(setup.bandits)))


@pytest.mark.rule("HS-ATTACK-3")
def test_anybody_may_ride_the_horse_of_another() -> None:
    """Only the number of horses at a car is kept."""
    one, other = at_attack(FOUR), at_attack(FOUR)
    all_say(one, doc="board doc", belle="ride-on", tuco="ride-on", django="ride-on")
    all_say(other, doc="ride-on", belle="board belle", tuco="ride-on", django="ride-on")
    assert list(one.counters) == list(other.counters)


def attacked(setup: Setup, seed: int) -> Game:
    """A game after an attack with random choices, the first player not yet drawn if chance has to."""
    g, source = at_attack(setup, seed), Source(seed)
    while g.asked >= 0 and pending(g)[0].about in ("BoardOrRideOn", "BoardAnywhere"):
        decision = pending(g)[0]
        answer(g, decision.number, decision.seat, decision.options[source.below(len(decision.options))])
    return g


@pytest.mark.rule("HS-ATTACK-4")
@pytest.mark.parametrize("setup", [THREE, FOUR, PAIRS, DUO], ids=["three", "four", "pairs", "duo"])
@pytest.mark.parametrize("seed", range(8))
def test_the_first_player_is_drawn_among_the_rearmost(setup: Setup, seed: int) -> None:
    g = attacked(setup, seed)
    last = [name for name, car in cars(g).items() if car == max(cars(g).values())]
    draw = draw_open(g)
    if len(last) == 1:
        assert type(draw).__name__ != "DrawFirstAboard"
        assert g.counters[FIRST] == g.table.leader[g.table.pawn_names.index(last[0])]
        return
    assert draw is not None
    outcomes = draw.outcomes(g)
    assert [(option_text(g.table, option), weight) for option, weight in outcomes] == [(f"first {n}", 1) for n in last]
    for option, _ in outcomes:
        drawn, ear = g.copy(), Ear()
        drawn.listener = ear
        answer_chance(drawn, option)
        assert drawn.counters[FIRST] == drawn.table.leader[option >> 8]
        assert ear.rules_for("first-player") == ["HS-ATTACK-4"]


@pytest.mark.rule("HS-ATTACK-4")
def test_the_only_one_in_the_rearmost_car_is_first_player() -> None:
    for name, seat in (("doc", 0), ("belle", 1), ("tuco", 2)):
        g = at_attack(THREE)
        all_say(g, **{n: f"board {n}" if n == name else "ride-on" for n in ("doc", "belle", "tuco")})
        rest = [n for n in ("doc", "belle", "tuco") if n != name]
        all_say(g, **{n: f"board {n}" for n in rest})
        assert type(draw_open(g)).__name__ != "DrawFirstAboard"
        assert g.counters[FIRST] == seat


@pytest.mark.rule("HS-ATTACK-4")
def test_no_first_player_is_drawn_before_the_attack() -> None:
    g = new_game(replace(FOUR, cars=("baggage", "second-class", "first-class", "dining")))
    assert {d.about for d in pending(g)} == {"BoardOrRideOn"}


@pytest.mark.rule("HS-ATTACK-4")
def test_an_empty_caboose_is_not_the_rearmost_car() -> None:
    g = at_attack(FOUR)
    all_say(g, doc="ride-on", belle="ride-on", tuco="ride-on", django="ride-on")
    all_say(g, doc="ride-on", belle="board belle", tuco="ride-on", django="board django")
    all_say(g, doc="board doc", tuco="board tuco")
    draw = draw_open(g)
    assert draw is not None
    assert [option_text(g.table, option) for option, _ in draw.outcomes(g)] == ["first belle", "first django"]
    drawn = Counter(option_text(g.table, int(draw.sample(g, Source(seed)))) for seed in range(400))
    assert set(drawn) == {"first belle", "first django"} and min(drawn.values()) > 140


@pytest.mark.rule("VAR-TEAM-2", "VAR-TEAM-3", "HS-ATTACK-4")
def test_in_teams_the_attack_decides_the_places_and_a_random_a_is_first() -> None:
    g = at_attack(TEAMS)
    assert {d.about for d in pending(g)} == {"BoardOrRideOn"}
    all_say(g, doc="ride-on", belle="board belle", tuco="ride-on", django="ride-on")
    all_say(g, doc="board doc", tuco="board tuco", django="ride-on")
    say(g, 3, "board-at 1 inside")
    draw = draw_open(g)
    assert draw is not None and type(draw).__name__ == "DrawFirstTeam"
    assert [option_text(g.table, option) for option, _ in draw.outcomes(g)] == ["first doc", "first tuco"]


@pytest.mark.rule("HS-ATTACK-1", "VAR-PAIR-10")
@pytest.mark.parametrize("setup", [PAIRS, DUO], ids=["pairs", "duo"])
def test_a_player_with_two_bandits_says_for_each_whether_he_boards(setup: Setup) -> None:
    g = at_attack(setup)
    assert offered(g, 0) == ["board doc", "board tuco", "board doc, tuco", "ride-on"]
    assert offered(g, 1) == ["board belle", "board django", "board belle, django", "ride-on"]
    last = max(int(car) for car in g.table.board.car)
    all_say(g, doc="board tuco", belle="board belle, django")
    assert cars(g) == {"doc": -1, "tuco": last, "belle": last, "django": last}
    assert horses(g) == {last: 3}


@pytest.mark.rule("HS-ATTACK-1", "VAR-PAIR-10")
def test_who_has_one_rider_left_of_two_chooses_for_him() -> None:
    g = at_attack(PAIRS)
    all_say(g, doc="board doc", belle="ride-on")
    assert offered(g, 0) == ["board tuco", "ride-on"]
    assert offered(g, 1) == ["board belle", "board django", "board belle, django", "ride-on"]
    all_say(g, belle="board django", doc="ride-on")
    assert cars(g) == {"doc": 3, "tuco": 1, "belle": 1, "django": 2}


@pytest.mark.rule("HS-ATTACK-2", "VAR-PAIR-10")
@pytest.mark.parametrize(("first", "second"), list(product((1, 2, 3), repeat=2)))
def test_the_only_player_left_places_both_freely(first: int, second: int) -> None:
    g = at_attack(DUO)
    all_say(g, belle="board belle, django", doc="ride-on")
    for car in (first, second):
        assert offered(g, 0) == ["board-at 1 inside", "board-at 2 inside", "board-at 3 inside"]
        say(g, 0, f"board-at {car} inside")
    assert cars(g) == {"doc": first, "tuco": second, "belle": 4, "django": 4}


@pytest.mark.rule("HS-ATTACK-1")
@pytest.mark.parametrize("setup", [PAIRS, DUO], ids=["pairs", "duo"])
def test_it_replaces_the_fists_of_two_bandits(setup: Setup) -> None:
    source = Source(3)
    g = new_game(setup)
    run_chance(g, source)
    asked: set[str] = set()
    while not g.over():
        decision = pending(g)[0]
        asked.add(decision.about)
        answer(g, decision.number, decision.seat, decision.options[source.below(len(decision.options))], decision.part)
        run_chance(g, source)
    assert "BoardOrRideOn" in asked and "PawnsInFists" not in asked


@pytest.mark.rule("HS-ATTACK-1")
@pytest.mark.parametrize("setup", [FOUR, PAIRS], ids=["four", "pairs"])
def test_nobody_can_tell_what_another_has_chosen_or_whether_he_has(setup: Setup) -> None:
    g = at_attack(setup)
    seats = int(g.table.seats)
    for decision in pending(g):
        for viewer in (SPECTATOR, *(seat for seat in range(seats) if seat != decision.seat)):
            before = save(view(g, viewer))
            for option in decision.options:
                after = g.copy()
                answer(after, decision.number, decision.seat, option)
                assert save(view(after, viewer)) == before


@pytest.mark.rule("HS-ATTACK-1")
def test_no_event_tells_anything_before_the_last_answer() -> None:
    g = at_attack(FOUR)
    viewers = [0, 1, 2, 3, SPECTATOR]
    chronicle = Chronicle(g, viewers)
    for name in ("doc", "django", "belle"):
        all_say(g, **{name: f"board {name}"})
        told = chronicle.pause(g)
        assert all(not told[v] for v in viewers if v != g.table.pawn_names.index(name))
    all_say(g, tuco="ride-on")
    told = chronicle.pause(g)
    assert all([e.name for e in told[v]].count("horse") == 3 for v in viewers)


@pytest.mark.rule("HS-ATTACK-1")
@pytest.mark.parametrize("setup", [FOUR, PAIRS, TEAMS], ids=["four", "pairs", "teams"])
@pytest.mark.parametrize("seed", range(4))
def test_a_viewer_can_think_up_a_world_in_the_middle_of_it(setup: Setup, seed: int) -> None:
    g, source = at_attack(setup, seed), Source(seed)
    while g.asked >= 0 and pending(g)[0].about == "BoardOrRideOn":
        for viewer in (SPECTATOR, *range(int(g.table.seats))):
            shown = view(g, viewer)
            world = determinize(shown, source)
            assert save(view(world, viewer)) == save(shown)
            assert save(load(world.table, save(world))) == save(world)
            play_out(world, Source(seed))
            assert world.over()
        decision = pending(g)[source.below(len(pending(g)))]
        answer(g, decision.number, decision.seat, decision.options[source.below(len(decision.options))])


@pytest.mark.rule("HS-ATTACK-1")
def test_options_read_back() -> None:
    g = at_attack(PAIRS)
    for decision in pending(g):
        for option in decision.options:
            assert parse_option(g.table, option_text(g.table, option)) == option


@pytest.mark.rule("HS-ATTACK-4", "HS-SETUP-5")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("players", "variants"),
    [
        *((n, ()) for n in (3, 4, 5, 6)),
        (4, ("expert-2014",)),
        (5, ("expert-2016",)),
        (2, ("duo",)),
        (2, ("pairs",)),
        (3, ("pairs",)),
        (4, ("teams",)),
        (6, ("teams", "expert-2016")),
    ],
)
def test_whole_games_end(players: int, variants: tuple[str, ...], box: str) -> None:
    for seed in range(3):
        g = new_game(dealt(players, Source(seed), Setup((), variants=variants, boxes=(box,))))
        play_out(g, Source(seed))
        assert g.over()
