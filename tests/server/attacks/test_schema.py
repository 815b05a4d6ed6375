"""Every route, as its schema describes it, asked by nobody and by somebody: no mistake, and nothing undocumented."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance
from sqlalchemy import insert

from folsom.server.app import make_app
from folsom.server.house import House
from folsom.server.people.sessions import begin_session
from folsom.server.protocol.tables import Options, SetupChoice
from folsom.server.settings import Settings
from folsom.server.store.database import writing
from folsom.server.store.schema import people
from folsom.server.tables import hosting, seating
from folsom.server.tables.making import open_table
from server.live import Live, live
from server.people.browsers import NAME

EXAMPLES = 6  # for each route
TABLES = ("table", "replay")  # what names one in a path
NUMBERS = count()

schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
not_forever = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
# A schema cannot say what a name or a setup must be like, so what fits it may still be refused.
LEFT_OUT: list[CheckFunction] = [positive_data_acceptance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("schema"), guests=1_000_000) as found:
        yield found


@schema.parametrize()
@not_forever
def test_nobody_finds_a_mistake(case: schemathesis.Case, served: Live) -> None:
    case.call_and_validate(base_url=served.url, excluded_checks=LEFT_OUT)


@schema.parametrize()
@not_forever
def test_somebody_finds_no_mistake_either(case: schemathesis.Case, served: Live) -> None:
    """He has a table that is open and one at which he plays, and often means one of them."""
    cookie, tables = served.do(_somebody(served.house, f"somebody-{next(NUMBERS)}"))
    if case.meta is not None and case.meta.generation.mode.is_positive:
        for name in TABLES:
            if name in case.path_parameters:
                means = sum(map(ord, str(case.path_parameters[name]))) % (len(tables) + 1)
                case.path_parameters[name] = [*tables, case.path_parameters[name]][means]
    case.call_and_validate(base_url=served.url, cookies={NAME: cookie}, excluded_checks=LEFT_OUT)


async def _somebody(house: House, name: str) -> tuple[str, list[str]]:
    """A new person: the cookie of his browser, and his tables."""
    now = house.clock.now()
    async with writing(house.engine) as connection:
        await connection.execute(insert(people).values(id=name, name=name, created=now))
        token = await begin_session(connection, name, now)
    setup = SetupChoice(players=3)
    tables = [(await open_table(house, name, setup, Options(), public)).id for public in (True, False)]
    for seat in (1, 2):
        await seating.join(house, name, tables[1], seat)
    await hosting.start(house, name, tables[1])
    return house.gate.signed(token), tables
