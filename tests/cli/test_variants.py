"""The variants in the terminal: two bandits for a player, discard piles, and choices that all make at the same time."""

import io
import json
import re
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner, Result

import folsom
from folsom.cli import facts
from folsom.cli.chooser import Chooser
from folsom.cli.commands import app
from folsom.cli.match import Match
from folsom.cli.news import NewsBook
from folsom.cli.options import VariantName, deal, own_bandits
from folsom.cli.play import end
from folsom.cli.score import score_sentences, score_table
from folsom.cli.screen import Screen
from folsom.core.game import EVERYTHING, Game
from folsom.core.loop import Decision
from folsom.core.packed import argument_of
from folsom.notation.options import option_text, parse_option
from folsom.text import LANGUAGES, Texts

GAMES = [("expert-2014", 4), ("expert-2016", 3), ("duo", 2), ("pairs", 2), ("pairs", 3), ("teams", 4), ("teams", 6)]
TYPED = ["2", "1", "3", "1"] * 150  # more lines than a game asks for; a number that is not offered is asked for again


def run(*arguments: str, lines: Sequence[str] = TYPED, columns: int = 100, height: int = 35) -> Result:
    """A run with these lines typed; standard input ends after them."""
    typed = "".join(f"{line}\n" for line in lines)
    environment = {"COLUMNS": str(columns), "LINES": str(height), "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
    return CliRunner().invoke(app, list(arguments), input=typed, env=environment)


def started(variant: str, players: int, seed: int = 5) -> Match:
    """A game in which the first seat has Doc."""
    setup = deal(players, seed, folsom.Setup((), variants=(variant,)), "doc")
    return Match(setup, seed, NewsBook(Texts("en"), 0))


def positions(variant: str, players: int, seed: int = 5) -> Iterator[Match]:
    """A game of bots, at each of its questions."""
    match = started(variant, players, seed)
    while not match.over():
        yield match
        match.let_bot_answer(match.questions()[0].seat)


def asked_about(variant: str, players: int, about: str) -> Match:
    """The first position of a game at which the first seat is asked about something."""
    for match in positions(variant, players):
        if any((decision.about, decision.seat) == (about, 0) for decision in match.questions()):
            return match
    pytest.fail(f"nobody is asked about {about}")


def screen(lang: str = "en", width: int = 100, height: int = 35, terminal: bool = False) -> Screen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=terminal, highlight=False)
    return Screen(Texts(lang), console)


def drawn(view: Game) -> str:
    where = screen()
    where.print(where.picture(view, -1, True))
    assert isinstance(where.console.file, io.StringIO)
    return where.console.file.getvalue()


# Whole games.


def test_the_command_line_knows_all_variants() -> None:
    assert tuple(name.value for name in VariantName) == folsom.VARIANTS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_whole_game(variant: str, players: int, lang: str) -> None:
    columns = 80 if lang == "fr" else 100
    asked = ["--seed", "5", "--variant", variant, "--players", str(players), "--bandit", "doc"]
    done = run("play", *asked, "--lang", lang, columns=columns)
    assert done.exit_code == 0, done.output
    assert Texts(lang).say("heading-score") in done.output
    again = f"folsom play --seed 5 --players {players} --variant {variant} --bandit doc"
    assert again in " ".join(done.output.split())
    assert max(cell_len(line) for line in done.output.splitlines()) <= columns


WATCHED = [("expert-2014", 4, []), ("expert-2016", 4, ["--all-seeing"]), ("duo", 2, ["--all-seeing"])]
WATCHED += [("duo", 2, []), ("pairs", 2, ["--seat", "2"]), ("teams", 4, ["--seat", "2"])]


@pytest.mark.parametrize(("variant", "players", "eyes"), WATCHED)
def test_watching_with_the_usual_number_of_players(variant: str, players: int, eyes: list[str]) -> None:
    done = run("watch", "--seed", "9", "--auto", "--variant", variant, *eyes, lines=[])
    assert done.exit_code == 0, done.output
    assert "The score" in done.output
    assert f"--players {players} --variant {variant}" in done.output


def test_watching_does_not_stop_at_each_of_several_who_choose_together() -> None:
    done = run("watch", "--seed", "9", "--variant", "expert-2016", lines=[""] * 400)
    assert "The score" in done.output
    assert done.output.count("All choose in secret which cards they keep.") == 4


def test_expert_goes_with_a_first_game() -> None:
    asked = ["--seed", "5", "--variant", "expert-2016", "--first-game", "--bandit", "doc"]
    assert "The score" in run("play", *asked).output


def test_duo_with_the_expert_variant_that_it_brings() -> None:
    done = run("play", "--seed", "5", "--variant", "duo", "--variant", "expert-2014", "--bandit", "doc")
    assert done.exit_code == 0
    assert "--variant duo --variant expert-2014 --bandit doc" in " ".join(done.output.split())


# One's own bandits.


@pytest.mark.parametrize("bandit", folsom.BANDITS)
@pytest.mark.parametrize(("variant", "players"), [("duo", 2), ("pairs", 2), ("pairs", 3)])
def test_one_of_the_two_can_be_picked(variant: str, players: int, bandit: str) -> None:
    pairs = [own_bandits(deal(players, seed, folsom.Setup((), variants=(variant,)), bandit)) for seed in range(60)]
    assert all(bandit in pair and len(pair) == 2 for pair in pairs)
    partners = {name for pair in pairs for name in pair if name != bandit}
    assert len(partners) == (5 if variant == "duo" else 3)


@pytest.mark.parametrize("typed", ["", "cheyenne", "2"])
@pytest.mark.parametrize("variant", ["duo", "pairs"])
def test_the_same_game_again(variant: str, typed: str) -> None:
    done = run("play", "--seed", "8", "--variant", variant, lines=[typed, *TYPED])
    assert "as one of your two" in done.output
    again = re.search(r"folsom play (.*)", done.output, re.DOTALL)  # it may take two lines
    assert again is not None
    assert run("play", *again[1].split()).output in done.output


# The picture.


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("en", 100, 35), ("fr", 100, 35), ("nl", 80, 35), ("fr", 80, 24)]
)
@pytest.mark.parametrize(("variant", "players"), [*GAMES, ("expert-2014", 6)])
def test_it_fits(variant: str, players: int, lang: str, width: int, height: int) -> None:
    """No line is too wide; on 100 columns and 35 lines all of it, question and options included, is on the screen."""
    for match in positions(variant, players):
        view = match.seen_by(0)
        mine = [decision for decision in folsom.pending(view) if decision.seat == 0]
        if not mine or mine[0].number % 3:
            continue
        where = screen(lang, width, height, terminal=True)
        with where.console.capture() as captured:
            Chooser(where, view, mine[0], match.news).draw()
        lines = [re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", line) for line in captured.get().splitlines()]
        assert max(cell_len(line) for line in lines) <= width
        assert width < 100 or len(lines) < height


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_hidden_cards_make_no_difference(variant: str, players: int) -> None:
    """The picture of another world that looks the same to the viewer is the same."""
    source = folsom.Source(8)
    for n, match in enumerate(positions(variant, players)):
        if n % 4 == 0:
            view = match.seen_by(0)
            world = folsom.determinize(view, source)
            assert drawn(folsom.view(world, 0)) == drawn(view)


def test_two_bandits_for_each_player() -> None:
    match = asked_about("duo", 2, "Plan")
    table = match.game.table
    text = drawn(match.seen_by(0))
    first, second = (Texts("en").pawn(table, bandit) for bandit in table.led[0])
    one, two = (Texts("en").pawn(table, bandit, "letter") for bandit in table.led[0])
    assert re.search(rf"╭{one} {first} \(you", text)
    assert re.search(rf"╰{two} {second} ", text)
    assert re.search(r"╭\w \w+ \(player 2", text)
    assert f"Your loot: {one} ●$250 = $250   {two} ●$250 = $250   together $500" in text
    assert re.search(rf"Your hand: {one} \w.*   {two} \w", text)


def test_a_player_has_one_hand_and_one_deck() -> None:
    for match in positions("duo", 2):
        view = match.seen_by(1)
        for player in facts.players(view):
            own = [i for i, spot in enumerate(view.table.spots) if spot.seat == player.seat]
            sizes = {view.table.spots[i].name: 0 for i in own}
            for i in own:
                sizes[view.table.spots[i].name] += int(match.game.size(i))
            assert player.hand == len(facts.hand_of(view, player.seat))
            assert player.hand == sizes["hand"] + sizes["held"] + sizes["shown"]
            assert player.discards == sizes["discard"]


@pytest.mark.parametrize("variant", ["expert-2014", "expert-2016"])
def test_what_lies_open(variant: str) -> None:
    """Discard piles, bullets on top of decks, and cards in hand that all know."""
    seen = set()
    for n, match in enumerate(positions(variant, 4)):
        if n % 2:
            continue
        view = match.seen_by(0)
        text = drawn(view)
        open_cards = {
            "discards": [facts.discards(view, seat) for seat in range(4)],
            "top": [facts.top_of_deck(view, seat) for seat in range(4)],
            "known": [facts.known_hand(view, seat) for seat in range(1, 4)],
        }
        for key, cards in open_cards.items():
            assert (Texts("en").say(f"label-{key}") in text) == any(cards)
            seen |= {key} if any(cards) else set()
        hand = text.partition("Your hand:")[2].partition("Your loot:")[0]
        assert ("°" in hand) == bool(facts.known_hand(view, 0))
        assert facts.known_hand(view, 0) == facts.known_hand(match.seen_by(3), 0)
    assert seen == {"discards", "top", "known"}


def test_the_uppermost_bullet_comes_first() -> None:
    match = started("expert-2016", 4)
    table = match.game.table
    kinds = {kind.name: number for number, kind in enumerate(table.card_kinds)}
    match.game.rows[table.row_names.index("top 1")] = [kinds["bullet neutral"], kinds["bullet doc"]]
    assert facts.top_of_deck(match.seen_by(0), 1) == [kinds["bullet doc"], kinds["bullet neutral"]]
    assert re.search(r"On top of decks: \w •D •★", drawn(match.seen_by(0)))


def test_piles_can_be_asked_for() -> None:
    typed = ["piles", "?", "why discard move"]
    done = run("play", "--seed", "5", "--variant", "expert-2016", "--bandit", "doc", lines=typed)
    assert "Nothing lies open beside the decks." in done.output
    assert "Expert (2016): a discard pile" in done.output
    assert "•★ bullet, with the letter of who shot it" in done.output


@pytest.mark.parametrize("variant", ["duo", "pairs"])
def test_no_round_card_is_shown_before_it_is_turned_up(variant: str) -> None:
    for match in positions(variant, 2):
        early = match.questions()[0].about in ("PawnsInFists", "SearchDeck")
        assert ("the round card is not turned up yet" in drawn(match.seen_by(0))) == early


# Choices that all make at the same time.


def own_decision(match: Match) -> Decision:
    return next(decision for decision in folsom.pending(match.seen_by(0)) if decision.seat == 0)


def discards_among(match: Match, decision: Decision) -> list[int]:
    return [option for option in decision.options if option_text(match.game.table, option) != "done"]


TOGETHER = [("duo", 2, "PawnsInFists"), ("pairs", 3, "PawnsInFists"), ("duo", 2, "KeepWhich")]


@pytest.mark.parametrize(("variant", "players", "about"), [*TOGETHER, ("expert-2016", 4, "KeepWhich")])
def test_nothing_of_the_others_is_shown_before_all_have_chosen(variant: str, players: int, about: str) -> None:
    match = asked_about(variant, players, about)
    assert len(match.questions()) > 1
    before, mine, told = drawn(match.seen_by(0)), own_decision(match), len(match.news.lines)
    while others := [decision for decision in match.questions() if decision.seat != 0]:
        match.let_bot_answer(others[0].seat)
        assert drawn(match.seen_by(0)) == before
        assert len(match.news.lines) == told
        assert (own_decision(match).number, own_decision(match).options) == (mine.number, mine.options)


def test_the_order_of_answers_does_not_matter() -> None:
    """The same choices give the same pictures and the same news, whoever is the first to make them."""
    results = []
    for order in ((0, 1), (1, 0)):
        match = asked_about("duo", 2, "KeepWhich")
        done = parse_option(match.game.table, "done")
        for seat in order:
            decision = next(one for one in match.questions() if one.seat == seat)
            match.answer(decision, discards_among(match, decision)[0])
            decision = next(one for one in match.questions() if one.seat == seat)
            match.answer(decision, done)
        results.append((drawn(match.seen_by(0)), [line.sentences for line in match.news.lines]))
    assert results[0] == results[1]
    assert sum("discards" in sentence for line in results[0][1] for sentence in line) >= 2


def test_what_one_is_about_to_discard_only_oneself_sees() -> None:
    match = asked_about("expert-2016", 4, "KeepWhich")
    card = discards_among(match, own_decision(match))[0]
    match.answer(own_decision(match), card)
    assert f"To discard: {Texts('en').card(match.game.table, argument_of(card))}" in drawn(match.seen_by(0))
    assert "To discard:" not in drawn(match.seen_by(1)) + drawn(match.seen_by(folsom.SPECTATOR))


def test_discards_of_a_player_are_told_in_one_sentence() -> None:
    *_, match = positions("expert-2016", 4)
    told = [line.sentences for line in match.news.lines if line.name == "discarded"]
    assert all(len(line) == 1 for line in told)
    assert any("," in line[0] for line in told)


def test_one_is_not_asked_where_nothing_is_left_to_choose() -> None:
    done = run("play", "--seed", "9", "--variant", "expert-2014", "--bandit", "doc")
    asked = re.findall(r"discard a bullet\?\n(.*)\n", done.output)
    assert asked
    assert all("2 Discard bullet" in options or "2 Discard neutral bullet" in options for options in asked)


# The score.


def over(variant: str, players: int, seed: int) -> Match:
    *_, match = positions(variant, players, seed)
    assert match.over()
    return match


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_result_is_the_same_for_all_who_watch(variant: str, players: int) -> None:
    for seed in range(3):
        match = over(variant, players, seed)
        told = set()
        for viewer in (*range(players), folsom.SPECTATOR, EVERYTHING):
            where = screen()
            end(where, match, viewer)
            assert isinstance(where.console.file, io.StringIO)
            told.add(where.console.file.getvalue().partition(Texts("en").say("heading-score"))[2])
        assert len(told) == 1 and "$" in told.pop()


def score_rows(match: Match, outcome: folsom.Outcome) -> list[str]:
    where = screen()
    where.print(score_table(match.seen_by(0), outcome, Texts("en")))
    assert isinstance(where.console.file, io.StringIO)
    return where.console.file.getvalue().splitlines()


def test_a_side_has_one_total() -> None:
    match = over("pairs", 2, 6)
    loot, money = [500, 0, 300, 700], [500, 500, 2000, 2000]
    rows = score_rows(match, folsom.Outcome(loot, money, 0b1100, 0b1100))
    names = [Texts("en").pawn(match.game.table, bandit) for bandit in (2, 3, 0, 1)]
    assert [name in row for name, row in zip(names, rows[1:], strict=True)] == [True] * 4
    assert "Sharpshooter" in rows[0]
    assert ["$2,000" in row for row in rows] == [False, True, False, False, False]
    assert ["wins" in row for row in rows] == [False, True, False, False, False]
    assert "$1,000" in rows[1]


def test_a_duo_has_no_sharpshooter() -> None:
    match = over("duo", 2, 6)
    outcome = folsom.outcome(match.game)
    assert "Sharpshooter" not in score_rows(match, outcome)[0]
    (line,) = score_sentences(match.seen_by(0), outcome, Texts("en"))
    assert re.fullmatch(r"\w+ & \w+ wins with \$[\d,]+\.", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_of_sides_in_words(lang: str) -> None:
    match = over("pairs", 2, 6)
    texts = Texts(lang)
    lines = score_sentences(match.seen_by(0), folsom.Outcome([500] * 4, [1000] * 4, 0b1111, 0b0011), texts)
    first, second = (texts.seat(match.game.table, seat) for seat in (0, 1))
    assert len(lines) == 3
    assert texts.join([first, second]) in lines[0]
    assert texts.join([first, second]) in lines[1]
    assert lines[2].startswith(first)


def test_partners_are_no_rivals() -> None:
    """That a team's two have the same total is no tie."""
    match = over("teams", 4, 6)
    money = [2000, 2000, 1000, 1000]
    lines = score_sentences(match.seen_by(0), folsom.Outcome(money, money, 0b1100, 0b0011), Texts("en"))
    assert len(lines) == 2
    shots = [facts.shots(match.game, seat) for seat in range(4)]
    assert shots[0] == shots[1] and shots[2] == shots[3]
    assert f"({shots[2]})" in lines[0]
    assert lines[0].endswith("gain $1,000.") and lines[1].endswith("win with $2,000.")


# Measuring.


@pytest.mark.parametrize("variant", folsom.VARIANTS)
def test_bench(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("RUNS", 1), ("AVERAGED", 3), ("POSITIONS", 2)):
        monkeypatch.setattr(f"folsom.cli.bench.{name}", number)
    done = run("bench", "--seconds", "0.01", "--json", "--variant", variant, lines=[])
    assert done.exit_code == 0, done.output
    result = json.loads(done.output)
    assert result["variants"] == [variant]
    assert result["games_per_second"] > 0


def test_bench_refuses_what_cannot_be_played() -> None:
    done = run("bench", "--variant", "duo", "--variant", "pairs", lines=[])
    assert done.exit_code == 2
    assert "(VAR-COMPAT-1)" in done.output
