"""What is tried with the convoy, a box with every shape; each in a process of its own, which has it as if installed."""

from __future__ import annotations

import io
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from folsom_convoy.documents import PUT_BACK
from folsom_convoy.errands import errand_of, errand_places
from folsom_convoy.pieces import pieces_of, stands_at

import folsom
from folsom import SPECTATOR, Game, Setup, Source, Table, new_game, outcome, pending, play_out, save, view
from folsom.base.hands import hand_size
from folsom.base.rules import rules_of
from folsom.core.events import Event
from folsom.core.game import EVERYTHING
from folsom.core.packed import argument_of, verb_of
from folsom.core.seats import AUTOMATON
from folsom.core.verbs import barred_value, place_pawn
from folsom.core.views import card_kind
from folsom.core.words import HAPPENINGS
from folsom.laws.games import play_trials
from folsom.notation.options import option_text, parse_option
from folsom.notation.position import parse_position, position_text
from folsom.notation.record.playing import verify
from folsom.notation.record.reading import parse_record
from folsom.notation.record.writing import record_text
from folsom.notation.scenario import check_text
from folsom.notation.scenario.running import Ear
from folsom.text import LANGUAGES, Texts
from notation.games import everybodys, ply, positions, random_record

BANDITS = ("doc", "belle", "tuco", "cheyenne")
SETUP = Setup(BANDITS, boxes=("convoy",))
SIX = Setup((*BANDITS, "ghost", "django"), boxes=("convoy",))
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("expert-2014",), ("expert-2016",))
MANY = 200  # games, in which all that can happen comes to pass
MARSHAL, CLOCKWORK = 4, 5  # seats of four bandits' game


def games(setup: Setup = SETUP) -> Iterator[Game]:
    """The positions of many random games, one after the other."""
    for seed in range(MANY):
        yield from positions(setup, seed)


def found(fits: Callable[[Game], bool], setup: Setup = SETUP) -> Game:
    """The first position of such games that fits."""
    return next(g for g in games(setup) if fits(g)).copy()


def documents(g: Game) -> list[int]:
    """The tokens that are documents."""
    return [t for t, kind in enumerate(g.table.tokens) if kind == pieces_of(g).document]


def asked(about: str) -> Game:
    """A position in which this question is open."""
    return found(lambda g: bool(pending(g)) and pending(g)[0].about == about)


# The engine.


def random_games_keep_the_laws() -> None:
    for variants in VARIANTS:
        for players in (2, 3, 4, 5, 6):
            setup = Setup((), boxes=("convoy",), variants=variants)
            tally = play_trials(setup, players, range(2), thorough=players == 3)
            assert tally.failure is None, (variants, players, tally.failure)


def it_has_every_shape() -> None:
    """What the table is made of."""
    table = folsom.new_table(SIX)
    board, pieces = table.board, pieces_of(new_game(SIX, table))
    assert [vehicle.direction for vehicle in board.vehicles] == [1, -1]
    assert len({graph.offsets[1] for graph in table.graphs}) == pieces.stands == 7
    assert [int(board.car[p]) for p in (pieces.cell, pieces.cart)] == [6, -1]
    assert int(board.x[pieces.cart]) == -1, "in front of the locomotive"
    assert int(table.pawns) == 11
    assert [table.led[seat] for seat in (6, 7)] == [[6], []]
    assert not table.crowd >> 6 & 1, "the Marshal is no bandit"
    assert table.roles[7] == AUTOMATON
    assert [int(side) for side in table.side] == [0] * 6 + [1] * 2
    rules = rules_of(new_game(SIX, table))
    assert [card.name for card in rules.rounds] == ["landslide", "signal", "plain", "canyon", "desert", "depot"]
    for seed in range(20):
        g = new_game(SIX, table)
        folsom.run_chance(g, Source(seed))
        cars = [rules.car_names[g.counters[g.table.counter("cars") + car]] for car in range(1, 7)]
        assert cars[-1] == "jail" and sorted(cars[:-1]) == ["baggage", "dining", "first-class", "mail", "saloon"]


def everything_happens() -> None:
    """In random games every shape is used, not only there."""
    seen: set[str] = set()
    for g in games(SETUP):
        if g.listener is None:
            g.listener = Ear()
        decisions = pending(g)
        if decisions:
            seen.add(decisions[0].about)
            card = rules_of(g).rounds[g.counters[g.table.counter("card")]]
            if decisions[0].about == "Bury" and card.late_hands and hand_size(g, decisions[0].seat):
                seen.add("hands that go back late")
        if any(g.rows[int(rules_of(g).under) + seat] for seat in range(MARSHAL)):
            seen.add("a card under a deck")
        if any(barred_value(g, t, pieces_of(g).red) for t in documents(g)):
            seen.add("a token that was put back")
        assert isinstance(g.listener, Ear)
        for event in g.listener.heard:
            name = HAPPENINGS[event.happening].name
            numbers = list(event.numbers)
            seen.add(f"{name} of nobody" if name == "resolved" and numbers[0] < 0 else name)
        g.listener.heard.clear()
        if seen >= EXPECTED:
            return
    raise AssertionError(f"it never came to {EXPECTED - seen}")


EXPECTED = {
    *("SearchPlace", "KeepIt", "Bury", "NameBandit", "Gift", "MoveTo", "hands that go back late"),
    *("a card under a deck", "a token that was put back", "resolved of nobody", "sent", "slid", "buried"),
}


def a_punch_in_the_cart_slides_the_convoy() -> None:
    from folsom.base.action import do_action
    from folsom.base.actions import BY_CARD, PUNCH

    g = found(lambda g: bool(pending(g)) and pending(g)[0].about == "Plan")
    before = stands_at(g)
    for place, slides in ((pieces_of(g).cart, 1), (pieces_of(g).cell, 0)):
        tried = g.copy()
        place_pawn(tried, 0, place, "")
        tried.restack([])
        do_action(tried, 0, PUNCH, BY_CARD)
        folsom.advance(tried)
        assert stands_at(tried) == before + slides


# Views and worlds.


def secrets_are_kept() -> None:
    g = found(lambda g: any(g.rows[int(rules_of(g).under) + seat] for seat in range(MARSHAL)) and bool(pending(g)))
    rows = range(int(rules_of(g).under), int(rules_of(g).under) + int(g.table.seats))
    for viewer in (SPECTATOR, *range(int(g.table.seats))):
        seen = view(g, viewer)
        for seat in range(MARSHAL):
            assert errand_of(seen, seat) == (errand_of(g, seat) if viewer == seat else -1)
            under = [int(card_kind(card)) for card in seen.rows[rows[seat]]]
            assert (under == [int(card_kind(card)) for card in g.rows[rows[seat]]]) or viewer != seat
            assert viewer == seat or set(under) <= {0}


def worlds_deal_every_errand_as_often() -> None:
    """Each of the six cars is as likely: in 2,400 worlds of the Marshal's player about 400 times, for each bandit."""
    g = found(lambda g: bool(pending(g)) and pending(g)[0].about == "Plan")
    seen, places = view(g, MARSHAL), errand_places(g.table)
    dealt = [folsom.determinize(seen, Source(seed)) for seed in range(2400)]
    for seat in range(MARSHAL):
        often = Counter(errand_of(world, seat) for world in dealt)
        assert sorted(often) == places
        assert all(330 < number < 470 for number in often.values()), often
    own = folsom.determinize(view(g, 0), Source(1))
    assert errand_of(own, 0) == errand_of(g, 0)


def worlds_know_what_was_put_back() -> None:
    """Nobody puts a red document back, so in no world one lies there."""

    def put_back(g: Game) -> bool:
        return any(barred_value(g, t, pieces_of(g).red) for t in documents(g)) and bool(pending(g))

    g = found(put_back)
    tokens = [t for t in documents(g) if barred_value(g, t, pieces_of(g).red)]
    places = [int(g.tokens.at[token]) for token in tokens]
    for viewer in (SPECTATOR, *range(int(g.table.seats))):
        for seed in range(200):
            world = folsom.determinize(view(g, viewer), Source(seed))
            there = [t for t in documents(world) if barred_value(world, t, pieces_of(g).red)]
            assert sorted(int(world.tokens.at[t]) for t in there) == sorted(places)
            assert all(world.tokens.value[t] > pieces_of(g).red for t in there)


# Notation.


def positions_and_options_read_back() -> None:
    for variants in VARIANTS:
        setup = Setup(BANDITS[:3], boxes=("convoy",), variants=variants)
        for number, g in enumerate(positions(setup, 11)):
            for decision in pending(g):
                for option in decision.options:
                    assert parse_option(g.table, option_text(g.table, option)) == option
            if number % 7:
                continue
            for seen in everybodys(g):
                read = parse_position(position_text(seen, setup))
                assert save(read.game) == save(seen)
            one, other = g.copy(), parse_position(position_text(g, setup)).game
            assert play_out(one, Source(1)) == play_out(other, Source(1))
            assert save(one) == save(other)


SCENARIO = """
title: A search in the convoy
rules: [CONVOY-5]
given:
  setup: {boxes: [convoy]}
  phase: action
  convoy: 2
  errands: {doc: 2 inside}
  places: {doc: convoy 1 inside}
  loot: {convoy 1 inside: [document]}
  draws: [worth red]
  pile: [doc search]
when:
  - run: action
  - doc: take-up document
  - doc: pass
then: {convoy: %s, errands: {doc: 2 inside}, loot: {doc: [document red]}}
"""


def scenarios_speak_of_it() -> None:
    assert check_text(SCENARIO % "2").problems == (), check_text(SCENARIO % "2").problems
    assert check_text(SCENARIO % "3").problems == ("then.convoy: expected 3, found 2",)
    alone = check_text("title: x\nrules: [CONVOY-1]\ngiven: {convoy: 1}\nthen: {convoy: 1}").problems
    assert alone == ("given.convoy: only with the box 'convoy'",), alone


def records_are_read_back() -> None:
    """A record, and a scenario that is cut out of one."""
    from folsom.notation.record.as_scenario import scenario_text

    wanted = {"errand ", "bury ", "signal ", "take-up ", "put-back ", "act "}
    for seed in range(60):
        setup = Setup(BANDITS, boxes=("convoy",), variants=VARIANTS[seed % len(VARIANTS)])
        record = random_record(setup, seed)
        text = record_text(record)
        wanted -= {words for words in wanted if f" {words}" in text}
        assert outcome(verify(parse_record(text))).money
        if seed < len(VARIANTS):
            between = [number for number, ply in enumerate(record.plies) if not ply.by_chance and number > 60]
            cut = scenario_text(record, between[0])
            assert check_text(cut.replace("rules: []", "rules: [CONVOY-1]")).problems == (), cut
        if not wanted:
            return
    raise AssertionError(f"no record has {wanted}")


# Texts.


def everything_is_told_in_three_languages() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang)
        for seed in range(3):
            g, source = new_game(SIX), Source(seed)
            g.listener = ear = Ear()
            while not g.over():
                for decision in pending(g):
                    assert texts.question(g.table, decision, decision.seat)
                    assert texts.question(g.table, decision, SPECTATOR)
                    said = [texts.option(g.table, option, decision.seat) for option in decision.options]
                    assert len(set(said)) == len(said), said
                ply(g, source)
            for event in ear.heard:
                for viewer in (EVERYTHING, SPECTATOR, 0):
                    assert texts.event(g.table, event, viewer)
    texts, table = Texts("en"), folsom.new_table(SETUP)
    resolved = Event(table, folsom_event("resolved"), "BASE-ACT-1", [-1, pieces_kind(table, "slide"), CLOCKWORK], 0)
    assert texts.event(table, resolved, SPECTATOR) == "The clockwork: Slide."
    names = table.place_names
    told = [texts.place(table, names.index(name)) for name in ("5 cell", "cart", "convoy 0 inside", "convoy 2 roof")]
    assert told[:2] == ["in the cell of car 5", "in the cart"]
    assert told[2:] == ["inside the convoy’s locomotive", "on the roof of car 2 of the convoy"]


def folsom_event(name: str) -> int:
    return next(happening.number for happening in HAPPENINGS if happening.name == name)


def pieces_kind(table: Table, name: str) -> int:
    return [kind.name for kind in table.card_kinds].index(name)


# Bots and the arena.


def bots_of_every_level_play_it() -> None:
    from folsom.bots import Guarded, make_bot, play

    levels = ("greenhorn", "outlaw", "gunslinger:30", "legend:30", "outlaw")
    bots = [Guarded(make_bot(code, seat), seat) for seat, code in enumerate(levels)]
    g = new_game(SETUP)
    play(g, bots, Source(5))
    assert g.over()
    assert not any(bot.failures for bot in bots), [bot.failures for bot in bots]


def bots_judge_its_questions() -> None:
    from folsom.bots import make_bot

    def can_put_back(g: Game) -> bool:
        decisions = pending(g)
        if not decisions or decisions[0].about != "KeepIt":
            return False
        backs = [o for o in decisions[0].options if verb_of(o) == PUT_BACK]
        return any(g.table.values[argument_of(o) >> 4].name == "decoy" for o in backs)

    g = found(can_put_back)
    decision = pending(g)[0]
    chosen = make_bot("outlaw:doubt=1", 1).choose(view(g, decision.seat), decision)
    assert option_text(g.table, chosen) == "put-back document decoy"


def the_arena_plays_it() -> None:
    from folsom.arena import arena_games, run, take

    schedule = take(
        arena_games(Setup((), boxes=("convoy",)), ("outlaw", "random", "random", "random", "random"), 7), 10
    )
    results = run(schedule)
    assert len(results) == 10
    for result in results:
        assert not result.failures, result.failures
        assert [clock[0] > 5 for clock in result.clocks] == [True] * 5, "the Marshal's bot is asked, too"
        assert sum(result.won) > 0
        winners = {result.sides[seat] for seat, won in enumerate(result.won) if won}
        assert len(winners) == 1, "one side wins"


# The server's legend, and the terminal.


def the_legend_tells_it() -> None:
    from folsom.server.play.legend import legend_of
    from folsom.server.protocol.games import Legend

    legend = legend_of(folsom.new_table(SIX))
    Legend.model_validate(legend)
    assert legend["roles"][-2:] == ["marshal", "automaton"]
    assert legend["directions"] == [1, -1]
    assert legend["car_kinds"][1] == ["locomotive", "tender", "armored", "armored"]
    texts = {place["name"]: place["text"] for place in legend["places"]}
    assert texts["6 cell"] == "cell" and texts["convoy 3 roof"] == "convoy-roof" and texts["4 roof"] == "car-roof"
    assert len(legend["boxes"]["convoy"]["couriers"]) == 4


def the_terminal_shows_it() -> None:
    from rich.console import Console

    from folsom.cli.chooser import Chooser
    from folsom.cli.news import NewsBook
    from folsom.cli.screen import Screen

    for about in ("Plan", "Bury", "NameBandit", "KeepIt"):
        g = asked(about)
        decision = pending(g)[0]
        console = Console(file=io.StringIO(), width=100, highlight=False)
        seen = view(g, decision.seat)
        chooser = Chooser(
            Screen(Texts("en"), console), seen, decision, NewsBook(Texts("en"), decision.seat, pictures=True)
        )
        chooser.draw()
        chooser.do_help("")
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        assert "convoy" in shown, shown
        for option in decision.options:
            assert Texts("en").option(g.table, option, decision.seat) in shown, shown


if __name__ == "__main__":
    globals()[sys.argv[1]]()
