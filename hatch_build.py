"""Compiles the engine with mypyc, and builds the browser's client, while a wheel is built.

The engine, and what a server does with every answer, become one group of extension modules when a C compiler is
found. Without one, or when compiling fails, the wheel holds plain Python, which plays the same games more slowly. The
client is built by web_build.py; without it the server shows a plain page.

FOLSOM_COMPILE=1  compile, and fail if that fails; an editable install compiles only then (into src/)
FOLSOM_COMPILE=0  do not compile
FOLSOM_WEB=1      build the client, and fail if that fails; an editable install builds it only then
FOLSOM_WEB=0      do not build it
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # started as a script, see main()
        BuildHookInterface = object

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by its path

import web_build

SOURCE = "src"
PACKAGE = "folsom"
ENGINE = ("core", "base", "boxes", "variants", "bots/judgement", "bots/search", "bots/boxes")  # folders
TELLING = (  # what a server does with every answer, besides the engine and the network
    *("notation/names.py", "notation/options.py"),
    *("server/play/audience.py", "server/play/room.py", "server/play/position.py", "server/play/viewers.py"),
    *("server/play/fair.py", "server/play/news.py", "server/play/envelopes.py", "server/play/log.py"),
)
EXCLUDED = ("folsom/core/ints.py",)  # stays interpreted: it chooses between vec and list when it is imported
BUILD_TOOLS = [web_build.locked("requirements-build.lock", name) for name in ("mypy", "setuptools")]


def wish() -> str:
    """What FOLSOM_COMPILE asks for: "1", "0", or "" for "if possible"."""
    value = os.environ.get("FOLSOM_COMPILE", "").strip().lower()
    if value in ("1", "true", "yes", "on"):
        return "1"
    if value in ("0", "false", "no", "off"):
        return "0"
    return ""


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers seem to be there."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    names = [*configured.split()[:1], "cc", "gcc", "clang", "cl"]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.is_file() and any(shutil.which(name) for name in names)


def sources(source: Path) -> list[Path]:
    """The files on which the compiled modules hang."""
    found = [source / PACKAGE / name for name in TELLING]
    for folder in ENGINE:
        found += (source / PACKAGE / folder).rglob("*.py")
    return sorted(found)


def modules(source: Path) -> list[str]:
    """The files to compile, relative to the source folder."""
    names = [file.relative_to(source).as_posix() for file in sources(source)]
    return [name for name in names if name not in EXCLUDED]


class CustomBuildHook(BuildHookInterface):
    """What hatchling calls."""

    temporary: Path | None = None

    def dependencies(self) -> list[str]:
        editable = _asked_for_editable()
        tools = list(BUILD_TOOLS) if self.will_compile(editable) else []
        if self.will_build_client(editable) and web_build.system_node() is None:
            tools.append(web_build.NODE_PACKAGE)
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        if self.will_build_client(editable):
            self.build_client()
        self.compile(editable, build_data)

    def will_build_client(self, editable: bool) -> bool:
        wanted = web_build.wish() == "1" or (web_build.wish() == "" and not editable)
        return wanted and not web_build.is_current()

    def build_client(self) -> None:
        try:
            node = web_build.system_node() or web_build.packaged_node()
            if node is None:
                raise web_build.NoClient("no Node was found")
            web_build.build(node)
        except web_build.NoClient as problem:
            if web_build.wish() == "1":
                raise RuntimeError(f"{PACKAGE}: the browser's client could not be built\n{problem.output}") from problem
            self.app.display_warning(f"{PACKAGE}: no client for browsers ({problem}); a plain page it is")

    def compile(self, editable: bool, build_data: dict[str, Any]) -> None:
        if not self.will_compile(editable):
            if wish() == "" and not editable:
                self.app.display_warning(f"{PACKAGE}: no C compiler with Python's headers found; plain Python it is")
            return
        self.temporary = Path(tempfile.mkdtemp(prefix="folsom-build-"))
        atexit.register(self.clean_up)  # for a build that breaks off
        try:
            built = compile_apart(Path(self.root, SOURCE), self.temporary)
        except CompileError as error:
            self.clean_up()
            if wish() == "1":
                raise
            self.app.display_warning(f"{PACKAGE}: compiling failed ({error.reason}); plain Python it is")
            return
        if editable:
            for name, file in built.items():
                shutil.copy2(file, Path(self.root, SOURCE, name))
            return
        build_data["force_include"].update({str(file): name for name, file in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean_up()

    def clean_up(self) -> None:
        if self.temporary is not None:
            shutil.rmtree(self.temporary, ignore_errors=True)
            self.temporary = None

    def will_compile(self, editable: bool) -> bool:
        if wish() == "0" or not modules(Path(self.root, SOURCE)):
            return False
        return wish() == "1" or (not editable and has_compiler())


def _asked_for_editable() -> bool:
    """Hatchling asks for dependencies without telling what for; the name of its caller does tell."""
    frame = sys._getframe()
    while frame.f_back is not None:
        if frame.f_code.co_name == "get_requires_for_build_editable":
            return True
        frame = frame.f_back
    return False


class CompileError(Exception):
    """mypyc or the C compiler refused; `reason` is the line that says why."""

    def __init__(self, output: str) -> None:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        self.reason = (errors or lines or ["no output"])[0]
        super().__init__(f"{PACKAGE}: the engine could not be compiled\n{output}")


def compile_apart(source: Path, temporary: Path) -> dict[str, Path]:
    """Compiles a copy of the package in a temporary folder; returns the libraries by their place in the wheel."""
    work = temporary / "work"
    out = temporary / "out"
    shutil.copytree(source, work, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    command = [sys.executable, str(Path(__file__).resolve()), str(out), *modules(source)]
    done = subprocess.run(command, cwd=work, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    built = {file.relative_to(out).as_posix(): file for file in out.rglob("*") if file.suffix in (".so", ".pyd")}
    if done.returncode != 0 or not built:
        raise CompileError(done.stdout)
    return built


def main() -> None:
    """The compiling process: `hatch_build.py OUT FILE…`, in the folder of the copied sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    out, *files = sys.argv[1:]
    options = ["--config-file=", "--python-executable", sys.executable]
    options += ["--ignore-missing-imports", "--follow-imports=silent"]  # the server's libraries are not there
    extensions = mypycify([*options, *files], group_name=PACKAGE)
    for extension in extensions:
        if sys.platform == "linux":
            extension.extra_compile_args += ["-O3", "-fno-semantic-interposition", "-g0"]
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = out
    command.build_temp = "objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
