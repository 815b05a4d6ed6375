"""A box can add vehicles, ways, pawns, powers, events, cards, turns and loot without a line for it in core or base."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.raft import Raft, raft_of
from folsom import (
    Game,
    Setup,
    SetupError,
    Source,
    advance,
    apply,
    load,
    new_game,
    new_table,
    outcome,
    play_out,
    run_chance,
    save,
)
from folsom.base.action import do_action
from folsom.base.actions import BY_CARD
from folsom.base.counters import DOWN, RECEIVED, ROUNDS, STATIONS, UP
from folsom.base.move import MOVE, MoveTo
from folsom.base.parts import PARTS, add_part
from folsom.base.powers import SHIELD, BanditPower, ask_faces, least_protected
from folsom.base.punch import PUNCH, PunchWhom, SendTo, in_reach
from folsom.base.rules import rules_of
from folsom.base.settle import settle
from folsom.base.shoot import SHOOT, ShootAt, in_line
from folsom.base.train import TRAIN, graph_of, last_car, roof
from folsom.core.builder import Builder
from folsom.core.packed import option_of
from folsom.core.places import APART, INSIDE, NONE, Board
from folsom.core.powers import answering, answering_for_seat, in_force
from folsom.core.seats import LEADS_BANDITS, Seat
from folsom.core.steps import Do
from folsom.core.table import GRAPH, THE_TABLE
from folsom.core.verbs import gain, lose, place_pawn, turn_token
from folsom.core.views import view
from folsom.notation.options import option_text

SETUP = Setup(("doc", "belle", "tuco", "cheyenne"), variants=("raft",), cars=("mail", "dining", "saloon", "baggage"))


@pytest.fixture(autouse=True)
def raft() -> Iterator[None]:
    add_part(Raft())
    yield
    del PARTS["raft"]


def started() -> Game:
    g = new_game(SETUP)
    run_chance(g, Source(1))
    return g


def put(g: Game, **places: str) -> None:
    for name, place in places.items():
        place_pawn(g, g.table.pawn_names.index(name), g.table.place_names.index(place), "")


def names(g: Game, pawns: int) -> set[str]:
    return {name for n, name in enumerate(g.table.pawn_names) if pawns >> n & 1}


def offers(g: Game, options: list[int]) -> set[str]:
    return {option_text(g.table, one) for one in options}


def test_games_end_and_can_be_saved_at_any_question() -> None:
    for seed in range(30):
        g = new_game(SETUP)
        source = Source(seed)
        while not g.over():
            run_chance(g, source)
            assert save(load(g.table, save(g))) == save(g)
            if not g.over():
                apply(g, g.options[int(source.below(len(g.options)))])
    assert play_out(new_game(SETUP), Source(1)) > 0


def test_the_raft_is_no_car() -> None:
    g = started()
    raft = raft_of(g)
    assert last_car(g.table) == 4
    assert g.table.board.car[raft.deck] == -1
    assert g.table.board.at(raft.vehicle, 0, 1) == -1


def test_another_place_of_the_raft_is_another_graph() -> None:
    g = started()
    put(g, doc="raft deck", belle="1 inside", tuco="1 inside", cheyenne="1 inside")
    assert offers(g, MoveTo(0, 0).offer(g)) == {f"move {car} roof" for car in ("loco", 1, 2)}
    g.counters[GRAPH] = 2
    assert offers(g, MoveTo(0, 0).offer(g)) == {f"move {car} roof" for car in ("loco", 1, 2, 3, 4)}
    put(g, doc="4 roof")
    assert offers(g, MoveTo(0, 0).offer(g)) == {"move 3 roof", "move 2 roof", "move 1 roof", "move raft deck"}
    put(g, doc="raft inside")
    assert MoveTo(0, 0).offer(g) == []
    assert offers(g, SendTo(1, 0, 1).offer(g)) == {"send 2 inside"}
    assert graph_of(g).edges[raft_of(g).swim][g.at[0]] == [raft_of(g).shore]


def test_sight_is_free_to_and_from_the_deck_and_blocked_along_the_train() -> None:
    g = started()
    put(g, doc="loco roof", belle="1 roof", tuco="3 roof", cheyenne="raft deck", guard="2 roof")
    assert names(g, in_line(g, 0)) == {"belle", "cheyenne"}
    assert names(g, in_line(g, 1)) == {"doc", "cheyenne"}
    assert names(g, in_line(g, 3)) == {"doc", "belle", "tuco"}


def test_traits_say_who_can_be_punched_and_which_rule_bars_it() -> None:
    g = started()
    put(g, doc="raft deck", belle="raft deck", tuco="1 inside", cheyenne="1 inside")
    assert names(g, in_reach(g, 0)) == {"belle", "guard"}
    guard, marshal = raft_of(g).guard, int(rules_of(g).marshal)
    assert ShootAt(0, 0).bars(g, option_of(SHOOT, guard)) == "RAFT-GUARD"
    assert PunchWhom(0, 0).bars(g, option_of(PUNCH, marshal)) == "BASE-MARSHAL-4"


def test_who_has_no_rank_protects_nobody() -> None:
    g = started()
    put(g, doc="raft deck", belle="raft deck", tuco="1 inside", cheyenne="1 inside")
    assert names(g, least_protected(g, in_reach(g, 0))) == {"belle", "guard"}
    put(g, tuco="raft deck")
    assert names(g, least_protected(g, in_reach(g, 0))) == {"tuco", "guard"}


def test_positions_are_settled_in_order_until_nothing_is_left() -> None:
    g = started()
    put(g, guard="1 roof", marshal="1 inside", doc="1 inside", belle="1 roof", tuco="raft inside", cheyenne="3 inside")
    settle(g)
    advance(g)
    raft = raft_of(g)
    assert g.at[0] == roof(g.table, 1)  # fled from the Marshal, and is now asked by the guard
    assert not in_force(g, raft.wet, 2)
    assert offers(g, g.options) == {"climb loco roof", "climb 1 inside"}
    for text in ("climb 1 inside", "climb loco roof", "climb loco roof"):
        apply(g, next(one for one in g.options if option_text(g.table, one) == text))
    assert in_force(g, raft.wet, 2)
    assert not any(rule.concerns(g) for rule in rules_of(g).settling)


def test_powers_come_and_go_for_pawns_and_for_the_table() -> None:
    g = started()
    belle = next(power for power in g.table.powers if power.name == "belle")
    lose(g, belle, 1, "")
    assert not answering(g, SHIELD, 1)
    gain(g, belle, int(rules_of(g).marshal), "")
    assert answering(g, SHIELD, int(rules_of(g).marshal)) == belle.mask
    assert not answering_for_seat(g, SHIELD, 1)
    gain(g, belle, THE_TABLE, "")
    assert answering_for_seat(g, SHIELD, 1) == answering(g, SHIELD, 0) == belle.mask
    lose(g, belle, THE_TABLE, "")
    assert not answering(g, SHIELD, 0)


def test_a_power_bars_an_action_a_face_and_long_runs_and_brings_money() -> None:
    g = started()
    put(g, doc="4 roof", belle="1 inside", tuco="1 inside", cheyenne="1 inside")
    before, loot = g.stack, outcome(g).loot[0]
    gain(g, raft_of(g).wet, 0, "")
    rob = [action.name for action in g.table.actions].index("rob")
    do_action(g, 0, rob, BY_CARD)
    assert g.stack == before
    do_action(g, 1, rob, BY_CARD)
    assert len(g.stack) == len(before) + 1
    assert offers(g, MoveTo(0, 0).offer(g)) == {"move 3 roof"}
    assert ask_faces(g, 0, DOWN, 0, 1) == UP
    assert ask_faces(g, 1, DOWN, 0, 1) == DOWN
    assert outcome(g).loot[0] == loot + 300


def test_who_is_run_past_or_punched_has_his_own_way() -> None:
    g = started()
    put(g, doc="3 roof", guard="2 roof", belle="1 inside", tuco="1 inside", cheyenne="1 inside")
    MoveTo(0, 0).take(g, option_of(MOVE, g.table.place_names.index("1 roof")))
    assert g.counters[RECEIVED] == 1
    put(g, doc="raft deck", guard="raft deck")
    MoveTo(0, 0).take(g, option_of(MOVE, g.table.place_names.index("1 roof")))
    assert g.counters[RECEIVED] == 1
    put(g, doc="raft deck")
    before = g.stack
    PunchWhom(0, 0).take(g, option_of(PUNCH, raft_of(g).guard))
    assert g.at[raft_of(g).guard] == raft_of(g).shore
    assert g.stack == before


def test_a_power_of_the_table_can_bar_from_winning() -> None:
    g = started()
    gain(g, raft_of(g).calm, THE_TABLE, "")
    put(g, doc="1 inside", belle="shore", tuco="shore", cheyenne="shore")
    assert outcome(g).winners == 1
    put(g, doc="shore")
    assert outcome(g).winners == 0


def test_more_powers_are_loaded_than_bandits_play() -> None:
    g = started()
    assert {power.name for power in g.table.powers} == {"doc", "belle", "tuco", "cheyenne", "wet", "calm", "aloof"}
    assert isinstance(raft_of(g).calm, BanditPower)


def test_round_cards_bring_turns_and_events() -> None:
    g = started()
    rules = rules_of(g)
    cards = {card.name: card for card in rules.rounds}
    assert [turn.name for turn in cards["rapids"].turns] == ["standard", "drifting"]
    assert cards["rapids"].printed["stones"] == 2
    assert "for five" not in cards
    assert bin(g.table.counters[ROUNDS]).count("1") == 8
    assert bin(g.table.counters[STATIONS]).count("1") == 4
    assert type(rules.events["braking"]).__name__ == "StillWater"
    rounds = ("angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnels", "rapids")
    new_table(Setup(SETUP.bandits, variants=SETUP.variants, rounds=rounds))
    with pytest.raises(SetupError):
        new_table(Setup(SETUP.bandits, rounds=rounds))


def test_one_event_is_replaced_once() -> None:
    rules = rules_of(started())
    with pytest.raises(AssertionError):
        rules.replace_event("braking", rules.events["delta"])
    with pytest.raises(AssertionError):
        rules.add_event("delta", rules.events["braking"])


def test_a_token_can_turn_in_everybodys_sight() -> None:
    g = started()
    kind = raft_of(g).bottle
    token = list(g.table.tokens).index(kind)
    values = g.table.token_kinds[kind]
    assert g.tokens.at[token] == g.table.loot_of(0)
    assert list(view(g, 1).tokens.value).count(values.first) == 0
    turn_token(g, token, values.last, "RAFT-BOTTLE")
    for viewer in (0, 1, -2):
        assert list(view(g, viewer).tokens.value).count(values.last) == 1


def test_steps_hang_on_a_moment_in_their_order() -> None:
    made = Builder([Seat("doc", LEADS_BANDITS)], [0], ["doc"])
    made.moment_names.extend(["drawing", "end"])
    steps = {name: Do() for name in ("later", "first", "beside", "other")}
    for moment, order, name in [
        ("end", 1, "later"),
        ("end", 0, "first"),
        ("end", 0, "beside"),
        ("drawing", 5, "other"),
    ]:
        made.hang(moment, order, steps[name])
    assert made.sorted_moments() == [[steps["other"]], [steps["first"], steps["beside"], steps["later"]]]


def test_another_graph_says_where_the_raft_floats() -> None:
    g = started()
    raft = raft_of(g)
    assert [graph.offsets for graph in g.table.graphs] == [{TRAIN: 0, raft.vehicle: car} for car in range(5)]


def test_places_lie_along_their_vehicles_wherever_rules_reach_them() -> None:
    made = Builder([Seat("doc", LEADS_BANDITS)], [0], ["doc"])
    train = made.vehicle("train")
    other = made.vehicle("other", -1, ["engine", "tender"])
    made.place("1 inside", train, 1, INSIDE)
    made.place("cell", train, 1, APART)
    made.place("cart", train, NONE, INSIDE, x=-1)
    made.place("raft", other, NONE, INSIDE)
    board = Board(made.places, made.vehicles)
    assert list(board.x) == [1, 1, -1, 0]
    assert board.at(train, 1, INSIDE) == 0  # no rule about cars reaches the cell, or the cart
    assert [vehicle.direction for vehicle in board.vehicles] == [1, -1]
    assert board.vehicles[other].car_kinds == ["engine", "tender"]
