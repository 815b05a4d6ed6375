"""What can be chosen for a table, from the engine's own registries; and for a setup, which rules bar what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, get_args

from fastapi import APIRouter, Depends, Query

from folsom.base.data import printed
from folsom.base.gang import known_bandits
from folsom.base.parts import PARTS, part_named, parts_outside
from folsom.base.setup import EDITIONS
from folsom.bots import LEVELS
from folsom.server.people.doors import from_our_page
from folsom.server.problems import Problem
from folsom.server.protocol.tables import MOST_SEATS, Data, Options, Plan, SetupChoice
from folsom.server.tables.choices import BANK, EACH, checked_setup, each_leads

router = APIRouter(tags=["tables"], dependencies=[Depends(from_our_page)])

PRINTED: Final = "printed"


class Offer(Data):
    """Something that can be chosen by name. ``rule``: what bars it in the setup that was asked about; else ""."""

    name: str
    rule: str


class NumberOffer(Data):
    """A number that can be chosen. ``rule``: what bars it in the setup that was asked about; else ""."""

    number: int
    rule: str


class ClockOffer(Data):
    """A kind of clock: the fewest and most seconds for a decision, and the most in the bank."""

    kind: str
    fewest: int
    most: int
    bank: int


class CardOffer(Data):
    """A round card. ``part``: the box that brings it. ``printed``: read off a real card; else it is reconstructed."""

    name: str
    station: bool
    part: str
    printed: bool


class Choices(Data):
    """What a host can choose.

    ``players``, ``editions``, ``variants``, ``boxes`` and ``first_game`` say what each would be in the setup that was
    asked about, if it were chosen besides. ``rule``: what bars that setup itself; ``problem`` says so in English.
    ``bandits``: those that can be picked; ``each``: how many of them a seat leads (0 where the setup is barred).
    """

    players: list[NumberOffer]
    editions: list[NumberOffer]
    variants: list[Offer]
    boxes: list[Offer]
    first_game: str
    bandits: list[str]
    each: int
    levels: list[str]
    plans: list[str]
    clocks: list[ClockOffer]
    cards: list[CardOffer]
    rule: str
    problem: str
    usual: Options


def _barred(setup: SetupChoice) -> Problem | None:
    """Why a setup cannot be played; nothing if it can."""
    try:
        checked_setup(setup)
    except Problem as problem:
        return problem
    return None


def _rule(setup: SetupChoice, **changes: Any) -> str:
    problem = _barred(setup.model_copy(update=changes))
    return "" if problem is None else problem.rule


def _with(names: list[str], name: str) -> list[str]:
    return names if name in names else [*names, name]


def choices_for(setup: SetupChoice) -> Choices:
    """What can be chosen, and what bars it in a setup."""
    problem = _barred(setup)
    boxes, variants = _parts(True), _parts(False)
    return Choices(
        players=[NumberOffer(number=n, rule=_rule(setup, players=n)) for n in range(1, MOST_SEATS + 1)],
        editions=[NumberOffer(number=year, rule=_rule(setup, edition=year)) for year in EDITIONS],
        variants=[Offer(name=one, rule=_rule(setup, variants=_with(setup.variants, one))) for one in variants],
        boxes=[Offer(name=one, rule=_rule(setup, boxes=_with(setup.boxes, one))) for one in boxes],
        first_game=_rule(setup, first_game=True),
        bandits=list(known_bandits()),
        each=0 if problem is not None else each_leads(setup),
        levels=list(LEVELS),
        plans=list(get_args(Plan)),
        clocks=[
            ClockOffer(kind=kind, fewest=fewest, most=most, bank=BANK[kind]) for kind, (fewest, most) in EACH.items()
        ],
        cards=list(_cards(boxes)),
        rule="" if problem is None else problem.rule,
        problem="" if problem is None else problem.message,
        usual=Options(),
    )


def _parts(box: bool) -> list[str]:
    """The boxes or the variants that there are, those of other packages last."""
    names = [*PARTS, *[name for name in parts_outside() if name not in PARTS]]
    return [name for name in names if (part := part_named(name)) is not None and part.is_box() == box]


def _cards(boxes: list[str]) -> Iterator[CardOffer]:
    """All round cards: the base game's, then those that boxes bring, each once."""
    sets = [("", printed("rounds"))]
    sets += [(name, part.rounds()) for name in boxes if (part := part_named(name)) is not None]
    seen: set[str] = set()
    for brought, cards in sets:
        for kind in ("round", "station"):
            for card in cards.get(kind, []):
                if card["name"] not in seen:
                    seen.add(card["name"])
                    source = card.get("source", cards.get("source"))
                    yield CardOffer(
                        name=card["name"], station=kind == "station", part=brought, printed=source == PRINTED
                    )


FewNames = Annotated[list[Annotated[str, Query(pattern=r"^[a-z0-9-]{1,40}$")]], Query(max_length=20)]


@router.get("/choices")
def choices(  # in a thread: a setup is checked some twenty times
    players: Annotated[int, Query(ge=1, le=MOST_SEATS)] = 4,
    edition: Annotated[int, Query(ge=2000, le=2100)] = 2016,
    first_game: bool = False,
    variants: FewNames = [],  # noqa: B006 - FastAPI copies it
    boxes: FewNames = [],  # noqa: B006
) -> Choices:
    """What can be chosen for a table, and which rules bar what in a setup. Names come several times."""
    return choices_for(
        SetupChoice(players=players, edition=edition, first_game=first_game, variants=variants, boxes=boxes)
    )
