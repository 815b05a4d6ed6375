"""The words of one language for everything on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from folsom.base.rules import rules_on
from folsom.boxes import FOLDERS
from folsom.core import words
from folsom.core.events import Event
from folsom.core.loop import Decision
from folsom.core.packed import argument_of, unpack, verb_of
from folsom.core.steps import NOBODY, Ask, Step
from folsom.core.table import Table
from folsom.core.words import HAPPENINGS, VERBS, Happening, members
from folsom.text.box import doers
from folsom.text.bundle import LANGUAGES, Argument, has_text, message_ids, said

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
        """An amount of money; a debt has a minus sign before it."""
        return ("−" if amount < 0 else "") + self.say("money", amount=abs(int(amount)))

    def named(self, name: str, form: str = "") -> str:
        """A bandit or a lawman by name (``form``: ``letter``, ``colour``, ``power``)."""
        return self.say(f"pawn-{name}.{form}" if form else f"pawn-{name}")

    def pawn(self, table: Table, pawn: int, form: str = "") -> str:
        """A bandit or a lawman by number."""
        return self.named(table.pawn_names[pawn], form)

    def power(self, name: str, form: str = "") -> str:
        """A power: one with a name of its own, that of a round card, or a pawn's.

        A hostage has the forms ``name``, ``effect`` and ``ransom``.
        """
        if has_text(self.lang, f"power-{name}"):
            return self.say(f"power-{name}.{form}" if form else f"power-{name}")
        if has_text(self.lang, f"round-{name}"):
            return self.round_card(name)
        return self.say("power-of", bandit=self.named(name))

    def seat(self, table: Table, seat: int) -> str:
        """A seat: the pawns that it leads; one that leads nobody has a name of its own."""
        if not table.led[seat]:
            return self.say(f"seat-{table.seat_names[seat]}")
        name, *more = [self.pawn(table, pawn) for pawn in table.led[seat]]
        for bandit in more:
            name = self.say("seat-more", start=name, next=bandit)
        return name

    def place(self, table: Table, place: int, form: str = "") -> str:
        """A position: ``inside car 3``; with the form ``to``, ``into car 3``."""
        text = table.place_texts[place] if place >= 0 else "nowhere"
        arguments: Arguments = {}
        if (holder := int(table.holder_at(place))) >= 0:
            arguments["bandit"] = self.pawn(table, holder)
        elif 0 <= place < table.places:
            arguments["car"] = int(table.board.car[place])
        return self.say(f"place-{text}" + (f".{form}" if form else ""), arguments)

    def car(self, name: str, form: str = "") -> str:
        """A type of car, or the locomotive."""
        return self.say(f"car-{name}.{form}" if form else f"car-{name}")

    def card(self, table: Table, kind: int, form: str = "", seat: int = -1) -> str:
        """A kind of card; a bullet says whose it is, and so do a partner's card and one of a seat with two bandits."""
        name = self.card_alone(table, kind, form)
        if table.kind_home[kind] != kind:
            if seat < 0:
                return self.say("partner-card-alone", card=name)
            return self.say("partner-card", bandit=self.seat(table, int(table.partner[seat])), card=name)
        bandit = owner(table, seat, kind)
        if bandit >= 0:
            return self.say("bandit-card", bandit=self.pawn(table, bandit), card=name)
        number = int(table.card_kinds[kind].bandit)
        return f"{name} {number + 1}" if number and seat < 0 else name

    def card_alone(self, table: Table, kind: int, form: str = "") -> str:
        """A kind of card, whichever bandit of its seat it belongs to."""
        word, _, rest = table.card_kinds[kind].name.partition(" ")
        arguments: Arguments = {}
        if rest in table.pawn_names:
            arguments["bandit"] = self.named(rest)
        elif rest and table.kind_action[kind] < 0:
            word = f"{word}-{rest}"
        return self.say(f"card-{word}" + (f".{form}" if form else ""), arguments)

    def cards(self, table: Table, packed: int, seat: int = -1) -> str:
        """Several cards, equal ones counted: ``Move ×2, Rob``."""
        return self.listed(table, unpack(packed), seat)

    def listed(self, table: Table, kinds: Sequence[int], seat: int = -1) -> str:
        """Several cards, equal ones counted; those of each bandit of a seat together: ``Doc: Move, Rob; Tuco: Rob``."""
        groups: dict[int, list[int]] = {}
        for kind in sorted(kinds, key=lambda kind: (order_of(table, kind), kind)):
            groups.setdefault(owner(table, seat, kind), []).append(kind)
        said = ""
        for bandit, own in groups.items():
            form = self.card_alone if bandit >= 0 else lambda table, kind: self.card(table, kind, "", seat)
            cards = ", ".join(times(form(table, kind), own.count(kind)) for kind in dict.fromkeys(own))
            if bandit >= 0:
                cards = self.say("bandit-card", bandit=self.pawn(table, bandit), card=cards)
            said = self.say("groups-more", start=said, next=cards) if said else cards
        return said

    def counted(self, table: Table, kinds: Sequence[int], form: str = "", seat: int = -1) -> list[str]:
        """Each kind of card once, with its number if there are several; a bandit's own cards stand together."""
        order = sorted(kinds, key=lambda kind: (order_of(table, kind), kind))
        return [times(self.card(table, kind, form, seat), kinds.count(kind)) for kind in dict.fromkeys(order)]

    def look(self, table: Table, look: int) -> str:
        """A token as somebody sees it: ``a purse``, ``a purse worth $300``."""
        kind = table.token_kinds[look & 15]
        value = look >> 4
        if value == 0 or not kind.hidden:
            return self.say(f"token-{kind.name}")
        name = table.values[value].name
        if not name.isdigit():  # something to use, not to sell
            return self.say(f"token-{kind.name}.{name}")
        return self.say(f"token-{kind.name}.known", money=self.money(table.worth[value]))

    def value(self, table: Table, value: int) -> str:
        """What is under a token: money, or something to use."""
        for number, kind in enumerate(table.token_kinds):
            if kind.hidden and kind.first <= value <= kind.last and not table.values[value].name.isdigit():
                return self.look(table, number | value << 4)
        return self.money(table.worth[value])

    def round_card(self, name: str) -> str:
        """A round card's title."""
        return self.say(f"round-{name}")

    def turn(self, table: Table, kind: int, form: str = "") -> str:
        """A kind of turn (``form``: ``how``, what one does in it)."""
        return self.say(f"turn-{rules_on(table).turns[kind].name}" + (f".{form}" if form else ""))

    def happens(self, table: Table, card: int) -> str:
        """The event at the end of a round with this card, in one line."""
        round_card = rules_on(table).rounds[card]
        return self.say(f"round-{round_card.name}.event" if round_card.event else "no-event")

    def variant(self, name: str, form: str = "") -> str:
        """A variant by name (``form``: ``about``, what it is in one line)."""
        return self.say(f"variant-{name}.{form}" if form else f"variant-{name}")

    def box(self, name: str, form: str = "") -> str:
        """A box by name (``form``: ``about``, what is in it in one line)."""
        return self.say(f"box-{name}.{form}" if form else f"box-{name}")

    def rule(self, rule: str) -> str:
        """A rule in short, by id."""
        return self.say(f"rule-{rule}")

    def rules(self) -> list[str]:
        """The ids of the rules that have a text."""
        keys = [key for name in ("rules", *FOLDERS) for key in message_ids(self.lang, name)]
        return [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]

    # Options and questions

    def option(self, table: Table, option: int, seat: int = -1, form: str = "") -> str:
        """An option as the text of a button; ``seat`` is who has it. The form ``short`` has short names of cards."""
        verb = VERBS[verb_of(option)]
        led = table.led[seat] if seat >= 0 else []
        arguments: Arguments = {"alone": "yes" if len(led) == 1 else "no"}
        if verb.argument != words.NOTHING:
            arguments[MEANINGS[verb.argument]] = self.thing(table, verb.argument, argument_of(option), seat, form)
        doer = doers().get(verb.name)
        if doer is not None and len(led) > 1:
            said = self.say(f"option-{doer.text}", arguments)
            return self.say("bandit-card", bandit=self.pawn(table, led[doer.which]), card=said[:1].lower() + said[1:])
        return self.sentence(f"option-{verb.name}", arguments)

    def question(self, table: Table, decision: Decision, viewer: int, reader: int = NOBODY) -> str:
        """The question, as the asked seat reads it or as the others do; to its ``reader`` a seat says *you*."""
        arguments: Arguments = {"bandit": self.seat(table, decision.seat)}
        numbers = numbers_of(table, decision.step)
        arguments |= {name: self.pawn(table, numbers[name]) for name in ASKED_PAWNS if name in numbers}
        arguments |= {name: numbers.get(name, 0) for name in ASKED_NUMBERS}
        key = f"question-{decision.about}"
        you = pawn_of(table, reader)
        forms = ["" if viewer == decision.seat else ".other"]
        if you >= 0 and viewer == decision.seat == reader:
            forms.insert(0, ".you")
        elif you >= 0 and viewer != decision.seat and numbers.get("victim", NOBODY) == you:
            forms.insert(0, ".you-victim")
        return self.sentence(
            next(key + form for form in forms if not form or has_text(self.lang, key + form)), arguments
        )

    # Events

    def event(self, table: Table, event: Event, viewer: int, reader: int = NOBODY) -> str:
        """An event, as a viewer may know it; the ``reader``'s seat is called *you*, if there is one."""
        happening = HAPPENINGS[event.happening]
        numbers = [int(n) for n in event.seen_by(viewer)]
        arguments: Arguments = {"rule": event.rule}
        seat = numbers[0] if happening.kinds[:1] == [words.SEAT] else -1
        for name, kind, number in zip(happening.names, happening.kinds, numbers):
            self._put(arguments, table, name, kind, number, seat)
        if happening.private:
            arguments["seen"] = "yes" if numbers[-1] else "no"
        if happening.name == "token":
            arguments["token"] = self.look(table, numbers[2] | numbers[3] << 4)
        elif happening.name in ("played", "hidden"):
            self._say_who_plays(arguments, table, numbers[0], numbers[1])
        elif happening.name == "resolved":
            arguments["card"] = self.card_alone(table, numbers[1])
            if owner(table, numbers[2], numbers[1]) < 0:
                arguments["bandit"] = self.seat(table, numbers[2])
        elif happening.name in ("round", "turn"):
            arguments[happening.name] = numbers[0] + 1
        elif happening.name == "event":
            arguments["what"] = self.happens(table, numbers[0])
        key = f"event-{happening.name}"
        own = f"{key}-{event.rule}"  # a box tells in its own words of what the base game tells too
        key = own if has_text(self.lang, own) else key
        forms = [f"{key}.you-{name}" for name in self._roles(arguments, table, happening, numbers, reader)]
        return self.sentence(next((form for form in forms if has_text(self.lang, form)), key), arguments)

    def discards(self, table: Table, seat: int, kinds: Sequence[int], reader: int = NOBODY) -> str:
        """Several cards that one seat discards."""
        cards = self.listed(table, kinds, seat)
        key = "event-discarded.you-seat" if seat == reader else "event-discarded"
        return self.sentence(key, seat=self.seat(table, seat), card=cards)

    def _roles(
        self, arguments: Arguments, table: Table, happening: Happening, numbers: Sequence[int], reader: int
    ) -> list[str]:
        """The reader's parts in an event, by the names of its numbers; among others he comes last."""
        if reader < 0:
            return []
        you = pawn_of(table, reader)
        if happening.name == "resolved":
            return ["bandit"] if numbers[2] == reader and owner(table, reader, numbers[1]) < 0 else []
        if happening.name in ("played", "hidden") and owner(table, numbers[0], numbers[1]) >= 0:
            return []  # it is told of that bandit
        found = []
        for name, kind, number in zip(happening.names, happening.kinds, numbers):
            if kind == words.PAWNS and you in members(number):
                others = [self.pawn(table, pawn) for pawn in members(number) if pawn != you]
                arguments[name] = self.join([*others, self.say("you-object")])
                if not others:
                    found.append(name)
            elif (
                (kind == words.SEAT and number == reader)
                or (kind == words.PAWN and number == you >= 0)
                or (kind == words.PLACE and int(table.holder_at(number)) == you >= 0)
            ):
                found.append(name)
        return found

    def _say_who_plays(self, arguments: Arguments, table: Table, seat: int, kind: int) -> None:
        """Of a seat with several bandits the one whose card it is plays it, if the reader sees the card."""
        bandit = owner(table, seat, kind)
        if bandit >= 0:
            arguments.update(seat=self.pawn(table, bandit), card=self.card_alone(table, kind))

    def _put(self, arguments: Arguments, table: Table, name: str, kind: int, number: int, seat: int) -> None:
        """One number of an event in words; a place and a kind of turn in several forms."""
        if kind == words.PAWN and number < 0:
            return  # a card of a seat that leads nobody
        if kind == words.NUMBER:
            arguments[name] = number
        elif kind == words.PLACE:
            holder = int(table.holder_at(number))
            held = holder >= 0
            on_board = number < table.places
            arguments[f"{name}-kind"] = "loot" if held else "board" if on_board else table.place_names[number]
            arguments[name] = self.pawn(table, holder) if held else self.place(table, number, "to")
            arguments[f"{name}-at"] = self.place(table, number)
        elif kind == words.TURN:
            arguments[name] = self.turn(table, number)
            arguments[f"{name}-how"] = self.turn(table, number, "how")
        else:
            arguments[name] = self.thing(table, kind, number, seat)

    def thing(self, table: Table, meaning: int, number: int, seat: int = -1, form: str = "") -> Argument:
        """A number of an option or an event in words, by what it means; ``seat`` is whose cards are meant."""
        if meaning == words.PLACE:
            return self.place(table, number, "to")
        if meaning == words.PAWN:
            return self.pawn(table, number)
        if meaning == words.PAWNS:
            return self.join([self.pawn(table, pawn) for pawn in members(number)])
        if meaning == words.SEAT:
            return self.seat(table, number)
        if meaning == words.CARD:
            return self.card(table, number, form, seat)
        if meaning == words.LOOK:
            return self.look(table, number)
        if meaning == words.ROUND:
            return self.round_card(rules_on(table).rounds[number].name)
        if meaning == words.TURN:
            return self.turn(table, number)
        if meaning == words.CARDS:
            return self.cards(table, number, seat)
        if meaning == words.CARS:
            return self.join([self.car(rules_on(table).car_names[car]) for car in unpack(number)])
        if meaning == words.MONEY:
            return self.money(number)
        if meaning == words.POWER:
            return self.power(table.powers[number].name)
        if meaning == words.VALUE:
            return self.value(table, number)
        return number


# What a question may be about: pawns, and numbers that are said as they are.
ASKED_PAWNS = ("bandit", "victim")
ASKED_NUMBERS = ("printing", "car", "plays", "nth")
WHICH = "which"  # of the bandits that the seat leads

_ASKED: dict[type[Step], list[str]] = {}  # the numbers that each kind of step is asked with, once it was

# The name under which an option's text gets its argument.
MEANINGS = {number: name for name, number in words.MEANINGS.items()}


def numbers_of(table: Table, step: Step) -> dict[str, int]:
    """The numbers of a step that a question is put with, by name; which bandit of its seat is meant, as a pawn."""
    kind = type(step)
    if kind not in _ASKED:
        _ASKED[kind] = [name for name in (*ASKED_PAWNS, *ASKED_NUMBERS, WHICH) if hasattr(step, name)]
    numbers = {name: int(getattr(step, name)) for name in _ASKED[kind]}
    if WHICH in numbers and isinstance(step, Ask):
        numbers["bandit"] = table.led[step.seat][numbers.pop(WHICH)]
    return numbers


def pawn_of(table: Table, seat: int) -> int:
    """The bandit that is all a seat leads, so that its player is *you*; -1 where it leads several, or nobody."""
    led = table.led[seat] if seat >= 0 else []
    return int(led[0]) if len(led) == 1 else -1


def owner(table: Table, seat: int, kind: int) -> int:
    """The bandit whose card it is, where a seat leads several; -1 for cards that are common to them, and bullets."""
    if seat < 0 or len(table.led[seat]) < 2 or table.kind_action[kind] < 0:
        return -1
    shared = [other.bandit for other in table.card_kinds if other.action == table.kind_action[kind]]
    return int(table.card_bandit(seat, kind)) if len(shared) > 1 else -1


def order_of(table: Table, kind: int) -> int:
    """Where a card stands in a hand: those of each bandit together, then common ones, then bullets."""
    if table.kind_action[kind] < 0:
        return int(table.bandits) + 1
    bandit = owner(table, 0, kind)
    return bandit if bandit >= 0 else int(table.bandits)


def times(name: str, number: int) -> str:
    """A name with its number if there are several."""
    return f"{name} ×{number}" if number > 1 else name


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
