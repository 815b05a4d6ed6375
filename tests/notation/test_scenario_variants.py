"""Scenarios of variants: cards in several places, players with two bandits, and questions to all at once."""

import pytest
import yaml

from folsom import Game
from folsom.base.counters import RECEIVED
from folsom.notation.scenario import check_text
from folsom.notation.scenario.running import Runner


def check(given: str, *when: str, then: str) -> tuple[str, ...]:
    """The problems of a scenario."""
    lines = "".join(f"  - {line}\n" for line in when)
    return check_text(
        f"title: t\nrules: [VAR-EXPERT-1]\ngiven: {{{given}}}\nwhen:\n{lines or '  []'}\nthen: {{{then}}}\n"
    ).problems


def position(given: str) -> Game:
    """The game at a position."""
    runner = Runner(yaml.safe_load(f"{{{given}}}"))
    runner.chance.settle(runner.game)
    return runner.game


NEW = "setup: {variants: [expert-2016]}"
OLD = "setup: {variants: [expert-2014]}"
DUO = "setup: {variants: [duo]}"
PAIRS = "setup: {variants: [pairs]}"
ROUND_END = f"{NEW}, phase: planning, card: tunnels, turn: 5, player: django"
KEEP = f"{ROUND_END}, hands: {{doc: [move, move, shoot], belle: [rob, bullet doc], django: [floor]}}"


def test_cards_lie_in_all_places_of_expert() -> None:
    given = f"{NEW}, hands: {{doc: [move, bullet belle]}}, discards: {{doc: [shoot, bullet neutral]}}"
    given += ", tops: {doc: [tuco, neutral]}"
    then = "hands: {doc: [move, bullet belle]}, discards: {doc: [shoot, bullet neutral], belle: 0}"
    then += ", tops: {doc: [tuco, neutral], belle: []}, decks: {doc: 8}, neutral: 11, received: {doc: 4}"
    then += ", revolvers: {belle: 5, tuco: 5}, bullets: {doc: [belle, neutral, neutral, tuco]}"
    assert not check(given, then=then)
    assert check(given, then="tops: {doc: [neutral, tuco]}") == (
        "then.tops.doc: expected neutral, tuco, found tuco, neutral",
    )
    assert check(given, then="tops: {doc: 1}, discards: {doc: [move]}") == (
        "then.tops.doc: expected 1, found 2",
        "then.discards.doc: expected move, found bullet neutral, shoot",
    )


def test_bullets_received_lie_on_top_in_expert() -> None:
    given = f"{NEW}, bullets: {{doc: [belle, neutral, belle]}}, discards: {{doc: [bullet belle]}}"
    assert not check(given, then="tops: {doc: [neutral, belle]}, decks: {doc: 10}")


def test_what_is_not_named_lies_in_one_place() -> None:
    assert not check(f"{NEW}, decks: {{doc: [move]}}", then="discards: {doc: 9}, hands: {doc: 0}")
    assert not check(f"{NEW}, discards: {{doc: [move]}}", then="decks: {doc: 9}")
    planning = f"{NEW}, phase: planning, decks: {{doc: [move]}}"
    assert not check(f"{planning}, discards: {{doc: [rob]}}", then="hands: {doc: 8}")
    assert not check(f"{planning}, hands: {{doc: [rob]}}", then="discards: {doc: 8}")


def test_a_view_names_what_all_know() -> None:
    given = f"{NEW}, hands: {{doc: [move, move, bullet belle]}}, shown: {{doc: [move, bullet belle]}}"
    given += ", discards: {doc: [rob]}, tops: {doc: [tuco]}"
    seen = "hands: {doc: [move, bullet belle, unknown]}, discards: {doc: [rob]}, tops: {doc: [tuco]}"
    assert not check(given, then=f"hands: {{doc: [move, move, bullet belle]}}, sees: {{belle: {{{seen}}}}}")
    assert not check(given, then="sees: {doc: {hands: {doc: [move, move, bullet belle]}}}")
    assert check(given.replace("shown: {doc: [move,", "shown: {doc: [rob,"), then="round: 1") == (
        "given.shown.doc: not all of these are in the hand that is given",
    )


@pytest.mark.parametrize("key", ["hands", "shown", "discards", "tops"])
def test_the_base_game_has_no_such_places(key: str) -> None:
    (problem,) = check(f"{key}: {{doc: []}}", then="round: 1")
    assert problem.startswith(f"given.{key}: only ")
    if key in ("discards", "tops"):
        (problem,) = check("phase: planning", then=f"{key}: {{doc: 0}}")
        assert "expert variant" in problem


def test_kept_cards_are_given_in_every_phase() -> None:
    given = f"{NEW}, phase: drawing, hands: {{doc: [move, move, shoot]}}, tops: {{doc: [belle]}}"
    given += ', draws: ["doc cards rob, rob, floor"]'
    assert not check(given, "run: drawing", then="hands: {doc: [move, move, shoot, bullet belle, rob, rob, floor]}")
    for phase in ("action", "event"):
        assert not check(f"{NEW}, phase: {phase}, hands: {{doc: [move]}}", then="hands: {doc: [move]}")


def test_only_what_chance_brings_of_a_draw_is_fixed() -> None:
    given = f"{NEW}, phase: drawing, first: belle, decks: {{doc: [move]}}, tops: {{doc: [belle]}}"
    given += ', draws: ["doc cards rob, rob, floor, floor, move"]'
    hand = "[bullet belle, move, rob, rob, floor, floor, move]"
    assert not check(given, "run: drawing", then=f"hands: {{doc: {hand}}}, discards: {{doc: 0}}, decks: {{doc: 4}}")
    seen = "[bullet belle, move, unknown, unknown, unknown, unknown, unknown]"
    assert not check(given, "run: drawing", then=f"sees: {{tuco: {{hands: {{doc: {seen}}}}}}}")


def test_a_question_to_several_is_answered_in_any_order() -> None:
    facts = "asked: [doc, belle, django], about: KeepWhich, options: {belle: [done, discard rob, discard bullet doc]}"
    lines = (
        "django: play floor",
        "check: {asked: [doc, belle], sees: {spectator: {asked: [doc, belle], options: []}}}",
        "belle: discard rob",
        "check: {asked: [belle, doc], sees: {belle: {options: [done, discard bullet doc]}}}",
        "doc: discard move",
        "refused: {doc: discard rob, rule: VAR-EXPERT-1}",
        "refused: {tuco: done}",
        "doc: done",
        "check: {asked: belle, hands: {doc: 3}, discards: {doc: 0}}",
        "belle: done",
    )
    then = "asked: nobody, hands: {doc: [move, shoot], belle: [bullet doc]}, discards: {doc: [move], belle: [rob]}"
    assert not check(KEEP, *lines, then=f"{then}, events: [discarded doc move, discarded belle rob]")
    more = KEEP.replace("django: [floor]", "django: [floor, move]")
    assert not check(more, lines[0], then=facts)
    offers = "offers: {doc: [discard shoot], belle: [done]}"
    assert not check(more, lines[0], then=offers)
    assert check(more, lines[0], then="offers: {doc: [discard rob]}") == (
        "then.offers.doc: expected discard rob among the options, found discard move, discard shoot, done",
    )
    for fact in ("options: [done]", "offers: [done]", "not offered: [discard rob]"):
        (problem,) = check(more, lines[0], then=fact)
        assert "several players are asked" in problem


def test_questions_while_hands_are_drawn() -> None:
    given = f"{OLD}, phase: drawing, tops: {{doc: [belle]}}, rounds: [bridge]"
    lines = (
        "run: drawing",
        "check: {asked: doc, about: Lighten, options: [done, discard bullet belle]}",
        "doc: discard bullet belle",
        "check: {asked: nobody}",
        "run: planning",
    )
    assert not check(given, *lines, then="asked: doc, discards: {doc: [bullet belle]}")


def test_two_bandits_share_their_cards() -> None:
    given = f"{DUO}, phase: planning, hands: {{tuco: [tuco shoot, cheyenne move, marshal, move 2]}}"
    assert check(given, then="round: 1") == ("given: tuco has 1 cheyenne move cards, not 2",)
    given = given.replace(", move 2", "") + ", pile: [cheyenne hide shoot, tuco marshal]"
    assert check(given, then="round: 1") == ("given: tuco has 1 marshal cards, not 2",)
    given = given.replace(", tuco marshal", "")
    then = "hands: {cheyenne: [shoot, marshal, move 2]}, decks: {tuco: 7}, pile: [cheyenne hide shoot]"
    assert not check(given, then=then)
    assert check(given, then="hands: {tuco: [tuco move]}") == (
        "then.hands.tuco: expected tuco move, found cheyenne move, marshal, tuco shoot",
    )
    assert not check(given, then="sees: {doc: {pile: [cheyenne hidden]}, tuco: {pile: [cheyenne hide shoot]}}")
    assert not check(
        given,
        "tuco: play cheyenne move",
        then="pile: [cheyenne hide shoot, cheyenne move], events: [played tuco cheyenne move]",
    )
    assert check(f"{DUO}, phase: planning, hands: {{tuco: [doc shoot]}}", then="round: 1") == (
        "given.hands.tuco: 'doc shoot' is no card of this player: he does not lead doc",
    )
    assert check(f"{DUO}, phase: planning, hands: {{tuco: [], cheyenne: []}}", then="round: 1") == (
        "given.hands.cheyenne: the cards of this player are there twice",
    )


def test_a_card_acts_for_its_bandit() -> None:
    places = "places: {tuco: 1 inside, cheyenne: 2 inside, doc: 3 inside, django: 3 inside}"
    shots = "[shoot doc, shoot django, shoot tuco]"
    assert not check(f"{DUO}, {places}", "resolve: cheyenne shoot", then=f"asked: tuco, options: {shots}")
    then = "tops: {doc: [cheyenne], django: 1}, received: {doc: 1, django: 0}, revolvers: {cheyenne: 5}"
    then += ", events: [resolved cheyenne shoot, shot cheyenne doc], pile: [cheyenne shoot]"
    assert not check(f"{DUO}, {places}", "resolve: cheyenne shoot", "cheyenne: shoot doc", then=then)


def test_bullets_count_for_the_bandit_under_whom_they_are_named() -> None:
    g = position(f"{DUO}, bullets: {{tuco: [doc], cheyenne: [neutral, django]}}")
    assert [int(g.counters[RECEIVED + b]) for b in range(4)] == [1, 2, 0, 0]
    g = position(f"{PAIRS}, decks: {{doc: [bullet belle, bullet neutral]}}, received: {{doc: 0}}")
    assert [int(g.counters[RECEIVED + b]) for b in range(4)] == [0, 2, 0, 0]
    (problem,) = check(f"{PAIRS}, decks: {{doc: [bullet belle]}}, received: {{doc: 0, tuco: 0}}", then="round: 1")
    assert problem == "given.received.tuco: 1 bullets lie among his cards, not 0"


def test_draws_name_cards_by_bandit() -> None:
    cards = "doc move, tuco move, doc shoot, tuco shoot, marshal, doc rob"
    given = f'{PAIRS}, phase: drawing, draws: ["doc cards {cards}, tuco rob"]'
    lines = ("run: drawing", "doc: pass", "belle: search marshal")
    assert not check(given, *lines, then=f"hands: {{tuco: [{cards}, tuco rob], belle: 7}}")
    assert not check(given, *lines, then="events: [no-search doc, searched belle marshal, drew doc 7]")
    (problem,) = check(given.replace("doc rob", "belle rob"), *lines, then="round: 1")
    assert problem == "given.draws[0]: 'belle rob' is no card of this player: he does not lead belle"


def test_a_new_game_asks_who_starts_where() -> None:
    given = f"{DUO.replace('[duo]', '[duo], cars: [mail, dining, saloon, baggage]')}, phase: start"
    lines = (
        "check: {asked: [tuco, doc], about: PawnsInFists, options: {cheyenne: [caboose tuco, caboose cheyenne]}}",
        "doc: caboose django",
        "check: {asked: tuco, sees: {tuco: {asked: [tuco, doc]}}}",
        "cheyenne: caboose cheyenne",
    )
    then = "asked: nobody, places: {tuco: 3 inside, cheyenne: 4 inside, doc: 3 inside, django: 4 inside}"
    assert not check(given, *lines, then=then)
    assert not check(DUO, then="places: {tuco: 4 inside, cheyenne: 3 inside, doc: 4 inside, django: 3 inside}")
