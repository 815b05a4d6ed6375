"""Checks that the dealing and the shuffles of a finished game were fair: python verify_fair.py FILE [COMMITMENT]

Needs nothing but Python. FILE is what the server gives at /api/replays/TABLE/fair. COMMITMENT is what you
noted before the game; if you give it, it must be the one in the file.
"""

import hashlib
import hmac
import json
import sys

DRAWS = "folsom fair 1"  # the label of the draws, and the format of older files, which have no dealing
FORMAT = "folsom fair 2"
DEALING = "folsom dealing 1"
TRIES = 100  # deals, until one fits


class Chance:
    """The numbers of chance of one game, one after the other."""

    def __init__(self, label, seed, players):
        self.seed = seed
        self.start = "\n".join([label, *players])
        self.counter = 0  # how many were used

    def below(self, n):
        """A number from 0 to n - 1: the first bits of the next hash; one that is too large is skipped."""
        bits = (n - 1).bit_length()
        while True:
            message = f"{self.start}\n{self.counter}".encode()
            self.counter += 1
            digest = hmac.new(self.seed, message, hashlib.sha256).digest()
            number = int.from_bytes(digest, "big") >> (256 - bits)
            if number < n:
                return number


def problem_of_dealing(chance, picked, left, each, apart, bandits):
    """What is wrong with the bandits of the seats: some were picked, the others come out of those that were left."""
    everybody = [*left, *(name for names in picked for name in names)]
    enough = len(set(everybody)) == len(everybody) >= each * len(picked)
    if not enough or any(len(names) > each for names in picked):
        return "dealing: a bandit is there twice, there are too few, or a seat has too many"
    for _ in range(TRIES):
        bag = list(left)
        right = [[*names, *(bag.pop(chance.below(len(bag))) for _ in range(each - len(names)))] for names in picked]
        if all(len(set(group) & set(names)) < 2 for group in apart for names in right):
            return None if bandits == right else f"dealing: the bandits are {bandits}, but the seeds say {right}"
    return "dealing: what was picked cannot be completed"


def problem_of(game, noted=None):
    """What is wrong with the dealing and the shuffles of a game; nothing (None) if they were fair."""
    dealing = game.get("dealing")
    if game["format"] != (DRAWS if dealing is None else FORMAT):
        return f"this is neither {FORMAT!r} nor {DRAWS!r} without a dealing"
    seed = bytes.fromhex(game["seed"])
    if hashlib.sha256(seed).hexdigest() != game["commitment"]:
        return "the seed is not the one that was committed to"
    if noted is not None and noted.strip().lower() != game["commitment"]:
        return "the commitment is not the one that you noted before the game"
    if dealing is not None:
        problem = problem_of_dealing(Chance(DEALING, seed, game["seeds"]), **dealing)
        if problem is not None:
            return problem
    chance = Chance(DRAWS, seed, game["seeds"])
    for number, draw in enumerate(game["draws"], start=1):
        if draw["counter"] != chance.counter:
            return f"draw {number}: numbers of chance were left out, or used twice"
        bag = list(draw["bag"])
        if len(draw["drawn"]) > len(bag):
            return f"draw {number}: more was drawn than there was"
        right = [bag.pop(chance.below(len(bag))) for _ in draw["drawn"]]
        if draw["drawn"] != right:
            return f"draw {number}: {draw['drawn']} was drawn, but the seeds say {right}"
    if game["counter"] != chance.counter:
        return "the last numbers of chance are missing"
    return None


def main():
    """Reads the file, and says whether it holds."""
    with open(sys.argv[1], encoding="utf-8") as file:
        game = json.load(file)
    problem = problem_of(game, *sys.argv[2:3])
    if problem is not None:
        print(f"NOT FAIR: {problem}")
        sys.exit(1)
    print(f"All {len(game['draws'])} draws are as the seeds say.")
    if game.get("dealing") is None:
        print("The file is of an older game and does not say how its bandits were dealt.")
    else:
        print(f"So are the bandits that were dealt. Is this what you picked? {game['dealing']['picked']}")
    print(f"Is this what was published before the game? {game['commitment']}")
    print(f"Is your seed there? {game['seeds']}")


if __name__ == "__main__":
    main()
