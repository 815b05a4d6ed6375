"""Dependencies point one way, and the rules know no bandit and no box by name."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from folsom import boxes

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "folsom"

# Each part may import those above it. The first four are the engine, which needs nothing but Python.
LAYERS = [
    "core",
    "base",
    "boxes",
    "variants",
    "notation",
    "laws",
    "text",
    "bots",
    "arena",
    "learn",
    "server",
    "cli",
]
ENGINE = LAYERS[:4]
COMPILER_RUNTIME = {"librt", "mypy_extensions"}  # for core/ints.py alone

BANDITS = {"ghost", "doc", "tuco", "cheyenne", "belle", "django", "mei", "silk", "misty", "twinzz"}
BOXES = {"horses", "marshal", "armored", "extras"}
BOXES_BY_NAME_ALONE = BOXES - {"marshal"}  # the Marshal is in the base game too


def python_files(*parts: str) -> list[Path]:
    return [file for part in parts for file in sorted((SOURCE / part).rglob("*.py"))]


def where(file: Path, node: ast.AST | None = None) -> str:
    line = f":{getattr(node, 'lineno', 0)}" if node is not None else ""
    return f"{file.relative_to(SOURCE).as_posix()}{line}"


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(file: Path) -> Iterator[tuple[str, ast.AST]]:
    """The modules that a file imports, by full name; of `from folsom import x` both ends."""
    package = ["folsom", *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(parse(file)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*stem, *([node.module] if node.module else [])])
            if module == "folsom":
                yield from ((f"folsom.{alias.name}", node) for alias in node.names)
            else:
                yield module, node


def layer(module: str) -> str:
    """The part of Folsom that a module belongs to; the public face, folsom itself, has none."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[0] == "folsom" and names[1] in LAYERS else ""


def test_every_part_has_a_layer() -> None:
    parts = {folder.name for folder in SOURCE.iterdir() if folder.is_dir() and any(folder.rglob("*.py"))}
    assert parts - set(LAYERS) == set()


@pytest.mark.parametrize("part", LAYERS)
def test_a_part_imports_only_parts_above_it(part: str) -> None:
    below = set(LAYERS[LAYERS.index(part) + 1 :])
    wrong = [
        f"{where(file, node)} imports {module}"
        for file in python_files(part)
        for module, node in imports(file)
        if layer(module) in below
    ]
    assert wrong == []


@pytest.mark.parametrize("part", ENGINE)
def test_the_engine_imports_the_standard_library_and_itself(part: str) -> None:
    """Not the public face either, which imports the engine."""
    wrong = []
    for file in python_files(part):
        for module, node in imports(file):
            top = module.split(".")[0]
            if top == "folsom":
                allowed = layer(module) in ENGINE
            else:
                allowed = top in sys.stdlib_module_names
                allowed = allowed or (where(file) == "core/ints.py" and top in COMPILER_RUNTIME)
            if not allowed:
                wrong.append(f"{where(file, node)} imports {module}")
    assert wrong == []


def test_a_box_knows_another_one_only_where_its_file_says_so() -> None:
    wrong = []
    for file in python_files("boxes"):
        own = file.relative_to(SOURCE / "boxes").parts[0]
        for module, node in imports(file):
            other = module.split(".")[2:3] if layer(module) == "boxes" else []
            if other and other[0] != own and file.stem != f"with_{other[0]}":
                wrong.append(f"{where(file, node)} imports {module}")
    assert wrong == []


# A box is a folder of the engine, and in the other layers a module of the same name in their folder `boxes`.
FOLDERS = sorted(folder.name for folder in (SOURCE / "boxes").iterdir() if (folder / "__init__.py").exists())
OUTER = [part for part in LAYERS if part not in ENGINE and (SOURCE / part / "boxes").is_dir()]


def is_of_box(file: Path, box: str) -> bool:
    """Whether a file belongs to a box: to its folder, to its modules in other layers, or to what others do to it."""
    name = where(file)
    return (
        name.startswith(f"boxes/{box}/")
        or any(name == f"{part}/boxes/{box}.py" or name.startswith(f"{part}/boxes/{box}/") for part in OUTER)
        or (file.stem == f"with_{box}" and layer_of(file) in ENGINE)
    )


def layer_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0]


def box_of(module: str) -> str:
    """The box that a module belongs to, in whatever layer; or none."""
    names = module.split(".")
    return names[names.index("boxes") + 1] if "boxes" in names[:-1] and names[-1] != "voices" else ""


def all_imports() -> Iterator[tuple[Path, str, ast.AST]]:
    """Every import of our own, of `from folsom.x import y` the one module, or y if that is a module."""
    for file in sorted(SOURCE.rglob("*.py")):
        for module, node in imports(file):
            if module.split(".")[0] == "folsom":
                yield from ((file, name, node) for name in modules_meant(module, node))


def modules_meant(module: str, node: ast.AST) -> list[str]:
    names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
    path = SOURCE.joinpath(*module.split(".")[1:])
    inner = [f"{module}.{name}" for name in names if (path / f"{name}.py").exists() or (path / name).is_dir()]
    return inner if names and len(inner) == len(names) else [module, *inner]


def test_boxes_are_those_on_the_list() -> None:
    assert sorted(boxes.FOLDERS) == FOLDERS
    there = {file.name.removesuffix(".py") for part in OUTER for file in (SOURCE / part / "boxes").iterdir()}
    assert there - {"__init__", "__pycache__"} <= set(FOLDERS)


@pytest.mark.parametrize("box", FOLDERS)
def test_a_box_is_imported_by_its_own_modules_only(box: str) -> None:
    """In the list of boxes, and in every other layer, it is found by its name."""
    wrong = [
        f"{where(file, node)} imports {module}"
        for file, module, node in all_imports()
        if box_of(module) == box and not is_of_box(file, box)
    ]
    assert wrong == []


# Words that only a box has. What is shared must not say them, in names or in strings; what it explains, it may.
WORDS_OF = {"horses": {"horse", "horses", "coach", "stagecoach", "shotgun", "flask", "flasks", "whisky", "poodle"}}
SAID = {  # where a word stands for something else, or is kept as it was once written
    "bots/judgement/weights.py": {"FLASK"},  # tuned, and stored by this name
}


def test_every_box_has_words_of_its_own() -> None:
    assert sorted(WORDS_OF) == FOLDERS


@pytest.mark.parametrize("box", FOLDERS)
def test_what_is_shared_does_not_speak_of_a_box(box: str) -> None:
    wrong = [
        f"{where(file, node)}: {text}"
        for file in sorted(SOURCE.rglob("*.py"))
        if not is_of_box(file, box) and where(file) != "boxes/__init__.py"
        for text, node in speaks_of(parse(file), WORDS_OF[box])
        if text not in SAID.get(where(file), set())
    ]
    assert wrong == []


def for_types_alone(tree: ast.Module) -> set[ast.AST]:
    """The imports under `if TYPE_CHECKING`, which do not run."""
    guards = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    found = [node for node in guards if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"]
    return {inner for node in found for one in node.body for inner in ast.walk(one)}


def file_of(module: str) -> Path:
    """The file of a module, or the folder of a package."""
    path = SOURCE.joinpath(*module.split(".")[1:])
    return path if path.is_dir() else path.with_suffix(".py")


# It is nothing but the names of a server's parts, and imports none of them when it runs.
ALL_PARTS = "server/house.py"


def package_of(path: Path) -> str:
    """The package that a module lies in, or is. Modules that lie in the server itself, and in no package of it, each
    stand for themselves: some of them are what its packages are made of, others are made of them."""
    name = (path if path.is_dir() else path.parent).relative_to(SOURCE).as_posix()
    return path.relative_to(SOURCE).as_posix() if name == "server" and path.is_file() else name


def packages() -> dict[str, set[str]]:
    """Which packages each package imports, but for those inside it and those that it is inside of.

    The public face is left out: the engine does not import it, all others do.
    """
    found: dict[str, set[str]] = {}
    for file, module, node in all_imports():
        if where(file) == ALL_PARTS and node in for_types_alone(parse(file)):
            continue
        own, other = package_of(file), package_of(file_of(module))
        if "." not in (own, other) and not f"{own}/".startswith(f"{other}/") and not f"{other}/".startswith(f"{own}/"):
            found.setdefault(own, set()).add(other)
    return found


def modules() -> dict[str, set[str]]:
    """The modules that each module imports when it runs, at its start or later."""
    found: dict[str, set[str]] = {}
    for file, module, node in all_imports():
        other = file_of(module)
        other = other / "__init__.py" if other.is_dir() else other
        if other.exists() and other != file and node not in for_types_alone(parse(file)):
            found.setdefault(where(file), set()).add(where(other))
    return found


def check_order(graph: dict[str, set[str]]) -> None:
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise AssertionError(f"these import each other: {' -> '.join(error.args[1])}") from None


def test_no_package_imports_itself_by_way_of_others() -> None:
    """Those of the server too."""
    found = packages()
    assert {"server/play", "server/tables", "server/store", "server/app.py"} <= found.keys()
    check_order(found)


def test_no_module_imports_itself_by_way_of_others() -> None:
    found = modules()
    assert len(found) > 300
    check_order(found)


def test_the_search_for_circles_bites() -> None:
    with pytest.raises(AssertionError, match="import each other: "):
        check_order({"a": {"b"}, "b": {"a"}})


@pytest.mark.parametrize("module", ["folsom.boxes.horses.ride", "folsom.cli.boxes.horses", "folsom.boxes.horses"])
def test_the_search_for_modules_of_boxes_bites(module: str) -> None:
    assert box_of(module) == "horses"
    assert not is_of_box(SOURCE / "cli" / "train.py", "horses")
    assert is_of_box(SOURCE / "cli" / "boxes" / "horses.py", "horses")
    assert is_of_box(SOURCE / "variants" / "with_horses.py", "horses")


def test_the_engine_runs_without_any_package() -> None:
    """`-S`: Python without its site-packages."""
    code = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); import folsom"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """Strings that stand alone: they are for readers."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def words(text: str) -> set[str]:
    """The words in a name or a string: `GHOST`, `is_ghost` and `GhostPower` all speak of a ghost."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def identifiers(node: ast.AST) -> list[str]:
    """The names that a node itself holds."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.arg | ast.keyword):
        return [node.arg or ""]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(alias.name for alias in node.names)]
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return []


def speaks_of(tree: ast.Module, things: set[str]) -> Iterator[tuple[str, ast.AST]]:
    """Names and strings, docstrings apart, in which one of the things occurs as a word."""
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if node in skipped:
            continue
        texts = identifiers(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts = [node.value]
        for text in texts:
            is_special = text.startswith("__") and text.endswith("__")
            if not is_special and words(text) & things:
                yield text, node


def asks_for_box(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Comparisons and calls about boxes that hold a box's name: `"marshal" in boxes`, `has_box("marshal")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            about: list[ast.AST] = [node]
        elif isinstance(node, ast.Call):
            about = [node.func]
        else:
            continue
        inner = [part for root in about for part in ast.walk(root)]
        if any(words(name) & {"box", "boxes"} for part in inner for name in identifiers(part)):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and part.value in BOXES:
                    yield str(part.value), part


def rule_files() -> list[Path]:
    """The core and the base game, but for the folder where each bandit has his own module."""
    powers = SOURCE / "base" / "powers"
    return [file for file in python_files("core", "base") if powers not in file.parents]


def test_no_rule_asks_for_a_bandit_by_name() -> None:
    wrong = [f"{where(file, node)}: {text}" for file in rule_files() for text, node in speaks_of(parse(file), BANDITS)]
    assert wrong == []


def test_no_rule_asks_for_a_box() -> None:
    wrong = [
        f"{where(file, node)}: {text}"
        for file in rule_files()
        for find in (lambda tree: speaks_of(tree, BOXES_BY_NAME_ALONE), asks_for_box)
        for text, node in find(parse(file))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    ['bandit == "ghost"', "x = GHOST", "is_ghost(x)", "class GhostPower: pass", "f(belle=1)", "from a import tuco"],
)
def test_the_search_for_bandits_bites(line: str) -> None:
    assert list(speaks_of(ast.parse(line), BANDITS))


@pytest.mark.parametrize("line", ['"marshal" in setup.boxes', 'has_box("marshal")', 'box == "marshal"'])
def test_the_search_for_boxes_bites(line: str) -> None:
    assert list(asks_for_box(ast.parse(line)))


def test_the_searches_spare_what_is_allowed() -> None:
    tree = ast.parse('"""Ghost hides; Belle waits."""\nx = "marshal"\ny = x.__doc__\nmove(marshal)')
    assert list(speaks_of(tree, BANDITS)) == []
    assert list(asks_for_box(tree)) == []
