"""What is secret and what is known to all in whole games of the expert variant."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from folsom import (
    SPECTATOR,
    Event,
    Game,
    Listener,
    Setup,
    Source,
    answer,
    answer_chance,
    apply,
    determinize,
    draw_open,
    new_game,
    open_part,
    pending,
    run_chance,
    save,
    view,
)
from folsom.base.hands import take_from_hand
from folsom.core.texts import card_text
from folsom.core.views import card_kind, card_seat, is_face_down
from folsom.notation.options import option_text, parse_option

PRINTINGS = ["expert-2014", "expert-2016"]
BANDITS = ("belle", "tuco", "doc")
SEATS = range(3)
VIEWERS = [*SEATS, SPECTATOR]
GAMES = 6
WORLDS = 200


def new(printing: str) -> Game:
    return new_game(Setup(BANDITS, variants=(printing,)))


def hand(g: Game, seat: int) -> Counter[str]:
    """The cards in a seat's hand; in a view those that the viewer cannot name are ``unknown``."""
    spots = [int(first) + seat for first in g.table.hands]
    kinds = range(int(g.table.kinds))
    return +Counter({card_text(g.table, kind): sum(int(g.count(spot, kind)) for spot in spots) for kind in kinds})


def spot(g: Game, seat: int, name: str) -> Counter[str]:
    """The cards in one of the places of a seat."""
    (number,) = [n for n, place in enumerate(g.table.spots) if place.seat == seat and place.name == name]
    return +Counter({card_text(g.table, kind): int(g.count(number, kind)) for kind in range(int(g.table.kinds))})


def face_down(g: Game, seat: int) -> list[str]:
    """The cards of a seat that lie face down on the pile."""
    pile = g.rows[g.table.row_names.index("pile")]
    return [card_text(g.table, int(card_kind(c))) for c in pile if is_face_down(c) and card_seat(c) == seat]


def unseen(g: Game, seat: int) -> Counter[str]:
    """Deck, hand and face-down cards of a seat together: all can work that out, since the rest lies face up."""
    kinds = range(1, int(g.table.kinds))
    deck = +Counter({card_text(g.table, kind): int(g.count(seat, kind)) for kind in kinds})
    return deck + hand(g, seat) + Counter(face_down(g, seat))


def ply(g: Game, source: Source) -> int:
    """A random answer of somebody who is asked, and what chance does then; returns who has answered.

    A player plans many shots and calls the Marshal, so that bullets come.
    """
    decisions = pending(g)
    decision = decisions[source.below(len(decisions))]
    options = decision.options
    wild = [option for option in options if option_text(g.table, option).endswith((" shoot", " marshal"))]
    if wild and decision.about == "Plan" and source.below(2):
        options = wild
    answer(g, decision.number, decision.seat, options[source.below(len(options))], decision.part)
    run_chance(g, source)
    return decision.seat


def played(g: Game, source: Source) -> Iterator[Game]:
    """A whole game, at every question."""
    run_chance(g, source)
    while not g.over():
        yield g
        ply(g, source)


ANY: Counter[str] = Counter(dict.fromkeys(("move", "floor", "shoot", "rob", "punch", "marshal"), 9))


class Onlooker(Listener):
    """What an onlooker knows of each seat, from public events alone.

    When a seat lays a card face down, he forgets which of its action cards he knew, since it may be any of them. If it
    has been drawing from a new deck while a card lay face down, and nobody can tell from which deck the next one came,
    he forgets what can lie face down.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.sure: list[Counter[str]] = [Counter() for _ in SEATS]  # in hand, or face down on the pile
        self.laid: list[list[Counter[str]]] = [[] for _ in SEATS]  # for each face-down card what it can be
        self.tops: list[Counter[str]] = [Counter() for _ in SEATS]  # bullets of those
        self.mixed = [False for _ in SEATS]  # drew from a new deck while a card lay face down
        self.drawn = [0 for _ in SEATS]  # cards that came to a hand since planning ended
        self.pile: list[tuple[int, bool]] = []
        game.listener = self

    def hear(self, g: Game, event: Event) -> None:
        numbers = [int(number) for number in event.numbers]
        if event.name == "took-top":
            self.sure[numbers[0]][card_text(g.table, numbers[1])] += 1
            self.tops[numbers[0]][card_text(g.table, numbers[1])] += 1
            self.drawn[numbers[0]] += 1
        elif event.name == "drew":
            self.drawn[numbers[0]] += numbers[1]
        elif event.name == "reshuffled":  # the deck was used up
            self.sure[numbers[0]] = hand(g, numbers[0]) + Counter(face_down(g, numbers[0]))
            self.mixed[numbers[0]] = bool(face_down(g, numbers[0]))
        elif event.name in ("played", "discarded"):
            self.sure[numbers[0]] -= Counter([card_text(g.table, numbers[1])])
            self.tops[numbers[0]] -= Counter([card_text(g.table, numbers[1])])
            if self.mixed[numbers[0]]:
                self.forget(numbers[0])
            if event.name == "played":
                self.pile.append((numbers[0], False))
        elif event.name == "hidden":
            self.laid[numbers[0]].append(unseen(g, numbers[0]))
            self.forget(numbers[0])
            self.pile.append((numbers[0], True))
        elif event.name == "resolved":
            seat, hidden = self.pile.pop(0)
            if hidden:
                self.laid[seat].pop(0)
                self.sure[seat] -= Counter([card_text(g.table, numbers[1])])
        elif event.name == "first-player":
            self.drawn = [0 for _ in SEATS]
            self.mixed = [False for _ in SEATS]

    def forget(self, seat: int) -> None:
        """A card has left a hand, and it may have been one of those that were known."""
        self.sure[seat] = Counter(self.tops[seat])
        if self.mixed[seat]:
            self.laid[seat] = [ANY for _ in self.laid[seat]]

    def sure_cards(self, world: Game, seat: int) -> bool:
        """Whether a world has the cards that are known to be in a hand, or to lie face down now."""
        return self.sure[seat] <= hand(world, seat) + Counter(face_down(world, seat))

    def laid_cards(self, world: Game, seat: int) -> bool:
        """Whether each face-down card is one that did not lie face up elsewhere when it was laid."""
        return all(can_be[card] for card, can_be in zip(face_down(world, seat), self.laid[seat], strict=True))

    def no_kept_bullets(self, world: Game, seat: int) -> bool:
        """Whether all bullets of a hand can have been drawn since planning ended."""
        return hand_bullets(world, seat) <= self.drawn[seat]


def hand_bullets(g: Game, seat: int) -> int:
    return sum(n for card, n in hand(g, seat).items() if card.startswith("bullet"))


@pytest.mark.rule("VAR-EXPERT-3", "VAR-EXPERT-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_keep_the_cards_that_all_know_of_a_hand(viewer: int) -> None:
    """At one question each in several games, when others have known cards in hand."""
    found = 0
    for seed in range(8):
        source = Source(seed)
        for g in played(new("expert-2016"), source):
            seen = view(g, viewer)
            shown = [hand(seen, seat) for seat in SEATS]
            others = [seat for seat in SEATS if seat != viewer and "unknown" in shown[seat] and len(shown[seat]) > 2]
            if not others:
                continue
            found += 1
            for _ in range(WORLDS):
                world = determinize(seen, source)
                for seat in SEATS:
                    known = Counter({card: n for card, n in shown[seat].items() if card != "unknown"})
                    assert known <= hand(world, seat)
                    assert hand(world, seat).total() == shown[seat].total()
                    assert spot(world, seat, "discard") == spot(g, seat, "discard")
                    assert unseen(world, seat) == unseen(g, seat)
            break
    assert found > 4


def believes(belief: Callable[[Onlooker, Game, int], bool], printing: str) -> None:
    """An onlooker is right about the game, and can believe in every world that anybody holds possible."""
    for seed in range(GAMES):
        source = Source(seed)
        g = new(printing)
        onlooker = Onlooker(g)
        for number, _ in enumerate(played(g, source)):
            for seat in SEATS:
                assert belief(onlooker, g, seat)
            for viewer in VIEWERS:
                world = determinize(view(g, viewer), source)
                for seat in SEATS:
                    assert belief(onlooker, world, seat), (
                        f"seed {seed}, question {number}, world of {viewer}: seat {seat} has {hand(world, seat)} and "
                        f"face down {face_down(world, seat)}; sure {onlooker.sure[seat]}, drew {onlooker.drawn[seat]}"
                    )


@pytest.mark.rule("VAR-EXPERT-3", "VAR-EXPERT-5")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_worlds_have_the_cards_that_an_onlooker_is_sure_of(printing: str) -> None:
    believes(Onlooker.sure_cards, printing)


@pytest.mark.rule("VAR-EXPERT-5", "BASE-HIDDEN-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_in_a_world_no_card_lies_face_down_that_lay_on_the_discard_pile_then(printing: str) -> None:
    believes(Onlooker.laid_cards, printing)


@pytest.mark.rule("VAR-EXPERT-1")
def test_in_a_world_of_2014_nobody_has_kept_a_bullet() -> None:
    believes(Onlooker.no_kept_bullets, "expert-2014")


@pytest.mark.rule("VAR-EXPERT-1")
def test_in_a_game_of_2016_bullets_are_kept() -> None:
    """So what holds of worlds in 2014 says something."""
    kept = 0
    for seed in range(GAMES):
        g = new("expert-2016")
        onlooker = Onlooker(g)
        for _ in played(g, Source(seed)):
            kept += sum(not onlooker.no_kept_bullets(g, seat) for seat in SEATS)
    assert kept > 10


@pytest.mark.rule("VAR-EXPERT-1", "VAR-EXPERT-5", "BASE-HIDDEN-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_card_laid_face_down_looks_like_any_other(printing: str) -> None:
    choices = 0
    for seed in range(2 * GAMES):
        source = Source(seed)
        for g in played(new(printing), source):
            decision = pending(g)[0]
            hides = [o for o in decision.options if option_text(g.table, o).startswith("hide ")]
            choices += len(hides) > 1
            for viewer in VIEWERS:
                if viewer == decision.seat:
                    continue
                looks = {look_after(g, option, viewer) for option in hides}
                assert len(looks) <= 1, [option_text(g.table, option) for option in hides]
    assert choices > 50


def look_after(g: Game, option: int, viewer: int) -> str:
    """What a viewer sees after an answer, if no draw comes at once."""
    copy = g.copy()
    copy.listener = None
    apply(copy, option)
    return "" if draw_open(copy) else repr(save(view(copy, viewer)))


@pytest.mark.rule("VAR-EXPERT-1")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_nothing_of_a_choice_shows_before_the_last_one_has_chosen(printing: str) -> None:
    choices = 0
    for seed in range(GAMES):
        source = Source(seed)
        g = new(printing)
        run_chance(g, source)
        while not g.over():
            open_question = pending(g)[0]
            before = {viewer: save(view(g, viewer)) for viewer in VIEWERS} if keeping(g) else {}
            seat = ply(g, source)
            if before and keeping(g) and pending(g)[0].number == open_question.number:
                choices += 1
                for viewer in VIEWERS:
                    assert (save(view(g, viewer)) == before[viewer]) == (viewer != seat)
    assert choices > 50


def keeping(g: Game) -> bool:
    """Whether players choose what they keep."""
    return not g.over() and pending(g)[0].about == "KeepWhich"


@pytest.mark.rule("VAR-EXPERT-2")
def test_the_question_about_bullets_tells_nobody_whether_there_are_any() -> None:
    """One hand with a bullet and one without, out of the same deck: the others see the same, event for event."""
    compared = 0
    for seed in range(200):
        source = Source(seed)
        g = new("expert-2014")
        while not g.over():
            draw = draw_open(g)
            if draw is not None and len(draw.outcomes(g)) > 1:
                seat = getattr(draw, "seat", -1)
                outcomes = [o for o, _ in draw.outcomes(g)]
                armed = [o for o in outcomes if "bullet" in option_text(g.table, o)]
                plain = [o for o in outcomes if "bullet" not in option_text(g.table, o)]
                if seat >= 0 and armed and plain and not pending(g):
                    compared += compare_questions(g, seat, armed[0], plain[0], seed)
            if draw is not None:
                apply(g, draw.sample(g, source))
            else:
                options = pending(g)[0].options
                apply(g, options[source.below(len(options))])
        if compared > 10:
            break
    assert compared > 10


def compare_questions(g: Game, seat: int, armed: int, plain: int, seed: int) -> bool:
    """Goes on from a draw with and without a bullet up to this seat's question about bullets."""
    games = []
    for option in (armed, plain):
        copy = g.copy()
        copy.listener = None
        answer_chance(copy, option)
        source = Source(seed)
        run_chance(copy, source)
        while not copy.over() and pending(copy)[0].about == "Lighten" and pending(copy)[0].seat != seat:
            decision = pending(copy)[0]
            answer(copy, decision.number, decision.seat, parse_option(copy.table, "done"))
            run_chance(copy, source)
        games.append(copy)
    if pending(games[0])[0].about != "Lighten":
        return False
    assert pending(games[1])[0].about == "Lighten"
    assert len(pending(games[0])[0].options) > 1
    for viewer in VIEWERS:
        if viewer != seat:
            assert save(view(games[0], viewer)) == save(view(games[1], viewer))
    return True


BELLE, TUCO = 0, 1


class Table:
    """A game in which Belle does what a test says and the others do no harm: they neither shoot nor draw bullets."""

    def __init__(self, printing: str) -> None:
        self.game = new(printing)
        self.source = Source(1)
        self.draws = ["first belle", "round bridge", "round tunnels"]

    def settle(self) -> None:
        """Chance brings what is fixed, each in its draw, and anything else otherwise."""
        g = self.game
        while (draw := draw_open(g)) is not None:
            outcomes = {option_text(g.table, option): option for option, _ in draw.outcomes(g)}
            fixed = [text for text in self.draws if text in outcomes and getattr(draw, "seat", BELLE) == BELLE]
            if fixed:
                self.draws.remove(fixed[0])
            answer_chance(g, outcomes[fixed[0]] if fixed else int(draw.sample(g, self.source)))

    def cards(self, *names: str) -> None:
        """Fixes what Belle draws next."""
        kinds = sorted(range(1, int(self.game.table.kinds)), key=int)
        order = [card_text(self.game.table, kind) for kind in kinds]
        self.draws.append("cards " + ", ".join(sorted(names, key=order.index)))

    def belle(self, *texts: str) -> None:
        """Belle's next answers, in planning and after it; all else is answered for everybody."""
        for text in texts:
            self.to_belle()
            self.answer(BELLE, text)

    def to_belle(self) -> None:
        """Goes on to Belle's next question about cards."""
        self.settle()
        while not (mine := self.questions(BELLE)):
            decision = pending(self.game)[0]
            options = [option_text(self.game.table, option) for option in decision.options]
            calm = [text for text in options if text.split()[-1] not in ("shoot", "marshal", "punch")]
            self.answer(decision.seat, "done" if "done" in options else (calm or options)[0])
        assert len(mine) == 1

    def questions(self, seat: int) -> list[str]:
        about = ("Plan", "KeepWhich")
        return [d.about for d in pending(self.game) if d.seat == seat and d.about in about]

    def answer(self, seat: int, text: str) -> None:
        g = self.game
        answer(g, int(g.number), seat, parse_option(g.table, text), open_part(g, seat))
        self.settle()


def reshuffled_over_a_hidden_card(printing: str) -> Table:
    """Belle laid a card face down out of a hand that all could work out, and then her discard pile was shuffled.

    Then she had Move, Shoot, Shoot, Rob and (face down) Change floor, and drew three of Move, Rob, Change floor, Punch.
    """
    table = Table(printing)
    table.cards("move", "move", "rob", "shoot", "floor", "punch")
    table.belle("play move", "play rob", "play floor", "play punch", "done")
    table.to_belle()
    g = table.game
    assert hand(g, BELLE) == Counter(["move", "shoot", "floor", "shoot", "rob", "marshal"])
    assert spot(g, BELLE, "discard") == Counter(["move", "rob", "floor", "punch"])
    table.cards("move", "rob", "punch")
    table.belle("play marshal", "hide floor", "draw")
    table.to_belle()
    assert hand(g, BELLE) == Counter(["move", "shoot", "shoot", "rob", "move", "rob", "punch"])
    assert face_down(g, BELLE) == ["floor"] and not spot(g, BELLE, "discard")
    return table


OLD = Counter(["move", "shoot", "shoot", "rob", "floor"])
NEW = Counter(["move", "rob", "floor", "punch"])


@pytest.mark.rule("VAR-EXPERT-5")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_worlds_after_a_reshuffle_over_a_hidden_card(printing: str) -> None:
    table = reshuffled_over_a_hidden_card(printing)
    seen = view(table.game, TUCO)
    laid, drawn = set(), set()
    for _ in range(WORLDS):
        world = determinize(seen, table.source)
        (card,) = face_down(world, BELLE)
        laid.add(card)
        rest = hand(world, BELLE) + Counter([card])
        assert rest >= OLD
        drawn.update(rest - OLD)
    assert laid == set(OLD)
    assert drawn == set(NEW)


@pytest.mark.rule("VAR-EXPERT-5", "BASE-HIDDEN-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_second_hidden_card_does_not_tell_of_which_deck_it_is(printing: str) -> None:
    table = reshuffled_over_a_hidden_card(printing)
    options = [parse_option(table.game.table, f"hide {card}") for card in ("move", "shoot", "rob", "punch")]
    for viewer in (TUCO, 2, SPECTATOR):
        assert len({look_after(table.game, option, viewer) for option in options}) == 1


@pytest.mark.rule("VAR-EXPERT-5", "BASE-HIDDEN-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_card_of_either_deck_leaves_what_can_lie_face_down(printing: str) -> None:
    """Which Move she plays nobody can tell; but the cards that lie face down were laid at their times."""
    table = reshuffled_over_a_hidden_card(printing)
    table.belle("hide shoot", "play move")
    seen = view(table.game, TUCO)
    first, second = set(), set()
    for _ in range(WORLDS):
        world = determinize(seen, table.source)
        early, late = face_down(world, BELLE)
        first.add(early)
        second.add(late)
        assert hand(world, BELLE) + Counter([early, late]) <= OLD + NEW - Counter(["move"])
    assert first >= set(OLD)
    assert second == set(OLD) | set(NEW)


@pytest.mark.rule("VAR-EXPERT-5")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_hand_is_known_when_the_hidden_card_is_resolved(printing: str) -> None:
    """Three cards of the old hand are kept; in the next round all can name them."""
    table = reshuffled_over_a_hidden_card(printing)
    table.belle("draw", "play punch", "done")
    table.to_belle()
    for viewer in (TUCO, 2, SPECTATOR):
        known = hand(view(table.game, viewer), BELLE)
        assert Counter({card: n for card, n in known.items() if card != "unknown"}) == OLD - Counter(["floor"])


@pytest.mark.rule("VAR-EXPERT-2")
def test_a_bullet_that_is_discarded_is_none_of_the_action_cards_that_were_kept() -> None:
    """In 2014 nobody keeps a bullet: of the cards kept all know that they are action cards, until one is played."""
    g = new_game(Setup(("doc", "belle", "tuco"), variants=("expert-2014",)))
    run_chance(g, Source(1))
    table = g.table
    move, bullet = (
        next(k for k in range(table.kinds) if card_text(table, k) == name) for name in ("move", "bullet doc")
    )
    for part in table.hands:
        for kind in range(table.kinds):
            g.cards[(part + 1) * table.kinds + kind] = 0
    sure = table.counter("kept")
    hand_slot = (table.hands[0] + 1) * table.kinds
    g.cards[hand_slot + move], g.cards[hand_slot + bullet] = 2, 1
    g.counters[sure + 1] = 2
    take_from_hand(g, 1, bullet)
    assert g.counters[sure + 1] == 2
    take_from_hand(g, 1, move)
    assert g.counters[sure + 1] == 1


@pytest.mark.rule("VAR-EXPERT-5")
def test_a_card_that_all_know_is_taken_from_the_part_that_all_know() -> None:
    g = new_game(Setup(("doc", "belle", "tuco"), variants=("expert-2016",)))
    run_chance(g, Source(1))
    table = g.table
    floor = next(k for k in range(table.kinds) if card_text(table, k) == "floor")
    for seat in range(table.seats):
        (known,) = [part + seat for part in table.hands if table.spot_pool[part + seat] < 0]
        g.cards[known * table.kinds + floor] = 1
        assert take_from_hand(g, seat, floor) == known
        assert g.count(known, floor) == 0
