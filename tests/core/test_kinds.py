"""As many kinds of cards as a table can have, and as many cards as one draw can bring."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from folsom import SPECTATOR, Game, Setup, Source, determinize, load, new_table, pending, save, view
from folsom.base.counters import DOWN, PILE, UP
from folsom.base.drawing import DEALT, DrawCards, push_draw
from folsom.base.parts import PARTS, Part, add_part
from folsom.base.planning import lay_card, plan_options
from folsom.base.powers import FACE, HAND, BanditPower
from folsom.base.rules import Rules
from folsom.core.builder import Builder
from folsom.core.chronicle import Chronicle, fold
from folsom.core.game import EVERYTHING
from folsom.core.loop import advance, draw_open, run_chance
from folsom.core.packed import MOST_PACKED, argument_of, option_of, pack, unpack
from folsom.core.views import barred_kinds, card_kind, card_seat, is_face_down
from folsom.notation.names import Unknown
from folsom.notation.options import option_text, parse_option
from folsom.notation.position import parse_position, position_text
from folsom.notation.record import Recorder, parse_record, record_text, verify
from folsom.server.play.fair import Fair
from folsom.server.play.news import news_of, view_data

HIGHEST = 62  # of all kinds of cards
ACTION = 40  # the highest kind that may be an action
NINE = [HIGHEST] * 9
SETUP = Setup(("doc", "belle", "tuco"), variants=("crowded",))


class Armory(BanditPower):
    """Two more cards, and some that cannot be laid face down."""

    def __init__(self) -> None:
        super().__init__("armory", [HAND, FACE], "CROWDED")

    def more_cards(self, g: Game, seat: int) -> int:
        return 2

    def speaks_of(self, g: Game, seat: int, kind: int) -> bool:
        return kind <= 2

    def barred_faces(self, g: Game, seat: int, card: int) -> int:
        return DOWN


class Crowded(Part):
    """All the kinds of cards that there can be; ten of the highest are in Doc's deck, who draws nine cards."""

    def __init__(self) -> None:
        super().__init__("crowded", 5, [])

    def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
        while len(made.card_kinds) <= HIGHEST:
            action = made.card_kinds[1].action if len(made.card_kinds) == ACTION else -1
            made.card_kind(f"kind {len(made.card_kinds)}", action)
        made.cards(0, HIGHEST, 10)
        made.cards(0, ACTION, 4)
        made.power(Armory(), 0)


@pytest.fixture(autouse=True)
def crowded() -> Iterator[None]:
    add_part(Crowded())
    yield
    del PARTS["crowded"]


def drawn_by_doc(recorder: Recorder) -> None:
    """Doc has drawn nine cards of the highest kind, and the first question is open."""
    source = Source(3)
    while not pending(recorder.game):
        draw = draw_open(recorder.game)
        assert draw is not None
        of_doc = isinstance(draw, DrawCards) and draw.args() == [0, 9, 1]
        recorder.chance(option_of(DEALT, pack(NINE)) if of_doc else int(draw.sample(recorder.game, source)))


@pytest.fixture
def recorder() -> Recorder:
    made = Recorder(SETUP)
    drawn_by_doc(made)
    return made


def test_nine_cards_of_the_highest_kind_are_drawn(recorder: Recorder) -> None:
    g = recorder.game
    hand = int(g.table.hands[0])
    assert g.count(hand, HIGHEST) == 9 and g.count(0, HIGHEST) == 1
    assert unpack(pack(NINE)) == NINE
    option = option_of(DEALT, pack(NINE))
    assert unpack(argument_of(option)) == NINE
    text = option_text(g.table, option)
    assert text == "cards " + ", ".join(["kind 62"] * 9)
    assert parse_option(g.table, text) == option
    with pytest.raises(Unknown, match="too many"):
        parse_option(g.table, text + ", kind 62")
    with pytest.raises(AssertionError):
        pack([*NINE, HIGHEST])


def test_all_of_it_can_be_saved_and_written(recorder: Recorder) -> None:
    g = recorder.game
    data = json.loads(json.dumps(save(g)))
    assert save(load(new_table(SETUP), data)) == save(g)
    text = position_text(g, SETUP)
    assert "kind 62*9" in text
    assert save(parse_position(text).game) == save(g)
    record = recorder.record()
    assert parse_record(record_text(record)) == record
    assert save(verify(record)) == save(g)


@pytest.mark.parametrize("by_fair_shuffles", [True, False])
def test_they_are_told_as_a_list_that_a_browser_can_read(recorder: Recorder, by_fair_shuffles: bool) -> None:
    g = recorder.game
    hand = int(g.table.hands[0])
    g.cards[hand * g.table.kinds + HIGHEST] = 0
    for kind in range(1, int(g.table.kinds)):
        g.cards[kind] = 10 if kind == HIGHEST else 0
    viewers = [0, 1, SPECTATOR, EVERYTHING]
    before = {viewer: view_data(g if viewer == EVERYTHING else view(g, viewer)) for viewer in viewers}
    chronicle = Chronicle(g, viewers)
    g.push(DrawCards(0, 9, 0))
    advance(g)
    if by_fair_shuffles:
        drawn = Fair(bytes(32)).run(g)
        assert [draw.drawn for draw in drawn] == [["cards kind 62"] * 9]
    else:
        run_chance(g, Source(1))
    told = chronicle.pause(g)
    assert [told[viewer][0].numbers for viewer in viewers] == [[0, 9, NINE], [0, 9, []], [0, 9, []], [0, 9, NINE]]
    news = news_of(g.table, told)
    for viewer in viewers:
        seen = before[viewer]
        for entry in told[viewer]:
            seen = fold(seen, entry)
        assert seen | {"options": []} == view_data(g if viewer == EVERYTHING else view(g, viewer)) | {"options": []}
        assert json.loads(news.to(viewer)[0])["numbers"] == told[viewer][0].numbers


def test_more_cards_than_one_option_can_name_come_in_two_draws(recorder: Recorder) -> None:
    g = recorder.game
    hand = int(g.table.hands[0])
    deck = int(g.size(0))
    held = int(g.size(hand))
    push_draw(g, 0, MOST_PACKED + 2, 0)
    advance(g)
    assert run_chance(g, Source(1)) == 2
    assert (int(g.size(0)), int(g.size(hand))) == (deck - 11, held + 11)


def test_an_action_of_a_high_kind_is_offered_laid_and_hidden(recorder: Recorder) -> None:
    g = recorder.game
    table = g.table
    hand = int(table.hands[0]) * int(table.kinds)
    for kind in (1, ACTION):
        g.cards[kind] = g.cards[kind] - 1
        g.cards[hand + kind] = g.cards[hand + kind] + 1
    offered = [option_text(table, option) for option in plan_options(g, 0, 0, UP | DOWN, True)]
    assert offered == ["play move", "play kind 40", "hide kind 40", "draw"]
    assert plan_options(g, 0, 0, UP | DOWN, True) is plan_options(g, 0, 0, UP | DOWN, True)
    lay_card(g, 0, ACTION, True, "CROWDED")
    card = g.rows[PILE][-1]
    assert (card_kind(card), card_seat(card), is_face_down(card)) == (ACTION, 0, True)
    assert barred_kinds(card) == 0b110 and card < 1 << 53
    text = position_text(g, SETUP)
    assert "pile: doc hide kind 40 not move/floor" in text
    assert parse_position(text).game.rows == g.rows
    seen = view(g, 1)
    assert card_kind(seen.rows[PILE][-1]) == 0
    kinds = {int(card_kind(determinize(seen, Source(n)).rows[PILE][-1])) for n in range(40)}
    assert ACTION in kinds and not kinds & {1, 2}


def test_a_table_has_no_more_kinds() -> None:
    class TooMany(Crowded):
        def furnish(self, made: Builder, rules: Rules, setup: Setup) -> None:
            super().furnish(made, rules, setup)
            made.card_kind("one more", -1)

    PARTS["crowded"] = TooMany()
    with pytest.raises(AssertionError, match="six bits"):
        new_table(SETUP)
