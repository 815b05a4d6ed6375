"""Mutation testing: do the rule tests and the laws notice when a rule is changed?

    .venv/bin/python -m pip install cosmic-ray==8.7.0
    .venv/bin/python bench/mutants.py --sample 300 --seed 1
    .venv/bin/python bench/mutants.py --sample 300 --seed 1 --survivors

A mutant is the engine with one small change in `base/` or `variants/`: another operator, a number one higher, a loop
that does not run. cosmic-ray lists them all; a random sample of them is tried, one after the other, in a copy of the
tree (never in the tree itself), on the plain Python source: first `tests/rules` for every mutant, then, for those that
are still alive, `tests/core` (a small box asks the questions that only boxes answer) and `tests/laws`. A mutant is
killed when a test fails, runs far too long, or the engine does not load.

The report, `build/mutants-SEED.json`, is written after every mutant. The same command goes on where it stopped.
`--survivors` tries only the survivors again, with the tests as they are now; `--only 7 12` tries these two; `--fresh`
begins anew.

Dropped before they are tried, and counted: changes that only an annotation or a docstring shows, changes that are no
Python, and `==` turned into `is` (`!=` into `is not`), which is the same for the small numbers of CPython.

300 mutants take about 25 minutes of one core with the rule tests, and then 3 minutes or so for each that is still
alive, since it goes through all laws: an hour and a quarter together. A killed mutant takes a second or two.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "requirements.lock", "requirements-play.lock")
MUTATED = ("src/folsom/base", "src/folsom/variants")
STAGES = ("tests/rules", "tests/core", "tests/laws")
INSTALL = f"cosmic-ray is missing: {sys.executable} -m pip install cosmic-ray==8.7.0"

# Loaded once; every run of the tests is a fork that has them already.
WARM = ("pytest", "hypothesis", "yaml", "jsonschema", "typer", "rich.table", "fluent.runtime")
MEMORY = 4 << 30
LOADING = 60.0  # seconds to load the engine and collect the tests

PENDING, ALIVE, KILLED, SURVIVED = "pending", "alive after the rule tests", "killed", "survived"
SAME_IN_CPYTHON = ("ReplaceComparisonOperator_Eq_Is", "ReplaceComparisonOperator_NotEq_IsNot")

Mutant = dict[str, Any]


# Which mutants


def all_mutants() -> list[tuple[str, str, int, int]]:
    """File, operator, which of its changes, and line. Operators that need arguments have none here, and do nothing."""
    import cosmic_ray.plugins
    from cosmic_ray.ast import ast_nodes, get_ast

    classes = {name: cosmic_ray.plugins.get_operator(name) for name in sorted(cosmic_ray.plugins.operator_names())}
    operators = {name: operator() for name, operator in classes.items() if not operator.arguments()}
    found: list[tuple[str, str, int, int]] = []
    for folder in MUTATED:
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
            for name, operator in operators.items():
                lines = [start[0] for node in nodes for start, _ in operator.mutation_positions(node)]
                found += [(file, name, i, line) for i, line in enumerate(lines)]
    return found


class Plain(ast.NodeTransformer):
    """Takes out what is never run: annotations (they stay text, in modules that ask for it) and docstrings."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, ast.Name("_", ast.Load()) if field == "annotation" else None)
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            body[0] = ast.Pass()
        return super().generic_visit(node)


def running(code: str) -> str:
    """What is run of some code."""
    tree = ast.parse(code)
    return ast.dump(Plain().visit(tree) if "from __future__ import annotations" in code else tree)


def mutated_code(file: str, operator: str, occurrence: int) -> str:
    """The text of a file with one change."""
    import cosmic_ray.plugins
    from cosmic_ray.mutating import mutate_code

    code = (ROOT / file).read_text(encoding="utf-8")
    return str(mutate_code(code, cosmic_ray.plugins.get_operator(operator)(), occurrence))


def why_dropped(file: str, operator: str, occurrence: int) -> str:
    """Why a mutant is not worth trying, or nothing."""
    name = operator.rpartition("/")[2]
    if name in SAME_IN_CPYTHON:
        return "equality as identity"
    try:
        after = running(mutated_code(file, operator, occurrence))
    except SyntaxError:
        return "no Python"
    before = running((ROOT / file).read_text(encoding="utf-8"))
    return "annotation or docstring" if after == before else ""


def changed_lines(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, before and after."""
    old, new = before.splitlines(), after.splitlines()
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    kept = [[" ".join(line.split()) for line in lines[start : len(lines) - end]] for lines in (old, new)]
    return "\n".join(kept[0]), "\n".join(kept[1])


def chosen(sample: int, seed: int) -> dict[str, Any]:
    """A new report: the sample, nothing tried yet."""
    everything = all_mutants()
    order = list(range(len(everything)))
    random.Random(seed).shuffle(order)
    dropped: Counter[str] = Counter()
    mutants: list[Mutant] = []
    for i in order:
        if len(mutants) == sample:
            break
        file, operator, occurrence, line = everything[i]
        if why := why_dropped(file, operator, occurrence):
            dropped[why] += 1
            continue
        code = (ROOT / file).read_text(encoding="utf-8")
        before, after = changed_lines(code, mutated_code(file, operator, occurrence))
        mutants.append(
            {
                "number": len(mutants) + 1,
                "file": file,
                "line": line,
                "operator": operator.rpartition("/")[2],
                "name": operator,
                "occurrence": occurrence,
                "before": before,
                "after": after,
                "status": PENDING,
                "by": "",
                "how": "",
                "seconds": 0.0,
            }
        )
    return {
        "seed": seed,
        "sample": sample,
        "source": fingerprint(),
        "of": len(everything),
        "dropped": dict(dropped),
        "mutants": mutants,
    }


def fingerprint() -> str:
    """A name for the code that is mutated: a report holds for it only."""
    found = hashlib.sha256()
    for folder in MUTATED:
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


# Running the tests


class Referee:
    """A pytest plugin: likely killers first, a time limit for each test, and a note of the test that runs."""

    def __init__(self, copy: Path, note: int, likely: list[str], stem: str, took: dict[str, float] | None) -> None:
        self.copy = copy
        self.note = note
        self.likely = {test: i for i, test in enumerate(likely)}
        self.stem = stem
        self.took = took  # None: this run measures
        self.measured: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Tests that killed mutants of this file, those named like it, then the others, quick ones first, mixed."""
        if self.took is not None:
            took = self.took
            random.Random(0).shuffle(items)
            items.sort(
                key=lambda item: (
                    self.likely.get(item.nodeid, len(self.likely)),
                    self.stem not in item.nodeid,
                    int(took.get(item.nodeid, 0.0)),
                )
            )
        assert str(sys.modules["folsom"].__file__).startswith(str(self.copy)), "another engine would be tested"

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        os.ftruncate(self.note, 0)
        os.pwrite(self.note, nodeid.encode(), 0)
        limit = 10.0 + 5 * self.took.get(nodeid, 0.0) if self.took is not None else 0.0
        signal.setitimer(signal.ITIMER_REAL, limit)  # not caught: it ends the process, even in a long multiplication

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.measured[report.nodeid] = self.measured.get(report.nodeid, 0.0) + report.duration


class Arena:
    """A copy of the tree, in which one mutant at a time lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__", "*.so", ".*")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(ROOT / name, folder / name)
        self.note = os.open(folder / "note", os.O_RDWR | os.O_CREAT)
        self.log = os.open(folder / "log", os.O_RDWR | os.O_CREAT)
        self.mutant: Mutant = {}
        self.began = 0.0

    def put_in(self, mutant: Mutant) -> None:
        self.mutant = mutant
        path = self.folder / mutant["file"]
        path.write_text(mutated_code(mutant["file"], mutant["name"], mutant["occurrence"]), encoding="utf-8")

    def take_out(self) -> None:
        shutil.copy2(ROOT / self.mutant["file"], self.folder / self.mutant["file"])  # with its date

    def start(self, stage: str, likely: list[str], took: dict[str, float] | None) -> int:
        """Forks a process that runs the tests of a stage."""
        os.ftruncate(self.note, 0)
        os.ftruncate(self.log, 0)
        self.began = time.monotonic()
        stem = Path(self.mutant.get("file", "")).stem
        pid = os.fork()
        if pid:
            return pid
        try:
            self._run(stage, Referee(self.folder, self.note, likely, stem, took))
        finally:
            os._exit(70)

    def _run(self, stage: str, referee: Referee) -> None:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.chdir(self.folder)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(self.log, 1)
        os.dup2(self.log, 2)
        os.environ.update(PYTHONPATH=str(self.folder / "src"), PYTHONHASHSEED="0")
        sys.path[0] = str(self.folder / "src")
        if referee.took is not None:
            sys.dont_write_bytecode = True
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, LOADING)
        import hypothesis
        import pytest

        # The first failure is enough: it need not be made small.
        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        hypothesis.settings.register_profile("mutants", phases=phases, report_multiple_bugs=False)
        hypothesis.settings.load_profile("mutants")
        quiet = ["-q", "--no-header", "--tb=line", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist"]
        ignored = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # of the warm modules
        status = pytest.main(["-x", *quiet, *ignored, stage], plugins=[referee])
        signal.setitimer(signal.ITIMER_REAL, 0)
        if referee.took is None:
            (self.folder / "took.json").write_text(json.dumps(referee.measured), encoding="utf-8")
        sys.stdout.flush()
        os._exit(int(status))

    def told(self) -> str:
        """The last test that began."""
        return os.pread(self.note, 4096, 0).decode()

    def output(self) -> str:
        return os.pread(self.log, 1 << 20, 0).decode(errors="replace")


def verdict(status: int, test: str) -> str:
    """How a run killed its mutant, or nothing if it did not."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number in (signal.SIGINT, signal.SIGTERM):
            raise SystemExit("stopped: the same command goes on")
        return "time limit" if number == signal.SIGALRM else f"crash ({signal.Signals(number).name})"
    code = os.WEXITSTATUS(status)
    if code in (5, 70):
        raise SystemExit("no tests were run: this is a fault of the script")
    if code == 0:
        return ""
    return "failed" if test else "did not load"


def end_group(pid: int) -> None:
    """Ends what a run has left behind: it has a process group of its own."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


class Trial:
    """Tries the mutants of a report, some at a time."""

    def __init__(self, report: dict[str, Any], path: Path, folder: Path, jobs: int, only: list[int]) -> None:
        self.report = report
        self.only = only
        self.path = path
        self.arenas = [Arena(folder / str(i)) for i in range(jobs)]
        self.killers: dict[str, Counter[str]] = {}
        for mutant in report["mutants"]:
            self.learn(mutant)

    def learn(self, mutant: Mutant) -> None:
        if mutant["by"]:
            self.killers.setdefault(mutant["file"], Counter())[mutant["by"]] += 1

    def likely(self, mutant: Mutant) -> list[str]:
        return [test for test, _ in self.killers.get(mutant["file"], Counter()).most_common(40)]

    def baseline(self, stage: str) -> dict[str, float]:
        """How long each test takes when nothing is changed. All must pass."""
        arena = self.arenas[0]
        arena.mutant = {}
        pid = arena.start(stage, [], None)
        try:
            _, status = os.waitpid(pid, 0)
        finally:
            end_group(pid)
        if status != 0:
            raise SystemExit(f"{stage} fails before anything is changed:\n{arena.output()}")
        took: dict[str, float] = json.loads((arena.folder / "took.json").read_text(encoding="utf-8"))
        print(f"{stage}: {len(took)} tests pass in {time.monotonic() - arena.began:.0f} s without a change", flush=True)
        return took

    def stage(self, stage: str, wanted: str, passed: str) -> None:
        """Tries all mutants with a status; who is not killed gets another status."""
        waiting = [m for m in self.report["mutants"] if m["status"] == wanted]
        if self.only:
            waiting = [m for m in waiting if m["number"] in self.only]
        if not waiting:
            return
        took = self.baseline(stage)
        print(f"{stage}: {len(waiting)} mutants to try", flush=True)
        free = list(self.arenas)
        busy: dict[int, Arena] = {}
        try:
            while waiting or busy:
                while waiting and free:
                    arena = free.pop()
                    arena.put_in(waiting.pop(0))
                    busy[arena.start(stage, self.likely(arena.mutant), took)] = arena
                pid, status = os.waitpid(-1, 0)
                end_group(pid)
                arena = busy.pop(pid)
                self.judge(arena, status, passed)
                free.append(arena)
        finally:
            for pid in busy:
                end_group(pid)
                os.waitpid(pid, 0)

    def judge(self, arena: Arena, status: int, passed: str) -> None:
        mutant = arena.mutant
        test = arena.told()
        how = verdict(status, test)
        mutant["status"] = KILLED if how else passed
        mutant["how"] = how
        mutant["by"] = test if how else ""
        mutant["seconds"] = round(mutant["seconds"] + time.monotonic() - arena.began, 1)
        self.learn(mutant)
        arena.take_out()
        write(self.report, self.path)
        done = sum(m["status"] not in (PENDING, ALIVE) for m in self.report["mutants"])
        outcome = f"{how}: {test}" if how else passed.upper()
        print(f"[{done}/{len(self.report['mutants'])}] {tell(mutant)}\n    {outcome}", flush=True)


# The report


def tell(mutant: Mutant) -> str:
    """A mutant on one line or two."""
    place = f"{mutant['number']} {mutant['file']}:{mutant['line']}"
    before, after = mutant["before"].replace("\n", " ⏎ "), mutant["after"].replace("\n", " ⏎ ")
    return f"{place}  {before}  →  {after}"


def write(report: dict[str, Any], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    new.replace(path)


def summary(report: dict[str, Any]) -> str:
    """The figures, and every survivor."""
    mutants = report["mutants"]
    status = Counter(m["status"] for m in mutants)
    how = Counter(m["how"] for m in mutants if m["status"] == KILLED)
    stages = Counter(next((s for s in STAGES if m["by"].startswith(s)), "") for m in mutants if m["status"] == KILLED)
    dropped = ", ".join(f"{why} {n}" for why, n in sorted(report["dropped"].items()))
    lines = [
        f"seed {report['seed']}: {len(mutants)} mutants drawn at random of {report['of']}",
        f"dropped on the way: {dropped or 'none'}",
        f"killed {status[KILLED]} of {len(mutants)}, {100 * status[KILLED] / max(len(mutants), 1):.1f} %",
        "by: " + ", ".join(f"{stage or 'not loading'} {n}" for stage, n in stages.most_common()),
        "how: " + ", ".join(f"{name} {n}" for name, n in how.most_common()),
    ]
    if status[PENDING] or status[ALIVE]:
        lines.append(f"not tried yet: {status[PENDING]}; not tried with the laws yet: {status[ALIVE]}")
    lines += ["survivors:"] + [f"  {tell(m)}" for m in mutants if m["status"] in (ALIVE, SURVIVED)]
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time, one core each")
    parser.add_argument("--report", type=Path, help="where the report is (build/mutants-SEED.json)")
    parser.add_argument("--survivors", action="store_true", help="try the survivors of the report again")
    parser.add_argument("--only", type=int, nargs="+", default=[], help="try only the mutants with these numbers")
    parser.add_argument("--rules-only", action="store_true", help="stop before the laws")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever the report says")
    parser.add_argument("--show", action="store_true", help="show the report, try nothing")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    path: Path = wanted.report or ROOT / "build" / f"mutants-{wanted.seed}.json"
    if path.exists() and not wanted.fresh:
        report = json.loads(path.read_text(encoding="utf-8"))
        if (report["seed"], report["sample"]) != (wanted.seed, wanted.sample):
            raise SystemExit(f"{path} is about another sample: --fresh begins anew")
        if report["source"] != fingerprint() and not wanted.show:
            raise SystemExit(f"{path} is about another state of base/ and variants/: --fresh begins anew")
    else:
        report = {}
    if wanted.show:
        print(summary(report) if report else f"there is no {path}")
        return
    try:
        importlib.import_module("cosmic_ray.plugins")
    except ImportError:
        raise SystemExit(INSTALL) from None
    if not report:
        report = chosen(wanted.sample, wanted.seed)
        write(report, path)
    if wanted.survivors:
        for mutant in report["mutants"]:
            if mutant["status"] in (ALIVE, SURVIVED) and (not wanted.only or mutant["number"] in wanted.only):
                mutant["status"] = PENDING
    for name in WARM:
        importlib.import_module(name)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped: the same command goes on"))
    with tempfile.TemporaryDirectory(prefix="folsom-mutants-") as folder:
        trial = Trial(report, path, Path(folder).resolve(), wanted.jobs, wanted.only)
        trial.stage(STAGES[0], PENDING, ALIVE)
        trial.stage(STAGES[1], ALIVE, ALIVE)
        if not wanted.rules_only:
            trial.stage(STAGES[2], ALIVE, SURVIVED)
    print(summary(report))


if __name__ == "__main__":
    main()
