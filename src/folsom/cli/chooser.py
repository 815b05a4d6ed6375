"""Asking a person to choose: the options in a list, commands beside them, and a clear word to anything else."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

import folsom
from folsom.cli import ask, facts, panels, signs
from folsom.cli.box import boxes_on
from folsom.cli.news import NewsBook
from folsom.cli.screen import Screen
from folsom.core.game import Game
from folsom.core.loop import Decision
from folsom.text import Texts

COMMANDS = ("help", "why", "rules", "piles", "log", "quit")
AT_MOST = 4  # how many readings of an ambiguous word are named


class Chooser:
    """The dialogue about one decision."""

    def __init__(self, screen: Screen, view: Game, decision: Decision, news: NewsBook) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.view = view
        self.decision = decision
        self.news = news
        self.options = list(decision.options)

    def choose(self) -> int:
        """The option that the person chooses in the end."""
        self.draw()
        while True:
            typed = ask.read_line(self.screen.console, f" {self.texts.say('prompt-choice')} ")
            if not typed:
                self.draw()
                continue
            chosen = self.understand(typed)
            if chosen is not None:
                return chosen

    def draw(self) -> None:
        """The picture, the question and the options."""
        question = self.texts.question(self.view.table, self.decision, self.decision.seat)
        rows = [Text(" " + row, style="bold") for row in signs.rows(question, self.screen.width - 2)]
        feet: list[list[RenderableType]] = [[*rows, *self.option_lines(form)] for form in ("", "short")]
        feet[0][len(rows) : len(rows)] = self.about_options()
        self.screen.tell(self.news)
        self.screen.show(self.view, self.news.lines, self.news.fresh, feet[0], self.decision.seat, feet[1])

    def option_lines(self, form: str) -> list[Text]:
        """The options with their numbers, in as many columns as fit."""
        pieces = []
        for i, number in enumerate(self.options):
            label = Text(f"{i + 1:>3} ", style="bold cyan")
            name = self.texts.option(self.view.table, number, self.decision.seat, form)
            pieces.append(label.append(name, style="default not bold"))
        widest = max(piece.cell_len for piece in pieces) + 2
        columns = max(1, self.screen.width // widest)
        for piece in pieces:
            piece.pad_right(widest - piece.cell_len)
        return [Text().join(pieces[i : i + columns]) for i in range(0, len(pieces), columns)]

    def about_options(self) -> list[Text]:
        """Tells what options bring, where their names do not say enough."""
        boxes = boxes_on(self.view.table)
        said = [text for option in self.options for box in boxes if (text := box.about(self.view, self.texts, option))]
        return [Text("  " + row, style="dim") for text in said for row in signs.rows(text, self.screen.width - 3)]

    def name_of(self, option: int) -> str:
        """An option in words."""
        return self.texts.option(self.view.table, option, self.decision.seat)

    def understand(self, typed: str) -> int | None:
        """An option, or nothing: then the person has had an answer to what he typed."""
        if typed.isdigit():
            return self.by_number(int(typed))
        word, _, rest = typed.partition(" ")
        for command in COMMANDS:
            if is_command(self.texts, word, command):
                getattr(self, f"do_{command}")(rest.strip())
                return None
        found = ask.find(typed, [ask.names_of(self.view, self.texts, number) for number in self.options])
        if len(found) == 1:
            return self.options[found[0]]
        if found:
            self.ambiguous([self.options[i] for i in found])
        elif ask.meant(self.view, self.texts, typed, self.options):
            self.do_why(typed)
        else:
            self.screen.note(self.texts.say("error-word", typed=typed))
        return None

    def by_number(self, number: int) -> int | None:
        """The option with a number."""
        if 1 <= number <= len(self.options):
            return self.options[number - 1]
        self.screen.note(self.texts.say("error-number", number=str(number), last=len(self.options)))
        return None

    def ambiguous(self, options: list[int]) -> None:
        """Says what a word may mean."""
        names = [self.texts.say("quoted", text=self.name_of(option)) for option in options[:AT_MOST]]
        more = ", …" if len(options) > AT_MOST else ""
        self.screen.note(self.texts.say("error-ambiguous", options=", ".join(names) + more))

    def do_help(self, rest: str) -> None:
        """The commands, and the signs of the picture."""
        table = self.view.table
        piles = ["help-piles"] * facts.has_discards(self.view)
        for key in ["help-choose", "help-why", "help-rules", *piles, "help-log", "help-quit", "help-empty"]:
            self.screen.note(self.texts.say(key), "")
        for name in self.screen.setup.variants:
            self.screen.note(f"{self.texts.variant(name)}: {self.texts.variant(name, 'about')}.", "")
        for name in self.screen.setup.boxes:
            self.screen.note(f"{self.texts.box(name)}: {self.texts.box(name, 'about')}.", "")
        legend = [signs.token_sign(self.view, kind) for kind in range(len(table.token_kinds))]
        for sign, token in zip(legend, table.token_kinds):
            sign.append(" " + self.texts.say(f"token-{token.name}.name"), style="")
        for name in table.pawn_names[int(table.bandits) :]:
            legend.append(Text(f"{signs.lawman(name)} {self.texts.named(name, 'name')}"))
        boxes = boxes_on(table)
        legend += [Text(sign) for box in boxes for sign in box.signs(self.texts)]
        legend.append(Text(f"{signs.BACK} {self.texts.say('label-back')}"))
        if piles:
            legend.append(Text(f"{signs.BULLET}{signs.LAWMAN} {self.texts.say('label-bullet')}"))
            legend.append(Text(f"{signs.KNOWN} {self.texts.say('label-open')}"))
        self.screen.print(*[Text(" ") + row for row in signs.wrapped(legend, self.screen.width - 2, " · ")])
        for bandit in table.pawn_names[: int(table.bandits)]:
            line = Text(" ").append_text(signs.pawn(self.view, self.texts, table.pawn_names.index(bandit)))
            self.screen.print(line.append(": " + self.texts.named(bandit, "power")))
        for text in [line for box in boxes for line in box.help(self.view, self.texts)]:
            self.screen.note(text, "")

    def do_why(self, rest: str) -> None:
        """Why an option is not offered; without one, the rules behind what happened last."""
        if not rest:
            self.why_news()
            return
        found = ask.meant(self.view, self.texts, rest, self.options)
        if not found:
            self.screen.note(self.texts.say("error-word", typed=rest))
            return
        if len(found) > 1:
            self.ambiguous(found)
            return
        name = self.name_of(found[0])
        if found[0] in self.options:
            self.screen.note(self.texts.say("why-offered", option=name, number=self.options.index(found[0]) + 1))
            return
        rule = folsom.why_not(self.view, self.decision.seat, found[0])
        self.screen.note(
            f"{name}: {with_rule(self.texts, rule)}" if rule else self.texts.say("why-not-now", option=name)
        )

    def why_news(self) -> None:
        """The rules behind the news since the last choice."""
        rules = dict.fromkeys(rule for told in self.news.new_lines() for rule in told.rules)
        for rule in rules:
            self.screen.note(with_rule(self.texts, rule), "")
        if not rules:
            self.screen.note(self.texts.say("why-nothing"))

    def do_rules(self, rest: str) -> None:
        """A rule by its id, or all with a word in theirs (``rules shoot``)."""
        wanted = rest.strip("()").upper()
        every = self.texts.rules()
        found = [wanted] if wanted in every else [rule for rule in every if wanted in rule]
        for rule in found:
            self.screen.note(with_rule(self.texts, rule), "")
        if not found:
            self.screen.note(self.texts.say("error-rule", rule=rest))

    def do_piles(self, rest: str) -> None:
        """What lies open beside the decks."""
        lines = panels.piles(self.view, self.texts, self.screen.width)
        self.screen.print(*lines)
        if not lines:
            self.screen.note(self.texts.say("piles-none"))

    def do_log(self, rest: str) -> None:
        """All that has happened."""
        for told in self.news.lines:
            self.screen.print(*self.screen.news_lines(told, True))

    def do_quit(self, rest: str) -> None:
        """Ends the game, if the person means it."""
        typed = ask.read_line(self.screen.console, f" {self.texts.say('prompt-quit')} ")
        if typed and ask.plain_words(typed)[:1] and ask.plain_words(typed)[0] in yes_words(self.texts):
            raise ask.PersonLeft("stopped-quit")


def is_command(texts: Texts, word: str, command: str) -> bool:
    """Whether a word is a command, in the person's language or in English."""
    known = f"{texts.say(f'command-{command}')} {Texts('en').say(f'command-{command}')}".split()
    return word.casefold() in known or ask.plain_words(word) in [ask.plain_words(name) for name in known if name != "?"]


def yes_words(texts: Texts) -> list[str]:
    """The words that mean yes."""
    return texts.say("answer-yes").split() + Texts("en").say("answer-yes").split()


def with_rule(texts: Texts, rule: str) -> str:
    """A rule in short with its id."""
    return f"{texts.rule(rule)} ({rule})"
