"""The picture: what it shows comes from the view, fits the screen, and is told by more than colour."""

import io
import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.cells import cell_len
from rich.console import Console

import folsom
from folsom.base.counters import REVOLVER
from folsom.base.train import inside, roof
from folsom.cli import facts
from folsom.cli.chooser import Chooser
from folsom.cli.match import Match
from folsom.cli.news import NewsBook
from folsom.cli.play import end
from folsom.cli.score import score_sentences, score_table
from folsom.cli.screen import Screen
from folsom.core.game import EVERYTHING, Game
from folsom.core.verbs import place_pawn
from folsom.text import LANGUAGES, Texts


def screen(lang: str = "en", width: int = 100, height: int = 35, terminal: bool = False) -> Screen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=terminal, highlight=False)
    return Screen(Texts(lang), console)


def drawn(view: Game, lang: str = "en", width: int = 100, height: int = 35) -> list[str]:
    """The lines of the picture of a view."""
    where = screen(lang, width, height)
    where.print(where.picture(view, -1, True))
    assert isinstance(where.console.file, io.StringIO)
    return where.console.file.getvalue().splitlines()


def positions(bandits: tuple[str, ...], seed: int, viewer: int = 0) -> Iterator[Match]:
    """A game of bots, at each of its questions."""
    match = Match(folsom.Setup(bandits), seed, NewsBook(Texts("en"), viewer))
    while not match.over():
        yield match
        match.let_bot_answer(match.questions()[0].seat)


def test_the_picture_shows_the_table() -> None:
    match = next(positions(("doc", "belle", "tuco", "cheyenne"), 3))
    lines = drawn(match.seen_by(0))
    text = "\n".join(lines)
    for word in ("Round 1 of 5", "▸Standard", "★ Marshal", "D Doc (you", "B Belle", "● purse", "Your hand:", "Pile:"):
        assert word in text
    assert "● Purse $250 = $250" in text
    assert "Locomotive" in text


def test_hidden_cards_make_no_difference() -> None:
    """The picture of another world that looks the same to the viewer is the same."""
    source = folsom.Source(8)
    for n, match in enumerate(positions(("doc", "ghost", "tuco", "cheyenne", "django"), 8)):
        if n % 5 == 0:
            view = match.seen_by(0)
            world = folsom.determinize(view, source)
            assert drawn(folsom.view(world, 0)) == drawn(view)


def test_backs_and_own_face_down_cards() -> None:
    bandits = ("doc", "ghost", "tuco")
    for match in chain.from_iterable(positions(bandits, seed) for seed in range(100)):
        view = match.seen_by(0)
        down = [card for card in facts.pile(view) if card.face_down]
        if {bool(card.kind) for card in down} == {True, False}:
            text = "\n".join(drawn(view))
            assert text.count("▒▒") == len(down)
            for card in down:
                name = Texts("en").card(view.table, card.kind, "short") if card.kind else ""
                assert f"{'DGT'[card.seat]} ▒▒{name}" in text
            return
    pytest.fail("no tunnel in these games")


SIZES = [("en", 100, 35), ("fr", 100, 35), ("nl", 100, 35), ("fr", 80, 35), ("nl", 80, 24), ("en", 60, 24)]


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize(("lang", "width", "height"), SIZES)
def test_it_fits(lang: str, width: int, height: int, players: int) -> None:
    """No line is too wide; on 100 columns and 35 lines all of it, question and options included, is on the screen."""
    for match in positions(folsom.BANDITS[:players], players):
        decision = match.questions()[0]
        if decision.seat != 0 or decision.number % 3:
            continue
        where = screen(lang, width, height, terminal=True)
        view = match.seen_by(0)
        with where.console.capture() as captured:
            Chooser(where, view, folsom.pending(view)[0], match.news).draw()
        lines = [re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", line) for line in captured.get().splitlines()]
        assert max(cell_len(line) for line in lines) <= width
        assert width < 100 or len(lines) < height


def test_many_bandits_on_one_position_are_shown_by_their_letters() -> None:
    match = next(positions(folsom.BANDITS, 1))
    for bandit in range(6):
        place_pawn(match.game, bandit, int(roof(match.game.table, 2)), "")
    text = "\n".join(drawn(match.seen_by(0)))
    assert "G D T C B J" in text


def test_everybody_is_named_where_he_is() -> None:
    match = next(positions(folsom.BANDITS, 1))
    for bandit in range(6):
        place_pawn(match.game, bandit, int(inside(match.game.table, bandit + 1)), "")
    line = next(line for line in drawn(match.seen_by(0)) if "★ Marshal" in line)
    words = line.split("│")
    assert [word.strip() for word in words if word.strip()] == [
        "★ Marshal",
        "G Ghost",
        "D Doc",
        "T Tuco",
        "C Cheyenne",
        "B Belle",
        "J Django",
    ]


@pytest.mark.parametrize("name", ["hand", "loot"])
def test_spectators_see_no_hand_and_no_loot_of_their_own(name: str) -> None:
    match = next(positions(("doc", "belle", "tuco"), 4))
    text = "\n".join(drawn(match.seen_by(folsom.SPECTATOR)))
    assert Texts("en").say(f"label-{name}") not in text
    assert "Your" not in text and "(you" not in text


def test_news_are_told_once_and_in_order() -> None:
    where = screen()
    match = Match(folsom.Setup(("doc", "belle", "tuco")), 4, NewsBook(Texts("en"), 0))
    while not match.over():
        match.let_bot_answer(match.questions()[0].seat)
        where.tell(match.news)
    where.tell(match.news)
    assert isinstance(where.console.file, io.StringIO)
    printed = " ".join(where.console.file.getvalue().replace("•", "").split())
    told = " ".join(" ".join(line.sentences) for line in match.news.lines)
    assert printed == " ".join(told.split())


# The score.


def over(seed: int) -> Match:
    *_, match = positions(("doc", "belle", "tuco"), seed)
    assert match.over()
    return match


def test_the_result_is_the_same_for_all_who_watch() -> None:
    match = over(6)
    told = set()
    for viewer in (0, 1, 2, folsom.SPECTATOR, EVERYTHING):
        where = screen()
        end(where, match, viewer)
        assert isinstance(where.console.file, io.StringIO)
        told.add(where.console.file.getvalue().partition(Texts("en").say("heading-score"))[2])
    assert len(told) == 1 and "$" in told.pop()


def sentences(money: list[int], winners: int, sharp: int, lang: str = "en") -> list[str]:
    match = over(6)
    match.game.counters[REVOLVER] = 2
    return score_sentences(match.game, folsom.Outcome(money, money, sharp, winners), Texts(lang))


def test_one_winner() -> None:
    lines = sentences([1000, 750, 500], 0b001, 0b001)
    assert lines[0].startswith("Sharpshooter, with the fewest bullets left (")
    assert lines[0].endswith("Doc gains $1,000.")
    assert lines[1:] == ["Doc wins with $1,000."]


def test_a_tie_broken_by_bullets() -> None:
    lines = sentences([1000, 1000, 500], 0b010, 0b111)
    assert lines[0].endswith("Doc, Belle and Tuco gain $1,000 each.")
    assert lines[1].startswith("Doc and Belle are equally rich. The fewest bullets received (")
    assert lines[1].endswith("decide: Belle.")
    assert lines[2] == "Belle wins with $1,000."


def test_a_shared_win() -> None:
    lines = sentences([1000, 1000, 500], 0b011, 0b100, "fr")
    assert "Doc et Belle partagent la victoire." in lines[1]
    assert lines[2].startswith("Doc et Belle gagnent la partie avec")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_the_score(lang: str) -> None:
    match = over(6)
    where = screen(lang)
    where.print(score_table(match.seen_by(0), folsom.outcome(match.game), Texts(lang)))
    assert isinstance(where.console.file, io.StringIO)
    rows = where.console.file.getvalue().splitlines()
    assert len(rows) == 4
    assert Texts(lang).say("mark-winner") in rows[1]
