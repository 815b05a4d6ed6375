"""Every scenario file in this folder is a test."""

from pathlib import Path

import pytest

from folsom.notation.scenario import files_under

HERE = Path(__file__).resolve().parent


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `scenario_file` runs once for each."""
    if "scenario_file" in metafunc.fixturenames:
        files = files_under(HERE)
        metafunc.parametrize("scenario_file", files, ids=[file.relative_to(HERE).as_posix() for file in files])
