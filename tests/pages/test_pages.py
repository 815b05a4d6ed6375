"""The code samples of README.md, CONTRIBUTING.md and docs/ are right: each page is run from top to bottom."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from pages.commands import commands_in, read_command
from pages.samples import FENCES, PAGES, ROOT, mark_of, read_page

OUTSIDE = ROOT / "tests" / "outside"  # the package that the recipes tell of

# How many blocks of a page are marked. A new one needs a reason, and its place here.
MARKED = {
    "README.md": 6,
    "docs/architecture.md": 1,
    "docs/arena.md": 3,
    "docs/fair.md": 1,
    "docs/notation.md": 1,
    "docs/operations.md": 5,
    "docs/recipes/add-a-box.md": 1,
    "docs/testing.md": 6,
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_samples_of_a_page_are_right(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    monkeypatch.chdir(ROOT)
    for example in read_page(page):
        try:
            example.evaluate()
        except Exception as error:
            error.add_note(f"the sample at {name_of(page)}:{example.line}")
            raise


def test_marked_blocks_are_counted() -> None:
    marked: dict[str, int] = {}
    for page in PAGES:
        document = read_page(page)
        marks = [mark_of(document, region) for region in FENCES(document)]
        marked[name_of(page)] = len([mark for mark in marks if mark])
    assert {name: number for name, number in marked.items() if number} == MARKED


@pytest.mark.parametrize(
    ("sample", "problem"),
    [
        ("```\nmake test\n```", "say what it is"),
        ("```sh\nmake test\n```", "make is not run here"),
        ("```sh\nfolsom bots --nonsense\n```", "No such option"),
        ("<!-- not started: a reason -->\n```sh\nfolsom serve --nonsense\n```", "No such option"),
        ("<!-- not started: a reason -->\n```sh\nrm -rf /\n```", "nobody here can read"),
        ("<!-- not run: -->\n```\na drawing\n```", "say what it is"),
        ("<!-- checked by tests/pages/test_none.py -->\n```sh\nfolsom serve\n```", "does not check this page"),
        ("```python\nprint(1 + 1)\n```\n\n```output\n3\n```", "this was printed: 2"),
        ("```python\none = 1\n```\n\n```python\nraise KeyError(one + 41)\n```", "42"),
        ("<!-- invisible-code-block: python\nraise KeyError('unseen')\n-->", "unseen"),
        ("```yaml\ntitle: x\nrules: [BASE-PLAN-1]\ngiven: {}\nthen: {asked: doc}\n```", "asked"),
        ("```yaml\nnonsense: 1\n```", "nonsense"),
        ('```toml\n[project.entry-points."folsom.bots"]\na = "folsom_ferry.bot:NOBODY"\n```', "NOBODY"),
        ("```position\nfolsom 1; bandits: doc\n```", "bandits"),
    ],
)
def test_wrong_samples_are_found(sample: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    page = tmp_path / "page.md"
    page.write_text(sample + "\n", encoding="utf-8")
    with pytest.raises(Exception) as raised:
        for example in read_page(page):
            example.evaluate()
    assert problem in str(raised.value)


@pytest.mark.parametrize(
    "command",
    [
        "make nonsense",
        'make terminal ARGS="--nonsense"',
        'make test ARGS="--nonsense"',
        'make test ARGS="tests/nonsense"',
        "python bench/nonsense.py",
        "python bench/faults.py kills --nonsense 3",
        "python bench/faults.py nonsense",
        "folsom nonsense",
        "folsom arena --players many",
    ],
)
def test_wrong_options_are_found(command: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        for words in commands_in(command):
            read_command(words)


def test_settings_and_comments_are_no_words_of_a_command() -> None:
    assert commands_in("# nothing\nA=b C= folsom 'a b'  # c\n") == [shlex.split("folsom 'a b'")]
