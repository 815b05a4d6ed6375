"""Every fact of a scenario holds when it is true and fails when it is not."""

import pytest

from folsom.notation.scenario import check_text
from folsom.notation.scenario.facts import FACTS

# Doc shoots Tuco; Django is asked what to rob: a jewel or one of two purses, of which Tuco knows one.
SCENARIO = """
title: t
rules: [BASE-SHOOT-1]
given:
  places: {doc: 2 inside, django: 3 inside, tuco: 1 inside, belle: 4 inside}
  loot: {doc: [purse 300], django: [purse 250, jewel], 3 inside: [purse, purse 400, jewel]}
  knows: {tuco: {3 inside: [purse 400]}}
when:
  - resolve: doc shoot
  - doc: shoot tuco
  - resolve: django rob
then:
"""

TRUE = {
    "places": "{doc: 2 inside, marshal: loco inside}",
    "loot": "{django: [jewel, purse 250], belle: [], 3 inside: [purse, purse 400, jewel], stock: 1}",
    "hands": "{doc: []}",
    "decks": "{doc: 9, tuco: [move, move, floor, floor, shoot, shoot, rob, rob, punch, marshal, bullet doc]}",
    "bullets": "{tuco: [doc], belle: 0}",
    "pile": "[doc shoot, django rob]",
    "revolvers": "{doc: 5}",
    "received": "{tuco: 1}",
    "money": "{doc: 0}",
    "neutral": "13",
    "round": "1",
    "turn": "1",
    "first": "doc",
    "card": "tunnels",
    "cars": "[baggage, second-class, first-class, dining]",
    "rounds": "[angry-marshal, swivel-arm, braking, take-it-all, rebellion, bridge]",
    "stations": "3",
    "asked": "django",
    "about": "RobToken",
    "options": "[rob jewel, rob purse]",
    "offers": "[rob jewel]",
    "not offered": "{rob strongbox: BASE-ROB-1}",
    "knows": "{tuco: {3 inside: [purse 400, purse, jewel]}, spectator: {doc: [purse]}}",
    "sees": "{tuco: {bullets: {tuco: [doc]}, options: []}, django: {options: [rob jewel, rob purse]}}",
    "events": "[resolved doc shoot, {shot doc tuco: BASE-SHOOT-1}, resolved django]",
    "no events": "[shot belle, shot doc belle, placed]",
    "score": "{doc: 1300, django: 750}",
    "sharpshooters": "[doc]",
    "winners": "[doc]",
}

FALSE = [
    ("places: {doc: 2 roof}", ".doc: expected 2 roof, found 2 inside"),
    ("loot: {django: [jewel]}", ".django: expected jewel, found jewel, purse 250"),
    (
        "loot: {3 inside: [purse, purse, jewel]}",
        ".3 inside: expected jewel, purse, purse, found jewel, purse, purse 400",
    ),
    ("loot: {stock: 2}", ".stock: expected 2, found 1"),
    ("hands: {doc: [move]}", ".doc: expected move, found nothing"),
    ("decks: {doc: 10}", ".doc: expected 10, found 9"),
    ("bullets: {tuco: [neutral]}", ".tuco: expected neutral, found doc"),
    ("bullets: {tuco: 2}", ".tuco: expected 2, found 1"),
    ("pile: [django rob, doc shoot]", ": expected django rob, doc shoot, found doc shoot, django rob"),
    ("pile: [doc hide shoot, django rob]", ": expected doc hide shoot, django rob, found doc shoot, django rob"),
    ("pile: 3", ": expected 3, found 2"),
    ("revolvers: {doc: 6}", ".doc: expected 6, found 5"),
    ("received: {tuco: 0}", ".tuco: expected 0, found 1"),
    ("money: {doc: 250}", ".doc: expected 250, found 0"),
    ("neutral: 12", ": expected 12, found 13"),
    ("round: 2", ": expected 2, found 1"),
    ("turn: 2", ": expected 2, found 1"),
    ("first: belle", ": expected belle, found doc"),
    ("card: bridge", ": expected bridge, found tunnels"),
    ("cars: [mail]", ": expected mail, found baggage, second-class, first-class, dining"),
    ("rounds: 7", ": expected 7, found 6"),
    ("stations: [conductor]", ": expected conductor, found conductor, marshals-revenge, pickpocketing"),
    ("asked: nobody", ": expected nobody, found django"),
    ("asked: [doc, django]", ": expected django, doc, found django"),
    ("about: ShootAt", ": expected ShootAt, found RobToken"),
    ("options: [rob jewel]", ": expected rob jewel, found rob jewel, rob purse"),
    ("offers: [rob strongbox]", ": expected rob strongbox among the options, found rob jewel, rob purse"),
    ("not offered: [rob jewel]", ".rob jewel: expected rob jewel not to be offered, found rob jewel, rob purse"),
    (
        "not offered: {rob strongbox: BASE-ROB-2}",
        ".rob strongbox: expected barred by BASE-ROB-2, found barred by BASE-ROB-1",
    ),
    (
        "knows: {belle: {3 inside: [purse 400, purse, jewel]}}",
        ".belle.3 inside: expected jewel, purse, purse 400, found jewel,",
    ),
    ("sees: {tuco: {options: [rob jewel]}}", ".tuco.options: expected rob jewel, found nothing"),
    ("sees: {spectator: {decks: {doc: [move]}}}", ".spectator.decks.doc: expected move, found floor,"),
    ("events: [resolved django, shot doc tuco]", "[1]: expected shot doc tuco, found nothing"),
    ("events: [{shot doc tuco: BASE-SHOOT-2}]", "[0]: expected shot doc tuco (BASE-SHOOT-2), found resolved doc shoot"),
    ("no events: [shot doc]", "[0]: expected no event 'shot doc', found shot doc tuco"),
    ("score: {doc: 300}", ".doc: expected 300, found 1300"),
    ("sharpshooters: [doc, belle]", ": expected belle, doc, found doc"),
    ("winners: []", ": expected nothing, found doc"),
]

# Words that name nothing are errors, not facts that fail.
UNKNOWN = [
    ("places: {dok: 2 inside}", ".dok: no bandit or lawman is called 'dok': did you mean 'doc'?"),
    ("places: {doc: 2 attic}", ".doc: no place is called '2 attic'"),
    ("loot: {3 insid: []}", ".3 insid: no holder of loot is called '3 insid': did you mean '3 inside'?"),
    ("loot: {doc: [purs]}", ".doc: no token is called 'purs': did you mean 'purse'?"),
    ("hands: {doc: [mov]}", ".doc: no card is called 'mov': did you mean 'move'?"),
    ("bullets: {tuco: [dok]}", ".tuco: no colour of bullets is called 'dok': did you mean 'doc'?"),
    ("pile: [doc shot]", ": no action card is called 'shot': did you mean 'shoot'?"),
    ("revolvers: {dok: 1}", ".dok: no bandit is called 'dok': did you mean 'doc'?"),
    ("first: dok", ": no bandit is called 'dok': did you mean 'doc'?"),
    ("card: brige", ": no round card is called 'brige': did you mean 'bridge'?"),
    ("cars: [male]", ": no car is called 'male': did you mean 'mail'?"),
    ("rounds: [brige]", ": no round card is called 'brige': did you mean 'bridge'?"),
    ("asked: dok", ": no bandit is called 'dok': did you mean 'doc'?"),
    ("about: ShotAt", ": no question is called 'ShotAt': did you mean 'ShootAt'?"),
    ("options: [rib jewel]", ": nothing is called 'rib': did you mean 'rob'?"),
    ("not offered: [rob jewl]", ": no token is called 'jewl': did you mean 'jewel'?"),
    ("knows: {dok: {}}", ".dok: no viewer is called 'dok': did you mean 'doc'?"),
    ("sees: {spectatr: {round: 1}}", ".spectatr: no viewer is called 'spectatr': did you mean 'spectator'?"),
    ("events: [shoot doc]", "[0]: no event is called 'shoot': did you mean 'shot'?"),
    ("no events: [shot dok]", "[0]: no thing in an event is called 'dok': did you mean 'doc'?"),
    ("score: {dok: 1}", ".dok: no bandit is called 'dok': did you mean 'doc'?"),
    ("winners: [dok]", ": no bandit is called 'dok': did you mean 'doc'?"),
]


def problems(fact: str) -> tuple[str, ...]:
    return check_text(f"{SCENARIO}  {fact}\n").problems


def test_every_fact_is_tried_both_ways() -> None:
    here = set(FACTS) - {"discards", "tops"}  # those of a variant, or a box, are tried with it
    assert set(TRUE) == here
    assert {fact.split(":")[0] for fact, _ in FALSE} == here


@pytest.mark.parametrize("fact", TRUE)
def test_a_true_fact_holds(fact: str) -> None:
    assert problems(f"{fact}: {TRUE[fact]}") == ()


@pytest.mark.parametrize(("fact", "failure"), FALSE, ids=[fact for fact, _ in FALSE])
def test_a_false_fact_fails(fact: str, failure: str) -> None:
    (found,) = problems(fact)
    assert found.startswith(f"then.{fact.split(':', maxsplit=1)[0]}{failure}"), found


@pytest.mark.parametrize(("fact", "problem"), UNKNOWN, ids=[fact for fact, _ in UNKNOWN])
def test_an_unknown_word_is_an_error(fact: str, problem: str) -> None:
    (found,) = problems(fact)
    assert found.startswith(f"then.{fact.split(':', maxsplit=1)[0]}{problem}"), found


def test_nothing_is_not_offered_when_nobody_is_asked() -> None:
    resting = SCENARIO.replace("  - resolve: django rob\n", "")
    (found,) = check_text(f"{resting}  not offered: [rob jewel]\n").problems
    assert found == "then.not offered: expected somebody to be asked, found nobody"


def test_a_view_shows_unknown_cards_as_such() -> None:
    text = """
title: t
rules: [BASE-HIDDEN-2]
given: {phase: planning, hands: {doc: [move, rob]}, pile: [belle hide shoot]}
then:
  sees:
    belle: {hands: {doc: [unknown, unknown]}, decks: {doc: 8}, pile: [belle hide shoot]}
    doc: {hands: {doc: [move, rob]}, pile: [belle hidden], options: [play move, play rob, draw]}
"""
    assert check_text(text).problems == ()
