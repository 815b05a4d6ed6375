"""Servers that the tests of faults can end as they like."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.faults.nursery import Nursery
from server.faults.nursery import nursery as new_nursery


@pytest.fixture(scope="session")
def one_nursery() -> Iterator[Nursery]:
    """It takes long to begin, so there is one."""
    with new_nursery() as found:
        yield found


@pytest.fixture
def nursery(one_nursery: Nursery) -> Iterator[Nursery]:
    """Where servers come from; those of a test end with it."""
    yield one_nursery
    one_nursery.clear()
