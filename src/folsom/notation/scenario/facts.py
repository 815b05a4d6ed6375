"""The facts of a scenario: each compares what it says with what the game, or somebody's view of it, shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from folsom import outcome, pending, why_not
from folsom.base import counters
from folsom.core.steps import STEPS
from folsom.core.texts import seat_text
from folsom.notation.names import find, seat_named
from folsom.notation.scenario import board, box, words
from folsom.notation.scenario.naming import led_pawns, option_named, option_words
from folsom.notation.scenario.scene import Scene, listed, seen_by
from folsom.notation.scenario.words import ScenarioError, at

NOBODY: Final = "nobody"


def check_facts(scene: Scene, where: str, facts: dict[str, Any]) -> None:
    """Checks every fact and notes those that do not hold."""
    checks = FACTS | {name: key.check for name, key in box.keys().items()}
    for key, expected in facts.items():
        checks[key](scene, f"{where}.{key}", expected)


def check_asked(scene: Scene, where: str, expected: str | list[str]) -> None:
    """Who is asked now: a bandit's player, several, or nobody."""
    table = scene.game.table
    names = [expected] if isinstance(expected, str) else expected
    with at(where):
        wanted = [NOBODY if name == NOBODY else seat_text(table, seat_named(table, name)) for name in names]
    found = [seat_text(table, decision.seat) for decision in pending(scene.game)]
    scene.compare(where, listed(wanted), listed(found or [NOBODY]))


def check_about(scene: Scene, where: str, expected: str) -> None:
    """What is asked: the name of the step."""
    with at(where):
        find(expected, sorted(STEPS), "question")
    found = pending(scene.game)
    scene.compare(where, expected, found[0].about if found else "nothing is asked")


def asked_seat(scene: Scene, where: str) -> int:
    """The seat whose options are meant: the one that is asked, or the viewer among several; -1 if nobody is."""
    seats = [decision.seat for decision in pending(scene.game)]
    if scene.viewer in seats or not seats:
        return scene.viewer if seats else -1
    if len(seats) > 1 and scene.viewer == -1:
        raise ScenarioError(f"{where}: several players are asked: say whose options they are, like {{doc: [done]}}")
    return seats[0]


def offered(scene: Scene, seat: int) -> list[str]:
    """The options of a seat in the open question."""
    options = [option for decision in pending(scene.game) if decision.seat == seat for option in decision.options]
    return [option_words(scene.game.table, seat, option) for option in options]


def _option_texts(scene: Scene, where: str, texts: list[str], seat: int) -> list[str]:
    table = scene.game.table
    with at(where):
        return [option_words(table, seat, option_named(table, text, seat)) for text in texts]


def _by_seat(scene: Scene, where: str, expected: list[str] | dict[str, list[str]]) -> list[tuple[str, int, list[str]]]:
    """Where a list of options stands, whose they are, and the list: one, or one for each of several players."""
    if not isinstance(expected, dict):
        return [(where, asked_seat(scene, where), expected)]
    found = []
    for name, texts in expected.items():
        with at(f"{where}.{name}"):
            found.append((f"{where}.{name}", seat_named(scene.game.table, name), texts))
    return found


def check_options(scene: Scene, where: str, expected: list[str] | dict[str, list[str]]) -> None:
    """Exactly these options, in any order."""
    for place, seat, wanted in _by_seat(scene, where, expected):
        scene.compare(place, listed(_option_texts(scene, place, wanted, seat)), listed(offered(scene, seat)))


def check_offers(scene: Scene, where: str, expected: list[str] | dict[str, list[str]]) -> None:
    """These options, and maybe others."""
    for place, seat, wanted in _by_seat(scene, where, expected):
        found = offered(scene, seat)
        for text in _option_texts(scene, place, wanted, seat):
            if text not in found:
                scene.compare(place, f"{text} among the options", listed(found))


def check_not_offered(scene: Scene, where: str, expected: list[str] | dict[str, str]) -> None:
    """Options that are not offered, and the rules that bar them."""
    g = scene.game
    seat = asked_seat(scene, where)
    found = offered(scene, seat)
    rules = expected if isinstance(expected, dict) else {}
    if not found:
        scene.compare(where, "somebody to be asked", NOBODY)
        return
    for text in expected:
        option_words = _option_texts(scene, where, [text], seat)[0]
        if option_words in found:
            scene.compare(f"{where}.{text}", f"{text} not to be offered", listed(found))
        elif text in rules:
            rule = why_not(g, seat, option_named(g.table, text, seat))
            scene.compare(f"{where}.{text}", f"barred by {rules[text]}", f"barred by {rule or 'no rule'}")


def check_sees(scene: Scene, where: str, expected: dict[str, dict[str, Any]]) -> None:
    """Facts that hold in what a seat, or the spectator, is shown."""
    for name, facts in expected.items():
        with at(f"{where}.{name}"):
            viewer = words.viewer_named(scene.game.table, name)
        check_facts(seen_by(scene, viewer), f"{where}.{name}", facts)


def check_knows(scene: Scene, where: str, expected: dict[str, dict[str, Any]]) -> None:
    """How tokens look to a seat, or to the spectator."""
    for name, loot in expected.items():
        with at(f"{where}.{name}"):
            viewer = words.viewer_named(scene.game.table, name)
        board.check_loot(seen_by(scene, viewer), f"{where}.{name}", loot)


def _matches(text: str, beginning: str) -> bool:
    return text == beginning or text.startswith(beginning + " ")


def check_events(scene: Scene, where: str, expected: list[str | dict[str, str]]) -> None:
    """Events that happened, in this order, maybe with others between; each by its first words, maybe with its rule."""
    table = scene.game.table
    heard = [(words.event_text(table, event, scene.viewer), event.rule) for event in scene.heard]
    start = 0
    for i, wanted in enumerate(expected):
        text, rule = (wanted, "") if isinstance(wanted, str) else next(iter(wanted.items()))
        with at(f"{where}[{i}]"):
            text = words.checked_event(table, text)
        fits = [n for n in range(start, len(heard)) if _matches(heard[n][0], text) and rule in ("", heard[n][1])]
        if not fits:
            shown = [f"{found} ({why})" for found, why in heard[start:]]
            scene.compare(f"{where}[{i}]", f"{text} ({rule})" if rule else text, listed(shown, True))
            return
        start = fits[0] + 1


def check_no_events(scene: Scene, where: str, expected: list[str]) -> None:
    """Events that did not happen."""
    table = scene.game.table
    for i, wanted in enumerate(expected):
        with at(f"{where}[{i}]"):
            text = words.checked_event(table, wanted)
        for event in scene.heard:
            found = words.event_text(table, event, scene.viewer)
            if _matches(found, text):
                scene.compare(f"{where}[{i}]", f"no event {text!r}", found)


def check_score(scene: Scene, where: str, expected: dict[str, int]) -> None:
    """The money that each bandit has in the end, the Sharpshooter's included."""
    money = outcome(scene.game).money
    for name, wanted in expected.items():
        with at(f"{where}.{name}"):
            pawn = words.led_named(scene.game.table, name)
        scene.compare(f"{where}.{name}", str(wanted), str(money[pawn]))


def _check_mask(scene: Scene, where: str, expected: list[str], mask: int) -> None:
    names = led_pawns(scene.game.table)
    with at(where):
        wanted = [names[words.led_named(scene.game.table, name)] for name in expected]
    scene.compare(where, listed(wanted), listed([name for b, name in enumerate(names) if mask >> b & 1]))


def check_sharpshooters(scene: Scene, where: str, expected: list[str]) -> None:
    """Who has the title."""
    _check_mask(scene, where, expected, outcome(scene.game).sharpshooters)


def check_winners(scene: Scene, where: str, expected: list[str]) -> None:
    """Who wins."""
    _check_mask(scene, where, expected, outcome(scene.game).winners)


FACTS: Final[dict[str, Callable[[Scene, str, Any], None]]] = {
    "places": board.check_places,
    "loot": board.check_loot,
    "hands": board.check_hands,
    "decks": board.check_decks,
    "discards": board.check_discards,
    "tops": board.check_tops,
    "bullets": board.check_bullets,
    "pile": board.check_pile,
    "revolvers": board.each_counter(counters.REVOLVER),
    "received": board.each_counter(counters.RECEIVED),
    "money": board.each_counter(counters.MONEY),
    "neutral": board.counter(counters.NEUTRAL),
    "round": board.counter(counters.ROUND, 1),
    "turn": board.counter(counters.TURN, 1),
    "first": board.check_first,
    "card": board.check_card,
    "cars": board.check_cars,
    "rounds": board.coming(counters.ROUNDS),
    "stations": board.coming(counters.STATIONS),
    "asked": check_asked,
    "about": check_about,
    "options": check_options,
    "offers": check_offers,
    "not offered": check_not_offered,
    "sees": check_sees,
    "knows": check_knows,
    "events": check_events,
    "no events": check_no_events,
    "score": check_score,
    "sharpshooters": check_sharpshooters,
    "winners": check_winners,
}
