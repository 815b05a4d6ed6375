"""Cards under a deck, bullets face down, hands that are held, secrets that last, tokens put back: in a made-up part."""

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
from folsom.core.builder import Builder
from folsom.core.ints import i64
from folsom.core.memory import Memory
from folsom.core.table import THE_TABLE
from folsom.core.verbs import bar_values, barred_value, give_value, learn, move_token
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
        self.documents = made.hidden_tokens("document", [("red", 0, 1), ("blue", 0, 1), ("decoy", 0, 1)])


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
    card.late_hands = True
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
        card.late_hands = False


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


RED, BLUE, DECOY = 1, 2, 4


def documents(g: Game, part: Hidden) -> list[int]:
    return [t for t, kind in enumerate(g.table.tokens) if kind == part.documents]


def colours(g: Game, part: Hidden, red: int) -> tuple[int, ...]:
    """The documents by the places where they lie."""
    there = sorted(documents(g, part), key=lambda token: g.tokens.at[token])
    return tuple(int(g.tokens.value[token]) - red for token in there)


def see_and_put_back(g: Game, token: int, seat: int, value: int, none_of: int) -> None:
    """A seat sees a document; all can tell by what it does that it has none of these colours."""
    if not g.tokens.value[token]:
        give_value(g, token, value)
    learn(g, token, seat)
    bar_values(g, token, none_of)


def test_a_token_that_somebody_put_back_is_none_of_what_he_would_have_kept(part: Hidden) -> None:
    """AT-ROB-2: worlds deal the documents in every way that fits what all have seen, each as often."""
    g = started()
    first, second, third = documents(g, part)
    red = g.table.token_kinds[part.documents].first
    for place, token in enumerate((first, second, third)):
        g.tokens.at[token] = place
    see_and_put_back(g, first, 0, red + 1, RED)
    see_and_put_back(g, second, 1, red, BLUE)
    deals = Counter(colours(world, part, red)[:2] for seed in range(6) for world in agree(g, 100 * seed))
    assert set(deals) == {(1, 0), (1, 2), (2, 0)}
    assert all(80 < number < 160 for number in deals.values()), deals
    own = determinize(view(g, 0), Source(1))
    assert [int(own.tokens.value[t]) for t in documents(own, part) if own.tokens.at[t] == 0] == [red + 1]
    text = position.position_text(g, setup_of())
    assert "(doc|not red)" in text and "(tuco|not blue)" in text
    assert save(position.parse_position(text).game) == save(g)


def test_onlookers_lose_track_of_tokens_that_lie_together(part: Hidden) -> None:
    g = started()
    first, second, third = documents(g, part)
    red = g.table.token_kinds[part.documents].first
    for token in (first, second, third):
        g.tokens.at[token] = 0
    see_and_put_back(g, first, 0, red + 1, RED | DECOY)
    see_and_put_back(g, second, 1, red, BLUE | DECOY)
    move_token(g, second, 1, "")
    assert not barred_value(g, third, red + 2) and not barred_value(g, first, red)
    agree(g, 8)
