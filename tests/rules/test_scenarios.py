"""The rules, shown by scenario files."""

from pathlib import Path

from folsom.notation.scenario import check_file


def test_scenario(scenario_file: Path) -> None:
    report = check_file(scenario_file)
    assert report.passed, "\n".join([f"{scenario_file}: {report.title}", *report.problems])
