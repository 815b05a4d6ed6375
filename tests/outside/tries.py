"""What is tried with a box from outside; each in a process of its own, which has its package as if installed."""

from __future__ import annotations

import io

import folsom
from folsom import Game, Setup, Source, answer, load, new_game, outcome, pending, play_out, save, view, why_not
from folsom.core.game import EVERYTHING
from folsom.core.steps import Ask
from folsom.core.verbs import lose, place_pawn
from folsom.laws.games import play_trials
from folsom.notation.options import option_text, parse_option
from folsom.notation.record.playing import verify
from folsom.notation.record.reading import parse_record
from folsom.notation.record.writing import record_text
from folsom.notation.scenario import check_text
from folsom.notation.scenario.position import build
from folsom.notation.scenario.running import Ear
from folsom.text import LANGUAGES, Texts
from notation.games import random_record

SETUP = Setup(("doc", "belle", "tuco", "cheyenne"), boxes=("ferry",))


def crossing(seed: int = 0) -> Game:
    """A game in which somebody on the ferry is asked where to cross."""
    g = new_game(SETUP)
    source = Source(seed)
    while not (pending(g) and pending(g)[0].about == "CrossTo"):
        if g.over():
            return crossing(seed + 1)
        step(g, source)
    return g


def step(g: Game, source: Source) -> None:
    """One answer at random, of a player or of chance."""
    folsom.run_chance(g, source)
    decision = pending(g)[0]
    answer(g, decision.number, decision.seat, decision.options[source.below(len(decision.options))], decision.part)
    folsom.run_chance(g, source)


def whole_games_keep_the_laws() -> None:
    for players in (3, 6):
        tally = play_trials(Setup((), boxes=("ferry",)), players, range(1), thorough=True)
        assert tally.failure is None, tally.failure
    tally = play_trials(Setup((), boxes=("ferry", "horses"), variants=("teams",)), 4, range(2), thorough=False)
    assert tally.failure is None, tally.failure


def it_is_copied_saved_and_loaded_in_the_middle() -> None:
    g = crossing()
    copy, loaded = g.copy(), load(g.table, save(g))
    assert isinstance(loaded.top.step, Ask)
    ends = []
    for game in (g, copy, loaded):
        play_out(game, Source(7))
        ends.append((save(game), list(outcome(game).money)))
    assert ends[0] == ends[1] == ends[2]


def views_show_it() -> None:
    g = crossing()
    ferry = g.table.place_names.index("ferry")
    aboard = [pawn for pawn in range(g.table.bandits) if g.at[pawn] == ferry]
    for viewer in range(4):
        seen = view(g, viewer)
        assert [pawn for pawn in range(g.table.bandits) if seen.at[pawn] == ferry] == aboard
        assert view(folsom.determinize(seen, Source(1)), viewer).at == seen.at
    assert {option_text(g.table, o).partition(" ")[0] for o in pending(g)[0].options} == {"cross"}


def texts_speak_of_it() -> None:
    g = crossing()
    table = g.table
    decision = pending(g)[0]
    ferry = parse_option(table, "cross ferry")
    said = {lang: Texts(lang).option(table, ferry) for lang in LANGUAGES}
    assert said["en"] == said["nl"] == "Cross onto the ferry"  # it has no Dutch: English will do
    assert said["fr"] == "Traverser sur le bac"
    assert "Cross" in Texts("en").question(table, decision, decision.seat)
    assert Texts("en").box("ferry") == "The Ferry"
    assert why_not(g, decision.seat, parse_option(table, "cross loco inside")) == "FERRY-1"
    assert Texts("fr").rule("FERRY-1").startswith("De l’intérieur")


def its_event_gives_its_power() -> None:
    g = crossing()
    table = g.table
    ear = Ear()
    g.listener = ear
    place_pawn(g, 0, table.place_names.index("ferry"), "")
    from folsom_ferry import Flood, pieces_of

    Flood().run(g)
    heard = [Texts("en").event(table, event, EVERYTHING) for event in ear.heard]
    assert heard[1:3] == ["The river rises.", "Doc gains dry feet."], heard
    g.listener = None
    play_out(g, Source(3))
    with_it = outcome(g).money[0]
    lose(g, pieces_of(g).dry, 0, "FERRY-3")
    assert with_it == outcome(g).money[0] + 100


def its_voice_in_texts() -> None:
    """What the base game tells too is told in its own words, and of two bandits the one who crosses is named."""
    g = crossing()
    ear = Ear()
    g.listener = ear
    decision = pending(g)[0]
    onto = decision.options[0]
    answer(g, decision.number, decision.seat, onto, decision.part)
    heard = [Texts("en").event(g.table, event, EVERYTHING) for event in ear.heard]
    assert any(" crosses " in text for text in heard), heard
    pairs = folsom.new_table(Setup(("doc", "tuco", "belle", "django"), variants=("pairs",), boxes=("ferry",)))
    for words, said in {"cross": "Doc: cross onto the ferry", "cross-second": "Tuco: cross onto the ferry"}.items():
        assert Texts("en").option(pairs, parse_option(pairs, f"{words} ferry"), 0) == said


SCENARIO = """
title: Dry feet are worth something
rules: [FERRY-3]
given: {setup: {boxes: [ferry]}, phase: over, dry feet: [doc], loot: {doc: [jewel], belle: [jewel]}}
then: {dry feet: [%s], score: {doc: 1600, belle: 1500}}
"""


def its_voice_in_scenarios() -> None:
    from folsom.notation.record.given import given_of

    assert check_text(SCENARIO % "doc").problems == ()
    assert check_text(SCENARIO % "belle").problems == ("then.dry feet: expected belle, found doc",)
    alone = check_text(SCENARIO.replace("boxes: [ferry]", "boxes: []") % "doc").problems
    assert alone == ("given.dry feet: only with the box 'ferry'",)
    g = build({"setup": {"boxes": ["ferry"]}, "phase": "event", "dry feet": ["tuco"]})
    assert given_of(g, SETUP, "event")["dry feet"] == ["tuco"]


def its_voice_among_bots() -> None:
    """Bots that were made before anybody knew of the box judge its questions all the same."""
    from folsom.bots import make_bot

    outlaw = make_bot("outlaw:doubt=1", 1)
    g = crossing()
    decision = pending(g)[0]
    assert outlaw.choose(view(g, decision.seat), decision) == decision.options[-1]


def its_voice_in_the_legend() -> None:
    from folsom.server.play.legend import legend_of
    from folsom.server.protocol.games import Legend

    legend = legend_of(folsom.new_table(SETUP))
    names = [place["name"] for place in legend["places"]]
    assert [names[place] for place in legend["boxes"]["ferry"]["landings"]] == [f"{car} inside" for car in range(1, 5)]
    Legend.model_validate(legend)
    assert "boxes" not in legend_of(folsom.new_table(Setup(SETUP.bandits, boxes=("horses",))))


def its_voice_in_the_terminal() -> None:
    from folsom_ferry import Flood, pieces_of
    from rich.console import Console

    from folsom.cli import ask
    from folsom.cli.chooser import Chooser
    from folsom.cli.news import NewsBook
    from folsom.cli.screen import Screen

    g = crossing()
    decision = pending(g)[0]
    news = NewsBook(Texts("en"), EVERYTHING, pictures=True)
    g.listener = news
    place_pawn(g, 0, pieces_of(g).deck, "")
    Flood().run(g)
    assert [line.name for line in news.lines][-1:] == ["flooded"]
    assert news.lines[-1].view is not None
    console = Console(file=io.StringIO(), width=100, highlight=False)
    chooser = Chooser(Screen(Texts("en"), console), view(g, decision.seat), decision, news)
    chooser.draw()
    chooser.do_help("")
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    for text in ("≈≈≈ ", "dry feet D Doc", "≈ The Ferry", "From inside a car one crosses"):
        assert text in shown, shown
    said = {option_text(g.table, o).partition(" ")[0] for o in ask.conceivable(view(g, decision.seat))}
    assert "cross" in said
    assert not said & {"cross-second", "ride"}


def a_record_of_it_is_read_back() -> None:
    text = record_text(random_record(SETUP, 5))
    assert "cross " in text
    assert outcome(verify(parse_record(text))).money
    with_lies = text.replace("cross ", "crossed ", 1)
    try:
        verify(parse_record(with_lies))
    except ValueError as refused:
        assert "line" in str(refused)
    else:
        raise AssertionError("an altered record was read")


def its_bot_plays() -> None:
    from folsom.bots import Guarded, kinds, make_bot, play

    assert "ferryman" in [kind.name for kind in kinds()]
    g = new_game(SETUP)
    bots = [Guarded(make_bot(code, 1), 1) for code in ("ferryman", "random", "ferryman:keen=0.5", "random")]
    crossed: list[int] = []
    play(g, bots, Source(1), lambda decision, option, _: crossed.append(decision.seat) if is_cross(g, option) else None)
    assert g.over()
    assert 0 in crossed
    assert not any(bot.failures for bot in bots)


def is_cross(g: Game, option: int) -> bool:
    return "cross" in option_text(g.table, option)
