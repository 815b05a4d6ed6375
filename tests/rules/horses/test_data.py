"""What the box brings is what the rules say is printed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from folsom import BANDITS, Setup, SetupError, Source, check, new_game, new_table, play_out
from folsom.base.counters import ROUNDS, STATIONS
from folsom.base.data import printed
from folsom.base.loot import STRONGBOX
from folsom.base.rules import rules_on
from folsom.boxes.horses.box import DATA
from folsom.core.texts import round_text
from rules.horses.stage import Ear

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "7-cards.md").read_text(encoding="utf-8")
TEXT = TEXT[TEXT.index("**DATA-ROUNDS-HS**") :]
BOXES = ("horses", "horses-light")
PAIRED = ("doc", "tuco", "belle", "django", "ghost", "cheyenne")

# The cards' names in the order of the table, and the words that begin its lines.
ROWS = {
    "turmoil": "none",
    "drink": "drink for the Marshal",
    "tired-horses": "horses tire",
    "higher-speed": "higher speed",
    "rage": "Shotgun's rage",
}
LAST = {"mortal-bullet": "mortal bullet", "sharing": "sharing the loot", "escape": "escape"}


def row(card: str) -> list[str]:
    """A line of the table: turns for few and for many players, and the symbols for a plan of attack."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"| {ROWS[card]}"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def station(card: str) -> str:
    found = re.search(rf"{LAST[card]} ([ST ]+);", TEXT)
    assert found
    return found[1]


@pytest.mark.rule("DATA-ROUNDS-HS")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("players", "variants", "column"),
    [*((n, (), 0 if n <= 4 else 1) for n in (3, 4, 5, 6)), (4, ("duo",), 0), (6, ("pairs",), 0), (6, ("teams",), 1)],
)
def test_the_turns_and_symbols_of_the_cards(players: int, variants: tuple[str, ...], column: int, box: str) -> None:
    rules = rules_on(new_table(Setup(PAIRED[:players], variants=variants, boxes=(box,))))
    cards = {card.name: card for card in rules.rounds}
    for name in ROWS:
        assert " ".join(turn.letter for turn in cards[name].turns) == row(name)[column]
        assert cards[name].printed["plan"] == int(row(name)[2])
        assert cards[name].event == ("" if name == "turmoil" else name)
    for name in LAST:
        assert " ".join(turn.letter for turn in cards[name].turns) == station(name)
        assert cards[name].event == name
    others = [card for card in rules.rounds if card.name not in ROWS]
    assert all(card.printed.get("plan", 0) == 0 for card in others)


@pytest.mark.rule("DATA-HS-PARTS", "HS-SETUP-4")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_twelve_round_cards_and_six_stations(players: int, box: str) -> None:
    game = new_game(Setup(BANDITS[:players], boxes=(box,)))
    assert bin(int(game.counters[ROUNDS])).count("1") == 12
    assert bin(int(game.counters[STATIONS])).count("1") == 6


@pytest.mark.rule("HS-SETUP-4")
def test_every_card_can_come_four_rounds_and_a_station() -> None:
    rounds: set[str] = set()
    stations: set[str] = set()
    for seed in range(40):
        game, ear = new_game(Setup(BANDITS[:3], boxes=("horses",))), Ear()
        game.listener = ear
        play_out(game, Source(seed))
        came = [round_text(game.table, int(event.numbers[1])) for event in ear.heard if event.name == "round"]
        assert len(came) == len(set(came)) == 5
        rounds.update(came[:4])
        stations.update(came[4:])
    assert len(rounds) == 12 and rounds >= set(ROWS)
    assert len(stations) == 6 and stations >= set(LAST)


@pytest.mark.rule("VAR-EVENTS-1")
@pytest.mark.parametrize("box", BOXES)
def test_cards_of_the_box_are_chosen_only_with_the_box(box: str) -> None:
    rounds = ("turmoil", "drink", "rage", "braking", "bridge", "tunnels", "angry-marshal")
    stations = ("escape", "mortal-bullet", "pickpocketing")
    setup = Setup(BANDITS[:4], boxes=(box,), rounds=rounds, stations=stations)
    for wrong, card in ((replace(setup, boxes=()), "turmoil"), (replace(setup, boxes=(), rounds=()), "escape")):
        with pytest.raises(SetupError, match=f"{card} is a card of horses, which is not in play") as refused:
            check(wrong)
        assert refused.value.rule == "VAR-EVENTS-1"
    came: set[str] = set()
    for seed in range(30):
        game, ear = new_game(setup), Ear()
        game.listener = ear
        play_out(game, Source(seed))
        came.update(round_text(game.table, int(event.numbers[1])) for event in ear.heard if event.name == "round")
    assert came == {*rounds, *stations}


@pytest.mark.rule("DATA-HS-PARTS")
def test_the_pieces_of_the_box() -> None:
    line = next(line for line in TEXT.splitlines() if "**DATA-HS-PARTS**" in line)
    parts = printed("parts", DATA)
    assert f"{parts['horses']} horses" in line
    assert f"{parts['whisky']} whisky and {parts['old-whisky']} old whisky" in line
    assert f"{parts['neutral']} neutral bullets" in line
    assert "1 strongbox (the third)" in line and "8 hostages" in line
    table = new_table(Setup(BANDITS, boxes=("horses",)))
    assert list(table.tokens).count(STRONGBOX) == 3
    assert len([power for power in table.powers if power.rule.startswith("HS-HOST-")]) == 8


@pytest.mark.rule("HS-SETUP-5", "DATA-HS-PARTS")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    ("bandits", "variants", "cards", "rides"),
    [
        (("doc", "belle", "tuco"), (), 11, 1),
        (("doc", "belle", "tuco", "django"), ("teams",), 11, 1),
        (("doc", "tuco", "belle", "django"), ("pairs",), 13, 2),
        (("doc", "tuco", "belle", "django"), ("duo",), 13, 2),
    ],
)
def test_a_ride_card_for_each_bandit(
    bandits: tuple[str, ...], variants: tuple[str, ...], cards: int, rides: int, box: str
) -> None:
    table = new_table(Setup(bandits, variants=variants, boxes=(box,)))
    kinds = int(table.kinds)
    for seat in range(int(table.seats)):
        deck = list(table.cards)[seat * kinds : (seat + 1) * kinds]
        assert sum(deck) == cards
        assert sum(n for n, kind in zip(deck, table.card_kinds) if kind.name.startswith("ride")) == rides


@pytest.mark.rule("DATA-ROUNDS-HS", "DATA-HS-PARTS")
@pytest.mark.parametrize("name", ["rounds", "parts"])
def test_the_data_of_the_box_are_printed_ones(name: str) -> None:
    assert printed(name, DATA)["source"] == "printed"
