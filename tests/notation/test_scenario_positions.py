"""The positions that scenarios give: any phase, every card and token in its place, and clear errors."""

import pytest
import yaml

from folsom import Game, advance, apply, determinize, draw_open, save, view
from folsom.base.counters import NEUTRAL, RECEIVED, REVOLVER
from folsom.core.chance import Source
from folsom.core.views import card_kind, card_seat
from folsom.notation.scenario import check_text
from folsom.notation.scenario.clock import Rest
from folsom.notation.scenario.position import build
from folsom.notation.scenario.running import Runner


def given(text: str) -> Game:
    """The game at a position, at rest or at its first question."""
    runner = Runner(yaml.safe_load(text) or {})
    runner.chance.settle(runner.game)
    return runner.game


def check(position: str, *lines: str, when: str = "[]") -> tuple[str, ...]:
    """The problems of a scenario with this position and these facts."""
    text = f"title: t\nrules: [BASE-SHOOT-1]\ngiven: {position}\nwhen: {when}\nthen:\n" + "".join(
        f"  {x}\n" for x in lines
    )
    return check_text(text).problems


PHASES = {
    "start": "{phase: start}",
    "drawing": "{phase: drawing, round: 3, bullets: {doc: [belle, neutral]}}",
    "planning": "{phase: planning, card: take-it-all, turn: 3, player: tuco, played: 1,"
    " hands: {tuco: [move], doc: [rob]}, pile: [doc move, belle hide rob]}",
    "action": "{pile: [doc move, belle hide rob, tuco floor], resolved: 1}",
    "event": "{phase: event, card: braking, pile: [doc move, belle rob]}",
    "over": "{phase: over, loot: {doc: [purse 500]}}",
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_game_can_go_on_from_every_phase(phase: str) -> None:
    game = given(PHASES[phase])
    source = Source(3)
    while game.stack:
        draw = draw_open(game)
        if isinstance(game.stack[-1], Rest):
            game.pop()
            advance(game)
        else:
            apply(game, draw.sample(game, source) if draw else game.options[0])
    assert game.over()


@pytest.mark.parametrize("phase", PHASES)
def test_every_action_card_is_somewhere(phase: str) -> None:
    game = given(PHASES[phase])
    seats = int(game.table.seats)
    for seat in range(seats):
        for kind, card in enumerate(game.table.card_kinds):
            if card.action >= 0:
                there = game.count(seat, kind) + game.count(seats + seat, kind)
                there += sum(1 for played in game.rows[0] if card_kind(played) == kind and card_seat(played) == seat)
                assert there == game.table.cards[seat * int(game.table.kinds) + kind], (seat, card.name)


@pytest.mark.parametrize("phase", PHASES)
def test_views_of_a_position_can_be_made_whole(phase: str) -> None:
    game = given(PHASES[phase])
    for viewer in (*range(int(game.table.seats)), -2):
        shown = view(game, viewer)
        assert save(view(determinize(shown, Source(5)), viewer)) == save(shown)


def test_bullets_set_the_counters() -> None:
    game = given("{bullets: {doc: [belle, belle, neutral], tuco: [neutral]}}")
    assert [int(game.counters[REVOLVER + b]) for b in range(4)] == [6, 4, 6, 6]
    assert [int(game.counters[RECEIVED + b]) for b in range(4)] == [3, 0, 1, 0]
    assert game.counters[NEUTRAL] == 11


def test_hands_decks_and_pile_share_ten_cards() -> None:
    position = (
        "{phase: planning, hands: {doc: [move, bullet belle]}, decks: {belle: [rob]}, pile: [doc move, belle floor]}"
    )
    assert not check(
        position,
        "hands: {doc: [move, bullet belle], belle: [move, move, floor, shoot, shoot, rob, punch, marshal], tuco: []}",
        "decks: {doc: [floor, floor, shoot, shoot, rob, rob, punch, marshal], belle: [rob], tuco: 10}",
        "revolvers: {belle: 5}",
        "bullets: {doc: [belle]}",
    )


def test_named_hand_and_deck_are_all_that_there_is() -> None:
    position = "{phase: planning, hands: {doc: [bullet belle]}, decks: {doc: []}}"
    assert not check(
        position, "hands: {doc: 1}", "decks: {doc: 0}", "asked: belle", "events: [skipped doc: BASE-PLAN-3]"
    )


def test_bullets_complete_what_is_named() -> None:
    position = "{phase: planning, hands: {doc: [move, bullet belle]}, bullets: {doc: [belle, neutral]}}"
    assert not check(position, "hands: {doc: 2}", "decks: {doc: 10}", "received: {doc: 2}")


def test_loot_is_what_is_named() -> None:
    assert not check(
        "{loot: {doc: [purse 300, jewel], 2 roof: [purse]}}",
        "loot: {doc: [purse 300, jewel], 2 roof: [purse], belle: [], 4 inside: [], stock: [strongbox], gone: 22}",
    )
    assert not check("{loot: {stock: []}}", "loot: {stock: [], gone: 26}")
    assert not check("{loot: {loco inside: [strongbox], 1 inside: [strongbox]}}", "loot: {stock: []}")
    assert not check("{setup: {first_game: true}, loot: {}}", "loot: {stock: []}")


def test_a_first_game_has_no_card_with_an_event() -> None:
    assert not check("{setup: {first_game: true}, round: 5}", "asked: nobody", when="[{run: end}]")


def test_defaults_are_a_game_at_its_start() -> None:
    assert not check(
        "{first: belle}",
        "places: {belle: 4 inside, tuco: 3 inside, django: 4 inside, doc: 3 inside, marshal: loco inside}",
        "loot: {doc: [purse 250], 1 inside: [purse], 2 inside: [purse, jewel], loco inside: [strongbox]}",
        "cars: [baggage, second-class, first-class, dining]",
        "neutral: 13",
        "card: tunnels",
        "round: 1",
        "first: belle",
    )


@pytest.mark.parametrize(
    ("turn", "player", "order"),
    [(1, "belle", ["belle", "tuco", "django"]), (4, "django", ["django", "tuco", "belle"])],
)
def test_the_go_of_any_player(turn: int, player: str, order: list[str]) -> None:
    """The fourth turn of this card goes the other way round."""
    lines = "[" + ", ".join(f"{{check: {{asked: {name}, turn: {turn}}}}}, {{{name}: draw}}" for name in order) + "]"
    hands = "hands: {doc: [rob], belle: [rob], tuco: [rob], django: [rob]}"
    card = f"{{phase: planning, card: angry-marshal, turn: {turn}, player: {player}, {hands}}}"
    assert not check(card, "round: 1", when=lines)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("{places: {dok: 2 inside}}", "given.places.dok: no bandit or lawman is called 'dok': did you mean 'doc'?"),
        ("{places: {doc: 2 insid}}", "given.places.doc: no place is called '2 insid': did you mean '2 inside'?"),
        ("{places: {doc: stock}}", "given.places.doc: 'stock' is no position on the train"),
        ("{places: {ghost: 2 inside}}", "given.places.ghost: no bandit or lawman is called 'ghost'"),
        ("{places: {marshal: 4 inside}}", "given.places: doc and tuco would have met the marshal"),
        ("{first: dok}", "given.first: no bandit is called 'dok': did you mean 'doc'?"),
        ("{card: breaking}", "given.card: no round card is called 'breaking': did you mean 'braking'?"),
        ("{rounds: [breaking]}", "given.rounds[0]: no round card is called 'breaking'"),
        ("{rounds: [conductor]}", "given.rounds: not all of these are among the rounds of this game"),
        ("{setup: {bandits: [doc, doc, belle]}}", "given.setup: the bandit doc is there twice (VAR-CHARS-1)"),
        ("{setup: {bandits: [doc, bele, tuco]}}", "given.setup: no bandit is called 'bele': did you mean 'belle'?"),
        ("{phase: start, round: 2}", "given.round: nothing lies on the table yet in phase start"),
        ("{phase: drawing, card: braking}", "given.card: only in phase planning or action or event or over"),
        ("{turn: 2}", "given.turn: only in phase planning"),
        ("{hands: {doc: [move]}}", "given.hands: only in phase planning"),
        ("{phase: planning, card: bridge, turn: 4}", "given.turn: bridge has 3 turns, not 4"),
        ("{phase: planning, played: 1}", "given.played: a standard turn does not give a player 2 goes"),
        ("{phase: planning, player: dok}", "given.player: no bandit is called 'dok'"),
        ("{pile: [doc shoot], resolved: 2}", "given.resolved: the pile has only 1 cards"),
        ("{pile: [doc]}", "given.pile[0]: 'doc' is no card on the pile"),
        ("{pile: [doc shot]}", "given.pile[0]: no action card is called 'shot': did you mean 'shoot'?"),
        ("{pile: [doc bullet belle]}", "given.pile[0]: no action card is called 'bullet belle'"),
        ("{pile: [doc punch, doc punch]}", "given: doc has 1 punch cards, not 2"),
        ("{decks: {doc: [move, move, move]}}", "given: doc has 2 move cards, not 3"),
        ("{decks: {doc: [mov]}}", "given.decks.doc: no card is called 'mov': did you mean 'move'?"),
        ("{bullets: {doc: [bele]}}", "given.bullets.doc: no colour of bullets is called 'bele': did you mean 'belle'?"),
        ("{decks: {doc: [bullet belle]}, bullets: {doc: []}}", "given.bullets.doc: hand and deck hold more"),
        ("{bullets: {doc: [belle, belle, belle, belle, belle, belle, belle]}}", "given: there are more than six"),
        ("{bullets: {doc: [belle]}, revolvers: {belle: 6}}", "given.revolvers.belle: 5 bullets can be left"),
        ("{bullets: {doc: [belle]}, received: {doc: 0}}", "given.received.doc: 1 bullets lie among his cards, not 0"),
        ("{neutral: 14}", "given.neutral: 13 can be in stock at most, not 14"),
        ("{loot: {doc: [purse]}}", "given.loot.doc[0]: who holds a purse has seen it: write its value"),
        ("{loot: {2 inside: [purse 300]}}", "given.loot.2 inside: nobody has seen this 'purse 300'"),
        ("{loot: {doc: [purse 310]}}", "given.loot.doc[0]: no purse's value is called '310'"),
        ("{loot: {doc: [purse 300, purse 300, purse 300]}}", "given.loot.doc[2]: the game has only 2 of 'purse 300'"),
        ("{loot: {doc: [strongbox, strongbox, strongbox]}}", "given.loot.doc[2]: the game has only 2 tokens"),
        ("{loot: {doc: [jewl]}}", "given.loot.doc[0]: no token is called 'jewl': did you mean 'jewel'?"),
        ("{loot: {doc: [jewel 500]}}", "given.loot.doc[0]: a jewel has no value to name"),
        ("{loot: {dok: [jewel]}}", "given.loot.dok: no holder of loot is called 'dok': did you mean 'doc'?"),
        ("{knows: {belle: {1 inside: [purse 300]}}}", "given.knows.belle.1 inside[0]: no 'purse 300' lies there"),
        ("{knows: {bele: {}}}", "given.knows.bele: no bandit is called 'bele': did you mean 'belle'?"),
        ("{money: {dok: 250}}", "given.money.dok: no bandit is called 'dok': did you mean 'doc'?"),
    ],
)  # fmt: skip
def test_what_cannot_be_given_is_named(position: str, problem: str) -> None:
    (found,) = check(position, "round: 1")
    assert found.startswith(problem), found


def test_a_position_is_built_without_being_advanced() -> None:
    game = build({"pile": ["doc shoot"]})
    assert game.listener is None
    assert game.number == 0
