"""Scenarios with a box: where its pieces are, by default and as they are given, and clear errors."""

import pytest

from folsom.notation.scenario import check_text

HORSES = "setup: {boxes: [horses]}"
LIGHT = "setup: {boxes: [horses-light]}"


def check(given: str, *facts: str, when: str = "[]") -> tuple[str, ...]:
    """The problems of a scenario with this position and these facts."""
    text = f"title: t\nrules: [HS-SETUP-1]\ngiven: {{{given}}}\nwhen: {when}\nthen:\n"
    return check_text(text + "".join(f"  {fact}\n" for fact in facts)).problems


def test_a_position_is_as_after_an_attack() -> None:
    """A horse for each bandit where he starts; stagecoach and Shotgun where they begin."""
    assert (
        check(
            f"{HORSES}, first: belle",
            "horses: {loco: 0, 1: 0, 2: 0, 3: 2, 4: 2}",
            "coach: 0",
            "places: {belle: 4 inside, tuco: 3 inside, shotgun: coach roof}",
            "loot: {under the shotgun: [strongbox], stock: [strongbox]}",
            "first: belle",
        )
        == ()
    )


def test_of_two_bandits_one_starts_ahead() -> None:
    assert (
        check(
            "setup: {variants: [duo], boxes: [horses]}",
            "places: {tuco: 4 inside, cheyenne: 3 inside, doc: 4 inside, django: 3 inside}",
            "horses: {3: 2, 4: 2}",
        )
        == ()
    )


def test_horses_are_where_they_are_given_and_nowhere_else() -> None:
    assert check(f"{HORSES}, horses: {{1: 2, loco: 1}}", "horses: {0: 1, 1: 2, 4: 0}") == ()
    assert check(f"{LIGHT}, horses: {{1: 2}}", "horses: 2") == ()


def test_the_stagecoach_faces_the_car_that_is_given() -> None:
    """Its graph is in force: one shoots across."""
    facts = ("coach: 2", "bullets: {belle: [doc]}")
    places = "places: {doc: coach inside, belle: 2 inside, tuco: 4 inside, django: 4 inside}"
    assert check(f"{HORSES}, coach: 2, {places}", *facts, when="[{resolve: doc shoot}]") == ()


def test_the_shotgun_walks_in_front_of_the_stagecoach() -> None:
    """On the train he has left the strongbox lying."""
    walking = f"{HORSES}, places: {{shotgun: 2 roof}}"
    assert check(walking, "coach: 2", "loot: {coach roof: [strongbox], under the shotgun: []}") == ()
    assert check(f"{walking}, coach: 1", "coach: 1") == (
        "given.coach: the Shotgun stays in front of it, on the roof of the car that it faces",
    )
    assert check(f"{HORSES}, places: {{shotgun: 2 inside}}", "coach: 2") == (
        "given.places.shotgun: he is on the stagecoach's roof, or on the train's",
    )


def test_who_stands_with_the_shotgun_would_have_met_him() -> None:
    places = "places: {shotgun: 2 roof, doc: 2 roof}"
    (problem,) = check(f"{HORSES}, {places}", "coach: 2")
    assert problem.startswith("given.places: doc would have met the shotgun")


def test_the_shotgun_keeps_his_strongbox_when_loot_is_given() -> None:
    assert (
        check(
            f"{HORSES}, loot: {{doc: [purse 250]}}",
            "loot: {under the shotgun: [strongbox], stock: [strongbox], doc: [purse 250]}",
        )
        == ()
    )
    three = "loot: {doc: [strongbox, strongbox, strongbox]}"
    assert check(f"{HORSES}, {three}", "coach: 0") == ("given.loot: no strongbox is left for the Shotgun to sit on",)
    walking = f"{HORSES}, places: {{shotgun: 2 roof}}"
    assert check(f"{walking}, {three}", "loot: {doc: 3, under the shotgun: 0}") == ()


def test_facts_that_do_not_hold_are_told() -> None:
    found = check(HORSES, "horses: {4: 7}", "coach: 3")
    assert found == ("then.horses.4: expected 7, found 2", "then.coach: expected 3, found 0")
    assert check(HORSES, "horses: 5") == ("then.horses: expected 5, found 4",)
    assert check(LIGHT, "coach: 0") == ("then.coach: expected 0, found no stagecoach",)


@pytest.mark.parametrize("key", ["horses: {1: 1}", "coach: 1", "hostages: {doc: poodle}", "hostages left: [poodle]"])
def test_the_pieces_of_a_box_are_only_in_it(key: str) -> None:
    name = key.partition(":")[0]
    assert check(key, "round: 1") == (f"given.{name}: only with the box 'horses'",)


@pytest.mark.parametrize("fact", ["horses: 4", "coach: 0"])
def test_so_are_facts_about_them(fact: str) -> None:
    name = fact.partition(":")[0]
    assert check("round: 1", fact) == (f"then.{name}: only with the box 'horses'",)


def test_the_light_setup_has_no_stagecoach() -> None:
    assert check(f"{LIGHT}, coach: 1", "round: 1") == ("given.coach: the light setup has no stagecoach",)


def test_wrong_cars_and_names_are_told() -> None:
    (problem,) = check(f"{HORSES}, horses: {{9: 1}}", "round: 1")
    assert problem.startswith("given.horses.9: no car is called '9'")
    (problem,) = check(f"{HORSES}, coach: 9", "round: 1")
    assert problem.startswith("given.coach: no car is called '9'")
    (problem,) = check(f"{HORSES}, hostages: {{doc: parrot}}", "round: 1")
    assert problem.startswith("given.hostages.doc: no hostage is called 'parrot'")
    (problem,) = check(f"{HORSES}, horses: [1]", "round: 1")
    assert problem == "given.horses: keys with values is wanted here, not [1]"


def test_in_a_melee_nobody_has_a_go_of_his_own() -> None:
    planning = "phase: planning, card: turmoil"
    hands = "hands: {doc: [move], belle: [rob], tuco: [rob], django: [ride]}"
    melee = f"{HORSES}, {planning}, {hands}"
    assert check(melee, "asked: [doc, belle, tuco, django]", "about: Melee") == ()
    assert check(f"{melee}, player: belle", "round: 1") == ("given.player: in a melee turn all choose at once",)


def test_a_half_empty_flask_is_one_of_the_six_and_known_to_all() -> None:
    half = f"{HORSES}, loot: {{doc: [flask old-whisky-half], 2 inside: [flask]}}"
    known = "knows: {belle: {doc: [flask old-whisky-half]}, spectator: {doc: [flask old-whisky-half]}}"
    assert check(half, "loot: {doc: [flask old-whisky-half]}", known) == ()
    both = f"{HORSES}, loot: {{doc: [flask old-whisky-half, flask old-whisky]}}"
    assert check(both, "round: 1") == ("given.loot.doc[1]: the game has only 1 of 'flask old-whisky'",)


def test_a_hostage_that_is_given_has_taken_effect() -> None:
    """Belle has lost her power to the poker player."""
    position = "places: {doc: 2 inside, belle: 2 inside, tuco: 2 inside}, hostages: {belle: poker-player}"
    assert check(f"{HORSES}, {position}", "options: [punch belle, punch tuco]", when="[{resolve: doc punch}]") == ()
