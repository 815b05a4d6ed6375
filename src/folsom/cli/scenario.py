"""``folsom scenario check``: runs scenario files and says what fails."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from folsom.notation.scenario import Report, check_file, files_under

WORDS: Final = {
    "help-scenario": "Scenario files: positions, and what the rules make of them.",
    "help-scenario-check": "Run scenario files; status 1 if any fails, or if there is none.",
    "help-scenario-paths": "Scenario files, or folders with *.yaml files.",
    "help-scenario-verbose": "Name those that hold, too.",
    "scenario-holds": "ok    ",
    "scenario-fails": "FAILED",
    "scenario-none": "no scenario found",
    "scenario-all-hold": "scenarios: {number}, all hold",
    "scenario-some-failed": "scenarios: {number}, failed: {failed}",
}

app = typer.Typer(no_args_is_help=True, help=WORDS["help-scenario"])


@app.callback()
def scenario() -> None:
    """Keeps ``check`` a command of its own, also when the group is run alone."""


@app.command(help=WORDS["help-scenario-check"])
def check(
    paths: Annotated[list[Path], typer.Argument(help=WORDS["help-scenario-paths"])],
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help=WORDS["help-scenario-verbose"])] = False,
) -> None:
    """Runs scenario files; status 1 if any fails, or if there is none."""
    failed = 0
    files = [file for path in paths for file in files_under(path)]
    for file in files:
        report = check_file(file)
        failed += not report.passed
        if verbose or not report.passed:
            typer.echo(shown(file, report))
    typer.echo(summary(len(files), failed))
    if failed or not files:
        raise typer.Exit(1)


def shown(file: Path, report: Report) -> str:
    """One scenario's result: a line, and one more for each problem."""
    title = f" ({report.title})" if report.title else ""
    lines = [f"{WORDS['scenario-holds' if report.passed else 'scenario-fails']} {file}{title}"]
    for problem in report.problems:
        lines += [f"       {line}" for line in problem.splitlines()]
    return "\n".join(lines)


def summary(number: int, failed: int) -> str:
    """The last line."""
    if not number:
        return WORDS["scenario-none"]
    return WORDS["scenario-some-failed" if failed else "scenario-all-hold"].format(number=number, failed=failed)
