"""The laws that every game obeys, whatever is played: checked by ``folsom simulate`` and by the tests."""

from folsom.laws.broken import CHEAP, COSTLY, LAWS, Broken
from folsom.laws.games import play_trials
from folsom.laws.tally import BrokenLaw, Tally

__all__ = ["CHEAP", "COSTLY", "LAWS", "Broken", "BrokenLaw", "Tally", "play_trials"]
