"""A game as it is told: the legend, a view, and the entries that change it (`play/legend.py` and `play/news.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Change = Annotated[list[int], Field(min_length=2, max_length=2)]  # an index, and the number that now stands there


class GameShape(BaseModel):
    """Part of what is told of a game."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class LegendSeat(GameShape):
    """A seat: the bandits that it leads, and the seat that plays with it (its own, if none does)."""

    bandits: list[int]
    partner: int


class LegendPawn(GameShape):
    """A pawn."""

    name: str
    bandit: bool
    lawman: bool


class LegendPlace(GameShape):
    """A place, with the key of its words. One of the board has a vehicle, a car (0: the first; -1: it is no car of a
    train) and a floor."""

    name: str
    text: str
    vehicle: int | None = None
    car: int | None = None
    floor: Literal["inside", "roof", "apart"] | None = None


class LegendTokenKind(GameShape):
    """A kind of token; of a hidden one each token has a value of its own."""

    name: str
    hidden: bool


class LegendValue(GameShape):
    """What is under a token."""

    name: str
    worth: int


class LegendCard(GameShape):
    """A kind of card. ``bandit``: which of those that its seat leads does it; ``home``: what it is when it is back."""

    name: str
    action: bool
    bandit: int
    home: int


class LegendSpot(GameShape):
    """Where cards lie. ``pool``: the spot from which they were drawn in secret, or -1."""

    name: str
    seat: int
    pool: int


class LegendRow(GameShape):
    """Cards in order: of everybody (-1), or of one seat.

    A card is ``kind | seat << kind_bits | face_down << kind_bits + 4``.
    """

    name: str
    seat: int


class LegendRound(GameShape):
    """A round card: its kinds of turns, and its event."""

    name: str
    turns: list[str]
    event: str


class LegendStep(GameShape):
    """What a step means that is left to do, with the names of its numbers.

    ``before-card``: this round's card is not up yet; ``before-first``: nor is it known who is first player; ``plans``:
    a ``seat`` lays a card, or as many as ``plays`` says, or all ``seats`` of a mask do; ``attacks``: who is on no place
    rides beside a ``car``. ``until``: of moments of a round only those up to this one mean it.
    """

    means: str
    numbers: list[str]
    until: str


class LegendDoer(GameShape):
    """Which of a seat's bandits does something, and the verb whose text says what."""

    which: int
    text: str


class LegendWords(GameShape):
    """What names mean to who tells of a game.

    Of a log: ``quiet`` events, and all with ``quiet_rules``, are shown by the picture anyway, and so is a token that
    moves by one of ``quiet_tokens``; ``own_line``: events that begin a line, as the first one with one of ``own_rules``
    does. ``plain`` events, and all with one of ``plain_rules`` or of such a family, happen so often that nobody asks
    why. ``moves``: how pawns are moved by a family of rules (``slide``, ``ride``, ``push``), where they do not go by
    themselves.
    ``steps`` of a view's ``stack``, by name. ``doers``: verbs that one bandit of a seat does.
    """

    quiet: list[str]
    quiet_rules: list[str]
    quiet_tokens: list[str]
    own_line: list[str]
    own_rules: list[str]
    plain: list[str]
    plain_rules: list[str]
    moves: dict[str, str]
    steps: dict[str, LegendStep]
    doers: dict[str, LegendDoer]


class Legend(GameShape):
    """What the numbers of a view mean.

    Lists name things by their numbers. ``tokens``: the kind of each token. ``hands``: the first seat's spots of which a
    hand is made. ``counters``: names, equal ones in a row are one block (by bandit, by car). ``masks``: the counters
    that are masks of powers. ``cars``: types of cars. ``verbs``: what options name; ``happenings``: names and meanings
    of the numbers of entries, the last ``private`` of them for some eyes only. ``actions``: what each kind of card
    does. ``ranges``: first and last value of each kind of token. ``loot``: the place of each bandit's tokens.
    ``turns``: kinds of turns. ``last_round``: its number, from 0. ``moments``: of a round. ``plans``: how many
    cards each round card lets one keep. ``companions``: powers of those whom bandits can take along. ``sides``: with
    whom each bandit wins. ``titles``: whether there is a Sharpshooter. ``revolver``: bullets of a full one.
    ``kind_bits``: of the kind of a card in a row; five in the legends of old replays, which do not say it.

    What follows is not in legends of older games. ``x``: where each place of the board lies along its vehicle, from the
    front, counted in cars (-1: before the first one). ``directions``: whether a vehicle runs as the first train does
    (1), or the other way (-1). ``car_kinds``: types of the cars of each vehicle; none where the counters ``cars`` tell
    them. ``offsets``: for each state of the counter ``graph``, beside which car of the first train each vehicle has its
    front; none for one that stands nowhere. A place is then beside the car ``offset + direction * x``. ``led``: the
    pawns that each seat leads. ``names`` and ``roles`` of the seats; ``side``: with whom each seat wins;
    ``side_names``: what sides are called, "" for one that is called as its only seat is. Older ones had ``stands``
    instead of ``offsets``: the car that each of the vehicles faces, or -1. ``boxes``: what a box says of its pieces
    that their names do not tell, by the name of the box. ``orders``: for each kind of turn, and for each first player,
    the seats in the order in which they lay their cards. ``words``: see there; older games take those of today.
    """

    seats: list[LegendSeat]
    pawns: list[LegendPawn]
    vehicles: list[str]
    places: list[LegendPlace]
    tokens: list[int]
    token_kinds: list[LegendTokenKind]
    values: list[LegendValue]
    cards: list[LegendCard]
    spots: list[LegendSpot]
    hands: list[int]
    rows: list[LegendRow]
    counters: list[str]
    masks: list[int]
    powers: list[str]
    cars: list[str]
    rounds: list[LegendRound]
    verbs: dict[str, str]
    happenings: dict[str, list[Annotated[list[str], Field(min_length=2, max_length=2)]]]
    private: dict[str, int]
    actions: list[str]
    ranges: list[Change]
    loot: list[int]
    turns: list[str]
    last_round: int
    moments: list[str]
    plans: list[int]
    companions: list[int]
    sides: list[int]
    titles: bool
    revolver: int
    edition: int
    kind_bits: int | None = None
    x: list[int] | None = None
    directions: list[int] | None = None
    car_kinds: list[list[str]] | None = None
    offsets: list[list[int | None]] | None = None
    led: list[list[int]] | None = None
    names: list[str] | None = None
    roles: list[Literal["bandit", "marshal", "automaton"]] | None = None
    side: list[int] | None = None
    side_names: list[str] | None = None
    orders: list[list[list[int]]] | None = None
    words: LegendWords
    stands: list[list[int]] | None = None
    boxes: dict[str, dict[str, list[int]]] | None = None


class View(GameShape):
    """What a viewer knows of a game (-1: everything, -2: a spectator), in numbers that the legend explains.

    ``at``: the place of each pawn (-1: nowhere); ``who``: the pawns of each place, a mask. ``token_at``: where each
    token lies; ``token_value``: the number of its value (0: not known). ``values``: how many of each nobody has seen.
    ``cards``: how many of each kind lie in each spot (kind 0: not known). ``rows``: cards in order. ``stack``: what is
    left to do, the next thing last. ``asked``, ``open``: who is asked, and the seats that still choose, a mask.
    """

    version: int
    viewer: int
    number: int
    at: list[int]
    who: list[int]
    token_at: list[int]
    token_value: list[int]
    token_known: list[int]
    token_sure: list[int]
    token_maybe: list[int]
    values: list[int]
    cards: list[int]
    counters: list[int]
    answers: list[int]
    rows: list[list[int]]
    stack: list[list[str | int]]
    asked: int
    open: int
    options: list[str]


class ViewChanges(GameShape):
    """What an entry changes in its viewer's view: single numbers of lists, ``[index, value]``; else the new value.

    ``splices``: cards of ``rows``, ``[row, start, gone, card, …]``: from the card at ``start`` on so many are gone, and
    these have come instead. Entries of old replays have the new ``rows`` themselves.
    """

    number: int | None = None
    at: list[Change] | None = None
    who: list[Change] | None = None
    token_at: list[Change] | None = None
    token_value: list[Change] | None = None
    token_known: list[Change] | None = None
    token_sure: list[Change] | None = None
    token_maybe: list[Change] | None = None
    values: list[Change] | None = None
    cards: list[Change] | None = None
    counters: list[Change] | None = None
    answers: list[Change] | None = None
    splices: list[list[int]] | None = None
    rows: list[list[int]] | None = None
    stack: list[list[str | int]] | None = None
    asked: int | None = None
    open: int | None = None
    options: list[str] | None = None


class Entry(GameShape):
    """Something that happened, by name, with its rule, its numbers as the viewer sees them, and its changes.

    Several cards, or cars, are a list among the numbers; in entries of old replays a number that holds them, five bits
    each. Besides the legend's ``happenings`` there are ``asked`` (a question is open now) and ``undone`` (a seat took
    its answer back).
    """

    name: str
    rule: str
    numbers: list[int | list[int]]
    changes: ViewChanges
