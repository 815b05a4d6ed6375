"""What a power can make of an action, a way, a card, a turn and a shot; each in a game where it alone speaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from folsom import Game, Setup, Source, advance, answer, apply, load, new_game, pending, run_chance, save, why_not
from folsom.base.action import RESOLVING, do_action
from folsom.base.actions import BY_CARD, BY_COPY, BY_GIFT, FLOOR, MOVE, PUNCH, ROB
from folsom.base.counters import NEUTRAL, PILE, RECEIVED, RESOLVED, REVOLVER
from folsom.base.gift import Gift
from folsom.base.move import MoveTo
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.planning import PLANS, PLAY
from folsom.base.powers import DOES, INSTEAD, PLAYABLE, REACH, RECEIVER, STRUCK, TURNS, WAYS, BanditPower
from folsom.base.powers.django import PUSHED, Django
from folsom.base.punch import SendTo
from folsom.base.rules import Rules, rules_of
from folsom.base.settle import settle
from folsom.base.shoot import ShootAt
from folsom.base.train import CLIMB, DOORS, RUN, SHOVE, graph_of
from folsom.core.builder import Builder
from folsom.core.graph import Draft, Graph
from folsom.core.packed import argument_of, option_of, verb_of
from folsom.core.places import INSIDE, ROOF
from folsom.core.table import POWERS, THE_TABLE
from folsom.core.verbs import place_pawn
from folsom.core.views import row_card
from folsom.notation.options import option_text, parse_option


class Says(BanditPower):
    """Says what a test wants to hear."""

    def __init__(self) -> None:
        super().__init__("says", [INSTEAD, WAYS, PLAYABLE, DOES, TURNS, STRUCK, REACH, RECEIVER], "VAR-PAIR-6")
        self.heard: list[tuple[int, ...]] = []
        self.replaces = -1
        self.opens: dict[int, list[int]] = {}
        self.closes: list[int] = []
        self.causes: tuple[int, ...] = (BY_CARD, BY_COPY, BY_GIFT, -1)
        self.also = 0
        self.never = 0
        self.bullets_do = -1
        self.turns = 0
        self.catches = False
        self.rooms = 0
        self.named = -1
        self.roofs = 3

    def instead(self, g: Game, actor: int, action: int, cause: int) -> bool:
        self.heard.append((actor, action, cause))
        return action == self.replaces

    def more_ways(self, g: Game, pawn: int, place: int, way: int, cause: int) -> list[int]:
        return self.opens.get(way, [])

    def bars_way(self, g: Game, pawn: int, place: int, to: int, way: int, cause: int) -> bool:
        return to in self.closes and cause in self.causes

    def receivers(self, g: Game, pawn: int, passing: bool) -> int:
        return self.named if pawn == 0 else -1

    def doors(self, g: Game, mover: int, place: int) -> int:
        return self.rooms

    def most_steps(self, g: Game, mover: int, place: int) -> int:
        return self.roofs

    def playable(self, g: Game, seat: int) -> int:
        return self.also

    def unplayable(self, g: Game, seat: int) -> int:
        return self.never

    def does(self, g: Game, seat: int, kind: int) -> int:
        return self.bullets_do

    def more_turns(self, g: Game, seat: int) -> int:
        return self.turns if seat == 1 else 0

    def struck(self, g: Game, shooter: int, victim: int, kind: int) -> bool:
        self.heard.append((shooter, victim, kind))
        return self.catches


class SaysPart(Part):
    def __init__(self) -> None:
        super().__init__("says", 5, [])
        self.power = Says()
        self.holder = THE_TABLE

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        made.power(self.power, self.holder)


@pytest.fixture
def says() -> Iterator[Says]:
    part = SaysPart()
    add_part(part)
    yield part.power
    del PARTS["says"]


def started() -> Game:
    g = new_game(Setup(("doc", "tuco", "belle"), first_game=True, variants=("says",)))
    run_chance(g, Source(1))
    return g


def at(g: Game, **places: str) -> None:
    for pawn, place in places.items():
        place_pawn(g, g.table.pawn_names.index(pawn), g.table.place_names.index(place.replace("_", " ")), "")


def do(g: Game, action: int, cause: int = BY_CARD) -> list[str]:
    """Lets doc do an action; what he is offered."""
    g.restack([])
    do_action(g, 0, action, cause)
    advance(g)
    return [option_text(g.table, option) for option in g.options]


def test_an_action_is_replaced(says: Says) -> None:
    g = started()
    at(g, doc="1_inside", tuco="3_roof", belle="3_roof")
    says.replaces = ROB
    assert do(g, ROB, BY_COPY) == [] and g.over()
    assert sorted(do(g, MOVE)) == ["move 2 inside", "move loco inside"]
    assert says.heard[0] == (0, ROB, BY_COPY) and (0, MOVE, BY_CARD) in says.heard


def test_ways_are_opened_and_barred_for_move_floor_and_punch(says: Says) -> None:
    g = started()
    at(g, doc="1_inside", tuco="1_inside", belle="3_roof", marshal="3_inside")
    shore = g.table.place_names.index("3 roof")
    second = g.table.place_names.index("2 inside")
    before = do(g, MOVE)
    assert "move 2 inside" in before and "move 3 roof" not in before
    says.opens = {RUN: [shore], CLIMB: [shore], SHOVE: [shore, second]}
    says.closes = [second]
    assert sorted(do(g, MOVE)) == sorted([*(way for way in before if way != "move 2 inside"), "move 3 roof"])
    assert why_not(g, 0, option_of(before_verb(g), second)) == "VAR-PAIR-6"
    assert do(g, FLOOR) == ["climb 1 roof", "climb 3 roof"]
    g.restack([])
    g.push(SendTo(0, 1, 0))
    advance(g)
    assert sorted(option_text(g.table, option) for option in g.options) == ["send 3 roof", "send loco inside"]


def test_a_shot_pushes_where_ways_lead_and_the_shooter_chooses(says: Says) -> None:
    g = started()
    at(g, doc="1_inside", tuco="2_inside", belle="3_roof", marshal="loco inside")
    roof, third = (g.table.place_names.index(name) for name in ("3 roof", "3 inside"))

    def pushed() -> list[str]:
        g.restack([])
        place_pawn(g, 1, g.table.place_names.index("2 inside"), "")
        Django().hit(g, 0, 1)
        advance(g)
        return [option_text(g.table, option) for option in g.options] if not g.over() else []

    assert pushed() == [] and g.at[1] == third, "one place is taken silently"
    says.opens = {PUSHED: [roof]}
    assert pushed() == ["send 3 inside", "send 3 roof"]
    assert why_not(g, 0, option_of(before_verb(g), 0)) == "BASE-DJANGO-1"
    answer(g, pending(g)[0].number, 0, g.options[1])
    assert g.at[1] == roof
    says.closes = [roof, third]
    assert pushed() == [] and g.at[1] == g.table.place_names.index("2 inside"), "all ways barred: he stays"


def test_a_move_goes_along_two_lines(says: Says) -> None:
    """Powers lengthen the way inside and shorten that on roofs, each for itself."""
    g = started()
    at(g, doc="loco inside", tuco="3_roof", belle="3_roof", marshal="3_inside")
    says.rooms, says.roofs = 2, 2
    assert do(g, MOVE) == ["move 1 inside", "move 2 inside"]
    at(g, doc="loco roof")
    assert do(g, MOVE) == ["move 1 roof", "move 2 roof"]
    far = option_of(before_verb(g), g.table.place_names.index("3 roof"))
    assert why_not(g, 0, far) == "VAR-PAIR-6"


def test_from_a_place_with_doors_and_roofs_a_move_may_take_either() -> None:
    """CAR-ADJ-2: one step through the door, up to three over the roofs."""
    draft = Draft()
    draft.ray(DOORS, 0, [1, 2])
    draft.ray(RUN, 0, [3, 4, 5])
    graph = Graph(draft, 6)
    assert graph.reach_options(7, 0, DOORS, 1, RUN, 3) == [option_of(7, to) for to in (1, 3, 4, 5)]
    assert graph.reach_options(7, 0, DOORS, 2, RUN, 1) == [option_of(7, to) for to in (1, 2, 3)]
    assert graph.edge_options(7, DOORS, 0) == []
    assert graph.between([DOORS, RUN], 0, 2) == [1]
    assert graph.between([DOORS, RUN], 0, 5) == [3, 4]


def test_an_action_is_given_without_a_card(says: Says) -> None:
    """AT-HELP-1: one of some actions, as if the card had been played; with leave, none."""
    g = started()
    at(g, doc="1_inside", tuco="3_roof", belle="3_roof", marshal="3_inside")
    kinds = sum(1 << k for k in range(int(g.table.kinds)) if g.table.kind_action[k] in (MOVE, FLOOR))
    g.restack([Gift(0, 0, kinds, 1)])
    advance(g)
    assert [option_text(g.table, option) for option in g.options] == ["act move", "act floor", "pass"]
    again = load(g.table, save(g))
    answer(g, pending(g)[0].number, 0, g.options[0])
    assert (0, MOVE, BY_GIFT) in says.heard and before_verb(g) == verb_of(parse_option(g.table, "move 2 inside"))
    answer(again, pending(again)[0].number, 0, again.options[2])
    assert again.over() and again.at[0] == g.table.place_names.index("1 inside")
    g.restack([Gift(0, 0, kinds, 0)])
    advance(g)
    assert [option_text(g.table, option) for option in g.options] == ["act move", "act floor"]


class Diagonal(BanditPower):
    """XB-MEI-1: brings a way of its own, and knows whose it is."""

    def __init__(self) -> None:
        super().__init__("says", [WAYS], "VAR-PAIR-6")
        self.way = -1

    def furnish(self, made: Builder) -> None:
        self.way = made.way("diagonal")
        made.drafts[0].lead(self.way, made.place_at(0, 1, INSIDE), made.place_at(0, 2, ROOF))

    def more_ways(self, g: Game, pawn: int, place: int, way: int, cause: int) -> list[int]:
        return graph_of(g).edges[self.way][place] if way == CLIMB and pawn == self.owner else []


def test_a_power_brings_a_way_and_knows_its_owner(says: Says) -> None:
    power = Diagonal()
    PARTS["says"].power, PARTS["says"].holder = power, 0  # type: ignore[attr-defined]
    g = started()
    assert power.owner == 0
    at(g, doc="1_inside", tuco="1_inside", belle="3_roof", marshal="3_inside")
    assert do(g, FLOOR) == ["climb 1 roof", "climb 2 roof"]
    g.restack([])
    do_action(g, 1, FLOOR, BY_CARD)
    g.counters[POWERS + 1] = g.counters[POWERS]
    advance(g)
    assert g.at[1] == g.table.place_names.index("1 roof"), "it says nothing of another holder"


def met(g: Game) -> list[str]:
    """Doc and tuco meet the Marshal; what doc is offered."""
    at(g, doc="1_inside", tuco="1_inside", belle="3_roof", marshal="1_inside")
    g.restack([])
    settle(g)
    advance(g)
    return [option_text(g.table, option) for option in g.options] if not g.over() else []


def received(g: Game) -> list[int]:
    return [int(g.counters[RECEIVED + bandit]) for bandit in range(3)]


def test_a_lawmans_bullet_is_deflected_before_anybody_flees(says: Says) -> None:
    """XB-SILK-DODGE: the bullet leaves the stock with the others, and goes to whoever is named."""
    g = started()
    stock = int(g.counters[NEUTRAL])
    says.named = 0b110
    assert met(g) == ["deflect tuco", "deflect belle"]
    assert received(g) == [0, 1, 0] and g.counters[NEUTRAL] == stock - 2
    assert g.at[0] == g.at[1] == g.table.place_names.index("1 inside")
    assert why_not(g, 0, option_of(before_verb(g), 0)) == "VAR-PAIR-6"
    h = load(g.table, save(g))
    for game in (g, h):
        answer(game, pending(game)[0].number, 0, game.options[1])
        assert received(game) == [0, 1, 1] and game.at[0] == game.table.place_names.index("1 roof")


def test_a_lawmans_bullet_is_spared_or_taken_as_usual(says: Says) -> None:
    g = started()
    stock = int(g.counters[NEUTRAL])
    says.named = 0
    assert met(g) == [] and received(g) == [0, 1, 0] and g.counters[NEUTRAL] == stock - 1
    says.named = -1
    assert met(g) == [] and received(g) == [1, 2, 0]
    says.named = 0b110
    g.counters[NEUTRAL] = 1
    assert met(g) == [] and received(g) == [1, 2, 0], "BASE-MARSHAL-3: too few for all, so nobody is asked"
    assert g.at[0] == g.table.place_names.index("1 roof")


def before_verb(g: Game) -> int:
    """The verb of what is offered."""
    return int(verb_of(g.options[0]))


@pytest.mark.parametrize(("cause", "barred"), [(BY_CARD, True), (BY_COPY, True), (BY_GIFT, False)])
def test_a_move_knows_its_cause_also_when_it_was_saved(says: Says, cause: int, barred: bool) -> None:
    g = started()
    at(g, doc="1_inside", tuco="3_roof", belle="3_roof", marshal="3_inside")
    says.closes = [g.table.place_names.index("2 inside")]
    says.causes = (BY_CARD, BY_COPY, -1)
    says.opens = {RUN: [g.table.place_names.index("3 roof")]}
    assert ("move 2 inside" in do(g, MOVE, cause)) is not barred
    step = g.top.step
    assert isinstance(step, MoveTo) and step.cause == cause
    assert step.args() == ([0, 0] if cause == BY_CARD else [0, 0, cause])
    again = load(g.table, save(g)).top.step
    assert isinstance(again, MoveTo) and again.cause == cause


def test_a_bullet_is_laid_and_does_what_a_power_says(says: Says) -> None:
    g = started()
    rules = rules_of(g)
    at(g, doc="1_inside", tuco="1_inside", belle="3_roof", marshal="3_inside")
    bullet = int(rules.bullet) + 2
    hand = int(g.table.hands[0])
    g.cards[hand * int(g.table.kinds) + bullet] = 1
    g.restack([])
    g.push(PLANS[0])
    advance(g)
    lay = option_of(PLAY, bullet)
    assert lay not in g.options and why_not(g, 0, lay) == "BASE-PLAN-2"
    says.also = 1 << bullet | 1 << int(rules.neutral)  # of the second kind he has none
    g.restack([])
    g.push(PLANS[0])
    advance(g)
    assert lay in g.options and option_of(PLAY, int(rules.neutral)) not in g.options
    answer(g, pending(g)[0].number, 0, lay)
    assert g.rows[PILE] == [row_card(bullet, 0, False)]
    for does in (PUNCH, -1):
        says.bullets_do = does
        says.heard.clear()
        g.counters[RESOLVED] = 0
        g.restack([])
        g.push(RESOLVING)
        advance(g)
        assert says.heard == ([] if does < 0 else [(0, PUNCH, BY_CARD)])


def test_a_card_of_the_hand_may_not_be_laid(says: Says) -> None:
    g = started()
    cards = [int(argument_of(option)) for option in g.options if verb_of(option) == PLAY]
    says.never = 1 << cards[0]
    seat = int(g.asked)
    g.restack([])
    g.push(PLANS[seat << 2])
    advance(g)
    assert [int(argument_of(option)) for option in g.options if verb_of(option) == PLAY] == cards[1:]
    assert why_not(g, seat, option_of(PLAY, cards[0])) == "VAR-PAIR-6"


def test_a_seat_has_more_goes_in_a_turn(says: Says) -> None:
    says.turns = 2
    g = started()
    asked: list[int] = []
    while len(g.rows[PILE]) < 5:
        asked.append(int(g.asked))
        apply(g, g.options[0])
    assert [asked.count(seat) for seat in range(3)] == [1, 3, 1]


def test_a_part_plans_for_a_seat(says: Says) -> None:
    g = started()
    plans = rules_of(g).plans
    assert plans == PLANS and plans is not PLANS


@pytest.mark.parametrize("catches", [True, False])
def test_a_shot_may_be_caught(says: Says, catches: bool) -> None:
    g = started()
    says.catches = catches
    at(g, doc="1_inside", tuco="2_inside", belle="3_roof", marshal="3_inside")
    g.restack([])
    g.push(ShootAt(0, 0))
    advance(g)  # there is one target, so he is not asked
    assert g.counters[REVOLVER] == 5
    assert g.counters[RECEIVED + 1] == (0 if catches else 1)
    assert (0, 1, rules_of(g).bullet_of[0]) in says.heard
