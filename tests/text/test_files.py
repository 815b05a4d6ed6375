"""The Fluent files: every language says everything, with the same arguments, and nothing that nobody asks for."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import folsom
from folsom.base.data import printed
from folsom.base.rules import rules_on
from folsom.text.bundle import FILES, LANGUAGES, message_ids, source_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "folsom"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
OF_A_RULE = re.compile(r"(event-[a-z-]+)-([A-Z]+-[A-Z0-9-]+)")  # what happened, as a box tells it by a rule of its own


class Variables(Visitor):
    """Collects the arguments of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


@cache
def texts(lang: str) -> dict[str, set[str]]:
    """Every text of a language, attributes too (`pawn-doc.power`), with its arguments."""
    found: dict[str, set[str]] = {}
    for name in FILES:
        for entry in FluentParser().parse(source_of(lang, name)).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang} says {entry.id.name} twice"
                if entry.value is not None:
                    found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def ids(lang: str = "en") -> set[str]:
    return {key.partition(".")[0] for key in texts(lang)}


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ids() if key.startswith(prefix)}


def table() -> folsom.Table:
    return folsom.new_table(folsom.Setup(folsom.BANDITS))


def boxed() -> list[folsom.Table]:
    """A table of each box."""
    return [folsom.new_table(folsom.Setup(folsom.BANDITS, boxes=(name,))) for name in folsom.BOXES]


def tables() -> list[folsom.Table]:
    """A table of the base game, of each variant, and of each box."""
    pairs = ("ghost", "tuco", "doc", "cheyenne", "belle", "django")
    setups = {
        "expert-2014": folsom.BANDITS,
        "expert-2016": folsom.BANDITS,
        "duo": folsom.BANDITS[:4],
        "pairs": pairs,
        "teams": pairs,
    }
    assert set(setups) == set(folsom.VARIANTS)
    varied = [folsom.new_table(folsom.Setup(who, variants=(name,))) for name, who in setups.items()]
    return [table(), *varied, *boxed()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_files_are_read(lang: str) -> None:
    there = {file.name.removesuffix(".ftl") for file in (files("folsom.text") / lang).iterdir()}
    assert there == set(FILES)
    assert [key for name in FILES for key in message_ids(lang, name)] == [k for k in texts(lang) if "." not in k]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_text(lang: str) -> None:
    assert sorted(texts("en").keys() - texts(lang).keys()) == []
    assert sorted(texts(lang).keys() - texts("en").keys()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_use_the_same_arguments(lang: str) -> None:
    ours, theirs = arguments("en"), arguments(lang)
    assert {key: (used, theirs.get(key)) for key, used in ours.items() if used != theirs.get(key)} == {}


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of every text. What boxes tell of an event is one with it: a place comes in several forms."""
    found: dict[str, set[str]] = {}
    for key, used in texts(lang).items():
        name, _, form = key.partition(".")
        of_a_rule = OF_A_RULE.fullmatch(name)
        found.setdefault(f"{of_a_rule[1]}.{form}" if of_a_rule else key, set()).update(used)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_texts_stand_in_the_same_files_and_order(lang: str) -> None:
    for name in FILES:
        assert message_ids(lang, name) == message_ids("en", name)


def test_every_piece_has_a_name() -> None:
    assert family("pawn-") == {name for one in tables() for name in one.pawn_names}
    assert family("car-") == {"locomotive", *rules_on(table()).car_names[1:]}
    assert family("token-") == {kind.name for one in tables() for kind in one.token_kinds}
    names = {kind.name for one in tables() for kind in one.card_kinds}
    cards = {re.sub(rf" (\d|partner|{'|'.join(folsom.BANDITS)})$", "", name) for name in names}
    assert family("card-") == {card.replace(" ", "-") for card in cards}
    assert family("turn-") == {kind.name for one in tables() for kind in rules_on(one).turns}
    cards = {card["name"] for kind in ("round", "station") for card in printed("rounds")[kind]}
    assert family("round-") == cards | {card.name for one in boxed() for card in rules_on(one).rounds}


def test_every_place_has_a_name() -> None:
    every = {name for one in tables() for name in one.place_names if not name.endswith("'s loot")}
    names = {re.sub(r"^\d+ ", "car ", name) for name in every}
    assert family("place-") == {name.replace(" ", "-") for name in names} | {"loot", "nowhere"}


def test_every_variant_has_a_name_and_says_what_it_is() -> None:
    assert family("variant-") == set(folsom.VARIANTS)
    assert {f"variant-{name}.about" for name in folsom.VARIANTS} <= texts("en").keys()


def test_every_box_has_a_name_and_says_what_is_in_it() -> None:
    assert family("box-") == set(folsom.BOXES)
    assert {f"box-{name}.about" for name in folsom.BOXES} <= texts("en").keys()


def test_every_power_can_be_named() -> None:
    """A hostage has a name of its own; most other powers are called after a round card or a pawn."""
    named = family("power-") - {"of"}
    powers = {power.name: power.rule for one in boxed() for power in one.powers}
    assert powers.keys() <= named | family("round-") | family("pawn-")
    assert named <= powers.keys() - family("round-") - family("pawn-")
    hostages = [name for name, rule in powers.items() if rule.startswith("HS-HOST-")]
    assert len(hostages) == 8
    for name in hostages:
        for form in ("name", "effect", "ransom"):
            assert f"power-{name}.{form}" in texts("en")


@pytest.mark.parametrize("bandit", folsom.BANDITS)
def test_every_bandit_has_all_forms(bandit: str) -> None:
    for form in ("letter", "colour", "power"):
        assert f"pawn-{bandit}.{form}" in texts("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_bandits_apart(lang: str) -> None:
    from folsom.text import Texts

    letters = [Texts(lang).named(name, "letter") for name in boxed()[0].pawn_names]
    assert len(set(letters)) == len(letters)


def test_every_form_that_is_used_is_there() -> None:
    forms = {"place-": ["to"], "car-": ["title", "short"], "card-": ["short"], "token-": ["known", "name"]}
    forms |= {"turn-": ["short", "how"], "round-": ["event"], "question-": ["other"]}
    for prefix, wanted in forms.items():
        for name in family(prefix):
            for form in wanted:
                assert f"{prefix}{name}.{form}" in texts("en")


VOCABULARY = """
import json
import folsom
from folsom.core.steps import STEPS, Ask, Together
from folsom.core.words import HAPPENINGS, VERBS
asked = [name for name, step in STEPS.items() if issubclass(step, Ask | Together)]
print(json.dumps([[verb.name for verb in VERBS], asked, [happening.name for happening in HAPPENINGS]]))
"""


def test_every_option_question_and_event_has_a_text() -> None:
    """Asked of another process: in this one, other tests may have registered words of their own."""
    done = subprocess.run([sys.executable, "-c", VOCABULARY], capture_output=True, text=True, check=True)
    verbs, questions, happenings = json.loads(done.stdout)
    assert family("option-") == set(verbs)
    assert family("question-") == set(questions)
    told = [OF_A_RULE.fullmatch(key) for key in ids()]
    events = family("event-") - {one[0].removeprefix("event-") for one in told if one}
    assert events == set(happenings)
    assert {one[1].removeprefix("event-") for one in told if one} <= events
    assert {one[2] for one in told if one} <= family("rule-")


LEADERLESS = {"lawman"}  # what no reader is


def test_every_event_says_you_to_its_reader() -> None:
    """Whoever is named in an event may read it himself: its text has a form for each of them."""
    from folsom.core import words

    kinds = (words.SEAT, words.PAWN, words.PAWNS)
    ours = [one for one in words.HAPPENINGS if f"event-{one.name}" in ids()]
    assert len(ours) > 30
    missing = []
    for happening in ours:
        roles = [name for name, kind in zip(happening.names, happening.kinds) if kind in kinds]
        of_a_rule = re.compile(rf"event-{happening.name}(-[A-Z]+-[A-Z0-9-]+)?")
        for key in (key for key in ids() if of_a_rule.fullmatch(key)):
            for role in (role for role in roles if role in texts("en")[key] and role not in LEADERLESS):
                missing += [f"{key}.you-{role}"] if f"{key}.you-{role}" not in texts("en") else []
    assert missing == []
    assert {"event-token.you-from", "event-token.you-to"} <= texts("en").keys()


def test_every_question_that_names_the_asked_bandit_says_you() -> None:
    named = {key for key, used in texts("en").items() if re.fullmatch(r"question-\w+", key) and "bandit" in used}
    assert len(named) > 15
    assert sorted(key for key in named if f"{key}.you" not in texts("en")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_says_you_does_not_name_the_reader(lang: str) -> None:
    for key, used in texts(lang).items():
        _, _, role = key.partition(".you-")
        assert role not in used, key
        assert not (key.startswith("question-") and key.endswith(".you") and "bandit" in used), key


def named_rules() -> set[str]:
    """The rules that the engine names in events and in answers to `why_not`."""
    found = set()
    for file in [file for part in ("core", "base", "variants", "boxes") for file in (SOURCE / part).rglob("*.py")]:
        if file.name != "setup.py":  # what it refuses is said in English
            found |= {text for text in strings(file) if re.fullmatch(r"(BASE|VAR|HS)-[A-Z]+(-[A-Z0-9]+)?", text)}
    return found


def test_every_rule_that_is_named_has_a_text() -> None:
    assert sorted(named_rules() - family("rule-")) == []


def test_every_rule_with_a_text_exists() -> None:
    reference = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "rules").glob("*.md"))
    assert [rule for rule in sorted(family("rule-")) if f"**{rule}**" not in reference] == []


# The texts that code asks for by name.


@cache
def strings(file: Path) -> list[str]:
    """The strings of a file, docstrings apart."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in skipped]
    return [node.value for node in nodes if isinstance(node.value, str)]


def speaking_files() -> list[Path]:
    folders = [SOURCE / part for part in ("text", "bots", "arena", "cli", "server/web")]
    found = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return [*found, SOURCE / "server" / "starting.py"]


def prefixes(file: Path) -> Iterator[str]:
    """The beginnings of ids that code completes: `f"column-{name}"`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.fullmatch(r"[a-z]+-([a-z]+-)*", start):
                yield start


# Codes by which the server says what cannot be done. These come from programs that make mistakes, not from people.
FOR_PROGRAMS = {
    *("no-card", "no-change", "no-json", "no-message", "no-request", "no-text", "not-from-there", "other-kind"),
    *("too-long",),
}


def codes() -> set[str]:
    found = {"no-connection", "other"}  # the client's own
    for file in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            place = {"bad": 0, "conflict": 0, "forbidden": 0, "Problem": 1}.get(name)
            if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
                found |= {
                    one.value
                    for one in ast.walk(node.args[place])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found - {"http-"}  # whatever else HTTP may say


def test_every_problem_that_people_meet_has_a_text() -> None:
    assert sorted(codes() - FOR_PROGRAMS - family("problem-")) == []
    assert sorted(family("problem-") - codes() - {"paused", "refused"}) == []  # chosen in play/room.py


# The client says texts by name too: `say("id")`, `sentence("id")`, `t("id")`, and ids in its other strings.


def client_files() -> list[Path]:
    client = ROOT / "web" / "src"
    files = [file for file in client.rglob("*") if file.suffix in (".ts", ".svelte")]
    return sorted(file for file in files if ".test." not in file.name and "generated" not in file.parts)


def client_words() -> tuple[set[str], set[str]]:
    """The strings of the client that may be ids, and the beginnings of ids that it completes: `web-error-${code}`."""
    said, starts = set(), set()
    for file in client_files():
        code = file.read_text(encoding="utf-8")
        said |= {word.partition(".")[0] for word in re.findall(r"""["'`]([a-zA-Z][\w.-]*)["'`]""", code)}
        starts |= set(re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", code))
    return said, starts


ENGINE = (
    *("pawn-", "car-", "place-", "token-", "card-", "turn-", "round-", "power-", "box-"),
    *("option-", "question-", "event-", "rule-"),
)


def test_no_text_is_unused() -> None:
    used = set()
    for file in speaking_files():
        said = {text.partition(".")[0] for text in strings(file)}
        used |= said | {start + word for start in prefixes(file) for word in said}
    said, starts = client_words()
    used |= said | {key for key in ids() if key.startswith(tuple(starts))}
    unused = {key for key in ids() if key not in used and not key.startswith(ENGINE)}
    assert sorted(unused) == []


def test_no_text_is_unknown() -> None:
    """The first argument of a call that says something is an id."""
    unknown = []
    for file in speaking_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "sentence", "help_text", "Stopped") and node.args[0].value not in texts("en"):
                unknown.append(f"{file.name}:{node.lineno}: {node.args[0].value}")
    assert unknown == []


def said_by_client() -> Iterator[tuple[str, str]]:
    """The ids that the client says, and in which file."""
    for file in client_files():
        code = file.read_text(encoding="utf-8")
        for call in re.finditer(r"""\b(?:say|sentence|t)\(\s*["']([\w.-]+)["']""", code):
            yield file.name, call[1]


def test_no_text_of_the_client_is_unknown() -> None:
    assert [(file, key) for file, key in said_by_client() if key not in texts("en")] == []
    _, starts = client_words()
    assert [start for start in sorted(starts) if start.startswith("web-") and not family(start)] == []


def test_the_client_loads_every_text_that_it_says() -> None:
    """What only the command line says is left out of what browsers load."""
    left_out = {"arena", "cli", "records", "server", "tables"}
    for lang in LANGUAGES:
        loaded = (ROOT / "web" / "src" / "text" / "languages" / f"{lang}.ts").read_text(encoding="utf-8")
        assert "{" + ",".join(sorted(left_out)) + "}.ftl" in loaded
    absent = {key for name in left_out for key in message_ids("en", name)}
    assert [(file, key) for file, key in said_by_client() if key.partition(".")[0] in absent] == []


# Typography.


@pytest.mark.parametrize("name", FILES)
def test_french_spaces_do_not_break(name: str) -> None:
    """Before : ; ? ! » and $, and after «, stands a no-break space."""
    for line in source_of("fr", name).splitlines():
        text = line.partition(" = ")[2] or line.partition("] ")[2]
        assert not re.search(r" [:;?!»]|« ", text), line
        assert not re.search(r"[0-9}] \$(?![a-z])", text), line
        assert not re.search(r"[^\s(“][?!;»]", re.sub("[\u202f\u00a0]", " ", text)), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_printed_ones(lang: str) -> None:
    for name in FILES:
        for line in source_of(lang, name).splitlines():
            if not line.startswith("#"):
                assert "'" not in line and '"' not in line, line


def test_dutch_money_does_not_break() -> None:
    for name in FILES:
        assert not re.search(r"\$ (\d|\{)", source_of("nl", name))
