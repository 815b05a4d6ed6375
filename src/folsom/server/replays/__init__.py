"""Games to look at again: replays, records, and the proof that the shuffles were fair."""
