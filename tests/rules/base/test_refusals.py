"""Which rule bars an answer: one of the question's own rules, and none if the answer makes no sense there."""

import pytest

from folsom import BANDITS, Game, Setup, Source, answer, apply, new_game, pending, run_chance, why_not
from folsom.base.counters import DOWN, FACES, UP
from folsom.base.floor import CLIMBS
from folsom.base.planning import Plan
from folsom.base.train import CLIMB
from folsom.core.graph import Draft, Graph
from folsom.core.loop import advance
from folsom.core.packed import argument_of, option_of
from folsom.core.table import GRAPH
from folsom.core.words import CARD, PAWN, PLACE, VERBS
from folsom.notation.options import option_text, parse_option

# What can be answered to a question, and the rules that bar such an answer when it is not offered.
OWN: dict[str, tuple[set[str], set[str]]] = {
    "Plan": ({"play", "hide", "draw"}, {"BASE-PLAN-1", "BASE-PLAN-2", "BASE-PLAN-3", "BASE-PLAN-5", "BASE-PLAN-9"}),
    "MoveTo": ({"move"}, {"BASE-MOVE-1", "BASE-MOVE-2", "BASE-MOVE-3"}),
    "ShootAt": (
        {"shoot"},
        {"BASE-SHOOT-1", "BASE-SHOOT-2", "BASE-SHOOT-3", "BASE-SHOOT-4", "BASE-MARSHAL-4", "BASE-BELLE-1"},
    ),
    "RobToken": ({"rob"}, {"BASE-ROB-1", "BASE-ROB-2"}),
    "PunchWhom": ({"punch"}, {"BASE-PUNCH-1", "BASE-MARSHAL-4", "BASE-BELLE-1"}),
    "KnockOut": ({"drop"}, {"BASE-PUNCH-1"}),
    "SendTo": ({"send"}, {"BASE-PUNCH-2"}),
    "MarshalTo": ({"marshal"}, {"BASE-MARSHAL-1"}),
    "Pickpocket": ({"pick"}, {"BASE-EV-PICKPOCKET"}),
    "Lighten": ({"discard"}, {"VAR-EXPERT-2"}),
    "KeepWhich": ({"discard"}, {"VAR-EXPERT-1"}),
    "SearchDeck": ({"search"}, {"VAR-PAIR-5"}),
    "PawnsInFists": ({"caboose"}, {"VAR-DUO-2", "VAR-PAIR-4"}),
    "Claim": (set(), set()),
}
ACTIONS = {"Plan", "MoveTo", "ShootAt", "RobToken", "PunchWhom", "KnockOut", "SendTo", "MarshalTo"}
SETUPS = {
    "base": (Setup(BANDITS), ACTIONS),
    "expert": (Setup(("doc", "belle", "tuco", "cheyenne"), variants=("expert-2014",)), {"Lighten", "KeepWhich"}),
    "pairs": (Setup(("doc", "tuco", "belle", "django"), variants=("pairs",)), {"SearchDeck"}),
}


@pytest.mark.rule("BASE-ACT-2", "BASE-PLAN-1")
@pytest.mark.parametrize("name", list(SETUPS))
def test_an_answer_is_barred_by_a_rule_of_its_question_or_makes_no_sense(name: str) -> None:
    setup, expected = SETUPS[name]
    asked: set[str] = set()
    for seed in range(6):
        g, source = new_game(setup), Source(seed)
        run_chance(g, source)
        while not g.over():
            decision = pending(g)[source.below(len(pending(g)))]
            if decision.about in OWN:
                asked.add(decision.about)
                check_all_answers(g, decision.about, decision.seat, decision.options)
            chosen = decision.options[source.below(len(decision.options))]
            answer(g, decision.number, decision.seat, chosen, decision.part)
            run_chance(g, source)
    assert asked >= expected


def check_all_answers(g: Game, about: str, seat: int, options: list[int]) -> None:
    """Tries every verb with arguments that are on the table, and with some that are not."""
    verbs, rules = OWN[about]
    for verb in VERBS:
        sizes = {PLACE: int(g.table.places), PAWN: len(g.table.pawn_names)}
        size = sizes.get(verb.argument, int(g.table.kinds))
        for argument in (*range(size), size, size + 1, 999):
            tried = option_of(verb.number, argument)
            if tried in options:
                continue
            rule = why_not(g, seat, tried)
            named = argument < size and (argument > 0 or verb.argument != CARD)  # something on the table
            if verb.name not in verbs or (not named and verb.name in ("play", "hide", "move", "shoot", "punch")):
                assert rule == "", (about, verb.name, argument)
            elif verb.name == "punch" and argument in g.table.led[seat]:
                assert rule in rules | {""}, (about, argument)  # nobody punches himself
            else:
                assert rule in rules, (about, verb.name, argument, rule)


def two_ways_up() -> Graph:
    """A train on which one climbs to the roof of one's own car or of the car behind."""
    draft = Draft()
    for place in range(10):
        for to in [place ^ 1, (place + 3) % 10] if place % 2 == 0 else [place ^ 1]:
            draft.lead(CLIMB, place, to)
    return Graph(draft, 10)


@pytest.mark.rule("BASE-FLOOR-1")
@pytest.mark.parametrize("bandit", range(4))
def test_where_there_are_two_ways_up_the_bandits_player_is_asked(bandit: int) -> None:
    """No base train has them, so one is made: the question is there for whoever adds such a place."""
    g = new_game(Setup(("doc", "belle", "tuco", "django")))
    run_chance(g, Source(1))
    g.table.graphs.append(two_ways_up())
    g.counters[GRAPH] = len(g.table.graphs) - 1
    g.asked = -1
    g.push(CLIMBS[bandit << 4 | bandit])
    advance(g)
    (decision,) = pending(g)
    assert (decision.about, decision.seat) == ("ClimbTo", bandit)
    car = int(g.at[bandit]) // 2
    texts = {f"climb {car} roof", f"climb {car + 1} roof" if car < 4 else "climb loco roof"}
    assert {option_text(g.table, o) for o in decision.options} == texts
    for place in range(10):
        tried = parse_option(g.table, f"climb {g.table.place_names[place]}")
        assert why_not(g, bandit, tried) == ("" if tried in decision.options else "BASE-FLOOR-1")
        assert why_not(g, bandit, parse_option(g.table, f"move {g.table.place_names[place]}")) == ""
    apply(g, decision.options[1])
    assert g.at[bandit] == argument_of(decision.options[1])


@pytest.mark.rule("BASE-PLAN-3", "BASE-PLAN-5")
def test_what_can_be_planned_hangs_on_the_turn_and_the_deck() -> None:
    """The same hand in a standard turn and in a tunnel, with cards to draw and without."""
    g = new_game(Setup(("belle", "tuco", "doc")))
    run_chance(g, Source(1))
    seat, kinds = int(g.asked), int(g.table.kinds)
    step = g.top.step
    assert isinstance(step, Plan)
    deck = [int(g.cards[seat * kinds + kind]) for kind in range(kinds)]
    found = {}
    for faces in (UP, DOWN):
        for full in (True, False):
            g.counters[FACES] = faces
            for kind in range(kinds):
                g.cards[seat * kinds + kind] = deck[kind] if full else 0
            texts = [option_text(g.table, o) for o in step.offer(g)]
            assert ("draw" in texts) == full
            found[faces, full] = {text.split()[0] for text in texts if text != "draw"}
    assert found == {(UP, True): {"play"}, (UP, False): {"play"}, (DOWN, True): {"hide"}, (DOWN, False): {"hide"}}
