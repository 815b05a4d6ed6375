"""One-line positions: every position of every variant, for every viewer, reads back; a wrong text is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folsom import Setup, Source, new_game, play_out, save, view
from folsom.notation.position import PositionError, clauses, parse_position, position_text
from laws.tables import SEEDS, UNHURRIED, started
from notation.games import everybodys, positions, setups

FOUR = Setup(("doc", "belle", "tuco", "django"))


@settings(UNHURRIED, max_examples=8)
@given(setups(), SEEDS)
def test_every_position_reads_back(setup: Setup, seed: int) -> None:
    for number, g in enumerate(positions(setup, seed)):
        if number % 5 and not g.over():
            continue
        for seen in everybodys(g):
            text = position_text(seen, setup)
            assert "\n" not in text
            read = parse_position(text)
            assert read.setup == setup
            assert save(read.game) == save(seen)
            assert position_text(read.game, read.setup) == text


@settings(UNHURRIED, max_examples=8)
@given(setups(), SEEDS)
def test_games_go_on_from_a_text(setup: Setup, seed: int) -> None:
    """What is read plays on like the game that was written."""
    for number, g in enumerate(positions(setup, seed)):
        if number % 25:
            continue
        one, other = g.copy(), parse_position(position_text(g, setup)).game
        assert play_out(one, Source(seed)) == play_out(other, Source(seed))
        assert save(one) == save(other)


def position() -> str:
    return position_text(started(FOUR, 5, 40), FOUR)


def test_a_position_is_for_people_too() -> None:
    found = clauses(started(FOUR, 5, 40), FOUR)
    assert found["bandits"] == "doc, belle, tuco, django"
    assert re.fullmatch(r"doc (\d|loco) (inside|roof), belle .*, marshal (\d|loco) inside", found["places"])
    assert re.search(r"purse#\d+ 250 \(doc start\)", " ".join(found.values()))
    assert found["round"] in "12345"
    assert re.match(r"(Plan|MoveTo|ShootAt|MarshalTo|RobToken)", found["to do"])


def test_a_view_has_no_numbers_for_what_looks_alike() -> None:
    text = position_text(view(started(FOUR, 5, 8), 1), FOUR)
    assert "seen by: belle" in text
    assert "purse#" not in text and "unknown" in text


def test_space_does_not_matter() -> None:
    text = position()
    assert position_text(parse_position("  " + text.replace("; ", " ;\n  ").replace(",", " ,")).game, FOUR) == text


def test_a_position_needs_nothing_else() -> None:
    setup = Setup(("doc", "belle", "tuco"), edition=2014, cars=("mail", "dining", "saloon"), variants=("expert-2014",))
    read = parse_position(position_text(started(setup, 3, 9), setup))
    assert read.setup == setup


CHANGES = [
    (r"^folsom 1", "folsom 2", "only version"),
    (r"^folsom 1", "chess 1", "begins with 'folsom 1;'"),
    (r"bandits: doc", "bandits: dok", "did you mean 'doc'"),
    (r"bandits: doc, ", "bandits: ", "no seat|no pawn|not|is called"),
    (r"bandits: [^;]*; ", "", "names its bandits"),
    (r"edition: 2016", "edition: 2015", "2015"),
    (r"edition: 2016", "edition: new", "edition: 'new' is no number"),
    (r"; question: \d+", "", "'question' is missing"),
    (r"round: (\d)", "round: 1; round: \\1", "'round' is there twice"),
    (r"round: ", "roond: ", "did you mean 'round'"),
    (r"round: \d", "round", "'round' is no clause"),
    (r"places: doc", "places: belle", "belle is in two places"),
    (r"marshal (loco|\d) inside", "marshal 9 inside", "places: no place of the board is called '9 inside'"),
    (r"purse#(\d+) 250", "purse#\\1 275", "no purse's value is called '275'"),
    (r"strongbox#24", "strongbox#25", "token 25 is there twice|is nowhere"),
    (r"strongbox#24", "strongbox#7", "no strongbox has the number 7"),
    (r"strongbox#24", "strongbox", "has no number"),
    (r"strongbox#24(, |; )", "jewel#18\\1", "is there twice|nowhere"),
    (r"deck doc: [^;]*", "deck doc: move*9", "cards 'move', the game has"),
    (r"deck doc: [^;]*", "deck doc: move*-1", "there cannot be -1 cards 'move'"),
    (r"deck doc: [^;]*", "deck doc: unknown*2", "nothing is unknown in a true game"),
    (r"deck doc: [^;]*", "deck doc: muve", "did you mean 'move'"),
    (r"to do: [^;]*", "to do: Dance 1", "no step is called 'Dance'"),
    (r"to do: [^;]*", "to do: Plan 1 0 7 7", "to do: "),
    (r"to do: [^;]*", "to do: Plan 9 0", "asks seat 9"),
    (r"to do: [^;]*", "to do: Planning 1", "Planning comes next, but a position waits for an answer"),
    (r"to do: [^;]*", "to do: KeepWhich 0 0 2016", "nobody is left to answer"),
    (r"to do: [^;]*", "to do: Plan 99999999999 0", "too large"),
    (r"first: \w+", "first: marshal", "first: no bandit is called 'marshal'"),
    (r"\(doc start\)", "(doc|belle)", "one list of seats, or three"),
    (r"card: [^;]+", "card: tunel", "did you mean 'tunnels'"),
    (r"train: [^;]+", "train: mail", "the train has 4 cars, not 1"),
    (r"; question", "; counters: fuel 3; question", "no counter is called 'fuel'"),
    (r"; question", "; counters: graph 99; question", "graph is a number from 0 to"),
    (r"; question", "; counters: resolved -1; question", "cannot be below 0"),
    (r"; question", "; counters: powers.doc bell; question", "no power is called 'bell': did you mean 'belle'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), CHANGES, ids=[f"{old}-{new}"[:40] for old, new, _ in CHANGES])
def test_a_wrong_text_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    text = position()
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(PositionError, match=reason):
        parse_position(changed)


@settings(UNHURRIED, max_examples=300)
@given(
    st.integers(0, 10_000), st.integers(0, 30), st.text(st.sampled_from("doc ;:,#*-()|0123456789 purse"), max_size=4)
)
def test_whatever_is_typed_is_read_or_refused(start: int, length: int, typed: str) -> None:
    text = position()
    start %= len(text)
    changed = text[:start] + typed + text[start + length :]
    try:
        read = parse_position(changed)
    except PositionError as error:
        assert str(error)
    else:
        again = position_text(read.game, read.setup)
        assert save(parse_position(again).game) == save(read.game)


def test_the_very_start_has_a_text() -> None:
    g = new_game(FOUR)
    text = position_text(g, FOUR)
    assert "places" not in text
    assert save(parse_position(text).game) == save(g)
