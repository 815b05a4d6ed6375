"""The board and the open question, checked after every ply."""

from __future__ import annotations

from folsom.base.counters import CARS, MONEY, NEUTRAL, RECEIVED, REVOLVER, ROUND
from folsom.base.rules import rules_of
from folsom.base.settle import Settle
from folsom.base.train import is_roof
from folsom.core.game import Game
from folsom.core.loop import pending
from folsom.core.steps import CHANCE, NOBODY, Moment, Together
from folsom.core.table import MOST
from folsom.laws.broken import Broken, hold
from folsom.laws.facts import Facts, facts_of
from folsom.notation.options import option_text, parse_option

LAST_ROUND = 4


def check_pawns(g: Game, facts: Facts) -> None:
    """BASE-MOVE-3: everybody stands on a place of the train, and both ways to ask who is where agree."""
    at = list(g.at)
    who = [0] * facts.places
    for pawn, place in enumerate(at):
        if place >= facts.places or (place < 0 and g.asked != CHANCE and not choosing_places(g)):
            raise Broken("pawns", f"pawn {pawn} is on place {place}, which does not exist")
        if place >= 0:
            who[place] |= 1 << pawn
    hold("pawns", who == list(g.who), f"pawns stand on {at}, but the places hold {list(g.who)}")
    marshal = at[facts.marshal]
    hold("pawns", marshal < 0 or not is_roof(g.table, marshal), "the Marshal is on a roof")


def choosing_places(g: Game) -> bool:
    """VAR-PAIR-4, HS-ATTACK-1: before the first round the players may choose where their bandits start."""
    return any(isinstance(step, Moment) and step.number == 0 for step in g.stack)


def under_way(g: Game) -> bool:
    """Whether somebody has answered, or begun to answer, a simultaneous question that is open."""
    step = g.top.step
    if g.asked < 0 or not isinstance(step, Together):
        return False
    return g.open != step.seats or any(g.rows[row] for row in facts_of(g.table).marks)


def check_meetings(g: Game, facts: Facts) -> None:
    """BASE-MARSHAL-2: no bandit is inside the Marshal's car when a seat is asked, or at the end.

    Whoever else is concerned by where he is will have his due.
    """
    if g.asked != CHANCE:
        hold("meetings", not g.who[g.at[facts.marshal]] & facts.crowd, "a bandit is inside the Marshal's car")
        if any(rule.concerns(g) for rule in rules_of(g).settling):
            hold("meetings", any(isinstance(step, Settle) for step in g.stack), "a position is not put right")


def check_counters(g: Game, facts: Facts, counters: list[int]) -> None:
    """Nothing is counted below zero or beyond what is printed."""
    hold("counters", min(counters) >= 0, "a counter is below zero")
    hold("counters", max(counters[facts.revolvers]) <= facts.revolver, "a revolver has too many bullets")
    hold("counters", counters[NEUTRAL] <= facts.neutrals, "there are too many neutral bullets")
    hold("counters", counters[ROUND] <= LAST_ROUND, "there are too many rounds")
    for block in (REVOLVER, RECEIVED, MONEY):
        hold("counters", not any(counters[block + facts.bandits : block + MOST]), "somebody who is not there counts")
    check_train(g, facts, counters[CARS : CARS + MOST])


def check_train(g: Game, facts: Facts, cars: list[int]) -> None:
    """BASE-SETUP-1: as many cars as the setup says, no car twice."""
    if not any(cars) and g.asked == CHANCE and g.number == 0:
        return
    behind = cars[1 : facts.cars + 1]
    hold("train", cars[0] == 0 and not any(cars[facts.cars + 1 :]), "the train is too long")
    hold("train", all(behind) and len(set(behind)) == facts.cars, f"the train is {behind}")


def check_question(g: Game, facts: Facts, last_number: int) -> int:
    """Every open question has options, all different, whose text reads back; its number is new; returns the number."""
    number = int(g.number)
    if g.asked < 0:
        hold("numbers", number == last_number, "the number of decisions changed without a decision")
        hold("options", not pending(g), "nobody is asked, but a decision is open")
        hold("end", g.asked == CHANCE or (g.asked == NOBODY and not g.stack), "the game ended with steps left to do")
        return number
    decisions = pending(g)
    new = number == last_number if under_way(g) else number > last_number
    hold("numbers", new, f"decision {number} is not new")
    hold("options", len(decisions) == bin(g.open).count("1") if g.open else len(decisions) == 1, "not all are asked")
    for some in [g.options, *(decision.options for decision in decisions[1:])]:
        options = tuple(some)
        if options not in facts.sound_lists:
            _check_options(facts, options)
            facts.sound_lists.add(options)
    hold("options", any(d.seat == g.asked and d.options == g.options for d in decisions), "the decision is another one")
    hold("options", all(d.number == number for d in decisions), "the decision has another number")
    return number


def check_parts(g: Game, last: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """An answer in secret leaves nothing open that it could be given to again; returns what is open."""
    if g.open == 0:
        return []
    parts = [(d.number, d.seat, d.part) for d in pending(g)]
    hold("numbers", parts != last, "an answer left the same decision open")
    return parts


def _check_options(facts: Facts, options: tuple[int, ...]) -> None:
    hold("options", len(options) > 0, "a decision without options")
    hold("options", len(set(options)) == len(options), "an option is offered twice")
    for option in options:
        if option not in facts.sound_options:
            text = option_text(facts.table, option)
            hold("options", parse_option(facts.table, text) == option, f"the option {text!r} reads back as another one")
            facts.sound_options.add(option)


def check_end(plies: int, facts: Facts) -> None:
    """BASE-ROUND-4: the game ends."""
    hold("end", plies <= facts.most_plies, f"the game has not ended after {plies} plies")
