"""Running scenarios: every kind of line, and every fact fails when it should."""

from folsom.notation.scenario import check_text

DUEL = "places: {doc: 2 inside, django: 3 inside, tuco: 1 inside, belle: 4 inside}"
SHOT = ["resolve: doc shoot", "doc: shoot tuco"]


def run(*lines: str, given: str = DUEL, then: str = "round: 1") -> tuple[str, ...]:
    """The problems of a scenario with these lines."""
    when = "".join(f"  - {line}\n" for line in lines)
    return check_text(
        f"title: t\nrules: [BASE-ACT-1]\ngiven: {{{given}}}\nwhen:\n{when or '  []'}\nthen: {{{then}}}"
    ).problems


def fails(problem: str, *lines: str, given: str = DUEL, then: str = "round: 1") -> None:
    """The scenario fails with this problem, and no other."""
    (found,) = run(*lines, given=given, then=then)
    assert found.startswith(problem), found


def test_a_card_is_resolved_and_answered() -> None:
    assert not run(*SHOT, then="bullets: {tuco: [doc]}, pile: [doc shoot], decks: {doc: 9}")


def test_a_resolved_card_comes_from_the_deck_and_must_be_there() -> None:
    assert not run("resolve: doc marshal", then="decks: {doc: 9}")
    fails("when[1].resolve: no card 'doc marshal' is left", "resolve: doc marshal", "resolve: doc marshal")


def test_a_card_is_put_before_those_on_the_pile() -> None:
    pile = f"{DUEL}, pile: [tuco marshal]"
    moves = ["resolve: doc marshal", "tuco: marshal 2 inside"]
    assert not run(
        *moves, given=pile, then="pile: [doc marshal, tuco marshal], places: {doc: 2 roof, marshal: 2 inside}"
    )


def test_nothing_is_resolved_while_somebody_is_asked_or_outside_the_action_phase() -> None:
    fails("when[1]: expected to resolve belle rob, found doc is asked (ShootAt)", SHOT[0], "resolve: belle rob")
    fails(
        "when[0]: expected to resolve doc rob, found doc is asked (Plan)", "resolve: doc rob", given="phase: planning"
    )
    fails("when[0]: expected to resolve doc rob, found nobody is asked", "resolve: doc rob", given="phase: drawing")


def test_an_answer_that_the_game_refuses_fails() -> None:
    situation = "doc is asked (ShootAt): shoot tuco, shoot django"
    refused = f"when[1]: expected doc: shoot belle, found refused (BASE-SHOOT-2): {situation}"
    fails(refused, SHOT[0], "doc: shoot belle")
    fails("when[1]: expected tuco: shoot doc, found refused: doc is asked", SHOT[0], "tuco: shoot doc")
    fails("when[0]: expected doc: shoot tuco, found refused: nobody is asked, the game rests after 'planning'", SHOT[1])


def test_words_in_lines_are_checked() -> None:
    fails("when[0]: no bandit or instruction is called 'resolv': did you mean 'resolve'?", "resolv: doc shoot")
    fails("when[0]: no bandit or instruction is called 'dok': did you mean 'doc'?", "dok: shoot belle")
    fails("when[0].resolve: no bandit is called 'dok': did you mean 'doc'?", "resolve: dok shoot")
    fails("when[1].doc: nothing is called 'shot': did you mean 'shoot'?", SHOT[0], "doc: shot tuco")
    fails("when[1].doc: no bandit or lawman is called 'tuko': did you mean 'tuco'?", SHOT[0], "doc: shoot tuko")
    fails("when[1].refused.doc: nothing is called 'shot'", SHOT[0], "refused: {doc: shot tuco}")


def test_a_refusal_is_checked_with_its_rule() -> None:
    assert not run(SHOT[0], "refused: {doc: shoot belle, rule: BASE-SHOOT-2}", SHOT[1])
    assert not run(SHOT[0], "refused: {doc: shoot belle}", "refused: {tuco: shoot doc}", SHOT[1])
    wrong = "when[1].refused: expected doc: shoot belle to be refused by BASE-SHOOT-3, found refused by BASE-SHOOT-2"
    fails(wrong, SHOT[0], "refused: {doc: shoot belle, rule: BASE-SHOOT-3}")
    fails("when[1]: expected doc: shoot tuco to be refused, found it was taken", SHOT[0], "refused: {doc: shoot tuco}")
    fails("when[0]: expected doc: shoot tuco to be refused, found nobody is asked", "refused: {doc: shoot tuco}")
    fails("when[1].refused: one answer", SHOT[0], "refused: {doc: shoot belle, tuco: shoot doc}")


def test_facts_can_be_checked_on_the_way() -> None:
    assert not run("check: {revolvers: {doc: 6}}", *SHOT, "check: {revolvers: {doc: 5}}")
    fails("when[1].check.revolvers.doc: expected 5, found 6", SHOT[0], "check: {revolvers: {doc: 5}}", SHOT[1])


def test_failures_on_the_way_and_at_the_end_are_all_told() -> None:
    found = run(SHOT[0], "check: {neutral: 1}", SHOT[1], then="round: 2, revolvers: {doc: 6, tuco: 5}")
    assert [line.split(":")[0] for line in found] == [
        "when[1].check.neutral",
        "then.round",
        "then.revolvers.doc",
        "then.revolvers.tuco",
    ]


def test_the_game_runs_from_phase_to_phase() -> None:
    lines = [
        "run: drawing",
        "check: {hands: {doc: 7, belle: 6}, card: bridge, asked: nobody}",
        "run: planning",
        "check: {asked: doc, about: Plan, turn: 1}",
    ]
    assert not run(*lines, given="phase: drawing, rounds: [bridge]")
    plan = [f"{name}: draw" for name in ("doc", "belle", "tuco", "django")]
    last = "phase: planning, card: braking, turn: 4, round: 5, places: {doc: 2 roof}"
    last += ", hands: {doc: [rob], belle: [rob], tuco: [rob], django: [rob]}"
    ends = ["check: {asked: nobody, decks: {doc: 10}, hands: {doc: 0}}", "run: action", "run: event"]
    assert not run(
        *plan, *ends, "check: {places: {doc: 1 roof}}", "run: end", given=last, then="asked: nobody, round: 5"
    )


def test_the_next_round_is_about_to_begin() -> None:
    at_rest = "round: 2, first: belle, asked: nobody, pile: [], hands: {doc: 0}, decks: {doc: 10}"
    assert not run("run: next round", given="pile: [doc floor], phase: event", then=at_rest)


def test_running_past_a_question_or_the_end_fails() -> None:
    fails("when[1]: expected to run to event, found doc is asked (ShootAt)", SHOT[0], "run: event")
    fails("when[0]: expected to run to action, found doc is asked (Plan)", "run: action", given="phase: drawing")
    fails("when[0]: expected to run to planning, found the game is over", "run: planning", given="phase: over")
    fails("when[0]: expected to run to drawing, found the game is over", "run: drawing", given="phase: event, round: 5")


def test_a_pile_is_resolved_to_its_first_question() -> None:
    pile = f"{DUEL}, pile: [belle floor, doc hide shoot, tuco floor]"
    seen = "check: {asked: doc, places: {belle: 4 roof}, pile: [belle floor, doc shoot, tuco floor]}"
    assert not run("run: action", seen, SHOT[1], given=pile, then="places: {tuco: 1 roof}, asked: nobody")


def test_resolved_cards_are_not_resolved_again() -> None:
    pile = f"{DUEL}, pile: [belle hide floor, tuco floor], resolved: 1"
    assert not run(
        "run: action", given=pile, then="places: {belle: 4 inside, tuco: 1 roof}, no events: [resolved belle]"
    )


FLOOR = DUEL.replace("django: 3", "django: 2") + ", loot: {2 inside: [purse, purse 300, purse 400]}"
KNOWN = f"{FLOOR}, knows: {{tuco: {{2 inside: [purse 300, purse 400]}}}}"
ROB = "resolve: doc rob"


def test_draws_are_fixed_before_or_when_they_come() -> None:
    loot = "loot: {1 inside: [purse]}, places: {doc: 1 inside, tuco: 2 inside}"
    for worth in ("300", "500"):
        assert not run(ROB, given=f"{loot}, draws: [worth {worth}]", then=f"loot: {{doc: [purse {worth}]}}")
        assert not run(ROB, f"draw: worth {worth}", given=loot, then=f"loot: {{doc: [purse {worth}]}}")
        assert not run(f"draw: worth {worth}", ROB, given=loot, then=f"loot: {{doc: [purse {worth}]}}")


def test_a_token_is_named_by_what_is_known_of_it() -> None:
    assert not run(
        ROB, "draw: token purse 400", given=KNOWN, then="loot: {doc: [purse 400], 2 inside: [purse 300, purse]}"
    )
    assert not run(ROB, "draw: token purse", "draw: worth 250", given=KNOWN, then="loot: {doc: [purse 250]}")
    twice = f"{FLOOR}, knows: {{tuco: {{2 inside: [purse 300]}}, belle: {{2 inside: [purse 400]}}}}".replace(
        "400", "300"
    )
    both = twice.replace("belle: {2 inside: [purse 300]}", "belle: {2 inside: [purse 300, purse 300]}")
    named = "draw: token purse 300 known to tuco and belle"
    assert not run(ROB, named, given=both, then="knows: {tuco: {doc: [purse 300], 2 inside: [purse, purse]}}")
    fails("when[1].draw: several different tokens here are 'purse 300'", ROB, "draw: token purse 300", given=both)
    fails("when[1].draw: no token here is 'purse 450'", ROB, "draw: token purse 450", given=KNOWN)
    fails(
        "when[1].draw: no token here is 'purse 300 known to belle'",
        ROB,
        "draw: token purse 300 known to belle",
        given=KNOWN,
    )


def test_a_fixed_outcome_waits_for_its_draw() -> None:
    hand = "move, move, floor, floor, rob, rob"
    draws = f'phase: drawing, draws: [round braking, "tuco cards {hand}"]'
    assert not run("run: drawing", given=draws, then=f"hands: {{tuco: [{hand}]}}, card: braking")
    for_doc = draws.replace("tuco ", "")
    fails(f"given.draws[1]: 'cards {hand}' cannot be drawn here: cards ", "run: drawing", given=for_doc)


def test_an_outcome_that_cannot_come_or_never_comes_fails() -> None:
    loot = "loot: {1 inside: [purse], belle: [purse 300, purse 300]}, places: {doc: 1 inside}"
    fails("when[1].draw: 'worth 300' cannot be drawn here: worth 250, or worth 350", ROB, "draw: worth 300", given=loot)
    fails("when[1].draw: no value is called '310'", ROB, "draw: worth 310", given=loot)
    fails(
        "given.draws[0]: expected 'worth 300' to be drawn, found no such draw came", given=f"{loot}, draws: [worth 300]"
    )


def test_a_seed_makes_the_same_game() -> None:
    loot = "loot: {1 inside: [purse, purse, purse, purse]}, places: {doc: 1 inside}"
    found = {run(ROB, given=f"{loot}, seed: {seed}", then="loot: {doc: [purse 250]}") for seed in (1, 2, 3, 4, 5, 6)}
    assert len(found) > 1
    again = {run(ROB, given=f"{loot}, seed: 2", then="loot: {doc: []}") for _ in range(3)}
    assert len(again) == 1


def test_nothing_left_to_come_is_an_error() -> None:
    fails("nothing is left to come in RoundCardUp", "run: drawing", given="phase: drawing, rounds: []")


def test_a_new_game_is_set_up_by_its_draws() -> None:
    draws = 'phase: start, draws: ["train mail, dining, saloon, baggage", first tuco]'
    train = "cars: [mail, dining, saloon, baggage], first: tuco, asked: nobody"
    assert not run(given=draws, then=f"{train}, places: {{tuco: 4 inside, django: 3 inside, marshal: loco inside}}")
    assert not run(
        given=draws, then="loot: {1 inside: [jewel, purse, purse, purse, purse], doc: [purse 250]}, asked: nobody"
    )


def test_the_marshals_revenge_takes_a_named_one_of_equals() -> None:
    roof = "phase: event, round: 5, card: marshals-revenge, places: {doc: 1 roof, marshal: 1 inside}"
    loot = "loot: {doc: [purse 300, purse 300]}, knows: {belle: {doc: [purse 300]}}"
    lost = 'draws: ["lose purse 300 known to belle"]'
    then = "knows: {belle: {doc: [purse]}, doc: {doc: [purse 300]}}, loot: {gone: 24}"
    assert not run("run: event", given=f"{roof}, {loot}, {lost}", then=then)
