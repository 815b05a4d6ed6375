"""What can be chosen for a table, from the engine's own registries; and for a setup, which rules bar what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, get_args

from fastapi import APIRouter, Depends, Query

from folsom.base.data import printed
from folsom.base.gang import known_bandits
from folsom.base.parts import PARTS, Part, part_named, parts_outside
from folsom.base.setup import EDITIONS
from folsom.bots import LEVELS
from folsom.server.people.doors import from_our_page
from folsom.server.protocol.tables import MOST_SEATS, Data, Options, Plan, SetupChoice
from folsom.server.tables.choices import BANK, EACH, each_leads, what_bars

router = APIRouter(tags=["tables"], dependencies=[Depends(from_our_page)])

PRINTED: Final = "printed"


class Barred(Data):
    """Why a setup cannot be played: the rule that says so, and ``problem``, which says it in English.

    ``parts``: the parts that it is about, by name, first the one whose rule it is; ``first-game`` is the setup for a
    first game. ``number``: how many players or bandits there would be, if that is wrong; ``allowed``: how many may be.
    """

    rule: str
    problem: str
    parts: list[str]
    number: int
    allowed: list[int]


class Offer(Data):
    """Something that can be chosen by name. ``barred``: what bars it in the setup that was asked about.

    ``kind``: of several of a kind one is played at a time. A box whose kind is another box's name is a size of that.
    """

    name: str
    kind: str
    barred: Barred | None


class NumberOffer(Data):
    """A number that can be chosen. ``barred``: what bars it in the setup that was asked about."""

    number: int
    barred: Barred | None


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
    asked about, if it were chosen besides. ``barred``: what bars that setup itself.
    ``bandits``: those that can be picked; ``each``: how many of them a seat leads (0 where the setup is barred).
    """

    players: list[NumberOffer]
    editions: list[NumberOffer]
    variants: list[Offer]
    boxes: list[Offer]
    first_game: Barred | None
    bandits: list[str]
    each: int
    levels: list[str]
    plans: list[str]
    clocks: list[ClockOffer]
    cards: list[CardOffer]
    barred: Barred | None
    usual: Options


def _barred(setup: SetupChoice, **changes: Any) -> Barred | None:
    """Why a setup with some changes cannot be played; nothing if it can."""
    found = what_bars(setup.model_copy(update=changes))
    if found is None:
        return None
    return Barred(
        rule=found.rule,
        problem=str(found),
        parts=list(found.parts),
        number=found.number,
        allowed=list(found.allowed),
    )


def _with(names: list[str], name: str) -> list[str]:
    return names if name in names else [*names, name]


def choices_for(setup: SetupChoice) -> Choices:
    """What can be chosen, and what bars it in a setup."""
    barred = _barred(setup)
    boxes, variants = _parts(True), _parts(False)
    return Choices(
        players=[NumberOffer(number=n, barred=_barred(setup, players=n)) for n in range(1, MOST_SEATS + 1)],
        editions=[NumberOffer(number=year, barred=_barred(setup, edition=year)) for year in EDITIONS],
        variants=[
            Offer(name=one.name, kind=one.kind, barred=_barred(setup, variants=_with(setup.variants, one.name)))
            for one in variants
        ],
        boxes=[
            Offer(name=one.name, kind=one.kind, barred=_barred(setup, boxes=_with(setup.boxes, one.name)))
            for one in boxes
        ],
        first_game=_barred(setup, first_game=True),
        bandits=list(known_bandits()),
        each=0 if barred is not None else each_leads(setup),
        levels=list(LEVELS),
        plans=list(get_args(Plan)),
        clocks=[
            ClockOffer(kind=kind, fewest=fewest, most=most, bank=BANK[kind]) for kind, (fewest, most) in EACH.items()
        ],
        cards=list(_cards(boxes)),
        barred=barred,
        usual=Options(),
    )


def _parts(box: bool) -> list[Part]:
    """The boxes or the variants that there are, those of other packages last."""
    names = [*PARTS, *[name for name in parts_outside() if name not in PARTS]]
    return [part for name in names if (part := part_named(name)) is not None and part.is_box() == box]


def _cards(boxes: list[Part]) -> Iterator[CardOffer]:
    """All round cards: the base game's, then those that boxes bring, each once."""
    sets = [("", printed("rounds"))]
    sets += [(part.name, part.rounds()) for part in boxes]
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
