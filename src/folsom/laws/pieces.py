"""Nothing is lost and nothing is made: cards, bullets, tokens and values, counted after every ply."""

from __future__ import annotations

from operator import add

from folsom.base.counters import NEUTRAL, PILE
from folsom.core.game import Game
from folsom.core.steps import Together
from folsom.core.table import EVERY_SEAT, FIRST_OWN, PUBLIC
from folsom.core.verbs import barred_value
from folsom.core.views import card_kind, card_seat, is_face_down
from folsom.laws.broken import Broken, hold
from folsom.laws.facts import Facts


def check_cards(g: Game, facts: Facts, cards: list[int]) -> None:
    """BASE-PIECES-4: a seat has its action cards and its bullets: in its spots, on its deck and on the pile."""
    kinds, seats = facts.kinds, facts.seats
    hold("cards", min(cards) >= 0, "a spot holds fewer than no cards")
    hold("cards", not any(cards[::kinds]), "the true game holds an unknown card")
    size = seats * kinds
    totals = cards[:size]
    for block in range(1, facts.blocks):
        totals = list(map(add, totals, cards[block * size : (block + 1) * size]))
    for row in facts.open_rows:
        for card in g.rows[row]:
            kind = card_kind(card)
            may = facts.laid[card_seat(card)] >> kind & 1 == 1 if row == PILE else kind in facts.bullets
            hold("cards", may or g.table.rows[row].any_card, f"a card of kind {kind} is in row {row}")
            totals[card_seat(card) * kinds + kind] += 1
    received = g.counters[facts.received]
    for seat in range(seats):
        start = seat * kinds
        actions = {k: totals[start + k] for k in facts.actions[seat]}
        for strayed, home in facts.homes.items():  # VAR-TEAM-5
            actions[home] += totals[facts.partner[seat] * kinds + strayed]
        if actions != facts.actions[seat]:
            raise Broken("cards", f"seat {seat} has action cards {actions} by kind")
        side = {seat, facts.partner[seat]}
        hits = sum([totals[s * kinds + k] for s in side for k in facts.bullets])
        due = sum([received[b] for s in side for b in facts.led[s] if b < facts.bandits])
        hold("bullets", hits == due, f"seats {side} have {hits} bullets and received {due}")
    _check_bullets(g, facts, [sum(totals[k::kinds]) for k in facts.bullets])
    if facts.marks:
        _check_places(g, facts, cards)
    if facts.teams:
        _check_strays(g, facts, cards)


def _check_places(g: Game, facts: Facts, cards: list[int]) -> None:
    """Nothing is left of a used-up deck; bullets lie on their own deck; what is marked is in hand, and only for now."""
    kinds = facts.kinds
    for spot in facts.old_lots:
        hold("cards", not any(cards[spot * kinds : (spot + 1) * kinds]), "a card is in a deck that was used up")
    for seat, row in enumerate(facts.tops):
        hold("cards", all(card_seat(card) == seat for card in g.rows[row]), "a card is on top of another's deck")
    for row in facts.marks:
        seat, marks = int(g.table.row_seat[row]), g.rows[row]
        hold("cards", not marks or isinstance(g.top.step, Together), "a card is marked though nobody chooses")
        for kind in set(marks):
            held = sum([cards[(first + seat) * kinds + kind] for first in facts.hands])
            hold("cards", marks.count(kind) <= held, f"seat {seat} marked a card that is not in its hand")


def _check_strays(g: Game, facts: Facts, cards: list[int]) -> None:
    """VAR-TEAM-5: no more of a partner's cards are with a seat than have gone over and have not been seen since."""
    for seat in range(facts.seats):
        strays = [cards[spot * facts.kinds + k] for spot in (seat, facts.hands[0] + seat) for k in facts.homes]
        down = [card_kind(card) for card in g.rows[PILE] if is_face_down(card) and card_seat(card) == seat]
        number = sum(strays) + sum(kind in facts.homes for kind in down)
        gone = g.counters[facts.gone_over + facts.partner[seat]]
        hold("cards", number <= gone, f"{number} of a partner's cards are with seat {seat}, and {gone} have gone over")


def _check_bullets(g: Game, facts: Facts, shot: list[int]) -> None:
    """BASE-SETUP-7: six bullets of each colour. BASE-MARSHAL-3: 13 neutral ones; in 2014 a short stock is lost."""
    left = g.counters[facts.revolvers]
    for b in range(facts.bandits):
        total = left[b] + shot[b]
        hold("bullets", total == facts.revolver, f"{total} bullets are of the colour of bandit {b}")
    stock = g.counters[NEUTRAL]
    neutral = stock + shot[facts.neutral - facts.bullet]
    discarded = facts.edition == 2014 and stock == 0 and neutral < facts.neutrals
    hold("bullets", neutral == facts.neutrals or discarded, f"{neutral} neutral bullets are in the game")


def check_tokens(g: Game, facts: Facts, token_at: list[int], gone_before: int) -> int:
    """BASE-PIECES-2: every token is somewhere, and what is out of the game stays out; returns what is (mask)."""
    hold("tokens", len(token_at) == len(facts.open_values), "there are more or fewer tokens than printed")
    hold("tokens", min(token_at) >= 0 and max(token_at) <= facts.falling, "a token is nowhere")
    falling = token_at.count(facts.falling)
    hold("tokens", falling <= 1, "two tokens fall at once")
    hold("tokens", falling == 0 or not g.over(), "the game ended while a token was falling")
    gone = 0
    for t, place in enumerate(token_at):
        if place == facts.gone:
            gone |= 1 << t
    hold("tokens", gone & gone_before == gone_before, "a token came back into the game")
    return gone


def check_values(g: Game, facts: Facts, token_value: list[int]) -> None:
    """DATA-PURSES: the values in the bag and those that somebody has seen are the printed ones.

    Of tokens that turn into something else only their number stays the same.
    """
    values = list(g.tokens.bag)
    hold("values", min(values) >= 0, "the bag owes a value")
    for value in token_value[: facts.hidden]:
        if value:
            values[value] += 1
    printed = list(facts.printed_values)
    for turning in facts.turning:
        for numbers in (values, printed):
            total = sum(numbers[turning.start : turning.stop])
            numbers[turning.start : turning.stop] = [total] + [0] * (len(turning) - 1)
    hold("values", values == printed, f"the values are {values}, printed are {printed}")
    hold("values", token_value[facts.hidden :] == facts.open_values[facts.hidden :], "an open token changed its value")


def check_knowledge(g: Game, facts: Facts, token_at: list[int], token_value: list[int]) -> None:
    """BASE-HIDDEN-1: what is sure is so, what is so may be, a holder knows what he holds, somebody knows a value."""
    known = list(g.tokens.known)
    sure = list(g.tokens.sure)
    maybe = list(g.tokens.maybe)
    holders = facts.holders
    seats = (1 << facts.seats) - 1
    everybody = seats | 1 << PUBLIC
    for t in range(facts.hidden):
        k = known[t]
        if sure[t] & EVERY_SEAT & ~k or k & ~maybe[t]:
            raise Broken("knowledge", f"token {t} is known to {k:b}, for sure to {sure[t]:b}, maybe to {maybe[t]:b}")
        if (token_value[t] == 0) != (k == 0):
            raise Broken("knowledge", f"token {t} has value {token_value[t]} and is known to {k:b}")
        if token_value[t] and barred_value(g, t, token_value[t]):
            raise Broken("knowledge", f"all can tell that token {t} does not have its value {token_value[t]}")
        holder = holders.get(token_at[t], 0)
        if sure[t] & holder != holder:
            raise Broken("knowledge", f"token {t} is not known to its holder")
        shown = everybody if g.over() or (t in facts.turning_tokens and sure[t] == everybody) else seats
        if sure[t] >> FIRST_OWN & 1 and token_value[t] != g.table.first_own:
            raise Broken("knowledge", f"all know that token {t} was there from the start, and it has another value")
        if maybe[t] & ~shown & ~(1 << FIRST_OWN):
            raise Broken("knowledge", "somebody without a seat knows a token")
