"""What the game has on its table is what the rules say is printed."""

import re
from collections import Counter
from pathlib import Path

import pytest

from folsom import BANDITS, Event, Game, Listener, Setup, Source, new_game, new_table, play_out, run_chance
from folsom.base.data import printed
from folsom.base.rules import rules_on
from folsom.core.texts import round_text

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "7-cards.md"
TEXT = RULES.read_text(encoding="utf-8")

# The cards' names in the order of the table, and the words that begin its lines.
ROWS = {
    "angry-marshal": "angry Marshal",
    "swivel-arm": "swivel arm",
    "braking": "braking",
    "take-it-all": "take it all",
    "rebellion": "passengers' rebellion",
    "tunnels": "none (tunnel picture)",
    "bridge": "none (bridge picture)",
}
STATIONS = ("marshals-revenge", "pickpocketing", "conductor")
CARS = {
    "baggage": "baggage car",
    "second-class": "second class",
    "first-class": "first class",
    "dining": "dining car",
    "saloon": "private saloon",
    "mail": "mail car",
}


def turns_in_the_rules(card: str, column: int) -> str:
    """The turns of a card for few (0) or many players (1): ``S T S S``."""
    if card in STATIONS:
        found = re.search(r"Stations .*, all ([ST2R ]+):", TEXT)
        assert found
        return found[1]
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {ROWS[card]} |"))
    return [cell.strip() for cell in row.strip("|").split("|")][1 + column]


class Turns(Listener):
    """Writes down the turns of every round card that comes."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: dict[str, list[str]] = {}
        self.card = ""

    def hear(self, g: Game, event: Event) -> None:
        if event.name == "round":
            self.card = round_text(g.table, event.numbers[1])
            self.turns[self.card] = []
        elif event.name == "turn":
            number, kind = event.numbers
            assert number == len(self.turns[self.card])
            self.turns[self.card].append(rules_on(g.table).turns[kind].letter)


@pytest.mark.rule("DATA-ROUNDS-BASE", "BASE-PIECES-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_turns_of_the_round_cards_are_those_of_the_rules(players: int) -> None:
    column = 0 if players <= 4 else 1
    expected = {card: turns_in_the_rules(card, column).split() for card in (*ROWS, *STATIONS)}
    setup = Setup(BANDITS[:players])
    heard: dict[str, list[str]] = {}
    for seed in range(40):
        game = new_game(setup)
        turns = Turns()
        game.listener = turns
        play_out(game, Source(seed))
        assert len(turns.turns) == 5
        heard.update(turns.turns)
    assert heard == expected


@pytest.mark.rule("DATA-ROUNDS-BASE", "BASE-PIECES-3")
def test_there_are_seven_round_cards_and_three_stations() -> None:
    data = printed("rounds")
    assert [card["name"] for card in data["round"]] == list(ROWS)
    assert [card["name"] for card in data["station"]] == list(STATIONS)
    for card in data["round"]:
        assert (card["few"], card["many"]) == (turns_in_the_rules(card["name"], 0), turns_in_the_rules(card["name"], 1))
        assert card["event"] == ("" if card["name"] in ("tunnels", "bridge") else card["name"])
    assert all(card["event"] == card["name"] for card in data["station"])


@pytest.mark.rule("DATA-CARS")
@pytest.mark.parametrize("car", list(CARS))
def test_the_loot_of_a_car_is_that_of_the_rules(car: str) -> None:
    found = re.search(rf"{CARS[car]} \((\d), (\d)\)", TEXT)
    assert found
    others = [name for name in CARS if name != car][:2]
    for place in range(3):
        cars = [*others[:place], car, *others[place:]]
        game = new_game(Setup(("doc", "belle", "tuco"), cars=tuple(cars)))
        run_chance(game, Source(1))
        table = game.table
        here = table.place_names.index(f"{place + 1} inside")
        loot = Counter(table.token_kinds[table.tokens[t]].name for t in range(26) if game.tokens.at[t] == here)
        assert loot == +Counter(purse=int(found[1]), jewel=int(found[2]))


@pytest.mark.rule("DATA-CARS", "BASE-SETUP-2")
def test_with_six_players_purses_and_jewels_are_used_up() -> None:
    game = new_game(Setup(BANDITS))
    run_chance(game, Source(1))
    table = game.table
    assert [t for t in range(26) if game.tokens.at[t] == table.gone] == []
    on_the_train = Counter(
        table.token_kinds[table.tokens[t]].name for t in range(26) if game.tokens.at[t] < table.places
    )
    assert on_the_train == {"purse": 12, "jewel": 6, "strongbox": 1}


@pytest.mark.rule("DATA-PURSES", "BASE-PIECES-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_tokens_of_the_box(players: int) -> None:
    line = next(line for line in TEXT.splitlines() if "**DATA-PURSES**" in line)
    purses = {int(worth): int(number) for number, worth in re.findall(r"(\d) × \$(\d+)", line)}
    assert sum(purses.values()) == 18
    table = new_table(Setup(BANDITS[:players]))
    assert Counter(table.token_kinds[kind].name for kind in table.tokens) == {"purse": 18, "jewel": 6, "strongbox": 2}
    worth = {kind.name: table.values[kind.first : kind.last + 1] for kind in table.token_kinds}
    assert {value.worth: value.number for value in worth["purse"]} == purses
    assert [value.worth for value in worth["jewel"]] == [500]
    assert [value.worth for value in worth["strongbox"]] == [1000]


@pytest.mark.rule("BASE-PIECES-4", "BASE-SETUP-7")
def test_the_cards_of_a_bandit() -> None:
    decks = printed("decks")
    assert decks["deck"] == {"move": 2, "floor": 2, "shoot": 2, "rob": 2, "punch": 1, "marshal": 1}
    assert (decks["revolver"], decks["neutral"]) == (6, 13)


@pytest.mark.rule("DATA-ROUNDS-BASE", "DATA-CARS", "DATA-PURSES")
@pytest.mark.parametrize("name", ["rounds", "cars", "tokens", "decks"])
def test_the_data_of_the_base_game_are_printed_ones(name: str) -> None:
    assert printed(name)["source"] == "printed"
