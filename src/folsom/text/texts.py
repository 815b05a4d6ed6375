"""The words of one language for everything on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from folsom.base.rules import rules_on
from folsom.core import words
from folsom.core.chance import unpack
from folsom.core.events import Event
from folsom.core.loop import Decision
from folsom.core.table import Table
from folsom.core.words import HAPPENINGS, VERBS
from folsom.text.bundle import LANGUAGES, Argument, message_ids, said

Arguments = dict[str, Argument]


class Texts:
    """Names, options, questions and events in one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: one of {', '.join(LANGUAGES)}")
        self.lang = lang

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None, **more: Argument) -> str:
        """A text by id (``id.attribute`` for another form of it)."""
        return said(self.lang, key, {**(arguments or {}), **more})

    def sentence(self, key: str, arguments: Mapping[str, Argument] | None = None, **more: Argument) -> str:
        """The same, beginning with a capital."""
        return capital(self.say(key, arguments, **more))

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: ``Doc, Belle and Tuco``."""
        if len(parts) < 2:
            return "".join(parts)
        start = parts[0]
        for part in parts[1:-1]:
            start = self.say("list-more", start=start, next=part)
        return self.say("list-last", start=start, last=parts[-1])

    # Names

    def money(self, amount: int) -> str:
        """An amount of money."""
        return self.say("money", amount=int(amount))

    def named(self, name: str, form: str = "") -> str:
        """A bandit or a lawman by name (``form``: ``letter``, ``colour``, ``power``)."""
        return self.say(f"pawn-{name}.{form}" if form else f"pawn-{name}")

    def pawn(self, table: Table, pawn: int, form: str = "") -> str:
        """A bandit or a lawman by number."""
        return self.named(table.pawn_names[pawn], form)

    def seat(self, table: Table, seat: int) -> str:
        """A player: the bandits that he leads."""
        return self.join([self.pawn(table, bandit) for bandit in table.led[seat]])

    def place(self, table: Table, place: int, form: str = "") -> str:
        """A position: ``inside car 3``; with the form ``to``, ``into car 3``."""
        name = table.place_names[place] if place >= 0 else "nowhere"
        arguments: Arguments = {}
        word, _, rest = name.partition(" ")
        if table.places <= place < table.places + table.bandits:
            name = "loot"
            arguments["bandit"] = self.pawn(table, int(place - table.places))
        elif word.isdigit():
            name = f"car-{rest}"
            arguments["car"] = int(word)
        return self.say(f"place-{name.replace(' ', '-')}" + (f".{form}" if form else ""), arguments)

    def car(self, name: str, form: str = "") -> str:
        """A type of car, or the locomotive."""
        return self.say(f"car-{name}.{form}" if form else f"car-{name}")

    def card(self, table: Table, kind: int, form: str = "") -> str:
        """A kind of card; a bullet says whose it is."""
        name = table.card_kinds[kind].name
        arguments: Arguments = {}
        word, _, rest = name.partition(" ")
        if rest and rest in table.pawn_names:
            name = word
            arguments["bandit"] = self.named(rest)
        return self.say(f"card-{name.replace(' ', '-')}" + (f".{form}" if form else ""), arguments)

    def cards(self, table: Table, packed: int) -> str:
        """Several cards, equal ones counted: ``Move ×2, Rob``."""
        return ", ".join(self.counted(table, unpack(packed)))

    def counted(self, table: Table, kinds: Sequence[int], form: str = "") -> list[str]:
        """Each kind of card once, with its number if there are several."""
        names = {kind: self.card(table, kind, form) for kind in sorted(kinds)}
        return [f"{name} ×{kinds.count(kind)}" if kinds.count(kind) > 1 else name for kind, name in names.items()]

    def look(self, table: Table, look: int) -> str:
        """A token as somebody sees it: ``a purse``, ``a purse worth $300``."""
        kind = table.token_kinds[look & 15]
        value = look >> 4
        if value == 0 or not kind.hidden:
            return self.say(f"token-{kind.name}")
        return self.say(f"token-{kind.name}.known", money=self.money(table.worth[value]))

    def round_card(self, name: str) -> str:
        """A round card's title."""
        return self.say(f"round-{name}")

    def happens(self, table: Table, card: int) -> str:
        """The event at the end of a round with this card, in one line."""
        round_card = rules_on(table).rounds[card]
        return self.say(f"round-{round_card.name}.event" if round_card.event else "no-event")

    def rule(self, rule: str) -> str:
        """A rule in short, by id."""
        return self.say(f"rule-{rule}")

    def rules(self) -> list[str]:
        """The ids of the rules that have a text."""
        return [key.removeprefix("rule-") for key in message_ids(self.lang, "rules")]

    # Options and questions

    def option(self, table: Table, option: int) -> str:
        """An option as the text of a button."""
        verb = VERBS[option & 255]
        arguments: Arguments = {}
        if verb.argument != words.NOTHING:
            arguments[MEANINGS[verb.argument]] = self.thing(table, verb.argument, option >> 8)
        return self.sentence(f"option-{verb.name}", arguments)

    def question(self, table: Table, decision: Decision, viewer: int) -> str:
        """What is asked, as the asked seat reads it or as the others do."""
        arguments: Arguments = {"bandit": self.seat(table, decision.seat)}
        for name in ("bandit", "victim"):
            pawn = getattr(decision.step, name, None)
            if pawn is not None:
                arguments[name] = self.pawn(table, int(pawn))
        form = "" if viewer == decision.seat else ".other"
        return self.sentence(f"question-{decision.about}{form}", arguments)

    # Events

    def event(self, table: Table, event: Event, viewer: int) -> str:
        """What happened, as a viewer may know it."""
        happening = HAPPENINGS[event.happening]
        numbers = [int(n) for n in event.seen_by(viewer)]
        arguments: Arguments = {"rule": event.rule}
        for name, kind, number in zip(happening.names, happening.kinds, numbers):
            self._put(arguments, table, name, kind, number)
        if happening.private:
            arguments["seen"] = "yes" if numbers[-1] else "no"
        if happening.name == "token":
            arguments["token"] = self.look(table, numbers[2] | numbers[3] << 4)
        elif happening.name == "met":
            arguments["bandits"] = self.join(
                [self.pawn(table, b) for b in range(int(table.bandits)) if numbers[1] >> b & 1]
            )
        elif happening.name == "turn":
            turn = rules_on(table).turns[chr(numbers[1])].name
            arguments.update(turn=numbers[0] + 1, kind=self.say(f"turn-{turn}"), how=self.say(f"turn-{turn}.how"))
        elif happening.name == "round":
            arguments["round"] = numbers[0] + 1
        elif happening.name == "event":
            arguments["what"] = self.happens(table, numbers[0])
        return self.sentence(f"event-{happening.name}", arguments)

    def _put(self, arguments: Arguments, table: Table, name: str, kind: int, number: int) -> None:
        """One number of an event in words; a place in several forms."""
        if kind == words.NUMBER:
            arguments[name] = number
        elif kind == words.PLACE:
            owner = int(number - table.places)
            held = 0 <= owner < table.bandits
            arguments[f"{name}-kind"] = "loot" if held else "board" if owner < 0 else table.place_names[number]
            arguments[name] = self.pawn(table, owner) if held else self.place(table, number, "to")
            arguments[f"{name}-at"] = self.place(table, number)
        else:
            arguments[name] = self.thing(table, kind, number)

    def thing(self, table: Table, meaning: int, number: int) -> Argument:
        """A number of an option or an event in words, by what it means."""
        if meaning == words.PLACE:
            return self.place(table, number, "to")
        if meaning == words.PAWN:
            return self.pawn(table, number)
        if meaning == words.SEAT:
            return self.seat(table, number)
        if meaning == words.CARD:
            return self.card(table, number)
        if meaning == words.LOOK:
            return self.look(table, number)
        if meaning == words.ROUND:
            return self.round_card(rules_on(table).rounds[number].name)
        if meaning == words.CARDS:
            return self.cards(table, number)
        if meaning == words.CARS:
            return self.join([self.car(rules_on(table).car_names[car]) for car in unpack(number)])
        if meaning == words.MONEY:
            return self.money(number)
        if meaning == words.VALUE:
            return self.money(table.worth[number])
        return number


# The name under which an option's text gets its argument.
MEANINGS = {number: name for name, number in words.MEANINGS.items()}


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
