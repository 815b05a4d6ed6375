"""Names, options, questions and events in three languages."""

from collections.abc import Iterator

import pytest

import folsom
from folsom.core.events import Event, Listener
from folsom.core.game import EVERYTHING, Game
from folsom.core.steps import STEPS
from folsom.core.texts import argument_text
from folsom.core.words import HAPPENINGS, PAWNS, TURN
from folsom.notation.names import argument_named, turn_named
from folsom.notation.options import parse_option
from folsom.text import LANGUAGES, MissingText, Texts, language_of

SETUP = folsom.Setup(("doc", "belle", "tuco", "cheyenne"))


@pytest.fixture(scope="module")
def table() -> folsom.Table:
    return folsom.new_table(SETUP)


def test_money_is_written_as_usual() -> None:
    assert [Texts(lang).money(1250) for lang in LANGUAGES] == ["$1,250", "1\u202f250\u00a0$", "$\u00a01.250"]


def test_lists_are_joined() -> None:
    names = ["Doc", "Belle", "Tuco"]
    assert [Texts("en").join(names[:n]) for n in range(4)] == ["", "Doc", "Doc and Belle", "Doc, Belle and Tuco"]
    assert Texts("fr").join(names) == "Doc, Belle et Tuco"
    assert Texts("nl").join(names) == "Doc, Belle en Tuco"


OPTIONS = [
    ("move 3 roof", "Move onto the roof of car 3", "Aller sur le toit du wagon 3", "Ga naar het dak van wagon 3"),
    ("move loco inside", "Move into the locomotive", "Aller dans la locomotive", "Ga naar de locomotief"),
    ("play floor", "Play Change floor", "Jouer Changement d’étage", "Speel Van verdieping wisselen"),
    ("hide rob", "Play Rob face down", "Jouer Braquage face cachée", "Speel Beroving gedekt"),
    ("draw", "Draw 3 cards", "Piocher 3 cartes", "Trek 3 kaarten"),
    ("shoot belle", "Shoot Belle", "Tirer sur Belle", "Schiet op Belle"),
    (
        "rob purse 300",
        "Take a purse worth $300",
        "Prendre une bourse de 300\u00a0$",
        "Pak een geldbuidel van $\u00a0300",
    ),
    ("drop jewel", "Knock out a jewel", "Faire tomber un bijou", "Laat vallen: een juweel"),
    (
        "marshal 1 inside",
        "Move the Marshal into car 1",
        "Envoyer le Marshal dans le wagon 1",
        "Stuur de Marshal naar wagon 1",
    ),
]


@pytest.mark.parametrize(("notation", "en", "fr", "nl"), OPTIONS)
def test_options_read_like_buttons(table: folsom.Table, notation: str, en: str, fr: str, nl: str) -> None:
    option = parse_option(table, notation)
    assert [Texts(lang).option(table, option) for lang in LANGUAGES] == [en, fr, nl]


def event(table: folsom.Table, name: str, rule: str, numbers: list[int], seats: int = 0) -> Event:
    number = next(happening.number for happening in HAPPENINGS if happening.name == name)
    return Event(table, number, rule, numbers, seats)


def test_events_read_like_sentences(table: folsom.Table) -> None:
    said = event(table, "placed", "BASE-MARSHAL-2", [1, 4, 5])
    assert Texts("en").event(table, said, 0) == "Belle flees onto the roof of car 2."
    assert Texts("fr").event(table, said, 0) == "Belle s’enfuit sur le toit du wagon 2."
    assert Texts("nl").event(table, said, 0) == "Belle vlucht naar het dak van wagon 2."


def test_a_sentence_begins_with_a_capital(table: folsom.Table) -> None:
    said = event(table, "met", "BASE-MARSHAL-2", [4, 0b0011])
    assert Texts("en").event(table, said, 0) == "The Marshal meets Doc and Belle."
    assert Texts("fr").event(table, said, 0) == "Le Marshal rencontre Doc et Belle."
    assert Texts("nl").event(table, said, 0) == "De Marshal treft Doc en Belle."
    belle = 1
    assert Texts("en").event(table, said, 0, belle) == "The Marshal meets Doc and you."
    assert Texts("fr").event(table, said, 0, belle) == "Le Marshal rencontre Doc et toi."
    assert Texts("nl").event(table, said, 0, belle) == "De Marshal treft Doc en jou."


def test_a_turn_says_what_kind_it_is(table: folsom.Table) -> None:
    said = event(table, "turn", "BASE-PLAN-1", [1, turn_named(table, "tunnel")])
    for lang in LANGUAGES:
        texts = Texts(lang)
        told = texts.event(table, said, 0)
        assert texts.say("turn-tunnel") in told and texts.say("turn-tunnel.how") in told and "2" in told


def test_every_kind_of_number_that_stands_for_something_reads_back(table: folsom.Table) -> None:
    for meaning, text in ((PAWNS, "doc, tuco, marshal"), (PAWNS, ""), (TURN, "speeding-up")):
        assert argument_text(table, meaning, argument_named(table, meaning, text)) == text


def test_powers_that_come_and_go_are_told(table: folsom.Table) -> None:
    gained = event(table, "power-gained", "", [1, [power.name for power in table.powers].index("tuco")])
    assert Texts("en").event(table, gained, 0) == "Belle gains the power of Tuco."
    assert Texts("fr").event(table, gained, 0) == "Belle obtient le pouvoir de Tuco."
    assert Texts("nl").event(table, gained, 0) == "Belle krijgt de kracht van Tuco."
    ended = event(table, "out-of-force", "", [0])
    assert Texts("en").event(table, ended, 0) == "No longer in force: the power of Belle."


def test_an_event_is_told_as_its_viewer_may_know_it(table: folsom.Table) -> None:
    value = next(i for i, v in enumerate(table.values) if v.worth == 300)
    taken = event(table, "token", "BASE-ROB-1", [4, int(table.loot_of(0)), 0, value], seats=0b0001)
    assert Texts("en").event(table, taken, 0) == "Doc takes a purse worth $300."
    assert Texts("en").event(table, taken, 1) == "Doc takes a purse."
    assert Texts("en").event(table, taken, folsom.SPECTATOR) == "Doc takes a purse."
    hidden = event(table, "hidden", "BASE-PLAN-1", [2, 1], seats=0b0100)
    assert Texts("fr").event(table, hidden, 2) == "Tuco joue Déplacement face cachée."
    assert Texts("fr").event(table, hidden, 0) == "Tuco joue une carte face cachée."


class Heard(Listener):
    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.events.append(event)


VARIED = [("expert-2014", 4), ("expert-2016", 3), ("duo", 2), ("pairs", 2), ("pairs", 3), ("teams", 4)]


def setups() -> Iterator[folsom.Setup]:
    """Base games, and games of every variant and box."""
    for seed in range(6):
        setup = folsom.dealt(3 + seed % 4, folsom.Source(seed))
        yield folsom.Setup(setup.bandits, edition=2014 if seed % 2 else 2016)
    assert {name for name, _ in VARIED} == set(folsom.VARIANTS)
    for name, players in VARIED:
        yield folsom.dealt(players, folsom.Source(0), folsom.Setup((), variants=(name,)))
    for name in folsom.BOXES:
        for players in (3, 5):
            yield folsom.dealt(players, folsom.Source(1), folsom.Setup((), boxes=(name,)))


def whole_games() -> Iterator[tuple[folsom.Table, list[Event]]]:
    for seed, setup in enumerate(setups()):
        game = folsom.new_game(setup)
        game.listener = heard = Heard()
        folsom.play_out(game, folsom.Source(seed))
        yield game.table, heard.events


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_can_be_told(lang: str) -> None:
    for table, events in whole_games():
        for one in events:
            for viewer in (EVERYTHING, folsom.SPECTATOR, 0):
                assert Texts(lang).event(table, one, viewer)


def test_no_sentence_tells_more_than_the_viewer_sees() -> None:
    """The text of an event is that of the same event with its private numbers blanked out."""
    for table, events in whole_games():
        for one in events:
            for viewer in range(int(table.seats)):
                blank = Event(table, one.happening, one.rule, one.seen_by(viewer), -1)
                assert Texts("en").event(table, one, viewer) == Texts("en").event(table, blank, viewer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_option_of_whole_games_can_be_put(lang: str) -> None:
    """To everybody who is asked, where several choose at the same time."""
    texts = Texts(lang)
    asked = set()
    for setup in setups():
        game = folsom.new_game(setup)
        source = folsom.Source(1)
        folsom.run_chance(game, source)
        while not game.over():
            for decision in folsom.pending(game):
                asked.add(decision.about)
                assert texts.question(game.table, decision, decision.seat)
                assert texts.question(game.table, decision, folsom.SPECTATOR)
                for form in ("", "short"):
                    names = [texts.option(game.table, option, decision.seat, form) for option in decision.options]
                    assert len(set(names)) == len(names)
            options = folsom.pending(game)[0].options
            folsom.apply(game, options[int(source.below(len(options)))])
            folsom.run_chance(game, source)
    assert {"PawnsInFists", "KeepWhich", "Lighten", "SearchDeck", "CoverWith", "Melee"} <= asked
    assert {"BoardOrRideOn", "RideTo", "TakeHostage", "PlayWithFlask", "KeepForNext"} <= asked


YOU = [
    ("shot", "BASE-SHOOT-2", [2, 1, 0, 0], "Tuco shoots you.", "Tuco te tire dessus.", "Tuco schiet op jou."),
    ("shot", "BASE-SHOOT-2", [1, 2, 0, 0], "You shoot Tuco.", "Tu tires sur Tuco.", "Je schiet op Tuco."),
    ("met", "BASE-MARSHAL-2", [4, 2], "The Marshal meets you.", "Le Marshal te rencontre.", "De Marshal treft jou."),
    ("resolved", "BASE-ACT-1", [1, 1, 1], "You: Move.", "Toi\u00a0: Déplacement.", "Jij: Beweeg."),
    ("placed", "BASE-MOVE-2", [1, 3, 1], "You run onto the roof", "Tu cours sur le toit", "Je rent naar het dak"),
]


@pytest.mark.parametrize(("name", "rule", "numbers", *LANGUAGES), YOU)
def test_who_reads_is_you(
    table: folsom.Table, name: str, rule: str, numbers: list[int], en: str, fr: str, nl: str
) -> None:
    said = event(table, name, rule, numbers)
    belle = 1
    for lang, wanted in zip(LANGUAGES, (en, fr, nl)):
        assert Texts(lang).event(table, said, belle, belle).startswith(wanted)
        assert Texts(lang).event(table, said, belle).count("Belle") == 1  # the terminal tells all by names


def test_who_leads_two_bandits_reads_their_names() -> None:
    table = folsom.new_table(PAIRS)
    kinds = {kind.name: number for number, kind in enumerate(table.card_kinds)}
    shot = event(table, "shot", "BASE-SHOOT-2", [0, 2, 0, 0])
    assert Texts("en").event(table, shot, 1, 1) == "Doc shoots Belle."
    played = event(table, "played", "BASE-PLAN-1", [1, kinds["shoot 2"]])
    assert Texts("en").event(table, played, 1, 1) == "Django plays Shoot."
    drew = event(table, "drew", "BASE-PLAN-3", [1, 1, 1 + kinds["marshal"]])
    assert Texts("en").event(table, drew, 1, 1).startswith("You draw 1: ")


def test_who_is_asked_is_you_and_so_is_a_victim_of_a_choice(table: folsom.Table) -> None:
    move = folsom.Decision(table, 1, 1, STEPS["MoveTo"](1, 1), [])
    assert Texts("en").question(table, move, 1, 1) == "Move: where do you go?"
    assert Texts("fr").question(table, move, 1, 1) == "Déplacement\u00a0: où vas-tu\u202f?"
    assert Texts("nl").question(table, move, 1, 1) == "Beweeg: waar ga je heen?"
    assert Texts("en").question(table, move, 1) == "Move: where does Belle go?"
    send = folsom.Decision(table, 1, 0, STEPS["SendTo"](0, 1, 0), [])
    assert Texts("en").question(table, send, 1, 1) == "Doc chooses where you land."
    assert Texts("en").question(table, send, 2, 2) == "Doc chooses where Belle lands."


# Two bandits for each player.

PAIRS = folsom.Setup(("doc", "tuco", "belle", "django"), variants=("pairs",))
TWO = [
    ("play shoot 2", "Play Tuco: Shoot", "Jouer Tuco\u00a0: Tir", "Speel Tuco: Schieten"),
    ("play shoot", "Play Doc: Shoot", "Jouer Doc\u00a0: Tir", "Speel Doc: Schieten"),
    ("play marshal", "Play Marshal", "Jouer Marshal", "Speel Marshal"),
    ("search bullet belle", "Take bullet from Belle", "Prendre balle de Belle", "Pak kogelkaart van Belle"),
    ("caboose tuco", "Tuco in the caboose", "Tuco dans le wagon de queue", "Tuco in de laatste wagon"),
    ("pass", "Do nothing", "Ne rien faire", "Doe niets"),
]


@pytest.mark.parametrize(("notation", "en", "fr", "nl"), TWO)
def test_cards_of_a_seat_with_two_bandits_say_whose_they_are(notation: str, en: str, fr: str, nl: str) -> None:
    table = folsom.new_table(PAIRS)
    option = parse_option(table, notation)
    assert [Texts(lang).option(table, option, 0) for lang in LANGUAGES] == [en, fr, nl]


def test_the_bandit_whose_card_it_is_plays_it() -> None:
    table = folsom.new_table(PAIRS)
    texts = Texts("en")
    kinds = {kind.name: number for number, kind in enumerate(table.card_kinds)}
    played = event(table, "played", "BASE-PLAN-1", [1, kinds["shoot 2"]])
    assert texts.event(table, played, 0) == "Django plays Shoot."
    assert texts.event(table, event(table, "played", "VAR-PAIR-6", [1, kinds["rob"]]), 0) == "Cover: Belle plays Rob."
    common = event(table, "played", "BASE-PLAN-1", [1, kinds["marshal"]])
    assert texts.event(table, common, 0) == "Belle & Django plays Marshal."
    hidden = event(table, "hidden", "BASE-PLAN-1", [0, kinds["move 2"]], seats=0b01)
    assert texts.event(table, hidden, 0) == "Tuco plays Move face down."
    assert texts.event(table, hidden, 1) == "Doc & Tuco plays a card face down."
    assert texts.event(table, event(table, "resolved", "BASE-ACT-1", [3, kinds["rob 2"], 1]), 0) == "Django: Rob."
    shared = event(table, "resolved", "BASE-ACT-1", [2, kinds["marshal"], 1])
    assert texts.event(table, shared, 0) == "Belle & Django: Marshal."


def test_several_cards_stand_together_by_bandit() -> None:
    table = folsom.new_table(PAIRS)
    kinds = {kind.name: number for number, kind in enumerate(table.card_kinds)}
    some = [kinds[name] for name in ("rob 2", "bullet doc", "move", "marshal", "bullet doc", "punch")]
    assert Texts("en").listed(table, some, 0) == "Doc: Move, Punch; Tuco: Rob; Marshal, bullet from Doc ×2"
    french = "Doc\u00a0: Déplacement\u202f; Tuco\u00a0: Braquage\u202f; balle de Doc"
    assert Texts("fr").listed(table, some[:3], 0) == french


def test_cover_asks_about_the_other_bandit() -> None:
    game = folsom.new_game(PAIRS)
    cover = folsom.Decision(game.table, 1, 1, STEPS["CoverWith"](1, 0), [])
    assert Texts("en").question(game.table, cover, 1) == "Cover: does Belle play a card too?"
    assert Texts("nl").question(game.table, cover, 0) == "Dekking: Belle mag ook een kaart spelen."


# Horses & Stagecoach.

NB = "\u00a0"
HORSES = folsom.Setup(("doc", "belle", "tuco", "cheyenne"), boxes=("horses",))
BOXED = [
    ("board doc", "Jump aboard", "Sauter à bord", "Spring aan boord"),
    ("board-at 1 inside", "Jump into car 1", "Sauter dans le wagon 1", "Spring naar wagon 1"),
    ("ride rode away", "Ride away for good", "Aller à cheval loin du train", "Rijd voorgoed weg"),
    ("take poodle", "Take the poodle hostage", "Prendre le caniche en otage", "Gijzel de poedel"),
    (
        "drink old-whisky",
        "Drink from a flask of old whisky",
        "Boire au goulot d’une flasque de vieux whisky",
        "Drink uit een fles oude whisky",
    ),
    ("worth whisky", "Value: a flask of whisky", f"Valeur{NB}: une flasque de whisky", "Waarde: een fles whisky"),
    ("hold ride", "Keep Ride", "Garder Chevauchée", "Houd Rit"),
]


@pytest.mark.parametrize(("notation", "en", "fr", "nl"), BOXED)
def test_options_of_a_box_read_like_buttons(notation: str, en: str, fr: str, nl: str) -> None:
    table = folsom.new_table(HORSES)
    option = parse_option(table, notation)
    assert [Texts(lang).option(table, option, 0) for lang in LANGUAGES] == [en, fr, nl]


def test_who_leads_two_bandits_says_which_one_boards_or_drinks() -> None:
    table = folsom.new_table(folsom.Setup(PAIRS.bandits, variants=("pairs",), boxes=("horses",)))
    texts = Texts("en")
    named = {text: parse_option(table, text) for text in ("board tuco", "board doc, tuco", "drink-second whisky")}
    said = [texts.option(table, option, 0) for option in named.values()]
    assert said == ["Jump aboard: Tuco", "Jump aboard: Doc and Tuco", "Tuco: drink from a flask of whisky"]
    assert texts.option(table, named["drink-second whisky"]) == "Drink from a flask of whisky (second bandit)"


def test_a_flask_is_drunk_in_two_goes() -> None:
    table = folsom.new_table(HORSES)
    flask = next(i for i, kind in enumerate(table.token_kinds) if kind.name == "flask")
    value = [value.name for value in table.values].index("whisky")
    pocket = int(table.loot_of(0))
    drank = event(table, "drank", "HS-WHISKY-2", [0, value])
    half = event(table, "token", "HS-WHISKY-5", [pocket, pocket, flask, value + 2], seats=-1)
    gone = event(table, "token", "HS-WHISKY-5", [pocket, int(table.gone), flask, value + 2], seats=-1)
    assert Texts("en").event(table, drank, 1) == "Doc drinks from a flask of whisky."
    assert Texts("en").event(table, half, 1) == "It is half empty now."
    assert Texts("en").event(table, gone, 1) == "It is empty and leaves the game."


def test_horses_stand_at_cars_and_at_the_locomotive() -> None:
    table = folsom.new_table(HORSES)
    said = [Texts("en").event(table, event(table, "horse", "HS-RIDE-2", [1, car]), 0) for car in (2, 0, -1)]
    assert said == ["The horse stays at car 2.", "The horse stays at the locomotive.", "The horse goes too."]


def test_old_whisky_asks_twice() -> None:
    game = folsom.new_game(HORSES)
    steps = [STEPS["PlayWithFlask"](0, nth, plays) for nth, plays in ((0, 1), (0, 2), (1, 1))]
    said = [Texts("en").question(game.table, folsom.Decision(game.table, 1, 0, step, []), 0) for step in steps]
    assert [text.rpartition(", ")[2] for text in said] == [
        "which card do you play?",
        "which card do you play first?",
        "which card do you play next?",
    ]
    assert [text.partition(":")[0] for text in said] == ["Whisky", "Old whisky", "Old whisky"]


def test_a_debt_has_a_minus_sign() -> None:
    assert [Texts(lang).money(-150) for lang in LANGUAGES] == ["−$150", f"−150{NB}$", f"−${NB}150"]


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        Texts("en").say("no-such-text")
    with pytest.raises(MissingText, match=r"pawn-doc\.shoe"):
        Texts("en").say("pawn-doc.shoe")
    with pytest.raises(MissingText, match="amount"):
        Texts("en").say("money")
    with pytest.raises(ValueError, match="no language 'de'"):
        Texts("de")


ENVIRONMENTS = [
    ({"LANG": "fr_BE.UTF-8"}, "fr"),
    ({"LANG": "nl"}, "nl"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({}, "en"),
    ({"LANG": "fr_FR", "LC_ALL": "nl_NL"}, "nl"),
    ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
]


@pytest.mark.parametrize(("environment", "lang"), ENVIRONMENTS)
def test_the_terminal_says_its_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
