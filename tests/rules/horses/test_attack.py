"""The attack on horseback: with many setups, what chance decides, and what stays secret."""

from __future__ import annotations

from collections import Counter

import pytest

from folsom import (
    SPECTATOR,
    Game,
    Setup,
    Source,
    answer,
    answer_chance,
    dealt,
    determinize,
    draw_open,
    load,
    new_game,
    open_part,
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
from folsom.core.packed import argument_of
from folsom.notation.options import option_text, parse_option
from rules.horses.stage import Ear


def setup_of(*bandits: str, variants: tuple[str, ...] = ()) -> Setup:
    """A game with the box."""
    return Setup(bandits, variants=variants, boxes=("horses",))


THREE = setup_of("doc", "belle", "tuco")
FOUR = setup_of("doc", "belle", "tuco", "django")
PAIRS = setup_of("doc", "tuco", "belle", "django", variants=("pairs",))
DUO = setup_of("doc", "tuco", "belle", "django", variants=("duo",))
TEAMS = setup_of("doc", "belle", "tuco", "django", variants=("teams",))
BOXES = ("horses", "horses-light")


def at_attack(setup: Setup, seed: int = 1) -> Game:
    """A game in which the riders come to the caboose."""
    g = new_game(setup)
    run_chance(g, Source(seed))
    return g


def say(g: Game, seat: int, text: str) -> None:
    """A seat answers, in words."""
    answer(g, int(g.number), seat, parse_option(g.table, text), open_part(g, seat))


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
        assert drawn.counters[FIRST] == drawn.table.leader[argument_of(option)]
        assert ear.rules_for("first-player") == ["HS-ATTACK-4"]


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
