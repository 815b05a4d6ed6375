"""Every cheap law catches what it forbids: a sound position is spoiled in one way, and the law is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from folsom import Game, Setup
from folsom.base.counters import CARS, MONEY, NEUTRAL, REVOLVER
from folsom.laws import Broken
from folsom.laws.facts import facts_of
from folsom.laws.watch import GameWatch, check_state
from laws.tables import started

SETUP = Setup(("doc", "belle", "tuco", "django"))


def game() -> Game:
    """A sound position in the middle of the first planning."""
    return started(SETUP, 4, 9)


def held_purse(g: Game) -> int:
    """A purse that somebody holds."""
    return next(t for t in range(int(g.table.hidden)) if g.tokens.at[t] >= g.table.places and g.tokens.value[t])


def lose_a_card(g: Game) -> None:
    g.cards[next(k for k in range(1, 7) if g.cards[k])] -= 1


def make_a_card(g: Game) -> None:
    g.cards[1] += 1


def own_a_strange_card(g: Game) -> None:
    g.cards[0] += 1


def give_a_bullet(g: Game) -> None:
    g.cards[facts_of(g.table).neutral] += 1


def shoot_without_a_victim(g: Game) -> None:
    g.counters[REVOLVER] -= 1


def lose_a_neutral_bullet(g: Game) -> None:
    g.counters[NEUTRAL] -= 1


def throw_a_token_away(g: Game) -> None:
    g.tokens.at[0] = g.table.falling + 1


def let_two_tokens_fall(g: Game) -> None:
    g.tokens.at[0] = g.table.falling
    g.tokens.at[1] = g.table.falling


def change_a_value(g: Game) -> None:
    g.tokens.value[held_purse(g)] = 2


def spoil_the_bag(g: Game) -> None:
    g.tokens.bag[3] += 1


def forget_what_one_holds(g: Game) -> None:
    purse = held_purse(g)
    g.tokens.sure[purse] = 0


def know_what_nobody_has_seen(g: Game) -> None:
    purse = next(t for t in range(int(g.table.hidden)) if not g.tokens.value[t])
    g.tokens.known[purse] = g.tokens.maybe[purse] = 1


def be_sure_of_what_is_not_so(g: Game) -> None:
    purse = held_purse(g)
    g.tokens.sure[purse] |= 15
    g.tokens.maybe[purse] |= 15


def know_more_than_may_be(g: Game) -> None:
    g.tokens.maybe[held_purse(g)] = 0


def stand_in_two_places(g: Game) -> None:
    g.who[0] |= 1


def leave_the_train(g: Game) -> None:
    g.at[0] = g.table.places


def put_the_marshal_on_a_roof(g: Game) -> None:
    marshal = facts_of(g.table).marshal
    g.who[g.at[marshal]] = 0
    g.at[marshal] = 1
    g.who[1] = 1 << marshal


def couple_a_car_twice(g: Game) -> None:
    g.counters[CARS + 1] = g.counters[CARS + 2]


def owe_money(g: Game) -> None:
    g.counters[MONEY] = -250


def meet_the_marshal(g: Game) -> None:
    place = g.at[facts_of(g.table).marshal]
    g.who[g.at[0]] &= ~1
    g.at[0] = place
    g.who[place] |= 1


def offer_nothing(g: Game) -> None:
    g.options = []


def offer_twice(g: Game) -> None:
    g.options = g.options + g.options


SPOILED: list[tuple[str, Callable[[Game], None]]] = [
    ("cards", lose_a_card),
    ("cards", make_a_card),
    ("cards", own_a_strange_card),
    ("bullets", give_a_bullet),
    ("bullets", shoot_without_a_victim),
    ("bullets", lose_a_neutral_bullet),
    ("tokens", throw_a_token_away),
    ("tokens", let_two_tokens_fall),
    ("values", change_a_value),
    ("values", spoil_the_bag),
    ("knowledge", forget_what_one_holds),
    ("knowledge", know_what_nobody_has_seen),
    ("knowledge", be_sure_of_what_is_not_so),
    ("knowledge", know_more_than_may_be),
    ("pawns", stand_in_two_places),
    ("pawns", leave_the_train),
    ("pawns", put_the_marshal_on_a_roof),
    ("train", couple_a_car_twice),
    ("counters", owe_money),
    ("meetings", meet_the_marshal),
    ("options", offer_nothing),
    ("options", offer_twice),
]


@pytest.mark.parametrize(("law", "spoil"), SPOILED, ids=[spoil.__name__ for _, spoil in SPOILED])
def test_a_law_catches_what_it_forbids(law: str, spoil: Callable[[Game], None]) -> None:
    g = game()
    check_state(g)
    spoil(g)
    with pytest.raises(Broken) as caught:
        check_state(g)
    assert caught.value.law == law


EXPERT = Setup(("doc", "belle", "tuco", "django"), variants=("expert-2016",))


def choosing() -> Game:
    """A sound position in which all choose what to keep, and somebody has marked a card."""
    for answers in range(20, 80):
        g = started(EXPERT, 5, answers)
        if any(g.rows[row] for row in facts_of(g.table).marks):
            return g
    raise AssertionError("nobody ever chose")


def mark_what_is_not_there(g: Game) -> None:
    row = next(row for row in facts_of(g.table).marks if g.rows[row])
    g.rows[row] = g.rows[row] * 9


def mark_out_of_time(g: Game) -> None:
    g.pop()
    g.asked = -2


def put_back_a_used_up_deck(g: Game) -> None:
    kinds = int(g.table.kinds)
    deck, lot = 0, facts_of(g.table).old_lots[0] * kinds
    k = next(k for k in range(1, kinds) if g.cards[deck + k])
    g.cards[deck + k] -= 1
    g.cards[lot + k] += 1


def put_an_action_on_top(g: Game) -> None:
    g.rows[facts_of(g.table).tops[0]].append(1)


def ask_too_few(g: Game) -> None:
    g.open |= 1 << int(g.table.seats)


EXPERT_SPOILED: list[tuple[str, Callable[[Game], None]]] = [
    ("cards", mark_what_is_not_there),
    ("cards", mark_out_of_time),
    ("cards", put_back_a_used_up_deck),
    ("cards", put_an_action_on_top),
    ("options", ask_too_few),
    ("options", offer_nothing),
]


@pytest.mark.parametrize(("law", "spoil"), EXPERT_SPOILED, ids=[spoil.__name__ for _, spoil in EXPERT_SPOILED])
def test_a_law_catches_what_it_forbids_in_expert(law: str, spoil: Callable[[Game], None]) -> None:
    g = choosing()
    check_state(g)
    spoil(g)
    with pytest.raises(Broken) as caught:
        check_state(g)
    assert caught.value.law == law


def test_an_old_decision_number_is_caught() -> None:
    g = game()
    watch = GameWatch(g)
    watch.ply(g)
    with pytest.raises(Broken, match="numbers"):
        watch.ply(g)


def test_a_token_that_comes_back_is_caught() -> None:
    g = game()
    watch = GameWatch(g)
    watch.ply(g)
    gone = list(g.tokens.at).index(g.table.gone)
    g.tokens.at[gone] = 0
    g.number += 1
    with pytest.raises(Broken, match="tokens"):
        watch.ply(g)


def test_a_game_that_never_ends_is_caught() -> None:
    g = game()
    watch = GameWatch(g)
    watch.plies = facts_of(g.table).most_plies
    with pytest.raises(Broken, match="end"):
        watch.ply(g)
