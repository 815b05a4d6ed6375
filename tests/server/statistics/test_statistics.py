"""What a person has done, and the board of those who play best."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from folsom import Setup, outcome
from folsom.server.house import House
from folsom.server.store.database import writing
from folsom.server.store.schema import people, ratings
from server.browsers import browser
from server.houses import new_people, run
from server.statistics.endings import bot, end_game, left, person

PAIRS = Setup(("doc", "tuco", "belle", "django"), variants=("pairs",))
NOTHING = {"games": 0, "wins": 0, "money": 0}


async def statistics(house: House, who: str) -> Any:
    """What somebody has done."""
    async with browser(house) as client:
        answer = await client.get(f"/api/people/{who}/statistics")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_games_are_counted_by_bandit_by_players_and_by_opponents(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        everybody = [person(f"p{n}") for n in range(4)]
        three = Setup(("doc", "ghost", "tuco"))
        ends = [
            (await end_game(house, "a", everybody), 0),
            (await end_game(house, "b", [everybody[1], everybody[0], bot(), everybody[2]], seed=2), 1),
            (await end_game(house, "c", [person("p0"), bot(), bot("legend"), left("p1")], seed=3), 0),
            (await end_game(house, "d", everybody[:3], setup=three, seed=4), 0),
        ]
        money = [int(outcome(g).money[seat]) for g, seat in ends]
        won = [int(outcome(g).won(seat)) for g, seat in ends]

        def tally(*numbers: int) -> dict[str, int]:
            return {
                "games": len(numbers),
                "wins": sum(won[n] for n in numbers),
                "money": sum(money[n] for n in numbers),
            }

        found = await statistics(house, "p0")
        assert (found["person"], found["name"], found["left"], found["rating"]) == ("p0", "Person 0", 0, None)
        assert found["all"] == tally(0, 1, 2, 3) and sum(money) > 0
        assert found["bandits"] == {"doc": tally(0, 2, 3), "belle": tally(1)}
        assert found["players"] == {"4": tally(0, 1, 2), "3": tally(3)}
        assert found["against"] == {"people": tally(0, 3), "both": tally(1), "bots": tally(2), "own": NOTHING}

    run(inside, tmp_path)


def test_some_games_are_won(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        wins = [0] * 4
        for seed in range(8):
            g = await end_game(house, f"t{seed}", [person(f"p{n}") for n in range(4)], seed=seed)
            wins = [wins[seat] + outcome(g).won(seat) for seat in range(4)]
        found = [(await statistics(house, f"p{n}"))["all"]["wins"] for n in range(4)]
        assert found == wins and sum(wins) >= 8

    run(inside, tmp_path)


def test_a_game_that_somebody_left_counts_as_left(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 4)
        await end_game(house, "a", [left("p0"), *(person(f"p{n}") for n in range(1, 4))])
        found = await statistics(house, "p0")
        assert (found["left"], found["all"], found["bandits"]) == (1, NOTHING, {})
        assert (await statistics(house, "p1"))["against"]["both"]["games"] == 1

    run(inside, tmp_path)


def test_several_seats_of_one_person_are_counted_apart(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        await end_game(house, "a", [person("p0"), person("p0"), person("p1"), bot()])
        assert (await statistics(house, "p0"))["against"]["own"]["games"] == 2
        assert (await statistics(house, "p1"))["against"]["both"]["games"] == 1

    run(inside, tmp_path)


def test_who_leads_two_bandits_has_a_game_with_each(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await new_people(house, 2)
        g = await end_game(house, "a", [person("p0"), person("p1")], setup=PAIRS)
        found = await statistics(house, "p0")
        assert found["all"]["games"] == 1 and found["bandits"].keys() == {"doc", "tuco"}
        assert found["all"]["money"] == outcome(g).money[0] and found["players"].keys() == {"2"}

    run(inside, tmp_path)


@pytest.mark.parametrize(("who", "status"), [("nobody", 404), ("gone", 404), ("x" * 33, 422), ("a%00", 422)])
def test_there_are_no_statistics_of_nobody(who: str, status: int, tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        async with writing(house.engine) as connection:
            row = {"id": "gone", "name": "", "created": 1.0, "gone": 2.0}
            await connection.execute(insert(people).values(row))
        async with browser(house) as client:
            assert (await client.get(f"/api/people/{who}/statistics")).status_code == status

    run(inside, tmp_path)


async def rate(house: House, *numbers: float) -> None:
    """Gives people ratings: p0 the first number, and so on."""
    await new_people(house, len(numbers))
    rows = [
        {"person": f"p{n}", "mu": 25.0, "sigma": 5.0, "rating": number, "games": n, "at": 1.0}
        for n, number in enumerate(numbers)
    ]
    async with writing(house.engine) as connection:
        await connection.execute(insert(ratings), rows)


def test_the_board_shows_the_best_first_and_names_ties(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await rate(house, 1.5, 7.25, -2.0, 7.25, 0.0)
        async with browser(house) as client:
            board = (await client.get("/api/leaderboard")).json()
            assert board["total"] == 5
            assert [(one["person"], one["place"], one["tied"]) for one in board["people"]] == [
                ("p1", 1, True),
                ("p3", 1, True),
                ("p0", 3, False),
                ("p4", 4, False),
                ("p2", 5, False),
            ]
            first = {"person": "p1", "name": "Person 1", "rating": 7.25, "place": 1, "tied": True, "games": 1}
            assert board["people"][0] == first
            page = (await client.get("/api/leaderboard", params={"skip": 1, "limit": 2})).json()
            assert [one["person"] for one in page["people"]] == ["p3", "p0"] and page["total"] == 5
        own = (await statistics(house, "p0"))["rating"]
        assert own == {"rating": 1.5, "place": 3, "tied": False, "games": 0}

    run(inside, tmp_path)


def test_who_has_gone_is_not_on_the_board(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        await rate(house, 3.0, 2.0, 1.0)
        async with writing(house.engine) as connection:
            await connection.execute(update(people).where(people.c.id == "p0").values(gone=1.0, name=""))
        async with browser(house) as client:
            board = (await client.get("/api/leaderboard")).json()
        assert [(one["person"], one["place"]) for one in board["people"]] == [("p1", 1), ("p2", 2)]
        assert board["total"] == 2

    run(inside, tmp_path)


@pytest.mark.parametrize("query", ["skip=-1", "limit=0", "limit=101", "limit=x", "skip=1e9"])
def test_a_board_has_bounds(query: str, tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        async with browser(house) as client:
            assert (await client.get(f"/api/leaderboard?{query}")).status_code == 422

    run(inside, tmp_path)
