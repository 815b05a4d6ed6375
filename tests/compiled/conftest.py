"""The tests of this folder need the compiled build, and nothing else does: it is made when the first of them begins."""

from __future__ import annotations

import pytest

from compiled.builds import COMPILED, make_compiled


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """The compiled build is there, and up to date."""
    said = make_compiled()
    if not COMPILED.is_dir():
        pytest.skip(said)
