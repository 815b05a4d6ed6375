"""Planning: which card will still be worth something when it is resolved, and which cards to have."""

from __future__ import annotations

from typing import cast

from folsom.base.gift import ACT, Gift
from folsom.base.planning import DRAW, HIDE, PLAY, Plan
from folsom.bots.judgement import weights as w
from folsom.bots.judgement.cards import card_worth, draw_worth, expected_place, lasting_worth
from folsom.bots.judgement.eye import Eye
from folsom.bots.judgement.judge import Judge, add_judge
from folsom.core.game import Game
from folsom.core.ints import i64
from folsom.core.packed import argument_of, verb_of
from folsom.core.steps import Step
from folsom.variants.expert import DISCARD, KeepWhich, Lighten
from folsom.variants.pairs import SEARCH, CoverWith, SearchDeck


class PlanJudge(Judge):
    """Where will my bandit be when this card comes, and what will he find there?"""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look_at_plans(g, seat)
        worths = eye.worths
        bandit: i64 = -1
        place: i64 = -1
        best: i64 = 0
        others = False
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            verb = verb_of(option)
            worths[i] = 0
            if verb == PLAY or verb == HIDE:
                kind = argument_of(option)
                actor = g.table.card_bandit(seat, kind)
                if actor != bandit:
                    bandit = actor
                    eye.put_back()
                    eye.plan(g, bandit)
                    place = expected_place(g, bandit, eye)
                action = g.table.kind_action[kind]
                worth = card_worth(g, bandit, place, action, eye)
                if eye.planned > 0 and eye.ahead[eye.planned - 1] == action:
                    worth = worth * eye.weights[w.AGAIN] // 100
                if verb == HIDE:
                    worth += eye.weights[w.HIDE]
                worths[i] = worth
                if worth > best:
                    best = worth
            elif verb == DRAW:
                worths[i] = draw_worth(g, seat, eye)
            else:
                others = True
        if others:
            self._weigh_others(g, options, best, eye)

    def _weigh_others(self, g: Game, options: list[int], best: i64, eye: Eye) -> None:
        """What a box offers besides, given what the best card is worth."""
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            verb = verb_of(option)
            if verb != PLAY and verb != HIDE and verb != DRAW:
                for scout in eye.scouts:
                    eye.worths[i] = eye.worths[i] + scout.offer(g, option, best, eye)


class DiscardJudge(Judge):
    """Bullets are thrown away, and cards that are seldom of use; the others stay."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            if verb_of(option) == DISCARD:
                eye.worths[i] = eye.weights[w.STAY] - lasting_worth(g, argument_of(option), eye)
            else:
                eye.worths[i] = 0


class CardJudge(Judge):
    """The card that one would like best to have; none rather than a bullet."""

    def __init__(self, verb: int) -> None:
        self.verb: i64 = verb

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = lasting_worth(g, argument_of(option), eye) if verb_of(option) == self.verb else 0


class GiftJudge(Judge):
    """The action that is worth most where one stands; none rather than one that harms."""

    def weigh(self, g: Game, step: Step, seat: i64, options: list[int], eye: Eye) -> None:
        eye.look(g, seat)
        bandit = cast(Gift, step).bandit
        i: i64
        for i in range(len(options)):
            option: i64 = options[i]
            eye.worths[i] = 0
            if verb_of(option) == ACT:
                action = g.table.kind_action[argument_of(option)]
                eye.worths[i] = card_worth(g, bandit, g.at[bandit], action, eye)


def add_judges() -> None:
    """Makes known who judges the questions of planning."""
    add_judge(Plan, PlanJudge())
    add_judge(CoverWith, PlanJudge())
    add_judge(Lighten, DiscardJudge())
    add_judge(KeepWhich, DiscardJudge())
    add_judge(SearchDeck, CardJudge(SEARCH))
    add_judge(Gift, GiftJudge())
