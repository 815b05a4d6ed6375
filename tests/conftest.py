"""How all tests are collected and shared out."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# A busy machine may take its time over an example.
settings.register_profile("folsom", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("folsom")

WEB = "tests/web/"

gc.disable()  # while thousands of tests are collected, nothing becomes garbage


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser take longest, and so begin first: at the end the small ones fill the gaps."""
    items.sort(key=lambda item: not item.nodeid.startswith(WEB))


def pytest_collection_finish() -> None:
    """From here on there is garbage; what was collected is none."""
    gc.freeze()
    gc.enable()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors, as tests of servers and browsers often wait. With `-k` a few tests are wanted
    at once: every worker would have to collect all tests first."""
    return 0 if config.option.keyword else (os.cpu_count() or 1) + 1
