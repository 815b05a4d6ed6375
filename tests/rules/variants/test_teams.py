"""Teams: order, partners' cards and where they go, what can be told of them, and who wins."""

from collections import Counter

import pytest

from folsom import (
    SPECTATOR,
    Event,
    Game,
    Listener,
    Setup,
    SetupError,
    Source,
    answer,
    answer_chance,
    check,
    dealt,
    determinize,
    draw_open,
    new_game,
    outcome,
    pending,
    play_out,
    view,
)
from folsom.base.counters import FIRST, RECEIVED, REVOLVER
from folsom.core.texts import card_text
from folsom.notation.options import option_text, parse_option

FOUR = ("belle", "tuco", "doc", "django")
SIX = (*FOUR, "ghost", "cheyenne")
QUIET = ("move", "floor", "rob")
CARS = ("baggage", "second-class", "first-class", "dining", "saloon", "mail")


class Ear(Listener):
    """Keeps all events by name."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event] = []

    def hear(self, g: Game, event: Event) -> None:
        self.heard.append(event)

    def names(self) -> list[str]:
        return [event.name for event in self.heard]


class Table:
    """A game of teams in which a test says what is drawn; the rest comes from a source."""

    def __init__(self, bandits: tuple[str, ...] = FOUR, *more: str, seed: int = 1) -> None:
        setup = Setup(bandits, variants=("teams", *more), cars=CARS[: len(bandits)])
        self.game = new_game(setup)
        self.ear = Ear()
        self.game.listener = self.ear
        self.source = Source(seed)
        self.draws: dict[str, list[str]] = {}

    def fix(self, draw: str, *texts: str) -> None:
        """What a draw (its step, and maybe its seat) brings, one after the other."""
        self.draws.setdefault(draw, []).extend(texts)

    def settle(self) -> None:
        g = self.game
        while (draw := draw_open(g)) is not None:
            outcomes = {option_text(g.table, option): option for option, _ in draw.outcomes(g)}
            name = " ".join([type(draw).__name__, *map(str, draw.args()[:1])])
            fixed = self.draws.get(name) or self.draws.get(type(draw).__name__)
            text = fixed.pop(0) if fixed else option_text(g.table, int(draw.sample(g, self.source)))
            answer_chance(g, outcomes[text])

    def say(self, text: str) -> None:
        """The seat that is asked answers."""
        decision = pending(self.game)[0]
        answer(self.game, decision.number, decision.seat, parse_option(self.game.table, text), decision.part)
        self.settle()

    def turn(self, wish: str = "") -> None:
        """The seat that is asked does as wished if it can; else it draws, or does the first thing that it can."""
        options = [option_text(self.game.table, option) for option in pending(self.game)[0].options]
        calm = [text for text in options if text == "draw" or text.startswith(("play marshal", "done"))]
        self.say(wish if wish in options else (calm or options)[0])

    def spend(self, wish: str = "") -> None:
        """The seat that is asked gets rid of a card, without harm to anybody."""
        options = [option_text(self.game.table, option) for option in pending(self.game)[0].options]
        rid = [text for text in options if text.startswith(("play", "hide", "discard")) and text.split()[1] in QUIET]
        self.say(wish if wish in options else (rid or options)[0])

    def to_round(self, number: int) -> None:
        """Plays on to a round."""
        while not self.game.over() and self.ear.names().count("round") < number:
            self.turn()

    def hand(self, seat: int) -> Counter[str]:
        table = self.game.table
        parts = [first + seat for first in table.hands]
        kinds = range(1, int(table.kinds))
        return Counter({card_text(table, k): sum(int(self.game.count(p, k)) for p in parts) for k in kinds}) + Counter()

    def spot(self, seat: int, name: str) -> Counter[str]:
        return cards(self.game, seat, name)


def cards(g: Game, seat: int, name: str) -> Counter[str]:
    (spot,) = [i for i, spot in enumerate(g.table.spots) if spot.name == name and spot.seat == seat]
    return Counter({card_text(g.table, k): int(g.count(spot, k)) for k in range(1, int(g.table.kinds))}) + Counter()


def started(
    bandits: tuple[str, ...] = FOUR, *more: str, first: str = "first belle", card: str = "round braking"
) -> Table:
    table = Table(bandits, *more)
    table.fix("DrawFirstTeam", first)
    table.fix("RoundCardUp", card)
    table.settle()
    return table


def seats_of_a_turn(table: Table) -> list[int]:
    """Who plans, until everybody has planned once."""
    asked: list[int] = []
    for _ in range(int(table.game.table.seats)):
        asked.append(pending(table.game)[0].seat)
        table.turn("draw")
    return asked


@pytest.mark.rule("VAR-TEAM-1")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_teams_are_for_four_or_six(players: int) -> None:
    bandits = (*SIX, "mei")[:players]
    with pytest.raises(SetupError) as error:
        check(Setup(bandits, variants=("teams",)))
    assert error.value.rule in ("VAR-TEAM-1", "BASE-SETUP-1", "BASE-PIECES-5")


@pytest.mark.rule("VAR-TEAM-1")
@pytest.mark.parametrize("first", ["first belle", "first doc", "first ghost"])
def test_partners_play_one_after_the_other_a_first(first: str) -> None:
    table = started(SIX, first=first)
    start = SIX.index(first.split()[1])
    assert seats_of_a_turn(table) == [(start + n) % 6 for n in range(6)]


@pytest.mark.rule("VAR-COMPAT-1")
@pytest.mark.parametrize("other", ["duo", "pairs"])
def test_teams_go_neither_with_duo_nor_with_pairs(other: str) -> None:
    for variants in (("teams", other), (other, "teams")):
        with pytest.raises(SetupError, match="cannot be played with") as error:
            check(Setup(FOUR, variants=variants))
        assert error.value.rule == "VAR-COMPAT-1"


@pytest.mark.rule("VAR-COMPAT-1")
def test_a_first_game_has_no_teams_but_expert_has() -> None:
    with pytest.raises(SetupError) as error:
        check(Setup(FOUR, variants=("teams",), first_game=True))
    assert error.value.rule == "VAR-COMPAT-1"
    for printing in ("expert-2014", "expert-2016"):
        check(Setup(SIX, variants=("teams", printing)))


@pytest.mark.rule("VAR-TEAM-2")
@pytest.mark.parametrize("first", ["first belle", "first doc"])
def test_a_starts_in_the_caboose_and_b_before_it(first: str) -> None:
    g = started(first=first).game
    places = [g.table.place_names[g.at[bandit]] for bandit in range(4)]
    assert places == ["4 inside", "3 inside", "4 inside", "3 inside"]


@pytest.mark.rule("VAR-TEAM-3")
def test_a_random_a_is_first_and_then_the_next_team() -> None:
    table = Table(SIX)
    draw = draw_open(table.game)
    assert draw is not None
    texts = [(option_text(table.game.table, option), weight) for option, weight in draw.outcomes(table.game)]
    assert texts == [("first belle", 1), ("first doc", 1), ("first ghost", 1)]
    table = started(SIX, first="first doc")
    firsts = []
    for number in range(1, 6):
        table.to_round(number)
        firsts.append(int(table.game.counters[FIRST]))
    assert firsts == [2, 4, 0, 2, 4]


@pytest.mark.rule("VAR-TEAM-6")
@pytest.mark.parametrize(("bandits", "order"), [(SIX, [1, 0, 5, 4, 3, 2]), (FOUR, [1, 0, 3, 2])])
def test_in_a_switching_turn_b_plays_before_a(bandits: tuple[str, ...], order: list[int]) -> None:
    table = started(bandits, card="round angry-marshal")
    turns = 3 if len(bandits) == 4 else 2
    for _ in range(turns):
        seats_of_a_turn(table)
    assert seats_of_a_turn(table) == order


@pytest.mark.rule("VAR-TEAM-4")
def test_a_hand_has_one_card_of_the_partner_and_is_filled_from_the_own_deck() -> None:
    table = started()
    for seat in range(4):
        hand = table.hand(seat)
        size = 7 if FOUR[seat] == "doc" else 6
        assert hand.total() == size
        assert table.spot(seat, "borrowed").total() == 1
        assert sum(n for card, n in hand.items() if card.endswith("partner")) == 1
        assert table.spot(seat, "deck").total() == 10 - size


@pytest.mark.rule("VAR-TEAM-4")
def test_all_partners_cards_are_drawn_before_anybody_fills_his_hand() -> None:
    names = [name for name in started().ear.names() if name in ("borrowed", "drew")]
    assert names == ["borrowed"] * 4 + ["drew"] * 4


@pytest.mark.rule("VAR-TEAM-4")
def test_that_a_card_was_borrowed_is_seen_by_all_and_what_it_is_by_its_player() -> None:
    table = Table()
    table.fix("DrawFirstTeam", "first belle")
    table.fix("DrawBorrowed 0", "cards shoot partner")
    table.settle()
    (event,) = [event for event in table.ear.heard if event.name == "borrowed" and event.numbers[0] == 0]
    kind = event.numbers[2]
    assert card_text(table.game.table, kind) == "shoot partner"
    assert event.seen_by(0) == [0, 1, kind]
    for other in (1, 2, 3, SPECTATOR):
        assert event.seen_by(other) == [0, 1, 0]
        assert cards(view(table.game, other), 0, "borrowed").total() == 0


def with_tucos_shoot(*more: str, seed: int = 1) -> Table:
    """Belle has drawn Tuco's Shoot."""
    table = Table(FOUR, *more, seed=seed)
    table.fix("DrawFirstTeam", "first belle")
    table.fix("RoundCardUp", "round braking")
    table.fix("DrawBorrowed 0", "cards shoot partner")
    table.settle()
    return table


@pytest.mark.rule("VAR-TEAM-4", "VAR-COMPAT-3")
def test_a_partners_card_acts_for_its_player_and_may_hit_the_partner() -> None:
    """Belle in the caboose shoots with Tuco's card: Tuco or Django in the next car; it is her bullet that is gone."""
    table = with_tucos_shoot()
    table.say("play shoot partner")
    while "resolved" not in table.ear.names():
        table.turn("draw")
    decision = pending(table.game)[0]
    assert decision.seat == 0
    assert {option_text(table.game.table, o) for o in decision.options} == {"shoot tuco", "shoot django"}
    table.say("shoot tuco")
    assert table.game.counters[REVOLVER] == 5 and table.game.counters[REVOLVER + 1] == 6
    assert table.game.counters[RECEIVED + 1] == 1


@pytest.mark.rule("VAR-TEAM-5")
def test_a_played_card_goes_back_to_its_owner() -> None:
    table = with_tucos_shoot()
    table.say("play shoot partner")
    table.fix("DrawBorrowed 0", "cards move partner")
    table.to_round(2)
    mine = table.hand(0) + table.spot(0, "deck")
    assert mine["shoot partner"] == 0
    assert (table.hand(1) + table.spot(1, "deck"))["shoot"] + table.hand(0)["shoot partner"] == 2


@pytest.mark.rule("VAR-TEAM-5")
def test_an_expert_card_goes_to_its_owners_discard_pile() -> None:
    table = with_tucos_shoot("expert-2016")
    table.say("play shoot partner")
    table.to_round(2)
    assert table.spot(0, "discard")["shoot partner"] == 0
    assert table.spot(1, "discard")["shoot"] == 1


@pytest.mark.rule("VAR-TEAM-5")
def test_a_card_that_is_not_played_changes_decks_over_several_rounds() -> None:
    """Belle keeps Tuco's Shoot for two rounds among her own; in the third she plays it, and it goes home."""
    table = with_tucos_shoot()
    table.fix("DrawBorrowed 0", "cards move partner")
    table.fix("DrawBorrowed 1", "cards punch partner")
    table.to_round(2)
    assert (table.hand(0) + table.spot(0, "deck"))["shoot partner"] == 1
    assert (table.hand(1) + table.spot(1, "deck"))["shoot"] == 1
    table.to_round(3)
    assert (table.hand(0) + table.spot(0, "deck"))["shoot partner"] == 1
    while pending(table.game)[0].seat != 0 or not table.hand(0)["shoot partner"]:
        table.turn("draw")
    table.say("play shoot partner")
    table.to_round(4)
    assert (table.hand(0) + table.spot(0, "deck") + table.spot(0, "borrowed"))["shoot partner"] <= 1
    own = table.hand(1) + table.spot(1, "deck")
    assert own["shoot"] + table.hand(0)["shoot partner"] + table.spot(0, "deck")["shoot partner"] == 2


@pytest.mark.rule("VAR-TEAM-5")
def test_a_borrowed_bullet_stays_and_counts_for_its_first_victim() -> None:
    table = with_tucos_shoot()
    table.say("play shoot partner")
    table.fix("DrawBorrowed 0", "cards bullet belle")
    while table.ear.names().count("round") < 2:
        table.turn("shoot tuco")
    assert table.hand(0)["bullet belle"] == 1
    assert "play bullet belle" not in [option_text(table.game.table, o) for o in table.game.options]
    table.to_round(3)
    belles = table.hand(0) + table.spot(0, "deck") + table.spot(1, "borrowed")
    assert belles["bullet belle"] == 1
    assert table.game.counters[RECEIVED] == 0 and table.game.counters[RECEIVED + 1] == 1


@pytest.mark.rule("VAR-TEAM-4", "VAR-EXPERT-3")
def test_with_expert_the_bullet_on_top_is_what_the_partner_draws() -> None:
    table = with_tucos_shoot("expert-2016")
    table.say("play shoot partner")
    while table.ear.names().count("round") < 2:
        table.spend("shoot tuco")
    (top,) = [event for event in table.ear.heard if event.name == "borrowed-top" and event.numbers[0] == 0]
    assert [top.numbers[0], top.numbers[1], card_text(table.game.table, top.numbers[2])] == [0, 1, "bullet belle"]
    for viewer in (1, 2, 3, SPECTATOR):
        assert cards(view(table.game, viewer), 0, "shown") == Counter(["bullet belle"])


@pytest.mark.rule("VAR-TEAM-4")
def test_a_full_hand_draws_nothing_from_the_partner() -> None:
    """With expert, who keeps all six cards of a hand to which he drew three has nothing to draw."""
    table = started(FOUR, "expert-2016")
    while table.ear.names().count("round") < 2:
        table.turn("draw" if pending(table.game)[0].about == "Plan" else "done")
    events = [(event.name, event.numbers[0]) for event in table.ear.heard]
    second = events[len(events) - events[::-1].index(("first-player", 2)) :]
    assert table.hand(0).total() > 6
    assert [seat for name, seat in second if name in ("borrowed", "drew")] == []


@pytest.mark.rule("VAR-TEAM-4", "VAR-EXPERT-5")
def test_with_expert_an_empty_deck_is_filled_up_for_the_partner() -> None:
    """Tuco has drawn his whole deck; Belle needs one of his cards in the next round, so his discards are shuffled."""
    table = started(FOUR, "expert-2016", card="round rebellion")
    while table.ear.names().count("round") < 2:
        decision = pending(table.game)[0]
        if decision.seat == 1 and decision.about == "Plan" and table.spot(1, "deck"):
            table.say("draw")
        elif decision.seat == 1 and decision.about == "KeepWhich":
            table.say("done")
        else:
            table.spend()
    reshuffled = [event.numbers[0] for event in table.ear.heard if event.name == "reshuffled"]
    borrowed = [event.numbers[0] for event in table.ear.heard if event.name == "borrowed"]
    assert 1 in reshuffled
    assert borrowed.count(0) == 2


@pytest.mark.rule("VAR-EXPERT-2", "VAR-TEAM-4")
def test_a_partners_bullet_may_be_discarded_onto_ones_own_pile() -> None:
    table = with_tucos_shoot("expert-2014")
    while pending(table.game)[0].about == "Lighten":
        table.say("done")
    table.say("play shoot partner")
    while table.ear.names().count("round") < 2:
        table.spend("shoot tuco")
    while pending(table.game)[0].seat != 0:
        table.say("done")
    assert pending(table.game)[0].about == "Lighten"
    table.say("discard bullet belle")
    assert table.spot(0, "discard")["bullet belle"] == 1
    assert table.spot(1, "discard")["bullet belle"] == 0


@pytest.mark.rule("VAR-TEAM-7", "VAR-COMPAT-2")
def test_the_richest_team_wins_and_a_tie_compares_the_bullets_of_both() -> None:
    for seed in range(40):
        g = new_game(dealt(4 + 2 * (seed % 2), Source(seed), Setup((), variants=("teams",))))
        play_out(g, Source(seed))
        result = outcome(g)
        teams = [range(2 * t, 2 * t + 2) for t in range(int(g.table.seats) // 2)]
        shot = [sum(6 - int(g.counters[REVOLVER + b]) for b in team) for team in teams]
        friendly = [
            sum(
                int(g.count(spot, rules_bullet(g) + b))
                for b in team
                for spot in range(len(g.table.spots))
                if g.table.spots[spot].seat in team
            )
            for team in teams
        ]
        sharp = [shot[t] - friendly[t] for t in range(len(teams))]
        money = [
            sum(result.loot[b] for b in team) + (1000 if sharp[t] == max(sharp) else 0) for t, team in enumerate(teams)
        ]
        hits = [sum(int(g.counters[RECEIVED + b]) for b in team) for team in teams]
        best = max((money[t], -hits[t]) for t in range(len(teams)))
        for t, team in enumerate(teams):
            for b in team:
                assert result.money[b] == money[t]
                assert result.won(b) == ((money[t], -hits[t]) == best)


def rules_bullet(g: Game) -> int:
    return next(k for k, kind in enumerate(g.table.card_kinds) if kind.name.startswith("bullet "))


@pytest.mark.rule("VAR-TEAM-8")
def test_a_bullet_shot_at_a_partner_counts_for_nothing() -> None:
    """Belle's only shot hits Tuco; Django shoots one at Belle: his team is the sharper one."""
    table = with_tucos_shoot()
    table.say("play shoot partner")
    while table.ear.names().count("round") < 2:
        table.turn("shoot tuco")
    assert outcome(table.game).sharpshooters == 0b1111, "nobody has shot anybody that counts: a tie"
    table.game.counters[REVOLVER + 3] -= 1
    slot = rules_bullet(table.game) + 3
    table.game.cards[slot] += 1
    assert outcome(table.game).sharpshooters == 0b1100


@pytest.mark.rule("VAR-TEAM-4")
def test_in_the_first_round_a_borrowed_card_is_of_the_partners_colour_in_every_world() -> None:
    table = started()
    for viewer in (2, 3, SPECTATOR):
        seen = view(table.game, viewer)
        found = set()
        for _ in range(60):
            world = determinize(seen, table.source)
            (card,) = cards(world, 0, "borrowed")
            assert card.endswith("partner")
            assert all(not name.endswith("partner") for name in cards(world, 0, "hand"))
            found.add(card)
        assert len(found) == 6


@pytest.mark.rule("VAR-TEAM-5")
def test_worlds_have_as_many_strays_as_have_gone_over() -> None:
    """Belle and Tuco each kept a card of the other: everybody else can tell that, and not which."""
    table = with_tucos_shoot()
    table.fix("DrawBorrowed 1", "cards punch partner")
    table.to_round(2)
    kept = Counter[str]()
    for _ in range(200):
        world = determinize(view(table.game, 2), table.source)
        mine = cards(world, 0, "deck") + cards(world, 0, "hand")
        strays = Counter({card: n for card, n in mine.items() if card.endswith("partner")})
        assert strays.total() <= 2
        kept += strays
    assert len(kept) == 6, "any of Tuco's cards may be with Belle"


@pytest.mark.rule("VAR-TEAM-5")
def test_a_player_knows_which_card_he_took_over_and_his_partner_does_not() -> None:
    table = with_tucos_shoot()
    table.fix("DrawBorrowed 0", "cards move partner")
    table.fix("DrawBorrowed 1", "cards rob partner")
    table.to_round(2)
    known, guessed = 0, 0
    for _ in range(200):
        for viewer in (0, 1):
            world = determinize(view(table.game, viewer), table.source)
            mine = cards(world, 0, "deck") + cards(world, 0, "hand")
            if viewer == 0:
                known += mine["shoot partner"]
            else:
                guessed += mine["shoot partner"]
    assert known > 170, "unless Tuco has drawn it back"
    assert guessed < 120


@pytest.mark.rule("VAR-TEAM-5")
def test_a_player_remembers_the_card_that_he_took_over_and_that_lies_in_his_deck() -> None:
    tried = 0
    for seed in range(1, 12):
        table = with_tucos_shoot(seed=seed)
        table.fix("DrawBorrowed 0", "cards move partner")
        table.fix("DrawBorrowed 1", "cards rob partner")
        table.to_round(2)
        if not table.spot(0, "deck")["shoot partner"]:
            continue
        seen = view(table.game, 0)
        worlds = [determinize(seen, table.source) for _ in range(40)]
        known = sum(cards(world, 0, "deck")["shoot partner"] for world in worlds)
        assert known > 16, "unless Tuco has drawn it back"
        tried += 1
    assert tried > 3


@pytest.mark.rule("VAR-TEAM-3")
def test_any_a_may_be_drawn_and_no_b() -> None:
    drawn = set()
    for seed in range(40):
        table = Table(SIX, seed=seed)
        draw = draw_open(table.game)
        assert draw is not None
        drawn.add(option_text(table.game.table, int(draw.sample(table.game, table.source))))
    assert drawn == {"first belle", "first doc", "first ghost"}
