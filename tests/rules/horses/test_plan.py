"""Plan of attack: what others can tell of kept cards."""

import pytest

from folsom import SPECTATOR, Game, Setup, Source, answer, determinize, new_game, pending, run_chance, save, view
from folsom.base.counters import CARD, ROUNDS
from folsom.base.hands import take_from_hand
from folsom.base.plan import kept_cards
from folsom.core.views import card_kind, card_seat
from folsom.notation.names import round_named
from folsom.notation.options import option_text, parse_option

FOUR = Setup(("belle", "tuco", "django", "ghost"), boxes=("horses",))
TEAMS = Setup(FOUR.bandits, variants=("teams",), boxes=("horses",))


def say(g: Game, seat: int, text: str, source: Source) -> None:
    decision = next(d for d in pending(g) if d.seat == seat)
    answer(g, decision.number, seat, parse_option(g.table, text), decision.part)
    run_chance(g, source)


def play_on(g: Game, source: Source, about: str, again: bool = False) -> None:
    """Plays at random, cards rather than draws, to the next question of a kind."""
    while again or pending(g)[0].about != about:
        again = False
        decision = pending(g)[source.below(len(pending(g)))]
        options = [o for o in decision.options if option_text(g.table, o) != "draw"] or decision.options
        answer(g, decision.number, decision.seat, options[source.below(len(options))], decision.part)
        run_chance(g, source)


def at_keeping(setup: Setup, seed: int) -> tuple[Game, Source]:
    """A game in its first round, turmoil (two symbols), when planning is over."""
    game, source = new_game(setup), Source(seed)
    game.counters[ROUNDS] = 1 << round_named(game.table, "turmoil")
    later = [n for n, card in enumerate(game.table.rules.rounds) if card.name in ("tunnels", "bridge")]  # type: ignore[attr-defined]
    run_chance(game, source)
    while pending(game)[0].about in ("BoardOrRideOn", "BoardAnywhere"):
        decision = pending(game)[0]
        answer(game, decision.number, decision.seat, decision.options[source.below(len(decision.options))])
        run_chance(game, source)
    game.counters[ROUNDS] = sum(1 << n for n in later)
    play_on(game, source, "KeepForNext")
    return game, source


def keep_two(g: Game, source: Source, seat: int) -> list[str]:
    """A seat keeps two cards, the others none; returns the kinds of cards that it had played."""
    played = [int(card_kind(c)) for c in g.rows[0] if card_seat(c) == seat]
    for other in [d.seat for d in pending(g) if d.seat != seat]:
        say(g, other, "done", source)
    for _ in range(2):
        decision = pending(g)[0]
        say(g, seat, option_text(g.table, decision.options[1]), source)
    return [g.table.card_kinds[k].name for k in played]


def kept_of(g: Game, seat: int) -> dict[str, int]:
    spot = int(kept_cards(g).kept) + seat
    return {kind.name: int(g.count(spot, k)) for k, kind in enumerate(g.table.card_kinds) if g.count(spot, k)}


@pytest.mark.rule("HS-PLAN-1")
@pytest.mark.parametrize("setup", [FOUR, TEAMS], ids=["four", "teams"])
@pytest.mark.parametrize("seed", range(6))
def test_a_kept_card_is_none_that_came_back_since(setup: Setup, seed: int) -> None:
    game, source = at_keeping(setup, seed)
    seat = next(d.seat for d in pending(game) if len(d.options) > 2)
    played = keep_two(game, source, seat)
    play_on(game, source, "Plan", pending(game)[0].about == "Plan")
    kinds = int(game.table.kinds)
    back = {k: int(game.counters[int(kept_cards(game).since) + seat * kinds + k]) for k in range(kinds)}
    if setup is FOUR:
        names = [game.table.card_kinds[k].name for k in back for _ in range(back[k])]
        assert sorted(n for n in names if not n.startswith("bullet")) == sorted(played)
    owned = {k: game.table.cards[seat * kinds + k] for k in back}
    for number in range(60):
        world = determinize(view(game, SPECTATOR), Source(number))
        assert save(view(world, SPECTATOR)) == save(view(game, SPECTATOR))
        kept = kept_of(world, seat)
        assert sum(kept.values()) == 2
        if setup is FOUR:
            for k, number_back in back.items():
                if game.table.playable >> k & 1:
                    assert kept.get(game.table.card_kinds[k].name, 0) <= owned[k] - number_back


@pytest.mark.rule("HS-PLAN-1")
@pytest.mark.parametrize("seed", range(6))
def test_worlds_keep_every_card_that_can_have_been_kept(seed: int) -> None:
    game, source = at_keeping(FOUR, seed)
    seat = next(d.seat for d in pending(game) if len(d.options) > 2)
    hands = [int(first) + seat for first in game.table.hands]
    lot = {k for k in range(1, int(game.table.kinds)) if any(game.count(spot, k) for spot in [seat, *hands])}
    keep_two(game, source, seat)
    play_on(game, source, "Plan", pending(game)[0].about == "Plan")
    shown = view(game, SPECTATOR)
    found = {name for number in range(300) for name in kept_of(determinize(shown, Source(number)), seat)}
    assert found == {game.table.card_kinds[k].name for k in lot}


@pytest.mark.rule("HS-PLAN-1")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_can_tell_which_cards_are_kept_nor_how_many_before_all_have_chosen(seed: int) -> None:
    game, _ = at_keeping(FOUR, seed)
    decision = next(d for d in pending(game) if len(d.options) > 2)
    others = [v for v in (0, 1, 2, 3, SPECTATOR) if v != decision.seat]
    views = []
    for chosen in decision.options:
        after = game.copy()
        say(after, decision.seat, option_text(game.table, chosen), Source(1))
        views.append([save(view(after, viewer)) for viewer in others])
    assert all(shown == views[0] == [save(view(game, viewer)) for viewer in others] for shown in views)
    ends = []
    for chosen in decision.options[1:]:
        after = game.copy()
        say(after, decision.seat, option_text(game.table, chosen), Source(1))
        for d in pending(after):
            say(after, d.seat, "done", Source(1))
        ends.append([(after.counters[CARD], save(view(after, viewer))["cards"]) for viewer in others])
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("HS-PLAN-1")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_can_have_been_kept_makes_the_parts_of_the_hand_one(seed: int) -> None:
    game, source = at_keeping(FOUR, seed)
    seat = next(d.seat for d in pending(game) if len(d.options) > 2)
    keep_two(game, source, seat)
    play_on(game, source, "Plan", pending(game)[0].about == "Plan")
    kinds, caps = int(game.table.kinds), int(kept_cards(game).since) + seat * int(game.table.kinds)
    for k in range(1, kinds):
        if game.table.playable >> k & 1 and sum(kept_of(game, seat).values()) == 2:
            tried = game.copy()
            if tried.count(int(tried.table.hands[0]) + seat, k) == 0:
                continue
            total = view(tried, SPECTATOR).count(seat, k)
            take_from_hand(tried, seat, k)
            joined = total > game.counters[caps + k]
            assert (sum(kept_of(tried, seat).values()) == 0) == joined
            assert not joined or not any(list(tried.counters[caps : caps + kinds]))
            assert joined or tried.counters[caps + k] == game.counters[caps + k] - 1
