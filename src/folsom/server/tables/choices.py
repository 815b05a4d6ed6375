"""What can be chosen at a table: a setup that the rules know, and a clock that makes sense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from folsom.base.gang import known_bandits
from folsom.base.setup import Setup, SetupError, bandits_each, check, dealt, parts_of, seats_of
from folsom.core.chance import Source
from folsom.core.seats import LEADS_BANDITS
from folsom.server.play.clocks import LIVE, NONE, SLOW
from folsom.server.play.dealing import Dealing
from folsom.server.problems import Problem, bad
from folsom.server.protocol.tables import ClockChoice, Options, SetupChoice
from folsom.server.tables.gathering import TableSeat

HOUR: Final = 3_600
DAY: Final = 24 * HOUR
EACH: Final = {NONE: (0, 0), LIVE: (5, 600), SLOW: (HOUR, 14 * DAY)}  # seconds for a decision: fewest and most
BANK: Final = {NONE: 0, LIVE: 2 * HOUR, SLOW: 30 * DAY}  # most seconds in a bank


def checked_clock(clock: ClockChoice) -> None:
    """Refuses a clock with which nobody could play."""
    fewest, most = EACH[clock.kind]
    if not fewest <= clock.each <= most:
        raise bad("no-clock", f"a {clock.kind} clock gives {fewest} to {most} seconds for each decision")
    if clock.bank > BANK[clock.kind]:
        raise bad("no-clock", f"a {clock.kind} clock has at most {BANK[clock.kind]} seconds in the bank")


def checked_options(options: Options) -> dict[str, Any]:
    """Options as they are stored."""
    checked_clock(options.clock)
    if needs_clock(options):
        raise bad("rated-clock", "a rated game needs a clock")
    return options.model_dump()


def needs_clock(options: Options) -> bool:
    """Whether a table is to be rated and has no clock: whoever loses could keep the others waiting for ever."""
    return options.rated and options.clock.kind == NONE


def checked_setup(choice: SetupChoice) -> dict[str, Any]:
    """A setup as it is stored. One that cannot be played, whatever bandits are picked, is refused with its rule."""
    if problem := what_bars(choice):
        raise setup_problem(problem)
    return choice.model_dump()


def what_bars(choice: SetupChoice) -> SetupError | None:
    """Why a setup cannot be played, whatever bandits are picked; nothing if it can."""
    try:
        check(dealt(choice.players, Source(0), bare_setup(choice)))
    except SetupError as problem:
        return problem
    return None


def new_seats(choice: SetupChoice) -> list[TableSeat]:
    """The seats of a game, with nobody on them: those that lead bandits, then those that its parts bring."""
    seats = seats_of(dealt(choice.players, Source(0), bare_setup(choice)))
    return [TableSeat(seat.role, "" if seat.role == LEADS_BANDITS else seat.name) for seat in seats]


def setup_problem(problem: SetupError) -> Problem:
    """What is wrong with a setup, with the rule that says so."""
    return bad("no-setup", str(problem), problem.rule)


def choice_of(setup: dict[str, Any], players: int) -> SetupChoice:
    """The setup of a stored table."""
    known = SetupChoice.model_fields.keys() & setup.keys()
    return SetupChoice.model_validate({name: setup[name] for name in known} | {"players": players})


def options_of(options: dict[str, Any]) -> Options:
    """The options of a stored table."""
    known = Options.model_fields.keys() & options.keys()
    return Options.model_validate({name: options[name] for name in known})


def bare_setup(choice: SetupChoice, bandits: tuple[str, ...] = ()) -> Setup:
    """A setup of the engine, with these bandits."""
    return Setup(
        bandits,
        edition=choice.edition,
        first_game=choice.first_game,
        cars=tuple(choice.cars),
        rounds=tuple(choice.rounds),
        stations=tuple(choice.stations),
        variants=tuple(choice.variants),
        boxes=tuple(choice.boxes),
    )


def each_leads(choice: SetupChoice) -> int:
    """How many bandits a player leads."""
    return bandits_each(parts_of(bare_setup(choice)))


def dealing_of(choice: SetupChoice, picked: Sequence[Sequence[str]]) -> Dealing:
    """VAR-CHARS-1: what the bandits of a game are dealt from. ``picked``: those that were picked, by player."""
    taken = [name for names in picked for name in names]
    return Dealing(
        picked=[list(names) for names in picked],
        left=[name for name in known_bandits() if name not in taken],
        each=each_leads(choice),
        apart=[group for part in parts_of(bare_setup(choice)) for group in part.apart()],
    )


def completed(choice: SetupChoice, dealing: Dealing, below: Callable[[int], int]) -> Setup:
    """A game with the bandits that were picked and others that are dealt: every legal deal is as likely as the others.

    ``below``: gives numbers of chance. Picks that no deal can complete raise a SetupError.
    """
    setup = bare_setup(choice, tuple(name for names in dealing.deal(below) for name in names))
    try:
        check(setup)
    except SetupError as problem:
        raise SetupError("the bandits that were picked cannot be played together", problem.rule) from None
    return setup
