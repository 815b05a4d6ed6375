"""Cards under a deck, bullets face down, hands that are held, secrets that last: in a made-up part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from folsom import SPECTATOR, Game, Setup, Source, advance, determinize, load, new_game, run_chance, save, view
from folsom.base.counters import CARD, NEUTRAL, PILE, RECEIVED
from folsom.base.hands import hand_count, hand_size
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.plan import add_plan
from folsom.base.planning import LateHands, lay_card, turns_now
from folsom.base.powers import PLAYABLE, BanditPower
from folsom.base.rules import Rules, rules_of
from folsom.base.setup import Setup as SetupOfBase
from folsom.base.under import add_under, put_under
from folsom.core.ints import i64
from folsom.core.memory import Memory
from folsom.core.table import THE_TABLE, Builder
from folsom.core.views import card_kind
from folsom.core.words import PLACE
from folsom.notation import position

MISTY = 0  # the seat that may lay bullets


class Bullets(BanditPower):
    """XB-MISTY-1: a seat may lay bullets, as long as it has its power."""

    def __init__(self) -> None:
        super().__init__("bullets", [PLAYABLE], "VAR-PAIR-6")
        self.lost = False

    def playable(self, g: Game, seat: i64) -> i64:
        bullets = [1 << k for k in range(1, int(g.table.kinds)) if g.table.kind_action[k] < 0]
        return sum(bullets) if seat == MISTY and not self.lost else 0


class Errands(Memory):
    """CAR-TRAVEL-1: each seat has chosen a place, which it alone knows; how many it has chosen all can count."""

    def __init__(self, rows: int, chosen: int) -> None:
        super().__init__()
        self.rows = rows
        self.chosen = chosen

    def deal(self, g: Game, viewer: i64, source: Source) -> None:
        for seat in range(int(g.table.seats)):
            while len(g.rows[self.rows + seat]) < g.counters[self.chosen + seat]:
                g.rows[self.rows + seat].append(int(source.below(g.table.places)))


class Hidden(Part):
    """Everything that is hidden in boxes to come, and nothing else."""

    def __init__(self) -> None:
        super().__init__("hidden", 0, [])
        self.power = Bullets()

    def furnish(self, made: Builder, rules: Rules, setup: SetupOfBase) -> None:
        add_plan(made, rules, "HS-PLAN-1")
        add_under(made, rules)
        rules.fewer_turns = made.counter("fewer turns")
        made.power(self.power, THE_TABLE)
        made.also_laid[MISTY] = sum(1 << k for k, kind in enumerate(made.card_kinds) if k and kind.action < 0)
        chosen = made.counter("chosen", 0, made.seats)
        rows = [made.row(f"errand {seat}", seat, lasts=True, holds=PLACE) for seat in range(made.seats)]
        made.memories.append(Errands(rows[0], chosen))
        made.hang("after-event", 0, LateHands())


@pytest.fixture
def part() -> Iterator[Hidden]:
    part = Hidden()
    add_part(part)
    yield part
    del PARTS["hidden"]


def setup_of(*variants: str) -> Setup:
    return Setup(("doc", "tuco", "belle"), variants=("hidden", *variants))


def started(*variants: str) -> Game:
    g = new_game(setup_of(*variants))
    run_chance(g, Source(3))
    return g


def kinds_of(g: Game, spot: int) -> Counter[int]:
    return Counter({k: int(g.count(spot, k)) for k in range(1, int(g.table.kinds)) if g.count(spot, k)})


def give(g: Game, seat: int, kind: int, number: int = 1) -> None:
    """Puts neutral bullets into a hand."""
    g.counters[NEUTRAL] -= number
    g.counters[RECEIVED + seat] += number
    g.cards[(int(g.table.hands[0]) + seat) * int(g.table.kinds) + kind] += number


def agree(g: Game, seed: int) -> list[Game]:
    """Views of worlds are the views again; returns the worlds of a spectator."""
    for viewer in (0, 1, 2):
        v = view(g, viewer)
        assert save(view(determinize(v, Source(seed)), viewer)) == save(v)
    v = view(g, SPECTATOR)
    worlds = [determinize(v, Source(seed + n)) for n in range(60)]
    assert all(save(view(world, SPECTATOR)) == save(v) for world in worlds)
    return worlds


@pytest.mark.parametrize("variants", [(), ("expert-2014",), ("expert-2016",)], ids=" ".join)
def test_a_card_under_a_deck_is_seen_by_its_owner_alone(part: Hidden, variants: tuple[str, ...]) -> None:
    g = started(*variants)
    bullet = int(rules_of(g).neutral)
    give(g, 1, bullet)
    under = int(rules_of(g).under) + 1
    before = hand_size(g, 1)
    put_under(g, 1, bullet)
    assert hand_size(g, 1) == before - 1
    assert [card_kind(card) for card in view(g, 1).rows[under]] == [bullet]
    for viewer in (0, 2, SPECTATOR):
        assert [card_kind(card) for card in view(g, viewer).rows[under]] == [0]
    worlds = agree(g, 5)
    assert {int(card_kind(world.rows[under][0])) for world in worlds} > {bullet}, "it may be any card"
    assert save(load(g.table, save(g))) == save(g)
    text = position.position_text(g, setup_of(*variants))
    assert "under tuco: tuco hide bullet" in text
    assert save(position.parse_position(text).game) == save(g)


@pytest.mark.parametrize("variants", [(), ("expert-2016",)], ids=" ".join)
def test_it_is_drawn_when_nothing_else_is_left_of_the_deck(part: Hidden, variants: tuple[str, ...]) -> None:
    g = started(*variants)
    rules = rules_of(g)
    bullet = int(rules.neutral)
    give(g, 1, bullet)
    put_under(g, 1, bullet)
    left = int(g.size(1))
    g.restack([])
    rules.decks.draw(g, 1, left, False)
    advance(g)
    run_chance(g, Source(1))
    assert g.size(1) == 0 and hand_count(g, 1, bullet) == 0 and rules.decks.can_draw(g, 1)
    g.restack([])
    rules.decks.draw(g, 1, 3, False)
    advance(g)
    assert hand_count(g, 1, bullet) == 1 and not rules.decks.can_draw(g, 1)
    assert g.rows[int(rules.under) + 1] == [] and kinds_of(g, 1) == Counter()


def test_at_the_start_of_a_round_it_is_shuffled_into_the_deck(part: Hidden) -> None:
    g = started()
    bullet = int(rules_of(g).neutral)
    give(g, 1, bullet)
    put_under(g, 1, bullet)
    rules_of(g).decks.shuffle(g)
    assert g.rows[int(rules_of(g).under) + 1] == [] and kinds_of(g, 1)[bullet] == 1


def test_a_card_face_down_may_be_a_bullet_of_who_can_lay_one(part: Hidden) -> None:
    """XB-MISTY-2. When the power is lost all know that a card laid since is none."""
    g = started()
    bullet = int(rules_of(g).neutral)
    for seat in (0, 1):
        give(g, seat, bullet)
        lay_card(g, seat, bullet if seat == MISTY else next(iter(kinds_of(g, int(g.table.hands[0]) + 1))), True, "")
    part.power.lost = True
    lay_card(g, 0, next(k for k in kinds_of(g, int(g.table.hands[0])) if g.table.playable >> k & 1), True, "")
    first, second, third = zip(*[[int(card_kind(card)) for card in world.rows[PILE]] for world in agree(g, 9)])
    assert bullet in first and bullet not in second and bullet not in third


def test_hands_that_are_held_are_not_dealt_what_comes_meanwhile(part: Hidden) -> None:
    """MP-EV-REFLEX: bullets that reach the deck after planning are in no hand."""
    g = started()
    card = g.table.rules.rounds[int(g.counters[CARD])]  # type: ignore[attr-defined]
    card.printed["late-hands"] = True
    try:
        held = [kinds_of(g, int(g.table.hands[0]) + seat) for seat in range(3)]
        g.restack([g.table.moments[g.table.moment_names.index("after-planning")][0]])
        advance(g)
        assert [hand_size(g, seat) for seat in range(3)] == [sum(kinds.values()) for kinds in held]
        bullet = int(rules_of(g).neutral)
        rules_of(g).decks.receive(g, 1, bullet)
        assert all(hand_count(world, 1, bullet) == 0 for world in agree(g, 2))
        g.restack([g.table.moments[g.table.moment_names.index("after-event")][0]])
        advance(g)
        assert [hand_size(g, seat) for seat in range(3)] == [0, 0, 0]
    finally:
        del card.printed["late-hands"]


def test_a_secret_that_lasts_is_dealt_in_worlds(part: Hidden) -> None:
    g = started()
    rows = g.table.row_names.index("errand 0")
    chosen = g.table.counter("chosen")
    for seat in range(3):
        g.rows[rows + seat], g.counters[chosen + seat] = [seat + 1], 1
    worlds = agree(g, 4)
    assert len({world.rows[rows][0] for world in worlds}) > 3
    assert determinize(view(g, 0), Source(1)).rows[rows] == [1]
    text = position.position_text(g, setup_of())
    assert "errand doc: loco roof" in text
    assert save(position.parse_position(text).game) == save(g)


def test_a_round_may_have_fewer_turns_than_its_card(part: Hidden) -> None:
    """AT-CAV-DELAY."""
    g = started()
    printed = turns_now(g)
    g.counters[rules_of(g).fewer_turns] = 2
    assert turns_now(g) == printed - 2
