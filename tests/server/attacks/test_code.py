"""What the server's own code does not do: start programs, run text, unpickle, trust weak hashes or weak chance."""

from __future__ import annotations

import ast
from pathlib import Path

import folsom.server
from folsom.server.app import make_app
from folsom.server.settings import Settings

HERE = Path(folsom.server.__file__).parent
MODULES = {"pickle", "marshal", "shelve", "subprocess", "pty", "xml", "yaml", "ctypes", "telnetlib", "ftplib", "urllib"}
CALLS = {"eval", "exec", "compile", "__import__", "system", "popen", "md5", "sha1", "mktemp", "text"}
ALLOWED = {
    ("store/upgrade.py", "text"),  # a lock of PostgreSQL, with a number
}
SECRETS = ("password", "token", "secret", "code", "cookie", "session")


def test_nothing_dangerous_is_called() -> None:
    found = set()
    for file in sorted(HERE.rglob("*.py")):
        name = file.relative_to(HERE).as_posix()
        for node in ast.walk(ast.parse(file.read_text())):
            found |= {(name, one) for one in _named(node) if one in MODULES | CALLS | {"random"}}
    assert found == ALLOWED


def _named(node: ast.AST) -> set[str]:
    """The modules that a line of code imports, and what it calls."""
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {(node.module or "").partition(".")[0]}
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return {node.func.id}
        if isinstance(node.func, ast.Attribute):
            return {node.func.attr} - {"compile", "text"}  # of a pattern, of figures
    return set()


def test_no_route_takes_a_secret_in_its_address() -> None:
    """Addresses are in logs and histories. A table's code is no secret: it is told aloud."""
    for path, methods in make_app(Settings()).openapi()["paths"].items():
        for method, route in methods.items():
            names = {one["name"] for one in route.get("parameters", ())}
            found = {name for name in names if any(word in name for word in SECRETS)}
            assert found == ({"code"} if path == "/api/codes/{code}" else set()), (method, path)
