"""The levels: they answer every question, know nothing that is hidden, and judge as the rulebook would advise."""

import pytest

from bots.settings import SETTINGS, deal
from folsom import Game, Source, new_game, outcome, pending, run_chance, view
from folsom.base.train import TRAIN
from folsom.bots import LEVELS, Guarded, make_bot, play
from folsom.bots.judgement.box import know_boxes
from folsom.bots.judgement.judge import JUDGES
from folsom.boxes.horses.stations import ESCAPE, is_up
from folsom.core.steps import STEPS, Ask, Together
from folsom.laws.shadows import Given, Shadow, common_answer, move_on

COUNTED = {
    "random": "random",
    "greenhorn": "greenhorn",
    "outlaw": "outlaw",
    "gunslinger": "gunslinger:6",
    "legend": "legend:6",
}
UNJUDGED = {"PawnsInFists"}  # which of one's two bandits starts behind makes no difference that one could tell


def test_every_question_of_ours_has_a_judge():
    """A question that a box or a variant brings without one would be answered blindly."""
    know_boxes()
    questions = {
        name: step
        for name, step in STEPS.items()
        if issubclass(step, (Ask, Together)) and step.__module__.startswith("folsom.")
    }
    assert len(questions) > 15
    assert {name for name, step in questions.items() if step not in JUDGES} == UNJUDGED


@pytest.mark.parametrize("setting", SETTINGS)
def test_no_bot_fails(setting):
    """All levels at one table play every kind of game to its end, and every answer of theirs is legal."""
    game = new_game(deal(setting, 2))
    codes = list(COUNTED.values())
    bots = [Guarded(make_bot(codes[seat % len(codes)], seat), seat) for seat in range(int(game.table.seats))]
    play(game, bots, Source(2))
    assert game.over()
    assert [failure for bot in bots for failure in bot.failures] == []


@pytest.mark.parametrize("level", COUNTED)
@pytest.mark.parametrize("setting", [((), (), 3), (("teams",), ("horses",), 4)])
def test_what_is_hidden_changes_no_answer(level, setting):
    """Non-interference: in a game and in a world that its seat holds possible, a bot does the same."""
    viewer = 1
    game = new_game(deal(setting, 5))
    source = Source(5)
    run_chance(game, source)
    shadow, given = Shadow(viewer, source), Given()
    compared = differing = 0
    while not game.over() and compared < 12:
        if shadow.world is None:
            shadow.begin(game)
        world = shadow.world
        assert world is not None
        if any(decision.seat == viewer and len(decision.options) > 1 for decision in pending(game)):
            assert _answer(game, viewer, COUNTED[level]) == _answer(world, viewer, COUNTED[level])
            compared += 1
            differing += list(game.cards) != list(world.cards)
        seat, option = common_answer(game, shadow, source, given)
        shadow.move(game, move_on(game, seat, option, source, [viewer], given))
    assert compared == 12 and differing > 3


def _answer(game: Game, seat: int, code: str) -> int:
    known = view(game, seat)
    decision = next(one for one in pending(known) if one.seat == seat)
    return make_bot(code, 3).choose(known, decision)


def test_levels_are_named_weakest_first():
    """The levels that people choose from are bots by name."""
    assert LEVELS == ("greenhorn", "outlaw", "gunslinger", "legend")
    for level in LEVELS:
        make_bot(level, 1).close()


def test_outlaw_is_no_random_player():
    """Judgement pays: one outlaw against two random players has far more money over a few games."""
    mine = theirs = 0
    for seed in range(6):
        game = new_game(deal(((), (), 3), seed))
        codes = ["random"] * 3
        codes[seed % 3] = "outlaw"
        play(game, [make_bot(code, seat) for seat, code in enumerate(codes)], Source(seed))
        money = outcome(game).money
        mine += money[seed % 3]
        theirs += (sum(money) - money[seed % 3]) // 2
    assert mine > 1.5 * theirs


def test_a_rider_gets_away_when_only_that_can_win():
    """In the escape round bots that judge ride away, or get on the stagecoach in time."""
    left = stayed = 0
    for seed in range(60):
        game = new_game(deal(((), ("horses",), 3), seed))
        play(game, [make_bot("outlaw", seat) for seat in range(3)], Source(seed))
        if not is_up(game, ESCAPE):
            continue
        on_train = sum(int(game.table.board.vehicle[game.at[bandit]]) == TRAIN for bandit in range(3))
        stayed += on_train
        left += 3 - on_train
    assert left > 1.4 * stayed
