"""The bandits that nobody picked are dealt from the committed seed: everybody can check it, and no deal is favoured."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from folsom import BANDITS, Setup, SetupError, check
from folsom.server.house import House
from folsom.server.play.dealing import Dealing
from folsom.server.play.fair import DEALING, Fair
from folsom.server.protocol.tables import SetupChoice
from folsom.server.replays.fair import Unfair, check_fair
from folsom.server.tables import hosting, seating
from folsom.server.tables.choices import bare_setup, completed, dealing_of
from server.browsers import browser
from server.houses import run
from server.replays.test_fair import alone, folsom
from server.tables.parties import new_party, now, sit_all

FILES = Path(__file__).parent / "files"
PAIRS = SetupChoice(players=3, variants=["pairs"])
CHOICES = {
    "three": SetupChoice(players=3),
    "six": SetupChoice(players=6),
    "teams": SetupChoice(players=4, variants=["teams"]),
    "duo": SetupChoice(players=2, variants=["duo"]),
    "two pairs": SetupChoice(players=2, variants=["pairs"]),
    "three pairs": PAIRS,
}

Proof = dict[str, Any]


async def proof_of(house: House, table: str) -> Proof:
    """The fair file of a game that everybody leaves."""
    for seat in (await now(house, table)).seats:
        assert seat.person is not None
        await seating.leave(house, seat.person, table)
    async with browser(house) as client:
        answer = await client.get(f"/api/replays/{table}/fair")
        assert answer.status_code == 200, answer.text
        found: Proof = answer.json()
        replay = (await client.get(f"/api/replays/{table}", params={"viewer": "all"})).json()
    assert [name for names in found["dealing"]["bandits"] for name in names] == replay["setup"]["bandits"]
    return found


@pytest.fixture
def kept() -> Proof:
    """The file of a game of three pairs, in which the first seat picked Tuco. The first deal did not fit."""
    found: Proof = json.loads((FILES / "fair_2.json").read_bytes())
    return found


def test_a_game_tells_how_its_bandits_were_dealt(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, PAIRS, people=3)
        await sit_all(house, table)
        await seating.wish_bandits(house, "p0", table, 0, ["tuco"])
        await seating.wish_bandits(house, "p2", table, 2, ["doc"])
        await seating.add_seed(house, "p1", table, 1, "mine")
        await hosting.start(house, "p0", table)
        proof = await proof_of(house, table)
        dealing = dict(proof["dealing"])
        bandits = dealing.pop("bandits")
        assert (proof["format"], dealing["picked"]) == ("folsom fair 2", [["tuco"], [], ["doc"]])
        assert dealing["left"] == [name for name in BANDITS if name not in ("tuco", "doc")]
        assert check_fair(proof).bandits == bandits
        chance = Fair(bytes.fromhex(proof["seed"]), ["", "mine", ""], label=DEALING)
        assert Dealing(**dealing).deal(chance.below) == bandits

    run(inside, tmp_path)


def test_what_was_dealt_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house)
        await sit_all(house, table)
        await hosting.start(house, "p0", table)
        async with browser(house, "p0") as client:
            assert (await client.get(f"/api/replays/{table}/fair")).status_code == 409
        assert check_fair(await proof_of(house, table)).bandits is not None

    run(inside, tmp_path)


def test_bandits_that_were_all_picked_need_no_chance(tmp_path: Path) -> None:
    async def inside(house: House) -> None:
        table = await new_party(house, SetupChoice(players=3), people=3)
        await sit_all(house, table)
        for seat, name in enumerate(["doc", "belle", "tuco"]):
            await seating.wish_bandits(house, f"p{seat}", table, seat, [name])
        await hosting.start(house, "p0", table)
        assert check_fair(await proof_of(house, table)).bandits == [["doc"], ["belle"], ["tuco"]]

    run(inside, tmp_path)


# Whatever is changed is found, by both verifiers.


def _exchange(data: Proof) -> None:
    """Two bandits who were dealt change places; the deal still fits."""
    first, second, _ = data["dealing"]["bandits"]
    first[1], second[1] = second[1], first[1]


CHANGES: dict[str, tuple[Callable[[Proof], object], str]] = {
    "whom two seats lead": (_exchange, "dealing"),
    "the order of the seats": (lambda d: d["dealing"]["bandits"].reverse(), "dealing"),
    "a seat left out": (lambda d: d["dealing"]["bandits"].pop(), "dealing"),
    "the order of those left": (lambda d: d["dealing"]["left"].reverse(), "dealing"),
    "a pick made up": (lambda d: d["dealing"]["picked"][1].append(d["dealing"]["left"].pop()), "dealing"),
    "a pick kept secret": (lambda d: d["dealing"]["left"].append(d["dealing"]["picked"][0].pop()), "dealing"),
    "one more apart": (lambda d: d["dealing"]["apart"].append(d["dealing"]["bandits"][1]), "dealing"),
    "a player's seed": (lambda d: d["seeds"].__setitem__(0, "other"), "dealing"),
    "a bandit twice": (lambda d: d["dealing"]["left"].append("tuco"), "shape"),
    "too few bandits": (lambda d: d["dealing"].update(left=[]), "shape"),
    "too many for a seat": (lambda d: d["dealing"].update(each=0), "shape"),
    "no dealing": (lambda d: d.update(dealing=None), "shape"),
    "the older format": (lambda d: d.update(format="folsom fair 1"), "shape"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_was_changed_in_the_dealing_is_found(name: str, kept: Proof, tmp_path: Path) -> None:
    change, problem = CHANGES[name]
    data = deepcopy(kept)
    change(data)
    with pytest.raises(Unfair) as error:
        check_fair(data)
    assert error.value.problem == problem
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    said = folsom("fair", "verify", path, "--lang", "en")
    assert said.exit_code == 1 and "Traceback" not in said.output
    done = alone(path)
    assert done.returncode == 1 and "NOT FAIR" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize(
    "odd", [[], "left", {}, {"picked": [1]}, {"each": "2"}, {"each": True}, {"apart": None}, {"left": [["doc"]]}]
)
def test_a_dealing_of_another_shape_is_refused(odd: Any, kept: Proof) -> None:
    dealing = kept["dealing"] | odd if isinstance(odd, dict) and odd else odd
    with pytest.raises(Unfair) as error:
        check_fair(kept | {"dealing": dealing})
    assert error.value.problem == "shape"


@pytest.mark.parametrize(("number", "said"), [(1, "An older version began"), (2, "picked or dealt as the seeds say")])
def test_files_of_older_versions_still_verify(number: int, said: str) -> None:
    """fair_1.json: before bandits were dealt from the seed. fair_2.json: pairs, the first deal did not fit."""
    path = FILES / f"fair_{number}.json"
    assert json.loads(path.read_bytes())["format"] == f"folsom fair {number}"
    done = folsom("fair", "verify", path, "--lang", "en")
    assert done.exit_code == 0 and said in done.output
    assert alone(path).returncode == 0


# No legal deal is favoured.


@pytest.mark.parametrize("name", CHOICES)
def test_a_deal_fits_if_the_rules_allow_it(name: str) -> None:
    choice = CHOICES[name]
    dealing = dealing_of(choice, [[]] * choice.players)
    for bandits in permutations(BANDITS, choice.players * dealing.each):
        seats: list[list[str]] = [list(bandits[i : i + dealing.each]) for i in range(0, len(bandits), dealing.each)]
        assert dealing.fits(seats) == is_legal(bare_setup(choice, bandits))


def is_legal(setup: Setup) -> bool:
    try:
        check(setup)
    except SetupError:
        return False
    return True


@pytest.mark.parametrize(
    ("choice", "picked", "legal"),
    [
        (SetupChoice(players=3), [[], [], []], 120),
        (SetupChoice(players=4), [[], ["belle"], [], ["doc"]], 12),
        (PAIRS, [[], [], []], 288),
        (PAIRS, [["tuco"], [], ["doc"]], 8),
    ],
)
def test_every_legal_deal_is_as_likely_as_the_others(choice: SetupChoice, picked: list[list[str]], legal: int) -> None:
    dealing = dealing_of(choice, picked)
    deals = 50 * legal
    seen = Counter(
        completed(choice, dealing, Fair(number.to_bytes(32, "big"), ["", "x"], label=DEALING).below).bandits
        for number in range(deals)
    )
    assert len(seen) == legal
    squares = sum((count - 50) ** 2 / 50 for count in seen.values())
    assert squares < legal - 1 + 4 * (2 * (legal - 1)) ** 0.5  # chi-square: four deviations above what is usual


def test_the_dealing_has_numbers_of_its_own() -> None:
    """Those of the draws are what they were before bandits were dealt from the seed."""
    digest = hmac.new(bytes(32), b"folsom fair 1\na\n0", "sha256").digest()
    assert Fair(bytes(32), ["a"]).below(256) == digest[0]
    digest = hmac.new(bytes(32), b"folsom dealing 1\na\n0", "sha256").digest()
    assert Fair(bytes(32), ["a"], label=DEALING).below(256) == digest[0]
