"""What a programmer prints reads well: everything has a short text of its own, in the words of the notation."""

from __future__ import annotations

import pytest

import folsom
from core.games import started, until_draw
from folsom import (
    SPECTATOR,
    Decision,
    Event,
    Game,
    Listener,
    Outcome,
    Refused,
    Setup,
    SetupError,
    Source,
    Table,
    Unreadable,
    answer,
    apply,
    new_game,
    new_table,
    outcome,
    pending,
    play_out,
    view,
)
from folsom.core.builder import Builder
from folsom.core.chronicle import Chronicle
from folsom.core.game import bare_game
from folsom.core.graph import Draft
from folsom.core.packed import option_of
from folsom.core.seats import LEADS_BANDITS, Seat
from folsom.core.steps import STEPS, Do, Together
from folsom.core.views import project
from folsom.core.words import HAPPENINGS, VERBS, happening, verb
from folsom.laws.ears import Eyes
from folsom.laws.shadows import play_in_pairs
from folsom.notation.options import parse_option

SETUP = Setup(("doc", "belle", "tuco"), cars=("mail", "dining", "saloon"))
PAIRS = Setup(("doc", "tuco", "belle", "django"), variants=("pairs",))
HORSES = Setup(("doc", "belle", "tuco"), boxes=("horses",))
SECRETS = Setup(("doc", "belle", "tuco"), variants=("expert-2016",))


@pytest.fixture(scope="module")
def table() -> Table:
    return new_table(SETUP)


def decision(table: Table, step: str, numbers: list[int], *options: str, part: int = 0) -> Decision:
    return Decision(table, 12, 0, STEPS[step](*numbers), [parse_option(table, text) for text in options], part)


def event(table: Table, name: str, rule: str, *numbers: int) -> Event:
    return Event(table, next(kind.number for kind in HAPPENINGS if kind.name == name), rule, list(numbers), 0)


def bare_table() -> Table:
    """A table on which no rules are laid."""
    made = Builder([Seat("ann", LEADS_BANDITS), Seat("bob", LEADS_BANDITS)], [0, 1], ["ann", "bob"])
    made.place("raft")
    made.drafts.append(Draft())
    return Table(made)


class Wave(Do):
    """A step of a box."""


class Vote(Together):
    """A question to both."""


# Decisions and events.


def test_a_decision_says_who_is_asked_what_with_the_options_as_text(table: Table) -> None:
    plan = decision(table, "Plan", [0, 0], "play move", "hide shoot", "draw")
    assert repr(plan) == "<Decision 12, Plan asks doc: play move, hide shoot, draw>"
    assert str(plan) == repr(plan)
    shoot = decision(table, "ShootAt", [0, 0], "shoot belle", "shoot tuco")
    assert repr(shoot) == "<Decision 12, ShootAt asks doc: shoot belle, shoot tuco>"
    rob = decision(table, "RobToken", [0, 0], "rob purse 300", "rob jewel")
    assert repr(rob) == "<Decision 12, RobToken asks doc: rob purse 300, rob jewel>"
    assert repr(decision(table, "MoveTo", [0, 0], "move 2 roof")) == "<Decision 12, MoveTo asks doc: move 2 roof>"


def test_a_decision_says_its_part() -> None:
    keep = decision(new_table(SECRETS), "KeepWhich", [0b111, 9, 2016], "discard rob", "done", part=1)
    assert repr(keep) == "<Decision 12 part 1, KeepWhich asks doc: discard rob, done>"


def test_an_option_that_names_nothing_is_a_number(table: Table) -> None:
    shoot = parse_option(table, "shoot doc") & 255
    odd = [option_of(shoot, 99), -5, 255]
    made = Decision(table, 1, 7, STEPS["ShootAt"](0, 0), odd)
    assert repr(made) == "<Decision 1, ShootAt asks nobody: shoot #99, #-5, #255>"


def test_a_secret_decision_of_somebody_else_has_no_options() -> None:
    game = started(setup=SETUP)
    asked = pending(game)[0]
    seat = "belle" if asked.seat == 1 else "doc" if asked.seat == 0 else "tuco"
    for viewer in ({0, 1, 2} - {asked.seat}) | {SPECTATOR}:
        assert repr(pending(view(game, viewer))) == f"[<Decision 1, Plan asks {seat}>]"
    assert repr(pending(view(game, asked.seat))) == repr(pending(game))
    assert repr(asked).startswith(f"<Decision 1, Plan asks {seat}: play ")


def test_an_event_says_what_happened_and_by_which_rule(table: Table) -> None:
    assert repr(event(table, "shot", "BASE-SHOOT-1", 0, 1)) == "<Event shot doc belle (BASE-SHOOT-1)>"
    placed = event(table, "placed", "BASE-MOVE-1", 1, 2, -1)
    assert repr(placed) == f"<Event placed belle {table.place_names[2]} nowhere (BASE-MOVE-1)>"
    taken = event(table, "token", "BASE-ROB-1", 0, int(table.loot_of(2)), 0, 2)
    assert repr(taken) == f"<Event token {table.place_names[0]} tuco's loot purse 300 (BASE-ROB-1)>"
    assert repr(event(table, "drew", "BASE-PLAN-1", 1, 3, 0)) == "<Event drew belle 3 (BASE-PLAN-1)>"
    drew = event(table, "drew", "BASE-PLAN-1", 1, 3, parse_option(table, "cards move, move, rob") >> 8)
    assert repr(drew) == "<Event drew belle 3 move, move, rob (BASE-PLAN-1)>"
    assert repr(event(table, "met", "BASE-MARSHAL-2", 3, 0b011)) == "<Event met marshal doc, belle (BASE-MARSHAL-2)>"
    assert repr(event(table, "revealed", "BASE-HIDDEN-7")) == "<Event revealed (BASE-HIDDEN-7)>"


def test_a_listener_is_printed_by_its_kind() -> None:
    class Ear(Listener):
        pass

    assert repr(Listener()) == "<Listener>"
    assert repr(Ear()) == "<Ear>"
    assert repr(Chronicle(started(), [])) == "<Chronicle>"


# Games and views.


def test_a_game_says_when_it_is_and_who_is_asked() -> None:
    game = started(seed=1, setup=SETUP)
    first = game.table.pawn_names[int(game.asked)]
    assert repr(game) == f"<Game in round 1, planning: Plan asks {first}>"
    assert repr(view(game, 1)) == f"<Game seen by belle in round 1, planning: Plan asks {first}>"
    assert repr(view(game, SPECTATOR)) == f"<Game seen by a spectator in round 1, planning: Plan asks {first}>"
    play_out(game, Source(1))
    assert repr(game) == "<Game: over>"


def test_a_game_in_the_middle_of_a_draw() -> None:
    game = until_draw("DrawCards")
    assert repr(game) == "<Game in round 1, drawing: DrawCards asks chance>"
    assert repr(project(game, 0)) == "<Game seen by doc in round 1, drawing: DrawCards asks chance>"
    assert repr(new_game(Setup(SETUP.bandits))) == "<Game: DrawTrain asks chance>"


def test_a_game_in_which_several_are_asked() -> None:
    game = new_game(HORSES)
    folsom.run_chance(game, Source(1))
    assert repr(game) == "<Game: BoardOrRideOn asks doc, belle, tuco>"
    apply(game, game.options[0])
    assert repr(game) == "<Game: BoardOrRideOn asks belle, tuco>"
    assert repr(view(game, 0)) == "<Game seen by doc: BoardOrRideOn asks belle, tuco>"
    assert repr(view(game, 1)) == "<Game seen by belle: BoardOrRideOn asks doc, belle, tuco>"


def test_a_game_without_rules() -> None:
    game = bare_game(bare_table())
    assert repr(game) == "<Game: over>"
    game.push(Wave())
    assert repr(game) == "<Game: Wave comes next>"
    game.push(Vote(0b11))
    assert repr(game) == "<Game: Vote asks ann, bob>"
    game.open = 0b11
    assert repr(project(game, 1)) == "<Game seen by bob: Vote asks ann, bob>"
    vote = Decision(game.table, 1, 1, game.top.step, [verb("pass"), option_of(verb("round", 7), 3)])
    assert repr(vote) == "<Decision 1, Vote asks bob: pass, round #3>"


# What lies on the table.


def test_a_table_names_who_is_there(table: Table) -> None:
    assert repr(table) == "<Table of doc, belle, tuco, marshal: 8 places, 26 tokens, 11 kinds of cards>"
    assert repr(new_table(PAIRS)).startswith("<Table of doc+tuco, belle+django, marshal: ")
    assert repr(new_table(HORSES)).startswith("<Table of doc, belle, tuco, marshal, shotgun: ")
    assert repr(bare_table()) == "<Table of ann, bob: 1 places, 0 tokens, 1 kinds of cards>"


def test_pieces_are_printed_by_name(table: Table) -> None:
    assert repr(table.token_kinds) == "[<TokenKind purse>, <TokenKind jewel>, <TokenKind strongbox>]"
    assert repr(table.card_kinds[:3]) == "[<CardKind unknown>, <CardKind move>, <CardKind floor>]"
    assert repr(table.values[1]) == "<Value 250>"
    assert repr(table.spots[0]) == "<Spot deck of seat 0>"
    assert repr(table.powers) == "[<Belle belle>, <Doc doc>, <Tuco tuco>]"
    assert repr(table.actions[:2]) == "[<Move move>, <ChangeFloor floor>]"
    assert repr(table.graphs) == "[<Graph of 8 places>]"
    assert repr(table.board) == "<Board of 8 places: train>"
    assert repr(table.rules) == "<Rules of 2016>"
    assert repr(VERBS[verb("draw")]) == "<Verb draw>"
    assert repr(HAPPENINGS[happening("shot")]) == "<Happening shot>"
    made = Builder([Seat("ann", LEADS_BANDITS)], [0], ["ann"])
    made.place("raft")
    assert repr([*made.pawns, *made.places]) == "[<Pawn ann>, <Place raft>]"


def test_steps_are_printed_as_they_are_made(table: Table) -> None:
    assert repr(STEPS["ShootAt"](2, 2)) == "ShootAt(2, 2)"
    assert repr(Wave()) == "Wave()"
    assert [repr(step) for step in started(setup=SETUP).stack][:2] == ["Moment(4)", "Planning(1)"]


# Setups, chance, results and refusals.


def test_a_setup_is_printed_as_it_is_made() -> None:
    assert repr(Setup(("doc", "belle"))) == "Setup(bandits=('doc', 'belle'))"
    full = Setup(("doc",), 2014, True, ("mail",), ("bridge",), ("hostage",), ("duo",), ("horses",))
    assert repr(full) == (
        "Setup(bandits=('doc',), edition=2014, first_game=True, cars=('mail',), rounds=('bridge',), "
        "stations=('hostage',), variants=('duo',), boxes=('horses',))"
    )
    for setup in (full, SETUP, PAIRS):
        assert eval(repr(setup)) == setup


def test_a_source_says_where_it_is() -> None:
    source = Source(1)
    assert repr(source) == f"<Source in state {int(source.state):#x}>" == repr(Source(1))
    source.below(6)
    assert repr(source) != repr(Source(1))


def test_an_outcome_says_who_has_what() -> None:
    result = Outcome([250, 750, 2000], [1250, 750, 3000], 0b101, 0b100)
    assert repr(result) == "<Outcome 1250 sharpshooter, 750, 3000 sharpshooter winner>"


def test_errors_say_what_is_wrong() -> None:
    game = started(setup=SETUP)
    with pytest.raises(Refused) as refused:
        answer(game, 99, 0, 0)
    assert repr(refused.value) == "Refused('decision 99 is no longer open: the open one is 1')"
    assert repr(SetupError("no", "BASE-SETUP-1")) == "SetupError('no (BASE-SETUP-1)')"
    assert repr(Unreadable("no")) == "Unreadable('no')"


def test_everything_public_has_a_text_of_its_own() -> None:
    """Nothing of the public face is printed as an address in memory."""
    classes = [getattr(folsom, name) for name in folsom.__all__ if isinstance(getattr(folsom, name), type)]
    assert {cls.__name__ for cls in classes if cls.__repr__ is object.__repr__} == set()


# Whole games.

SETUPS = (
    Setup(("doc", "belle", "tuco", "django")),
    SECRETS,
    Setup(("doc", "belle", "tuco", "django"), variants=("teams",)),
    HORSES,
)


class Printer(Listener):
    """Prints everything that there is to print, in the middle of things too."""

    def __init__(self) -> None:
        super().__init__()
        self.printed: set[str] = set()

    def hear(self, g: Game, event: Event) -> None:
        self.show(event, g, *g.stack, project(g, 0))

    def show(self, *things: object) -> None:
        self.printed |= {repr(thing) for thing in things}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "+".join([*setup.boxes, *setup.variants]) or "base")
def test_whole_games_can_be_printed(setup: Setup) -> None:
    source = Source(7)
    game = new_game(setup)
    printer = Printer()
    game.listener = printer
    viewers = [*range(int(game.table.seats)), SPECTATOR]
    while not game.over():
        printer.show(game, *game.stack, *pending(game))
        draw = folsom.draw_open(game)
        if draw is None:
            seen = [view(game, viewer) for viewer in viewers]
            printer.show(*seen, *[one for v in seen for one in pending(v)], outcome(game))
        apply(game, game.options[source.below(len(game.options))] if draw is None else draw.sample(game, source))
    printer.show(game, outcome(game))
    assert [text for text in printer.printed if " at 0x" in text or "#" in text] == []
    assert {"<Game: over>", "<Game: nothing is left to do>"} <= printer.printed


class PrintingEyes(Eyes):
    """Looks at what is printed of a view and of the questions in it."""

    def decisions(self, seen: Game) -> object:
        return [repr(seen), *[repr(one) for one in pending(seen)], *[repr(step) for step in seen.stack]]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "+".join([*setup.boxes, *setup.variants]) or "base")
def test_a_view_is_printed_the_same_whatever_its_viewer_cannot_know(setup: Setup, viewer: int) -> None:
    """Beside worlds that the viewer holds possible; a difference in what is printed would be a broken law."""
    source = Source(11)
    game = new_game(setup)
    folsom.run_chance(game, source)
    assert play_in_pairs(game, viewer, source, PrintingEyes()) >= 3
