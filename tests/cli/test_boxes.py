"""Boxes in the terminal: whole games, and the stagecoach, horses and the Shotgun in the picture."""

import io
import json
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner, Result

import folsom
from folsom.base.counters import CARD, RECEIVED
from folsom.base.rules import rules_of
from folsom.base.train import roof
from folsom.boxes.horses.pieces import pieces_of
from folsom.cli import ask, bench, facts, train
from folsom.cli.box import boxes_on
from folsom.cli.boxes.horses import hostage_help
from folsom.cli.chooser import Chooser
from folsom.cli.commands import app
from folsom.cli.match import Match
from folsom.cli.news import NewsBook
from folsom.cli.options import as_options, box_help, box_names, deal
from folsom.cli.score import score_sentences, score_table
from folsom.cli.screen import Screen
from folsom.core.game import Game
from folsom.core.packed import option_of
from folsom.core.steps import STEPS
from folsom.core.table import GRAPH
from folsom.core.verbs import gain, place_pawn
from folsom.core.words import VERBS
from folsom.notation.options import option_text
from folsom.text import LANGUAGES, Texts

TYPED = ["1"] * 200


def run(*arguments: str, lines: Sequence[str] = TYPED, columns: int = 100) -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    environment = {"COLUMNS": str(columns), "LINES": "35", "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environment)


def started(players: int = 4, box: str = "horses", lang: str = "en") -> Match:
    setup = deal(players, 5, folsom.Setup((), boxes=(box,)), "doc")
    return Match(setup, 5, NewsBook(Texts(lang), 0))


def positions(players: int, box: str, lang: str) -> Iterator[Match]:
    match = started(players, box, lang)
    while not match.over():
        yield match
        match.let_bot_answer(match.questions()[0].seat)


def screen(lang: str = "en", width: int = 100, height: int = 35, terminal: bool = False) -> Screen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=terminal, highlight=False)
    return Screen(Texts(lang), console)


def printed(where: Screen) -> str:
    assert isinstance(where.console.file, io.StringIO)
    return where.console.file.getvalue()


def drawn(view: Game, width: int = 100, roomy: bool = True, tight: bool = False) -> list[str]:
    """The train alone, line by line."""
    return [line.plain.rstrip() for line in train.train(view, Texts("en"), width, roomy, tight)]


def facing(car: int, players: int = 4) -> Game:
    """Everybody in the locomotive, two horses at car 1, the stagecoach beside a car."""
    game = started(players).game
    pieces = pieces_of(game)
    for bandit in range(players):
        place_pawn(game, bandit, roof(game.table, 0), "")
    for n in range(players + 1):
        game.counters[int(pieces.horses) + n] = 2 if n == 1 else 0
    game.counters[GRAPH] = car * pieces.stride
    return game


# The command line.


def test_the_command_line_knows_all_boxes() -> None:
    assert tuple(box_names()) == folsom.BOXES
    assert all(f"{box}:" in box_help() for box in folsom.BOXES)


def test_an_unknown_box_is_refused_with_the_nearest_name() -> None:
    done = run("play", "--box", "hores")
    assert done.exit_code == 2
    assert "did you mean 'horses'?" in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", folsom.BOXES)
def test_a_whole_game(box: str, lang: str) -> None:
    columns = 80 if lang == "fr" else 100
    done = run("play", "--seed", "5", "--box", box, "--bandit", "doc", "--lang", lang, columns=columns)
    assert done.exit_code == 0, done.output
    assert Texts(lang).say("heading-score") in done.output
    assert f"folsom play --seed 5 --players 4 --box {box} --bandit doc" in " ".join(done.output.split())
    assert max(cell_len(line) for line in done.output.splitlines()) <= columns


def test_watching_with_a_variant() -> None:
    done = run("watch", "--seed", "3", "--auto", "--box", "horses", "--variant", "expert-2016", lines=[])
    assert done.exit_code == 0, done.output
    assert "--variant expert-2016 --box horses" in " ".join(done.output.split())


def test_the_same_game_again() -> None:
    setup = folsom.Setup(folsom.BANDITS[:3], boxes=("horses-light",))
    assert as_options(setup, 7) == "--seed 7 --players 3 --box horses-light"


def test_a_first_game_has_no_box() -> None:
    done = run("play", "--box", "horses", "--first-game")
    assert done.exit_code == 2
    assert "VAR-COMPAT-1" in done.output


def test_simulate() -> None:
    done = run("simulate", "--games", "2", "--box", "horses", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.output)["asked"]["boxes"] == ["horses"]


def test_perft() -> None:
    done = run("perft", "--box", "horses", "--depth", "1")
    assert done.exit_code == 0, done.output
    assert "; boxes: horses;" in done.output


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda setup, seconds: dict.fromkeys(bench.MEASURES, 1.0))
    assert json.loads(run("bench", "--box", "horses", "--json").output)["boxes"] == ["horses"]
    assert "Horses & Stagecoach" in " ".join(run("bench", "--box", "horses").output.split())


# The picture.


def test_the_stagecoach_stands_below_the_car_that_it_faces() -> None:
    game = facing(2)
    place_pawn(game, 0, pieces_of(game).coach_inside, "")
    lines = drawn(game)
    below = next(i for i, line in enumerate(lines) if "Locomotive" in line)
    left = lines[below].index("2 ")
    assert lines[below + 1].strip() == "♞♞"
    assert lines[below + 1].index("♞♞") == lines[below].index("1 ")
    assert lines[below + 2] == " " * (left + 1) + "☆ Shotgun ■"
    assert lines[below + 3].startswith(" " * left + "┌─ Stagecoach ─")
    assert lines[below + 4].startswith(" " * left + "│D Doc ")
    assert lines[below + 5].startswith(" " * left + "└(o)─")
    assert len(lines) == below + 6


@pytest.mark.parametrize("width", [60, 80, 110])
@pytest.mark.parametrize("players", [3, 6])
def test_it_does_not_stick_out_behind_the_caboose(players: int, width: int) -> None:
    lines = drawn(facing(players, players), width)
    longest = max(len(line) for line in lines if "╭" in line)
    assert all(len(line) <= longest <= width for line in lines)


def test_the_shotgun_on_the_train_stands_on_his_roof() -> None:
    game = facing(1)
    pieces = pieces_of(game)
    place_pawn(game, pieces.shotgun, roof(game.table, 1), "")
    lines = drawn(game)
    top = next(i for i, line in enumerate(lines) if "╭" in line)
    assert "☆ Shotgun" in lines[top - 1]
    assert sum(line.count("☆") for line in lines) == 1


def test_in_a_tight_picture_the_stagecoach_takes_one_line() -> None:
    game = facing(2)
    place_pawn(game, 0, pieces_of(game).coach_inside, "")
    assert drawn(game, 80, False, True)[-1] == " Stagecoach at car 2  ▔ ☆ Shotgun ■  ▁ D Doc"


def test_the_light_setup_has_horses_only() -> None:
    lines = drawn(started(4, "horses-light").game)
    assert not any("Stagecoach" in line or "☆" in line for line in lines)


def test_the_base_game_has_no_room_for_horses() -> None:
    game = Match(deal(4, 5, folsom.Setup(())), 5, NewsBook(Texts("en"), 0)).game
    assert boxes_on(game.table) == []
    assert "Locomotive" in drawn(game)[-1]


def test_who_rode_away_is_named() -> None:
    game = facing(1)
    place_pawn(game, 0, pieces_of(game).rode_away, "")
    where = screen()
    where.print(where.picture(game, -1, True))
    assert "Rode away: D Doc" in printed(where)


SIZES = [("en", 100, 35), ("fr", 100, 35), ("nl", 80, 35), ("fr", 80, 24)]


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize(("lang", "width", "height"), SIZES)
def test_it_fits(lang: str, width: int, height: int, players: int) -> None:
    """No line is too wide; on 100 columns and 35 lines all of it, question and options included, is on the screen."""
    for match in positions(players, "horses", lang):
        view = match.seen_by(0)
        mine = [decision for decision in folsom.pending(view) if decision.seat == 0]
        if not mine or mine[0].number % 2:
            continue
        where = screen(lang, width, height, terminal=True)
        Chooser(where, view, mine[0], match.news).draw()
        lines = Text.from_ansi(printed(where)).plain.splitlines()
        assert max(cell_len(line) for line in lines) <= width
        assert width < 100 or len(lines) < height


def test_nobody_is_first_player_while_all_ride() -> None:
    match = started()
    assert folsom.pending(match.game)[0].about == "BoardOrRideOn"
    assert not any(player.first for player in facts.players(match.game))
    while folsom.pending(match.game)[0].about.startswith("Board"):
        match.let_bot_answer(match.questions()[0].seat)
    assert sum(player.first for player in facts.players(match.game)) == 1


def test_a_ride_card_stands_before_bullets() -> None:
    game = started().game
    table = game.table
    names = [kind.name for kind in table.card_kinds]
    for name in ("ride", "bullet neutral", "move"):
        game.cards[table.hands[0] * table.kinds + names.index(name)] += 1
    assert [names[kind] for kind in facts.hand_of(game, 0)] == ["move", "ride", "bullet neutral"]


def test_cards_that_will_be_kept_are_shown() -> None:
    game = started().game
    game.rows[game.table.row_names.index("keeping 0")] = [1, 1]
    where = screen()
    where.print(where.picture(game, -1, True))
    assert "To keep: Move ×2" in printed(where)


# The end.


def told(view: Game, winners: int, money: list[int]) -> tuple[str, list[str]]:
    """The table at the end in one line, and the sentences below it."""
    outcome = folsom.Outcome([1000] * len(money), money, 0b1, winners)
    where = screen()
    where.print(score_table(view, outcome, Texts("en"), 100))
    return " ".join(printed(where).split()), score_sentences(view, outcome, Texts("en"))


def at_station(name: str) -> Game:
    """A game in the round of a station card, everybody on the locomotive."""
    game = facing(1)
    game.counters[CARD] = [card.name for card in rules_of(game).rounds].index(name)
    return game


def test_a_ransom_has_a_column() -> None:
    game = at_station("mortal-bullet")
    assert "ransom" not in told(game, 0b1, [1000] * 4)[0]
    minister = next(power for power in game.table.powers if power.name == "minister")
    gain(game, minister, 0, "")
    grid, _ = told(game, 0b1, [2000, 500, 0, 0])
    assert "ransom Sharpshooter" in grid and "$100 $900 $1,000 $2,000" in grid


def test_what_a_station_costs_is_money_of_events() -> None:
    game = at_station("mortal-bullet")
    game.counters[RECEIVED] = 2
    grid, _ = told(game, 0b1, [1000] * 4)
    assert "events" in grid and "$1,300 −$300 $1,000" in grid


def test_who_is_arrested_cannot_win() -> None:
    game = at_station("escape")
    names = [game.table.pawn_names[bandit].capitalize() for bandit in range(4)]
    place_pawn(game, 1, pieces_of(game).rode_away, "")
    _, said = told(game, 0b10, [2000, 500, 0, 0])
    assert said[1] == f"Arrested, and so out of the running: {names[0]}, {names[2]} and {names[3]}."
    assert said[2] == f"{names[1]} wins with $500."


def test_all_may_be_arrested() -> None:
    _, said = told(at_station("escape"), 0, [2000, 500, 0, 0])
    assert said[-1] == "Everybody is arrested: nobody wins."


def test_a_side_that_cannot_win_has_nothing_of_a_title() -> None:
    setup = folsom.Setup(("ghost", "tuco", "doc", "django"), variants=("pairs",), boxes=("horses",))
    game = folsom.new_game(setup)
    folsom.play_out(game, folsom.Source(1))
    game.counters[CARD] = [card.name for card in rules_of(game).rounds].index("escape")
    for bandit in range(4):
        place_pawn(game, bandit, roof(game.table, 0), "")
    said = score_sentences(game, folsom.outcome(game), Texts("en"))
    assert len(said) == 2 and said[-1] == "Everybody is arrested: nobody wins."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_fits_80_columns(lang: str) -> None:
    game = at_station("mortal-bullet")
    photographer = next(power for power in game.table.powers if power.name == "photographer")
    gain(game, photographer, 3, "")
    for bandit in range(4):
        game.counters[RECEIVED + bandit] = 12
    for token in range(12):
        game.tokens.at[token] = game.table.loot_of(token % 2)
    where = screen(lang, 80)
    where.print(score_table(game, folsom.outcome(game), Texts(lang), 80))
    assert "…" not in printed(where)
    assert max(cell_len(line) for line in printed(where).splitlines()) <= 80


# Help and answers.


def test_who_takes_a_hostage_reads_what_it_does() -> None:
    game = facing(1)
    powers = [number for number, power in enumerate(game.table.powers) if power.name in ("poodle", "banker")]
    take = next(verb.number for verb in VERBS if verb.name == "take")
    decision = folsom.Decision(
        game.table, 1, 0, STEPS["TakeHostage"](0, 0), [option_of(take, power) for power in powers]
    )
    where = screen()
    Chooser(where, game, decision, NewsBook(Texts("en"), 0)).draw()
    assert "Banker: No harm. Ransom: $1,000 if you have a strongbox." in printed(where)
    assert "Take the poodle hostage" in printed(where)


def test_a_flask_that_the_marshal_drinks_is_told_once() -> None:
    for seed in range(40):
        news = NewsBook(Texts("en"), -1)
        match = Match(deal(4, seed, folsom.Setup((), boxes=("horses",))), seed, news)
        while not match.over():
            match.let_bot_answer(match.questions()[0].seat)
        lines = [" ".join(line.sentences) for line in news.lines if "The Marshal drinks up" in " ".join(line.sentences)]
        if lines:
            assert all("leaves the game" not in line for line in lines)
            return
    raise AssertionError("nobody drank")


def test_help_explains_the_signs_and_the_box() -> None:
    match = started()
    where = screen()
    where.setup = folsom.Setup((), boxes=("horses",))
    decision = next(d for d in folsom.pending(match.seen_by(0)))
    Chooser(where, match.seen_by(0), decision, match.news).do_help("")
    said = printed(where)
    assert "☆ Shotgun" in said and "♞ horse" in said and "Horses & Stagecoach: " in said


def test_a_hostage_says_what_it_does_and_brings() -> None:
    assert hostage_help(Texts("en"), "teacher") == "Teacher: Your punches have no effect. Ransom: $800."


def test_rides_are_conceivable_with_horses_only() -> None:
    game = started().seen_by(0)
    named = {option_text(game.table, option) for option in ask.conceivable(game)}
    assert {"ride 1 inside", "ride coach inside", "flee 2 roof"} <= named
    base = Match(deal(4, 5, folsom.Setup(())), 5, NewsBook(Texts("en"), 0)).seen_by(0)
    assert not any(option_text(base.table, option).startswith("ride") for option in ask.conceivable(base))


def test_the_card_says_how_many_cards_may_be_kept() -> None:
    for match in positions(4, "horses", "en"):
        kept = facts.plan_of_attack(match.game)
        where = screen(width=110)
        where.print(where.picture(match.seen_by(0), -1, True))
        words = " ".join(printed(where).split())
        assert ("Plan of attack: one card" in words) == (kept == 1)
        assert ("Plan of attack: 2 cards" in words) == (kept == 2)
