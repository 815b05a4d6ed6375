"""``folsom scenario``: runs scenario files and says what fails, and writes the schema that editors check them by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from folsom.base.parts import part_named
from folsom.cli.options import Boxes, Lang
from folsom.cli.words import chosen, help_text
from folsom.notation.scenario import Report, check_file, files_under, schema
from folsom.text import Texts

app = typer.Typer(no_args_is_help=True, help=help_text("help-scenario"))


@app.command(help=help_text("scenario-help-check"))
def check(
    paths: Annotated[list[Path], typer.Argument(help=help_text("scenario-help-paths"))],
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help=help_text("scenario-help-verbose"))] = False,
    lang: Lang = None,
) -> None:
    """Runs scenario files; status 1 if any fails, or if there is none."""
    texts = chosen(lang)
    failed = 0
    files = [file for path in paths for file in files_under(path)]
    for file in files:
        report = check_file(file)
        failed += not report.passed
        if verbose or not report.passed:
            typer.echo(shown(texts, file, report))
    typer.echo(summary(texts, len(files), failed))
    if failed or not files:
        raise typer.Exit(1)


@app.command("schema", help=help_text("scenario-help-schema"))
def show_schema(boxes: Boxes = None) -> None:
    """Prints the JSON schema of scenario files, with the keys of our boxes and of those that are asked for."""
    for name in boxes or []:
        part_named(name)
    typer.echo(json.dumps(schema(), indent=2, ensure_ascii=False))


def shown(texts: Texts, file: Path, report: Report) -> str:
    """One scenario's result: a line, and one more for each problem."""
    holds, fails = texts.say("scenario-holds"), texts.say("scenario-fails")
    width = max(len(holds), len(fails))
    title = f" ({report.title})" if report.title else ""
    lines = [f"{holds if report.passed else fails:<{width}} {file}{title}"]
    for problem in report.problems:
        lines += [f"{'':{width}} {line}" for line in problem.splitlines()]
    return "\n".join(lines)


def summary(texts: Texts, number: int, failed: int) -> str:
    """The last line."""
    if not number:
        return texts.say("scenario-none")
    return texts.say("scenario-some-failed" if failed else "scenario-all-hold", number=number, failed=failed)
