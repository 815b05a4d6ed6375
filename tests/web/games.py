"""Whole games by chance, as the server tells them, for the tests of the browser's client: `python games.py FILE`.

Each viewer's first view, all entries that he is told, and after each of them a hash of the view that he then has: made
by Python's own fold, and compared with a fresh view at every question. Besides, every sentence, question and option of
these games in all languages.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import folsom
from folsom.cli.news import NewsBook
from folsom.core.chronicle import Entry, fold
from folsom.core.events import Event
from folsom.core.game import EVERYTHING
from folsom.core.packed import pack
from folsom.core.snapshot import load
from folsom.core.words import HAPPENINGS
from folsom.notation.options import option_text
from folsom.server.lesson.telling import lesson_json
from folsom.server.play.ending import ending
from folsom.server.play.fair import FORMAT, Drawn, Fair
from folsom.server.play.legend import legend_of
from folsom.server.play.news import view_data
from folsom.server.play.position import Position, answered, begin, undone
from folsom.server.play.viewers import seen_by, viewers_of
from folsom.text import LANGUAGES, Texts
from folsom.text.texts import numbers_of

Data = dict[str, Any]
SETUPS: list[tuple[int, Data]] = [
    (3, {}),
    (4, {"edition": 2014}),
    (6, {}),
    (4, {"boxes": ("horses",)}),
    (6, {"boxes": ("horses",)}),
    (3, {"boxes": ("horses-light",), "variants": ("pairs",)}),
    (4, {"boxes": ("horses",), "variants": ("teams",)}),
    (4, {"variants": ("expert-2014",)}),
    (3, {"variants": ("expert-2016",)}),
    (2, {"variants": ("duo",)}),
    (3, {"boxes": ("horses",)}),
]
SEEDS = {10: 108}  # in which old whisky is drunk: two cards of one player in a standard turn
UNDOING = 0.5  # how often somebody who may takes his answer back


class Words:
    """All that is said in these games, once each."""

    def __init__(self, table: folsom.Table) -> None:
        self.table = table
        self.texts = [Texts(lang) for lang in LANGUAGES]
        self.entries: dict[str, Data] = {}
        self.questions: dict[str, Data] = {}
        self.options: dict[str, Data] = {}
        self.numbers = {happening.name: number for number, happening in enumerate(HAPPENINGS)}

    def hear(self, entry: Data) -> None:
        name, rule, numbers = entry["name"], entry["rule"], entry["numbers"]
        key = json.dumps([name, rule, numbers])
        if name in self.numbers and key not in self.entries:
            event = Event(self.table, self.numbers[name], rule, packed(numbers), -1)
            said = [texts.event(self.table, event, EVERYTHING) for texts in self.texts]
            you = [
                [texts.event(self.table, event, EVERYTHING, reader) for texts in self.texts]
                for reader in range(self.table.seats)
            ]
            self.entries[key] = {"name": name, "rule": rule, "numbers": numbers, "said": said, "you": you}

    def tell(self, story: NewsBook, entry: Data, view: Data) -> None:
        """Tells an entry to who keeps a log, as the terminal game does."""
        if entry["name"] in self.numbers:
            event = Event(self.table, self.numbers[entry["name"]], entry["rule"], packed(entry["numbers"]), -1)
            story.hear(load(self.table, view | {"options": []}), event)

    def ask(self, decision: folsom.Decision) -> None:
        asking = {"about": decision.about, "numbers": numbers_of(self.table, decision.step), "seat": decision.seat}
        for viewer in (decision.seat, folsom.SPECTATOR):
            said = [texts.question(self.table, decision, viewer) for texts in self.texts]
            you = [
                [texts.question(self.table, decision, viewer, reader) for texts in self.texts]
                for reader in range(self.table.seats)
            ]
            self.questions[json.dumps([asking, viewer])] = asking | {"viewer": viewer, "said": said, "you": you}
        for option in decision.options:
            text = option_text(self.table, option)
            key = f"{decision.seat} {text}"
            if key not in self.options:
                said = [
                    [texts.option(self.table, option, decision.seat, form) for form in ("", "short")]
                    for texts in self.texts
                ]
                self.options[key] = {"text": text, "seat": decision.seat, "said": said}


def packed(numbers: list[Any]) -> list[int]:
    """The numbers of an entry as the engine has them."""
    return [pack(number) if isinstance(number, list) else number for number in numbers]


def digest(view: Data) -> str:
    """A short name for a view: equal views have equal ones."""
    return sha256(json.dumps(view, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def played(setup: folsom.Setup, seed: int) -> Data:
    """A game by chance, told to everybody."""
    fair = Fair(bytes(32), [str(seed)])
    chance = random.Random(seed)
    first = begin(setup, fair)
    position = first.after
    draws: list[Drawn] = [*first.draws]
    table = position.game.table
    words = Words(table)
    views = {viewer: view_data(seen_by(position.game, viewer)) for viewer in viewers_of(table)}
    stories = {viewer: NewsBook(Texts("en"), viewer) for viewer in (0, folsom.SPECTATOR)}
    told: dict[int, Data] = {
        viewer: {"viewer": viewer, "view": view, "entries": [], "digests": []} for viewer, view in views.items()
    }
    for after, drawn, news in plies(position, fair, chance, words):
        draws += drawn
        position = after
        for viewer, shown in told.items():
            for raw in news[viewer]:
                entry = json.loads(raw)
                words.hear(entry)
                views[viewer] = fold(views[viewer], Entry(**entry))
                shown["entries"].append(entry)
                shown["digests"].append(digest(views[viewer]))
                if viewer in stories:
                    words.tell(stories[viewer], entry, views[viewer])
            assert views[viewer] == view_data(seen_by(after.game, viewer))
    for viewer, story in stories.items():
        told[viewer]["story"] = [" ".join(line.sentences) for line in story.lines]
    return {
        "legend": legend_of(table),
        "ending": ending(position.game),
        "fair": {
            "format": FORMAT,
            "table": str(seed),
            "commitment": sha256(bytes(32)).hexdigest(),
            "seed": bytes(32).hex(),
            "seeds": [str(seed)],
            "dealing": None,
            "counter": position.counter,
            "draws": [{"ply": 0} | draw.as_data() for draw in draws],
        },
        "viewers": list(told.values()),
        "entries": list(words.entries.values()),
        "questions": list(words.questions.values()),
        "options": list(words.options.values()),
    }


def plies(
    position: Position, fair: Fair, chance: random.Random, words: Words
) -> Iterator[tuple[Position, list[Drawn], dict[int, list[bytes]]]]:
    """Answers by chance to the end, with some of them taken back; what each draws, and what it tells everybody."""
    viewers = viewers_of(position.game.table)
    while not position.game.over():
        asked = folsom.pending(position.game)
        for decision in asked:
            words.ask(decision)
        one = chance.choice(asked)
        option = option_text(position.game.table, chance.choice(one.options))
        ply = answered(position, fair, one.seat, one.number, one.part, option)
        yield ply.after, ply.draws, {viewer: ply.news.to(viewer) for viewer in viewers}
        before, position = position, ply.after
        if position.back[one.seat] == before.ply and chance.random() < UNDOING:
            back = undone(position, one.seat, before, [one.seat])
            position = back.after
            yield position, back.draws, {viewer: back.news.to(viewer) for viewer in viewers}


def main() -> None:
    """Plays all of them."""
    games = []
    for number, (players, more) in enumerate(SETUPS):
        seed = SEEDS.get(number, number)
        setup = folsom.dealt(players, folsom.Source(seed), folsom.Setup((), **more))
        games.append(played(setup, seed))
    told = {"languages": LANGUAGES, "games": games, "lesson": json.loads(lesson_json())}
    Path(sys.argv[1]).write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main()
