"""The rules of the box, shown by scenes: scenarios in the usual form, which name the box in their setup."""

from pathlib import Path

import pytest
import yaml

from folsom.notation.scenario.reading import Scenario
from folsom.notation.scenario.running import run

HERE = Path(__file__).resolve().parent


def read(path: Path) -> Scenario:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert set(data) <= {"title", "rules", "given", "when", "then"}
    return Scenario(
        data["title"], tuple(data["rules"]), data.get("given", {}), tuple(data.get("when", [])), data["then"]
    )


def scenes() -> list[object]:
    files = sorted(HERE.glob("*/*.scene"))
    ids = [file.relative_to(HERE).as_posix() for file in files]
    return [pytest.param(f, id=i, marks=pytest.mark.rule(*read(f).rules)) for f, i in zip(files, ids)]


@pytest.mark.parametrize("path", scenes())
def test_scene(path: Path) -> None:
    scenario = read(path)
    failures = run(scenario)
    assert not failures, "\n".join([scenario.title, *[str(failure) for failure in failures]])
